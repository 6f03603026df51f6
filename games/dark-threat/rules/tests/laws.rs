//! The laws of the house, on every level, layout and number of seats.

use crate::common;
use dark_threat::DarkThreat;
use laws::Laws;
use std::sync::Arc;
use tabletop::Game;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The laws of a game, whose version of the rules may be an old one.
fn laws(game: DarkThreat) -> Laws<'static, DarkThreat> {
    let game = Arc::new(game);
    let rules = game.clone();
    let known = move |rule: &str| rules.rule_texts().ids().any(|id| id == rule);
    Laws::of(&game, known).setups(common::setups()).every(100).seed(number("LAWS_SEED", 0))
}

/// `LAWS_GAMES` asks for more games than the usual number, `LAWS_SEED` for others.
fn games() -> u32 {
    number("LAWS_GAMES", 54) as u32
}

#[test]
fn all_laws_hold() {
    let report = laws(DarkThreat::standard()).games(games()).hold();
    println!("{report:?}");
}

#[test]
fn all_laws_hold_for_older_rules() {
    for version in 1..DarkThreat::RULES_VERSION {
        laws(DarkThreat::standard().at_rules(version)).games(games() / 9).hold();
    }
}
