//! The content of all releases, found by its digest.
//!
//! Every content that was ever released is a file of `content/archive`: a [`Bundle`], compressed with Brotli, named by its
//! digest. They are compiled in as they are, and read only when somebody asks for one. Nothing is ever taken out; `make
//! release` adds what the house ships now. `docs/versions.md` tells when.

use arcade::{Archive, Bundle};
use std::io::Read as _;

/// The content of all releases of this program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Released;

/// A content that was released.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The game's name.
    pub game: &'static str,
    /// Its digest.
    pub content: &'static str,
    /// Its [`Bundle`], compressed with Brotli.
    pub brotli: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/entries.rs"));

impl Released {
    /// All that was released, by game.
    #[must_use]
    pub fn entries(self) -> &'static [Entry] {
        ENTRIES
    }

    /// The content of a game with this digest.
    #[must_use]
    pub fn entry(self, game: &str, content: &str) -> Option<&'static Entry> {
        ENTRIES.iter().find(|entry| entry.game == game && entry.content == content)
    }
}

impl Archive for Released {
    fn find(&self, game: &str, content: &str) -> Result<Option<Bundle>, String> {
        self.entry(game, content).map(Entry::open).transpose()
    }
}

impl Entry {
    /// The same as text.
    ///
    /// # Errors
    /// If it is damaged.
    pub fn text(&self) -> Result<String, String> {
        decompress(self.brotli)
    }

    /// What is in it.
    ///
    /// # Errors
    /// If it is damaged.
    pub fn open(&self) -> Result<Bundle, String> {
        read(self.brotli, self.game, self.content)
    }
}

/// The largest text of an entry: content has at most 1 MiB, and each of its lines stands behind two characters.
const LARGEST: u64 = 4 << 20;

fn decompress(bytes: &[u8]) -> Result<String, String> {
    let mut text = String::new();
    let mut limited = brotli::Decompressor::new(bytes, 4096).take(LARGEST + 1);
    limited.read_to_string(&mut text).map_err(|error| format!("it cannot be decompressed: {error}"))?;
    if text.len() as u64 > LARGEST {
        return Err(format!("it has more than {LARGEST} bytes"));
    }
    Ok(text)
}

/// Reads an entry that is said to be this content of this game.
fn read(bytes: &[u8], game: &str, content: &str) -> Result<Bundle, String> {
    let bundle: Bundle = decompress(bytes)?.parse().map_err(|error: arcade::BundleError| error.to_string())?;
    if (bundle.game.as_str(), bundle.content.as_str()) != (game, content) {
        return Err(format!("it is the content {} of {}", bundle.content, bundle.game));
    }
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

    use super::{Released, read};
    use arcade::{AnyGame, Archive as _, PlayedBy, Seed};

    #[test]
    fn what_the_house_ships_is_released() {
        for game in AnyGame::all() {
            let (name, content) = (game.name(), game.content());
            assert!(
                Released.entry(name, content).is_some(),
                "the content {content} of {name} is not in content/archive: games that are begun with it could not be read by the \
                 next release. If its numbers changed on purpose, run 'make release' and commit the new file."
            );
        }
    }

    #[test]
    fn every_content_that_was_released_loads_and_has_its_digest() {
        for entry in Released.entries() {
            let game = AnyGame::named(entry.game).unwrap();
            let bundle = Released.find(entry.game, entry.content).unwrap().unwrap();
            for rules in 1..=game.newest_rules() {
                let played = PlayedBy { rules, content: entry.content.to_owned(), files: Vec::new(), packed: false };
                let old = game.as_played(&played, Some(&bundle)).unwrap();
                assert_eq!((old.content(), old.rules_version()), (entry.content, rules));
                old.open(&Default::default(), Seed::numbered(1)).unwrap();
            }
            assert!(entry.brotli.len() < 40_000, "{}: {} bytes", entry.game, entry.brotli.len());
        }
    }

    #[test]
    fn what_was_never_released_is_not_there() {
        assert_eq!(Released.find("color-quest", "00000000000000000000000000000000"), Ok(None));
        assert_eq!(Released.find("chess", "fb06527828bcba6f8873ce294766a3fd"), Ok(None));
    }

    #[test]
    fn a_damaged_entry_is_told() {
        let entry = Released.entries()[0];
        for at in [entry.brotli.len() / 3, entry.brotli.len() / 2, entry.brotli.len() - 2] {
            let mut bytes = entry.brotli.to_vec();
            bytes[at] ^= 0x15;
            assert!(read(&bytes, entry.game, entry.content).is_err(), "a changed byte {at} is not noticed");
        }
        assert!(read(&entry.brotli[..entry.brotli.len() / 2], entry.game, entry.content).is_err());
        assert!(read(b"", entry.game, entry.content).is_err());
        let other = read(entry.brotli, entry.game, "00000000000000000000000000000000").unwrap_err();
        assert!(other.contains(entry.content), "{other}");
    }
}
