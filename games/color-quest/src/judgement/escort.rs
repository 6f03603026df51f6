//! Escort: the hero's way to the opposite corner (CQ-SCN-5, CQ-SCN-6).

use super::sense::{FAR, Sense};
use crate::{Camp, Marks, Tile};
use paint::{Square, Squares};

/// What a step takes: there are two in a Forced March.
const STEP: f32 = 0.5;
/// No way is longer: a hero who is far away must still see that a step brings him nearer.
const LONGEST: f32 = 40.0;
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
        false => STEP * way(sense, at, goal),
    };
    let near = sense.look.board.around_all(sense.look.board.around(at));
    let enemies = (sense.upright[camp.other().index()] & near).count() as f32;
    let lying = if hero.is(Marks::STUNNED) { LYING } else { 0.0 };
    let shield = f32::from(hero.kind.level() - 1) + if hero.is(Marks::IMMUNE) { 1.0 } else { 0.0 };
    way + lying + DANGER * (enemies - shield)
}

/// How many steps it is to a goal square: straight on, or into one tunnel and out of another.
fn way(sense: &Sense<'_>, at: Square, goal: Squares) -> f32 {
    let steps = |from: Square, to: Square| sense.look.board.steps(from, to).map_or(LONGEST, f32::from);
    let on = |from: Square| goal.iter().map(|to| steps(from, to) + blocked(sense, to)).fold(LONGEST, f32::min);
    let tunnels = sense.state.field.tiles(Tile::Tunnel);
    let under = |into: Square| steps(at, into) + tunnels.without(into).iter().map(on).fold(LONGEST, f32::min);
    tunnels.iter().map(under).fold(on(at), f32::min)
}

/// Goal squares that somebody stands on, or that are walled, cost a detour.
fn blocked(sense: &Sense<'_>, to: Square) -> f32 {
    if sense.look.occupied.has(to) || sense.look.walls.has(to) { 1.0 } else { 0.0 }
}
