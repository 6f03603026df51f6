//! What happened, as a sentence.

use super::action::use_words;
use super::names::{agreeing, bare, colour, divine, item, kind, leader, level, now, puddle, temple, the, turn};
use crate::{Camp, DarkThreat, Ending, Event, Figure, Kind, View};
use paint::Square;
use tabletop::{Lang, Seats, capital};

/// The sentence for an event.
pub(super) fn say(rules: &DarkThreat, view: &View, event: &Event, lang: Lang) -> String {
    let text = match lang {
        Lang::En => english(rules, view, event),
        Lang::Fr => french(rules, view, event),
    };
    capital(&text)
}

fn english(rules: &DarkThreat, view: &View, event: &Event) -> String {
    const EN: Lang = Lang::En;
    let n = |at: Square| rules.board.name(at);
    let the = |figure: Figure| the(figure, EN);
    match *event {
        Event::Placed { piece, at } => format!("{} is placed on {}.", the(now(&view.table, piece)), n(at)),
        Event::Ordered { first } => format!("Gaia will play the {} first in every cycle.", turn(first).en),
        Event::Turn { turn: which, cycle } => format!("Cycle {cycle}: the {} begins.", turn(which).en),
        Event::TurnEnded { turn: which } => format!("The {} ends.", turn(which).en),
        Event::Unguarded { figure, at } => format!("{} on {} is no longer protected.", the(figure), n(at)),
        Event::Used { ability, figure, by, aim } => format!("{}.", use_words(rules, ability, &the(figure), by, aim, EN)),
        Event::Moved { figure, from, to } => format!("{} goes from {} to {}.", the(figure), n(from), n(to)),
        Event::Dragged { figure, from, to } => format!("{} is dragged from {} to {}.", the(figure), n(from), n(to)),
        Event::Fled { figure, from, to } => format!("{} leaves {} for {}.", the(figure), n(from), n(to)),
        Event::Pushed { paint, from, to } => format!("the {} moves from {} to {}.", puddle(paint, EN), n(from), n(to)),
        Event::Levitated { figure, from, to } => format!("{} floats from {} to {}.", the(figure), n(from), n(to)),
        Event::Painted { paint, at, over: None } => format!("a {} appears on {}.", puddle(paint, EN), n(at)),
        Event::Painted { paint, at, over: Some(over) } => {
            format!("a {} replaces the {} on {}.", puddle(paint, EN), puddle(over, EN), n(at))
        }
        Event::Erased { paint, at } => format!("the {} on {} goes back to the supply.", puddle(paint, EN), n(at)),
        Event::Lit { colour: hue, at } => format!("the {} prism on {} is lit.", colour(hue, false).en, n(at)),
        Event::Activated { temple: which } => {
            format!("the {} is active: the Chosen One owns {}.", temple(which).en, item(which).en)
        }
        Event::Corrupted { temple: which, first: true } => format!("the {} is corrupted.", temple(which).en),
        Event::Corrupted { temple: which, first: false } => format!("the {} is corrupted once more.", temple(which).en),
        Event::Appeared { figure, at } => format!("{} appears on {}.", the(figure), n(at)),
        Event::Buried { at } => format!("the Mandrake on {} goes into the ground.", n(at)),
        Event::Removed { figure, at } => format!("{} on {} goes back to the supply.", the(figure), n(at)),
        Event::Became { figure, was: Kind::ChosenOne, at } => format!("the Chosen One on {} awakes: {}!", n(at), the(figure)),
        Event::Became { figure, was, at } => format!("the {} on {} becomes {}.", kind(was).en, n(at), the(figure)),
        Event::Fused { figure, at } => format!("fusion: {} rises on {}.", the(figure), n(at)),
        Event::Shrunk { figure, into: Some(into), at } => {
            format!("{} on {} cannot flee and shrinks to {}.", the(figure), n(at), the(into))
        }
        Event::Shrunk { figure, into: None, at } => format!("{} on {} cannot flee and is gone.", the(figure), n(at)),
        Event::KnockedOut { figure, at } => format!("{} on {} is knocked out.", the(figure), n(at)),
        Event::Woke { figure, at } => format!("{} on {} wakes up.", the(figure), n(at)),
        Event::Doomed { piece, at } => format!("the {} on {} is doomed and serves Kaos.", plain(piece, EN), n(at)),
        Event::Freed { piece, at } => format!("the {} on {} is freed and serves Gaia again.", plain(piece, EN), n(at)),
        Event::Guarded { figure, at } => format!("{} on {} is protected by a Prayer.", the(figure), n(at)),
        Event::Rolled { camp: whose, divine: what } => format!("the die of {} shows {}.", whose.name().en, divine(what).en),
        Event::Fizzled { divine: what } => format!("{} cannot be applied.", divine(what).en),
        Event::Feat { camp: Camp::Gaia } => {
            let stands_in = rules.king_stands_in(&view.table);
            let bane = if stands_in { "the Wooden King" } else { "the Ultimate Bane" };
            format!("Feat of Gaia: {bane} and Fongia knocked out in one turn.")
        }
        Event::Feat { camp: Camp::Kaos } => "Feat of Kaos: Oak and the Chosen One knocked out in one turn.".to_owned(),
        Event::Ended { ending: Ending::Goals(winner), .. } => {
            let (who, how) = (winner.name().en, level(view.table.level(winner)).en);
            format!("End of the game: {who} has met all goals of its level ({how}).")
        }
        Event::Ended { ending: Ending::Limit, winners } => match winner(view, winners) {
            Some(winner) => {
                format!("End of the game: the last cycle is over, and {} has met more of its goals.", winner.name().en)
            }
            None => "End of the game: the last cycle is over, and nobody is ahead.".to_owned(),
        },
    }
}

