//! The few things that are done by a button: taking a faction, and declining a power.

use super::looks;
use chromatic_conflict::{Asked, Faction, View};
use stage::{Touch, Verb};
use texts::Lang;

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
    let (key, look, tint) = if verb == DECLINE {
        (DECLINE, "ic-pass", None)
    } else if let Some(faction) = Faction::ALL.into_iter().find(|&faction| faction_key(faction) == verb) {
        (faction_key(faction), "seat-drop", Some(looks::tint(faction)))
    } else {
        return Verb::default();
    };
    let name = msg!("verb" / key);
    Verb { key, look: look.to_owned(), tint, name: name.say(lang), words: name.form("does").say(lang), ..Verb::default() }
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
