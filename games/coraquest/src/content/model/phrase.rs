//! Texts of the content.

use std::sync::OnceLock;
use texts::{Arg, Lang, Message};

/// What players read: words that stand in a file, in one language or several, or a message of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase(Words);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Words {
    /// By the codes of their languages, as they were written. Words without a code are for everybody.
    Own(Box<[(Box<str>, Box<str>)]>),
    House(Box<Message>, Said),
}

/// What was said already, by language.
#[derive(Clone, Debug, Default)]
struct Said([OnceLock<Box<str>>; Lang::ALL.len()]);

impl PartialEq for Said {
    /// The message alone tells what is said.
    fn eq(&self, _: &Said) -> bool {
        true
    }
}

impl Eq for Said {}

impl Default for Phrase {
    fn default() -> Phrase {
        Phrase(Words::Own(Box::default()))
    }
}

impl Phrase {
    /// Words of a file, by the codes of their languages.
    pub(in crate::content) fn own(words: Vec<(Box<str>, Box<str>)>) -> Phrase {
        Phrase(Words::Own(words.into()))
    }

    /// A message of the house.
    pub(in crate::content) fn house(message: Message) -> Phrase {
        Phrase(Words::House(Box::new(message), Said::default()))
    }

    /// The text in a language; else in English, or else in the first language that it has.
    #[must_use]
    pub fn to(&self, lang: Lang) -> &str {
        match &self.0 {
            Words::Own(words) => {
                let side = |code: &str| words.iter().find(|(of, _)| **of == *code);
                let found = side(lang.code()).or_else(|| side(Lang::En.code())).or_else(|| words.first());
                found.map_or("", |(_, text)| text)
            }
            Words::House(message, said) => {
                let [english, known] = [Lang::En, lang].map(|lang| &said.0[lang as usize]);
                if let Some(text) = known.get() {
                    return text;
                }
                // A language may be loaded later than another one: what is said in its place is not kept for it.
                let text = message.say_if_known(lang);
                let in_english = if lang == Lang::En { text.clone() } else { message.say_if_known(Lang::En) };
                match text {
                    Some(text) if lang == Lang::En || in_english.as_ref() != Some(&text) => known.get_or_init(|| text.into()),
                    Some(text) => english.get_or_init(|| text.into()),
                    None => &message.key,
                }
            }
        }
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(&self.0, Words::Own(words) if words.iter().all(|(_, text)| text.is_empty()))
    }

    /// The same as something that stands in another text: a message of the house may be declined there.
    #[must_use]
    pub fn arg(&self, lang: Lang) -> Arg {
        match &self.0 {
            Words::Own(_) => Arg::from(self.to(lang).to_owned()),
            Words::House(message, _) => Arg::from((**message).clone()),
        }
    }
}

/// Signs that French writes behind a space, at which no line may break; few keyboards have it, so that writers need not.
const BEHIND_A_SPACE: [char; 5] = [':', ';', '!', '?', '»'];

/// A text as it is read from a file.
pub(crate) fn bound(language: &str, text: &str) -> Box<str> {
    if language != "fr" {
        return text.into();
    }
    let opened = text.replace("« ", "«\u{a0}");
    BEHIND_A_SPACE.iter().fold(opened, |text, sign| text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"))).into()
}

/// The same as a writer would type it.
pub(crate) fn unbound(language: &str, text: &str) -> String {
    if language != "fr" {
        return text.to_owned();
    }
    let opened = text.replace("«\u{a0}", "« ");
    BEHIND_A_SPACE.iter().fold(opened, |text, sign| text.replace(&format!("\u{a0}{sign}"), &format!(" {sign}")))
}
