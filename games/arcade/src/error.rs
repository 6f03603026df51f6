//! What can go wrong, with a sentence for people.

use std::fmt;
use tabletop::{ChanceError, ContentError, Lang, Misread, Refusal, Text, TranscriptError, UndoRefusal};

/// What was asked cannot be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// No game has this name.
    UnknownGame {
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<&'static str>,
    },
    /// The game has no quick start with this word.
    UnknownStart {
        /// The game.
        game: &'static str,
        /// The word.
        word: String,
        /// The words that there are.
        known: Vec<&'static str>,
    },
    /// A setup that cannot be read.
    Setup(String),
    /// A rule forbids it.
    Refused {
        /// The rule.
        refusal: Refusal,
        /// What the rule says.
        words: [String; 2],
    },
    /// One of several actions cannot be read, or a rule forbids it.
    Action {
        /// The action, as it was given.
        action: String,
        /// What is wrong with it.
        cause: Box<Error>,
    },
    /// Text that cannot be read.
    Misread(Misread),
    /// A transcript that is malformed, or does not say what was played.
    Transcript(TranscriptError),
    /// Luck that did not come as it was written.
    Chance(ChanceError),
    /// A decision that cannot be taken back.
    Undo(UndoRefusal),
    /// A game that did not begin with its setup has no transcript.
    NoBeginning,
    /// A short text of a roster that means nothing here; why, in both languages.
    Roster([String; 2]),
    /// Another seat decides.
    NotAsked,
    /// It was played by a newer version of the rules than this program knows.
    NewerRules {
        /// The game.
        game: &'static str,
        /// The version.
        version: u32,
        /// The newest one that is known.
        newest: u32,
    },
    /// Content that is in no archive that is known here.
    UnknownContent {
        /// The game.
        game: &'static str,
        /// Its digest.
        content: String,
    },
    /// Content that has another digest than was said.
    WrongContent {
        /// The game.
        game: &'static str,
        /// The digest that was said.
        claimed: String,
        /// The digest that it has.
        found: String,
    },
    /// Content that is refused.
    BadContent {
        /// The game.
        game: &'static str,
        /// Everything that is wrong with it.
        errors: Vec<ContentError>,
    },
    /// Content of an archive that cannot be read any more.
    DamagedContent {
        /// The game.
        game: &'static str,
        /// Its digest.
        content: String,
        /// Why.
        reason: String,
    },
}

impl Error {
    /// A stable word for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Error::UnknownGame { .. } => "unknown-game",
            Error::UnknownStart { .. } => "unknown-start",
            Error::Setup(_) => "bad-setup",
            Error::Refused { .. } => "refused",
            Error::Action { cause, .. } => cause.code(),
            Error::Misread(_) => "misread",
            Error::Transcript(_) => "bad-transcript",
            Error::Chance(_) => "bad-luck",
            Error::Undo(_) => "no-undo",
            Error::NoBeginning => "no-beginning",
            Error::Roster(_) => "bad-roster",
            Error::NotAsked => "not-asked",
            Error::NewerRules { .. } => "newer-rules",
            Error::UnknownContent { .. } => "unknown-content",
            Error::WrongContent { .. } => "wrong-content",
            Error::BadContent { .. } => "bad-content",
            Error::DamagedContent { .. } => "damaged-content",
        }
    }

    /// The rule that forbids it, if a rule does.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Refused { refusal, .. } => Some(refusal.rule.0),
            Error::Action { cause, .. } => cause.rule(),
            _ => None,
        }
    }

    /// A sentence in a player's language. The details that only people who write files need are told in English.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        match (self, lang) {
            (Error::Refused { refusal, words: [en, _] }, Lang::En) => format!("{}: {en}", refusal.rule),
            (Error::Refused { refusal, words: [_, fr] }, Lang::Fr) => format!("{}\u{a0}: {fr}", refusal.rule),
            (Error::Action { action, cause }, Lang::En) => format!("'{action}': {}", cause.words(lang)),
            (Error::Action { action, cause }, Lang::Fr) => format!("« {action} » : {}", cause.words(lang)),
            (Error::Undo(refusal), _) => undo_words(*refusal).to(lang).to_owned(),
            (Error::UnknownGame { name, known }, Lang::En) => {
                format!("there is no game '{name}'; the games are: {}", known.join(", "))
            }
            (Error::UnknownGame { name, known }, Lang::Fr) => {
                format!("il n'y a pas de jeu « {name} » ; les jeux sont : {}", known.join(", "))
            }
            (Error::UnknownStart { game, word, known }, _) => unknown_start(game, word, known, lang),
            (Error::Setup(message), Lang::En) => message.clone(),
            (Error::Setup(message), Lang::Fr) => format!("cette mise en place ne va pas ({message})"),
            (Error::Misread(misread), Lang::En) => misread.to_string(),
            (Error::Misread(Misread { line, column, message }), Lang::Fr) => {
                format!("ligne {line}, colonne {column}\u{a0}: cela ne se lit pas ({message})")
            }
            (Error::Transcript(error), _) => error.words(lang),
            (Error::Chance(error), Lang::En) => error.to_string(),
            (Error::Chance(error), Lang::Fr) => chance_words(error),
            (Error::Roster([en, _]), Lang::En) => en.clone(),
            (Error::Roster([_, fr]), Lang::Fr) => fr.clone(),
            (Error::NotAsked, Lang::En) => "another seat decides now".to_owned(),
            (Error::NotAsked, Lang::Fr) => "c'est à une autre place de décider".to_owned(),
            (
                Error::NewerRules { .. }
                | Error::UnknownContent { .. }
                | Error::WrongContent { .. }
                | Error::BadContent { .. }
                | Error::DamagedContent { .. },
                _,
            ) => edition_words(self, lang),
            (Error::NoBeginning, Lang::En) => "a game that began in the middle has no transcript".to_owned(),
            (Error::NoBeginning, Lang::Fr) => "une partie commencée au milieu n'a pas de transcription".to_owned(),
        }
    }
}

