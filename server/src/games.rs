//! The games that this house offers, and those that its tables were begun with.

use crate::error::ApiError;
use arcade::{AnyGame, Archive, ContentError, Error, Origin, PackFile, PlayedBy};
use archive::Released;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use wire::GameEdition;

/// The games that this house offers, with their content, and the archive of what was offered before.
#[derive(Clone)]
pub struct Games(Arc<Shelf>);

struct Shelf {
    games: Vec<AnyGame>,
    archive: Box<dyn Archive>,
    /// Games of other editions, or with packs, that tables were opened with lately, the last one last: a table that is read
    /// again, and tables of the same edition with the same pack, need not read it anew.
    recent: Mutex<Vec<(PlayedBy, AnyGame)>>,
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Games").field(&self.0.games).finish()
    }
}

/// The most games of other editions that are remembered.
const REMEMBERED: usize = 16;

impl Games {
    /// All games with the content that the house ships.
    #[must_use]
    pub fn shipped() -> Games {
        AnyGame::all().collect()
    }

    /// These games, with an archive of one's own.
    pub fn with_archive(games: impl IntoIterator<Item = AnyGame>, archive: impl Archive + 'static) -> Games {
        Games(Arc::new(Shelf { games: games.into_iter().collect(), archive: Box::new(archive), recent: Mutex::default() }))
    }

    /// What new tables are played by.
    pub(crate) fn editions(&self) -> Vec<GameEdition> {
        let edition = |game: &AnyGame| GameEdition {
            game: game.name().to_owned(),
            rules: game.rules_version(),
            content: game.content().to_owned(),
            variant: is_variant(game),
        };
        self.0.games.iter().map(edition).collect()
    }

    /// The game with this name and these packs over its content, as new tables are played.
    pub(crate) fn with_packs(&self, name: &str, packs: &[PackFile]) -> Result<AnyGame, ApiError> {
        let game = self.named(name)?;
        self.laid_over(PlayedBy::by(game), packs, || Ok(game.clone()))
    }

    /// The game with this name as a table of it was begun.
    pub(crate) fn as_played(&self, name: &str, played: PlayedBy, packs: &[PackFile]) -> Result<AnyGame, ApiError> {
        let game = self.named(name)?;
        let find = || Ok(game.find_as_played(&played, &*self.0.archive)?);
        self.laid_over(played.clone(), packs, find)
    }

    fn laid_over(
        &self,
        played: PlayedBy,
        packs: &[PackFile],
        make: impl FnOnce() -> Result<AnyGame, ApiError>,
    ) -> Result<AnyGame, ApiError> {
        let mut recent = self.0.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let known = recent.iter().position(|(by, game)| *by == played && game.packs() == packs);
        let found = match known {
            Some(place) => recent.remove(place).1,
            None => {
                let game = make()?;
                if packs.is_empty() { game } else { game.with_packs(packs).map_err(|errors| refused(&game, &errors))? }
            }
        };
        // What the house offers without packs is at hand anyway.
        if !self.0.games.iter().any(|game| game.edition() == found.edition() && packs.is_empty()) {
            if recent.len() == REMEMBERED {
                recent.remove(0);
            }
            recent.push((played, found.clone()));
        }
        Ok(found)
    }

    /// The content of a game with this digest, as text: that of new tables, or what was released.
    pub(crate) fn content(&self, name: &str, content: &str) -> Result<Option<String>, ApiError> {
        let game = self.named(name)?;
        if game.content() == content {
            return Ok(Some(game.bundle().to_string()));
        }
        let content = game.content_called(content, false);
        let found = self.0.archive.find(name, content);
        Ok(found.map_err(ApiError::Log)?.map(|bundle| bundle.to_string()))
    }

    /// The game with this name.
    pub(crate) fn named(&self, name: &str) -> Result<&AnyGame, Error> {
        let games = &self.0.games;
        let known = || games.iter().map(|game| game.name()).collect();
        games.iter().find(|game| game.name() == name).ok_or_else(|| Error::UnknownGame { name: name.to_owned(), known: known() })
    }
}

/// Whether content is somebody's own.
pub(crate) fn is_variant(game: &AnyGame) -> bool {
    matches!(game.edition().origin, Origin::Own(_))
}

/// What is wrong with a pack.
fn refused(game: &AnyGame, errors: &[ContentError]) -> ApiError {
    ApiError::Pack(game.reason_messages(errors).into_iter().map(Into::into).collect())
}

impl FromIterator<AnyGame> for Games {
    fn from_iter<I: IntoIterator<Item = AnyGame>>(games: I) -> Games {
        Games::with_archive(games, Released)
    }
}
