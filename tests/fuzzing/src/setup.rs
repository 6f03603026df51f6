//! Setups.

use crate::Fuzzed;
use arcade::{AnySetup, Seed};
use tabletop::Seeded;

/// A setup as JSON, as TOML and as `key=value` pairs, one a line: what the game understands is the same after filling in, writing and
/// reading, and a table either opens or is refused.
///
/// # Panics
/// If that is not so.
pub fn setup<G: Fuzzed>(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Some(game) = G::any() else { return alone::<G>(text) };
    let pairs = text.lines().filter_map(|line| line.split_once('='));
    let read = [AnySetup::from_json(text), AnySetup::from_toml(text), game.setup(pairs)];
    let mut understood = false;
    for setup in read.into_iter().flatten() {
        let complete = game.complete(&setup);
        let opened = game.open(&setup, Seed::numbered(3));
        let Ok(complete) = complete else {
            assert!(opened.is_err());
            continue;
        };
        assert_eq!(game.complete(&complete), Ok(complete.clone()));
        assert_eq!(AnySetup::from_json(&complete.to_json().to_string()), Ok(complete.clone()));
        if let Ok(table) = opened {
            understood = true;
            let again = game.open(&complete, Seed::numbered(3)).map(|table| table.position());
            assert_eq!(again, Ok(table.position()));
            assert_eq!(complete.seats(), Some(u64::from(table.seats())));
        }
    }
    understood
}

/// The same for a game that is not behind the table of all games yet: as JSON only.
fn alone<G: Fuzzed>(text: &str) -> bool {
    let Ok(setup) = serde_json::from_str::<G::Setup>(text) else { return false };
    let written = serde_json::to_string(&setup).unwrap_or_default();
    let again = serde_json::from_str::<G::Setup>(&written).map_err(|error| error.to_string());
    assert_eq!(again.as_ref(), Ok(&setup), "{written}");
    G::standard().start(&setup, &mut Seeded::new(Seed::numbered(3))).is_ok()
}
