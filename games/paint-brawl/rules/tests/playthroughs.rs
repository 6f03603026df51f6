//! Parts of games of every level, scenario and number of seats, as every viewer sees them. `BLESS=1` rewrites the files in
//! `tests/playthroughs`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use laws::{Chooser, excerpt};
use paint_brawl::PaintBrawl;
use std::ops::Range;
use std::sync::Arc;

/// One for each table of [`common::tables`], found by trying many: together these games show all that [`KINDS`] asks for.
const SEEDS: [u64; 36] = [
    23, 109, 187, 243, 355, 430, 545, 614, 659, 723, 819, 946, 998, 1048, 1178, 1271, 1316, 1372, 1467, 1560, 1641, 1741, 1826,
    1906, 1940, 2001, 2145, 2239, 2295, 2333, 2404, 2509, 2582, 2674, 2762, 2827,
];

/// Words that stand in the files: events, choices and frames that seldom come.
const KINDS: [&str; 33] = [
    "\"cancelled\"",
    "\"card-cancelled\"",
    "\"dealt\"",
    "\"eaten\"",
    "\"exchanged\"",
    "\"exploded\"",
    "\"fizzled\"",
    "\"fused\"",
    "\"immune\"",
    "\"infiltrated\"",
    "\"last-call\"",
    "\"marked\"",
    "\"recoiled\"",
    "\"repainted\"",
    "\"shrunk\"",
    "\"slid\"",
    "\"stunned\"",
    "\"swapped\"",
    "\"took\"",
    "\"woke\"",
    ": barrage ",
    ": cloning ",
    ": explosion-card ",
    ": multi-shot ",
    ": mutation ",
    ": puddle ",
    ": rift ",
    ": source ",
    ": summoning-card ",
    ": take-back ",
    ": target ",
    ": whirlwind ",
    "first=",
];

/// The set-up or the first turns, and some of what comes later: a whole game has a thousand decisions.
fn parts(number: usize) -> [Range<usize>; 2] {
    let later = 40 + 17 * (number % 30);
    [1..12, later..later + 22]
}

#[test]
fn parts_of_games_look_to_every_viewer_as_ever() {
    let game = Arc::new(PaintBrawl::standard());
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "playthroughs");
    let (mut wrong, mut all) = (Vec::new(), String::new());
    for (number, (setup, seed)) in common::tables().into_iter().zip(SEEDS).enumerate() {
        let chooser = if number % 3 == 0 { Chooser::Rare } else { Chooser::Random };
        let name = format!("{}-{}-{}.txt", setup.level.code(), setup.scenario.number(), setup.seats);
        let text = excerpt(&game, setup, seed, chooser, &parts(number)).unwrap();
        wrong.extend(golden::compare(&folder.join(name), &text, "BLESS").err());
        all += &text;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(golden::files(&folder).len(), SEEDS.len(), "a file belongs to no table");
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !all.contains(kind)).collect();
    assert!(missing.is_empty(), "no file shows {missing:?}");
    assert!(all.len() < 1_500_000, "the files have {} bytes, which nobody reads", all.len());
}
