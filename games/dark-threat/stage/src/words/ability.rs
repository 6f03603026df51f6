//! What abilities are called, what they do, and how they are told.

use super::names::compass;
use dark_threat::{Ability, Aim, DarkThreat};
use paint::Square;
use texts::{Arg, Message};

/// What has a name in the glossary.
pub trait Named {
    /// What players call it.
    #[must_use]
    fn name(self) -> Message;
}

impl Named for Ability {
    fn name(self) -> Message {
        msg!("ability" / self.code())
    }
}

/// What an ability does when this figure uses it.
pub(super) fn says(rules: &DarkThreat, ability: Ability, figure: Message, by: Square, aim: Aim) -> Message {
    let name = |at: Square| Arg::from(rules.board().name(at).to_string());
    let (at, to) = match aim {
        Aim::Alone => (Arg::from(""), Arg::from("")),
        Aim::At(at) => (name(at), Arg::from("")),
        Aim::Towards(to) => (Arg::from(""), compass(to).into()),
        Aim::From(at, to) => (name(at), compass(to).into()),
    };
    msg!("ability" / ability.code(), figure = figure, by = name(by), at = at, to = to).form("says")
}
