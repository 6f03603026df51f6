//! The story of the quest, and what of a happening can be seen to happen.

use super::{looks, spot};
use crate::words::Speak;
use crate::{CoraQuest, Event, HeroId, Square, View};
use stage::{Animation, SpotId, Story};

/// The introduction and the goal (CR-SETUP-16).
pub(super) fn of(speak: &Speak<'_>) -> Story {
    let (state, quest) = (&speak.view.table, speak.look().quest());
    let untouched = state.dungeon().laid().len() == 1 && state.turn().is_none();
    Story {
        title: quest.title.to(speak.lang).to_owned(),
        words: vec![speak.text(quest.intro), speak.text(quest.goal)],
        fresh: state.round() == 1 && untouched && state.heroes().iter().all(|hero| !hero.exhausted),
    }
}

/// What can be seen of an event; `view` is what is seen once all of its decision is done.
pub(super) fn animation(rules: &CoraQuest, view: &View, event: &Event) -> Option<Animation> {
    let state = &view.table;
    let person = |hero: HeroId| Some(spot(state.hero(state.slot_of(hero)?).at?));
    let goes = |from: Square, to: Square| Some(Animation::Goes { from: spot(from), to: spot(to) });
    let notes = |spot: SpotId, text: String| Some(Animation::Notes { spot, text });
    match *event {
        Event::Stepped { from, to, .. } | Event::Slid { from, to, .. } | Event::Moved { from, to, .. } => goes(from, to),
        Event::Attacks { hero, at, .. } => Some(Animation::Strikes { from: person(hero)?, to: spot(at) }),
        Event::Strikes { at, hero, .. } => Some(Animation::Strikes { from: spot(at), to: person(hero)? }),
        Event::Rolled { ref dice, .. } if !dice.is_empty() => Some(Animation::Rolls {
            dice: dice.iter().map(|&(colour, hits)| (looks::die(colour, hits).to_owned(), hits)).collect(),
        }),
        Event::Wounded { at, damage, .. } => notes(spot(at), format!("\u{2212}{damage}")),
        Event::Mended { at, health, .. } => notes(spot(at), format!("+{health}")),
        Event::Hurt { hero, damage } => notes(person(hero)?, format!("\u{2212}{damage}")),
        Event::Healed { hero, health } => notes(person(hero)?, format!("+{health}")),
        // How it ends is told when the game is over.
        Event::Text { text } => {
            // A text that says nothing is not told.
            let told = rules.content.quest(state.quest()).text(text);
            (!told.is_empty()).then_some(Animation::Tells)
        }
        _ => None,
    }
}
