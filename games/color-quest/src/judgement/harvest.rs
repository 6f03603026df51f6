//! Harvest: marks for dice that are collected (CQ-SCN-4).

use super::sense::Sense;
use crate::Camp;

/// What it takes to collect a die.
const MARK: f32 = 0.8;
/// What a die that can be reached at once saves.
const NEAR: f32 = 0.4;

pub(super) fn need(sense: &Sense<'_>, camp: Camp) -> f32 {
    let left = sense.rules.constants.harvest.saturating_sub(sense.state.harvest(camp));
    MARK * f32::from(left) - NEAR * sense.dice_near(camp).min(f32::from(left))
}
