//! The laws of the house, on every scenario and layout.

use crate::common;
use color_quest::ColorQuest;
use laws::Laws;
use stage::Words as _;
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::Game as _;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// By the newest rules and, with fewer games, by those of every version before. `LAWS_GAMES` asks for more games than the
/// usual number, `LAWS_SEED` for others.
#[test]
fn all_laws_hold() {
    let game = ColorQuest::standard();
    let ids: BTreeSet<String> = game.rules().into_iter().map(str::to_owned).collect();
    let known = |rule: &str| ids.contains(rule);
    let games = number("LAWS_GAMES", 48) as u32;
    for version in 1..=ColorQuest::RULES_VERSION {
        let games = if version < ColorQuest::RULES_VERSION { games.div_ceil(6) } else { games };
        let game = Arc::new(game.at_rules(version));
        let laws = Laws::of(&game, known).setups(common::setups());
        let report = laws.games(games).every(100).seed(number("LAWS_SEED", 0)).hold();
        println!("rules {version}: {report:?}");
    }
}
