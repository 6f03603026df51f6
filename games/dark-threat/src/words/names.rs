//! What players call things (glossary, section 22).

use crate::{Ability, DarkThreat, Divine, Figure, Kind, Level, Paint, Piece, State, Temple, Turn};
use paint::{Colour, Direction, Square};
use tabletop::{Lang, Text};

/// A turn, as in "it is the Oak turn".
pub(crate) const fn turn(turn: Turn) -> Text {
    match turn {
        Turn::Oak => Text { en: "Oak turn", fr: "tour d'Oak" },
        Turn::ChosenOne => Text { en: "Chosen One turn", fr: "tour de l'Élu" },
        Turn::WoodenKing => Text { en: "Wooden King turn", fr: "tour du Roi de bois" },
        Turn::Fongia => Text { en: "Fongia turn", fr: "tour de Fongia" },
    }
}

/// The figure that a turn is named after.
pub(crate) const fn leader(turn: Turn) -> Text {
    match turn {
        Turn::Oak => Text { en: "Oak", fr: "Oak" },
        Turn::ChosenOne => Text { en: "Chosen One", fr: "Élu" },
        Turn::WoodenKing => Text { en: "Wooden King", fr: "Roi de bois" },
        Turn::Fongia => Text { en: "Fongia", fr: "Fongia" },
    }
}

/// A level.
pub(crate) const fn level(level: Level) -> Text {
    match level {
        Level::Easy => Text { en: "easy", fr: "facile" },
        Level::Medium => Text { en: "medium", fr: "moyen" },
        Level::Hard => Text { en: "hard", fr: "difficile" },
    }
}

/// A colour, as it stands with a noun; French has another form after a feminine one.
pub(crate) const fn colour(colour: Colour, feminine: bool) -> Text {
    colour.name(feminine)
}

/// Paint with the noun: "red puddle", "flaque rouge".
pub(crate) fn puddle(paint: Paint, lang: Lang) -> String {
    let text = match paint {
        Paint::Black => Text { en: "black", fr: "noire" },
        Paint::Colour(hue) => colour(hue, true),
    };
    match lang {
        Lang::En => format!("{} puddle", text.en),
        Lang::Fr => format!("flaque {}", text.fr),
    }
}

/// A Temple.
pub(crate) const fn temple(temple: Temple) -> Text {
    match temple {
        Temple::Force => Text { en: "Force Temple", fr: "Temple de la Force" },
        Temple::Wisdom => Text { en: "Wisdom Temple", fr: "Temple de la Sagesse" },
        Temple::Spirit => Text { en: "Spirit Temple", fr: "Temple de l'Esprit" },
    }
}

/// A Temple's item with its article.
pub(crate) const fn item(temple: Temple) -> Text {
    match temple {
        Temple::Force => Text { en: "the Hammer of Light", fr: "le Marteau de lumière" },
        Temple::Wisdom => Text { en: "the Wings of Mana", fr: "les Ailes de Mana" },
        Temple::Spirit => Text { en: "the Headband of Prescience", fr: "le Bandeau de prescience" },
    }
}

/// A divine event.
pub(crate) const fn divine(divine: Divine) -> Text {
    match divine {
        Divine::AvatarInvocation => Text { en: "Avatar Invocation", fr: "Invocation d'Avatar" },
        Divine::WhiteKadamas => Text { en: "White Kadamas", fr: "Kadamas blancs" },
        Divine::WhiteLotus => Text { en: "White Lotus", fr: "Lotus blanc" },
        Divine::MushroomsAttack => Text { en: "Mushrooms Attack", fr: "Attaque des Champignons" },
        Divine::MindControl => Text { en: "Mind Control", fr: "Contrôle mental" },
        Divine::Contamination => Text { en: "Contamination", fr: "Contamination" },
    }
}

/// A direction.
pub(crate) const fn compass(to: Direction) -> Text {
    match to {
        Direction::N => Text { en: "north", fr: "le nord" },
        Direction::E => Text { en: "east", fr: "l'est" },
        Direction::S => Text { en: "south", fr: "le sud" },
        Direction::W => Text { en: "west", fr: "l'ouest" },
        Direction::NE => Text { en: "north-east", fr: "nord-est" },
        Direction::SE => Text { en: "south-east", fr: "sud-est" },
        Direction::SW => Text { en: "south-west", fr: "sud-ouest" },
        Direction::NW => Text { en: "north-west", fr: "nord-ouest" },
    }
}

/// A piece as it is now.
pub(crate) fn now(state: &State, piece: Piece) -> Figure {
    let field = state.field();
    Figure { piece, kind: field.kind(piece), doomed: field.doomed().has(piece) }
}

