//! How actions and positions are written. The grammar, with examples, is in `docs/notation/chromatic-conflict.md`.

mod action;
mod read;
mod write;

use crate::{Action, ChromaticConflict, State};
use tabletop::{Cursor, Notation, ParseError, SetupOption};

/// The version of how positions are written. It stands for itself: the rules have their own.
const VERSION: u32 = 1;

impl Notation for ChromaticConflict {
    fn options(&self) -> &'static [SetupOption] {
        &crate::options::OPTIONS
    }

    fn write_action(&self, action: Action) -> String {
        action::write(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        action::read(Cursor::new(text, 1))
    }

    fn write_position(&self, state: &State) -> String {
        write::write(state)
    }

    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        read::read(self, text)
    }
}
