//! Names from the glossary, and the small parts that sentences are made of.

use crate::{Card, Kind, Level, Payment, Scenario};
use paint::{Colour, Direction};
use tabletop::{Lang, Text};

impl Kind {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Kind::Chief => Text { en: "Chief", fr: "Chef" },
            Kind::Warrior => Text { en: "Warrior", fr: "Guerrier" },
            Kind::Basher => Text { en: "Basher", fr: "Kogneuse" },
            Kind::Hunter => Text { en: "Hunter", fr: "Chasseur" },
            Kind::Ranger => Text { en: "Ranger", fr: "Ranger" },
            Kind::Shaman => Text { en: "Shaman", fr: "Chaman" },
            Kind::Mystic => Text { en: "Mystic", fr: "Mystique" },
            Kind::Mini => Text { en: "mini Golem", fr: "mini Golem" },
            Kind::Maxi => Text { en: "maxi Golem", fr: "maxi Golem" },
            Kind::Clone => Text { en: "Clone", fr: "Clone de peinture" },
        }
    }

    /// Whether French speaks of her in the feminine.
    pub(super) const fn is_feminine(self) -> bool {
        matches!(self, Kind::Basher | Kind::Ranger | Kind::Mystic)
    }
}

/// What a Chief is called who looks so (PB-CHIEF-9).
pub(crate) const MATRIARCH: Text = Text { en: "Matriarch", fr: "Matriarche" };

impl Card {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Card::Fatigue => Text { en: "Fatigue", fr: "Fatigue" },
            Card::Missed => Text { en: "Missed", fr: "Raté" },
            Card::Kadamas => Text { en: "Kadamas", fr: "Kadamas" },
            Card::Explosion => Text { en: "Golem Explosion", fr: "Explosion de Golem" },
            Card::Summoning => Text { en: "Golem Summoning", fr: "Invocation de Golem" },
            Card::Immunity => Text { en: "Immunity", fr: "Immunité" },
        }
    }
}

impl Level {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Level::Initiation => Text { en: "Initiation", fr: "Initiation" },
            Level::Normal => Text { en: "Normal", fr: "Normal" },
            Level::Advanced => Text { en: "Advanced", fr: "Avancé" },
        }
    }
}

impl Scenario {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Scenario::Network => Text { en: "Paint Network", fr: "Réseau de Peinture" },
            Scenario::Capture => Text { en: "Capture", fr: "Capture" },
            Scenario::Encirclement => Text { en: "Encirclement", fr: "Encerclement" },
            Scenario::Escort => Text { en: "Chief's Escort", fr: "L'Escorte du Chef" },
            Scenario::Cat => Text { en: "Cat on a Wall", fr: "Chat perché" },
        }
    }
}

/// A clan goes by its colour.
pub(crate) const fn clan(colour: Colour) -> Text {
    match colour {
        Colour::Red => Text { en: "Red", fr: "Rouge" },
        Colour::Orange => Text { en: "Orange", fr: "Orange" },
        Colour::Yellow => Text { en: "Yellow", fr: "Jaune" },
        Colour::Green => Text { en: "Green", fr: "Vert" },
        Colour::Blue => Text { en: "Blue", fr: "Bleu" },
        Colour::Purple => Text { en: "Purple", fr: "Violet" },
    }
}

/// A colour beside a noun: "red", "violette".
pub(super) const fn coloured(colour: Colour, feminine: bool, lang: Lang) -> &'static str {
    colour.name(feminine).to(lang)
}

/// A direction; with its article in French, so that "vers" can stand before it.
pub(super) const fn compass(to: Direction, lang: Lang) -> &'static str {
    to.name().to(lang)
}

/// An action that is spent: "a Move", "une Attaque".
pub(crate) const fn payment(pay: Payment, lang: Lang) -> &'static str {
    let text = match pay {
        Payment::Move => Text { en: "a Move", fr: "un Déplacement" },
        Payment::Attack => Text { en: "an Attack", fr: "une Attaque" },
    };
    text.to(lang)
}

pub(super) fn moves(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "Move", fr: "Déplacement" }, Text { en: "Moves", fr: "Déplacements" })
}

pub(super) fn attacks(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "Attack", fr: "Attaque" }, Text { en: "Attacks", fr: "Attaques" })
}

pub(crate) fn fighters(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "fighter", fr: "combattant" }, Text { en: "fighters", fr: "combattants" })
}

pub(crate) fn puddles(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "puddle", fr: "flaque" }, Text { en: "puddles", fr: "flaques" })
}

/// "de" before a French word: "de Rouge", "d'Orange", "du joueur 1".
pub(super) fn de(word: &str) -> String {
    match word.strip_prefix("le ") {
        Some(noun) => format!("du {noun}"),
        None if word.starts_with(['A', 'E', 'I', 'O', 'U', 'É', 'a', 'e', 'i', 'o', 'u', 'é']) => format!("d'{word}"),
        None => format!("de {word}"),
    }
}
