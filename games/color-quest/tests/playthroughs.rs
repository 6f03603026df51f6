//! Parts of games of every scenario and layout, as every viewer sees them. `BLESS=1` rewrites the files in
//! `tests/playthroughs`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use color_quest::{Camp, ColorQuest, Placing, Scenario, Setup};
use laws::{Chooser, excerpt};
use std::sync::Arc;
use tabletop::Rng;

/// A seed and where the second part begins for each table of [`tables`]: together these parts show all that [`KINDS`] asks for.
/// After a change of content or rules [`games_that_show_everything`] finds others.
const GAMES: [(u64, usize); 12] = [
    (64, 320),
    (1125, 480),
    (2149, 400),
    (3033, 280),
    (4047, 60),
    (5164, 240),
    (6076, 40),
    (7195, 240),
    (8186, 600),
    (9115, 260),
    (10055, 380),
    (11105, 80),
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

/// Two parts of the game of a table.
fn parts(game: &Arc<ColorQuest>, number: usize, setup: &Setup, (seed, later): (u64, usize)) -> String {
    let chooser = if number.is_multiple_of(3) { Chooser::Rare } else { Chooser::Random };
    excerpt(game, setup.clone(), seed, chooser, &[1..6, later..later + 20]).unwrap()
}

#[test]
fn parts_of_games_look_to_every_viewer_as_ever() {
    let game = Arc::new(ColorQuest::standard());
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "playthroughs");
    let (mut wrong, mut all) = (Vec::new(), String::new());
    for (number, (setup, (seed, later))) in tables().into_iter().zip(GAMES).enumerate() {
        let name = match setup.placing {
            Placing::Quick => format!("quick-{}-{}.txt", setup.scenario.code(), number / 2 + 1),
            Placing::Players => format!("{}-{}.txt", setup.layout, setup.scenario.code()),
        };
        let text = parts(&game, number, &setup, (seed, later));
        wrong.extend(golden::compare(&folder.join(name), &text, "BLESS").err());
        all += &text;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(golden::files(&folder).len(), GAMES.len(), "a file belongs to no table");
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !all.contains(kind)).collect();
    assert!(missing.is_empty(), "no file shows {missing:?}");
    assert!(all.len() < 500_000, "the files have {} bytes, which nobody reads", all.len());
}

/// Changes one game after another for any other with which no less is shown, until all is.
#[test]
#[ignore = "looks for what to write into GAMES, and prints it (--nocapture)"]
fn games_that_show_everything() {
    let (game, tables, mut rng) = (Arc::new(ColorQuest::standard()), tables(), Rng::stream(1, 1));
    let kinds = |number: usize, of: (u64, usize)| {
        let text = parts(&game, number, &tables[number], of);
        KINDS.map(|kind| text.contains(kind))
    };
    let mut games = GAMES;
    let mut shown: Vec<[bool; KINDS.len()]> = (0..games.len()).map(|number| kinds(number, games[number])).collect();
    let missing = |shown: &[[bool; KINDS.len()]]| (0..KINDS.len()).filter(|&kind| !shown.iter().any(|has| has[kind])).count();
    while missing(&shown) > 0 {
        let number = rng.index(games.len());
        let tried = (1000 * number as u64 + u64::from(rng.below(200)), 20 * (1 + rng.index(30)));
        let before = missing(&shown);
        let kept = std::mem::replace(&mut shown[number], kinds(number, tried));
        if missing(&shown) <= before {
            games[number] = tried;
        } else {
            shown[number] = kept;
        }
    }
    println!("{games:?}");
}
