//! The parts of forms.

use super::{id_of, phrase};
use crate::content::{Content, DieColour, EnemySheet, Size};
use serde_json::Value;
use std::ops::RangeInclusive;
use tabletop::{CardLine, Choosable, Draft, Field, FormNode, Input, Lang};

/// A draft that is made, among the others of its pack.
pub(super) struct Making<'a> {
    pub(super) content: &'a Content,
    pub(super) drafts: &'a [Draft],
    pub(super) draft: &'a Draft,
    pub(super) lang: Lang,
}

impl Making<'_> {
    /// In the reader's language.
    pub(super) fn say(&self, en: &str, fr: &str) -> String {
        match self.lang {
            Lang::En => en.to_owned(),
            Lang::Fr => fr.to_owned(),
        }
    }

    /// What the draft is called.
    pub(super) fn title(&self, path: &str, en: &str, fr: &str) -> String {
        match phrase(self.draft.at(path), self.lang) {
            "" => self.say(en, fr),
            name => name.to_owned(),
        }
    }

    pub(super) fn field(&self, path: &str, name: String, hint: String, input: Input) -> FormNode {
        FormNode::Field(Field { path: path.to_owned(), name, hint, input })
    }

    pub(super) fn group(&self, en: &str, fr: &str, nodes: Vec<FormNode>) -> FormNode {
        FormNode::Group { name: self.say(en, fr), nodes }
    }

    pub(super) fn number_at(&self, path: &str) -> Option<i64> {
        self.draft.at(path).and_then(Value::as_i64)
    }

    /// A number of a range.
    pub(super) fn number(&self, path: &str, en: &str, fr: &str, range: RangeInclusive<i64>) -> FormNode {
        let (least, most) = (*range.start(), *range.end());
        let hint = match (least == most, self.lang) {
            (true, _) => format!("{least}"),
            (false, Lang::En) => format!("{least} to {most}"),
            (false, Lang::Fr) => format!("{least} à {most}"),
        };
        self.field(path, self.say(en, fr), hint, Input::Number { value: self.number_at(path), least, most })
    }

    /// A text in both languages; one is enough.
    pub(super) fn phrase(&self, path: &str, en: &str, fr: &str, most: usize, long: bool) -> FormNode {
        let side = |code: &str, name: &str| {
            let path = format!("{path}/{code}");
            let value = self.draft.text(&path).to_owned();
            self.field(&path, name.to_owned(), String::new(), Input::Text { value, most, long, such_as: Vec::new() })
        };
        let mut nodes = vec![side("en", "English"), side("fr", "Français")];
        if self.lang == Lang::Fr {
            nodes.reverse();
        }
        FormNode::Group { name: self.say(en, fr), nodes }
    }

    /// The name in files.
    pub(super) fn id(&self, path: &str) -> FormNode {
        let hint = self.say(
            "2 to 24 of a-z, 0-9 and _; drawings are kept by it",
            "2 à 24 signes parmi a-z, 0-9 et _ ; les dessins y sont attachés",
        );
        self.text(path, "Name in files", "Nom de fichier", hint, 24)
    }

    pub(super) fn text(&self, path: &str, en: &str, fr: &str, hint: String, most: usize) -> FormNode {
        let value = self.draft.text(path).to_owned();
        self.field(path, self.say(en, fr), hint, Input::Text { value, most, long: false, such_as: Vec::new() })
    }

    pub(super) fn choice(&self, path: &str, en: &str, fr: &str, choices: Vec<Choosable>) -> FormNode {
        let value = self.draft.text(path).to_owned();
        self.field(path, self.say(en, fr), String::new(), Input::Choice { value, choices })
    }

    pub(super) fn switch(&self, path: &str, en: &str, fr: &str, usual: bool) -> FormNode {
        let value = self.draft.at(path).and_then(Value::as_bool).unwrap_or(usual);
        self.field(path, self.say(en, fr), String::new(), Input::Switch { value })
    }

    pub(super) fn dice(&self, path: &str, en: &str, fr: &str, letters: &str, range: RangeInclusive<usize>) -> FormNode {
        let choices = letters.chars().map(|letter| self.die(letter)).collect();
        let (least, most) = (*range.start(), *range.end());
        let hint = if least == most { format!("{most}") } else { format!("{least} – {most}") };
        let input = Input::Dice { value: self.draft.text(path).to_owned(), choices, most };
        self.field(path, self.say(en, fr), hint, input)
    }

    pub(super) fn die(&self, letter: char) -> Choosable {
        let name = match letter {
            'W' => self.say("White", "Blanc"),
            'B' => self.say("Blue", "Bleu"),
            _ => self.say("Red", "Rouge"),
        };
        let faces = DieColour::lettered(letter).map(|colour| self.content.faces().of(colour).map(|face| face.to_string()));
        Choosable { value: letter.to_string(), name, words: faces.map(|faces| faces.join(" ")).unwrap_or_default() }
    }

    /// Something to choose.
    pub(super) fn such(&self, value: &str, en: &str, fr: &str) -> Choosable {
        Choosable { value: value.to_owned(), name: self.say(en, fr), words: String::new() }
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

    pub(super) fn line(&self, en: &str, fr: &str, words: impl Into<String>) -> CardLine {
        CardLine { name: self.say(en, fr), words: words.into(), long: false }
    }

    pub(super) fn long(&self, name: impl Into<String>, words: impl Into<String>) -> CardLine {
        CardLine { name: name.into(), words: words.into(), long: true }
    }
}
