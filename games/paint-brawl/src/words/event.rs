//! What happened, as a sentence for everybody who is told. The view is that after the whole decision: it tells colours
//! and who is a Matriarch, and which figures stand where they ended up.

use super::action::{deed, play};
use super::names::de;
use super::voice::{Voice, agreeing, one};
use crate::{Card, Deed, Ending, Event, Figure, Kind, PaintBrawl, View};
use paint::Square;
use tabletop::{Lang, Seat, Seats, capital};

/// The sentence for an event as somebody is told it.
pub(super) fn say(rules: &PaintBrawl, view: &View, event: &Event, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: None, lang };
    let text = match lang {
        Lang::En => english(&voice, event),
        Lang::Fr => french(&voice, event),
    };
    capital(&text)
}

fn english(voice: &Voice<'_>, event: &Event) -> String {
    let on = |at: Square| format!("on {}", voice.square(at));
    let name = |card: Card| card.name().en;
    let clan = |seat: Seat| voice.clan(seat);
    let who = |figure: Figure| voice.figure(figure.kind, figure.seat);
    let way = |from: Square, to: Square| format!("from {} to {}", voice.square(from), voice.square(to));
    match *event {
        Event::First { seat } => format!("First player, drawn at random: {}.", clan(seat)),
        Event::Woman { seat, man: Some(man) } => {
            let woman = man.woman().map_or("a woman".to_owned(), |woman| one(woman, Lang::En));
            format!("{} replaces {} by {woman}.", clan(seat), one(man, Lang::En))
        }
        Event::Woman { seat, man: None } => format!("{} has no woman fighter.", clan(seat)),
        Event::Wall { seat, at } => format!("{} builds a wall {}.", clan(seat), on(at)),
        Event::Placed { seat, kind: Kind::Chief, at } => {
            let their = if voice.view.seat(seat).matriarch { "her" } else { "his" };
            format!("{} takes {their} place {}.", voice.figure(Kind::Chief, seat), on(at))
        }
        Event::Placed { seat, kind, at } => format!("{} places {} {}.", clan(seat), one(kind, Lang::En), on(at)),
        Event::Infiltrated { seat, from, to: Some(to) } => {
            format!("{} {} infiltrates onto the wall {}.", voice.figure(Kind::Hunter, seat), on(from), on(to))
        }
        Event::Infiltrated { seat, from, to: None } => {
            format!("{} {} stays where he is.", voice.figure(Kind::Hunter, seat), on(from))
        }
        Event::Dealt { seat, cards: Some(cards) } => {
            format!("Luck deals {} more cards for its pile: {}.", clan(seat), voice.cards(cards.iter()))
        }
        Event::Dealt { seat, cards: None } => format!("Luck deals {} more cards for its pile.", clan(seat)),
        Event::Turn { seat, round } => format!("Round {round}: it is {}'s turn.", clan(seat)),
        Event::Woke { at, figure } => format!("{} {} wakes up.", who(figure), on(at)),
        Event::Shuffled => "The discard is shuffled into a new draw pile.".to_owned(),
        Event::Drew { seat, card: Some(card) } => format!("{} draws a card: {}.", clan(seat), name(card)),
        Event::Drew { seat, card: None } => format!("{} draws a card.", clan(seat)),
        Event::Took { seat, card: Some(card) } => format!("{} takes a card of its pile: {}.", clan(seat), name(card)),
        Event::Took { seat, card: None } => format!("{} takes a card of its pile.", clan(seat)),
        Event::Exchanged { seat, cards } => format!("{} gives up {} for one card.", clan(seat), voice.cards(cards.iter())),
        Event::Declared { seat, deed, .. } => format!("{} declares {}.", clan(seat), declared(voice, seat, deed)),
        Event::Passed { seat } => format!("{} lets it happen.", clan(seat)),
        Event::Card { seat, play: card } => format!("{} plays {}.", clan(seat), play(voice, card)),
        Event::Immune { seat } => format!("{} plays Immunity.", clan(seat)),
        Event::CardCancelled { seat, card } => format!("{} is cancelled by Immunity.", voice.of(name(card), seat)),
        Event::Cancelled { seat, card } => format!("What {} declared is cancelled by {}.", clan(seat), name(card)),
        Event::Fizzled { seat } => format!("What {} declared is no longer possible and is lost.", clan(seat)),
        Event::Moved { figure, from, to } => format!("{} goes {}.", who(figure), way(from, to)),
        Event::Painted { seat, at, over: None } => format!("{} paints {}.", clan(seat), voice.square(at)),
        Event::Painted { seat, at, over: Some(over) } => {
            format!("{} paints {} over {}.", clan(seat), voice.square(at), voice.puddle(over))
        }
        Event::Erased { seat, at } => format!("{} {} goes back to the supply.", voice.puddle(seat), on(at)),
        Event::Marked { seat, over: None } => format!("{}'s marker lies on the Quest square.", clan(seat)),
        Event::Marked { seat, over: Some(over) } => {
            format!("{}'s marker replaces {}'s on the Quest square.", clan(seat), clan(over))
        }
        Event::Repainted { at, kind, from, to } => {
            format!("{} {} is repainted and joins {}.", voice.figure(kind, from), on(at), clan(to))
        }
        Event::Stunned { at, figure, .. } => format!("{} {} is stunned.", who(figure), on(at)),
        Event::Summoned { at, figure } => format!("{} appears {}.", voice.new_figure(figure.kind, figure.seat), on(at)),
        Event::Desummoned { at, figure } => format!("{} {} goes back to the supply.", who(figure), on(at)),
        Event::Exploded { at, figure } => format!("{} explodes {}.", who(figure), on(at)),
        Event::Fused { seat, at } => format!("Fusion: {} rises {}.", voice.figure(Kind::Maxi, seat), on(at)),
        Event::Eaten { at, figure } => format!("{} {} is eaten.", who(figure), on(at)),
        Event::Shrunk { seat, at } => format!("{} {} shrinks to a mini Golem.", voice.figure(Kind::Maxi, seat), on(at)),
        Event::Recoiled { seat, from, to } => format!("{} recoils {}.", voice.figure(Kind::Chief, seat), way(from, to)),
        Event::Slid { figure, from, to } => format!("{} slides {}.", who(figure), way(from, to)),
        Event::Swapped { one, other } => match swapped(voice, one, other) {
            Some((first, second)) => format!("{first} {} and {second} {} swap places.", on(one), on(other)),
            None => format!("The fighters on {} and {} swap places.", voice.square(one), voice.square(other)),
        },
        Event::TurnEnded { seat } => format!("{} ends its turn.", clan(seat)),
        Event::Ended { ending: Ending::Goal(seat), .. } => {
            format!("End of the game: {} has met the goal of the scenario.", clan(seat))
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
    let clan = |seat: Seat| voice.clan(seat);
    let of = |seat: Seat| de(&voice.clan(seat));
    let who = |figure: Figure| voice.figure(figure.kind, figure.seat);
    let way = |from: Square, to: Square| format!("de {} à {}", voice.square(from), voice.square(to));
    match *event {
        Event::First { seat } => format!("Premier joueur, tiré au sort\u{a0}: {}.", clan(seat)),
        Event::Woman { seat, man: Some(man) } => {
            let woman = man.woman().map_or("une combattante".to_owned(), |woman| one(woman, Lang::Fr));
            format!("{} remplace {} par {woman}.", clan(seat), one(man, Lang::Fr))
        }
        Event::Woman { seat, man: None } => format!("{} n'a pas de combattante.", clan(seat)),
        Event::Wall { seat, at } => format!("{} construit un mur {}.", clan(seat), en(at)),
        Event::Placed { seat, kind: Kind::Chief, at } => {
            format!("{} prend place {}.", voice.figure(Kind::Chief, seat), en(at))
        }
        Event::Placed { seat, kind, at } => format!("{} place {} {}.", clan(seat), one(kind, Lang::Fr), en(at)),
        Event::Infiltrated { seat, from, to: Some(to) } => {
            let (who, wall) = (voice.figure(Kind::Hunter, seat), voice.square(to));
            format!("{who} {} s'infiltre sur le mur de {wall}.", en(from))
        }
        Event::Infiltrated { seat, from, to: None } => {
            format!("{} {} reste où il est.", voice.figure(Kind::Hunter, seat), en(from))
        }
        Event::Dealt { seat, cards: Some(cards) } => {
            format!("Le sort ajoute des cartes à la pioche {}\u{a0}: {}.", of(seat), voice.cards(cards.iter()))
        }
        Event::Dealt { seat, cards: None } => format!("Le sort ajoute des cartes à la pioche {}.", of(seat)),
        Event::Turn { seat, round } => format!("Manche {round}\u{a0}: au tour {}.", of(seat)),
        Event::Woke { at, figure } => format!("{} {} se réveille.", who(figure), en(at)),
        Event::Shuffled => "La défausse est mélangée et devient la nouvelle pioche.".to_owned(),
        Event::Drew { seat, card: Some(card) } => format!("{} pioche une carte\u{a0}: {}.", clan(seat), name(card)),
        Event::Drew { seat, card: None } => format!("{} pioche une carte.", clan(seat)),
        Event::Took { seat, card: Some(card) } => {
            format!("{} prend une carte de sa pioche\u{a0}: {}.", clan(seat), name(card))
        }
        Event::Took { seat, card: None } => format!("{} prend une carte de sa pioche.", clan(seat)),
        Event::Exchanged { seat, cards } => {
            format!("{} échange {} contre une seule carte.", clan(seat), voice.cards(cards.iter()))
        }
        Event::Declared { seat, deed, .. } => format!("{} annonce {}.", clan(seat), declared(voice, seat, deed)),
        Event::Passed { seat } => format!("{} laisse faire.", clan(seat)),
        Event::Card { seat, play: card } => format!("{} joue {}.", clan(seat), play(voice, card)),
        Event::Immune { seat } => format!("{} joue Immunité.", clan(seat)),
        Event::CardCancelled { seat, card } => {
            format!("La carte {} est annulée par Immunité.", voice.of(name(card), seat))
        }
        Event::Cancelled { seat, card } => format!("L'action {} est annulée par {}.", of(seat), name(card)),
        Event::Fizzled { seat } => format!("L'action {} n'est plus possible\u{a0}: elle est perdue.", of(seat)),
        Event::Moved { figure, from, to } => format!("{} va {}.", who(figure), way(from, to)),
        Event::Painted { seat, at, over: None } => format!("{} peint {}.", clan(seat), voice.square(at)),
        Event::Painted { seat, at, over: Some(over) } => {
            format!("{} peint {} par-dessus {}.", clan(seat), voice.square(at), voice.puddle(over))
        }
        Event::Erased { seat, at } => format!("{} {} retourne dans la réserve.", voice.puddle(seat), en(at)),
        Event::Marked { seat, over: None } => format!("Le marqueur {} est posé sur la case de Quête.", of(seat)),
        Event::Marked { seat, over: Some(over) } => {
            format!("Le marqueur {} remplace celui {} sur la case de Quête.", of(seat), of(over))
        }
        Event::Repainted { at, kind, from, to } => {
            let (who, repainted) = (voice.figure(kind, from), agreeing("repeint", kind));
            format!("{who} {} est {repainted} et rejoint {}.", en(at), clan(to))
        }
        Event::Stunned { at, figure, .. } => {
            format!("{} {} est {}.", who(figure), en(at), agreeing("assommé", figure.kind))
        }
        Event::Summoned { at, figure } => format!("{} apparaît {}.", voice.new_figure(figure.kind, figure.seat), en(at)),
        Event::Desummoned { at, figure } => format!("{} {} retourne dans la réserve.", who(figure), en(at)),
        Event::Exploded { at, figure } => format!("{} explose {}.", who(figure), en(at)),
        Event::Fused { seat, at } => format!("Fusion\u{a0}: {} se dresse {}.", voice.figure(Kind::Maxi, seat), en(at)),
        Event::Eaten { at, figure } => format!("{} {} est mangé.", who(figure), en(at)),
        Event::Shrunk { seat, at } => format!("{} {} devient un mini Golem.", voice.figure(Kind::Maxi, seat), en(at)),
        Event::Recoiled { seat, from, to } => format!("{} recule {}.", voice.figure(Kind::Chief, seat), way(from, to)),
        Event::Slid { figure, from, to } => format!("{} glisse {}.", who(figure), way(from, to)),
        Event::Swapped { one, other } => match swapped(voice, one, other) {
            Some((first, second)) => format!("{first} {} et {second} {} échangent leurs places.", en(one), en(other)),
            None => format!("Les combattants de {} et de {} échangent leurs places.", voice.square(one), voice.square(other)),
        },
        Event::TurnEnded { seat } => format!("{} finit son tour.", clan(seat)),
        Event::Ended { ending: Ending::Goal(seat), .. } => {
            format!("Fin de partie\u{a0}: {} a atteint le but du scénario.", clan(seat))
        }
        Event::Ended { ending: Ending::Limit, winners } => match names(voice, winners) {
            (who, true) => format!("Fin de partie\u{a0}: la dernière manche est jouée, {who} se partagent la victoire."),
            (who, false) => format!("Fin de partie\u{a0}: la dernière manche est jouée, {who} gagne."),
        },
    }
}

/// What a seat declared; its own figures need no colour beside its name.
fn declared(voice: &Voice<'_>, seat: Seat, what: Deed) -> String {
    deed(&Voice { actor: Some(seat), ..*voice }, what)
}

/// Who stood on the one square and who on the other before they changed places: each is seen where the other was.
fn swapped(voice: &Voice<'_>, one: Square, other: Square) -> Option<(String, String)> {
    Some((voice.named_at(other)?, voice.named_at(one)?))
}

/// Who won, and whether they are several.
fn names(voice: &Voice<'_>, winners: Seats) -> (String, bool) {
    let names: Vec<String> = winners.iter().map(|seat: Seat| voice.clan(seat)).collect();
    (voice.lang.list(&names), names.len() > 1)
}
