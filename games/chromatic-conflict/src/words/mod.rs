//! What players read, in French and in English. Everything is said from what a viewer sees (CC-HID-9).

mod action;
mod cards;
mod end;
mod event;
mod names;
mod place;
mod prompt;

pub(crate) use action::{NO_POWER, play_faction};
pub(crate) use cards::{chromeca_words, terrain_words};
pub(crate) use event::{Whose, meaning};
pub(crate) use names::{faction_name, kind_code, places, points, seat_name, several, who};
pub(crate) use place::place_words;

use crate::{Action, ChromaticConflict, Event, Faction, View};
use tabletop::{Blurb, Lang, Outcome, Picture, SetupChoice, SetupOption, Text, Told, Words, Workshop};

const OPTIONS: [SetupOption; 2] = [
    SetupOption {
        key: "seats",
        name: Text { en: "Players", fr: "Joueurs" },
        values: "3, 4",
        default: "4",
        meaning: Text { en: "How many players there are.", fr: "Le nombre de joueurs." },
        choices: &[
            SetupChoice { value: "3", name: Text { en: "3 players", fr: "3 joueurs" } },
            SetupChoice { value: "4", name: Text { en: "4 players", fr: "4 joueurs" } },
        ],
    },
    SetupOption {
        key: "factions",
        name: Text { en: "Factions", fr: "Factions" },
        values: "choose, blue,green,orange,violet",
        default: "choose",
        meaning: Text {
            en: "How the factions are taken: each player chooses in turn (choose), or a list with one faction per player, \
                 such as blue,green,orange.",
            fr: "Comment on prend les factions\u{a0}: chacun choisit à son tour (choose), ou une liste avec une faction par \
                 joueur, comme blue,green,orange.",
        },
        choices: &[],
    },
];

/// It takes no packs.
impl Workshop for ChromaticConflict {}

impl Words for ChromaticConflict {
    const BLURB: Blurb = Blurb {
        title: Text { en: "Chromatic Conflict", fr: "Chromatic Conflict" },
        summary: Text {
            en: "Factions of robots fight over a map that grows during the game: lay terrains, place your Chromecas, discover \
                 hidden effects, and hold the most gems at the end.",
            fr: "Des factions de robots se disputent une carte qui grandit pendant la partie\u{a0}: placez des terrains et \
                 vos Chromecas, découvrez des effets cachés, et tenez le plus de gemmes à la fin.",
        },
        seat_counts: &[3, 4],
        workshop: false,
    };

    fn options(&self) -> &'static [SetupOption] {
        &OPTIONS
    }

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> String {
        action::say(view, action, lang)
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
        view.seats.iter().map(|seat| seat.faction.map_or("?", Faction::code)).collect()
    }

    fn draw(&self, view: &View, lang: Lang) -> Picture {
        crate::picture::draw(self, view, lang)
    }

    fn rules(&self) -> Vec<&str> {
        self.rules.ids().collect()
    }

    fn rule_words(&self, rule: &str, lang: Lang) -> Option<&str> {
        self.rules.words(rule, lang)
    }
}
