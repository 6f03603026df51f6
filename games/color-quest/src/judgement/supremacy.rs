//! Supremacy: the own hero up, the other one down, in one and the same turn (CQ-SCN-2, CQ-SCN-3).

use super::sense::{FAR, Sense};
use crate::{Camp, Marks, Parry};

/// What it takes to get a die that a side does not hold.
const DIE: f32 = 1.6;
/// What a step on the way to the nearest die takes, up to so many steps.
const DIE_STEP: f32 = 0.1;
const DIE_STEPS: f32 = 6.0;
/// What it takes to pay for a level when the dice are there.
const LEVEL: f32 = 0.8;
/// What a blow takes, if somebody is near.
const BLOW: f32 = 1.0;
/// What a step on the way to the other hero takes: most figures go three squares in a turn.
const STEP: f32 = 0.25;
/// What it takes to come around Parry, immunity and invisibility.
const PARRY: f32 = 0.5;
const IMMUNE: f32 = 1.5;
const UNSEEN: f32 = 0.5;
/// What a hero who lies is worth felling, as long as the own one has not the level: he stands up again (CQ-STA-3).
const TOO_EARLY: f32 = 0.8;
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
    let way = if dice > 0.0 { DIE_STEP * sense.die_away(camp).min(DIE_STEPS) } else { 0.0 };
    let lying = if hero.is(Marks::STUNNED) { LYING } else { 0.0 };
    // A level more than is wanted is one more to lose.
    let spare = 0.3 * f32::from(hero.kind.level().saturating_sub(wanted));
    LEVEL * missing + DIE * dice.max(0.0) + way + lying - spare
}

/// What is left until the other hero lies: a blow for each level, all in one turn.
fn fell(sense: &Sense<'_>, camp: Camp) -> f32 {
    let Some((at, hero)) = sense.hero(camp.other()) else { return FAR };
    if hero.is(Marks::STUNNED) {
        let wanted = sense.rules.supremacy(sense.state.scenario).unwrap_or(0);
        let ready = sense.hero(camp).is_some_and(|(_, own)| own.kind.level() >= wanted);
        return if ready { 0.0 } else { BLOW * TOO_EARLY };
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
    if sense.movegen.is_invisible(at, hero) {
        hard += UNSEEN;
    }
    BLOW * blows as f32 + way + hard
}
