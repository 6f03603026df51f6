//! What players read, in French and in English. Everything is said from what a viewer sees (PB-HID-1).

mod action;
mod card;
mod end;
mod event;
mod names;
mod options;
mod outlook;
mod prompt;
mod square;
mod starts;
mod voice;

pub(crate) use end::goal;
pub(crate) use names::{MATRIARCH, clan, fighters, payment, puddles};
pub(crate) use square::{home, say as square_words};
pub(crate) use voice::one;

use crate::{Action, Event, PaintBrawl, View};
use tabletop::{Blurb, Lang, Outcome, Picture, QuickStart, SetupOption, Text, Told, Words, Workshop};

/// It takes no packs.
impl Workshop for PaintBrawl {}

impl Words for PaintBrawl {
    const BLURB: Blurb = Blurb {
        title: Text { en: "Paint Brawl", fr: "Paint Brawl" },
        summary: Text {
            en: "Clans of little creatures fight with paint on a board of 11 by 11 squares: spread your puddles, win fighters \
                 over with your colour, steer your Golems, and be the first to meet the goal of the scenario.",
            fr: "Des clans de petites créatures se battent à la peinture sur un plateau de 11 cases sur 11\u{a0}: étalez vos \
                 flaques, gagnez des combattants à votre couleur, menez vos Golems, et soyez le premier à atteindre le but du \
                 scénario.",
        },
        seat_counts: &[2, 3, 4],
        workshop: false,
    };

    fn options(&self) -> &'static [SetupOption] {
        &options::OPTIONS
    }

    fn quick_starts(&self) -> &'static [QuickStart] {
        &starts::QUICK_STARTS
    }

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> String {
        action::say(self, view, action, lang)
    }

    fn event_words(&self, view: &View, event: &Told<Event>, lang: Lang) -> String {
        event::say(self, view, event.event(), lang)
    }

    fn prompt(&self, view: &View, lang: Lang) -> String {
        prompt::say(self, view, lang)
    }

    fn outcome_words(&self, view: &View, outcome: &Outcome, lang: Lang) -> String {
        end::say(self, view, outcome, lang)
    }

    fn sides(&self, view: &View) -> Vec<&'static str> {
        view.seats.iter().map(|seat| seat.colour.code()).collect()
    }

    fn draw(&self, view: &View, lang: Lang) -> Picture {
        crate::picture::draw(self, view, lang)
    }

    fn rules(&self) -> Vec<&str> {
        self.texts.ids().collect()
    }

    fn rule_words(&self, rule: &str, lang: Lang) -> Option<&str> {
        self.texts.words(rule, lang)
    }
}