/// A kind without its colour or Temple.
pub(crate) const fn kind(kind: Kind) -> Text {
    match kind {
        Kind::Oak => Text { en: "Oak", fr: "Oak" },
        Kind::ChosenOne => Text { en: "Chosen One", fr: "Élu" },
        Kind::BrightChosenOne => Text { en: "bright Chosen One", fr: "Élu éclatant" },
        Kind::Ninja => Text { en: "Ninja", fr: "Ninja" },
        Kind::Monk => Text { en: "Monk", fr: "Moine" },
        Kind::Cleric => Text { en: "Cleric", fr: "Clerc" },
        Kind::Avatar => Text { en: "Avatar", fr: "Avatar" },
        Kind::Totem => Text { en: "Totem", fr: "Totem" },
        Kind::Mushroom => Text { en: "Mushroom", fr: "Champignon" },
        Kind::WoodenKing => Text { en: "Wooden King", fr: "Roi de bois" },
        Kind::Fongia => Text { en: "Fongia", fr: "Fongia" },
        Kind::DoomedChief => Text { en: "Doomed Chief", fr: "Chef possédé" },
        Kind::Mandrake => Text { en: "Mandrake", fr: "Mandragore" },
        Kind::Spore => Text { en: "Spore", fr: "Spore" },
        Kind::SmallBane => Text { en: "small Bane", fr: "petit Fléau" },
        Kind::HalfBane => Text { en: "half Bane", fr: "demi-Fléau" },
        Kind::UltimateBane => Text { en: "Ultimate Bane", fr: "Fléau ultime" },
    }
}

/// Whether French treats a kind as feminine.
pub(crate) const fn is_feminine(kind: Kind) -> bool {
    matches!(kind, Kind::Fongia | Kind::Mandrake | Kind::Spore)
}

/// A figure without an article: "red Avatar", "Ninja possédé".
pub(crate) fn bare(figure: Figure, lang: Lang) -> String {
    let name = kind(figure.kind).to(lang);
    match (lang, figure.piece.colour(), figure.piece.temple()) {
        (Lang::En, Some(hue), _) => format!("{} {name}", colour(hue, false).en),
        (Lang::Fr, Some(hue), _) => format!("{name} {}", colour(hue, false).fr),
        (Lang::En, _, Some(Temple::Force)) => format!("{name} of Force"),
        (Lang::En, _, Some(Temple::Wisdom)) => format!("{name} of Wisdom"),
        (Lang::En, _, Some(Temple::Spirit)) => format!("{name} of Spirit"),
        (Lang::Fr, _, Some(Temple::Force)) => format!("{name} de la Force"),
        (Lang::Fr, _, Some(Temple::Wisdom)) => format!("{name} de la Sagesse"),
        (Lang::Fr, _, Some(Temple::Spirit)) => format!("{name} de l'Esprit"),
        (Lang::En, ..) if figure.doomed => format!("Doomed {name}"),
        (Lang::Fr, ..) if figure.doomed => format!("{name} possédé"),
        _ => name.to_owned(),
    }
}

/// A figure with its article: "the red Avatar", "l'Avatar rouge".
pub(crate) fn the(figure: Figure, lang: Lang) -> String {
    let name = bare(figure, lang);
    match (lang, figure.kind) {
        (_, Kind::Oak | Kind::Fongia) => name,
        (Lang::En, _) => format!("the {name}"),
        (Lang::Fr, Kind::ChosenOne | Kind::BrightChosenOne | Kind::Avatar) => format!("l'{name}"),
        (Lang::Fr, kind) if is_feminine(kind) => format!("la {name}"),
        (Lang::Fr, _) => format!("le {name}"),
    }
}

/// A participle that agrees with its figure.
pub(crate) fn agreeing(word: &str, kind: Kind) -> String {
    if is_feminine(kind) { format!("{word}e") } else { word.to_owned() }
}

/// What stands or lies on a square, with its article; nothing on an empty one.
pub(crate) fn on(rules: &DarkThreat, state: &State, at: Square, lang: Lang) -> Option<String> {
    if let Some(piece) = state.field().piece(at) {
        return Some(the(now(state, piece), lang));
    }
    let paint = state.field().puddles().at(at)?;
    let lit = rules.lit(state).has(at);
    Some(match (lang, lit) {
        (Lang::En, false) => format!("the {}", puddle(paint, lang)),
        (Lang::En, true) => "the lit prism".to_owned(),
        (Lang::Fr, false) => format!("la {}", puddle(paint, lang)),
        (Lang::Fr, true) => "le prisme illuminé".to_owned(),
    })
}

/// An ability's sentence with its holes filled.
pub(crate) fn deed(ability: Ability, lang: Lang, figure: &str, by: &str, at: &str, to: &str) -> String {
    let text = ability.says().to(lang);
    text.replace("{figure}", figure).replace("{by}", by).replace("{at}", at).replace("{to}", to)
}
