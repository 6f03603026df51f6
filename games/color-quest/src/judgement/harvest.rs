//! Harvest: marks for dice that are collected (CQ-SCN-4).

use super::pace::{LATE, Mover, lines_to};
use super::sense::Sense;
use crate::{Camp, Sequence};
use paint::Square;

/// What it takes to collect a die.
const MARK: f32 = 0.8;
/// What a die that can be reached at once saves.
const NEAR: f32 = 0.4;
/// What is left of that if the other side moves first and can reach it too.
const CONTESTED: f32 = 0.5;

pub(super) fn need(sense: &Sense<'_>, camp: Camp) -> f32 {
    let left = f32::from(sense.rules.harvest(camp).saturating_sub(sense.state.harvest(camp)));
    MARK * left - NEAR * dice_near(sense, camp).min(left)
}

/// How near dice are to a side: 1 for one that somebody can reach in a Move, less for others; 0 if there are none.
fn dice_near(sense: &Sense<'_>, camp: Camp) -> f32 {
    let state = sense.state;
    let moves_next = if state.sequence <= Sequence::Moves { state.active } else { state.active.other() };
    let near = |at: Square| {
        let contested = moves_next != camp && turns_to(sense, camp.other(), at) <= 1.0;
        (if contested { CONTESTED } else { 1.0 }) * 2.0 / (1.0 + turns_to(sense, camp, at))
    };
    state.field.dice_squares().iter().map(near).sum()
}

/// Turns until one of a side's figures can be on a square.
fn turns_to(sense: &Sense<'_>, camp: Camp, to: Square) -> f32 {
    let lines = lines_to(&sense.movegen, to);
    let figures = sense.upright[camp.index()].iter().filter_map(|at| Some((at, sense.state.field.figure(at)?)));
    let turns = figures.map(|(at, figure)| Mover::of(&sense.movegen, at, figure).turns_to(&sense.movegen, to, lines));
    turns.fold(LATE, f32::min)
}
