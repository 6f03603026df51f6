//! Who must do what now, as one line.

use super::names::{damage, successes};
use super::{Speak, end};
use crate::choice::decider;
use crate::{Effect, Frame, Span, Step};
use stage::capital;
use texts::{Arg, Message};

pub(super) fn words(speak: &Speak<'_>) -> String {
    let state = &speak.view.table;
    if let Some(over) = state.over() {
        return end(over.cause).say(speak.lang);
    }
    let Some(&frame) = state.business().last() else { return String::new() };
    let seat = decider(&speak.look(), frame);
    let task = match frame {
        Frame::Choice { options, .. } => asked(speak, options),
        _ => task(speak, frame).into(),
    };
    if speak.view.viewer == Some(seat) {
        return capital(&say!(speak.lang, "prompt-own", task = task));
    }
    say!(speak.lang, "prompt-seat", seat = seat.number(), task = task)
}

fn task(speak: &Speak<'_>, frame: Frame) -> Message {
    let state = &speak.view.table;
    let hero = || state.turn().map_or_else(|| "".into(), |turn| speak.hero(state.hero(turn.hero).id));
    match frame {
        Frame::Pick => msg!("prompt-pick"),
        Frame::Put => {
            let waiting = speak.look().waiting().map_or_else(|| "".into(), |slot| speak.hero(state.hero(slot).id));
            msg!("prompt-put", hero = waiting)
        }
        Frame::Round(Step::Enemies) => msg!("prompt-enemy"),
        Frame::Round(_) => msg!("prompt-hero"),
        Frame::Turn => msg!("prompt-turn", hero = hero(), left = state.turn().map_or(0, |turn| turn.actions)),
        Frame::Move { left, .. } => msg!("prompt-move", hero = hero(), left = left),
        Frame::Charge { .. } => msg!("prompt-charge", hero = hero()),
        Frame::Lay { card } => msg!("prompt-lay", card = card.code()),
        Frame::Aim { .. } | Frame::Second { .. } => msg!("prompt-target"),
        Frame::Whirl | Frame::Extra => msg!("prompt-attack", hero = hero()),
        Frame::Rolled { roll, .. } => msg!("prompt-rolled", hits = successes(roll.hits)),
        Frame::Trade { .. } => msg!("prompt-trade"),
        Frame::Answer { .. } => msg!("prompt-answer"),
        Frame::Target { .. } | Frame::Hunt { hero: None, .. } if state.keeper => msg!("prompt-enemy-target"),
        Frame::Target { .. } => msg!("prompt-attacked"),
        Frame::Hunt { .. } | Frame::Stride { .. } | Frame::Prowl { .. } | Frame::Foe { .. } => msg!("prompt-enemy-way"),
        Frame::Guard { damage: dealt, .. } => msg!("prompt-guard", damage = damage(dealt)),
        Frame::Points { .. } | Frame::Place { .. } | Frame::Spawn { .. } | Frame::Webs { .. } | Frame::Shift { .. } => {
            msg!("prompt-place")
        }
        Frame::Pay { left } => msg!("prompt-pay", coins = left),
        Frame::Choice { .. } | Frame::Reveal { .. } | Frame::Rules { .. } | Frame::Run { .. } => msg!("prompt-story"),
        Frame::Actor { .. } | Frame::Ask { .. } => msg!("prompt-who"),
    }
}

/// What the quest asks with these options.
fn asked(speak: &Speak<'_>, options: Span) -> Arg {
    let ask = |effect: &Effect| match *effect {
        Effect::Choice { options: offered, ask } if offered == options => Some(speak.text(ask)),
        _ => None,
    };
    let question = speak.look().quest().effects.iter().find_map(ask).filter(|text| !text.is_empty());
    match question {
        // A question ends with its own sign.
        Some(question) if question.ends_with(['?', '!', '.']) => question.into(),
        Some(question) => msg!("prompt-asked", question = question).into(),
        None => msg!("prompt-story").into(),
    }
}
