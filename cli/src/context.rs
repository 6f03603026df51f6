//! What holds for the whole command: language, colours, content.

use crate::content;
use crate::failure::Failure;
use crate::terminal::{Color, paint, render};
use arcade::{AnyGame, Error, Ink, Lang, Picture};
use std::path::PathBuf;
use texts::Message;

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
    pub(crate) fn new(lang: Option<Lang>, color: Color, content: Option<PathBuf>, packs: Vec<PathBuf>) -> Context {
        Context { lang: lang.unwrap_or_else(lang_of_environment), colors: color.on_stdout(), content, packs }
    }

    /// A message in the reader's language.
    pub(crate) fn say(&self, message: Message) -> String {
        message.say(self.lang)
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

    /// The same as a sentence. What the games tell in English only is told behind a sentence in the reader's language.
    pub(crate) fn words(&self, error: &Error) -> String {
        let words = error.words(self.lang);
        match error {
            Error::Setup(_) => self.say(msg!("problem-setup", reason = words)),
            Error::ParseError(_) => self.say(msg!("problem-misread", reason = words)),
            Error::Transcript(_) => self.say(msg!("problem-transcript", reason = words)),
            Error::Chance(_) => self.say(msg!("problem-chance", reason = words)),
            _ => words,
        }
    }

    /// Looks whether what was said before the subcommand can be used, whatever the subcommand needs of it.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match &self.content {
            Some(folder) if !folder.is_dir() => {
                Err(Failure::Bad(self.say(msg!("content-no-folder", folder = folder.display().to_string()))))
            }
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
pub(crate) fn lang_of_environment() -> Lang {
    let mut said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    said.find(|value| !value.is_empty()).and_then(|locale| lang_of_locale(&locale)).unwrap_or_default()
}

/// The language of a locale such as `fr_CA.UTF-8`, if it is one of ours.
fn lang_of_locale(locale: &str) -> Option<Lang> {
    let code = locale.split(|letter: char| !letter.is_ascii_alphabetic()).next()?;
    code.to_ascii_lowercase().parse().ok()
}

/// A number that a text may choose by.
pub(crate) fn counted(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::lang_of_locale;
    use arcade::Lang;

    #[test]
    fn a_locale_names_any_language_that_is_shipped() {
        for lang in Lang::ALL {
            let code = lang.code();
            for locale in [code.to_owned(), format!("{code}_XX.UTF-8"), format!("{code}.UTF-8"), code.to_uppercase()] {
                assert_eq!(lang_of_locale(&locale), Some(lang), "{locale}");
            }
        }
        for locale in ["C", "POSIX", "C.UTF-8", "xx_XX.UTF-8", "", "_"] {
            assert_eq!(lang_of_locale(locale), None, "{locale}");
        }
    }
}
