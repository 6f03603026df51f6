//! Writing positions.

use super::{cell, frame};
use crate::{Card, Cards, Caste, Ending, Kind, PaintBrawl, Stage, State};
use std::fmt::{self, Write as _};
use std::iter::repeat_n;
use tabletop::{Game as _, Seat};

/// Most positions are a little shorter.
const LENGTH: usize = 1024;

/// The whole position; what goes without saying is left out. It is written for everybody who looks at a table, so into one
/// text, without others in between.
pub(super) fn position(rules: &PaintBrawl, state: &State) -> String {
    let mut text = String::with_capacity(LENGTH);
    // A text takes everything.
    let _ = write_position(rules, state, &mut text);
    text
}

fn write_position(rules: &PaintBrawl, state: &State, text: &mut String) -> fmt::Result {
    let colour = |seat: Seat| state.colour(seat).code();
    let switches = state.switches;
    let on = [
        (switches.infiltration, "infiltration"),
        (switches.tactical, "tactical"),
        (switches.women, "women"),
        (switches.blasts, "blasts"),
    ];
    writeln!(text, "{}", PaintBrawl::NAME)?;
    write!(text, "level {}", state.level.code())?;
    words(text, on.iter().filter(|(on, _)| *on).map(|(_, name)| *name))?;
    writeln!(text, "scenario {}", state.scenario.number())?;
    text.push_str("seats");
    words(text, Seat::first(state.seats).map(colour))?;
    if !state.matriarchs.is_empty() {
        text.push_str("matriarchs");
        words(text, state.matriarchs.iter().map(colour))?;
    }
    if state.first != Seat::at(0) {
        writeln!(text, "first {}", colour(state.first))?;
    }
    writeln!(text, "board")?;
    text.push_str(&rules.board.draw(|at, text| cell::write(rules, state, at, text)));
    course(rules, state, text)?;
    for seat in Seat::first(state.seats) {
        seat_lines(rules, state, seat, text)?;
    }
    if state.stage == Stage::Playing && !switches.tactical {
        let pile = Cards::of_each(*state.pile.loose());
        text.push_str(if pile.is_empty() { "pile none" } else { "pile" });
        pile.kinds().try_for_each(|card| write!(text, " {} {}", card.code(), pile.of(card)))?;
        text.push('\n');
        if !state.discard.is_empty() {
            text.push_str("discard");
            words(text, state.discard.iter().map(Card::code))?;
        }
    }
    for &waiting in state.business.frames() {
        writeln!(text, "waits {}", frame::write(rules, state, waiting))?;
    }
    match state.over {
        Some(Ending::Goal(seat)) => writeln!(text, "over goal {}", colour(seat)),
        Some(Ending::Limit) => writeln!(text, "over limit"),
        None => Ok(()),
    }
}

/// The rest of a line.
fn words<'a>(text: &mut String, words: impl Iterator<Item = &'a str>) -> fmt::Result {
    for word in words {
        text.push(' ');
        text.push_str(word);
    }
    writeln!(text)
}

/// Whose turn it is, or who sets up.
fn course(rules: &PaintBrawl, state: &State, text: &mut String) -> fmt::Result {
    let colour = state.colour(state.active).code();
    match state.stage {
        Stage::Women => writeln!(text, "stage women {colour}"),
        Stage::Walls => writeln!(text, "stage walls {colour}"),
        Stage::Placing => writeln!(text, "stage placing {colour}"),
        Stage::Infiltrating(at) => writeln!(text, "stage infiltrating {colour} {}", rules.board.name(at)),
        Stage::Playing => {
            let State { round, moves, attacks, .. } = state;
            let blasted = if state.blasted { " blasted" } else { "" };
            writeln!(text, "turn {colour} round {round} moves {moves} attacks {attacks}{blasted}")
        }
    }
}

fn seat_lines(rules: &PaintBrawl, state: &State, seat: Seat, text: &mut String) -> fmt::Result {
    let index = seat.index();
    let colour = state.colour(seat).code();
    for (word, cards) in [("hand", state.hands[index]), ("stock", state.stocks[index]), ("spent", state.spent[index])] {
        if !cards.is_empty() {
            write!(text, "{word} {colour}")?;
            words(text, cards.iter().map(Card::code))?;
        }
    }
    if state.switches.blasts && state.blasts[index] != rules.blasts[state.colour(seat).index()] {
        write!(text, "blasts {colour}")?;
        let left = Caste::ALL.into_iter().flat_map(|caste| {
            let count = state.blasts[index][caste.index()];
            repeat_n(caste.code(), count.into())
        });
        let none = (state.blasts[index] == [0; 3]).then_some("none");
        words(text, left.chain(none))?;
    }
    if state.stage != Stage::Playing && state.team[index] != [0; 6] {
        write!(text, "team {colour}")?;
        let team = Kind::FIGHTERS.into_iter().zip(state.team[index]);
        words(text, team.flat_map(|(kind, count)| repeat_n(kind.code(), count.into())))?;
    }
    Ok(())
}