fn french(rules: &DarkThreat, view: &View, event: &Event) -> String {
    const FR: Lang = Lang::Fr;
    let n = |at: Square| rules.board.name(at);
    let the = |figure: Figure| the(figure, FR);
    match *event {
        Event::Placed { piece, at } => {
            let figure = now(&view.table, piece);
            format!("{} est {} en {}.", the(figure), agreeing("placé", figure.kind), n(at))
        }
        Event::Ordered { first } => format!("Gaïa jouera d'abord le {} à chaque cycle.", turn(first).fr),
        Event::Turn { turn: which, cycle } => format!("Cycle {cycle}\u{a0}: le {} commence.", turn(which).fr),
        Event::TurnEnded { turn: which } => format!("Le {} prend fin.", turn(which).fr),
        Event::Unguarded { figure, at } => {
            format!("{} en {} n'est plus {}.", the(figure), n(at), agreeing("protégé", figure.kind))
        }
        Event::Used { ability, figure, by, aim } => format!("{}.", use_words(rules, ability, &the(figure), by, aim, FR)),
        Event::Moved { figure, from, to } => format!("{} va de {} à {}.", the(figure), n(from), n(to)),
        Event::Dragged { figure, from, to } => {
            format!("{} est {} de {} à {}.", the(figure), agreeing("attiré", figure.kind), n(from), n(to))
        }
        Event::Fled { figure, from, to } => format!("{} quitte {} pour {}.", the(figure), n(from), n(to)),
        Event::Pushed { paint, from, to } => format!("la {} passe de {} à {}.", puddle(paint, FR), n(from), n(to)),
        Event::Levitated { figure, from, to } => format!("{} flotte de {} à {}.", the(figure), n(from), n(to)),
        Event::Painted { paint, at, over: None } => format!("une {} apparaît en {}.", puddle(paint, FR), n(at)),
        Event::Painted { paint, at, over: Some(over) } => {
            format!("une {} remplace la {} en {}.", puddle(paint, FR), puddle(over, FR), n(at))
        }
        Event::Erased { paint, at } => format!("la {} en {} retourne dans la réserve.", puddle(paint, FR), n(at)),
        Event::Lit { colour: hue, at } => format!("le prisme {} en {} s'illumine.", colour(hue, false).fr, n(at)),
        Event::Activated { temple: which } => {
            format!("le {} est actif\u{a0}: l'Élu possède {}.", temple(which).fr, item(which).fr)
        }
        Event::Corrupted { temple: which, first: true } => format!("le {} est corrompu.", temple(which).fr),
        Event::Corrupted { temple: which, first: false } => format!("le {} est corrompu une fois de plus.", temple(which).fr),
        Event::Appeared { figure, at } => format!("{} apparaît en {}.", the(figure), n(at)),
        Event::Buried { at } => format!("la Mandragore en {} s'enfouit.", n(at)),
        Event::Removed { figure, at } => format!("{} en {} retourne dans la réserve.", the(figure), n(at)),
        Event::Became { figure, was: Kind::ChosenOne, at } => {
            format!("l'Élu en {} s'éveille\u{a0}: {}\u{a0}!", n(at), the(figure))
        }
        Event::Became { figure, was, at } => {
            let article = if was == Kind::Avatar { "l'" } else { "le " };
            format!("{article}{} en {} devient {}.", kind(was).fr, n(at), the(figure))
        }
        Event::Fused { figure, at } => format!("fusion\u{a0}: {} se dresse en {}.", the(figure), n(at)),
        Event::Shrunk { figure, into: Some(into), at } => {
            format!("{} en {} ne peut pas fuir et régresse\u{a0}: {}.", the(figure), n(at), bare(into, FR))
        }
        Event::Shrunk { figure, into: None, at } => format!("{} en {} ne peut pas fuir et disparaît.", the(figure), n(at)),
        Event::KnockedOut { figure, at } => format!("{} en {} est {}.", the(figure), n(at), agreeing("assommé", figure.kind)),
        Event::Woke { figure, at } => format!("{} en {} se réveille.", the(figure), n(at)),
        Event::Doomed { piece, at } => format!("le {} en {} est possédé et sert Kaos.", plain(piece, FR), n(at)),
        Event::Freed { piece, at } => format!("le {} en {} est libéré et sert de nouveau Gaïa.", plain(piece, FR), n(at)),
        Event::Guarded { figure, at } => {
            format!("{} en {} est {} par une Prière.", the(figure), n(at), agreeing("protégé", figure.kind))
        }
        Event::Rolled { camp: whose, divine: what } => format!("le dé de {} donne {}.", whose.name().fr, divine(what).fr),
        Event::Fizzled { divine: what } => format!("{} ne peut pas s'appliquer.", divine(what).fr),
        Event::Feat { camp: Camp::Gaia } => {
            let stands_in = rules.king_stands_in(&view.table);
            let bane = if stands_in { "le Roi de bois" } else { "le Fléau ultime" };
            format!("Exploit de Gaïa\u{a0}: {bane} et Fongia assommés dans le même tour.")
        }
        Event::Feat { camp: Camp::Kaos } => "Exploit de Kaos\u{a0}: Oak et l'Élu assommés dans le même tour.".to_owned(),
        Event::Ended { ending: Ending::Goals(winner), .. } => {
            let (who, how) = (winner.name().fr, level(view.table.level(winner)).fr);
            format!("Fin de la partie\u{a0}: {who} a atteint tous les objectifs de son niveau ({how}).")
        }
        Event::Ended { ending: Ending::Limit, winners } => match winner(view, winners) {
            Some(winner) => {
                format!(
                    "Fin de la partie\u{a0}: le dernier cycle est joué, et {} a atteint une plus grande part de ses objectifs.",
                    winner.name().fr
                )
            }
            None => "Fin de la partie\u{a0}: le dernier cycle est joué, et personne n'est en tête.".to_owned(),
        },
    }
}

/// A Follower without a word on whom he serves.
fn plain(piece: crate::Piece, lang: Lang) -> &'static str {
    let of = match piece {
        crate::Piece::Ninja => Kind::Ninja,
        crate::Piece::Monk => Kind::Monk,
        _ => Kind::Cleric,
    };
    kind(of).to(lang)
}

/// The camp that won alone.
pub(super) fn winner(view: &View, winners: Seats) -> Option<Camp> {
    let of = |camp: Camp| winners.iter().any(|seat| view.table.camp_of(seat) == camp);
    match (of(Camp::Gaia), of(Camp::Kaos)) {
        (true, false) => Some(Camp::Gaia),
        (false, true) => Some(Camp::Kaos),
        _ => None,
    }
}

/// What a turn's leader is called; kept beside the events that name turns.
pub(super) fn leader_of(which: crate::Turn, lang: Lang) -> &'static str {
    leader(which).to(lang)
}
