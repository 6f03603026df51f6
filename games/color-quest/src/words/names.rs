//! What players call things (tables 22.1, 22.4, 22.7 and the glossary).

use crate::{
    Aim, Class, ColorQuest, Entry, Figure, Instant, Kind, Marks, Potion, Scenario, Sequence, Source, Spot, State, Tile, Tint,
};
use paint::{Colour, Square};
use tabletop::{Lang, Text};

/// A scenario.
pub(crate) const fn scenario(scenario: Scenario) -> Text {
    match scenario {
        Scenario::Supremacy => Text { en: "Supremacy", fr: "Suprématie" },
        Scenario::SupremacyPlus => Text { en: "Great Supremacy", fr: "Grande Suprématie" },
        Scenario::Harvest => Text { en: "Harvest", fr: "Récolte" },
        Scenario::Escort => Text { en: "Escort", fr: "Escorte" },
    }
}

/// A sequence of a turn.
pub(crate) const fn sequence(sequence: Sequence) -> Text {
    match sequence {
        Sequence::Powers => Text { en: "powers", fr: "pouvoirs" },
        Sequence::Moves => Text { en: "moves", fr: "déplacements" },
        Sequence::Attacks => Text { en: "attacks", fr: "attaques" },
        Sequence::Tidying => Text { en: "tidying up", fr: "remise en état" },
    }
}

/// A colour; French has another form after a feminine noun.
pub(crate) const fn tint(tint: Tint, feminine: bool) -> Text {
    match (tint.colour(), tint) {
        (Some(colour), _) => colour.name(feminine),
        (None, Tint::Gold) => Text { en: "gold", fr: if feminine { "dorée" } else { "doré" } },
        (None, _) => Text { en: "black", fr: if feminine { "noire" } else { "noir" } },
    }
}

/// A die of a colour with its article.
pub(crate) fn die(colour: Colour, lang: Lang) -> String {
    match lang {
        Lang::En => format!("the {} die", tint(Tint::of(colour), false).en),
        Lang::Fr => format!("le dé {}", tint(Tint::of(colour), false).fr),
    }
}

/// A puddle with its article.
pub(crate) fn puddle(of: Tint, lang: Lang) -> String {
    match lang {
        Lang::En => format!("the {} puddle", tint(of, true).en),
        Lang::Fr => format!("la flaque {}", tint(of, true).fr),
    }
}

/// A kind of figure, without side or colour.
pub(crate) const fn kind(kind: Kind) -> Text {
    match kind {
        Kind::Oak1 => Text { en: "Oak (level 1)", fr: "Oak (niveau 1)" },
        Kind::Oak2 => Text { en: "Oak (level 2)", fr: "Oak (niveau 2)" },
        Kind::Oak3 => Text { en: "Oak (level 3)", fr: "Oak (niveau 3)" },
        Kind::Chosen1 => Text { en: "Chosen One (level 1)", fr: "Élu (niveau 1)" },
        Kind::Chosen2 => Text { en: "Chosen One (level 2)", fr: "Élu (niveau 2)" },
        Kind::Chosen3 => Text { en: "Chosen One (level 3)", fr: "Élu (niveau 3)" },
        Kind::Ronin1 => Text { en: "Rônin (level 1)", fr: "Rônin (niveau 1)" },
        Kind::Ronin2 => Text { en: "Rônin (level 2)", fr: "Rônin (niveau 2)" },
        Kind::Ronin3 => Text { en: "Rônin (level 3)", fr: "Rônin (niveau 3)" },
        Kind::Chief => Text { en: "Chief", fr: "Chef" },
        Kind::Matriarch => Text { en: "Matriarch", fr: "Matriarche" },
        Kind::Ninja => Text { en: "Ninja", fr: "Ninja" },
        Kind::Monk => Text { en: "Monk", fr: "Moine" },
        Kind::Cleric => Text { en: "Cleric", fr: "Clerc" },
        Kind::Koloss => Text { en: "Koloss", fr: "Koloss" },
        Kind::Warrior => Text { en: "Warrior", fr: "Guerrier" },
        Kind::Basher => Text { en: "Basher", fr: "Kogneuse" },
        Kind::Paladin => Text { en: "Paladin", fr: "Paladine" },
        Kind::Hunter => Text { en: "Hunter", fr: "Chasseur" },
        Kind::Ranger => Text { en: "Ranger", fr: "Ranger" },
        Kind::Bomber => Text { en: "Bomber", fr: "Bomber" },
        Kind::Shaman => Text { en: "Shaman", fr: "Chaman" },
        Kind::Mystic => Text { en: "Mystic", fr: "Mystique" },
        Kind::Djinn => Text { en: "Djinn", fr: "Djinn" },
        Kind::MiniGolem => Text { en: "mini Golem", fr: "mini Golem" },
        Kind::Golem => Text { en: "Golem", fr: "Golem" },
        Kind::Clone => Text { en: "Clone", fr: "Clone" },
        Kind::SpiritNinja => Text { en: "Spirit of the Ninja", fr: "Esprit du Ninja" },
        Kind::SpiritMonk => Text { en: "Spirit of the Monk", fr: "Esprit du Moine" },
        Kind::SpiritCleric => Text { en: "Spirit of the Cleric", fr: "Esprit du Clerc" },
        Kind::Skelette => Text { en: "Skelette", fr: "Skelette" },
        Kind::Newcomer => Text { en: "Khromaz", fr: "Khromaz" },
    }
}

