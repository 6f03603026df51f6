//! Parts of games of every quest, as every viewer sees them. `BLESS=1` rewrites the files in `tests/playthroughs`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::{CoraQuest, Length, Party, Setup, Tough};
use laws::{Chooser, excerpt};
use std::sync::Arc;

/// Words that stand in the files: events, choices and luck.
const KINDS: [&str; 14] = [
    "\"drawn\"",
    "\"laid\"",
    "\"appeared\"",
    "\"stepped\"",
    "\"attacks\"",
    "\"rolled\"",
    "\"strikes\"",
    "\"hurt\"",
    "\"moved\"",
    ": reveal",
    ": lay ",
    ": end",
    "| card=",
    "white=",
];

/// Every quest, with seats, a Keeper, lengths and options in turn.
fn tables(game: &CoraQuest) -> Vec<Setup> {
    let table = |(number, quest): (usize, &coraquest::Quest)| {
        let keeper = number % 3 == 1;
        Setup {
            seats: (number % 2) as u8 + 1 + u8::from(keeper),
            keeper,
            quest: quest.id.to_string(),
            length: if number % 4 == 3 { Length::Long } else { Length::Normal },
            second_wind: number % 2 == 0,
            tough: if number % 5 == 4 { Tough::Hard } else { Tough::None },
            kinds: String::new(),
            party: if number % 4 == 0 { Party::Players } else { Party::Quick },
        }
    };
    game.pieces().quests().iter().enumerate().map(table).collect()
}

#[test]
fn parts_of_games_look_to_every_viewer_as_ever() {
    let game = Arc::new(CoraQuest::standard());
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "playthroughs");
    let (mut wrong, mut all) = (Vec::new(), String::new());
    let tables = tables(&game);
    for (number, setup) in tables.iter().enumerate() {
        let chooser = if number % 3 == 0 { Chooser::Rare } else { Chooser::Random };
        let (name, later) = (format!("{}.txt", setup.quest), 24 + 3 * number);
        let text = excerpt(&game, setup.clone(), number as u64 + 1, chooser, &[1..3, later..later + 8]).unwrap();
        wrong.extend(golden::compare(&folder.join(name), &text, "BLESS").err());
        all += &text;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(golden::files(&folder).len(), tables.len(), "a file belongs to no table");
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !all.contains(kind)).collect();
    assert!(missing.is_empty(), "no file shows {missing:?}");
    assert!(all.len() < 500_000, "the files have {} bytes, which nobody reads", all.len());
}
