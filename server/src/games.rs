//! The games that this house offers.

use arcade::{AnyGame, Error};
use std::sync::Arc;

/// The games that this house offers, with their content.
#[derive(Clone, Debug)]
pub struct Games(Arc<[AnyGame]>);

impl Games {
    /// All games with the content that the house ships.
    #[must_use]
    pub fn shipped() -> Games {
        AnyGame::all().collect()
    }

    /// The game with this name.
    pub(crate) fn named(&self, name: &str) -> Result<&AnyGame, Error> {
        let known = || self.0.iter().map(|game| game.name()).collect();
        self.0.iter().find(|game| game.name() == name).ok_or_else(|| Error::UnknownGame { name: name.to_owned(), known: known() })
    }
}

impl FromIterator<AnyGame> for Games {
    fn from_iter<I: IntoIterator<Item = AnyGame>>(games: I) -> Games {
        Games(games.into_iter().collect())
    }
}
