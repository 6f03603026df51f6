//! Content files.

use crate::Fuzzed;
use crate::fuzzed::play_on;
use tabletop::{ContentFile, Seed, Seeded};

/// What stands between two files.
const BETWEEN: &str = "\n%%\n";

/// Content is refused with lines that exist, or can be played with. The input is the files in the order of
/// [`Fuzzed::shipped_files`] with lines `%%` between them; files that are not there, or are empty, are
/// those that the house ships.
///
/// # Panics
/// If that is not so.
pub fn content<G: Fuzzed>(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let mut parts = text.split(BETWEEN);
    let mut own = |shipped: &ContentFile<'static>| {
        let text = parts.next().filter(|text| !text.trim().is_empty()).unwrap_or(shipped.text);
        ContentFile { name: shipped.name, text }
    };
    let files: Vec<ContentFile<'_>> = G::shipped_files().iter().map(&mut own).collect();
    match G::with_content(&files) {
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
            for setup in G::setups() {
                let seed = data.len() as u64;
                // Content may leave no colours or squares for some setups.
                let Ok(state) = game.start(&setup, &mut Seeded::new(Seed::numbered(seed))) else { continue };
                play_on(&game, state, seed);
            }
            true
        }
    }
}
