//! What happened, as a sentence for everybody who is told.

use super::names::{agreeing, definite, gems, one, power_of, several, spot, who, whose};
use crate::words::end;
use crate::{ChromaticConflict, Effect, Event, Kind, Leaving, Place, Position, View};
use tabletop::{Lang, Seat, Text, capital};

/// The sentence for an event as somebody is told it. The view is that after the whole decision: it tells factions.
pub(super) fn say(rules: &ChromaticConflict, view: &View, event: &Event, lang: Lang) -> String {
    let text = match lang {
        Lang::En => english(rules, view, event),
        Lang::Fr => french(rules, view, event),
    };
    capital(&text)
}

const CHROMECA: [Text; 2] = [Text { en: "Chromeca", fr: "Chromeca" }, Text { en: "Chromecas", fr: "Chromecas" }];
const TERRAIN: [Text; 2] = [Text { en: "terrain", fr: "terrain" }, Text { en: "terrains", fr: "terrains" }];

/// "3 Chromecas (the Ship and two 2s)", or without the names when they are a secret.
fn cards(number: u8, [one, many]: [Text; 2], names: Option<String>, lang: Lang) -> String {
    let number = lang.count(number, one, many);
    names.map_or(number.clone(), |names| format!("{number} ({names})"))
}

fn drawn(event: &Event, lang: Lang) -> String {
    match event {
        Event::DrewChromecas { count, kinds, .. } => cards(*count, CHROMECA, kinds.map(|kinds| several(kinds, lang)), lang),
        Event::DrewTerrains { count, terrains, .. } => {
            let name = |terrain: Place| terrain.name().to_owned();
            let names = terrains.as_ref().map(|terrains| lang.list(&terrains.iter().map(name).collect::<Vec<_>>()));
            cards(*count, TERRAIN, names, lang)
        }
        _ => String::new(),
    }
}

fn english(rules: &ChromaticConflict, view: &View, event: &Event) -> String {
    let spot = |at: &Position| spot(*at, Lang::En);
    let who = |seat: &Seat| who(view, *seat, Lang::En);
    let whose = |seat: &Seat| whose(view, *seat, Lang::En);
    match event {
        Event::Chose { seat, faction } => format!("player {seat} takes the {} faction.", faction.name().en),
        Event::First { seat } => format!("first player, drawn at random: {}.", who(seat)),
        Event::DrewChromecas { seat, .. } | Event::DrewTerrains { seat, .. } => {
            format!("{} draws {}.", who(seat), drawn(event, Lang::En))
        }
        Event::Laid { seat, terrain, at, gems: worth } => {
            format!("{} lays terrain {} ({}) at {at}.", who(seat), terrain.name(), gems(*worth, Lang::En))
        }
        Event::Placed { seat, kind, at } => format!("{} places {} {}.", who(seat), one(*kind, Lang::En), spot(at)),
        Event::Left { seat, kind, at, how } => {
            let how = match how {
                Leaving::Captured => "is captured",
                Leaving::Emptied => "is driven out by the Cannon",
                Leaving::Destroyed => "is destroyed with its terrain",
            };
            format!("{} {} {} {how} and goes to its discard pile.", whose(seat), kind.name().en, spot(at))
        }
        Event::Revealed { seat, at, effect, .. } => {
            let zone = if *effect == Effect::Empty { "an Empty zone" } else { effect.name().en };
            format!("{} reveals {zone} {}: {}.", who(seat), spot(at), meaning(rules, *effect, Whose::Its, Lang::En))
        }
        Event::Deployed { seat, at } => format!("{} deploys its shield {}.", who(seat), spot(at)),
        Event::Withdrawn { seat, at } => format!("{} shield {} goes back to the supply.", whose(seat), spot(at)),
        Event::NoPlaceForShield { seat } => format!("no place can bear {} shield: it stays in the supply.", whose(seat)),
        Event::TerrainDestroyed { terrain, at } => {
            format!("terrain {} at {at} is destroyed and goes to the bottom of the terrain pile.", terrain.name())
        }
        Event::Moved { terrain, from, to } => format!("terrain {} moves from {from} to {to}.", terrain.name()),
        Event::Declined { seat, kind } => format!("{} does not use {}.", who(seat), power_of(*kind, Lang::En)),
        Event::NoTarget { seat, kind } => {
            format!("{} cannot use {}: there is nothing to {}.", who(seat), power_of(*kind, Lang::En), verb(*kind).en)
        }
        Event::Skipped { seat } => format!("nothing is possible for {}: the rest of its turn is skipped.", who(seat)),
        Event::Turn { seat, turn } => format!("turn {turn}: {} plays.", who(seat)),
        Event::Ended { reason } => format!("end of the game: {}.", end::reason(rules, reason, None, Lang::En)),
    }
}

