//! Whole games as every viewer sees them. `BLESS=1` rewrites the files in `tests/playthroughs`.

use chromatic_conflict::{ChromaticConflict, Factions, Setup};
use laws::{Chooser, playthrough};
use std::sync::Arc;

/// Name, seats, given factions, seed and who chooses.
const GAMES: [(&str, u8, &str, u64, Chooser); 6] = [
    ("3-random", 3, "choose", 1, Chooser::Random),
    ("3-rare", 3, "choose", 2, Chooser::Rare),
    ("3-given", 3, "violet,blue,orange", 3, Chooser::Rare),
    ("4-random", 4, "choose", 4, Chooser::Random),
    ("4-rare", 4, "choose", 5, Chooser::Rare),
    ("4-last", 4, "choose", 6, Chooser::Last),
];

#[test]
fn whole_games_look_to_every_viewer_as_ever() {
    let game = Arc::new(ChromaticConflict::standard());
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "playthroughs");
    let mut wrong = Vec::new();
    for (name, seats, factions, seed, chooser) in GAMES {
        let setup = Setup { seats, factions: Factions::try_from(factions.to_owned()).unwrap() };
        let text = playthrough(&game, setup, seed, chooser).unwrap();
        wrong.extend(golden::compare(&folder.join(name).with_extension("txt"), &text, "BLESS").err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(golden::files(&folder).len(), GAMES.len(), "a file belongs to no game");
}
