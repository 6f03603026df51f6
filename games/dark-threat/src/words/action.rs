//! What an action does, said to the seat that may do it.

use super::names::{bare, colour, compass, deed, leader, now, on, puddle, the};
use crate::{Ability, Action, Aim, Camp, DarkThreat, Frame, Kind, Paint, Piece, Stage, View};
use paint::Square;
use tabletop::{Lang, Text, capital};

/// The sentence for an action, legal or not.
pub(super) fn say(rules: &DarkThreat, view: &View, action: Action, lang: Lang) -> String {
    let state = &view.table;
    let name = |at: Square| rules.board.name(at).to_string();
    let pick = |en: String, fr: String| match lang {
        Lang::En => en,
        Lang::Fr => fr,
    };
    let there = |at: Square, en: &str, fr: &str| {
        on(rules, state, at, lang).unwrap_or_else(|| Text { en: "what lies", fr: "ce qui se trouve" }.to(lang).to_owned())
            + &pick(format!(" {en} {}", rules.board.name(at)), format!(" {fr} {}", rules.board.name(at)))
    };
    let on_it = |at: Square| there(at, "on", "en");
    match action {
        Action::Followers { first, second } => followers(rules, first, second, lang),
        Action::Place { at } => {
            let chief = state.stage == Stage::Chief;
            let (en, fr) = if chief { ("Doomed Chief", "le Chef possédé") } else { ("Mandrake", "la Mandragore") };
            pick(format!("Place the {en} on {}", name(at)), format!("Placer {fr} en {}", name(at)))
        }
        Action::Order { first } => {
            let who = leader(first).to(lang);
            pick(
                format!("Play the {who} turn first in every cycle"),
                format!("Jouer d'abord le {} à chaque cycle", super::names::turn(first).fr),
            )
        }
        Action::Emerge { at } => pick(
            format!("Let the buried Mandrake come up on {}", name(at)),
            format!("Faire ressortir la Mandragore enfouie en {}", name(at)),
        ),
        Action::Use { ability, by, aim } => using(rules, view, ability, by, aim, lang),
        Action::Sacrifice { at } => pick(
            format!("Sacrifice {} and roll for a Kaos event", on_it(at)),
            format!("Sacrifier {} et lancer le dé des événements de Kaos", on_it(at)),
        ),
        Action::End => Text { en: "End the turn", fr: "Finir le tour" }.to(lang).to_owned(),
        Action::Step { at } => {
            pick(format!("Take a second step to {}", name(at)), format!("Faire un second pas en {}", name(at)))
        }
        Action::Stop => Text { en: "Take no second step", fr: "Ne pas faire de second pas" }.to(lang).to_owned(),
        Action::Colour { colour: hue } => choose_colour(rules, view, hue, lang),
        Action::Push { at } => match on(rules, state, at, lang) {
            Some(_) => pick(format!("Move it onto {}", on_it(at)), format!("Le déplacer sur {}", on_it(at))),
            None => pick(format!("Move it to {}", name(at)), format!("Le déplacer en {}", name(at))),
        },
        Action::Drop { at } => pick(format!("Set the Totem down on {}", name(at)), format!("Reposer le Totem en {}", name(at))),
        Action::Flee { at } => {
            let bane = match state.business().last() {
                Some(Frame::Flee { at }) => on(rules, state, *at, lang),
                _ => None,
            };
            let bane = bane.unwrap_or_else(|| Text { en: "the Bane", fr: "le Fléau" }.to(lang).to_owned());
            pick(format!("Make {bane} flee to {}", name(at)), format!("Faire fuir {bane} en {}", name(at)))
        }
        Action::Awaken { at } => {
            pick(format!("Wake the Avatar of {}", on_it(at)), format!("Éveiller l'Avatar\u{a0}: {}", on_it(at)))
        }
        Action::Clear { at } => pick(format!("Remove {}", on_it(at)), format!("Retirer {}", on_it(at))),
        Action::Lotus { at } => pick(format!("Add a puddle on {}", name(at)), format!("Ajouter une flaque en {}", name(at))),
        Action::Sprout { at } => {
            pick(format!("Turn {} into a Mushroom", on_it(at)), format!("Changer {} en Champignon", on_it(at)))
        }
        Action::Doom { at } => pick(format!("Doom {}", on_it(at)), format!("Posséder {}", on_it(at))),
        Action::Taint { colour: hue } => {
            let hue = colour(hue, true);
            pick(format!("Turn all {} puddles black", hue.en), format!("Noircir toutes les flaques de couleur {}", hue.fr))
        }
        Action::Strike { at } => pick(format!("Knock out {}", on_it(at)), format!("Assommer {}", on_it(at))),
        Action::Decline => {
            let gaia = Camp::Gaia.name().to(lang);
            pick(format!("Leave {gaia} alone"), format!("Laisser {gaia} tranquille"))
        }
    }
}

