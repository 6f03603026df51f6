//! What happened, as a sentence for everybody who is told.

use super::names::{agreeing, definite, gems, one, power_of, spot};
use crate::words::end;
use crate::{ChromaticConflict, Effect, Event, Kind, Leaving, Position};
use tabletop::{Lang, Seat, Text};

/// The sentence for an event as somebody is told it.
pub(super) fn say(rules: &ChromaticConflict, event: &Event, lang: Lang) -> String {
    match lang {
        Lang::En => english(rules, event),
        Lang::Fr => french(rules, event),
    }
}

const CHROMECA: [Text; 2] = [Text { en: "Chromeca", fr: "Chromeca" }, Text { en: "Chromecas", fr: "Chromecas" }];
const TERRAIN: [Text; 2] = [Text { en: "terrain", fr: "terrain" }, Text { en: "terrains", fr: "terrains" }];

/// "3 Chromecas: Ship, 2, 2", or without the names when they are a secret.
fn cards(number: u8, [one, many]: [Text; 2], names: Option<Vec<&'static str>>, lang: Lang) -> String {
    let number = lang.count(number, one, many);
    let colon = Text { en: ": ", fr: "\u{a0}: " }.to(lang);
    names.map_or(number.clone(), |names| format!("{number}{colon}{}", names.join(", ")))
}

fn drawn(event: &Event, lang: Lang) -> String {
    match event {
        Event::DrewChromecas { count, kinds, .. } => {
            cards(*count, CHROMECA, kinds.map(|kinds| kinds.cards().map(|kind| kind.name().to(lang)).collect()), lang)
        }
        Event::DrewTerrains { count, terrains, .. } => {
            cards(*count, TERRAIN, terrains.map(|terrains| terrains.iter().map(|terrain| terrain.name()).collect()), lang)
        }
        _ => String::new(),
    }
}

fn english(rules: &ChromaticConflict, event: &Event) -> String {
    let spot = |at: &Position| spot(*at, Lang::En);
    match event {
        Event::Chose { seat, faction } => format!("Seat {seat} plays the {} faction.", faction.name().en),
        Event::First { seat } => format!("First player, drawn at random: seat {seat}."),
        Event::DrewChromecas { seat, .. } | Event::DrewTerrains { seat, .. } => {
            format!("Seat {seat} draws {}.", drawn(event, Lang::En))
        }
        Event::Laid { seat, terrain, at, gems: worth } => {
            format!("Seat {seat} lays terrain {} ({}) at {at}.", terrain.name(), gems(*worth, Lang::En))
        }
        Event::Placed { seat, kind, at } => format!("Seat {seat} places {} {}.", one(*kind, Lang::En), spot(at)),
        Event::Left { seat, kind, at, how } => {
            let how = match how {
                Leaving::Captured => "is captured",
                Leaving::Emptied => "is driven out by the Cannon",
                Leaving::Destroyed => "is destroyed with its terrain",
            };
            format!("Seat {seat}'s {} {} {how} and goes to its discard pile.", kind.name().en, spot(at))
        }
        Event::Revealed { seat, at, effect, .. } => {
            let zone = if *effect == Effect::Empty { "an Empty zone" } else { effect.name().en };
            format!("Seat {seat} reveals {zone} {}: {}.", spot(at), meaning(rules, *effect, Whose::Its, Lang::En))
        }
        Event::Deployed { seat, at } => format!("Seat {seat} deploys its shield {}.", spot(at)),
        Event::Withdrawn { seat, at } => format!("Seat {seat}'s shield {} goes back to the supply.", spot(at)),
        Event::NoPlaceForShield { seat } => format!("No place can bear seat {seat}'s shield: it stays in the supply."),
        Event::TerrainDestroyed { terrain, at } => {
            format!("Terrain {} at {at} is destroyed and goes to the bottom of the terrain pile.", terrain.name())
        }
        Event::Moved { terrain, from, to } => format!("Terrain {} moves from {from} to {to}.", terrain.name()),
        Event::Declined { seat, kind } => format!("Seat {seat} does not use {}.", power_of(*kind, Lang::En)),
        Event::NoTarget { seat, kind } => {
            format!("Seat {seat} cannot use {}: there is nothing to {}.", power_of(*kind, Lang::En), verb(*kind).en)
        }
        Event::Skipped { seat } => format!("Nothing is possible for seat {seat}: the rest of its turn is skipped."),
        Event::Turn { seat, turn } => format!("Turn {turn}: seat {seat} plays."),
        Event::Ended { reason } => format!("End of the game: {}.", end::reason(rules, reason, None, Lang::En)),
    }
}

