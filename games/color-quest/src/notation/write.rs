//! Writing positions.

use super::{action, cell, frame};
use crate::movegen::MoveGen;
use crate::{Camp, Cause, ColorQuest, Ending, Entry, Parry, Potion, Sequence, Spot, Stage, State};
use paint::Colour;
use tabletop::Game as _;

/// The words of the stages.
pub(super) const STAGES: [(&str, Stage); 6] = [
    ("bands", Stage::Bands),
    ("faces", Stage::Faces),
    ("tiles", Stage::Tiles),
    ("puddles", Stage::Puddles),
    ("dice", Stage::Dice),
    ("deploy", Stage::Deploy),
];

/// The words of the sequences.
pub(super) const SEQUENCES: [(&str, Sequence); 4] =
    [("powers", Sequence::Powers), ("moves", Sequence::Moves), ("attacks", Sequence::Attacks), ("tidying", Sequence::Tidying)];

/// The whole position; what goes without saying is left out.
pub(super) fn position(rules: &ColorQuest, state: &State) -> String {
    let movegen = MoveGen::of(rules, state);
    let mut text = String::new();
    let mut line = |words: &str| {
        text.push_str(words);
        text.push('\n');
    };
    line(ColorQuest::NAME);
    line(&format!("scenario {}{}", state.scenario.code(), if state.first == Camp::Kaos { " kaos first" } else { "" }));
    line(&format!("layout {}", movegen.layout.name));
    line(&format!("faces {}", state.faces.map(action::face_code).join(" ")));
    line("board");
    line(movegen.board.draw(|at, text| cell::write(&movegen, at, text)).trim_end_matches('\n'));
    let active = state.active.code();
    match STAGES.iter().find(|(_, stage)| *stage == state.stage) {
        Some(("faces", _)) => line(&format!("stage faces {active} {}", state.faced)),
        Some((stage, _)) => line(&format!("stage {stage} {active}")),
        None => {
            let sequence = SEQUENCES.iter().find(|(_, sequence)| *sequence == state.sequence).map_or("", |(word, _)| word);
            line(&format!("turn {active} round {} {sequence}", state.round));
        }
    }
    for camp in Camp::ALL {
        let dice = dice(state, camp);
        if !dice.is_empty() {
            line(&format!("dice {}{dice}", camp.code()));
        }
    }
    for camp in Camp::ALL {
        if state.hand(camp).total() > 0 {
            let cards: String = state.hand(camp).iter().map(|card| format!(" {}", card.code())).collect();
            line(&format!("cards {}{cards}", camp.code()));
        }
    }
    if rules.discard(state).total() > 0 {
        let discard: String = rules.discard(state).iter().map(|card| format!(" {}", Potion::code(card))).collect();
        line(&format!("discard{discard}"));
    }
    for camp in Camp::ALL {
        let entry = |entry: Entry| format!(" {} {}", entry.code(), state.band(camp)[entry.index()]);
        let band: String = Entry::ALL.into_iter().filter(|e| state.band(camp)[e.index()] > 0).map(entry).collect();
        if !band.is_empty() {
            line(&format!("band {}{band}", camp.code()));
        }
    }
    let pair = |[gaia, kaos]: [u8; 2]| format!("{gaia} {kaos}");
    let names = |flags: [bool; 2]| {
        Camp::ALL.into_iter().filter(|camp| flags[camp.index()]).map(|camp| format!(" {}", camp.code())).collect::<String>()
    };
    if state.dismissed > 0 {
        line(&format!("dismissed {}", state.dismissed));
    }
    if state.dues != [0; 2] {
        line(&format!("dues {}", pair(state.dues)));
    }
    if state.harvest != [0; 2] {
        line(&format!("harvest {}", pair(state.harvest)));
    }
    if state.ronin_moved {
        line("ronin moved");
    }
    match state.parry {
        Parry::Ready => {}
        Parry::Now => line("parry now"),
        Parry::Spent => line("parry spent"),
    }
    match state.cause {
        Cause::Nobody => {}
        Cause::Figure(camp) => line(&format!("cause figure {}", camp.code())),
        Cause::Implacable(camp) => line(&format!("cause implacable {}", camp.code())),
    }
    if state.struck != [false; 2] {
        line(&format!("struck{}", names(state.struck)));
    }
    if state.changed != [false; 2] {
        line(&format!("changed{}", names(state.changed)));
    }
    for &waiting in state.business.frames() {
        line(&format!("waits {}", frame::write(movegen.layout, waiting)));
    }
    match state.over {
        Some(Ending::Goal(camp)) => line(&format!("over goal {}", camp.code())),
        Some(Ending::Limit) => line("over limit"),
        None => {}
    }
    text
}

/// The dice of a side, each with its place.
fn dice(state: &State, camp: Camp) -> String {
    let pool = state.pool(camp);
    let mut text = String::new();
    for spot in [Spot::Instant, Spot::Gauge, Spot::Hero] {
        let count = |colour: Colour| match spot {
            Spot::Gauge => pool.gauge(colour),
            _ => u8::from(pool.has(spot, colour)),
        };
        if Colour::WHEEL.into_iter().any(|colour| count(colour) > 0) {
            text.push_str(&format!(" {}", spot.code()));
            for colour in Colour::WHEEL {
                (0..count(colour)).for_each(|_| text.push_str(&format!(" {}", colour.code())));
            }
        }
    }
    text
}
