//! The parts of forms.

use super::{id_of, phrase};
use crate::content::{Content, DieColour, EnemySheet, Size};
use serde_json::Value;
use stage::{CardLine, Choosable, Draft, Field, FormNode, Input};
use std::ops::RangeInclusive;
use texts::{Lang, Message};

/// A draft that is made, among the others of its pack.
pub(super) struct Making<'a> {
    pub(super) content: &'a Content,
    pub(super) drafts: &'a [Draft],
    pub(super) draft: &'a Draft,
    pub(super) lang: Lang,
}

impl Making<'_> {
    /// In the reader's language.
    pub(super) fn say(&self, message: Message) -> String {
        message.say(self.lang)
    }

    /// What the draft is called.
    pub(super) fn title(&self, path: &str, nameless: Message) -> String {
        match phrase(self.draft.at(path), self.lang) {
            "" => self.say(nameless),
            name => name.to_owned(),
        }
    }

    pub(super) fn field(&self, path: &str, name: Message, hint: String, input: Input) -> FormNode {
        FormNode::Field(Field { path: path.to_owned(), name: self.say(name), hint, input })
    }

    pub(super) fn group(&self, name: Message, nodes: Vec<FormNode>) -> FormNode {
        FormNode::Group { name: self.say(name), nodes }
    }

    pub(super) fn number_at(&self, path: &str) -> Option<i64> {
        self.draft.at(path).and_then(Value::as_i64)
    }

    /// A number of a range.
    pub(super) fn number(&self, path: &str, name: Message, range: RangeInclusive<i64>) -> FormNode {
        let (least, most) = (*range.start(), *range.end());
        let hint = if least == most { format!("{least}") } else { self.say(msg!("hint-range", least = least, most = most)) };
        self.field(path, name, hint, Input::Number { value: self.number_at(path), least, most })
    }

    /// A text in all languages, the reader's first; one is enough.
    pub(super) fn phrase(&self, path: &str, name: Message, most: usize, long: bool) -> FormNode {
        let side = |lang: Lang| {
            let path = format!("{path}/{}", lang.code());
            let value = self.draft.text(&path).to_owned();
            let input = Input::Text { value, most, long, such_as: Vec::new() };
            FormNode::Field(Field { path, name: lang.name().to_owned(), hint: String::new(), input })
        };
        let others = Lang::ALL.into_iter().filter(|&lang| lang != self.lang);
        let nodes = std::iter::once(self.lang).chain(others).map(side).collect();
        FormNode::Group { name: self.say(name), nodes }
    }

    /// The name in files.
    pub(super) fn id(&self, path: &str) -> FormNode {
        let hint = self.say(msg!("hint-id"));
        self.text(path, msg!("field-id"), hint, 24)
    }

    pub(super) fn text(&self, path: &str, name: Message, hint: String, most: usize) -> FormNode {
        let value = self.draft.text(path).to_owned();
        self.field(path, name, hint, Input::Text { value, most, long: false, such_as: Vec::new() })
    }

    pub(super) fn choice(&self, path: &str, name: Message, choices: Vec<Choosable>) -> FormNode {
        let value = self.draft.text(path).to_owned();
        self.field(path, name, String::new(), Input::Choice { value, choices })
    }

    pub(super) fn switch(&self, path: &str, name: Message, usual: bool) -> FormNode {
        let value = self.draft.at(path).and_then(Value::as_bool).unwrap_or(usual);
        self.field(path, name, String::new(), Input::Switch { value })
    }

    pub(super) fn dice(&self, path: &str, name: Message, letters: &str, range: RangeInclusive<usize>) -> FormNode {
        let choices = letters.chars().map(|letter| self.die(letter)).collect();
        let (least, most) = (*range.start(), *range.end());
        let hint = if least == most { format!("{most}") } else { format!("{least} – {most}") };
        let input = Input::Dice { value: self.draft.text(path).to_owned(), choices, most };
        self.field(path, name, hint, input)
    }

    pub(super) fn die(&self, letter: char) -> Choosable {
        let faces = DieColour::lettered(letter).map(|colour| self.content.faces().of(colour).map(|face| face.to_string()));
        let name = self.say(msg!("made-die" / &letter.to_string()));
        Choosable { value: letter.to_string(), name, words: faces.map(|faces| faces.join(" ")).unwrap_or_default() }
    }

    /// Something to choose.
    pub(super) fn such(&self, value: &str, name: Message) -> Choosable {
        Choosable { value: value.to_owned(), name: self.say(name), words: String::new() }
    }

    /// The kinds of enemies, of the box and of this pack.
    pub(super) fn kinds(&self, bosses: bool) -> Vec<Choosable> {
        let ordinary = |sheet: &&EnemySheet| bosses || sheet.size != Size::Boss;
        let house = self.content.enemies().iter().filter(ordinary).map(|sheet| Choosable {
            value: sheet.id.to_string(),
            name: sheet.name.to(self.lang).to_owned(),
            words: String::new(),
        });
        let mine = self.drafts.iter().filter(|draft| draft.sort == "enemy" && (bosses || draft.text("/size") != "boss"));
        let mine = mine.map(|draft| {
            let name = phrase(draft.at("/name"), self.lang);
            let name = if name.is_empty() { id_of(draft) } else { name };
            Choosable { value: id_of(draft).to_owned(), name: format!("★ {name}"), words: String::new() }
        });
        house.chain(mine).collect()
    }

    /// What an enemy kind is called.
    pub(super) fn kind_name(&self, kind: &str) -> String {
        let found = self.kinds(true).into_iter().find(|choosable| choosable.value == kind);
        found.map_or_else(|| kind.to_owned(), |choosable| choosable.name)
    }

    pub(super) fn line(&self, name: Message, words: impl Into<String>) -> CardLine {
        CardLine { name: self.say(name), words: words.into(), long: false }
    }

    pub(super) fn long(&self, name: impl Into<String>, words: impl Into<String>) -> CardLine {
        CardLine { name: name.into(), words: words.into(), long: true }
    }
}
