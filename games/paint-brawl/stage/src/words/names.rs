//! Names from the glossary.

use paint::Colour;
use paint_brawl::{Ability, Card, Kind, Level, PaintBrawl, Payment, Scenario, SeatView};
use texts::{Arg, COMMON, Message};

/// What has a name in the glossary.
pub trait Named {
    /// Its name.
    #[must_use]
    fn name(self) -> Message;
}

impl Named for Kind {
    fn name(self) -> Message {
        msg!("kind" / self.code())
    }
}

/// What the Chief of a seat is called: a Matriarch, if she looks so (PB-CHIEF-9).
pub(crate) fn leader(seat: &SeatView) -> Message {
    if seat.matriarch { msg!("kind-matriarch") } else { Kind::Chief.name() }
}

/// What players call it.
impl Named for Ability {
    fn name(self) -> Message {
        msg!("ability" / self.code())
    }
}

/// What an ability does in general, as one line on a button.
pub(crate) fn ability_does(ability: Ability) -> Message {
    ability.name().form("does")
}

/// What an ability does, said to whoever may do it: who does it, where, and what it is aimed at are still to be added.
pub(super) fn ability_says(ability: Ability) -> Message {
    ability.name().form("says")
}

impl Named for Card {
    fn name(self) -> Message {
        msg!("card" / self.code())
    }
}

/// What a card does, as one sentence for its face (table T6).
pub(crate) fn card_does(rules: &PaintBrawl, card: Card) -> Message {
    msg!("card" / card.code(), most = rules.constants().kadamas).form("does")
}

/// When a card can be played (table T6).
pub(crate) fn card_when(card: Card) -> Message {
    match card {
        Card::Kadamas | Card::Summoning => msg!("when-own-turn"),
        Card::Fatigue | Card::Missed | Card::Explosion | Card::Immunity => msg!("when-any"),
    }
}

impl Named for Level {
    fn name(self) -> Message {
        msg!("level" / self.code())
    }
}

impl Named for Scenario {
    fn name(self) -> Message {
        match self {
            Scenario::Network => msg!("scenario-network"),
            Scenario::Capture => msg!("scenario-capture"),
            Scenario::Encirclement => msg!("scenario-encirclement"),
            Scenario::Escort => msg!("scenario-escort"),
            Scenario::Cat => msg!("scenario-cat"),
        }
    }
}

/// An action that is spent.
impl Named for Payment {
    fn name(self) -> Message {
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
