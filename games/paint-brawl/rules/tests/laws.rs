//! The laws of the house, on every level, scenario and number of seats.

use crate::common;
use laws::Laws;
use paint_brawl::{Event, Level, PaintBrawl, Setup};
use std::sync::Arc;
use tabletop::Game;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The laws of a game, whose version of the rules may be an old one.
fn laws(game: PaintBrawl) -> Laws<'static, PaintBrawl> {
    let game = Arc::new(game);
    let rules = game.clone();
    let known = move |rule: &str| rules.rule_texts().ids().any(|id| id == rule);
    // The two cards of an exchange are open, and may be shuffled into the pile at once (PB-CARD-6).
    let fleeting = |event: &Event| matches!(event, Event::Exchanged { .. });
    Laws::of(&game, known).setups(common::setups()).fleeting(fleeting).every(100).seed(number("LAWS_SEED", 0))
}

/// `LAWS_GAMES` asks for more games than the usual number, `LAWS_SEED` for others.
fn games() -> u32 {
    number("LAWS_GAMES", 92) as u32
}

#[test]
fn all_laws_hold() {
    let report = laws(PaintBrawl::standard()).games(games()).hold();
    assert!(report.different > 0, "imagined worlds must differ from the true one");
    println!("{report:?}");
}

#[test]
fn all_laws_hold_for_older_rules() {
    let infiltrating = common::quick_setups().into_iter().filter(|setup| setup.level == Level::Advanced);
    let infiltrating: Vec<Setup> = infiltrating.map(|setup| Setup { infiltration: Some(true), ..setup }).collect();
    for version in 1..PaintBrawl::RULES_VERSION {
        let laws = laws(PaintBrawl::standard().at_rules(version)).setups(infiltrating.clone());
        laws.games(games() / 10).hold();
    }
}
