//! What players read: which text is said of what, with which names in it. The texts are in `texts`, for each language.

mod ability;
mod action;
mod end;
mod event;
pub(crate) mod names;
mod prompt;

pub use ability::Named;
pub(crate) use end::goals;

use dark_threat::{Action, DarkThreat, Event, View};
use stage::{Blurb, Picture, Words, Workshop, capital};
use tabletop::{EventView, Outcome};
use texts::{Arg, Lang};

/// Who shows this game: what its [`Words`], [`Show`](stage::Show) and [`Workshop`](stage::Workshop) are implemented with.
#[derive(Clone, Copy, Debug)]
pub struct OnStage;

/// It takes no packs.
impl Workshop<OnStage> for DarkThreat {}

impl Words<OnStage> for DarkThreat {
    const BLURB: Blurb = Blurb { game: <Self as tabletop::Game>::NAME, seat_counts: &[2, 4], workshop: false };

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> String {
        action::message(self, view, action).say(lang)
    }

    fn event_words(&self, view: &View, event: &EventView<Event>, lang: Lang) -> String {
        capital(&event::message(self, view, event.event()).say(lang))
    }

    fn prompt(&self, view: &View, lang: Lang) -> String {
        prompt::message(self, view).say(lang)
    }

    fn outcome_words(&self, view: &View, outcome: &Outcome, lang: Lang) -> String {
        end::message(self, view, outcome).say(lang)
    }

    fn draw(&self, view: &View, lang: Lang) -> Picture {
        crate::picture::draw(self, view, lang)
    }

    fn rules(&self) -> Vec<&str> {
        self.rule_texts().ids().collect()
    }

    fn rule_says(&self, rule: &str) -> Arg {
        self.rule_texts().says(rule)
    }

    fn rule_words(&self, rule: &str, lang: Lang) -> Option<String> {
        self.rule_texts().words(rule, lang)
    }
}
