//! A game as it was played: with the version of its rules and with its content, wherever that is now.

use crate::content::RULES;
use crate::{AnyGame, AnyTable, Error};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::{Bundle, BundleError, ContentError, Edition, Origin, PackFile, Transcript, TranscriptError, is_of_first_release};

/// What a record says that its game is played by.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayedBy {
    /// The version of the rules.
    pub rules: u32,
    /// The digest of the content, as it was written.
    pub content: String,
    /// The files of the content, where it is not ours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<PackFile>,
    /// Whether packs lie over it: the first release wrote other digests then.
    #[serde(default)]
    pub packed: bool,
}

impl PlayedBy {
    /// What a transcript says of it.
    #[must_use]
    pub fn of(transcript: &Transcript) -> PlayedBy {
        PlayedBy {
            rules: transcript.rules,
            content: transcript.content.clone(),
            files: transcript.files.clone(),
            packed: !transcript.packs.is_empty(),
        }
    }

    /// What a game is played by, as its records will say.
    #[must_use]
    pub fn by(game: &AnyGame) -> PlayedBy {
        let edition = game.edition();
        let (files, packed) = (edition.own_files().to_vec(), !game.packs().is_empty());
        PlayedBy { rules: edition.rules, content: edition.content.clone(), files, packed }
    }
}

/// Content of all releases, found by its digest.
pub trait Archive: Send + Sync {
    /// The content with this digest; nothing if it was never released.
    ///
    /// # Errors
    /// If it is there and cannot be read.
    fn find(&self, game: &str, content: &str) -> Result<Option<Bundle>, String>;
}

/// An archive without anything in it.
impl Archive for () {
    fn find(&self, _: &str, _: &str) -> Result<Option<Bundle>, String> {
        Ok(None)
    }
}

/// What is wrong with the content of a transcript, at its line.
pub(crate) fn at_line(transcript: &Transcript, error: Error) -> Error {
    let told: TranscriptError = match &error {
        Error::BadContent { errors, .. } => match errors.first() {
            Some(ContentError { file, line, reason }) => transcript.wrong_file(file, *line, reason),
            None => transcript.wrong_content(error.to_string()),
        },
        Error::UnknownContent { .. } | Error::WrongContent { .. } | Error::DamagedContent { .. } => {
            transcript.wrong_content(error.to_string())
        }
        _ => return error,
    };
    Error::Transcript(told)
}

/// A game as a record was played.
pub(crate) fn as_played(game: &AnyGame, played: &PlayedBy, archived: Option<&Bundle>) -> Result<AnyGame, Error> {
    let (name, newest) = (game.name(), game.newest_rules());
    if !(1..=newest).contains(&played.rules) {
        return Err(Error::NewerRules { game: name, version: played.rules, newest });
    }
    let content = game.content_called(&played.content, played.packed);
    let found = if !played.files.is_empty() {
        game.with_own(&played.files).and_then(|game| expect(game, content))?
    } else if content == game.content() {
        game.clone()
    } else if let Some(bundle) = archived {
        game.with_bundle(bundle).and_then(|game| expect(game, content))?
    } else if is_of_first_release(content) && matches!(game.edition().origin, Origin::Own(_)) {
        game.clone()
    } else {
        return Err(Error::UnknownContent { game: name, content: content.to_owned() });
    };
    Ok(if found.rules_version() == played.rules { found } else { found.at_rules(played.rules) })
}

/// What a transcript of a game says that it was played by.
pub(crate) fn played_by(game: &AnyGame, text: &str) -> Result<PlayedBy, Error> {
    let transcript: Transcript = text.parse()?;
    game.expect_rules(&transcript)?;
    Ok(PlayedBy::of(&transcript))
}

/// The table of a transcript, for whoever has looked in an archive already.
pub(crate) fn replay_with(game: &AnyGame, text: &str, archived: Option<&Bundle>) -> Result<Box<dyn AnyTable>, Error> {
    let transcript: Transcript = text.parse()?;
    game.expect_rules(&transcript)?;
    let game = as_played(game, &PlayedBy::of(&transcript), archived).map_err(|error| at_line(&transcript, error))?;
    game.replay(text)
}