fn french(rules: &ChromaticConflict, view: &View, event: &Event) -> String {
    let spot = |at: &Position| spot(*at, Lang::Fr);
    let who = |seat: &Seat| who(view, *seat, Lang::Fr);
    let whose = |seat: &Seat| whose(view, *seat, Lang::Fr);
    match event {
        Event::Chose { seat, faction } => format!("le joueur {seat} prend la faction {}.", faction.name().fr),
        Event::First { seat } => format!("tirage au sort\u{a0}: {} commence.", who(seat)),
        Event::DrewChromecas { seat, .. } | Event::DrewTerrains { seat, .. } => {
            format!("{} pioche {}.", who(seat), drawn(event, Lang::Fr))
        }
        Event::Laid { seat, terrain, at, gems: worth } => {
            format!("{} place le terrain {} ({}) en {at}.", who(seat), terrain.name(), gems(*worth, Lang::Fr))
        }
        Event::Placed { seat, kind, at } => format!("{} place {} {}.", who(seat), one(*kind, Lang::Fr), spot(at)),
        Event::Left { seat, kind, at, how } => french_leaving(&whose(seat), *kind, *at, *how),
        Event::Revealed { seat, at, effect, .. } => {
            let name = effect.name().fr;
            let zone = if *effect == Effect::Empty { "une Zone vide".to_owned() } else { format!("l'effet {name}") };
            format!("{} révèle {zone} {}\u{a0}: {}.", who(seat), spot(at), meaning(rules, *effect, Whose::Its, Lang::Fr))
        }
        Event::Deployed { seat, at } => format!("{} déploie son bouclier {}.", who(seat), spot(at)),
        Event::Withdrawn { seat, at } => format!("le bouclier {} {} retourne dans la réserve.", whose(seat), spot(at)),
        Event::NoPlaceForShield { seat } => {
            format!("aucun emplacement ne peut recevoir le bouclier {}\u{a0}: il reste dans la réserve.", whose(seat))
        }
        Event::TerrainDestroyed { terrain, at } => {
            format!("le terrain {} en {at} est détruit et va sous la pioche Terrain.", terrain.name())
        }
        Event::Moved { terrain, from, to } => format!("le terrain {} est déplacé de {from} en {to}.", terrain.name()),
        Event::Declined { seat, kind } => format!("{} n'utilise pas {}.", who(seat), power_of(*kind, Lang::Fr)),
        Event::NoTarget { seat, kind } => {
            let power = power_of(*kind, Lang::Fr);
            format!("{} ne peut pas utiliser {power}\u{a0}: il n'y a rien à {}.", who(seat), verb(*kind).fr)
        }
        Event::Skipped { seat } => format!("rien n'est possible pour {}\u{a0}: la fin de son tour est passée.", who(seat)),
        Event::Turn { seat, turn } => format!("tour {turn}\u{a0}: à {} de jouer.", who(seat)),
        Event::Ended { reason } => format!("fin de partie\u{a0}: {}.", end::reason(rules, reason, None, Lang::Fr)),
    }
}

fn french_leaving(whose: &str, kind: Kind, at: Position, how: Leaving) -> String {
    let what = definite(kind);
    let how = match how {
        Leaving::Captured => agreeing("capturé", kind),
        Leaving::Emptied => format!("{} par le Canon", agreeing("chassé", kind)),
        Leaving::Destroyed => format!("{} avec son terrain", agreeing("détruit", kind)),
    };
    format!("{what} {whose} {} est {how} et va dans sa défausse.", spot(at, Lang::Fr))
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
