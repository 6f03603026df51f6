//! What Moves share: where they lead and what happens on the way (CQ-MOV-1, CQ-ENT-1 to CQ-ENT-7).

use super::prelude::*;
use crate::look::Way;
use crate::scene::Reached;
use crate::{Class, Scenario};

/// Where a Move along lines leads: one square, or any number if it is `far` and nothing frightens the figure.
pub(super) fn goals(look: &Look<'_>, by: Square, directions: &[Direction], far: bool, tramples: bool) -> Squares {
    let Some(figure) = look.figure(by) else { return Squares::NONE };
    let most = if far && !is_afraid(look, by, figure) { usize::MAX } else { 1 };
    let mut goals = Squares::NONE;
    for &to in directions {
        for &at in look.board.ray(by, to).iter().take(most) {
            if figure.class() == Class::Spirit {
                if lands(look, at) {
                    goals.add(at);
                }
                continue;
            }
            match look.way(figure, at, tramples) {
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
    look: &Look<'_>,
    by: Square,
    aim: Aim,
    directions: &[Direction],
    far: bool,
    tramples: bool,
    rule: &'static str,
) -> Result<(), Refusal> {
    let (Some(figure), Some(goal)) = (look.figure(by), look.at(aim)) else { return refuse(rule) };
    let Some(to) = look.board.between(by, goal).filter(|to| directions.contains(to)) else { return refuse(rule) };
    let ray = look.board.ray(by, to);
    let steps = ray.iter().position(|&at| at == goal).unwrap_or(0);
    need(steps == 0 || far, rule)?;
    need(steps == 0 || !is_afraid(look, by, figure), "CQ-PAS-8")?;
    if figure.class() == Class::Spirit {
        return need(lands(look, goal), "CQ-ENT-4");
    }
    for &at in &ray[..steps] {
        check_way(look, figure, at, tramples)?;
        need(look.way(figure, at, tramples) == Way::Through, "CQ-ENT-1")?;
    }
    check_way(look, figure, goal, tramples)
}

/// Whether a figure may go onto a square in its own Move.
pub(super) fn check_way(look: &Look<'_>, figure: Figure, to: Square, tramples: bool) -> Result<(), Refusal> {
    if look.way(figure, to, tramples) != Way::Barred {
        return Ok(());
    }
    if look.walls.has(to) {
        return refuse("CQ-HGT-2");
    }
    need(!look.occupied.has(to), "CQ-MOV-1")?;
    refuse(match figure.camp() {
        crate::Camp::Gaia => "CQ-ENT-1",
        crate::Camp::Kaos => "CQ-ENT-2",
    })
}

/// Whether a Skelette frightens a Khromaz (CQ-PAS-8).
pub(super) fn is_afraid(look: &Look<'_>, by: Square, figure: Figure) -> bool {
    let frightens = |at: Square| look.figure(at).is_some_and(|other| look.has(other, crate::Passive::Terror));
    figure.class() == Class::Khromaz && (look.board.around(by) & look.field.of(crate::Camp::Kaos)).iter().any(frightens)
}

/// Whether a spirit may end its Move here (CQ-ENT-4).
fn lands(look: &Look<'_>, at: Square) -> bool {
    look.open().has(at) && look.field.puddle(at).is_none()
}

/// Moves along the line that was declared.
pub(super) fn straight<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed, tramples: bool) {
    let look = scene.look();
    let Some(goal) = deed.square(&look, 0) else { return };
    let Some(to) = look.board.between(deed.by, goal) else { return };
    let beyond = look.board.ray_set(goal, to);
    let path: Reached = look.board.ray(deed.by, to).iter().copied().filter(|&at| !beyond.has(at)).collect();
    along(scene, deed.by, path, tramples);
}

/// Moves along a path and stops before the first square that cannot be entered now (CQ-REA-8).
pub(super) fn along<C: Chance + ?Sized, L: Log<Event>>(
    scene: &mut Scene<'_, C, L>,
    from: Square,
    path: impl IntoIterator<Item = Square>,
    tramples: bool,
) {
    let Some(figure) = scene.figure(from) else { return };
    let mut end = from;
    let mut colour = None;
    if figure.class() == Class::Spirit {
        let look = scene.look();
        end = path.into_iter().filter(|&at| lands(&look, at)).last().unwrap_or(from);
    } else {
        for at in path {
            let way = scene.look().way(figure, at, tramples);
            if way == Way::Barred {
                break;
            }
            end = at;
            let puddle = scene.state.field.puddle(at);
            scene.erase(at);
            scene.break_wall(at);
            if way == Way::Stops {
                colour = puddle;
                break;
            }
        }
    }
    if end == from {
        return;
    }
    scene.carry(from, end);
    if let Some(tint) = colour {
        scene.become_(end, figure.kind, tint);
    }
    if figure.kind.is_ronin() {
        scene.state.ronin_moved = true;
    }
    if scene.state.scenario == Scenario::Escort && figure.kind.is_hero() {
        let reached = scene.rules.layout(scene.state).goal(figure.camp()).has(end);
        scene.state.field.mark(end, |marks| match reached {
            true => marks.with(Marks::ARRIVED),
            false => marks.without(Marks::ARRIVED),
        });
    }
    scene.push(Frame::Arrive { at: end });
}
