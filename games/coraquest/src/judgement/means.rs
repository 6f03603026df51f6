//! What the party can work with.

use super::sense::Sense;
use super::shape::vigour;
use super::weights::W;
use crate::{Ability, Frame, Slot};

/// What the heroes carry.
pub(super) fn of(sense: &Sense<'_>) -> f32 {
    let goods: f32 = sense.fighters.iter().map(|fighter| fighter.goods).sum();
    goods + if sense.movegen.state.second_wind { W.wind } else { 0.0 }
}

/// What is within reach: chests, and healing for those who are hurt.
pub(super) fn prospects(sense: &Sense<'_>) -> f32 {
    let state = sense.movegen.state;
    let chests = state.chests.iter().map(|at| W.chest / (1.0 + 0.5 * sense.nearest(at, |_| true)));
    let healers = state.slots().filter(|&slot| sense.movegen.sheet(slot).ability == Ability::Heal);
    chests.sum::<f32>() + healers.map(|slot| healing(sense, slot)).sum::<f32>()
}

fn healing(sense: &Sense<'_>, healer: Slot) -> f32 {
    let fighter = &sense.fighters[healer.index()];
    if !fighter.standing {
        return 0.0;
    }
    let amount = sense.movegen.rules.content.ability(Ability::Heal).amount;
    let aiming = sense.movegen.state.business.top() == Some(Frame::Aim { item: None });
    let rate = match sense.movegen.hero(healer).token {
        // It is being done: only who gets it is open.
        _ if aiming => 1.0 + 0.5 * W.purr_later,
        0 => W.purr,
        _ => W.purr_later,
    };
    let benefit = |slot: Slot| {
        let hero = sense.movegen.hero(slot);
        let whole = sense.movegen.sheet(slot).health;
        let healed = vigour(f32::from((hero.health + amount).min(whole))) - vigour(f32::from(hero.health));
        let healed = healed + if hero.poisoned { W.poisoned } else { 0.0 };
        let way = match hero.at {
            Some(_) if aiming && sense.movegen.apart(healer, slot) > 1 => 40.0,
            Some(at) if slot != healer => sense.way(healer, at),
            _ => 0.0,
        };
        healed / (1.0 + W.purr_way * way)
    };
    rate * sense.movegen.state.slots().map(benefit).fold(0.0, f32::max)
}

/// What it costs to be in the middle of something.
pub(super) fn tempo(sense: &Sense<'_>) -> f32 {
    let mut tempo = 0.0;
    for frame in sense.movegen.state.business.frames() {
        tempo += match *frame {
            Frame::Move { left, .. } => -W.undecided - W.step * (8.0 - f32::from(left)).max(0.0),
            Frame::Trade { .. } | Frame::Answer { .. } => -W.talk,
            _ => 0.0,
        };
    }
    tempo
}
