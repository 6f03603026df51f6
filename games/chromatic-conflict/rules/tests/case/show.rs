//! Positions and events as the cases write them.

use chromatic_conflict::{ChromaticConflict, Event, State};
use tabletop::Notation as _;

const TITLE: &str = "chromatic-conflict 1";
const SEATS: &str = "seats blue green orange violet";
const TURN: &str = "turn 9 seat 1 action 1";

/// The whole notation of a position of which a case writes only what matters, and how many lines came in front of it.
pub(super) fn whole(block: &[String]) -> (String, usize) {
    let has = |word: &str| block.iter().any(|line| line.split_whitespace().next() == Some(word));
    let mut lines = vec![TITLE];
    if !has("seats") {
        lines.push(SEATS);
        if !has("turn") {
            lines.push(TURN);
        }
    }
    let added = lines.len();
    lines.extend(block.iter().map(|line| line.trim_start()));
    (lines.join("\n"), added)
}

/// A position in short: without the title and the usual seats, `F12` for `T12/F12`.
pub(super) fn short(game: &ChromaticConflict, state: &State) -> Vec<String> {
    let text = game.write_position(state);
    let (board, others): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| is_board(line));
    let mut board = Some(aligned(&board));
    let mut lines = Vec::new();
    for line in others.into_iter().filter(|line| ![TITLE, SEATS].contains(line)) {
        if !["seats", "turn", "doing", "over"].contains(&line.split(' ').next().unwrap_or("")) {
            lines.extend(board.take().into_iter().flatten());
        }
        lines.push(shorten(line).replace("  |", " |"));
    }
    lines.extend(board.into_iter().flatten());
    lines
}

/// Only the board of a position, in short.
pub(super) fn board(game: &ChromaticConflict, state: &State) -> Vec<String> {
    let text = game.write_position(state);
    aligned(&text.lines().filter(|line| is_board(line)).collect::<Vec<_>>())
}

fn is_board(line: &str) -> bool {
    line.contains('|') && !line.starts_with("hand")
}

/// Board rows as lists of cells, so that spaces do not matter.
pub(super) fn cells(rows: &[String]) -> Vec<Vec<String>> {
    let rows = rows.iter().filter(|row| !row.trim().is_empty());
    rows.map(|row| row.split_whitespace().map(shorten).collect()).collect()
}

fn aligned(rows: &[&str]) -> Vec<String> {
    let split = |row: &&str| -> Option<(String, Vec<String>)> {
        let (head, cells) = row.split_once('|')?;
        Some((head.trim().to_owned(), cells.split_whitespace().map(shorten).collect()))
    };
    let rows: Vec<(String, Vec<String>)> = rows.iter().filter_map(split).collect();
    let columns = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|(_, cells)| cells.get(column)).map(String::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |(head, cells): &(String, Vec<String>)| {
        let cells = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect::<Vec<_>>();
        format!("{head:>5} | {}", cells.join("  ")).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// `T12/F12` is written `F12`.
fn shorten(text: &str) -> String {
    (1..=21).fold(text.to_owned(), |text, number| text.replace(&format!("T{number:02}/F{number:02}"), &format!("F{number:02}")))
}

/// An event as a sentence.
pub(super) fn event(event: &Event) -> String {
    match event {
        Event::Chose { seat, faction } => format!("seat {seat} takes {}", faction.code()),
        Event::First { seat } => format!("seat {seat} is first"),
        Event::DrewChromecas { seat, count, kinds } => {
            let kinds = kinds.map(|kinds| kinds.cards().map(|kind| kind.code()).collect());
            format!("seat {seat} draws Chromecas: {}", drawn(*count, kinds))
        }
        Event::DrewTerrains { seat, count, terrains } => {
            let tags = terrains.map(|terrains| terrains.iter().map(|terrain| terrain.name()).collect());
            format!("seat {seat} draws terrains: {}", drawn(*count, tags))
        }
        Event::Laid { seat, terrain, at, gems } => format!("seat {seat} lays {} at {at}, gems {gems}", terrain.name()),
        Event::Placed { seat, kind, at } => format!("seat {seat} places {} on {at}", kind.code()),
        Event::Left { seat, kind, at, how } => {
            let how = format!("{how:?}").to_lowercase();
            format!("the {} of seat {seat} leaves {at}, {how}", kind.code())
        }
        Event::Revealed { seat, at, effect, .. } => format!("seat {seat} reveals {} on {at}", effect.code()),
        Event::Deployed { seat, at } => format!("the shield of seat {seat} goes to {at}"),
        Event::Withdrawn { seat, at } => format!("the shield of seat {seat} goes back from {at}"),
        Event::NoPlaceForShield { seat } => format!("the shield of seat {seat} finds no place"),
        Event::TerrainDestroyed { terrain, at } => format!("{} is destroyed at {at}", terrain.name()),
        Event::Moved { terrain, from, to } => format!("{} moves from {from} to {to}", terrain.name()),
        Event::Declined { seat, kind } => format!("seat {seat} declines the power of the {}", kind.code()),
        Event::NoTarget { seat, kind } => format!("the {} of seat {seat} has no target", kind.code()),
        Event::Skipped { seat } => format!("seat {seat} can do nothing"),
        Event::Turn { seat, turn } => format!("turn {turn} of seat {seat} begins"),
        Event::Ended { reason } => format!("the game ends, {}", reason.code()),
    }
}

/// What a seat drew; others are told only how many cards.
fn drawn(count: u8, cards: Option<Vec<&str>>) -> String {
    cards.map_or(vec!["?"; count as usize], |cards| cards).join(" ")
}
