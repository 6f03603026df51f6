//! Notation, as `docs/notation/dark-threat.md` explains it.

mod action;
mod cell;
mod frame;
mod read;
mod write;

use crate::{Action, DarkThreat, State};
use tabletop::{Cursor, Notation, ParseError, QuickStart, SetupOption};

impl Notation for DarkThreat {
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
        let mut cursor = Cursor::new(text, 1);
        let action = action::read(self, &mut cursor)?;
        cursor.finish()?;
        Ok(action)
    }

    fn write_position(&self, state: &State) -> String {
        write::position(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        read::position(self, text)
    }
}
