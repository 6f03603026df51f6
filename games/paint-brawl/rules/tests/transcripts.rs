//! Old games replay for ever.
//!
//! The transcripts in `tests/transcripts` stand for all that players keep. A change that would break one raises
//! `RULES_VERSION` and keeps the old behaviour for the old version (`docs/versions.md`). Only the tests of this game's
//! `judgement` add to them, since whoever played these games asked for it.

use paint_brawl::{Level, PaintBrawl};
use std::sync::Arc;
use tabletop::Game as _;

/// The digest of the tables that the house ships.
const SHIPPED: &str = "0e1f943597b471280381c305ec4e3f3d";

/// How many games were played at first.
const LEAST: usize = 16;

#[test]
fn old_transcripts_replay_for_ever() {
    let game = Arc::new(PaintBrawl::standard());
    let transcripts = golden::replay_for_ever(&game, env!("CARGO_MANIFEST_DIR"), std::iter::empty(), &["limit ", "none"]);
    assert!(transcripts.len() >= LEAST, "old transcripts must not be thrown away");
    for level in Level::ALL {
        let named = format!("\"level\":\"{}\"", level.code());
        let mut of_level = transcripts.iter().filter(|transcript| transcript.setup.contains(&named));
        let by_goal = of_level.any(|transcript| transcript.outcome.as_ref().is_some_and(|how| how.starts_with("goal ")));
        assert!(by_goal, "no game of the level {} ends by its goal", level.code());
    }
}

#[test]
fn a_changed_transcript_does_not_replay() {
    let changes = [
        ("seed 10\n", "seed 11\n"),
        ("first=", "fist="),
        ("| card=", "| deal="),
        ("outcome goal", "outcome limit"),
        (": walk ", ": run "),
        (": end |", ": pass |"),
    ];
    golden::changes_are_noticed(&Arc::new(PaintBrawl::standard()), env!("CARGO_MANIFEST_DIR"), "normal-cat-3", &changes);
}

#[test]
fn the_shipped_content_has_not_changed() {
    golden::assert_shipped(PaintBrawl::standard().content(), SHIPPED);
}