/// A bundle of a game from its text.
pub(crate) fn read_bundle(game: &AnyGame, text: &str) -> Result<Bundle, Error> {
    let damaged = |error: BundleError| {
        let content = text.lines().nth(2).and_then(|line| line.strip_prefix("content ")).unwrap_or("?").to_owned();
        Error::DamagedContent { game: game.name(), content, reason: error.to_string() }
    };
    text.parse().map_err(damaged)
}

impl AnyGame {
    /// The digest of content that this game would need for a record and does not have: whoever has an archive looks there.
    #[must_use]
    pub fn lacks(&self, played: &PlayedBy) -> Option<String> {
        let content = self.content_called(&played.content, played.packed);
        (played.files.is_empty() && content != self.content()).then(|| content.to_owned())
    }

    /// The same with an archive to look in.
    ///
    /// # Errors
    /// As [`crate::DynGame::as_played`].
    pub fn find_as_played(&self, played: &PlayedBy, archive: &dyn Archive) -> Result<AnyGame, Error> {
        let bundle = match self.lacks(played) {
            Some(content) => archive.find(self.name(), &content).map_err(|reason| Error::DamagedContent {
                game: self.name(),
                content,
                reason,
            })?,
            None => None,
        };
        self.as_played(played, bundle.as_ref())
    }

    /// The table of a transcript, verified, by the rules and with the content that it names.
    ///
    /// # Errors
    /// If it is malformed, its rules or its content are not known, or it does not say what was played.
    pub fn replay_as_played(&self, text: &str, archive: &dyn Archive) -> Result<Box<dyn AnyTable>, Error> {
        let transcript: Transcript = text.parse()?;
        self.expect_rules(&transcript)?;
        let game = self.find_as_played(&PlayedBy::of(&transcript), archive).map_err(|error| at_line(&transcript, error))?;
        game.replay(text)
    }

    /// This game with content that travelled with a record.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn with_own(&self, files: &[PackFile]) -> Result<AnyGame, Error> {
        PackFile::expect_bounds(files, Transcript::MOST_FILES, Transcript::MOST_BYTES)
            .map_err(|reason| self.refused(files, reason))?;
        self.with_files(files, Origin::Own)
    }

    /// This game with content of an archive. Its digest is not compared with what the bundle says: [`crate::DynGame::as_played`] does.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn with_bundle(&self, bundle: &Bundle) -> Result<AnyGame, Error> {
        if bundle.game != self.name() {
            let reason = format!("this is content of {}", bundle.game);
            return Err(self.refused(&bundle.files, reason));
        }
        self.with_files(&bundle.files, Origin::Archived)
    }

    fn with_files(&self, files: &[PackFile], origin: impl Fn(Arc<[PackFile]>) -> Origin) -> Result<AnyGame, Error> {
        let is_rules = |file: &str| file == RULES || file.ends_with("/rules.toml");
        let load = |files: &[PackFile]| self.load(files, origin(files.into()));
        load(files)
            .or_else(|errors| {
                // What rules say to players is of the program that plays; texts of an older one are left aside.
                let told: Vec<PackFile> = files.iter().filter(|file| !is_rules(&file.name)).cloned().collect();
                if errors.iter().all(|error| is_rules(&error.file)) { load(&told) } else { Err(errors) }
            })
            .map_err(|errors| Error::BadContent { game: self.name(), errors })
    }

    fn refused(&self, files: &[PackFile], reason: String) -> Error {
        let file = files.first().map_or("content", |file| &file.name).to_owned();
        Error::BadContent { game: self.name(), errors: vec![ContentError { file, line: 1, reason }] }
    }

    /// This content as one text, for an archive or a page. What the rules say to players is not in it unless it is the
    /// content's own.
    #[must_use]
    pub fn bundle(&self) -> Bundle {
        let edition: &Edition = self.edition();
        let files = match &edition.origin {
            Origin::Shipped => self.shipped_files(),
            Origin::Archived(files) | Origin::Own(files) => files.to_vec(),
        };
        Bundle { game: self.name().to_owned(), content: edition.content.clone(), files }
    }
}

/// A game, if it has this content.
fn expect(game: AnyGame, content: &str) -> Result<AnyGame, Error> {
    // The first release named contents in a way that cannot be made again.
    if game.content() == content || is_of_first_release(content) {
        return Ok(game);
    }
    Err(Error::WrongContent { game: game.name(), claimed: content.to_owned(), found: game.content().to_owned() })
}
