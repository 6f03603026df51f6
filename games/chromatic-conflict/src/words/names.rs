//! Names from the glossary, and the small parts that sentences are made of.

use crate::{Chromeca, Effect, Faction, Kind, Kinds, Place, Position, View};
use tabletop::{Lang, Seat, Text};

impl Faction {
    /// Its name; in French it goes with "faction", so it is feminine.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Faction::Blue => Text { en: "Blue", fr: "Bleue" },
            Faction::Green => Text { en: "Green", fr: "Verte" },
            Faction::Orange => Text { en: "Orange", fr: "Orange" },
            Faction::Violet => Text { en: "Violet", fr: "Violette" },
        }
    }

    /// The shape of its robots, as a character: round, square, diamond, triangle.
    #[must_use]
    pub const fn shape(self) -> char {
        match self {
            Faction::Blue => '●',
            Faction::Green => '■',
            Faction::Orange => '◆',
            Faction::Violet => '▲',
        }
    }
}

impl Kind {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Kind::Ship => Text { en: "Ship", fr: "Vaisseau" },
            Kind::Cannon => Text { en: "Cannon", fr: "Canon" },
            Kind::Crane => Text { en: "Crane", fr: "Grue" },
            _ => Text { en: self.code(), fr: self.code() },
        }
    }

    /// Whether its French name is feminine.
    const fn is_feminine(self) -> bool {
        matches!(self, Kind::Crane)
    }
}

impl Effect {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Effect::Empty => Text { en: "Empty zone", fr: "Zone vide" },
            Effect::Offensive => Text { en: "Offensive force", fr: "Force offensive" },
            Effect::Stronghold => Text { en: "Stronghold", fr: "Place forte" },
            Effect::Strike => Text { en: "Strike force", fr: "Force de frappe" },
            Effect::Bastion => Text { en: "Bastion", fr: "Bastion" },
        }
    }

    /// The one letter that pictures use, the same in both languages.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Effect::Empty => '-',
            Effect::Offensive => 'o',
            Effect::Stronghold => 's',
            Effect::Strike => 'k',
            Effect::Bastion => 'b',
        }
    }
}

pub(crate) fn gems(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "gem", fr: "gemme" }, Text { en: "gems", fr: "gemmes" })
}

pub(crate) fn points(number: i16, lang: Lang) -> String {
    lang.count(
        number,
        Text { en: "victory point", fr: "point de victoire" },
        Text { en: "victory points", fr: "points de victoire" },
    )
}

pub(crate) fn places(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "place", fr: "emplacement" }, Text { en: "places", fr: "emplacements" })
}

/// A card from a hand: "a 3", "the Ship".
pub(super) fn one(kind: Kind, lang: Lang) -> String {
    let name = kind.name().to(lang);
    match (lang, kind.is_vehicle()) {
        (Lang::En, false) => format!("a {name}"),
        (Lang::En, true) => format!("the {name}"),
        (Lang::Fr, false) => format!("un {name}"),
        (Lang::Fr, true) => definite(kind),
    }
}

/// In French, with the article: "le 3", "la Grue".
pub(super) fn definite(kind: Kind) -> String {
    format!("{} {}", if kind.is_feminine() { "la" } else { "le" }, kind.name().fr)
}

/// A French participle that agrees with the kind.
pub(super) fn agreeing(participle: &str, kind: Kind) -> String {
    format!("{participle}{}", if kind.is_feminine() { "e" } else { "" })
}

/// "the Ship's power", "le pouvoir de la Grue".
pub(super) fn power_of(kind: Kind, lang: Lang) -> String {
    match lang {
        Lang::En => format!("the {}'s power", kind.name().en),
        Lang::Fr if kind.is_feminine() => format!("le pouvoir de la {}", kind.name().fr),
        Lang::Fr => format!("le pouvoir du {}", kind.name().fr),
    }
}

/// The kind in few letters, for pictures: what is typed in English, short for the name in French.
pub(crate) fn kind_code(kind: Kind, lang: Lang) -> &'static str {
    match (lang, kind) {
        (Lang::Fr, Kind::Ship) => "vaiss.",
        (Lang::Fr, Kind::Cannon) => "canon",
        (Lang::Fr, Kind::Crane) => "grue",
        _ => kind.code(),
    }
}

/// A seat in a picture, where its number tells what to type: "Blue (seat 1)", or "seat 1" before it has a faction.
pub(crate) fn seat_name(view: &View, seat: Seat, lang: Lang) -> String {
    match (view.faction(seat), lang) {
        (Some(faction), Lang::En) => format!("{} (seat {seat})", faction.name().en),
        (Some(faction), Lang::Fr) => format!("{} (joueur {seat})", faction.name().fr),
        (None, Lang::En) => format!("seat {seat}"),
        (None, Lang::Fr) => format!("joueur {seat}"),
    }
}