fn followers(rules: &DarkThreat, first: Piece, second: Piece, lang: Lang) -> String {
    let third = Piece::FOLLOWERS.into_iter().find(|&third| third != first && third != second);
    let all = [Some(first), Some(second), third].into_iter().flatten().zip(rules.follower_starts);
    let kind = |piece: Piece| match piece {
        Piece::Ninja => Kind::Ninja,
        Piece::Monk => Kind::Monk,
        _ => Kind::Cleric,
    };
    let places: Vec<String> = all
        .map(|(piece, at)| {
            let who = super::names::kind(kind(piece)).to(lang);
            let at = rules.board.name(at);
            match lang {
                Lang::En => format!("the {who} on {at}"),
                Lang::Fr => format!("le {who} en {at}"),
            }
        })
        .collect();
    format!("{} {}", Text { en: "Place", fr: "Placer" }.to(lang), lang.list(&places))
}

fn choose_colour(rules: &DarkThreat, view: &View, hue: paint::Colour, lang: Lang) -> String {
    let state = &view.table;
    let at = match state.business().last() {
        Some(Frame::Lotus { at: Some(at), .. }) => Some(*at),
        Some(&Frame::Colour { from, to, next, .. }) => rules.board.ray(from, to).get(usize::from(next)).copied(),
        _ => None,
    };
    let word = colour(hue, false).to(lang);
    let Some(at) = at else {
        return match lang {
            Lang::En => format!("Choose {word}"),
            Lang::Fr => format!("Choisir {word}"),
        };
    };
    let name = rules.board.name(at);
    let kept = state.field().puddles().at(at) == Some(Paint::Colour(hue));
    match (lang, kept) {
        (Lang::En, true) => format!("Leave the {} on {name}", puddle(Paint::Colour(hue), lang)),
        (Lang::Fr, true) => format!("Laisser la {} en {name}", puddle(Paint::Colour(hue), lang)),
        (Lang::En, false) => format!("Paint {name} {word}"),
        (Lang::Fr, false) => format!("Peindre {name} en {word}"),
    }
}

/// What a figure does.
fn using(rules: &DarkThreat, view: &View, ability: Ability, by: Square, aim: Aim, lang: Lang) -> String {
    let state = &view.table;
    let figure = match state.field().piece(by) {
        Some(piece) => the(now(state, piece), lang),
        None => Text { en: "a figure", fr: "un personnage" }.to(lang).to_owned(),
    };
    use_words(rules, ability, &figure, by, aim, lang) + &target(rules, view, ability, aim, lang).unwrap_or_default()
}

/// Whom it is aimed at, where the square alone does not say it.
fn target(rules: &DarkThreat, view: &View, ability: Ability, aim: Aim, lang: Lang) -> Option<String> {
    let Aim::At(at) = aim else { return None };
    let who = view.table.field().piece(at).map(|piece| bare(now(&view.table, piece), lang));
    let what = view.table.field().puddles().at(at).map(|paint| puddle(paint, lang));
    let _ = rules;
    let names = matches!(
        ability,
        Ability::KungFu
            | Ability::Shot
            | Ability::SlugWalk
            | Ability::Prayer
            | Ability::Telekinesis
            | Ability::Levitation
            | Ability::InvokeAvatar
            | Ability::SporificBomb
    );
    who.or(what).filter(|_| names).map(|what| format!(" ({what})"))
}

/// The ability's own sentence with its holes filled.
pub(super) fn use_words(rules: &DarkThreat, ability: Ability, figure: &str, by: Square, aim: Aim, lang: Lang) -> String {
    let name = |at: Square| rules.board.name(at).to_string();
    let (at, to) = match aim {
        Aim::Alone => (String::new(), ""),
        Aim::At(at) => (name(at), ""),
        Aim::Towards(to) => (String::new(), compass(to).to(lang)),
        Aim::From(at, to) => (name(at), compass(to).to(lang)),
    };
    capital(&deed(ability, lang, figure, &name(by), &at, to))
}
