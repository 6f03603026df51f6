//! Writing positions.

use super::{cell, frame};
use crate::{Card, Cards, Caste, Ending, Kind, PaintBrawl, Stage, State};
use std::fmt::Write as _;
use tabletop::{Game as _, Seat};

/// Most positions are a little shorter.
const LENGTH: usize = 1024;

/// The whole position; what goes without saying is left out.
pub(super) fn position(rules: &PaintBrawl, state: &State) -> String {
    let mut text = String::with_capacity(LENGTH);
    let mut line = |words: &str| {
        text.push_str(words);
        text.push('\n');
    };
    let colour = |seat: Seat| state.colour(seat).code();
    let colours = |seats: &mut dyn Iterator<Item = Seat>| seats.map(colour).collect::<Vec<_>>().join(" ");
    line(PaintBrawl::NAME);
    let switches = state.switches;
    let on = [
        (switches.infiltration, "infiltration"),
        (switches.tactical, "tactical"),
        (switches.women, "women"),
        (switches.blasts, "blasts"),
    ];
    let on = on.iter().filter(|(on, _)| *on).map(|(_, name)| format!(" {name}")).collect::<String>();
    line(&format!("level {}{on}", state.level.code()));
    line(&format!("scenario {}", state.scenario.number()));
    line(&format!("seats {}", colours(&mut Seat::first(state.seats))));
    if !state.matriarchs.is_empty() {
        line(&format!("matriarchs {}", colours(&mut state.matriarchs.iter())));
    }
    if state.first != Seat::at(0) {
        line(&format!("first {}", colour(state.first)));
    }
    line("board");
    line(rules.board.draw(|at, text| cell::write(rules, state, at, text)).trim_end_matches('\n'));
    line(&course(rules, state));
    for seat in Seat::first(state.seats) {
        seat_lines(rules, state, seat, &mut line);
    }
    if state.stage == Stage::Playing && !switches.tactical {
        line(&format!("pile{}", counted(Cards::of_each(*state.pile.loose()))));
        if !state.discard.is_empty() {
            line(&format!("discard{}", listed(state.discard)));
        }
    }
    for &waiting in state.business.frames() {
        line(&format!("waits {}", frame::write(rules, state, waiting)));
    }
    match state.over {
        Some(Ending::Goal(seat)) => line(&format!("over goal {}", colour(seat))),
        Some(Ending::Limit) => line("over limit"),
        None => {}
    }
    text
}

/// Whose turn it is, or who sets up.
fn course(rules: &PaintBrawl, state: &State) -> String {
    let colour = state.colour(state.active).code();
    match state.stage {
        Stage::Women => format!("stage women {colour}"),
        Stage::Walls => format!("stage walls {colour}"),
        Stage::Placing => format!("stage placing {colour}"),
        Stage::Infiltrating(at) => format!("stage infiltrating {colour} {}", rules.board.name(at)),
        Stage::Playing => {
            let State { round, moves, attacks, .. } = state;
            let blasted = if state.blasted { " blasted" } else { "" };
            format!("turn {colour} round {round} moves {moves} attacks {attacks}{blasted}")
        }
    }
}

fn seat_lines(rules: &PaintBrawl, state: &State, seat: Seat, line: &mut impl FnMut(&str)) {
    let index = seat.index();
    let colour = state.colour(seat).code();
    let mut cards = |word: &str, cards: Cards| {
        if !cards.is_empty() {
            line(&format!("{word} {colour}{}", listed(cards)));
        }
    };
    cards("hand", state.hands[index]);
    cards("stock", state.stocks[index]);
    cards("spent", state.spent[index]);
    if state.switches.blasts && state.blasts[index] != rules.blasts[state.colour(seat).index()] {
        let mut words = format!("blasts {colour}");
        for caste in Caste::ALL {
            (0..state.blasts[index][caste.index()]).for_each(|_| {
                let _ = write!(words, " {}", caste.code());
            });
        }
        if state.blasts[index] == [0; 3] {
            words.push_str(" none");
        }
        line(&words);
    }
    if state.stage != Stage::Playing && state.team[index] != [0; 6] {
        let mut words = format!("team {colour}");
        for (kind, count) in Kind::FIGHTERS.into_iter().zip(state.team[index]) {
            (0..count).for_each(|_| {
                let _ = write!(words, " {}", kind.code());
            });
        }
        line(&words);
    }
}

/// Every card by its word.
fn listed(cards: Cards) -> String {
    cards.iter().map(|card| format!(" {}", card.code())).collect()
}

/// Every kind with its number.
fn counted(cards: Cards) -> String {
    if cards.is_empty() {
        return " none".to_owned();
    }
    let one = |card: Card| format!(" {} {}", card.code(), cards.of(card));
    cards.kinds().map(one).collect()
}