/// Who a seat is in a sentence: "Blue", "la faction Bleue"; "player 1" before it has a faction.
pub(crate) fn who(view: &View, seat: Seat, lang: Lang) -> String {
    match (view.faction(seat), lang) {
        (Some(faction), Lang::En) => faction.name().en.to_owned(),
        (Some(faction), Lang::Fr) => format!("la faction {}", faction.name().fr),
        (None, Lang::En) => format!("player {seat}"),
        (None, Lang::Fr) => format!("le joueur {seat}"),
    }
}

/// Whose something is: "Blue's", "de la faction Bleue".
pub(super) fn whose(view: &View, seat: Seat, lang: Lang) -> String {
    match (view.faction(seat), lang) {
        (_, Lang::En) => format!("{}'s", who(view, seat, lang)),
        (Some(_), Lang::Fr) => format!("de {}", who(view, seat, lang)),
        (None, Lang::Fr) => format!("du joueur {seat}"),
    }
}

/// Cards by name: "the Ship and two 3s", "le Vaisseau et deux 3".
pub(crate) fn several(kinds: Kinds, lang: Lang) -> String {
    let some = |kind: Kind| match (kinds.of(kind), lang) {
        (0 | 1, _) => one(kind, lang),
        (count, Lang::En) => format!("{} {}s", number(count, lang), kind.name().en),
        (count, Lang::Fr) => format!("{} {}", number(count, lang), kind.name().fr),
    };
    lang.list(&kinds.kinds().map(some).collect::<Vec<_>>())
}

/// A small number in letters: beside the number on a card, another number reads badly.
fn number(number: u8, lang: Lang) -> String {
    let text = match number {
        2 => Text { en: "two", fr: "deux" },
        3 => Text { en: "three", fr: "trois" },
        4 => Text { en: "four", fr: "quatre" },
        5 => Text { en: "five", fr: "cinq" },
        6 => Text { en: "six", fr: "six" },
        _ => return number.to_string(),
    };
    text.to(lang).to_owned()
}

/// "Blue faction", "faction Bleue".
pub(crate) fn faction_name(faction: Faction, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} faction", faction.name().en),
        Lang::Fr => format!("faction {}", faction.name().fr),
    }
}

/// "under Violet's shield"; "under your shield" to its owner.
pub(super) fn under_shield(view: &View, seat: Seat, reader: Option<Seat>, lang: Lang) -> String {
    match (lang, view.faction(seat)) {
        (Lang::En, _) if reader == Some(seat) => "under your shield".to_owned(),
        (Lang::Fr, _) if reader == Some(seat) => "sous votre bouclier".to_owned(),
        (Lang::En, Some(faction)) => format!("under {}'s shield", faction.name().en),
        (Lang::Fr, Some(faction)) => format!("sous le bouclier de la faction {}", faction.name().fr),
        (Lang::En, None) => format!("under player {seat}'s shield"),
        (Lang::Fr, None) => format!("sous le bouclier du joueur {seat}"),
    }
}

/// Somebody's Chromeca: "Green's 2", "le 2 de la faction Verte"; "your own 2" to its owner.
pub(super) fn occupant(view: &View, chromeca: Chromeca, reader: Option<Seat>, lang: Lang) -> String {
    let Chromeca { seat, kind } = chromeca;
    let name = kind.name().to(lang);
    match (lang, view.faction(seat)) {
        (Lang::En, _) if reader == Some(seat) => format!("your own {name}"),
        (Lang::Fr, _) if reader == Some(seat) => format!("votre propre {name}"),
        (Lang::En, Some(faction)) => format!("{}'s {name}", faction.name().en),
        (Lang::Fr, Some(faction)) => format!("{} de la faction {}", definite(kind), faction.name().fr),
        (Lang::En, None) => format!("player {seat}'s {name}"),
        (Lang::Fr, None) => format!("{} du joueur {seat}", definite(kind)),
    }
}

/// A card on the table: "the Core", "T04 at (0,1)".
pub(super) fn card(place: Option<Place>, at: Position, lang: Lang) -> String {
    match (place, lang) {
        (Some(Place::CORE), _) => core(lang).to_owned(),
        (Some(terrain), Lang::En) => format!("{} at {at}", terrain.name()),
        (Some(terrain), Lang::Fr) => format!("{} en {at}", terrain.name()),
        (None, _) => at.to_string(),
    }
}

pub(super) fn core(lang: Lang) -> &'static str {
    Text { en: "the Core", fr: "le Noyau" }.to(lang)
}

/// Where something happens when nothing but the position is known: "on the Core", "at (0,1)". The Core never moves.
pub(super) fn spot(at: Position, lang: Lang) -> String {
    match (at == Position::default(), lang) {
        (true, Lang::En) => "on the Core".to_owned(),
        (true, Lang::Fr) => "sur le Noyau".to_owned(),
        (false, Lang::En) => format!("at {at}"),
        (false, Lang::Fr) => format!("en {at}"),
    }
}