/// What is wrong with the rules or the content that something was played by.
fn edition_words(error: &Error, lang: Lang) -> String {
    let first = |errors: &[ContentError]| {
        let more = errors.len().saturating_sub(1);
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        if more == 0 { first } else { format!("{first} (+{more})") }
    };
    match (error, lang) {
        (Error::NewerRules { game, version, newest }, Lang::En) => format!(
            "this was played by version {version} of the rules of {game}, and the newest that is known here is {newest}: update \
             the program, or load the page anew"
        ),
        (Error::NewerRules { game, version, newest }, Lang::Fr) => format!(
            "on y jouait selon la version {version} des règles de {game}, et la plus récente connue ici est la {newest}\u{a0}: \
             mettez le programme à jour, ou rechargez la page"
        ),
        (Error::UnknownContent { game, content }, Lang::En) => format!(
            "this was played with the content {content} of {game}, which is not known here: a newer program may know it, or \
             whoever made it has its files (--content FOLDER)"
        ),
        (Error::UnknownContent { game, content }, Lang::Fr) => format!(
            "on y jouait avec le contenu {content} de {game}, inconnu ici\u{a0}: un programme plus récent le connaît peut-être, \
             ou la personne qui l'a fait a ses fichiers (--content DOSSIER)"
        ),
        (Error::WrongContent { game, claimed, found }, Lang::En) => {
            format!("it claims the content {claimed} of {game}, but the content that comes with it is {found}")
        }
        (Error::WrongContent { game, claimed, found }, Lang::Fr) => {
            format!("le contenu annoncé pour {game} est {claimed}, mais celui qui l'accompagne est {found}")
        }
        (Error::BadContent { game, errors }, Lang::En) => format!("the content of {game} is refused: {}", first(errors)),
        (Error::BadContent { game, errors }, Lang::Fr) => format!("le contenu de {game} est refusé\u{a0}: {}", first(errors)),
        (Error::DamagedContent { game, content, reason }, Lang::En) => {
            format!("the content {content} of {game} is damaged in the archive: {reason}")
        }
        (Error::DamagedContent { game, content, reason }, Lang::Fr) => {
            format!("le contenu {content} de {game} est abîmé dans l'archive\u{a0}: {reason}")
        }
        _ => String::new(),
    }
}

fn unknown_start(game: &str, word: &str, known: &[&str], lang: Lang) -> String {
    match (known, lang) {
        ([], Lang::En) => format!("{game} has no quick starts, so '{word}' means nothing here"),
        ([], Lang::Fr) => format!("{game} n'a pas de départ rapide\u{a0}: « {word} » ne veut rien dire ici"),
        (_, Lang::En) => format!("{game} has no quick start '{word}'; its quick starts are: {}", known.join(", ")),
        (_, Lang::Fr) => format!("{game} n'a pas de départ rapide « {word} » ; ses départs sont\u{a0}: {}", known.join(", ")),
    }
}

fn chance_words(error: &ChanceError) -> String {
    match error {
        ChanceError::Missing { label } => format!("le jeu tire « {label} » ici, et rien n'est écrit pour cela"),
        ChanceError::Other { asked, written } => format!("le jeu tire « {asked} » ici, et non « {written} »"),
        ChanceError::Impossible { written, possible } => {
            format!("« {written} » ne peut pas venir maintenant\u{a0}; sont possibles\u{a0}: {}", possible.join(", "))
        }
        ChanceError::Unused { written } => format!("« {written} » est écrit, mais le jeu ne le tire pas ici"),
    }
}

fn undo_words(refusal: UndoRefusal) -> Text {
    match refusal {
        UndoRefusal::Nothing => Text { en: "There is nothing to take back.", fr: "Il n'y a rien à annuler." },
        UndoRefusal::OtherSeat => Text {
            en: "Another seat has decided since: it is too late to take this back.",
            fr: "Un autre joueur a décidé depuis : il est trop tard pour annuler.",
        },
        UndoRefusal::Luck => Text {
            en: "A card was drawn or a die rolled: luck is not taken back.",
            fr: "Une carte a été piochée ou un dé lancé : le hasard ne s'annule pas.",
        },
        UndoRefusal::Shown => Text {
            en: "Something hidden has come to light: that is not taken back.",
            fr: "Quelque chose de caché a été dévoilé : cela ne s'annule pas.",
        },
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Lang::En))
    }
}

impl std::error::Error for Error {}

macro_rules! from {
    ($($variant:ident($inner:ty)),+) => {
        $(impl From<$inner> for Error {
            fn from(inner: $inner) -> Error {
                Error::$variant(inner)
            }
        })+
    };
}

from!(Misread(Misread), Transcript(TranscriptError), Chance(ChanceError), Undo(UndoRefusal));