/// Whether French treats a kind as feminine.
pub(crate) const fn is_feminine(kind: Kind) -> bool {
    matches!(kind, Kind::Matriarch | Kind::Basher | Kind::Paladin | Kind::Mystic)
}

/// A figure with its article: "the red Warrior", "le Guerrier rouge", "the possessed Ninja", "Oak (yellow, level 2)".
pub(crate) fn the(figure: Figure, lang: Lang) -> String {
    let (of, name, feminine) = (figure.kind, kind(figure.kind).to(lang), is_feminine(figure.kind));
    let hue = tint(figure.tint, feminine).to(lang);
    let named = match (name.split_once(" ("), figure.kind.class() == Class::Champion && figure.tint == Tint::Black) {
        (Some((name, level)), _) if !of.is_ronin() => return format!("{}{name} ({hue}, {level}", article(of, name, lang)),
        (_, false) if matches!(of.class(), Class::Spirit | Class::Skelette) || of.is_ronin() => name.to_owned(),
        (_, true) => {
            let end = if feminine { "e" } else { "" };
            match (lang, of) {
                (Lang::En, Kind::Koloss) => format!("wild {name}"),
                (Lang::En, _) => format!("possessed {name}"),
                (Lang::Fr, Kind::Koloss) => format!("{name} sauvage"),
                (Lang::Fr, _) => format!("{name} possédé{end}"),
            }
        }
        _ if lang == Lang::En => format!("{hue} {name}"),
        _ => format!("{name} {hue}"),
    };
    format!("{}{named}", article(of, name, lang))
}

/// What stands before the name of a kind; Oak has a name of his own.
fn article(of: Kind, name: &str, lang: Lang) -> &'static str {
    match lang {
        _ if matches!(of, Kind::Oak1 | Kind::Oak2 | Kind::Oak3) => "",
        Lang::En => "the ",
        Lang::Fr if name.starts_with(['É', 'E']) => "l'",
        Lang::Fr if is_feminine(of) => "la ",
        Lang::Fr => "le ",
    }
}

/// An entry of the army list.
pub(crate) fn entry(entry: Entry, lang: Lang) -> String {
    let name = entry.kind().map_or(tile(Tile::Bones).to(lang), |of| kind(of).to(lang));
    name.split(" (").next().unwrap_or(name).to_owned()
}

/// A tile without article.
pub(crate) const fn tile(tile: Tile) -> Text {
    match tile {
        Tile::Bush => Text { en: "bush", fr: "buisson" },
        Tile::Wall => Text { en: "wall", fr: "mur" },
        Tile::Tunnel => Text { en: "tunnel", fr: "tunnel" },
        Tile::Chest => Text { en: "chest", fr: "coffre" },
        Tile::Bones => Text { en: "bone pile", fr: "tas d'os" },
    }
}

