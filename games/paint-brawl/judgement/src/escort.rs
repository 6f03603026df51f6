//! Scenario 4: the Chief's way to the Quest square, and the marker that lets him go.

use super::way::work;
use paint::Squares;
use paint_brawl::{PaintBrawl, State};
use tabletop::Seat;

/// What it costs to get the marker back.
const MARKER: f32 = 2.5;

pub(super) fn need(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    let (board, field) = (rules.board(), state.field());
    let Some(chief) = field.chief(seat) else { return 40.0 };
    let marker = if field.marker() == Some(seat) { 0.0 } else { MARKER };
    // He steps over squares that he may enter; others must be painted or cleared first.
    let closed = field.occupied() | field.puddles().others(seat);
    let ground = board.all() - field.walls();
    let prices = [ground - closed, ground & closed, Squares::NONE];
    marker + work(board, board.beside(chief), rules.quest().into(), Squares::NONE, prices) as f32
}
