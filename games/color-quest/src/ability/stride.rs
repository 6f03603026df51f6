//! What Moves share: where they lead and what happens on the way (CQ-MOV-1, CQ-ENT-1 to CQ-ENT-7).

use super::prelude::*;
use crate::movegen::Way;
use crate::tx::Reached;
use crate::{Class, Scenario};

/// Where a Move along lines leads: one square, or any number if it is `far` and nothing frightens the figure.
pub(super) fn goals(movegen: &MoveGen<'_>, by: Square, directions: &[Direction], far: bool, tramples: bool) -> Squares {
    let Some(figure) = movegen.figure(by) else { return Squares::NONE };
    let most = if far && !is_afraid(movegen, by, figure) { usize::MAX } else { 1 };
    let mut goals = Squares::NONE;
    for &to in directions {
        for &at in movegen.board.ray(by, to).iter().take(most) {
            if figure.class() == Class::Spirit {
                if lands(movegen, at) {
                    goals.add(at);
                }
                continue;
            }
            match movegen.way(figure, at, tramples) {
                Way::Barred => break,
                Way::Through => goals.add(at),
                Way::Stops => {
                    goals.add(at);
                    break;
                }
            }
        }
    }
    goals
}

/// Whether a Move along lines may go there, square by square.
pub(super) fn check(
    movegen: &MoveGen<'_>,
    by: Square,
    aim: Aim,
    directions: &[Direction],
    far: bool,
    tramples: bool,
    rule: &'static str,
) -> Result<(), Refusal> {
    let (Some(figure), Some(goal)) = (movegen.figure(by), movegen.at(aim)) else { return refuse(rule) };
    let Some(to) = movegen.board.between(by, goal).filter(|to| directions.contains(to)) else { return refuse(rule) };
    let ray = movegen.board.ray(by, to);
    let steps = ray.iter().position(|&at| at == goal).unwrap_or(0);
    need(steps == 0 || far, rule)?;
    need(steps == 0 || !is_afraid(movegen, by, figure), "CQ-PAS-8")?;
    if figure.class() == Class::Spirit {
        return need(lands(movegen, goal), "CQ-ENT-4");
    }
    for &at in &ray[..steps] {
        check_way(movegen, figure, at, tramples)?;
        need(movegen.way(figure, at, tramples) == Way::Through, "CQ-ENT-1")?;
    }
    check_way(movegen, figure, goal, tramples)
}

/// Whether a figure may go onto a square in its own Move.
pub(super) fn check_way(movegen: &MoveGen<'_>, figure: Figure, to: Square, tramples: bool) -> Result<(), Refusal> {
    if movegen.way(figure, to, tramples) != Way::Barred {
        return Ok(());
    }
    if movegen.walls.has(to) {
        return refuse("CQ-HGT-2");
    }
    need(!movegen.occupied.has(to), "CQ-MOV-1")?;
    refuse(match figure.camp() {
        crate::Camp::Gaia => "CQ-ENT-1",
        crate::Camp::Kaos => "CQ-ENT-2",
    })
}

/// Whether a Skelette frightens a Khromaz (CQ-PAS-8).
pub(super) fn is_afraid(movegen: &MoveGen<'_>, by: Square, figure: Figure) -> bool {
    let frightens = |at: Square| movegen.figure(at).is_some_and(|other| movegen.has(other, crate::Passive::Terror));
    figure.class() == Class::Khromaz && (movegen.board.around(by) & movegen.field.of(crate::Camp::Kaos)).iter().any(frightens)
}

/// Whether a spirit may end its Move here (CQ-ENT-4).
fn lands(movegen: &MoveGen<'_>, at: Square) -> bool {
    movegen.open().has(at) && movegen.field.puddle(at).is_none()
}

/// Moves along the line that was declared.
pub(super) fn straight<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed, tramples: bool) {
    let movegen = tx.movegen();
    let Some(goal) = deed.square(&movegen, 0) else { return };
    let Some(to) = movegen.board.between(deed.by, goal) else { return };
    let beyond = movegen.board.ray_set(goal, to);
    let path: Reached = movegen.board.ray(deed.by, to).iter().copied().filter(|&at| !beyond.has(at)).collect();
    along(tx, deed.by, path, tramples);
}

/// Moves along a path and stops before the first square that cannot be entered now (CQ-REA-8).
pub(super) fn along<C: Chance + ?Sized, L: Log<Event>>(
    tx: &mut Tx<'_, C, L>,
    from: Square,
    path: impl IntoIterator<Item = Square>,
    tramples: bool,
) {
    let Some(figure) = tx.figure(from) else { return };
    let mut end = from;
    let mut colour = None;
    if figure.class() == Class::Spirit {
        let movegen = tx.movegen();
        end = path.into_iter().filter(|&at| lands(&movegen, at)).last().unwrap_or(from);
    } else {
        for at in path {
            let way = tx.movegen().way(figure, at, tramples);
            if way == Way::Barred {
                break;
            }
            end = at;
            let puddle = tx.state.field.puddle(at);
            tx.erase(at);
            tx.break_wall(at);
            if way == Way::Stops {
                colour = puddle;
                break;
            }
        }
    }
    if end == from {
        return;
    }
    tx.carry(from, end);
    if let Some(tint) = colour {
        tx.become_(end, figure.kind, tint);
    }
    if figure.kind.is_ronin() {
        tx.state.ronin_moved = true;
    }
    if tx.state.scenario == Scenario::Escort && figure.kind.is_hero() {
        let reached = tx.rules.layout(tx.state).goal(figure.camp()).has(end);
        tx.state.field.mark(end, |marks| match reached {
            true => marks.with(Marks::ARRIVED),
            false => marks.without(Marks::ARRIVED),
        });
    }
    tx.push(Frame::Arrive { at: end });
}
