//! Names from the glossary.

use crate::{Ability, Card, Kind, Level, PaintBrawl, Payment, Scenario, SeatView};
use paint::Colour;
use texts::{Arg, COMMON, Message};

impl Kind {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Message {
        msg!("kind" / self.code())
    }
}

/// What the Chief of a seat is called: a Matriarch, if she looks so (PB-CHIEF-9).
pub(crate) fn leader(seat: &SeatView) -> Message {
    if seat.matriarch { msg!("kind-matriarch") } else { Kind::Chief.name() }
}

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

    /// What it does, said to whoever may do it: who does it, where, and what it is aimed at are still to be added.
    pub(super) fn says(self) -> Message {
        self.name().form("says")
    }
}

impl Card {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Message {
        msg!("card" / self.code())
    }

    /// What it does, as one sentence for its face (table T6).
    pub(crate) fn does(self, rules: &PaintBrawl) -> Message {
        msg!("card" / self.code(), most = rules.constants.kadamas).form("does")
    }

    /// When it can be played (table T6).
    pub(crate) fn when(self) -> Message {
        match self {
            Card::Kadamas | Card::Summoning => msg!("when-own-turn"),
            Card::Fatigue | Card::Missed | Card::Explosion | Card::Immunity => msg!("when-any"),
        }
    }
}

impl Level {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Message {
        msg!("level" / self.code())
    }
}

impl Scenario {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Message {
        match self {
            Scenario::Network => msg!("scenario-network"),
            Scenario::Capture => msg!("scenario-capture"),
            Scenario::Encirclement => msg!("scenario-encirclement"),
            Scenario::Escort => msg!("scenario-escort"),
            Scenario::Cat => msg!("scenario-cat"),
        }
    }
}

impl Payment {
    /// An action that is spent.
    pub(crate) fn name(self) -> Message {
        msg!("payment" / self.code())
    }
}

/// A clan goes by its colour.
pub(crate) fn clan(colour: Colour) -> Message {
    msg!("clan" / colour.code())
}

/// One after another: "a, b, c".
pub(crate) fn in_a_row(items: impl IntoIterator<Item = Message>) -> Arg {
    let next = |first: Message, next: Message| Message::new(COMMON, "list-next").with("first", first).with("next", next);
    items.into_iter().reduce(next).map_or_else(|| Arg::List(Vec::new()), Arg::from)
}
