//! What the cards of a hand are good for, said to the seat that holds them.

use super::event::{Whose, meaning};
use super::names::{agreeing, gems};
use crate::{ChromaticConflict, Effect, Faction, Kind, SeatView, TerrainView};
use tabletop::{Lang, Text};

/// A Chromeca: its power, as it is for this seat now, and what it may do.
pub(crate) fn chromeca_words(rules: &ChromaticConflict, seat: &SeatView, kind: Kind, lang: Lang) -> String {
    let power = rules.power(kind);
    let attack = power + rules.constants.offensive_bonus;
    let raised = seat.effects.contains(&Effect::Offensive) && attack > power;
    let power = match lang {
        Lang::En if raised => format!("Power {power}, {attack} in captures."),
        Lang::Fr if raised => format!("Puissance {power}, {attack} en capture."),
        Lang::En => format!("Power {power}."),
        Lang::Fr => format!("Puissance {power}."),
    };
    format!("{power} {}", use_of(kind, lang))
}

fn use_of(kind: Kind, lang: Lang) -> String {
    let power = match kind {
        Kind::Ship => Text { en: "destroy a terrain", fr: "détruire un terrain" },
        Kind::Cannon => Text { en: "empty an occupied place", fr: "vider un emplacement occupé" },
        Kind::Crane => Text { en: "move a terrain", fr: "déplacer un terrain" },
        _ => {
            let fight = Text {
                en: "It takes any unoccupied place, or captures a weaker enemy beside one of your Chromecas.",
                fr: "Il prend tout emplacement inoccupé, ou capture un ennemi plus faible à côté d'un de vos Chromecas.",
            };
            return fight.to(lang).to_owned();
        }
    };
    match lang {
        Lang::En => format!("Right after placing it you may {}.", power.en),
        Lang::Fr => format!("Juste après l'avoir {}, vous pouvez {}.", agreeing("placé", kind), power.fr),
    }
}

/// A terrain: its gems, and what its holder would reveal there.
pub(crate) fn terrain_words(rules: &ChromaticConflict, card: &TerrainView, own: Option<Faction>, lang: Lang) -> String {
    let gems = gems(card.gems, lang);
    let Some(effect) = own.and_then(|faction| card.zones[faction.index()]) else {
        return format!("{gems}.");
    };
    let (name, gift) = (effect.name().to(lang), meaning(rules, effect, Whose::Your, lang));
    match lang {
        Lang::En => format!("{gems}. Your zone: {name}, {gift}."),
        Lang::Fr => format!("{gems}. Votre zone\u{a0}: {name}, {gift}."),
    }
}
