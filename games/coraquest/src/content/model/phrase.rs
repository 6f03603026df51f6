//! Texts of the content in both languages.

use tabletop::Lang;

/// What players read, in English and in French.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    /// In English.
    pub en: Box<str>,
    /// In French.
    pub fr: Box<str>,
}

impl Phrase {
    /// The text in a language.
    #[must_use]
    pub fn to(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}
