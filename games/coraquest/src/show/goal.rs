//! What the quest is about, how far it is, and where the round is.

use crate::words::Speak;
use crate::{Step, Value};
use stage::{Goal, Phase};
use texts::Message;

/// The quest, and how far the game is.
pub(super) fn heading(speak: &Speak<'_>) -> Vec<String> {
    let (state, quest) = (&speak.view.table, speak.look().quest());
    let (round, limit) = (state.round(), quest.round_limit[state.length_index()]);
    let progress = match round {
        0 => say!(speak.lang, "scene-setup"),
        _ => say!(speak.lang, "scene-round", round = round, limit = limit),
    };
    vec![quest.title.to(speak.lang).to_owned(), progress]
}

/// The goal with the counters that have a label (CR-INFO-2).
pub(super) fn say(speak: &Speak<'_>) -> Goal {
    let (state, quest) = (&speak.view.table, speak.look().quest());
    let labelled = quest.counters.iter().zip(state.counters);
    let notes: Vec<String> = labelled
        .filter_map(|(counter, value)| Some((counter.label.as_ref()?.to(speak.lang).to_owned(), value)))
        .map(|(label, value)| say!(speak.lang, "scene-counter", label = label, value = value))
        .collect();
    Goal {
        title: quest.title.to(speak.lang).to_owned(),
        words: speak.text(quest.goal),
        progress: progress(speak),
        note: (!notes.is_empty()).then(|| notes.join(" · ")),
    }
}

/// A quest that is won when one counter that players see reaches a number can be measured.
fn progress(speak: &Speak<'_>) -> Option<(u8, u8)> {
    let (look, quest) = (speak.look(), speak.look().quest());
    let [win] = &quest.wins[..] else { return None };
    let mut seen = win.guard.all.of(&quest.conditions).iter().filter_map(|condition| match (condition.left, condition.right) {
        (Value::Counter(counter), Value::Number(wanted)) if condition.op == crate::Op::AtLeast && wanted > 0 => {
            quest.counters[counter.index()].label.as_ref()?;
            Some((look.count(condition.left, None), wanted.clamp(0, 255) as u8))
        }
        _ => None,
    });
    let (now, wanted) = seen.next()?;
    seen.next().is_none().then(|| (now.min(wanted), wanted))
}

/// The three phases of a round (CR-ROUND-1).
pub(super) fn track(speak: &Speak<'_>) -> Vec<Phase> {
    let state = &speak.view.table;
    if state.round() == 0 {
        return Vec::new();
    }
    let phase = match state.step() {
        Some(Step::Growl | Step::Bosses(_) | Step::Enemies) => 1,
        Some(Step::Countdown | Step::Dusk) => 2,
        _ => 0,
    };
    let phases = [
        ("phase-heroes", msg!("phase-heroes")),
        ("phase-enemies", msg!("phase-enemies")),
        ("phase-countdown", msg!("phase-countdown")),
    ];
    let over = state.over().is_some();
    let phase = |(place, (look, name)): (usize, (&'static str, Message))| Phase {
        look,
        tint: None,
        name: name.say(speak.lang),
        now: !over && place == phase,
    };
    phases.into_iter().enumerate().map(phase).collect()
}
