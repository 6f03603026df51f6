//! The laws of the house, on thousands of games.

use chromatic_conflict::{ChromaticConflict, Faction, Factions, Setup};
use laws::Laws;
use std::sync::Arc;
use tabletop::Game;

fn setups() -> [Setup; 3] {
    let given = Factions::Given(vec![Faction::Violet, Faction::Blue, Faction::Orange]);
    [Setup { seats: 3, ..Setup::default() }, Setup { seats: 4, ..Setup::default() }, Setup { seats: 3, factions: given }]
}

/// `LAWS_GAMES` asks for more games than the usual number.
fn games() -> u32 {
    std::env::var("LAWS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(3000)
}

/// The laws of a game, whose version of the rules may be an old one.
fn laws(game: ChromaticConflict) -> Laws<'static, ChromaticConflict> {
    let game = Arc::new(game);
    let rules = game.clone();
    let seed = std::env::var("LAWS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    Laws::of(&game, move |rule| rules.rule_texts().ids().any(|known| known == rule)).setups(setups()).every(40).seed(seed)
}

#[test]
fn all_laws_hold() {
    let report = laws(ChromaticConflict::standard()).games(games()).hold();
    assert!(report.different > 0, "imagined worlds must differ from the true one");
    println!("{report:?}");
}

#[test]
fn all_laws_hold_for_older_rules() {
    for version in 1..ChromaticConflict::RULES_VERSION {
        laws(ChromaticConflict::standard().at_rules(version)).games(games() / 30).hold();
    }
}
