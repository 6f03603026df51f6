//! What can be seen of a position in one line.

use super::Book;
use casebook::{Casebook as _, same};
use color_quest::{ColorQuest, Frame, Sequence, Stage, State};
use tabletop::Game as _;

pub(super) fn expect(book: &Book, state: &State, keyword: &str, rest: &str) -> Result<(), String> {
    let game = book.game();
    match keyword {
        "asked" => same(rest, &asked(game, state)),
        "reserve" => same(rest, &game.reserve(state).to_string()),
        _ => same(rest, &format!("{} round {}", state.active().code(), state.round())),
    }
}

/// `gaia push`: which side is asked, and what.
fn asked(game: &ColorQuest, state: &State) -> String {
    let what = match state.business().last() {
        None => match (state.stage(), state.sequence()) {
            (Stage::Bands, _) => "band",
            (Stage::Faces, _) => "face",
            (Stage::Tiles, _) => "tile",
            (Stage::Puddles, _) => "puddle",
            (Stage::Dice, _) => "dice",
            (Stage::Deploy, _) => "deploy",
            (Stage::Playing, Sequence::Powers) => "powers",
            (Stage::Playing, Sequence::Moves) => "moves",
            (Stage::Playing, _) => "attacks",
        },
        Some(Frame::Choosing { .. }) => "aim",
        Some(Frame::Paying { .. }) => "pay",
        Some(Frame::Declared { .. }) => "reaction",
        Some(Frame::LastCall) => "last-call",
        Some(Frame::Played { .. }) => "immunity",
        Some(Frame::Shots { .. }) => "shot",
        Some(Frame::Cleaning { .. }) => "cleaning",
        Some(Frame::Polymorph { .. }) => "polymorph",
        Some(Frame::Splash { .. }) => "splash",
        Some(Frame::Push { .. }) => "push",
        Some(Frame::Stow { .. }) => "stow",
        Some(Frame::Refill { .. }) => "crystal",
        Some(Frame::Starting { .. }) => "starting",
        Some(Frame::Levels { .. }) => "fragment",
        Some(Frame::Colour { .. }) => "colour",
        Some(Frame::Tunnel { .. }) => "exit",
        Some(Frame::Discard { .. }) => "discard",
        Some(Frame::Caste) => "caste",
        Some(_) => "nothing",
    };
    match (game.to_act(state), state.ending()) {
        (Some(seat), _) => format!("{} {what}", state.camp_of(seat).code()),
        (None, Some(color_quest::Ending::Goal(camp))) => format!("nobody goal {}", camp.code()),
        (None, _) => "nobody limit".to_owned(),
    }
}
