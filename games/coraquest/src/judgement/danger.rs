//! Enemies: what they cost as long as they are there, and whether somebody falls soon.

use super::sense::Sense;
use crate::{Enemy, ItemKind, OnHit, Slot};

/// How much of what armour rolls counts: it is rolled after a hit only.
const ARMOUR: f32 = 0.7;
/// What blows of the round after this one count.
const LATER: f32 = 0.35;
/// How much of the danger counts less while heroes may still avert it, for each action that they have.
const AVERTED: f32 = 0.06;
/// How far expected damage is off.
const DOUBT: f32 = 1.15;
/// What each Move costs to an enemy that keeps its distance, to any enemy for each hero that cannot strike, and between a hero
/// and the others, beyond a few steps.
const ALOOF: f32 = 0.4;
const ENGAGE: f32 = 0.3;
const ALONE: f32 = 0.2;
const TOGETHER: f32 = 0.7;
/// How much of the blows of those who come with a card falls on the explorer.
const GUESTS: f32 = 1.0;
/// How bad it is to fall while Second Wind is there.
const SECOND_WIND: f32 = 0.3;

/// What all enemies cost, and heroes that are alone.
pub(super) fn burden(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let enemies = state.enemies.iter().map(|enemy| {
        // Who shoots does not come nearer.
        let aloof = if sense.look.side(enemy).range > 1 { ALOOF * sense.nearest(enemy.at, |_| true) } else { 0.0 };
        sense.burden(enemy) + aloof
    });
    let enemies = enemies.sum::<f32>() + if state.enemies.is_empty() { 0.0 } else { engagement(sense) };
    // Whoever comes with a card that was drawn is as good as there.
    let guests = sense.drawn().map_or(0.0, |card| sense.coming(card).0);
    sense.crowd(enemies + guests) + stragglers(sense)
}

/// What it costs that heroes are too far away to strike.
fn engagement(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let idle = |slot: Slot| {
        let reach = sense.look.weapons(slot).map(|(_, range)| range).max().unwrap_or(1);
        let ways = state.enemies.iter().map(|enemy| sense.way_within(slot, enemy.at, reach));
        ways.fold(3.0, f32::min)
    };
    ENGAGE * state.slots().filter(|&slot| !sense.look.hero(slot).stunned).map(idle).sum::<f32>()
}

/// What it costs that heroes are far from all others.
fn stragglers(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let lonely = |slot: Slot| {
        let others = state.slots().filter(|&other| other != slot).filter_map(|other| sense.look.hero(other).at);
        let ways: f32 = others.map(|at| (sense.way(slot, at) - TOGETHER).max(0.0)).sum();
        ALONE * ways
    };
    if state.heroes.len() > 1 { state.slots().map(lonely).sum() } else { 0.0 }
}

/// How likely it is that nobody falls soon.
pub(super) fn survival(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let mut damage = [0.0_f32; Slot::COUNT];
    for enemy in &state.enemies {
        aim(sense, enemy, &mut damage);
    }
    if let (Some(turn), Some(card)) = (state.turn, sense.drawn()) {
        damage[turn.hero.index()] += GUESTS * sense.coming(card).1;
    }
    let averted = if sense.enemies_act() { 1.0 } else { 1.0 - AVERTED * super::means::actions(sense) };
    let worst = if state.second_wind { SECOND_WIND } else { 1.0 };
    let mut survival = 1.0;
    for slot in state.slots() {
        let hero = sense.look.hero(slot);
        let poison = if hero.poisoned { 1.0 } else { 0.0 };
        let rate = DOUBT * (averted * damage[slot.index()] + poison) / f32::from(hero.health.max(1));
        let fourth = rate * rate * rate * rate;
        survival *= 1.0 - worst * fourth / (1.0 + fourth);
    }
    // CR-STUN-6: the more lie, the sooner all do.
    let standing = state.heroes.iter().filter(|hero| !hero.stunned).count();
    match standing {
        0 => 0.0,
        1 if state.heroes.len() > 1 => 0.5 * survival,
        2 if state.heroes.len() > 2 => 0.85 * survival,
        _ => survival,
    }
}

/// An enemy's blows fall on the nearest hero; of equals heroes offer the healthiest, and a Keeper takes the weakest (CR-KEEP-2).
fn aim(sense: &Sense<'_>, enemy: &Enemy, damage: &mut [f32; Slot::COUNT]) {
    let (state, side) = (sense.look.state, sense.look.side(enemy));
    let (range, movement) = (f32::from(side.range), f32::from(side.movement));
    let mut best: Option<(Slot, f32)> = None;
    for slot in state.slots().filter(|&slot| !sense.look.hero(slot).stunned) {
        let gap = (sense.steps(slot, enemy.at) - range).max(0.0);
        let health = f32::from(sense.look.hero(slot).health);
        // A Keeper goes for the weak, as far as they can be struck in this phase.
        let score = match state.keeper {
            true if gap <= movement => health - 100.0,
            true => gap,
            false => gap - health / 64.0,
        };
        if best.is_none_or(|(_, least)| score < least) {
            best = Some((slot, score));
        }
    }
    let Some((slot, _)) = best else { return };
    let gap = (sense.steps(slot, enemy.at) - range).max(0.0);
    let actions = if state.slow && !enemy.acted { 1.0 } else { 2.0 };
    let blows = match gap {
        gap if gap <= 0.0 => actions,
        gap if gap <= movement => actions - 1.0 + 0.5 * LATER,
        gap if gap <= 2.0 * movement => 2.0 * LATER,
        _ => 0.5 * LATER,
    };
    // Whoever has acted strikes again in the next round only.
    let blows = if enemy.acted { LATER * blows } else { blows };
    let armour = match sense.look.hero(slot).armour.map(|item| sense.look.item(item).kind) {
        Some(ItemKind::Armour { dice }) => ARMOUR * sense.mean(dice),
        _ => 0.0,
    };
    let more = match sense.look.enemy(enemy.kind).on_hit {
        Some(OnHit::Poisoned) => 1.3,
        Some(OnHit::Knock) => 1.5,
        Some(OnHit::Stunned) => 1.2,
        _ => 1.0,
    };
    let mean = sense.mean(side.dice);
    damage[slot.index()] += blows * more * (mean - armour).max(0.2 * mean);
}
