//! Enemies (CR-CUST-7 to CR-CUST-11).

use super::Shelf;
use super::tree::{Node, Report, Table};
use crate::content::{Dice, DieColour, EnemySheet, OnHit, Side, Size, SourceId, house};
use std::ops::RangeInclusive;

/// The kind that comes out of webs (CR-QL-2). Its tokens are more than the figures of other small kinds (CR-CUST-11).
pub(super) const SPIDER: &str = "spider";

/// What a size may have (CR-CUST-8).
pub(crate) struct Bounds {
    pub(crate) health: RangeInclusive<u8>,
    pub(crate) movement: RangeInclusive<u8>,
    pub(crate) range: RangeInclusive<u8>,
    pub(crate) dice: RangeInclusive<usize>,
    pub(crate) figures: RangeInclusive<u8>,
    /// Points of the Standard side, and the most of the Tough side.
    pub(crate) points: (RangeInclusive<u8>, u8),
}

/// What a size may have.
pub(crate) fn bounds(size: Size) -> Bounds {
    let [health, movement, range, figures] = match size {
        Size::Small => [1..=3, 3..=6, 1..=4, 2..=6],
        Size::Medium => [2..=5, 2..=5, 1..=5, 2..=5],
        Size::Large => [3..=5, 2..=5, 1..=4, 1..=3],
        Size::Boss => [6..=20, 2..=6, 1..=4, 1..=1],
    };
    let (dice, points) = match size {
        Size::Small => (1..=2, (0..=15, 18)),
        Size::Medium => (1..=3, (0..=21, 25)),
        Size::Large => (2..=3, (0..=24, 27)),
        Size::Boss => (2..=3, (30..=60, 70)),
    };
    Bounds { health, movement, range, dice, figures, points }
}

/// The points of a side (CR-CUST-8).
pub(crate) fn points(side: &Side, stinky: bool, on_hit: Option<OnHit>, phase_spawn: bool) -> u8 {
    let die = |colour: &DieColour| match colour {
        DieColour::White => 3,
        DieColour::Blue => 5,
        DieColour::Red => 7,
    };
    let blow = match on_hit {
        None => 0,
        Some(OnHit::Poisoned | OnHit::Knock) => 6,
        Some(OnHit::Stunned) => 8,
        Some(OnHit::Stinky) => 4,
    };
    let powers = if stinky { 6 } else { 0 } + blow + if phase_spawn { 6 } else { 0 };
    2 * side.health + side.movement + 2 * (side.range - 1) + side.dice.colours().iter().map(die).sum::<u8>() + powers
}

/// A sheet with the kind that it places, still by name.
pub(super) struct Draft<'t> {
    pub(super) sheet: EnemySheet,
    pub(super) phase_spawn: Option<(&'t str, usize)>,
}

/// Reads an enemy; everything that is wrong with it is told.
pub(super) fn read<'t>(table: &Table<'t>, shelf: &Shelf, source: Option<SourceId>, report: &mut Report<'_>) -> Option<Draft<'t>> {
    let keys = ["id", "name", "size", "figures", "standard", "tough", "stinky", "on_hit", "phase_spawn"];
    report.keys(table, &keys, "E01");
    let id = report.id(table, "E02", "E02");
    if let Some((id, at)) = id.filter(|(id, _)| shelf.enemies.iter().any(|enemy| &*enemy.id == *id)) {
        report.wrong(at, "E02", format!("there is an enemy '{id}' already"));
    }
    let message = id.filter(|_| source.is_none()).map(|(id, _)| house::enemy(id));
    let name = report.text(table, "name", 24, "E03", message);
    let sizes = Size::ALL.map(|size| (size.code(), size));
    let size = report.need(table, "size", "E04").and_then(|node| report.word(node, &sizes, "size", "E04"));
    let limits = size.map(bounds);
    let tokens = matches!(id, Some((SPIDER, _)));
    let figures = match &limits {
        Some(limits) if !tokens => limits.figures.clone(),
        _ => 1..=8,
    };
    let figures = report.small(table, "figures", figures, ["E09", "E09"]);
    let mut half = |key: &str| {
        let node = report.need(table, key, "E01")?;
        side(node, limits.as_ref(), report)
    };
    let (standard, tough) = (half("standard"), half("tough"));
    let stinky = table.get("stinky").and_then(|node| report.boolean(node, "E12")).unwrap_or(false);
    let blows = OnHit::ALL.map(|blow| (blow.code(), blow));
    let on_hit = table.get("on_hit").and_then(|node| report.word(node, &blows, "power", "E12"));
    let phase_spawn = table.get("phase_spawn").and_then(|node| Some((report.string(node, "E12")?, node.at)));
    if size.is_some_and(|size| size != Size::Boss) {
        for key in ["on_hit", "phase_spawn"] {
            if let Some(node) = table.get(key) {
                report.wrong(node.at, "E12", format!("'{key}' is for bosses only"));
            }
        }
    }
    let (standard, tough) = (standard?, tough?);
    if let Some(limits) = &limits {
        let cost = |side| points(side, stinky, on_hit, phase_spawn.is_some());
        let (plain, hard) = (cost(&standard), cost(&tough));
        if !limits.points.0.contains(&plain) {
            let (least, most) = (limits.points.0.start(), limits.points.0.end());
            report.wrong(table.at, "E10", format!("the Standard side has {plain} points, but must have {least} to {most}"));
        }
        if hard > limits.points.1 {
            let reason = format!("the Tough side has {hard} points, but at most {} are allowed", limits.points.1);
            report.wrong(table.at, "E10", reason);
        }
        let lower = tough.health < standard.health
            || tough.movement < standard.movement
            || tough.range < standard.range
            || tough.dice.count() < standard.dice.count();
        if lower {
            report.wrong(table.at, "E11", "the Tough side is weaker in something than the Standard one (CR-CUST-9)");
        } else if hard <= plain {
            let reason = format!("the Tough side must have more points than the Standard one: {hard} against {plain}");
            report.wrong(table.at, "E11", reason);
        }
    }
    let sheet = EnemySheet {
        id: id?.0.into(),
        name: name?,
        size: size?,
        figures: figures?,
        sides: [standard, tough],
        stinky,
        on_hit,
        phase_spawn: None,
        source,
    };
    Some(Draft { sheet, phase_spawn })
}

fn side(node: Node<'_>, limits: Option<&Bounds>, report: &mut Report<'_>) -> Option<Side> {
    let table = report.table(node, "E01")?;
    report.keys(&table, &["health", "move", "range", "dice"], "E01");
    let [health, movement, range] =
        limits.map_or([1..=20, 1..=9, 1..=9], |limits| [limits.health.clone(), limits.movement.clone(), limits.range.clone()]);
    let health = report.small(&table, "health", health, ["E05", "E05"]);
    let movement = report.small(&table, "move", movement, ["E06", "E06"]);
    let range = report.small(&table, "range", range, ["E07", "E07"]);
    let dice: Option<Dice> = report.need(&table, "dice", "E08").and_then(|node| {
        let dice = report.dice(node, "E08")?;
        if let Some(limits) = limits.filter(|limits| !limits.dice.contains(&dice.count())) {
            let (least, most) = (limits.dice.start(), limits.dice.end());
            report.wrong(node.at, "E08", format!("{} dice, but {least} to {most} are allowed", dice.count()));
        }
        Some(dice)
    });
    Some(Side { health: health?, movement: movement?, range: range?, dice: dice? })
}
