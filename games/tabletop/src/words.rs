//! What players read, in French and in English.

use crate::{Game, Outcome, Picture, Told};
use serde::Serialize;
use std::str::FromStr;

/// A language that players read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// `en` or `fr`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }
}

/// Small parts of sentences.
impl Lang {
    /// "a", "a and b", "a, b and c".
    #[must_use]
    pub fn list(self, items: &[String]) -> String {
        let and = Text { en: " and ", fr: " et " }.to(self);
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => format!("{}{and}{last}", most.join(", ")),
        }
    }

    /// A number with its noun: "1 gem", "2 gems". French counts nothing in the singular.
    #[must_use]
    pub fn count(self, number: impl Into<i32>, one: Text, many: Text) -> String {
        let number = number.into();
        let singular = match self {
            Lang::En => number == 1,
            Lang::Fr => number.abs() < 2,
        };
        format!("{number} {}", if singular { one } else { many }.to(self))
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| format!("'{text}' is not a language: en or fr"))
    }
}

/// One text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// In English.
    pub en: &'static str,
    /// In French.
    pub fr: &'static str,
}

impl Text {
    /// The text in `lang`.
    #[must_use]
    pub const fn to(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// An option of a setup.
#[derive(Clone, Copy, Debug)]
pub struct SetupOption {
    /// The key in `key=value`.
    pub key: &'static str,
    /// What people call it.
    pub name: Text,
    /// What may be written after it.
    pub values: &'static str,
    /// What holds when nothing is written.
    pub default: &'static str,
    /// What it means.
    pub meaning: Text,
    /// The values to choose from, as people call them; none where a value is made of several parts.
    pub choices: &'static [SetupChoice],
}

/// One value of an option.
#[derive(Clone, Copy, Debug)]
pub struct SetupChoice {
    /// What is written after the key.
    pub value: &'static str,
    /// What people call it.
    pub name: Text,
}

/// A setup that goes by one word, for those who want to play at once.
#[derive(Clone, Copy, Debug)]
pub struct QuickStart {
    /// The word.
    pub word: &'static str,
    /// What it begins.
    pub meaning: Text,
    /// The options that it stands for, as keys and values.
    pub options: &'static [(&'static str, &'static str)],
}

/// What is said of a game before anything of it is needed: on the box, as it were.
#[derive(Clone, Copy, Debug)]
pub struct Blurb {
    /// The game's name.
    pub title: Text,
    /// One sentence on what it is.
    pub summary: Text,
    /// The numbers of seats that it can be played with, the smallest first.
    pub seat_counts: &'static [u8],
    /// Whether users can make something of their own for it.
    pub workshop: bool,
}

impl Blurb {
    /// How many can play, for people: "2-4", "2 or 4".
    #[must_use]
    pub fn players(&self, lang: Lang) -> String {
        let counts = self.seat_counts;
        let (least, most) = (counts.first().copied().unwrap_or(0), counts.last().copied().unwrap_or(0));
        if least == most {
            return least.to_string();
        }
        if usize::from(most - least) + 1 == counts.len() {
            return format!("{least}-{most}");
        }
        let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
        counts.join(Text { en: " or ", fr: " ou " }.to(lang))
    }
}

/// A game that can speak to its players. All of it is said from what a viewer sees, so that no word can tell more.
pub trait Words: Game {
    /// What it is, for whoever has not chosen it yet.
    const BLURB: Blurb;

    /// The options of a setup, `seats` first.
    fn options(&self) -> &'static [SetupOption];

    /// The setups that go by one word, the simplest first.
    fn quick_starts(&self) -> &'static [QuickStart] {
        &[]
    }

    /// What an action does, as a sentence to the seat that may do it.
    fn action_words(&self, view: &Self::View, action: Self::Action, lang: Lang) -> String;

    /// What happened, as a sentence to the viewer that is told it; `view` is what it sees once all of the decision is
    /// done, so that seats and figures can be called what they are called on the table.
    fn event_words(&self, view: &Self::View, event: &Told<Self::Event>, lang: Lang) -> String;

    /// Who must do what now, as one line.
    fn prompt(&self, view: &Self::View, lang: Lang) -> String;

    /// How it ended, as one or two sentences.
    fn outcome_words(&self, view: &Self::View, outcome: &Outcome, lang: Lang) -> String;

    /// The sides that seats play (factions, clans, heroes), for statistics; the same for all viewers.
    fn sides(&self, view: &Self::View) -> Vec<&'static str>;

    /// Draws what is seen, for a terminal.
    fn draw(&self, view: &Self::View, lang: Lang) -> Picture;

    /// The IDs of all rules, in the catalogue's order.
    fn rules(&self) -> Vec<&str>;

    /// What a rule says, as one or two sentences.
    fn rule_words(&self, rule: &str, lang: Lang) -> Option<&str>;
}

/// The same with a capital letter at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
