//! What players read.

mod action;
mod event;
mod names;
mod prompt;

use crate::{Action, Cause, CoraQuest, Event, View};
pub(crate) use action::words as action_words;
pub(crate) use names::{dice, die, notes, statements};
use stage::{Blurb, Picture, Words};
use tabletop::{EventView, Outcome};
use texts::{Arg, Lang, Message};

/// Whoever speaks: the rules, what is seen, and in what language.
#[derive(Clone, Copy)]
pub(crate) struct Speak<'a> {
    pub(crate) rules: &'a CoraQuest,
    pub(crate) view: &'a View,
    pub(crate) lang: Lang,
}

/// Who shows this game: what its [`Words`], [`Show`](stage::Show) and [`Workshop`](stage::Workshop) are implemented with.
#[derive(Clone, Copy, Debug)]
pub struct OnStage;

impl Words<OnStage> for CoraQuest {
    const BLURB: Blurb = Blurb { game: <Self as tabletop::Game>::NAME, seat_counts: &[1, 2, 3, 4, 5], workshop: true };

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> String {
        action::words(&Speak { rules: self, view, lang }, action)
    }

    fn event_words(&self, view: &View, event: &EventView<Event>, lang: Lang) -> String {
        event::words(&Speak { rules: self, view, lang }, event.event())
    }

    fn prompt(&self, view: &View, lang: Lang) -> String {
        prompt::words(&Speak { rules: self, view, lang })
    }

    fn outcome_words(&self, view: &View, _: &Outcome, lang: Lang) -> String {
        let speak = Speak { rules: self, view, lang };
        let Some(over) = view.table.over else { return String::new() };
        say!(lang, "outcome", end = end(over.cause), story = speak.text(over.text))
    }

    fn draw(&self, view: &View, lang: Lang) -> Picture {
        crate::picture::draw(&Speak { rules: self, view, lang })
    }

    fn rules(&self) -> Vec<&str> {
        self.content.texts().ids().collect()
    }

    fn rule_says(&self, rule: &str) -> Arg {
        self.content.texts().says(rule)
    }

    fn rule_words(&self, rule: &str, lang: Lang) -> Option<String> {
        self.content.texts().words(rule, lang)
    }
}

/// Why it ended.
fn end(cause: Cause) -> Message {
    msg!("end" / cause.code())
}
