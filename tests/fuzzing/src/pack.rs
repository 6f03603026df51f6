//! Packs that users of CoraQuest write.

use crate::fuzzed::play_on;
use coraquest::{CoraQuest, Party, Setup};
use tabletop::{ContentFile, Game as _, Seed, Seeded};

/// A pack in one file is refused with lines that exist, or each of its quests can be played.
///
/// # Panics
/// If that is not so.
pub fn pack(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let file = ContentFile { name: "any.pack.toml", text };
    let standard = CoraQuest::standard();
    match standard.pieces().with_pack(&[file]) {
        Err(errors) => {
            assert!(!errors.is_empty());
            let lines = text.matches('\n').count() + 1;
            for error in errors {
                assert!((1..=lines).contains(&error.line), "{error}");
                assert!(!error.reason.trim().is_empty());
            }
            false
        }
        Ok(content) => {
            let old = standard.pieces().quests().len();
            let game = CoraQuest::with(content);
            // Without a quest of its own the pack is played with one of the house.
            let quests = game.pieces().quests();
            let own = quests.iter().skip(old).map(|quest| quest.id.to_string());
            for quest in own.chain([quests[0].id.to_string()]) {
                let setup = Setup { quest, party: Party::Quick, ..Setup::default() };
                if let Ok(state) = game.start(&setup, &mut Seeded::new(Seed::numbered(data.len() as u64))) {
                    play_on(&game, state, data.len() as u64);
                }
            }
            true
        }
    }
}
