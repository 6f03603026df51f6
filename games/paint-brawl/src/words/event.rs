//! What happened, as a sentence for everybody who is told. An event names seats, not colours, and so do its words.

use super::action::{deed, play};
use super::names::{capital, list};
use super::voice::{Voice, agreeing, one};
use crate::{Card, Ending, Event, Kind, PaintBrawl};
use paint::Square;
use tabletop::{Lang, Seat, Seats};

/// The sentence for an event as somebody is told it.
pub(super) fn say(rules: &PaintBrawl, event: &Event, lang: Lang) -> String {
    let voice = Voice { rules, view: None, actor: None, lang };
    let text = match lang {
        Lang::En => english(&voice, event),
        Lang::Fr => french(&voice, event),
    };
    capital(&text)
}

fn english(voice: &Voice<'_>, event: &Event) -> String {
    let on = |at: Square| format!("on {}", voice.square(at));
    let name = |card: Card| card.name().en;
    match *event {
        Event::First { seat } => format!("First player, drawn at random: seat {seat}."),
        Event::Woman { seat, man: Some(man) } => {
            let woman = man.woman().map_or("a woman".to_owned(), |woman| one(woman, Lang::En));
            format!("Seat {seat} replaces {} by {woman}.", one(man, Lang::En))
        }
        Event::Woman { seat, man: None } => format!("Seat {seat} has no woman fighter."),
        Event::Wall { seat, at } => format!("Seat {seat} builds a wall {}.", on(at)),
        Event::Placed { seat, kind: Kind::Chief, at } => format!("Seat {seat}'s Chief takes his place {}.", on(at)),
        Event::Placed { seat, kind, at } => format!("Seat {seat} places {} {}.", one(kind, Lang::En), on(at)),
        Event::Infiltrated { seat, from, to: Some(to) } => {
            format!("Seat {seat}'s Hunter {} infiltrates onto the wall {}.", on(from), on(to))
        }
        Event::Infiltrated { seat, from, to: None } => format!("Seat {seat}'s Hunter {} stays where it is.", on(from)),
        Event::Dealt { seat, cards: Some(cards) } => {
            format!("Luck deals seat {seat} more cards for its pile: {}.", voice.cards(cards.iter()))
        }
        Event::Dealt { seat, cards: None } => format!("Luck deals seat {seat} more cards for its pile."),
        Event::Turn { seat, round } => format!("Round {round}: it is seat {seat}'s turn."),
        Event::Woke { at, figure } => format!("{} {} wakes up.", voice.figure_first(figure), on(at)),
        Event::Shuffled => "The discard is shuffled into a new draw pile.".to_owned(),
        Event::Drew { seat, card: Some(card) } => format!("Seat {seat} draws a card: {}.", name(card)),
        Event::Drew { seat, card: None } => format!("Seat {seat} draws a card."),
        Event::Took { seat, card: Some(card) } => format!("Seat {seat} takes a card of its pile: {}.", name(card)),
        Event::Took { seat, card: None } => format!("Seat {seat} takes a card of its pile."),
        Event::Exchanged { seat, cards } => format!("Seat {seat} gives up {} for one card.", voice.cards(cards.iter())),
        Event::Declared { seat, deed: declared, .. } => format!("Seat {seat} declares {}.", deed(voice, declared)),
        Event::Passed { seat } => format!("Seat {seat} lets it happen."),
        Event::Card { seat, play: card } => format!("Seat {seat} plays {}.", play(voice, card)),
        Event::Immune { seat } => format!("Seat {seat} plays Immunity."),
        Event::CardCancelled { seat, card } => format!("Seat {seat}'s {} is cancelled by Immunity.", name(card)),
        Event::Cancelled { seat, card } => format!("What seat {seat} declared is cancelled by {}.", name(card)),
        Event::Fizzled { seat } => format!("What seat {seat} declared is no longer possible and is lost."),
        Event::Moved { figure, from, to } => {
            format!("{} goes from {} to {}.", voice.figure_first(figure), voice.square(from), voice.square(to))
        }
        Event::Painted { seat, at, over: None } => format!("A puddle of seat {seat} covers {}.", voice.square(at)),
        Event::Painted { seat, at, over: Some(over) } => {
            format!("A puddle of seat {seat} replaces seat {over}'s {}.", on(at))
        }
        Event::Erased { seat, at } => format!("Seat {seat}'s puddle {} goes back to its supply.", on(at)),
        Event::Marked { seat, over: None } => format!("Seat {seat}'s marker lies on the Quest square."),
        Event::Marked { seat, over: Some(over) } => {
            format!("Seat {seat}'s marker replaces seat {over}'s on the Quest square.")
        }
        Event::Repainted { at, kind, from, to } => {
            format!("{} {} is repainted and joins seat {to}.", voice.figure(kind, from), on(at))
        }
        Event::Stunned { at, figure, .. } => format!("{} {} is stunned.", voice.figure_first(figure), on(at)),
        Event::Summoned { at, figure } => {
            format!("A {} of seat {} appears {}.", figure.kind.name().en, figure.seat, on(at))
        }
        Event::Desummoned { at, figure } => {
            format!("{} {} goes back to its supply.", voice.figure_first(figure), on(at))
        }
        Event::Exploded { at, figure } => format!("{} explodes {}.", voice.figure_first(figure), on(at)),
        Event::Fused { seat, at } => format!("Fusion: seat {seat}'s maxi Golem rises {}.", on(at)),
        Event::Eaten { at, figure } => format!("{} {} is eaten.", voice.figure_first(figure), on(at)),
        Event::Shrunk { seat, at } => format!("Seat {seat}'s maxi Golem {} shrinks to a mini Golem.", on(at)),
        Event::Recoiled { seat, from, to } => {
            format!("Seat {seat}'s Chief recoils from {} to {}.", voice.square(from), voice.square(to))
        }
        Event::Slid { figure, from, to } => {
            format!("{} slides from {} to {}.", voice.figure_first(figure), voice.square(from), voice.square(to))
        }
        Event::Swapped { one, other } => {
            format!("The fighters on {} and {} swap places.", voice.square(one), voice.square(other))
        }
        Event::TurnEnded { seat } => format!("Seat {seat} ends its turn."),
        Event::Ended { ending: Ending::Goal(seat), .. } => {
            format!("End of the game: seat {seat} has met the goal of the scenario.")
        }
        Event::Ended { ending: Ending::Limit, winners } => match names(voice, winners) {
            (who, true) => format!("End of the game: the last round is over, and {who} share the victory."),
            (who, false) => format!("End of the game: the last round is over, and {who} wins."),
        },
    }
}