/// A potion.
pub(crate) const fn potion(potion: Potion) -> Text {
    match potion {
        Potion::Strength => Text { en: "Strength", fr: "Force" },
        Potion::Celerity => Text { en: "Celerity", fr: "Célérité" },
        Potion::Dexterity => Text { en: "Dexterity", fr: "Dextérité" },
        Potion::Invisibility => Text { en: "Invisibility", fr: "Invisibilité" },
        Potion::Mana => Text { en: "Mana", fr: "Mana" },
        Potion::Polymorph => Text { en: "Polymorph", fr: "Polymorphie" },
    }
}

/// "potion of Mana", "potion d'Invisibilité".
pub(crate) fn draught(of: Potion, lang: Lang) -> String {
    match (lang, of) {
        (Lang::En, _) => format!("potion of {}", potion(of).en),
        (Lang::Fr, Potion::Invisibility) => format!("potion d'{}", potion(of).fr),
        (Lang::Fr, _) => format!("potion de {}", potion(of).fr),
    }
}

/// What an instant die does.
pub(crate) const fn instant(instant: Instant) -> Text {
    match instant {
        Instant::Fatigue => Text { en: "Fatigue", fr: "Fatigue" },
        Instant::Miss => Text { en: "Miss", fr: "Raté" },
        Instant::Cleaning => Text { en: "Cleaning", fr: "Nettoyage" },
        Instant::Explosion => Text { en: "Explosion", fr: "Explosion" },
        Instant::Invocation => Text { en: "Invocation", fr: "Invocation" },
        Instant::Immunity => Text { en: "Immunity", fr: "Immunité" },
    }
}

/// Where a die lies.
pub(crate) const fn spot(spot: Spot) -> Text {
    match spot {
        Spot::Instant => Text { en: "instant slots", fr: "l'Instantané" },
        Spot::Gauge => Text { en: "gauge", fr: "la Jauge" },
        Spot::Hero => Text { en: "hero slot", fr: "la case Héros" },
        Spot::Reserve => Text { en: "reserve", fr: "la réserve" },
    }
}

/// Where a potion comes from.
pub(crate) fn source(source: Source, lang: Lang) -> String {
    match (source, lang) {
        (Source::Card, Lang::En) => "card".to_owned(),
        (Source::Card, Lang::Fr) => "carte".to_owned(),
        (Source::Dice(one, two), Lang::En) => format!("dice: {} and {}", spot(one).en, spot(two).en),
        (Source::Dice(one, two), Lang::Fr) => format!("dés\u{a0}: {} et {}", spot(one).fr, spot(two).fr),
    }
}

/// A status.
pub(crate) fn status(mark: Marks) -> Text {
    match mark {
        Marks::IMMUNE => Text { en: "immune", fr: "à l'abri de tout" },
        Marks::INVISIBLE => Text { en: "invisible", fr: "invisible" },
        Marks::STRONG => Text { en: "able to attack twice", fr: "capable d'attaquer deux fois" },
        Marks::SWIFT => Text { en: "able to move twice", fr: "capable de se déplacer deux fois" },
        _ => Text { en: "concentrated", fr: "en pleine concentration" },
    }
}

/// What something is aimed at, with what is there; nothing for nothing.
pub(crate) fn aim(rules: &ColorQuest, state: &State, aim: Aim, lang: Lang) -> String {
    match aim {
        Aim::Alone => String::new(),
        Aim::At(point) => match rules.layout(state).square(point).and_then(|at| on(state, at, lang)) {
            Some(there) => format!("{point} ({there})"),
            None => point.to_string(),
        },
        Aim::Towards(to) => to.name().to(lang).to_owned(),
        Aim::In(colour) => tint(Tint::of(colour), false).to(lang).to_owned(),
        Aim::As(of) => kind(of).to(lang).to_owned(),
    }
}

/// Who stands or what lies on a square; nothing on an empty one.
pub(crate) fn on(state: &State, at: Square, lang: Lang) -> Option<String> {
    let field = state.field();
    let figure = field.figure(at).map(|figure| the(figure, lang));
    figure.or_else(|| field.puddle(at).map(|tint| puddle(tint, lang)))
}
