//! The few things that are done by a button: taking a faction, and declining a power.

use super::looks;
use crate::words::{NO_POWER, faction_name, play_faction};
use crate::{Asked, Faction, View};
use tabletop::{Lang, Text, Touch, Verb, capital};

/// To decline a vehicle's power.
pub(super) const DECLINE: &str = "decline";

/// To take a faction.
pub(super) const fn faction_key(faction: Faction) -> &'static str {
    match faction {
        Faction::Blue => "faction-blue",
        Faction::Green => "faction-green",
        Faction::Orange => "faction-orange",
        Faction::Violet => "faction-violet",
    }
}

/// What a button is called; one that the game does not have is called nothing.
pub(super) fn verb(verb: &str, lang: Lang) -> Verb {
    if verb == DECLINE {
        let name = Text { en: "Decline", fr: "Renoncer" }.to(lang).to_owned();
        let words = format!("{}.", NO_POWER.to(lang));
        return Verb { key: DECLINE, look: "ic-pass".to_owned(), name, words, ..Verb::default() };
    }
    match Faction::ALL.into_iter().find(|&faction| faction_key(faction) == verb) {
        Some(faction) => Verb {
            key: faction_key(faction),
            look: "seat-drop".to_owned(),
            tint: Some(looks::tint(faction)),
            name: capital(&faction_name(faction, lang)),
            words: faction_words(faction, lang),
            ..Verb::default()
        },
        None => Verb::default(),
    }
}

/// Factions differ only by their zones and their looks (CC-GEN-2).
fn faction_words(faction: Faction, lang: Lang) -> String {
    let manner = match faction {
        Faction::Blue => Text { en: "round and elegant", fr: "ronds et élégants" },
        Faction::Green => Text { en: "square and robust", fr: "carrés et robustes" },
        Faction::Orange => Text { en: "diamond-shaped and dangerous", fr: "en losange et dangereux" },
        Faction::Violet => Text { en: "triangular and lively", fr: "triangulaires et vifs" },
    };
    let play = play_faction(faction, lang);
    match lang {
        Lang::En => format!("{play}: its robots are {}.", manner.en),
        Lang::Fr => format!("{play}\u{a0}: ses robots sont {}.", manner.fr),
    }
}

/// The buttons of the seat that decides: all factions, the taken ones too, so that one can ask why not.
pub(super) fn menu(view: &View, touched: &[Touch]) -> Vec<&'static str> {
    let decides = view.to_act.is_some() && view.viewer == view.to_act;
    match view.asked {
        _ if !decides || !touched.is_empty() => Vec::new(),
        Asked::Faction => Faction::ALL.map(faction_key).to_vec(),
        Asked::Power { .. } => vec![DECLINE],
        _ => Vec::new(),
    }
}