fn french(rules: &ChromaticConflict, event: &Event) -> String {
    let spot = |at: &Position| spot(*at, Lang::Fr);
    match event {
        Event::Chose { seat, faction } => format!("Le joueur {seat} prend la faction {}.", faction.name().fr),
        Event::First { seat } => format!("Premier joueur, tiré au sort\u{a0}: joueur {seat}."),
        Event::DrewChromecas { seat, .. } | Event::DrewTerrains { seat, .. } => {
            format!("Le joueur {seat} pioche {}.", drawn(event, Lang::Fr))
        }
        Event::Laid { seat, terrain, at, gems: worth } => {
            format!("Le joueur {seat} place le terrain {} ({}) en {at}.", terrain.name(), gems(*worth, Lang::Fr))
        }
        Event::Placed { seat, kind, at } => format!("Le joueur {seat} place {} {}.", one(*kind, Lang::Fr), spot(at)),
        Event::Left { seat, kind, at, how } => french_leaving(*seat, *kind, *at, *how),
        Event::Revealed { seat, at, effect, .. } => {
            let name = effect.name().fr;
            let zone = if *effect == Effect::Empty { "une Zone vide".to_owned() } else { format!("l'effet {name}") };
            format!("Le joueur {seat} révèle {zone} {}\u{a0}: {}.", spot(at), meaning(rules, *effect, Whose::Its, Lang::Fr))
        }
        Event::Deployed { seat, at } => format!("Le joueur {seat} déploie son bouclier {}.", spot(at)),
        Event::Withdrawn { seat, at } => format!("Le bouclier du joueur {seat} {} retourne dans la réserve.", spot(at)),
        Event::NoPlaceForShield { seat } => {
            format!("Aucun emplacement ne peut recevoir le bouclier du joueur {seat}\u{a0}: il reste dans la réserve.")
        }
        Event::TerrainDestroyed { terrain, at } => {
            format!("Le terrain {} en {at} est détruit et va sous la pioche Terrain.", terrain.name())
        }
        Event::Moved { terrain, from, to } => format!("Le terrain {} est déplacé de {from} en {to}.", terrain.name()),
        Event::Declined { seat, kind } => format!("Le joueur {seat} n'utilise pas {}.", power_of(*kind, Lang::Fr)),
        Event::NoTarget { seat, kind } => {
            let power = power_of(*kind, Lang::Fr);
            format!("Le joueur {seat} ne peut pas utiliser {power}\u{a0}: il n'y a rien à {}.", verb(*kind).fr)
        }
        Event::Skipped { seat } => format!("Rien n'est possible pour le joueur {seat}\u{a0}: la fin de son tour est passée."),
        Event::Turn { seat, turn } => format!("Tour {turn}\u{a0}: au joueur {seat} de jouer."),
        Event::Ended { reason } => format!("Fin de partie\u{a0}: {}.", end::reason(rules, reason, None, Lang::Fr)),
    }
}

fn french_leaving(seat: Seat, kind: Kind, at: Position, how: Leaving) -> String {
    let who = definite(kind);
    let who = who.replacen('l', "L", 1);
    let how = match how {
        Leaving::Captured => agreeing("capturé", kind),
        Leaving::Emptied => format!("{} par le Canon", agreeing("chassé", kind)),
        Leaving::Destroyed => format!("{} avec son terrain", agreeing("détruit", kind)),
    };
    format!("{who} du joueur {seat} {} est {how} et va dans sa défausse.", spot(at, Lang::Fr))
}

/// What a vehicle does to its target.
fn verb(kind: Kind) -> Text {
    match kind {
        Kind::Ship => Text { en: "destroy", fr: "détruire" },
        Kind::Cannon => Text { en: "empty", fr: "vider" },
        Kind::Crane => Text { en: "move", fr: "déplacer" },
        _ => Text { en: "do", fr: "faire" },
    }
}

/// Who is told of an effect.
#[derive(Clone, Copy)]
pub(crate) enum Whose {
    /// Everybody, of some faction.
    Its,
    /// The faction itself.
    Your,
}

/// What a revealed effect is good for (D3).
pub(crate) fn meaning(rules: &ChromaticConflict, effect: Effect, whose: Whose, lang: Lang) -> String {
    let (bonus, points) = (rules.constants.offensive_bonus, rules.constants.stronghold_points);
    let (its, ses, son) = match whose {
        Whose::Its => ("its", "ses", "son"),
        Whose::Your => ("your", "vos", "votre"),
    };
    match (effect, lang) {
        (Effect::Empty, Lang::En) => "no effect".to_owned(),
        (Effect::Empty, Lang::Fr) => "aucun effet".to_owned(),
        (Effect::Offensive, Lang::En) => format!("+{bonus} attack power for {its} captures"),
        (Effect::Offensive, Lang::Fr) => format!("+{bonus} en puissance d'attaque pour {ses} captures"),
        (Effect::Stronghold, _) => format!("+{}", super::names::points(points.into(), lang)),
        (Effect::Strike, Lang::En) => format!("diagonal support is enough for {its} captures"),
        (Effect::Strike, Lang::Fr) => format!("un soutien en diagonale suffit pour {ses} captures"),
        (Effect::Bastion, Lang::En) => format!("{its} shield protects a place"),
        (Effect::Bastion, Lang::Fr) => format!("{son} bouclier protège un emplacement"),
    }
}
