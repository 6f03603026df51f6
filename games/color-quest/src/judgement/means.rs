//! What a side can work with.

use super::sense::Sense;
use crate::{Camp, Marks, Passive, Sequence};

/// A figure, for every half point of its price (table 22.4).
const HALF_POINT: f32 = 0.05;
/// A figure without price: a spirit, or a hero above level 1.
const UNPRICED: f32 = 0.2;
/// How much of its worth a figure keeps that lies.
const LYING: f32 = 0.5;
const GAUGE: f32 = 0.07;
const INSTANT: f32 = 0.06;
const CARD: f32 = 0.06;
const PUDDLE: f32 = 0.004;
const PILE: f32 = 0.03;
/// What a Move, an attack and a power that are still to come in the running turn are worth, in units of need.
const MOVE: f32 = 0.02;
const ATTACK: f32 = 0.05;
const POWER: f32 = 0.03;

pub(super) fn of(sense: &Sense<'_>, camp: Camp) -> f32 {
    let (state, field) = (sense.state, &sense.state.field);
    let mut means = 1.0;
    for at in field.of(camp) {
        let Some(figure) = field.figure(at) else { continue };
        let profile = sense.rules.profile(figure);
        let mut worth = if profile.cost > 0 { HALF_POINT * f32::from(profile.cost) } else { UNPRICED };
        if figure.kind.is_hero() {
            worth += UNPRICED * f32::from(figure.kind.level() - 1);
        }
        if figure.is(Marks::STUNNED) {
            worth *= LYING;
        }
        if figure.is(Marks::IMMUNE) || figure.is(Marks::INVISIBLE) {
            worth += HALF_POINT;
        }
        if sense.movegen.has(figure, Passive::Kadamas) && sense.pool(camp).hero().is_none() {
            worth += PILE;
        }
        means += worth;
    }
    let pool = sense.pool(camp);
    let gauge = sense.hero_dice(camp);
    means += GAUGE * gauge + INSTANT * (f32::from(pool.count()) - gauge);
    means += CARD * f32::from(state.hand(camp).total() + state.dues[camp.index()]);
    // What is bought and waits is worth what it cost.
    means += HALF_POINT * f32::from(crate::band::spent(sense.rules, state, camp));
    means
        + match camp {
            Camp::Gaia => PUDDLE * field.coloured().count() as f32,
            Camp::Kaos => {
                let black = field.puddles().all() - field.coloured();
                PUDDLE * black.count() as f32 + PILE * field.bones().count() as f32
            }
        }
}

/// What the active side may still do in this turn: whoever ends a sequence gives some of it up.
pub(super) fn tempo(sense: &Sense<'_>) -> f32 {
    let state = sense.state;
    let mut tempo = 0.0;
    for at in sense.upright[state.active.index()] {
        let Some(figure) = state.field.figure(at) else { continue };
        if state.sequence <= Sequence::Moves && figure.may_move() && sense.movegen.moves(figure).is_some() {
            tempo += MOVE;
        }
        if state.sequence <= Sequence::Attacks && figure.may_attack() {
            tempo += ATTACK;
        }
    }
    if state.sequence == Sequence::Powers {
        tempo += POWER * sense.hero_dice(state.active);
    }
    tempo
}
