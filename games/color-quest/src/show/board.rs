//! The squares, and the names along the frame.

use super::{MARGIN, side, spot};
use crate::movegen::MoveGen;
use crate::words::names::{die, figure, puddle, series, status, tile};
use crate::{Camp, Class, ColorQuest, Figure, Layout, Marks, Point, Scenario, Stage, Tile, View};
use paint::{Board, Square};
use stage::{Label, Spot, Tint};
use texts::{Lang, Message};

/// Letters below, numbers at the left.
pub(super) fn labels(board: &Board) -> Vec<Label> {
    let (columns, rows) = (board.columns(), board.rows());
    let letters = (0..columns).map(|column| {
        let name = Point::new(column, 0).to_string();
        Label { text: name.trim_end_matches('1').to_owned(), x: column as f32 + 0.5, y: rows as f32 + MARGIN / 2.0 }
    });
    let numbers = (0..rows).map(|row| Label { text: (row + 1).to_string(), x: -MARGIN / 2.0, y: (rows - row) as f32 - 0.5 });
    letters.chain(numbers).collect()
}

/// All squares, the northernmost row first.
pub(super) fn spots(rules: &ColorQuest, view: &View, lang: Lang) -> Vec<Spot> {
    let look = MoveGen::of(rules, &view.table);
    let board = look.board;
    let shades = shades(look.layout);
    let places = (0..board.rows()).rev().flat_map(|row| (0..board.columns()).map(move |column| (column, row)));
    let square = |(column, row): (usize, usize)| {
        let at = board.square(column, row)?;
        Some(Spot {
            id: spot(at),
            x: column as f32,
            y: (board.rows() - 1 - row) as f32,
            w: 1.0,
            h: 1.0,
            look: match (shades[look.layout.fragment_of(at)], (column + row).is_multiple_of(2)) {
                (false, true) => "tile-a",
                (false, false) => "tile-b",
                (true, true) => "tile-s",
                (true, false) => "tile-t",
            },
            tint: area(&look, at),
            name: look.point(at).to_string(),
            words: words(&look, at, lang),
        })
    };
    places.filter_map(square).collect()
}

/// Fragments that touch are light and dark, as a die belongs to its fragment (CQ-DIE-5).
fn shades(layout: &Layout) -> [bool; 4] {
    let touch = |one: usize, two: usize| layout.board().beside_all(layout.fragment(one)).meets(layout.fragment(two));
    let mut shades = [Some(false), None, None, None];
    for _ in 0..4 {
        for fragment in 1..4 {
            let known = (0..4).find_map(|other| shades[other].filter(|_| other != fragment && touch(fragment, other)));
            shades[fragment] = shades[fragment].or(known.map(|shade: bool| !shade));
        }
    }
    shades.map(Option::unwrap_or_default)
}

/// Deployment zones as long as they matter (CQ-BRD-7), and the goals of Escort (CQ-SCN-5).
fn area(look: &MoveGen<'_>, at: Square) -> Option<Tint> {
    let state = look.state;
    let within = |camp: &Camp| match (state.stage(), state.scenario()) {
        (Stage::Playing, Scenario::Escort) => look.layout.goal(*camp).has(at),
        (Stage::Playing, _) => false,
        _ => look.layout.zone(*camp).has(at),
    };
    Camp::ALL.into_iter().find(within).map(side)
}

/// The square and all that is on it, as a sentence.
fn words(look: &MoveGen<'_>, at: Square, lang: Lang) -> String {
    let field = look.field;
    let mut parts: Vec<Message> = zone(look, at).into_iter().collect();
    parts.extend(look.crystals.has(at).then(|| msg!("square-crystal")));
    parts.extend(look.die(at).map(|colour| die(colour).form("the")));
    parts.extend(Tile::ALL.into_iter().filter(|&kind| field.tiles(kind).has(at)).map(tile));
    parts.extend(field.puddle(at).map(|paint| puddle(paint).form("the")));
    if let Some(who) = look.figure(at) {
        parts.push(figure(who).form("the"));
        parts.extend(states(look, at, who));
    }
    let name = look.point(at).to_string();
    match series(parts) {
        None => name,
        Some(parts) => say!(lang, "square-with", square = name, parts = parts),
    }
}

fn zone(look: &MoveGen<'_>, at: Square) -> Option<Message> {
    area(look, at)?;
    let playing = look.state.stage() == Stage::Playing;
    let within = |of: &Camp| if playing { look.layout.goal(*of).has(at) } else { look.layout.zone(*of).has(at) };
    let of = Camp::ALL.into_iter().find(within)?.message();
    Some(if playing { msg!("square-goal", who = of) } else { msg!("square-zone", who = of) })
}

/// How it is with a figure.
fn states(look: &MoveGen<'_>, at: Square, of: Figure) -> Vec<Message> {
    let mut states = Vec::new();
    states.extend(look.walls.has(at).then(|| msg!("state-height")));
    states.extend(of.is(Marks::STUNNED).then(|| msg!("state-stunned", who = figure(of))));
    states.extend(look.is_invisible(at, of).then(|| status(Marks::INVISIBLE)));
    let marked = [Marks::IMMUNE, Marks::CONCENTRATED, Marks::SWIFT, Marks::STRONG].into_iter().filter(|&mark| of.is(mark));
    states.extend(marked.map(status));
    states.extend((of.is(Marks::MUST) && of.class() != Class::Spirit).then(|| msg!("state-must")));
    states.extend(super::marks::is_spent(look, of).then(|| msg!("state-spent")));
    states
}
