//! What players read, in French and in English.

mod action;
mod event;
mod options;
mod prompt;

use crate::look::Look;
use crate::{Action, Cause, CoraQuest, Event, HeroId, ItemId, Kind, TextId, View};
use tabletop::{Blurb, Lang, Outcome, Picture, QuickStart, Seat, SetupOption, Text, Told, Words};

/// A sentence in the language of a speaker.
macro_rules! say {
    ($speak:expr, $en:literal, $fr:literal $(,)?) => {
        match $speak.lang {
            tabletop::Lang::En => format!($en),
            tabletop::Lang::Fr => format!($fr),
        }
    };
}
pub(crate) use say;

/// Whoever speaks: the rules, what is seen, and in what language.
#[derive(Clone, Copy)]
pub(crate) struct Speak<'a> {
    pub(crate) rules: &'a CoraQuest,
    pub(crate) view: &'a View,
    pub(crate) lang: Lang,
}

impl<'a> Speak<'a> {
    pub(crate) fn look(&self) -> Look<'a> {
        Look::of(self.rules, &self.view.table)
    }

    pub(crate) fn hero(&self, hero: HeroId) -> &'a str {
        self.rules.content.hero(hero).name.to(self.lang)
    }

    pub(crate) fn enemy(&self, kind: Kind) -> &'a str {
        self.rules.content.enemy(kind).name.to(self.lang)
    }

    pub(crate) fn item(&self, item: ItemId) -> &'a str {
        if self.look().knows(item) { self.look().item(item).name.to(self.lang) } else { "?" }
    }

    /// A weapon, or bare hands.
    pub(crate) fn weapon(&self, weapon: Option<ItemId>) -> &'a str {
        let hands = Text { en: "bare hands", fr: "mains nues" };
        weapon.map_or(hands.to(self.lang), |item| self.item(item))
    }

    pub(crate) fn text(&self, text: TextId) -> &'a str {
        self.look().quest().text(text).to(self.lang)
    }

    /// The name of a hero's ability.
    pub(crate) fn ability(&self, hero: HeroId) -> &'a str {
        self.rules.content.ability(self.rules.content.hero(hero).ability).name.to(self.lang)
    }
}

impl Words for CoraQuest {
    const BLURB: Blurb = Blurb {
        title: Text { en: "CoraQuest", fr: "CoraQuest" },
        summary: Text {
            en: "Four heroes explore a dungeon that is laid out card by card, fight with dice, help each other and finish a quest \
                 together. The party loses when one hero falls.",
            fr: "Quatre héros explorent un donjon posé carte après carte, se battent avec des dés, s'entraident et accomplissent \
                 ensemble une aventure. L'équipe perd dès qu'un héros tombe.",
        },
        seat_counts: &[1, 2, 3, 4, 5],
        workshop: true,
    };

    fn options(&self) -> &'static [SetupOption] {
        &options::OPTIONS
    }

    fn quick_starts(&self) -> &'static [QuickStart] {
        &options::QUICK_STARTS
    }

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> String {
        action::words(&Speak { rules: self, view, lang }, action)
    }

    fn event_words(&self, view: &View, event: &Told<Event>, lang: Lang) -> String {
        event::words(&Speak { rules: self, view, lang }, event.event())
    }

    fn prompt(&self, view: &View, lang: Lang) -> String {
        prompt::words(&Speak { rules: self, view, lang })
    }

    fn outcome_words(&self, view: &View, _: &Outcome, lang: Lang) -> String {
        let speak = Speak { rules: self, view, lang };
        let Some(over) = view.table.over else { return String::new() };
        let head = cause(over.cause).to(lang);
        format!("{head} {}", speak.text(over.text))
    }

    fn sides(&self, view: &View) -> Vec<&'static str> {
        let seats = view.table.seats + u8::from(view.table.keeper);
        let side = |seat: Seat| if seat.index() < usize::from(view.table.seats) { "heroes" } else { "keeper" };
        Seat::first(seats).map(side).collect()
    }

    fn draw(&self, view: &View, lang: Lang) -> Picture {
        crate::picture::draw(&Speak { rules: self, view, lang })
    }

    fn rules(&self) -> Vec<&str> {
        self.content.texts().ids().collect()
    }

    fn rule_words(&self, rule: &str, lang: Lang) -> Option<&str> {
        self.content.texts().words(rule, lang)
    }
}

/// What an action does, as a sentence.
pub(crate) fn action_words(speak: &Speak<'_>, action: Action) -> String {
    action::words(speak, action)
}

/// Why it ended.
pub(super) fn cause(cause: Cause) -> Text {
    match cause {
        Cause::Won => Text { en: "The heroes have won.", fr: "Les héros ont gagné." },
        Cause::Fallen => {
            Text { en: "A hero has fallen: the party has lost.", fr: "Un héros est tombé\u{a0}: l'équipe a perdu." }
        }
        Cause::Stunned => Text {
            en: "All heroes are Stunned: the party has lost.",
            fr: "Tous les héros sont Sonnés\u{a0}: l'équipe a perdu.",
        },
        Cause::Lost => Text { en: "The quest is lost.", fr: "L'aventure est perdue." },
        Cause::Torches => Text {
            en: "The torches have burnt out: the party has lost.",
            fr: "Les torches se sont consumées\u{a0}: l'équipe a perdu.",
        },
    }
}
