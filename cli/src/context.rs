//! What holds for the whole command: language, colours, content.

use crate::content;
use crate::failure::Failure;
use crate::terminal::{Color, paint, render};
use arcade::{AnyGame, Error, Ink, Lang, Picture, Text};
use std::path::PathBuf;

/// What was said before the subcommand.
pub(crate) struct Context {
    /// The reader's language.
    pub(crate) lang: Lang,
    /// Whether standard output gets colours.
    pub(crate) colors: bool,
    /// Where content comes from, if not from what is shipped.
    content: Option<PathBuf>,
    /// What users wrote and lay over it.
    packs: Vec<PathBuf>,
}

impl Context {
    /// From the arguments, and from the environment for what they leave open.
    pub(crate) fn new(lang: Option<&str>, color: Color, content: Option<PathBuf>, packs: Vec<PathBuf>) -> Context {
        let lang = lang.and_then(|code| code.parse().ok()).unwrap_or_else(lang_of_environment);
        Context { lang, colors: color.on_stdout(), content, packs }
    }

    /// A text in the reader's language.
    pub(crate) fn text(&self, en: &'static str, fr: &'static str) -> &'static str {
        Text { en, fr }.to(self.lang)
    }

    /// A sentence in the reader's language.
    pub(crate) fn say(&self, en: String, fr: String) -> String {
        match self.lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    /// The ending of a noun behind a number. In French nought is singular too.
    pub(crate) fn plural(&self, count: u64) -> &'static str {
        match (self.lang, count) {
            (_, 1) | (Lang::Fr, 0) => "",
            _ => "s",
        }
    }

    /// A colon behind a word: French has a space before it that does not break.
    pub(crate) fn colon(&self) -> &'static str {
        self.text(":", "\u{a0}:")
    }

    /// Text in an ink, for standard output.
    pub(crate) fn paint(&self, ink: Ink, text: &str) -> String {
        paint(ink, text, self.colors)
    }

    /// A picture, for standard output.
    pub(crate) fn render(&self, picture: &Picture) -> String {
        render(picture, self.colors)
    }

    /// What the games say is wrong, in the reader's language.
    pub(crate) fn failure(&self, error: &Error) -> Failure {
        Failure::Bad(self.words(error))
    }

    /// The same as a sentence. What the games tell in English only is told behind a French sentence.
    pub(crate) fn words(&self, error: &Error) -> String {
        let words = error.words(self.lang);
        match error {
            Error::Setup(_) => self.detailed(&words, "ces options ne vont pas"),
            Error::Misread(_) => self.detailed(&words, "ceci ne peut pas être lu"),
            Error::Transcript(_) => self.detailed(&words, "cette transcription ne peut pas être vérifiée"),
            Error::Chance(_) => self.detailed(&words, "ce hasard ne peut pas arriver ici"),
            _ => words,
        }
    }

    /// An English sentence, or a French one with the English one as its details.
    pub(crate) fn detailed(&self, en: &str, fr: &str) -> String {
        self.say(en.to_owned(), format!("{fr} (en anglais\u{a0}: {en})"))
    }

    /// Looks whether what was said before the subcommand can be used, whatever the subcommand needs of it.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match &self.content {
            Some(folder) if !folder.is_dir() => Err(Failure::Bad(self.say(
                format!("the content folder {} does not exist", folder.display()),
                format!("le dossier de contenu {} n'existe pas", folder.display()),
            ))),
            _ => Ok(()),
        }
    }

    /// The game with this name, with the content and the packs that were asked for.
    pub(crate) fn game(&self, name: &str) -> Result<AnyGame, Failure> {
        let game = self.plain_game(name)?;
        if self.packs.is_empty() { Ok(game) } else { content::with_packs(self, &game, &self.packs) }
    }

    /// The same without the packs.
    pub(crate) fn plain_game(&self, name: &str) -> Result<AnyGame, Failure> {
        match &self.content {
            None => AnyGame::named(name).map_err(|error| self.failure(&error)),
            Some(folder) => content::load(self, folder, name),
        }
    }

    /// The packs that were asked for.
    pub(crate) fn packs(&self) -> &[PathBuf] {
        &self.packs
    }
}

/// The first of these variables that says something decides, as for other commands.
fn lang_of_environment() -> Lang {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let french = said.filter(|value| !value.is_empty()).take(1).any(|value| value.to_ascii_lowercase().starts_with("fr"));
    if french { Lang::Fr } else { Lang::En }
}
