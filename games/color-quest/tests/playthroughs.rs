//! Parts of games of every scenario and layout, as every viewer sees them. `BLESS=1` rewrites the files in
//! `tests/playthroughs`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use color_quest::{Camp, ColorQuest, Placing, Scenario, Setup};
use std::sync::Arc;
use tabletop::laws::{Chooser, excerpt};

/// A seed and where the second part begins for each table of [`tables`], found by trying many: together these parts show all
/// that [`KINDS`] asks for.
const GAMES: [(u64, usize); 12] = [
    (5, 60),
    (1009, 60),
    (2031, 120),
    (3044, 260),
    (4011, 340),
    (5015, 460),
    (6019, 300),
    (7020, 580),
    (8112, 300),
    (9043, 180),
    (10045, 60),
    (11038, 20),
];

/// Words that stand in the files: events, choices and luck.
const KINDS: [&str; 40] = [
    "\"recruited\"",
    "\"dismissed\"",
    "\"faced\"",
    "\"laid\"",
    "\"deployed\"",
    "\"cancelled\"",
    "\"erased\"",
    "\"became\"",
    "\"stunned\"",
    "\"stood-up\"",
    "\"removed\"",
    "\"appeared\"",
    "\"piled\"",
    "\"exploded\"",
    "\"broken\"",
    "\"lifted\"",
    "\"parried\"",
    "\"blessed\"",
    "\"collected\"",
    "\"played\"",
    "\"drank\"",
    "\"drew\"",
    "\"discarded\"",
    "\"ended\"",
    ": caste ",
    ": stow ",
    ": crystal ",
    ": colour ",
    ": exit ",
    ": push ",
    ": splash ",
    ": discard ",
    ": pay ",
    ": pick ",
    ": enough",
    ": pass",
    ": exchange",
    ": instant ",
    "| kadamas=",
    "| item=",
];

/// Every layout twice, once with the quick start instead; scenarios and sides in turn.
fn tables() -> Vec<Setup> {
    let table = |(number, layout): (usize, &str)| Setup {
        first: if number % 3 == 1 { Camp::Kaos } else { Camp::Gaia },
        scenario: Scenario::ALL[number % 4],
        layout: if number % 2 == 0 { layout } else { "square" }.to_owned(),
        placing: if number % 2 == 0 { Placing::Players } else { Placing::Quick },
        ..Setup::default()
    };
    common::LAYOUTS.into_iter().flat_map(|layout| [layout; 2]).enumerate().map(table).collect()
}

#[test]
fn parts_of_games_look_to_every_viewer_as_ever() {
    let game = Arc::new(ColorQuest::standard());
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "playthroughs");
    let (mut wrong, mut all) = (Vec::new(), String::new());
    for (number, (setup, (seed, later))) in tables().into_iter().zip(GAMES).enumerate() {
        let chooser = if number % 3 != 0 { Chooser::Random } else { Chooser::Rare };
        let name = match setup.placing {
            Placing::Quick => format!("quick-{}-{}.txt", setup.scenario.code(), number / 2 + 1),
            Placing::Players => format!("{}-{}.txt", setup.layout, setup.scenario.code()),
        };
        let text = excerpt(&game, setup, seed, chooser, &[1..6, later..later + 20]).unwrap();
        wrong.extend(golden::compare(&folder.join(name), &text, "BLESS").err());
        all += &text;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(golden::files(&folder).len(), GAMES.len(), "a file belongs to no table");
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !all.contains(kind)).collect();
    assert!(missing.is_empty(), "no file shows {missing:?}");
    assert!(all.len() < 500_000, "the files have {} bytes, which nobody reads", all.len());
}
