//! The workshop: what users may make for a game, told as forms that any page can show without knowing a rule.
//!
//! A [`Draft`] is a thing in the making: a tree of values, right or wrong. The game says which values it asks for ([`Form`]),
//! writes drafts down as a pack, and says what is wrong with them ([`Survey`]); it reads a pack back into drafts.

use crate::Words;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{ContentError, PackFile};
use texts::{Arg, COMMON, Lang, Message};

/// A game for which users may make something. A game without a workshop fulfils it by doing nothing.
/// `By` is who asks, see [`Words`].
pub trait Workshop<By>: Words<By> {
    /// The sorts of things that can be made, in the order of a pack.
    fn crafts(&self, lang: Lang) -> Vec<Craft> {
        let _ = lang;
        Vec::new()
    }

    /// A new thing of a sort, different from all those that are there.
    fn blank(&self, sort: &str, drafts: &[Draft]) -> Option<Draft> {
        let _ = (sort, drafts);
        None
    }

    /// What is asked of one of these drafts.
    fn form(&self, drafts: &[Draft], index: usize, lang: Lang) -> Option<Form> {
        let _ = (drafts, index, lang);
        None
    }

    /// The drafts as a pack with this file name, and everything that is wrong with it.
    fn survey(&self, name: &str, drafts: &[Draft], lang: Lang) -> Survey {
        let _ = (name, drafts, lang);
        Survey::default()
    }

    /// The drafts of a pack, whether or not they are right.
    ///
    /// # Errors
    /// Where it cannot be read at all.
    fn unpack(&self, files: &[PackFile]) -> Result<Vec<Draft>, Vec<ContentError>> {
        let _ = files;
        Ok(Vec::new())
    }

    /// What is wrong with content, told to a player.
    fn reasons(&self, errors: &[ContentError], lang: Lang) -> Vec<Reason> {
        let _ = lang;
        let plain = |error: &ContentError| Reason { words: error.reason.clone(), ..Reason::of(error) };
        errors.iter().map(plain).collect()
    }

    /// The same in no language yet.
    fn reason_messages(&self, errors: &[ContentError]) -> Vec<Message> {
        errors.iter().map(|error| Reason::of(error).message(error.reason.clone())).collect()
    }

    /// What packs add to the choices of an option of the setup.
    fn more_choices(&self, option: &str, lang: Lang) -> Vec<Choosable> {
        let _ = (option, lang);
        Vec::new()
    }
}

/// A sort of things that can be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Craft {
    /// Its word: `hero`.
    pub sort: String,
    /// What one is called: "a hero".
    pub name: String,
    /// What several are called: "Heroes".
    pub many: String,
    /// What it is for, as a sentence.
    pub words: String,
    /// Whether its maker draws it.
    pub drawn: bool,
}

/// A thing in the making.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// Its sort.
    pub sort: String,
    /// Its values.
    pub body: Value,
}

/// What is asked of a draft.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Form {
    /// What it is called so far.
    pub title: String,
    /// Its name in files, by which drawings are kept: `hero-beekeeper`.
    pub own: String,
    /// The drawing that stands for it while it has none of its own.
    pub look: String,
    /// Ready drawings that may stand for it, for whoever does not draw.
    pub looks: Vec<Choosable>,
    /// What is counted against a limit.
    pub tallies: Vec<FormTally>,
    /// What is asked.
    pub nodes: Vec<FormNode>,
    /// What its card says, line by line.
    pub lines: Vec<CardLine>,
    /// What happens in it, where it is a story.
    pub chart: Option<Chart>,
    /// The values of the setup with which it is tried, where it can be.
    pub trial: Vec<(String, String)>,
}

/// Something that is counted against a limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormTally {
    /// What.
    pub name: String,
    /// How much there is.
    pub now: i64,
    /// How little there must be.
    pub least: i64,
    /// How much there may be.
    pub most: i64,
    /// The rule that says so.
    pub rule: String,
}

/// A line of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardLine {
    /// What is told.
    pub name: String,
    /// What of it.
    pub words: String,
    /// Whether it is a whole sentence rather than a value.
    pub long: bool,
}

/// A part of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FormNode {
    /// Parts that belong together.
    Group {
        /// What they are.
        name: String,
        /// The parts.
        nodes: Vec<FormNode>,
    },
    /// One value.
    Field(Field),
    /// A list of things of which there may be more or fewer.
    List(FormList),
}

/// One value of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Where it stands in the draft, as a JSON pointer.
    pub path: String,
    /// What it is called.
    pub name: String,
    /// What may stand there, or what it means.
    pub hint: String,
    /// How it is given.
    pub input: Input,
}

/// How a value is given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    /// A text.
    Text {
        /// What it is.
        value: String,
        /// The most characters.
        most: usize,
        /// Whether it has several lines.
        long: bool,
        /// Texts that would do.
        such_as: Vec<String>,
    },
    /// A whole number.
    Number {
        /// What it is.
        value: Option<i64>,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// One of several.
    Choice {
        /// What is chosen.
        value: String,
        /// From what.
        choices: Vec<Choosable>,
    },
    /// Some of several.
    Some {
        /// What is chosen.
        values: Vec<String>,
        /// From what.
        choices: Vec<Choosable>,
    },
    /// Yes or no.
    Switch {
        /// Which.
        value: bool,
    },
    /// Dice as letters.
    Dice {
        /// The letters.
        value: String,
        /// The dice that there are, by letter.
        choices: Vec<Choosable>,
        /// The most dice.
        most: usize,
    },
    /// Squares, each of which shows a sign.
    Squares {
        /// The rows, the upper one first.
        rows: Vec<String>,
        /// The signs, each a single character.
        signs: Vec<Choosable>,
    },
}

