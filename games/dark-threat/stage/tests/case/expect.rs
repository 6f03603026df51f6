//! What can be seen of a position in one line.

use super::Book;
use casebook::{Casebook as _, same};
use dark_threat::{Camp, DarkThreat, Frame, Kind, Stage, State, Temple};
use paint::Colour;
use tabletop::Game as _;

pub(super) fn expect(book: &Book, state: &State, keyword: &str, rest: &str) -> Result<(), String> {
    let game = book.game();
    let (first, wanted) = rest.split_once(' ').unwrap_or((rest, ""));
    match keyword {
        "asked" => same(rest, &asked(game, state)),
        "turn" => same(rest, &format!("{} cycle {}", state.turn().code(), state.cycle())),
        "actions" => {
            let (moves, attacks) = state.actions_left();
            let all = state.actions_in_all();
            let more = if all < moves + attacks { format!(" all {all}") } else { String::new() };
            same(rest, &format!("moves {moves} attacks {attacks}{more}"))
        }
        "supply" => {
            let count = match (first, Colour::coded(first)) {
                (_, Some(colour)) => game.supply(state, colour),
                ("black", _) => game.black_supply(state),
                ("mandrake", _) => game.spares(state, Kind::Mandrake).into(),
                ("spore", _) => game.spares(state, Kind::Spore).into(),
                _ => return Err(format!("'{first}' has no supply")),
            };
            same(wanted, &count.to_string())
        }
        "items" => {
            let items = Temple::ALL.into_iter().filter(|&temple| game.in_force(state, temple)).map(Temple::code);
            let items: Vec<&str> = items.collect();
            same(rest, &if items.is_empty() { "none".to_owned() } else { items.join(" ") })
        }
        _ => {
            let camp = Camp::coded(first).ok_or("'goals <camp> <met or not>' is expected")?;
            let met = game.goals_met(state, camp).into_iter().map(|met| if met { "yes" } else { "no" });
            same(wanted, &met.collect::<Vec<_>>().join(" "))
        }
    }
}

/// `gaia flee`: which camp is asked, and what; with four seats the turn.
fn asked(game: &DarkThreat, state: &State) -> String {
    let what = match (state.business().last(), state.stage()) {
        (_, Stage::Followers) => "followers",
        (_, Stage::Mandrake) => "mandrake",
        (_, Stage::Chief) => "chief",
        (None, _) => "main",
        (Some(Frame::Order), _) => "order",
        (Some(Frame::Emerge), _) => "emerge",
        (Some(Frame::Step { .. }), _) => "step",
        (Some(Frame::Colour { .. } | Frame::Lotus { at: Some(_), .. }), _) => "colour",
        (Some(Frame::Push { .. }), _) => "push",
        (Some(Frame::Drop { .. }), _) => "drop",
        (Some(Frame::Blows { .. }), _) => "nothing",
        (Some(Frame::Flee { .. }), _) => "flee",
        (Some(Frame::Awaken), _) => "awaken",
        (Some(Frame::Clear { .. }), _) => "clear",
        (Some(Frame::Lotus { .. }), _) => "lotus",
        (Some(Frame::Sprout { .. }), _) => "sprout",
        (Some(Frame::Doom), _) => "doom",
        (Some(Frame::Taint), _) => "taint",
        (Some(Frame::Strike), _) => "strike",
    };
    match (game.to_act(state), state.ending()) {
        (Some(seat), _) if state.seats() == 2 => format!("{} {what}", state.camp_of(seat).code()),
        (Some(seat), _) => format!("{seat} {what}"),
        (None, over) => format!("nobody {}", over.map_or("at all", |over| over.code())),
    }
}
