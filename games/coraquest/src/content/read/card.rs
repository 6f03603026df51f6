//! Dungeon cards (content C, CR-REVEAL-8).

use super::tree::{Report, Table};
use crate::content::{CardId, Cell, Cells, DungeonCard, Layout, SourceId, house};

/// Reads a set of cards: which card, and what is on it.
pub(super) fn read(file: &Table<'_>, source: Option<SourceId>, report: &mut Report<'_>) -> Vec<(CardId, DungeonCard)> {
    report.keys(file, &["card"], "C01");
    let mut cards: Vec<(CardId, DungeonCard)> = Vec::new();
    for table in report.tables(file.get("card"), "C01") {
        if let Some((card, at, drawn)) = one(&table, source, report) {
            if cards.iter().any(|&(other, _)| other == card) {
                report.wrong(at, "C02", format!("card {} stands here twice", card.code()));
            }
            cards.push((card, drawn));
        }
    }
    cards
}

/// Reads one card.
fn one(table: &Table<'_>, source: Option<SourceId>, report: &mut Report<'_>) -> Option<(CardId, usize, DungeonCard)> {
    report.keys(table, &["card", "name", "rows", "web"], "C01");
    let card = report.string_of(table, "card", "C02").and_then(|(code, at)| {
        let card = CardId::coded(code);
        if card.is_none() {
            report.wrong(at, "C02", format!("unknown card '{code}'; expected 1 to 17 or A to R"));
        }
        card.map(|card| (card, at))
    });
    let message = card.filter(|_| source.is_none()).map(|(card, _)| house::card(&card.code()));
    let name = report.text(table, "name", 24, "C03", message);
    let web = table.get("web").and_then(|node| report.boolean(node, "C08")).unwrap_or(false);
    let rows = report.need(table, "rows", "C04");
    let layout = rows.and_then(|node| {
        let rows: Vec<&str> = report.list(node, "C04")?.into_iter().filter_map(|row| report.string(row, "C04")).collect();
        let drawn = draw(&rows);
        if let Err(reason) = &drawn {
            report.wrong(node.at, "C04", reason);
        }
        drawn.ok()
    });
    let (layout, at) = (layout?, rows?.at);
    for (code, reason) in faults(&layout, web, card.map(|(card, _)| card)) {
        report.wrong(at, code, reason);
    }
    let (card, at) = card?;
    Some((card, at, DungeonCard::new(name?, layout, web)))
}

/// The card from its three rows, the upper one first.
fn draw(rows: &[&str]) -> Result<Layout, String> {
    if rows.len() != 3 || rows.iter().any(|row| row.chars().count() != 3) {
        return Err("a card has three rows of three squares, the upper one first".to_owned());
    }
    let mut layout = Layout { floor: Cells::default(), spawns: [Cells::default(); 3], chests: Cells::default(), spot: None };
    for (row, signs) in rows.iter().rev().enumerate() {
        for (column, sign) in signs.chars().enumerate() {
            let cell = Cell::at(column as u8, row as u8);
            match sign {
                '#' => continue,
                '.' => {}
                '1' | '2' | '3' => {
                    let spawns = &mut layout.spawns[sign as usize - '1' as usize];
                    *spawns = spawns.with(cell);
                }
                'C' => layout.chests = layout.chests.with(cell),
                '*' if layout.spot.is_some() => return Err("a card has one spot only".to_owned()),
                '*' => layout.spot = Some(cell),
                _ => return Err(format!("unknown sign '{sign}'; expected . # 1 2 3 C or *")),
            }
            layout.floor = layout.floor.with(cell);
        }
    }
    Ok(layout)
}

/// What CR-REVEAL-8 and the setup forbid.
fn faults(layout: &Layout, web: bool, card: Option<CardId>) -> Vec<(&'static str, &'static str)> {
    let floor = layout.floor;
    let open = |cells: [(u8, u8); 3]| cells.into_iter().any(|(column, row)| floor.has(Cell::at(column, row)));
    let line = |at: u8| [open([(at, 0), (at, 1), (at, 2)]), open([(0, at), (1, at), (2, at)])];
    let sides = [line(0), line(2)].concat().into_iter().filter(|&open| open).count();
    let middle = [(1, 0), (1, 2), (0, 1), (2, 1)].into_iter().any(|(column, row)| floor.has(Cell::at(column, row)));
    let mut faults = Vec::new();
    if !connected(floor) {
        faults.push(("C05", "all floor squares of a card must be connected (CR-REVEAL-8)"));
    }
    if sides < 3 {
        faults.push(("C06", "at least three sides of a card must have floor (CR-REVEAL-8)"));
    }
    if !middle {
        faults.push(("C07", "b1, b3, a2 or c2 must be floor (CR-REVEAL-8)"));
    }
    if web && !floor.has(Cell::CENTRE) {
        faults.push(("C08", "a card with a web has floor on b2 (CR-REVEAL-8)"));
    }
    match card {
        Some(card) if card.is_story() && layout.spot.is_none() => faults.push(("C09", "a story card has a spot, written *")),
        Some(card) if !card.is_story() && layout.spot.is_some() => faults.push(("C09", "only story cards have a spot")),
        _ => {}
    }
    if card == Some(CardId::ENTRANCE) {
        if layout.spawns != [Cells::default(); 3] || !web {
            faults.push(("C10", "the Entrance shows a web and no spawn point (CR-SETUP-14)"));
        }
        if floor.count() < 4 {
            faults.push(("C10", "four heroes start on the Entrance (CR-SETUP-15)"));
        }
    }
    faults
}

fn connected(floor: Cells) -> bool {
    let near = |a: Cell, b: Cell| a.column().abs_diff(b.column()) <= 1 && a.row().abs_diff(b.row()) <= 1;
    let mut reached: Vec<Cell> = floor.iter().take(1).collect();
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        let fresh: Vec<Cell> = floor.iter().filter(|&to| near(from, to) && !reached.contains(&to)).collect();
        reached.extend(fresh);
        next += 1;
    }
    reached.len() as u32 == floor.count()
}
