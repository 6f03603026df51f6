//! What a seat, or everybody, can see of a position.

use super::Book;
use casebook::{Casebook as _, same};
use paint_brawl::{Card, Cards, Caste, Frame, Stage, State, View};
use tabletop::{Game as _, Seat, Seats, Viewer};

pub(super) fn expect(book: &Book, state: &State, keyword: &str, rest: &str) -> Result<(), String> {
    let game = book.game();
    let table = game.view(state, Viewer::Bystander);
    let (first, wanted) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = || book.seat(state, first).ok_or_else(|| format!("'{first}' is not a seat here"));
    match keyword {
        "asked" => same(rest, &asked(&table, state)),
        "turn" => same(rest, &format!("{} round {}", state.colour(table.active).code(), table.round)),
        "actions" => same(rest, &format!("moves {} attacks {}", table.moves, table.attacks)),
        "supply" => same(wanted, &table.seat(seat()?).supply.to_string()),
        "hand" => {
            let seat = seat()?;
            let own = game.view(state, Viewer::Seat(seat));
            let hand = own.seat(seat).hand.ok_or("a seat must see its own hand")?;
            let sorted = |text: &str| {
                let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
                words.sort();
                words
            };
            let hand = listed(hand);
            if sorted(wanted) == sorted(&hand) { Ok(()) } else { same(wanted, &hand) }
        }
        "sees" => sees(book, state, first, wanted),
        "marker" => same(rest, table.marker.map_or("none", |seat| state.colour(seat).code())),
        "stunned" => {
            let at = game.board().named(first).ok_or_else(|| format!("'{first}' is not a square"))?;
            let stuns = table.at(at).and_then(|square| square.figure).ok_or("no figure is there")?.stuns;
            same(wanted, &colours(state, stuns))
        }
        "blasts" => {
            let left = table.seat(seat()?).blasts;
            let cards = Caste::ALL.into_iter().flat_map(|caste| vec![caste.code(); left[caste.index()].into()]);
            same(wanted, &none(cards.collect()))
        }
        "pile" => same(rest, &table.pile.to_string()),
        _ => same(rest, &listed(table.discard)),
    }
}

fn none(words: Vec<&str>) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn listed(cards: Cards) -> String {
    none(cards.iter().map(Card::code).collect())
}

fn colours(state: &State, seats: Seats) -> String {
    none(seats.iter().map(|seat| state.colour(seat).code()).collect())
}

/// `sees blue red hand 2`: how many cards if they are hidden, else which; also `stock`.
fn sees(book: &Book, state: &State, who: &str, rest: &str) -> Result<(), String> {
    let viewer = match who {
        "nobody" => Viewer::Bystander,
        _ => Viewer::Seat(book.seat(state, who).ok_or_else(|| format!("'{who}' is not a viewer"))?),
    };
    let usage = "'sees <viewer> <colour> hand <cards>' is expected";
    let (colour, rest) = rest.split_once(' ').ok_or(usage)?;
    let (what, wanted) = rest.split_once(' ').ok_or(usage)?;
    let whose = book.seat(state, colour).ok_or_else(|| format!("'{colour}' is not a seat here"))?;
    let view = book.game().view(state, viewer);
    let seat = view.seat(whose);
    let (cards, count) = match what {
        "hand" => (seat.hand, seat.cards),
        "stock" => (seat.stock_cards, seat.stock),
        _ => return Err(usage.to_owned()),
    };
    same(wanted, &cards.map_or(count.to_string(), listed))
}

/// `blue react`: who is asked, and what.
fn asked(view: &View, state: &State) -> String {
    let what = match (view.business.last(), view.stage) {
        (Some(Frame::Take), _) => "take",
        (Some(Frame::Source { .. }), _) => "source",
        (Some(Frame::Collect { .. }), _) => "collect",
        (Some(Frame::Declared { .. }), _) => "react",
        (Some(Frame::Played { .. }), _) => "immunity",
        (Some(Frame::Recoil { .. }), _) => "recoil",
        (Some(Frame::Shots { .. }), _) => "shots",
        (Some(Frame::LastCall { .. }), _) => "last-call",
        (None, Stage::Women) => "woman",
        (None, Stage::Walls) => "wall",
        (None, Stage::Placing) => "place",
        (None, Stage::Infiltrating(_)) => "infiltrate",
        (None, Stage::Playing) => "main",
    };
    let colour = |seat: Seat| state.colour(seat).code();
    match (view.to_act, view.over) {
        (Some(seat), _) => format!("{} {what}", colour(seat)),
        (None, over) => format!("nobody {}", over.map_or("at all", |over| over.code())),
    }
}