/// A list of things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FormList {
    /// Where it stands in the draft.
    pub path: String,
    /// What it is called.
    pub name: String,
    /// The most things.
    pub most: usize,
    /// The things.
    pub entries: Vec<FormEntry>,
    /// What can be added.
    pub more: Vec<Template>,
    /// Whether things have names rather than an order.
    pub named: bool,
}

/// A thing of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FormEntry {
    /// Where it stands in the draft.
    pub path: String,
    /// What it is called.
    pub name: String,
    /// What is asked of it.
    pub nodes: Vec<FormNode>,
    /// Whether it must stay.
    pub fixed: bool,
}

/// Something that can be added to a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Template {
    /// What it is called.
    pub name: String,
    /// What it is at first.
    pub value: Value,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choosable {
    /// Its word.
    pub value: String,
    /// What it is called.
    pub name: String,
    /// What it does, if there is something to say.
    pub words: String,
}

/// A story as boxes and arrows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chart {
    /// The boxes, column by column.
    pub boxes: Vec<ChartBox>,
    /// From which box to which, by number.
    pub arrows: Vec<(usize, usize)>,
}

/// A box of a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartBox {
    /// What sort of thing it is: `cause`, `rule`, `action`, `count`, `win`, `lose`.
    pub sort: String,
    /// Its column.
    pub column: usize,
    /// What it is called.
    pub title: String,
    /// What happens there.
    pub lines: Vec<String>,
    /// Where it stands in the draft, if it does.
    pub path: String,
}

/// What drafts come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Survey {
    /// The pack.
    pub text: String,
    /// What is wrong with it; nothing if it can be played with.
    pub reasons: Vec<Reason>,
}

/// Something that is wrong with a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The code of the fault, such as `H05`.
    pub code: String,
    /// The rule behind it, if one is.
    pub rule: String,
    /// What is wrong, for a player.
    pub words: String,
    /// The same with all details, in English, for those who write files.
    pub detail: String,
    /// Which draft it is about, if the pack was written from drafts.
    pub draft: Option<usize>,
    /// Where in that draft, as a JSON pointer.
    pub path: String,
}

impl Reason {
    /// A reason without words.
    #[must_use]
    pub fn of(error: &ContentError) -> Reason {
        let (file, detail) = (error.file.clone(), error.reason.clone());
        Reason { file, line: error.line, detail, ..Reason::default() }
    }

    /// The same as a message: where it is, its code, and what is wrong.
    #[must_use]
    pub fn message(self, words: impl Into<Arg>) -> Message {
        let place = Message::new(COMMON, "fault-reason").with("file", self.file).with("line", self.line);
        place.with("code", self.code).with("words", words)
    }
}

impl Draft {
    /// The value at a place.
    #[must_use]
    pub fn at(&self, path: &str) -> Option<&Value> {
        self.body.pointer(path)
    }

    /// The text at a place; nothing is an empty text.
    #[must_use]
    pub fn text(&self, path: &str) -> &str {
        self.at(path).and_then(Value::as_str).unwrap_or_default()
    }

    /// Puts a value at a place; what leads there is made. Nothing happens where a list has no such place.
    pub fn set(&mut self, path: &str, value: Value) {
        let mut here = &mut self.body;
        for step in path.split('/').skip(1) {
            if here.is_null() {
                *here = Value::Object(serde_json::Map::new());
            }
            let next = match here {
                Value::Object(table) => Some(table.entry(step.replace("~1", "/").replace("~0", "~")).or_insert(Value::Null)),
                Value::Array(list) => step.parse::<usize>().ok().and_then(|place| list.get_mut(place)),
                _ => None,
            };
            let Some(next) = next else { return };
            here = next;
        }
        *here = value;
    }

    /// Adds a value to the end of a list, which is made if it is not there.
    pub fn add(&mut self, path: &str, value: Value) {
        if self.at(path).is_none_or(Value::is_null) {
            self.set(path, Value::Array(Vec::new()));
        }
        if let Some(Value::Array(list)) = self.body.pointer_mut(path) {
            list.push(value);
        }
    }

    /// Takes away what is at a place.
    pub fn take(&mut self, path: &str) {
        let Some((parent, last)) = path.rsplit_once('/') else { return };
        match self.body.pointer_mut(parent) {
            Some(Value::Object(table)) => {
                table.remove(&last.replace("~1", "/").replace("~0", "~"));
            }
            Some(Value::Array(list)) => {
                if let Some(place) = last.parse::<usize>().ok().filter(|&place| place < list.len()) {
                    list.remove(place);
                }
            }
            _ => {}
        }
    }

    /// Moves a thing of a list before the one that stands before it.
    pub fn raise(&mut self, path: &str) {
        let Some((parent, last)) = path.rsplit_once('/') else { return };
        if let (Some(Value::Array(list)), Ok(place)) = (self.body.pointer_mut(parent), last.parse::<usize>())
            && (1..list.len()).contains(&place)
        {
            list.swap(place - 1, place);
        }
    }
}
