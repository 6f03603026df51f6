//! Supremacy: the own hero up, the other one down, in one and the same turn (CQ-SCN-2, CQ-SCN-3).

use super::sense::{FAR, Sense};
use crate::{Camp, Marks, Parry};

/// What it takes to get a die that a side does not hold.
const DIE: f32 = 0.9;
/// What it takes to pay for a level when the dice are there.
const LEVEL: f32 = 0.5;
/// What a blow takes, if somebody is near.
const BLOW: f32 = 1.0;
/// What a step on the way to the other hero takes: most figures go three squares in a turn.
const STEP: f32 = 0.25;
/// What it takes to come around Parry, immunity and invisibility.
const PARRY: f32 = 0.5;
const IMMUNE: f32 = 1.5;
const UNSEEN: f32 = 0.5;
/// What a side waits for whose own hero lies.
const LYING: f32 = 1.5;

pub(super) fn need(sense: &Sense<'_>, camp: Camp) -> f32 {
    rise(sense, camp) + fell(sense, camp)
}

/// What is left until the own hero has the level.
fn rise(sense: &Sense<'_>, camp: Camp) -> f32 {
    let Some((_, hero)) = sense.hero(camp) else { return FAR };
    let wanted = sense.rules.supremacy(sense.state.scenario).unwrap_or(0);
    let missing = f32::from(wanted.saturating_sub(hero.kind.level()));
    let dice = missing * f32::from(sense.rules.constants.rise_cost) - sense.hero_dice(camp);
    let near = 0.25 * sense.dice_near(camp).min(2.0);
    let lying = if hero.is(Marks::STUNNED) { LYING } else { 0.0 };
    // A level more than is wanted is one more to lose.
    let spare = 0.3 * f32::from(hero.kind.level().saturating_sub(wanted));
    LEVEL * missing + (DIE * dice.max(0.0) - if dice > 0.0 { near } else { 0.0 }).max(0.0) + lying - spare
}

/// What is left until the other hero lies: a blow for each level, all in one turn.
fn fell(sense: &Sense<'_>, camp: Camp) -> f32 {
    let Some((at, hero)) = sense.hero(camp.other()) else { return FAR };
    if hero.is(Marks::STUNNED) {
        return 0.0;
    }
    let blows = usize::from(hero.kind.level());
    let mut far = [FAR; 3];
    for from in sense.upright[camp.index()] {
        let steps = sense.steps(from, at);
        // The nearest ones, sorted.
        if let Some(place) = far.iter().position(|&other| steps < other) {
            far[place..].rotate_right(1);
            far[place] = steps;
        }
    }
    let way: f32 = far[..blows].iter().map(|steps| STEP * (steps - 1.0).max(0.0)).sum();
    let parries = camp == Camp::Gaia && !sense.state.ronin_moved && sense.state.parry == Parry::Ready;
    let mut hard = if parries { PARRY } else { 0.0 };
    if hero.is(Marks::IMMUNE) {
        hard += IMMUNE;
    }
    if sense.look.is_invisible(at, hero) {
        hard += UNSEEN;
    }
    BLOW * blows as f32 + way + hard
}
