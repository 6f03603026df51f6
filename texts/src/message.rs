//! A text by its key, with what stands in it.

use crate::{Lang, catalogue};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A text by its key, with what stands in it, in no language yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Message {
    /// Where the text is looked up: the name of a game, `page`, `terminal`, `common`.
    pub domain: Cow<'static, str>,
    /// The key of the text; `key.attribute` for one of its attributes.
    pub key: Cow<'static, str>,
    /// What stands in it, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// Something that stands in a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number; texts may choose by it.
    Number(i64),
    /// A text that is the same in all languages: a square, what somebody typed, a code to choose by.
    Text(Cow<'static, str>),
    /// Another message.
    Message(Box<Message>),
    /// Several, said as the language says a list.
    List(Vec<Arg>),
    /// What somebody wrote in some languages, by their codes: said in the reader's language, or else in English, or else in
    /// the first that there is.
    Written(BTreeMap<String, String>),
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(domain: &'static str, key: impl Into<Cow<'static, str>>) -> Message {
        Message { domain: Cow::Borrowed(domain), key: key.into(), args: Vec::new() }
    }

    /// The message `family-code`: one of several that are named alike.
    #[must_use]
    pub fn named(domain: &'static str, family: &'static str, code: &str) -> Message {
        Message::new(domain, format!("{family}-{code}"))
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The same in one of its forms: the attribute of this name, with the same arguments.
    #[must_use]
    pub fn form(mut self, attribute: &str) -> Message {
        self.key = Cow::Owned(format!("{}.{attribute}", self.key));
        self
    }

    /// The text in a language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        catalogue::say(self, lang)
    }

    /// The text in a language, if there is one in it or in English. Nothing is counted as missing.
    #[must_use]
    pub fn say_if_known(&self, lang: Lang) -> Option<String> {
        catalogue::say_if_known(self, lang)
    }
}

impl Arg {
    /// A list of several.
    pub fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
        Arg::List(items.into_iter().map(Into::into).collect())
    }

    /// What it says by itself in a language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        catalogue::said(self, None, lang)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<BTreeMap<String, String>> for Arg {
    fn from(written: BTreeMap<String, String>) -> Arg {
        Arg::Written(written)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Text(Cow::Owned(letter.to_string()))
    }
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        })+
    };
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Arg {
        Arg::list(items)
    }
}

/// Defines, for the crate at whose root it stands, what says the messages of its domain. It stands before the modules that use
/// them: `texts::domain!("paint-brawl", $);`
///
/// - `msg!("key", name = value, ...)` is a [`Message`].
/// - `msg!("family" / code, name = value, ...)` is the message `family-code`, for names that go by a code.
/// - `say!(lang, ...)` with the same behind it is the text in a language.
///
/// Keys are literals, so that a test finds those that are not there, and those that nobody uses.
#[macro_export]
macro_rules! domain {
    ($domain:literal, $d:tt) => {
        #[allow(unused_macros)]
        macro_rules! msg {
                            ($d key:literal $d(, $d name:ident = $d value:expr)* $d(,)?) => {
                                $crate::Message::new($domain, $d key) $d(.with(stringify!($d name), $d value))*
                            };
                            ($d family:literal / $d code:expr $d(, $d name:ident = $d value:expr)* $d(,)?) => {
                                $crate::Message::named($domain, $d family, $d code) $d(.with(stringify!($d name), $d value))*
                            };
                        }
        #[allow(unused_macros)]
        macro_rules! say {
                            ($d lang:expr, $d($d rest:tt)+) => {
                                msg!($d($d rest)+).say($d lang)
                            };
                        }
    };
}
