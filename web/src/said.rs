//! What is told to a visitor, in the language that is spoken when it is read.

use arcade::{Error, Lang};
use std::sync::Arc;
use texts::Message;
use wire::Fault;

/// Something that is told to a visitor, in no language yet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Said {
    /// A text of the page.
    Message(Message),
    /// What a game says of what was asked of it.
    Error(Arc<Error>),
    /// What is the same in every language, or was said in the one that was spoken then.
    Words(String),
}

impl Said {
    /// The words in a language.
    pub(crate) fn to(&self, lang: Lang) -> String {
        match self {
            Said::Message(message) => message.say(lang),
            Said::Error(error) => error.words(lang),
            Said::Words(words) => words.clone(),
        }
    }
}

impl From<Message> for Said {
    fn from(message: Message) -> Said {
        Said::Message(message)
    }
}

impl From<Error> for Said {
    fn from(error: Error) -> Said {
        Said::Error(Arc::new(error))
    }
}

impl From<&Fault> for Said {
    fn from(fault: &Fault) -> Said {
        Said::Message(fault.message.clone())
    }
}
