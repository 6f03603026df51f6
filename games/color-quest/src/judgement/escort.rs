//! Escort: the hero's way to the opposite corner, and who goes with him (CQ-SCN-5, CQ-SCN-6).

use super::sense::{FAR, Sense};
use crate::{Camp, Marks, Tile};
use paint::{Square, Squares};

/// What a step takes: there are two in a Forced March.
const STEP: f32 = 0.5;
/// No way is longer: a hero who is far away must still see that a step brings him nearer.
const LONGEST: usize = 40;
/// How many steps it takes more to get rid of what stands or lies in the way.
const CLEARING: usize = 2;
/// What a hero who lies is late.
const LYING: f32 = 1.0;
/// What an enemy near the hero costs, and what a level that he may lose saves.
const DANGER: f32 = 0.15;
/// What a step takes that a companion is away from the goal, for the two nearest; nearer than so many steps is no better.
const COMPANY: f32 = 0.03;
const AT_HAND: f32 = 2.0;
/// What it costs to be in the goal without having come there by the last Move.
const RETURN: f32 = 1.0;

pub(super) fn need(sense: &Sense<'_>, camp: Camp) -> f32 {
    let Some((at, hero)) = sense.hero(camp) else { return FAR };
    let goal = sense.movegen.layout.goal(camp);
    let way = match goal.has(at) {
        true if hero.is(Marks::ARRIVED) => 0.0,
        true => RETURN,
        false => STEP * way(sense, camp, at, goal) as f32,
    };
    let near = sense.movegen.board.around_all(sense.movegen.board.around(at));
    let enemies = (sense.upright[camp.other().index()] & near).count() as f32;
    let lying = if hero.is(Marks::STUNNED) { LYING } else { 0.0 };
    let shield = f32::from(hero.kind.level() - 1) + if hero.is(Marks::IMMUNE) { 1.0 } else { 0.0 };
    way + lying + COMPANY * company(sense, camp, at, goal) + DANGER * (enemies - shield)
}

/// How far the two companions that are nearest to the goal are from it: they drive away who stands there and wipe off paint.
fn company(sense: &Sense<'_>, camp: Camp, hero: Square, goal: Squares) -> f32 {
    let mut far = [LONGEST as f32; 2];
    for from in sense.upright[camp.index()].without(hero) {
        let steps = goal.iter().filter_map(|to| sense.movegen.board.steps(from, to)).min().map_or(LONGEST as f32, f32::from);
        if let Some(place) = far.iter().position(|&other| steps < other) {
            far[place..].rotate_right(1);
            far[place] = steps;
        }
    }
    far.iter().map(|steps| steps.max(AT_HAND)).sum()
}

/// How many steps it is to a goal square: around what bars the way or through it, and under ground.
fn way(sense: &Sense<'_>, camp: Camp, at: Square, goal: Squares) -> usize {
    let movegen = &sense.movegen;
    let paint = match camp {
        Camp::Gaia => movegen.field.puddles().all() - movegen.field.coloured(),
        Camp::Kaos => movegen.field.coloured(),
    };
    let barred = (movegen.occupied | paint).without(at);
    let tunnels = (movegen.field.tiles(Tile::Tunnel) - barred - movegen.field.bones()).without(at);
    let mut rings = [Squares::NONE; LONGEST + CLEARING + 1];
    rings[0] = Squares::of(at);
    let mut seen = movegen.walls.without(at);
    for steps in 0..LONGEST {
        let mut here = rings[steps] - seen;
        if here.meets(goal) {
            return steps;
        }
        if here.meets(tunnels) {
            here |= tunnels - seen;
        }
        seen |= here;
        let next = movegen.board.around_all(here) - seen;
        rings[steps + 1] |= next - barred;
        rings[steps + 1 + CLEARING] |= next & barred;
    }
    LONGEST
}
