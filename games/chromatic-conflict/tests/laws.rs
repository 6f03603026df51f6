//! The laws of the house, on thousands of games.

use chromatic_conflict::{ChromaticConflict, Faction, Factions, Setup};
use std::sync::Arc;
use tabletop::Words;
use tabletop::laws::Laws;

fn setups() -> [Setup; 3] {
    let given = Factions::Given(vec![Faction::Violet, Faction::Blue, Faction::Orange]);
    [Setup { seats: 3, ..Setup::default() }, Setup { seats: 4, ..Setup::default() }, Setup { seats: 3, factions: given }]
}

/// `LAWS_GAMES` asks for more games than the usual number.
fn games() -> u32 {
    std::env::var("LAWS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(3000)
}

#[test]
fn all_laws_hold() {
    let game = Arc::new(ChromaticConflict::standard());
    let rules = game.clone();
    let seed = std::env::var("LAWS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let report =
        Laws::of(&game, move |rule| rules.rules().contains(&rule)).setups(setups()).games(games()).every(40).seed(seed).hold();
    assert!(report.different > 0, "imagined worlds must differ from the true one");
    println!("{report:?}");
}
