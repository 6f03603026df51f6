//! Time: the torches, what the quest sets as its own limit, and spiders.

use super::need::Need;
use super::sense::Sense;
use super::weights::W;
use crate::{Op, Value};

/// Rounds for each card that must be drawn, and actions that a party does in a round besides.
const ACTIONS: f32 = 6.0;
/// What a counter that nears the end of the quest costs, in the end.
const DOOM: f32 = 0.6;

/// How likely the time suffices.
pub(super) fn suffices(sense: &Sense<'_>, left: Need) -> f32 {
    let state = sense.movegen.state;
    let quest = sense.movegen.quest();
    let mut last = i16::from(quest.round_limit[state.length_index()]);
    let mut doom = 1.0;
    for ending in &quest.losses {
        for condition in ending.guard.all.of(&quest.conditions) {
            let limit = sense.movegen.value(condition.right, None);
            match (condition.left, condition.op) {
                (Value::Round, Op::More) => last = last.min(limit),
                (Value::Round, Op::AtLeast | Op::Equal) => last = last.min(limit - 1),
                (Value::Counter(counter), Op::More | Op::AtLeast | Op::Equal) if limit > 0 => {
                    let start = quest.counters[counter.index()].start[state.length_index()];
                    let way = f32::from((limit - start).max(1));
                    let gone = (f32::from(sense.movegen.value(condition.left, None) - start) / way).clamp(0.0, 1.0);
                    doom *= 1.0 - DOOM * gone * gone;
                }
                _ => {}
            }
        }
    }
    let rounds = f32::from((last - i16::from(state.round)).max(0)) + 1.0;
    let rate = (W.rounds_card * left.cards + left.work / ACTIONS) / rounds;
    let square = rate * rate;
    let fourth = square * square;
    doom / (1.0 + fourth * fourth)
}

/// What the spiders that come if nobody explores will cost (CR-COUNT-4, CR-SPIDER-1), and a round without a card for a party
/// that is in good shape; `drawn` as if a card had been drawn.
pub(super) fn pressure(sense: &Sense<'_>, cards: f32, drawn: bool) -> f32 {
    let state = sense.movegen.state;
    let spider = sense.movegen.rules.content.spider();
    let explored = (drawn || state.marker.is_some()) && state.piles.count() > 0;
    // An empty deck lets them come whatever is done. Every round without a card brings them as much nearer as any other.
    let whole = f32::from(sense.movegen.quest().threat_reset.max(1));
    let near = (whole - f32::from(state.threat) + if explored { 0.0 } else { 1.0 }) / whole;
    let webs = sense.movegen.webs(0).count().min(sense.movegen.supply(spider).into()) as f32;
    let spiders = W.spiders * sense.toll(sense.with((0.0, 0.0), spider, webs)) * near.max(0.0);
    if explored || cards <= 0.0 {
        return spiders;
    }
    let shape = shape(sense);
    spiders + W.waste * shape * shape + W.late * delay(sense)
}

/// Rounds that a party lags behind: who only waits would wait for ever, as nothing that is feared gets better by it.
fn delay(sense: &Sense<'_>) -> f32 {
    let state = sense.movegen.state;
    let rounds = (f32::from(state.round) - W.pace * state.dungeon.laid().len() as f32).max(0.0);
    let too_many = (rounds - W.patience).max(0.0);
    rounds + too_many * too_many
}

/// How well the heroes are, from 0 to 1.
fn shape(sense: &Sense<'_>) -> f32 {
    let movegen = &sense.movegen;
    let parts =
        movegen.state.slots().map(|slot| f32::from(movegen.hero(slot).health) / f32::from(movegen.sheet(slot).health.max(1)));
    parts.sum::<f32>() / movegen.state.heroes.len().max(1) as f32
}
