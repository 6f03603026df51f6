//! What players read. Everything is said from what a viewer sees (PB-HID-1).

mod action;
mod end;
mod event;
mod names;
mod outlook;
mod prompt;
mod square;
mod voice;

pub(crate) use end::goal;
pub use names::Named;
pub(crate) use names::{ability_does, card_does, card_when, clan, in_a_row, leader};
pub(crate) use square::{home, say as square_words};

use paint_brawl::{Action, Event, PaintBrawl, View};
use stage::{Blurb, Picture, Words, Workshop};
use tabletop::{EventView, Outcome};
use texts::{Arg, Lang};

/// Who shows this game: what its [`Words`], [`Show`](stage::Show) and [`Workshop`](stage::Workshop) are implemented with.
#[derive(Clone, Copy, Debug)]
pub struct OnStage;

/// It takes no packs.
impl Workshop<OnStage> for PaintBrawl {}

impl Words<OnStage> for PaintBrawl {
    const BLURB: Blurb = Blurb { game: <Self as tabletop::Game>::NAME, seat_counts: &[2, 3, 4], workshop: false };

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> String {
        action::say(self, view, action, lang)
    }

    fn event_words(&self, view: &View, event: &EventView<Event>, lang: Lang) -> String {
        event::say(self, view, event.event(), lang)
    }

    fn prompt(&self, view: &View, lang: Lang) -> String {
        prompt::say(self, view, lang)
    }

    fn outcome_words(&self, view: &View, outcome: &Outcome, lang: Lang) -> String {
        end::say(self, view, outcome, lang)
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
