//! What the party can work with.

use super::sense::Sense;
use crate::{Frame, Hero, ItemKind, Slot, Use};

/// The root of a hero's Health.
const HEALTH: f32 = 6.0;
const STUNNED: f32 = 4.0;
const POISONED: f32 = 2.0;
const STINKY: f32 = 0.5;
const ABILITY: f32 = 0.7;
const DETERMINED: f32 = 0.3;
const SECOND_WIND: f32 = 6.0;
/// A success of the best weapon, and of the armour that is worn, in the mean.
const WEAPON: f32 = 4.0;
const ARMOUR: f32 = 5.0;
/// Armour that is not worn, and each further weapon: somebody might.
const SPARE: f32 = 0.3;
/// A point of healing in a potion.
const HEALING: f32 = 0.6;
const POTION: f32 = 0.8;
const MAGIC: f32 = 2.0;
/// What a chest is worth that somebody stands beside.
const CHEST: f32 = 1.2;
/// What an action is worth that a hero may still take in this round; a Move that is begun is not over, which is little.
const ACTION: f32 = 0.5;
const UNDECIDED: f32 = 0.03;
/// What it costs to talk about a trade.
const TALK: f32 = 0.2;

pub(super) fn of(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let heroes: f32 = state.slots().map(|slot| hero(sense, slot)).sum();
    let wind = if state.second_wind { SECOND_WIND } else { 0.0 };
    let chests = state.chests.iter().map(|at| CHEST / (1.0 + sense.nearest(at, |_| true)));
    (heroes + wind + chests.sum::<f32>()).max(1.0)
}

fn hero(sense: &Sense<'_>, slot: Slot) -> f32 {
    let hero: &Hero = sense.look.hero(slot);
    let minus = |holds: bool, cost: f32| if holds { -cost } else { 0.0 };
    // The last points are worth most.
    let mut worth = HEALTH * f32::from(hero.health).sqrt();
    worth += minus(hero.stunned, STUNNED) + minus(hero.poisoned, POISONED) + minus(hero.smell > 0, STINKY);
    worth += if hero.token == 0 { ABILITY } else { 0.0 } + if hero.determined { DETERMINED } else { 0.0 };
    let (mut best, mut hurt) = (0.0_f32, f32::from(sense.look.sheet(slot).health - hero.health));
    for (item, copies) in hero.bag.iter() {
        worth += match sense.look.item(item).kind {
            ItemKind::Weapon { range, dice } => {
                // A long reach strikes first and from behind others.
                best = best.max(sense.mean(dice) + 0.1 * f32::from(range.min(5)));
                SPARE
            }
            ItemKind::Armour { dice } if hero.armour == Some(item) => ARMOUR * sense.mean(dice),
            ItemKind::Armour { .. } => SPARE,
            ItemKind::Potion(Use::Heal(health)) => {
                // What heals more than is hurt is kept for later, at a lower rate.
                let used = f32::from(health).min(hurt);
                hurt -= used;
                f32::from(copies) * HEALING * (used + 0.7 * (f32::from(health) - used))
            }
            ItemKind::Potion(_) => POTION * f32::from(copies),
            ItemKind::Magic(_) => MAGIC,
            ItemKind::Quest | ItemKind::Trap(_) => 0.0,
        };
    }
    let turn = sense.look.state.turn.filter(|turn| turn.hero == slot);
    let boost = turn.map_or(0.0, |turn| {
        let dice: u8 = turn.next.iter().chain(&turn.all).sum();
        if turn.actions > 0 { 0.9 * f32::from(dice) + if turn.accurate { 0.9 } else { 0.0 } } else { 0.0 }
    });
    worth + WEAPON * best + boost
}

/// Full actions that heroes have left in this round.
pub(super) fn actions(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let full = f32::from(sense.look.rules.content.constants().hero_actions);
    let active = state.turn.map(|turn| turn.hero);
    let waiting = state.slots().filter(|&slot| sense.look.hero(slot).is_ready() && Some(slot) != active);
    full * waiting.count() as f32 + state.turn.map_or(0.0, |turn| f32::from(turn.actions))
}

/// What heroes may still do in this round, in actions.
pub(super) fn tempo(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let mut tempo = ACTION * actions(sense);
    for frame in state.business.frames() {
        tempo += match *frame {
            Frame::Move { .. } => -UNDECIDED,
            Frame::Charge { moved, struck } => ACTION * (f32::from(u8::from(!moved)) + f32::from(u8::from(!struck))),
            Frame::Extra | Frame::Whirl => ACTION,
            Frame::Trade { .. } | Frame::Answer { .. } => -TALK,
            _ => 0.0,
        };
    }
    tempo
}
