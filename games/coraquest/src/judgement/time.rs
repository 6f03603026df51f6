//! Time: the torches, what the quest sets as its own limit, and spiders.

use super::need::Need;
use super::sense::Sense;
use crate::{Op, Value};

/// Rounds for each card that must be drawn, and actions that a party does in a round besides.
const ACTIONS: f32 = 6.0;
/// What a counter that nears the end of the quest costs, in the end.
const DOOM: f32 = 0.6;

/// How likely the time suffices.
pub(super) fn suffices(sense: &Sense<'_>, left: Need) -> f32 {
    let state = sense.look.state;
    let quest = sense.look.quest();
    let mut last = i16::from(quest.round_limit[state.length_index()]);
    let mut doom = 1.0;
    for ending in &quest.losses {
        for condition in ending.guard.all.of(&quest.conditions) {
            let limit = sense.look.value(condition.right, None);
            match (condition.left, condition.op) {
                (Value::Round, Op::More) => last = last.min(limit),
                (Value::Round, Op::AtLeast | Op::Equal) => last = last.min(limit - 1),
                (Value::Counter(counter), Op::More | Op::AtLeast | Op::Equal) if limit > 0 => {
                    let start = quest.counters[counter.index()].start[state.length_index()];
                    let way = f32::from((limit - start).max(1));
                    let gone = (f32::from(sense.look.value(condition.left, None) - start) / way).clamp(0.0, 1.0);
                    doom *= 1.0 - DOOM * gone * gone;
                }
                _ => {}
            }
        }
    }
    let rounds = f32::from((last - i16::from(state.round)).max(0)) + 1.0;
    let rate = (super::weights::W.rounds_card * left.cards + left.work / ACTIONS) / rounds;
    let square = rate * rate;
    let fourth = square * square;
    doom / (1.0 + fourth * fourth)
}

/// What the spiders that come if nobody explores will cost (CR-COUNT-4, CR-SPIDER-1).
pub(super) fn pressure(sense: &Sense<'_>) -> f32 {
    let state = sense.look.state;
    let spider = sense.look.rules.content.spider();
    let explored = state.marker.is_some() && state.piles.count() > 0;
    // An empty deck lets them come whatever is done.
    let level = f32::from(state.threat.max(1)) + if explored { 1.0 } else { 0.0 };
    let webs = sense.look.webs(0).count().min(sense.look.supply(spider).into()) as f32;
    super::weights::W.spiders * sense.toll(sense.with((0.0, 0.0), spider, webs)) / level
}
