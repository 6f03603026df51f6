//! In what shape the heroes are: what their Health is worth after what is to be expected, and whether they keep together.

use super::danger::{Danger, chance};
use super::sense::Sense;
use super::weights::W;
use crate::Slot;

/// How likely it is that nobody falls, and what the heroes' Health is worth then.
pub(super) fn outlook(sense: &Sense<'_>, danger: &Danger) -> (f32, f32) {
    let damage = &danger.damage;
    let state = sense.movegen.state;
    let (mut survival, mut worth) = (1.0, 0.0);
    let worst = if state.second_wind { 0.3 } else { W.fall };
    for slot in state.slots() {
        let hero = sense.movegen.hero(slot);
        let health = f32::from(hero.health);
        let hurt = damage[slot.index()] + if hero.poisoned { 1.0 } else { 0.0 };
        if hurt > 0.0 {
            survival *= 1.0 - worst * chance((hurt - health + 0.5) / (0.9 * hurt.sqrt() + 0.3));
        }
        worth += vigour(health - hurt - danger.later / Slot::COUNT as f32);
        worth -= if hero.stunned { W.stunned } else { 0.0 };
        worth -= if hero.poisoned { W.poisoned } else { 0.0 };
        worth -= if hero.smell > 0 { W.stinky } else { 0.0 };
        worth += if hero.determined { W.determined } else { 0.0 };
    }
    // CR-STUN-6: the more lie, the sooner all do.
    let standing = state.heroes.iter().filter(|hero| !hero.stunned).count();
    let survival = match standing {
        0 => 0.0,
        1 if state.heroes.len() > 1 => 0.5 * survival,
        2 if state.heroes.len() > 2 => 0.85 * survival,
        _ => survival,
    };
    (survival, worth)
}

/// Below this the worth of Health only falls, as steeply as there.
const FAINT: f32 = 0.5;

/// What Health is worth: the last points most.
pub(super) fn vigour(health: f32) -> f32 {
    let floor = health.max(FAINT);
    floor - W.low / (floor + 1.0) + W.faint * (health - floor)
}

/// What it costs that heroes are far from all others.
pub(super) fn stragglers(sense: &Sense<'_>) -> f32 {
    let state = sense.movegen.state;
    let lonely = |slot: Slot| {
        let others = state.slots().filter(|&other| other != slot).filter_map(|other| sense.movegen.hero(other).at);
        let ways: f32 = others.map(|at| (sense.way(slot, at) - W.together).max(0.0)).sum();
        W.alone * ways
    };
    if state.heroes.len() > 1 { state.slots().map(lonely).sum() } else { 0.0 }
}
