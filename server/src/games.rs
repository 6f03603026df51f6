//! The games that this house offers.

use crate::trouble::Trouble;
use arcade::{AnyGame, ContentError, Error, Lang, PackFile, Reason};
use std::sync::{Arc, Mutex, PoisonError};

/// The games that this house offers, with their content.
#[derive(Clone, Debug)]
pub struct Games(Arc<Shelf>);

#[derive(Debug)]
struct Shelf {
    games: Vec<AnyGame>,
    /// Games with packs that tables were opened with lately, the last one last: a table that is read again, and tables
    /// with the same pack, need not read it anew.
    packed: Mutex<Vec<AnyGame>>,
}

/// The most games with packs that are remembered.
const REMEMBERED: usize = 16;

impl Games {
    /// All games with the content that the house ships.
    #[must_use]
    pub fn shipped() -> Games {
        AnyGame::all().collect()
    }

    /// The game with this name and these packs over its content.
    pub(crate) fn with_packs(&self, name: &str, packs: &[PackFile]) -> Result<AnyGame, Trouble> {
        let game = self.named(name)?;
        if packs.is_empty() {
            return Ok(game.clone());
        }
        let mut packed = self.0.packed.lock().unwrap_or_else(PoisonError::into_inner);
        let known = packed.iter().position(|known| known.name() == name && known.packs() == packs);
        let found = match known {
            Some(place) => packed.remove(place),
            None => game.with_packs(packs).map_err(|errors| refused(game, &errors))?,
        };
        if packed.len() == REMEMBERED {
            packed.remove(0);
        }
        packed.push(found.clone());
        Ok(found)
    }

    /// The game with this name.
    fn named(&self, name: &str) -> Result<&AnyGame, Error> {
        let games = &self.0.games;
        let known = || games.iter().map(|game| game.name()).collect();
        games.iter().find(|game| game.name() == name).ok_or_else(|| Error::UnknownGame { name: name.to_owned(), known: known() })
    }
}

/// What is wrong with a pack, in both languages.
fn refused(game: &AnyGame, errors: &[ContentError]) -> Trouble {
    let line = |reason: &Reason| format!("{}:{}: {} {}", reason.file, reason.line, reason.code, reason.words);
    Trouble::Pack(Lang::ALL.map(|lang| game.reasons(errors, lang).iter().map(line).collect()))
}

impl FromIterator<AnyGame> for Games {
    fn from_iter<I: IntoIterator<Item = AnyGame>>(games: I) -> Games {
        Games(Arc::new(Shelf { games: games.into_iter().collect(), packed: Mutex::new(Vec::new()) }))
    }
}
