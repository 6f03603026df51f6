//! What players read, in French and in English.

mod action;
mod end;
mod event;
pub(crate) mod names;
mod options;
mod prompt;

pub(crate) use end::goals;

use crate::{Action, DarkThreat, Event, View};
use tabletop::{Blurb, Lang, Outcome, Picture, QuickStart, Seat, SetupOption, Text, Told, Words, Workshop};

/// It takes no packs.
impl Workshop for DarkThreat {}

impl Words for DarkThreat {
    const BLURB: Blurb = Blurb {
        title: Text { en: "Dark Threat", fr: "Dark Threat\u{a0}: la Menace sombre" },
        summary: Text {
            en: "Gaia lights the prisms of three Temples with colours to make the Chosen One bright; Kaos spreads black paint, \
                 corrupts the Temples and merges Banes into the Ultimate Bane. Each camp has its own goals.",
            fr: "Gaïa illumine de ses couleurs les prismes de trois Temples pour que l'Élu devienne éclatant\u{a0}; Kaos répand la \
                 peinture noire, corrompt les Temples et fait fusionner les Fléaux jusqu'au Fléau ultime. Chaque camp a ses objectifs.",
        },
        seat_counts: &[2, 4],
        workshop: false,
    };

    fn options(&self) -> &'static [SetupOption] {
        &options::OPTIONS
    }

    fn quick_starts(&self) -> &'static [QuickStart] {
        &options::QUICK_STARTS
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
        Seat::first(view.table.seats()).map(|seat| view.table.camp_of(seat).code()).collect()
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
