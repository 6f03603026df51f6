//! What players read: which text, and what stands in it.

mod action;
mod end;
mod event;
pub(crate) mod names;
mod prompt;
mod tell;

use crate::{Action, ColorQuest, Event, View};
use stage::{Blurb, Picture, Words, Workshop, capital};
use tabletop::{EventView, Outcome};
use texts::{Arg, Lang};

/// Who shows this game: what its [`Words`], [`Show`](stage::Show) and [`Workshop`](stage::Workshop) are implemented with.
#[derive(Clone, Copy, Debug)]
pub struct OnStage;

/// It takes no packs.
impl Workshop<OnStage> for ColorQuest {}

impl Words<OnStage> for ColorQuest {
    const BLURB: Blurb = Blurb { game: <Self as tabletop::Game>::NAME, seat_counts: &[2], workshop: false };

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> String {
        capital(&action::say(self, view, action).say(lang))
    }

    fn event_words(&self, view: &View, event: &EventView<Event>, lang: Lang) -> String {
        capital(&event::say(self, view, event.event()).say(lang))
    }

    fn prompt(&self, view: &View, lang: Lang) -> String {
        prompt::say(self, view).say(lang)
    }

    fn outcome_words(&self, view: &View, outcome: &Outcome, lang: Lang) -> String {
        end::say(self, view, outcome).say(lang)
    }

    fn draw(&self, view: &View, lang: Lang) -> Picture {
        crate::picture::draw(self, view, lang)
    }

    fn rules(&self) -> Vec<&str> {
        self.texts.ids().collect()
    }

    fn rule_says(&self, rule: &str) -> Arg {
        self.texts.says(rule)
    }

    fn rule_words(&self, rule: &str, lang: Lang) -> Option<String> {
        self.texts.words(rule, lang)
    }
}
