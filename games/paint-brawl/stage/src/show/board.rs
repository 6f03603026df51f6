//! The squares, and the names along the frame.

use super::{MARGIN, spot, tint};
use crate::words::{home, square_words};
use paint::Square;
use paint_brawl::{PaintBrawl, View};
use stage::{Label, Spot};
use texts::Lang;

/// Letters below, numbers at the left.
pub(super) fn labels(view: &View) -> Vec<Label> {
    let letters = (0..view.columns).map(|column| Label {
        text: char::from(b'a' + column).to_string(),
        x: f32::from(column) + 0.5,
        y: f32::from(view.rows) + MARGIN / 2.0,
    });
    let numbers =
        (0..view.rows).map(|row| Label { text: (row + 1).to_string(), x: -MARGIN / 2.0, y: f32::from(view.rows - row) - 0.5 });
    letters.chain(numbers).collect()
}

/// All squares, the northernmost row first.
pub(super) fn spots(rules: &PaintBrawl, view: &View, lang: Lang) -> Vec<Spot> {
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
            look: look(rules, at),
            tint: home(rules, view, at).map(|seat| tint(view, seat)),
            name: board.name(at).to_string(),
            words: square_words(rules, view, at, lang),
        })
    };
    places.filter_map(square).collect()
}

/// Checkered, apart from the seam of the four boards and the Quest square where it crosses itself (PB-BOARD-4).
fn look(rules: &PaintBrawl, at: Square) -> &'static str {
    let (board, quest) = (rules.board(), rules.quest());
    let (column, row) = (board.column(at), board.row(at));
    match (column == board.column(quest), row == board.row(quest)) {
        (true, true) => "quest",
        (false, false) if (column + row).is_multiple_of(2) => "tile-a",
        (false, false) => "tile-b",
        _ => "tile-s",
    }
}
