//! The laws of the house, on every quest, with and without a Keeper and options.

use crate::common;
use coraquest::CoraQuest;
use laws::Laws;
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
    let game = CoraQuest::standard();
    let catalogue = include_str!("../../../docs/rules/coraquest.md");
    let ids: BTreeSet<&str> = catalogue.split("**").skip(1).step_by(2).collect();
    let more = include_str!("../../../docs/rules/coraquest-content.md");
    let more: BTreeSet<&str> = more.split("**").skip(1).step_by(2).collect();
    let known = |rule: &str| ids.contains(rule) || more.contains(rule);
    let games = number("LAWS_GAMES", 120) as u32;
    for version in 1..=CoraQuest::RULES_VERSION {
        let games = if version < CoraQuest::RULES_VERSION { games.div_ceil(6) } else { games };
        let game = Arc::new(game.at_rules(version));
        let laws = Laws::of(&game, known).setups(common::setups(&game));
        let report = laws.games(games).every(100).seed(number("LAWS_SEED", 0)).hold();
        println!("rules {version}: {report:?}");
    }
}
