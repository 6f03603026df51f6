//! What players read, in French and in English.

mod action;
mod end;
mod event;
pub(crate) mod names;
mod options;
mod prompt;
mod tell;

pub(crate) use action::{halves, number};

use crate::{Action, ColorQuest, Event, View};
use tabletop::{Blurb, Lang, Outcome, Picture, QuickStart, Seat, SetupOption, Text, Told, Words, Workshop};

/// It takes no packs.
impl Workshop for ColorQuest {}

impl Words for ColorQuest {
    const BLURB: Blurb = Blurb {
        title: Text { en: "Color Quest", fr: "Color Quest\u{a0}: la Forêt interdite" },
        summary: Text {
            en: "Two bands meet in the Forbidden Forest. Gaia's figures throw colours, the Rônin's throw black, and paint turns \
                 friends into foes. Kadamas dice pay for powers; whoever raises the own hero and fells the other's wins.",
            fr: "Deux bandes s'affrontent dans la Forêt interdite. Celle de Gaïa lance des couleurs, celle du Rônin du noir, et la \
                 peinture retourne les figurines. Les dés Kadamas paient les pouvoirs\u{a0}; qui élève son héros et abat l'autre gagne.",
        },
        seat_counts: &[2],
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
        Seat::first(2).map(|seat| view.table.camp_of(seat).code()).collect()
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
