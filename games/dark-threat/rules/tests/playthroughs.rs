//! Parts of games of every pair of levels, as every viewer sees them. `BLESS=1` rewrites the files in `tests/playthroughs`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use dark_threat::{Camp, DarkThreat, Layout, Level, Placing, Setup};
use laws::{Chooser, excerpt};
use std::sync::Arc;

/// A seed and where the second part begins for each table of [`tables`], found by trying many: together these parts show all
/// that [`KINDS`] asks for.
const GAMES: [(u64, usize); 13] = [
    (10, 45),
    (146, 108),
    (244, 45),
    (343, 78),
    (420, 105),
    (524, 24),
    (605, 12),
    (726, 123),
    (844, 147),
    (919, 69),
    (1019, 42),
    (1122, 63),
    (1214, 69),
];

/// Words that stand in the files: events, choices and luck that seldom come.
const KINDS: [&str; 45] = [
    "\"dragged\"",
    "\"fled\"",
    "\"pushed\"",
    "\"levitated\"",
    "\"lit\"",
    "\"corrupted\"",
    "\"buried\"",
    "\"became\"",
    "\"knocked-out\"",
    "\"woke\"",
    "\"doomed\"",
    "\"freed\"",
    "\"guarded\"",
    "\"unguarded\"",
    "\"fizzled\"",
    "\"feat\"",
    "\"ended\"",
    ": emerge ",
    ": twice-walk ",
    ": overfly ",
    ": slug-walk ",
    ": aura ",
    ": toxic-cloud ",
    ": sporific-gas ",
    ": seduction ",
    ": invoke-avatar ",
    ": earthquake ",
    ": sporific-bomb ",
    ": prayer ",
    ": kung-fu ",
    ": telekinesis ",
    ": invoke-mandrake ",
    ": invoke-spore ",
    ": scream ",
    ": step ",
    ": flee ",
    ": awaken ",
    ": clear ",
    ": lotus ",
    ": doom ",
    ": taint ",
    ": strike ",
    ": stop",
    ": decline",
    "| layout=",
];

/// Every pair of levels with two seats, some with four; layouts, camps and ways to set up in turn. Short games, so that the
/// second part lies late in some.
fn tables() -> Vec<Setup> {
    let pairs = Level::ALL.into_iter().flat_map(|gaia| Level::ALL.map(|kaos| (2, gaia, kaos)));
    let fours =
        [(Level::Easy, Level::Easy), (Level::Medium, Level::Medium), (Level::Hard, Level::Hard), (Level::Easy, Level::Hard)];
    let all = pairs.chain(fours.map(|(gaia, kaos)| (4, gaia, kaos)));
    let table = |(number, (seats, gaia, kaos)): (usize, (u8, Level, Level))| Setup {
        seats,
        first: if number % 3 == 1 { Camp::Kaos } else { Camp::Gaia },
        gaia,
        kaos,
        layout: if number % 5 == 4 { Layout::Random } else { Layout::Given(number as u8 % 6 + 1) },
        cycles: Some(10),
        placing: if number % 2 == 0 { Placing::Quick } else { Placing::Players },
    };
    all.enumerate().map(table).collect()
}

#[test]
fn parts_of_games_look_to_every_viewer_as_ever() {
    let game = Arc::new(DarkThreat::standard());
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "playthroughs");
    let (mut wrong, mut all) = (Vec::new(), String::new());
    for (number, (setup, (seed, later))) in tables().into_iter().zip(GAMES).enumerate() {
        let chooser = if number % 3 != 0 { Chooser::Random } else { Chooser::Rare };
        let name = format!("{}-{}-{}.txt", setup.gaia.code(), setup.kaos.code(), setup.seats);
        let text = excerpt(&game, setup, seed, chooser, &[1..10, later..later + 24]).unwrap();
        wrong.extend(golden::compare(&folder.join(name), &text, "BLESS").err());
        all += &text;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(golden::files(&folder).len(), GAMES.len(), "a file belongs to no table");
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !all.contains(kind)).collect();
    assert!(missing.is_empty(), "no file shows {missing:?}");
    assert!(all.len() < 500_000, "the files have {} bytes, which nobody reads", all.len());
}
