//! Escort: the hero's way to the opposite corner (CQ-SCN-5, CQ-SCN-6).

use super::sense::{FAR, Sense};
use crate::{Camp, Marks};
use paint::Square;

/// What a step takes: there are two in a Forced March.
const STEP: f32 = 0.5;
/// What a hero who lies is late.
const LYING: f32 = 1.0;
/// What an enemy near the hero costs, and what a level that he may lose saves.
const DANGER: f32 = 0.15;
/// What it costs to be in the goal without having come there by the last Move.
const RETURN: f32 = 1.0;

pub(super) fn need(sense: &Sense<'_>, camp: Camp) -> f32 {
    let Some((at, hero)) = sense.hero(camp) else { return FAR };
    let goal = sense.look.layout.goal(camp);
    let way = match goal.has(at) {
        true if hero.is(Marks::ARRIVED) => 0.0,
        true => RETURN,
        false => STEP * goal.iter().map(|to| sense.steps(at, to) + blocked(sense, to)).fold(2.0 * FAR, f32::min),
    };
    let near = sense.look.board.around_all(sense.look.board.around(at));
    let enemies = (sense.upright[camp.other().index()] & near).count() as f32;
    let lying = if hero.is(Marks::STUNNED) { LYING } else { 0.0 };
    let shield = f32::from(hero.kind.level() - 1) + if hero.is(Marks::IMMUNE) { 1.0 } else { 0.0 };
    way + lying + DANGER * (enemies - shield)
}

/// Goal squares that somebody stands on, or that are walled, cost a detour.
fn blocked(sense: &Sense<'_>, to: Square) -> f32 {
    if sense.look.occupied.has(to) || sense.look.walls.has(to) { 1.0 } else { 0.0 }
}
