//! The squares, and the names along the frame.

use super::{MARGIN, spot};
use crate::words::names::{figure, joined, now, puddle, temple};
use dark_threat::{DarkThreat, State, Temple, View};
use paint::Square;
use stage::{Label, Spot};
use texts::{Lang, Message};

/// Letters below, numbers at the left.
pub(super) fn labels(rules: &DarkThreat) -> Vec<Label> {
    let (columns, rows) = (rules.board().columns(), rules.board().rows());
    let letters = (0..columns).map(|column| Label {
        text: char::from(b'a' + column as u8).to_string(),
        x: column as f32 + 0.5,
        y: rows as f32 + MARGIN / 2.0,
    });
    let numbers = (0..rows).map(|row| Label { text: (row + 1).to_string(), x: -MARGIN / 2.0, y: (rows - row) as f32 - 0.5 });
    letters.chain(numbers).collect()
}

/// All squares, the northernmost row first.
pub(super) fn spots(rules: &DarkThreat, view: &View, lang: Lang) -> Vec<Spot> {
    let board = rules.board();
    let places = (0..board.rows()).rev().flat_map(|row| (0..board.columns()).map(move |column| (column, row)));
    let square = |(column, row): (usize, usize)| {
        let at = board.square(column, row)?;
        Some(Spot {
            id: spot(at),
            x: column as f32,
            y: (board.rows() - 1 - row) as f32,
            w: 1.0,
            h: 1.0,
            look: look(rules, &view.table, at),
            tint: None,
            name: board.name(at).to_string(),
            words: words(rules, &view.table, at, lang),
        })
    };
    places.filter_map(square).collect()
}

/// Checkered parts with seams between them (DT-SQ-2), the Temple tiles, the swamps and the Sanctuary.
fn look(rules: &DarkThreat, state: &State, at: Square) -> &'static str {
    let ground = rules.ground(state);
    let (column, row) = (rules.board().column(at), rules.board().row(at));
    if at == rules.sanctuary() {
        "sanctuary"
    } else if rules.swamps().contains(&at) {
        "swamp"
    } else if ground.temple(at).is_some() {
        "temple-heart"
    } else if ground.prism(at).is_some() {
        "temple-plinth"
    } else if ground.tiles().has(at) {
        "temple-floor"
    } else if column % 6 == 5 || row % 6 == 5 {
        "tile-s"
    } else if (column + row).is_multiple_of(2) {
        "tile-a"
    } else {
        "tile-b"
    }
}

/// The square and all that is on it, as a sentence.
fn words(rules: &DarkThreat, state: &State, at: Square, lang: Lang) -> String {
    let field = state.field();
    let name = rules.board().name(at).to_string();
    let mut parts = ground(rules, state, at);
    parts.extend(field.puddles().at(at).filter(|_| !rules.lit(state).has(at)).map(puddle));
    if let Some(piece) = field.piece(at) {
        let who = figure(now(state, piece));
        parts.push(match (field.stunned().has(piece), field.is_guarded(piece)) {
            (false, false) => msg!("square-figure", who = who),
            (true, false) => msg!("square-figure-stunned", who = who),
            (false, true) => msg!("square-figure-guarded", who = who),
            (true, true) => msg!("square-figure-stunned-guarded", who = who),
        });
    }
    match joined(parts) {
        Some(parts) => say!(lang, "joined", first = name, next = parts),
        None => name,
    }
}

/// What lies under everything.
fn ground(rules: &DarkThreat, state: &State, at: Square) -> Vec<Message> {
    let ground = rules.ground(state);
    if at == rules.sanctuary() {
        vec![msg!("square-sanctuary")]
    } else if rules.swamps().contains(&at) {
        vec![msg!("square-swamp")]
    } else if let Some(which) = ground.temple(at) {
        heart(rules, state, which)
    } else if let Some(hue) = ground.prism(at) {
        let lit = rules.lit(state).has(at);
        let colour = hue.message();
        vec![if lit { msg!("square-prism-lit", colour = colour) } else { msg!("square-prism", colour = colour) }]
    } else if ground.tiles().has(at) {
        vec![msg!("square-temple")]
    } else {
        Vec::new()
    }
}

/// The centre of a Temple, and how it stands with it.
fn heart(rules: &DarkThreat, state: &State, which: Temple) -> Vec<Message> {
    let mut parts = vec![msg!("square-centre", temple = temple(which))];
    if rules.is_active(state, which) {
        parts.push(msg!("square-active"));
    }
    if rules.is_blocked(state, which) {
        parts.push(msg!("square-blocked"));
    }
    if state.corrupted().has(which) {
        parts.push(msg!("square-corrupted"));
    }
    parts
}