fn french(voice: &Voice<'_>, event: &Event) -> String {
    let en = |at: Square| format!("en {}", voice.square(at));
    let name = |card: Card| card.name().fr;
    match *event {
        Event::First { seat } => format!("Premier joueur, tiré au sort\u{a0}: joueur {seat}."),
        Event::Woman { seat, man: Some(man) } => {
            let woman = man.woman().map_or("une combattante".to_owned(), |woman| one(woman, Lang::Fr));
            format!("Le joueur {seat} remplace {} par {woman}.", one(man, Lang::Fr))
        }
        Event::Woman { seat, man: None } => format!("Le joueur {seat} n'a pas de combattante."),
        Event::Wall { seat, at } => format!("Le joueur {seat} construit un mur {}.", en(at)),
        Event::Placed { seat, kind: Kind::Chief, at } => format!("Le Chef du joueur {seat} prend place {}.", en(at)),
        Event::Placed { seat, kind, at } => format!("Le joueur {seat} place {} {}.", one(kind, Lang::Fr), en(at)),
        Event::Infiltrated { seat, from, to: Some(to) } => {
            format!("Le Chasseur du joueur {seat} {} s'infiltre sur le mur de {}.", en(from), voice.square(to))
        }
        Event::Infiltrated { seat, from, to: None } => format!("Le Chasseur du joueur {seat} {} reste où il est.", en(from)),
        Event::Dealt { seat, cards: Some(cards) } => {
            format!("Le sort ajoute des cartes à la pioche du joueur {seat}\u{a0}: {}.", voice.cards(cards.iter()))
        }
        Event::Dealt { seat, cards: None } => format!("Le sort ajoute des cartes à la pioche du joueur {seat}."),
        Event::Turn { seat, round } => format!("Manche {round}\u{a0}: au tour du joueur {seat}."),
        Event::Woke { at, figure } => format!("{} {} se réveille.", voice.figure_first(figure), en(at)),
        Event::Shuffled => "La défausse est mélangée et devient la nouvelle pioche.".to_owned(),
        Event::Drew { seat, card: Some(card) } => format!("Le joueur {seat} pioche une carte\u{a0}: {}.", name(card)),
        Event::Drew { seat, card: None } => format!("Le joueur {seat} pioche une carte."),
        Event::Took { seat, card: Some(card) } => {
            format!("Le joueur {seat} prend une carte de sa pioche\u{a0}: {}.", name(card))
        }
        Event::Took { seat, card: None } => format!("Le joueur {seat} prend une carte de sa pioche."),
        Event::Exchanged { seat, cards } => {
            format!("Le joueur {seat} échange {} contre une seule carte.", voice.cards(cards.iter()))
        }
        Event::Declared { seat, deed: declared, .. } => format!("Le joueur {seat} annonce {}.", deed(voice, declared)),
        Event::Passed { seat } => format!("Le joueur {seat} laisse faire."),
        Event::Card { seat, play: card } => format!("Le joueur {seat} joue {}.", play(voice, card)),
        Event::Immune { seat } => format!("Le joueur {seat} joue Immunité."),
        Event::CardCancelled { seat, card } => {
            format!("La carte {} du joueur {seat} est annulée par Immunité.", name(card))
        }
        Event::Cancelled { seat, card } => format!("L'action du joueur {seat} est annulée par {}.", name(card)),
        Event::Fizzled { seat } => format!("L'action du joueur {seat} n'est plus possible\u{a0}: elle est perdue."),
        Event::Moved { figure, from, to } => {
            format!("{} va de {} à {}.", voice.figure_first(figure), voice.square(from), voice.square(to))
        }
        Event::Painted { seat, at, over: None } => format!("Une flaque du joueur {seat} recouvre {}.", voice.square(at)),
        Event::Painted { seat, at, over: Some(over) } => {
            format!("Une flaque du joueur {seat} remplace celle du joueur {over} {}.", en(at))
        }
        Event::Erased { seat, at } => format!("La flaque du joueur {seat} {} retourne dans sa réserve.", en(at)),
        Event::Marked { seat, over: None } => format!("Le marqueur du joueur {seat} est posé sur la case de Quête."),
        Event::Marked { seat, over: Some(over) } => {
            format!("Le marqueur du joueur {seat} remplace celui du joueur {over} sur la case de Quête.")
        }
        Event::Repainted { at, kind, from, to } => {
            let (who, repainted) = (voice.figure(kind, from), agreeing("repeint", kind));
            format!("{who} {} est {repainted} et rejoint le joueur {to}.", en(at))
        }
        Event::Stunned { at, figure, .. } => {
            format!("{} {} est {}.", voice.figure_first(figure), en(at), agreeing("assommé", figure.kind))
        }
        Event::Summoned { at, figure } => {
            format!("Un {} du joueur {} apparaît {}.", figure.kind.name().fr, figure.seat, en(at))
        }
        Event::Desummoned { at, figure } => {
            format!("{} {} retourne dans sa réserve.", voice.figure_first(figure), en(at))
        }
        Event::Exploded { at, figure } => format!("{} explose {}.", voice.figure_first(figure), en(at)),
        Event::Fused { seat, at } => format!("Fusion\u{a0}: le maxi Golem du joueur {seat} se dresse {}.", en(at)),
        Event::Eaten { at, figure } => format!("{} {} est mangé.", voice.figure_first(figure), en(at)),
        Event::Shrunk { seat, at } => format!("Le maxi Golem du joueur {seat} {} devient un mini Golem.", en(at)),
        Event::Recoiled { seat, from, to } => {
            format!("Le Chef du joueur {seat} recule de {} à {}.", voice.square(from), voice.square(to))
        }
        Event::Slid { figure, from, to } => {
            format!("{} glisse de {} à {}.", voice.figure_first(figure), voice.square(from), voice.square(to))
        }
        Event::Swapped { one, other } => {
            format!("Les combattants de {} et de {} échangent leurs places.", voice.square(one), voice.square(other))
        }
        Event::TurnEnded { seat } => format!("Le joueur {seat} finit son tour."),
        Event::Ended { ending: Ending::Goal(seat), .. } => {
            format!("Fin de partie\u{a0}: le joueur {seat} a atteint le but du scénario.")
        }
        Event::Ended { ending: Ending::Limit, winners } => match names(voice, winners) {
            (who, true) => format!("Fin de partie\u{a0}: la dernière manche est jouée, {who} se partagent la victoire."),
            (who, false) => format!("Fin de partie\u{a0}: la dernière manche est jouée, {who} gagne."),
        },
    }
}

/// Who won, and whether they are several.
fn names(voice: &Voice<'_>, winners: Seats) -> (String, bool) {
    let names: Vec<String> = winners.iter().map(|seat: Seat| voice.clan(seat)).collect();
    (list(&names, voice.lang), names.len() > 1)
}
