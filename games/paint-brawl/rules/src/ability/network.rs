//! Network (PB-NET-1): two squares in a row from any square of a network that the figure touches.

use super::{Cost, Shape, Unit, refuse};
use crate::brush::Brush;
use crate::movegen::MoveGen;
use crate::strokes::would_change;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Network;

/// The directions in the order of the squares that they lead to.
const ASCENDING: [Direction; 4] = [Direction::S, Direction::W, Direction::E, Direction::N];

impl Unit for Network {
    const CODE: &'static str = "network";
    const KINDS: &'static [Kind] = &[Kind::Chief, Kind::Shaman, Kind::Clone];
    const COST: Cost = Cost::Attack;
    const SHAPE: Shape = Shape::Neighbours;
    const RULE: &'static str = "PB-NET-3";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let board = &movegen.rules.board;
        let starts = starts(movegen, by);
        let enemies = enemy_starts(movegen, by);
        if starts.is_empty() && enemies.is_empty() {
            return;
        }
        let changes = movegen.changed_by(movegen.kind(by));
        let firsts = ASCENDING.map(|to| {
            let useful = changes | board.shifted(changes, to.opposite());
            (board.shifted(starts, to) | enemies) & useful
        });
        for first in (firsts[0] | firsts[1] | firsts[2] | firsts[3]).iter() {
            let open = |index: usize| firsts[index].has(first);
            // What leaves the board stands first, and once.
            if board.beside(first).count() < 4 && (0..4).any(|index| open(index) && board.step(first, ASCENDING[index]).is_none())
            {
                push(Aim::Pair(first, None));
            }
            for (index, &to) in ASCENDING.iter().enumerate() {
                if open(index)
                    && let Some(second) = board.step(first, to)
                {
                    push(Aim::Pair(first, Some(second)));
                }
            }
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Aim::Pair(first, second) = aim else { return refuse("PB-NET-5") };
        let board = &movegen.rules.board;
        let leads = |to: Direction| board.step(first, to) == second;
        let starts = starts(movegen, by);
        let enemy = enemy_starts(movegen, by).has(first);
        let ordinary = |to: Direction| board.step(first, to.opposite()).is_some_and(|start| starts.has(start));
        let mut ways = Direction::STRAIGHT.into_iter().filter(|&to| leads(to)).peekable();
        if ways.peek().is_none() {
            return refuse("PB-NET-5");
        }
        match ways.any(|to| enemy || ordinary(to)) {
            true => Ok(()),
            false if starts.is_empty() => refuse("PB-NET-2"),
            false => refuse(Self::RULE),
        }
    }

    fn changes(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> bool {
        would_change(movegen, squares(aim), Brush::of(movegen.kind(by)))
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let Some(figure) = tx.state.field.figure(by) else { return Hits::default() };
        tx.paint(squares(aim), figure.seat, Brush::of(figure.kind))
    }
}

fn squares(aim: Aim) -> impl Iterator<Item = Square> {
    let (first, second) = match aim {
        Aim::Pair(first, second) => (Some(first), second),
        _ => (None, None),
    };
    first.into_iter().chain(second)
}

/// All squares of the networks that the figure touches (PB-NET-2, PB-NET-9).
fn starts(movegen: &MoveGen<'_>, by: Square) -> Squares {
    let board = &movegen.rules.board;
    let links = movegen.field.links(movegen.seat);
    board.flood(board.around(by).with(by), links)
}

/// The enemy puddles that a network may start from (PB-NET-4).
fn enemy_starts(movegen: &MoveGen<'_>, by: Square) -> Squares {
    (movegen.rules.board.around(by) & movegen.field.puddles().others(movegen.seat)) - movegen.field.walls()
}
