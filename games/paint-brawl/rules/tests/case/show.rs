//! Events as the cases write them.

use super::Book;
use casebook::Casebook as _;
use paint::Square;
use paint_brawl::{Action, Cards, Deed, Ending, Event, Figure, Kind, Play, State};
use tabletop::{Notation as _, Seat};

/// An event as a sentence.
pub(super) fn event(book: &Book, state: &State, event: &Event) -> String {
    let game = book.game();
    let name = |at: &Square| game.board().name(*at).to_string();
    let colour = |seat: &Seat| state.colour(*seat).code();
    let figure = |figure: &Figure| format!("{} {}", colour(&figure.seat), figure.kind.code());
    let over = |over: &Option<Seat>| over.map(|seat| format!(" over {}", colour(&seat))).unwrap_or_default();
    match event {
        Event::First { seat } => format!("{} is first", colour(seat)),
        Event::Woman { seat, man } => format!("{} replaces {}", colour(seat), man.map_or("nobody", Kind::code)),
        Event::Wall { seat, at } => format!("{} builds a wall on {}", colour(seat), name(at)),
        Event::Placed { seat, kind, at } => format!("{} {} is placed on {}", colour(seat), kind.code(), name(at)),
        Event::Infiltrated { seat, from, to: Some(to) } => {
            format!("{} hunter infiltrates from {} to {}", colour(seat), name(from), name(to))
        }
        Event::Infiltrated { seat, from, to: None } => format!("{} hunter stays on {}", colour(seat), name(from)),
        Event::Dealt { seat, cards } => format!("{} is dealt {}", colour(seat), cards.map_or("?".to_owned(), listed)),
        Event::Turn { seat, round } => format!("turn of {}, round {round}", colour(seat)),
        Event::Woke { at, figure: who } => format!("{} on {} wakes", figure(who), name(at)),
        Event::Shuffled => "the discard is shuffled".to_owned(),
        Event::Drew { seat, card } => format!("{} draws {}", colour(seat), card.map_or("?", |card| card.code())),
        Event::Took { seat, card } => format!("{} takes {}", colour(seat), card.map_or("?", |card| card.code())),
        Event::Exchanged { seat, cards } => format!("{} exchanges {}", colour(seat), listed(*cards)),
        Event::Declared { seat, deed, .. } => format!("{} declares {}", colour(seat), declared(book, *deed)),
        Event::Passed { seat } => format!("{} passes", colour(seat)),
        Event::Card { seat, play } => format!("{} plays {}", colour(seat), played(book, *play)),
        Event::Immune { seat } => format!("{} plays immunity", colour(seat)),
        Event::CardCancelled { seat, card } => format!("{} of {} is cancelled", card.code(), colour(seat)),
        Event::Cancelled { seat, card } => format!("{} is stopped by {}", colour(seat), card.code()),
        Event::Fizzled { seat } => format!("{} cannot do it any more", colour(seat)),
        Event::Moved { figure: who, from, to } => format!("{} moves from {} to {}", figure(who), name(from), name(to)),
        Event::Painted { seat, at, over: whose } => format!("{} paints {}{}", colour(seat), name(at), over(whose)),
        Event::Erased { seat, at } => format!("{} puddle leaves {}", colour(seat), name(at)),
        Event::Marked { seat, over: whose } => format!("{} marks the Quest square{}", colour(seat), over(whose)),
        Event::Repainted { at, kind, from, to } => {
            format!("{} {} on {} becomes {}", colour(from), kind.code(), name(at), colour(to))
        }
        Event::Stunned { at, figure: who, by } => format!("{} on {} is stunned by {}", figure(who), name(at), colour(by)),
        Event::Summoned { at, figure: who } => format!("{} appears on {}", figure(who), name(at)),
        Event::Desummoned { at, figure: who } => format!("{} leaves {}", figure(who), name(at)),
        Event::Exploded { at, figure: who } => format!("{} explodes on {}", figure(who), name(at)),
        Event::Fused { seat, at } => format!("{} maxi is made on {}", colour(seat), name(at)),
        Event::Eaten { at, figure: who } => format!("{} is eaten on {}", figure(who), name(at)),
        Event::Shrunk { seat, at } => format!("{} maxi on {} becomes a mini", colour(seat), name(at)),
        Event::Recoiled { seat, from, to } => format!("{} chief recoils from {} to {}", colour(seat), name(from), name(to)),
        Event::Slid { figure: who, from, to } => format!("{} slides from {} to {}", figure(who), name(from), name(to)),
        Event::Swapped { one, other, .. } => format!("{} and {} are swapped", name(one), name(other)),
        Event::TurnEnded { seat } => format!("{} ends its turn", colour(seat)),
        Event::Ended { ending, winners } => {
            let winners: Vec<&str> = winners.iter().map(|seat| colour(&seat)).collect();
            let goal = matches!(ending, Ending::Goal(_));
            format!("the game ends, {}, won by {}", if goal { "goal" } else { "limit" }, winners.join(" "))
        }
    }
}

fn listed(cards: Cards) -> String {
    cards.iter().map(|card| card.code()).collect::<Vec<_>>().join(" ")
}

fn declared(book: &Book, deed: Deed) -> String {
    let squares: String = deed.squares.iter().map(|at| format!(" {}", book.game().board().name(at))).collect();
    let with = if squares.is_empty() { "" } else { " with" };
    format!("{}{with}{squares}", book.game().write_action(deed.action))
}

fn played(book: &Book, play: Play) -> String {
    match play {
        Play::Fatigue | Play::Missed => play.card().code().to_owned(),
        Play::Kadamas(squares) => {
            squares.iter().fold("kadamas".to_owned(), |text, at| format!("{text} {}", book.game().board().name(at)))
        }
        Play::Explosion(at) => book.game().write_action(Action::Explosion { at }),
        Play::Summoning(at) => book.game().write_action(Action::Summoning { at }),
    }
}
