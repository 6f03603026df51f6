//! Notation: actions and positions as text. `docs/notation/coraquest.md` explains it.

mod action;
mod frame;
mod pen;
mod read;
mod write;

use crate::{Action, CoraQuest, State};
use tabletop::{Notation, ParseError, QuickStart, SetupOption};

impl Notation for CoraQuest {
    fn options(&self) -> &'static [SetupOption] {
        &crate::options::OPTIONS
    }

    fn quick_starts(&self) -> &'static [QuickStart] {
        &crate::options::QUICK_STARTS
    }

    fn write_action(&self, action: Action) -> String {
        action::write(self, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        action::read(self, text)
    }

    fn write_position(&self, state: &State) -> String {
        write::position(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        read::position(self, text)
    }
}
