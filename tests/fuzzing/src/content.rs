//! Content files.

use crate::play_on;
use chromatic_conflict::{ChromaticConflict, Factions, Folder, Setup};
use tabletop::{ContentFile, Game, Seed, Seeded};

/// What stands between two files.
const BETWEEN: &str = "\n%%\n";

/// Content is refused with lines that exist, or can be played with. The input is the four files in the order of
/// [`ChromaticConflict::FILES`] with lines `%%` between them; files that are not there, or are empty, are those that the
/// house ships.
///
/// # Panics
/// If that is not so.
pub fn content(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let mut parts = text.split(BETWEEN);
    let Folder { constants, chromecas, terrains, rules } = Folder::STANDARD;
    let files = [constants, chromecas, terrains, rules].map(|shipped| {
        let text = parts.next().filter(|text| !text.trim().is_empty()).unwrap_or(shipped.text);
        ContentFile { name: shipped.name, text }
    });
    match ChromaticConflict::from_files(files) {
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in errors {
                let file = files.iter().find(|file| file.name == error.file);
                let lines = file.map_or(0, |file| file.text.matches('\n').count() + 1);
                assert!((1..=lines).contains(&error.line), "{error}");
                assert!(!error.reason.trim().is_empty());
            }
            false
        }
        Ok(game) => {
            for (seats, factions) in [(3, "orange,blue,violet"), (4, "choose")] {
                let seed = data.len() as u64;
                let Ok(factions) = Factions::try_from(factions.to_owned()) else { continue };
                let state = game.start(&Setup { seats, factions }, &mut Seeded::new(Seed::numbered(seed)));
                play_on(&game, state.unwrap_or_else(|refusal| panic!("{refusal}")), seed);
            }
            true
        }
    }
}
