//! The laws of the house, on every level, scenario and number of seats.

use crate::common;
use paint_brawl::{Event, PaintBrawl};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::laws::Laws;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// `LAWS_GAMES` asks for more games than the usual number, `LAWS_SEED` for others.
#[test]
fn all_laws_hold() {
    let game = Arc::new(PaintBrawl::standard());
    let texts = include_str!("../../../content/paint-brawl/rules.toml");
    let ids: BTreeSet<&str> = texts.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix(']')).collect();
    let known = |rule: &str| ids.contains(rule);
    let games = number("LAWS_GAMES", 92) as u32;
    // The two cards of an exchange are open, and may be shuffled into the pile at once (PB-CARD-6).
    let fleeting = |event: &Event| matches!(event, Event::Exchanged { .. });
    let laws = Laws::of(&game, known).setups(common::setups()).fleeting(fleeting);
    let report = laws.games(games).every(100).seed(number("LAWS_SEED", 0)).hold();
    assert!(report.different > 0, "imagined worlds must differ from the true one");
    println!("{report:?}");
}
