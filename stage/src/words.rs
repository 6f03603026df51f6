//! What players read. A game names messages; the files of each language say them.

use crate::Picture;
use tabletop::{EventView, Game, Outcome, QuickStart, SetupOption};
use texts::{Arg, COMMON, Lang, Message};

/// What people call an option of a setup and its values.
pub trait OptionWords {
    /// What people call it.
    #[must_use]
    fn name(&self, game: &'static str) -> Message;

    /// What it means.
    #[must_use]
    fn meaning(&self, game: &'static str) -> Message {
        self.name(game).form("meaning")
    }

    /// What people call one of its values.
    #[must_use]
    fn choice(&self, game: &'static str, value: &str) -> Message;

    /// What may be written after it, for people.
    #[must_use]
    fn values(&self, game: &'static str, lang: Lang) -> String;
}

impl OptionWords for SetupOption {
    fn name(&self, game: &'static str) -> Message {
        Message::named(game, "option", self.key)
    }

    fn choice(&self, game: &'static str, value: &str) -> Message {
        Message::new(game, format!("option-{}-{value}", self.key))
    }

    fn values(&self, game: &'static str, lang: Lang) -> String {
        if self.values.is_empty() { self.name(game).form("values").say(lang) } else { self.values.to_owned() }
    }
}

/// What people call a setup that goes by one word.
pub trait StartWords {
    /// What it begins.
    #[must_use]
    fn meaning(&self, game: &'static str) -> Message;
}

impl StartWords for QuickStart {
    fn meaning(&self, game: &'static str) -> Message {
        Message::named(game, "quick", self.word)
    }
}

/// What is said of a game before anything of it is needed: on the box, as it were.
#[derive(Clone, Copy, Debug)]
pub struct Blurb {
    /// The game's name, as programs use it.
    pub game: &'static str,
    /// The numbers of seats that it can be played with, the smallest first.
    pub seat_counts: &'static [u8],
    /// Whether users can make something of their own for it.
    pub workshop: bool,
}

impl Blurb {
    /// The game's name, for people.
    #[must_use]
    pub fn title(&self) -> Message {
        Message::named(COMMON, "game", self.game)
    }

    /// One sentence on what it is.
    #[must_use]
    pub fn summary(&self) -> Message {
        self.title().form("summary")
    }

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
        let either =
            |first: String, next: String| Message::new(COMMON, "list-or").with("first", first).with("next", next).say(lang);
        counts.iter().map(u8::to_string).reduce(either).unwrap_or_default()
    }
}

/// A game that can speak to its players. All of it is said from what a viewer sees, so that no word can tell more.
///
/// `By` is who speaks: a unit type of the crate that has the implementation, the same for all traits of this crate. With it that
/// crate need not be the one of the game. A game has one implementation, so that whoever calls it need not name the type.
pub trait Words<By>: Game {
    /// What it is, for whoever has not chosen it yet.
    const BLURB: Blurb;

    /// What an action does, as a sentence to the seat that may do it.
    fn action_words(&self, view: &Self::View, action: Self::Action, lang: Lang) -> String;

    /// What happened, as a sentence to the viewer that is told it; `view` is what it sees once all of the decision is
    /// done, so that seats and figures can be called what they are called on the table.
    fn event_words(&self, view: &Self::View, event: &EventView<Self::Event>, lang: Lang) -> String;

    /// Who must do what now, as one line.
    fn prompt(&self, view: &Self::View, lang: Lang) -> String;

    /// How it ended, as one or two sentences.
    fn outcome_words(&self, view: &Self::View, outcome: &Outcome, lang: Lang) -> String;

    /// Draws what is seen, for a terminal.
    fn draw(&self, view: &Self::View, lang: Lang) -> Picture;

    /// The IDs of all rules, in the catalogue's order.
    fn rules(&self) -> Vec<&str>;

    /// What a rule says, in no language yet.
    fn rule_says(&self, rule: &str) -> Arg {
        Arg::from(Message::new(Self::NAME, rule.to_owned()))
    }

    /// What a rule says, as one or two sentences.
    fn rule_words(&self, rule: &str, lang: Lang) -> Option<String>;
}

/// The same with a capital letter at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
