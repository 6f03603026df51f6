//! Old games replay for ever.
//!
//! The transcripts in `tests/transcripts` stand for all that players keep. A change that would break one raises
//! `RULES_VERSION` and keeps the old behaviour for the old version (`docs/versions.md`); `NEW_TRANSCRIPTS=1` only adds to them.

#![allow(clippy::unwrap_used)]

use chromatic_conflict::{ChromaticConflict, Factions, Setup};
use std::sync::Arc;
use tabletop::{Game, Rng, Seed, Table};

/// The digest of the tables that the house ships.
const SHIPPED: &str = "fb06527828bcba6f8873ce294766a3fd";

/// Name, seats, given factions, seed, and the most decisions.
const GAMES: [(&str, u8, &str, u64, usize); 9] = [
    ("3-seats", 3, "choose", 10, usize::MAX),
    ("3-seats-again", 3, "choose", 20, usize::MAX),
    ("3-given", 3, "orange,violet,green", 30, usize::MAX),
    ("3-stuck", 3, "choose", 22, usize::MAX),
    ("4-seats", 4, "choose", 19, usize::MAX),
    ("4-given", 4, "violet,orange,green,blue", 41, usize::MAX),
    ("4-stuck", 4, "choose", 11, usize::MAX),
    ("4-unfinished", 4, "choose", 50, 40),
    ("3-unopened", 3, "choose", 60, 0),
];

/// Plays at random, half of the time one of the last options, so that games are not mostly laying.
fn play(game: &Arc<ChromaticConflict>, seats: u8, factions: &str, seed: u64, most: usize) -> String {
    let factions = Factions::try_from(factions.to_owned()).unwrap();
    let mut table = Table::open(game.clone(), Setup { seats, factions }, Seed::numbered(seed)).unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut legal = Vec::new();
    while table.steps().len() < most && table.to_act().is_some() {
        game.legal_actions(table.state(), &mut legal);
        let last = legal.len().min(12);
        let choice = if rng.below(2) == 0 { rng.index(legal.len()) } else { legal.len() - 1 - rng.index(last) };
        table.play(legal[choice]).unwrap();
    }
    table.transcript().to_string()
}

#[test]
fn old_transcripts_replay_for_ever() {
    let game = Arc::new(ChromaticConflict::standard());
    let games = GAMES.into_iter().map(|(name, seats, factions, seed, most)| (name, play(&game, seats, factions, seed, most)));
    golden::replay_for_ever(&game, env!("CARGO_MANIFEST_DIR"), games, &["last-chromeca ", "stuck ", "none"]);
}

#[test]
fn a_changed_transcript_does_not_replay() {
    let changes =
        [("seed 10\n", "seed 11\n"), ("chromeca=2", "chromeca=3"), ("outcome last", "outcome first"), (" lay ", " place ")];
    golden::changes_are_noticed(&Arc::new(ChromaticConflict::standard()), env!("CARGO_MANIFEST_DIR"), "3-seats", &changes);
}

#[test]
fn the_shipped_content_has_not_changed() {
    golden::assert_shipped(ChromaticConflict::standard().content(), SHIPPED);
}
