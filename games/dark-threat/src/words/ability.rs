//! What abilities are called, what they do, and how they are told.

use super::names::compass;
use crate::{Ability, Aim, DarkThreat};
use paint::Square;
use texts::{Arg, Message};

impl Ability {
    /// What players call it.
    #[must_use]
    pub fn name(self) -> Message {
        msg!("ability" / self.code())
    }

    /// What it does in general, as one line on a button.
    #[must_use]
    pub fn does(self) -> Message {
        self.name().form("does")
    }

    /// What it does when this figure uses it.
    pub(super) fn says(self, rules: &DarkThreat, figure: Message, by: Square, aim: Aim) -> Message {
        let name = |at: Square| Arg::from(rules.board.name(at).to_string());
        let (at, to) = match aim {
            Aim::Alone => (Arg::from(""), Arg::from("")),
            Aim::At(at) => (name(at), Arg::from("")),
            Aim::Towards(to) => (Arg::from(""), compass(to).into()),
            Aim::From(at, to) => (name(at), compass(to).into()),
        };
        msg!("ability" / self.code(), figure = figure, by = name(by), at = at, to = to).form("says")
    }
}
