//! How many turns somebody needs to be somewhere. Squares between two places tell little of it: who runs is anywhere in a turn
//! or two (CQ-MOV-1, CQ-MOV-2), who walks is not.

use crate::movegen::MoveGen;
use crate::{Ability, Camp, Figure, Tile, Tint};
use paint::{Direction, Square, Squares};

/// What nobody is slower than.
pub(super) const LATE: f32 = 8.0;
/// A Slow figure goes along rows and columns only.
const SLOW: f32 = 0.8;
/// Who is not there after the next Move needs more than one.
const NOT_YET: f32 = 1.5;

/// A figure that stands, and how it gets about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    at: Square,
    /// Where its next Move may end.
    reach: Squares,
    /// Squares that it walks in a Move; none for those who run.
    pace: Option<f32>,
}

impl Mover {
    pub(super) fn of(movegen: &MoveGen<'_>, at: Square, figure: Figure) -> Mover {
        let (barred, stops) = ways(movegen, figure);
        let along = |directions: &[Direction]| -> Squares {
            let lines = directions.iter().map(|&to| movegen.board.reach(at, to, barred | stops).seen());
            lines.fold(Squares::NONE, |all, line| all | line) - barred
        };
        let (reach, pace) = match movegen.moves(figure) {
            Some(Ability::Run) => (along(&Direction::STRAIGHT), None),
            Some(Ability::Celerity) => (along(&Direction::ALL), None),
            Some(Ability::ForcedMarch) => {
                let first = movegen.board.around(at) - barred;
                ((movegen.board.around_all(first - stops) - barred) | first, Some(2.0))
            }
            Some(Ability::Slow) => (movegen.board.beside(at) - barred, Some(SLOW)),
            Some(Ability::Walk | Ability::Trample | Ability::Slug) => (movegen.board.around(at) - barred, Some(1.0)),
            _ => (Squares::NONE, Some(0.0)),
        };
        let tunnels = movegen.field.tiles(Tile::Tunnel) - movegen.occupied - movegen.field.bones();
        let reach = if reach.meets(tunnels) { reach | tunnels } else { reach };
        Mover { at, reach, pace }
    }

    /// Turns until it is on a square to which lines lead from `lines`.
    pub(super) fn turns_to(&self, movegen: &MoveGen<'_>, to: Square, lines: Squares) -> f32 {
        if self.reach.has(to) {
            return 1.0;
        }
        match self.pace {
            None if self.reach.meets(lines) => 2.0,
            None => 3.0,
            Some(pace) => {
                let steps = movegen.board.steps(self.at, to).map_or(LATE, f32::from);
                if pace > 0.0 { (steps / pace).clamp(NOT_YET, LATE) } else { LATE }
            }
        }
    }
}

/// From where a line comes to a square, puddles left aside.
pub(super) fn lines_to(movegen: &MoveGen<'_>, at: Square) -> Squares {
    let stops = movegen.occupied | movegen.walls;
    Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | movegen.board.reach(at, to, stops).seen())
}

/// Where a figure cannot go in its own Move, and where it must stop (CQ-ENT-1, CQ-ENT-2).
fn ways(movegen: &MoveGen<'_>, figure: Figure) -> (Squares, Squares) {
    let blocked = movegen.occupied | movegen.walls;
    let puddles = movegen.field.puddles();
    match figure.camp() {
        _ if movegen.moves(figure) == Some(Ability::Trample) => (blocked, Squares::NONE),
        _ if figure.tint == Tint::Gold => (blocked | puddles.all(), Squares::NONE),
        Camp::Kaos => (blocked | movegen.field.coloured(), Squares::NONE),
        Camp::Gaia => (blocked | puddles.of(Tint::Black), movegen.field.coloured() - puddles.of(figure.tint)),
    }
}
