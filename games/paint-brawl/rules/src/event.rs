//! What happens, as the judge sees it.

use crate::{Card, Cards, Deed, Ending, Figure, Kind, Play};
use paint::Square;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Viewer};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// Luck chose the first player (PB-SETUP-3).
    First {
        /// Who.
        seat: Seat,
    },
    /// A seat chose its woman, or none (PB-DEC-1).
    Woman {
        /// Who.
        seat: Seat,
        /// The man that she replaces.
        man: Option<Kind>,
    },
    /// A wall was built (PB-WALL-1).
    Wall {
        /// Who built it.
        seat: Seat,
        /// Where.
        at: Square,
    },
    /// A figure was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// What.
        kind: Kind,
        /// Where.
        at: Square,
    },
    /// A Hunter infiltrated, or stayed (PB-ADV-2).
    Infiltrated {
        /// Whose.
        seat: Seat,
        /// Where it was.
        from: Square,
        /// The wall that it stands on now.
        to: Option<Square>,
    },
    /// Bonus cards were dealt into a seat's own pile (PB-TACT-1).
    Dealt {
        /// Whose.
        seat: Seat,
        /// Which; only the seat is told.
        cards: Option<Cards>,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// The round.
        round: u8,
    },
    /// A stunned fighter woke (PB-STUN-4).
    Woke {
        /// Where.
        at: Square,
        /// Who.
        figure: Figure,
    },
    /// The discard was shuffled into a new pile (PB-CARD-3).
    Shuffled,
    /// A seat drew a card (PB-CARD-2).
    Drew {
        /// Who.
        seat: Seat,
        /// Which; only the seat is told.
        card: Option<Card>,
    },
    /// A seat took a card from its own pile (PB-TACT-2).
    Took {
        /// Who.
        seat: Seat,
        /// Which; only the seat is told.
        card: Option<Card>,
    },
    /// A seat exchanged two cards for one (PB-CARD-6).
    Exchanged {
        /// Who.
        seat: Seat,
        /// The two.
        cards: Cards,
    },
    /// An action or blast was declared (PB-REACT-1).
    Declared {
        /// Who.
        seat: Seat,
        /// What.
        deed: Deed,
        /// The figure that does it, if one does. Servers before version 4 of the protocol do not tell it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Kind>,
        /// Whether others hold cards, so that their silence tells something.
        open: bool,
    },
    /// A seat that was asked did nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A bonus card was played.
    Card {
        /// Who.
        seat: Seat,
        /// What.
        play: Play,
    },
    /// Immunity was played (PB-IMMUNE-1).
    Immune {
        /// Who.
        seat: Seat,
    },
    /// A card had no effect, because of Immunity.
    CardCancelled {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// What was declared was cancelled (PB-REACT-6).
    Cancelled {
        /// Whose.
        seat: Seat,
        /// By which card.
        card: Card,
    },
    /// What was declared could not be done any more (PB-REACT-7).
    Fizzled {
        /// Whose.
        seat: Seat,
    },
    /// A figure moved.
    Moved {
        /// Which.
        figure: Figure,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A puddle was placed.
    Painted {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Square,
        /// Whose puddle it replaced.
        over: Option<Seat>,
    },
    /// A puddle went back to its supply.
    Erased {
        /// Whose.
        seat: Seat,
        /// Where it was.
        at: Square,
    },
    /// The Quest square got a marker (PB-QUEST-1).
    Marked {
        /// Whose.
        seat: Seat,
        /// Whose marker it replaced.
        over: Option<Seat>,
    },
    /// A fighter was repainted (PB-ATK-4).
    Repainted {
        /// Where.
        at: Square,
        /// What.
        kind: Kind,
        /// Whose it was.
        from: Seat,
        /// Whose it is.
        to: Seat,
    },
    /// A fighter was stunned (PB-STUN-1).
    Stunned {
        /// Where.
        at: Square,
        /// Who.
        figure: Figure,
        /// Whose mark it bears.
        by: Seat,
    },
    /// An invocation appeared (PB-GOLEM-3, PB-CLONE-1).
    Summoned {
        /// Where.
        at: Square,
        /// What.
        figure: Figure,
    },
    /// An invocation went back to its supply (PB-GOLEM-6).
    Desummoned {
        /// Where it was.
        at: Square,
        /// What.
        figure: Figure,
    },
    /// An invocation exploded (PB-BOOM-1).
    Exploded {
        /// Where.
        at: Square,
        /// What.
        figure: Figure,
    },
    /// A mini Golem became the maxi Golem (PB-FUSE-1, PB-FUSE-2).
    Fused {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Square,
    },
    /// An invocation was eaten (PB-FUSE-5).
    Eaten {
        /// Where.
        at: Square,
        /// What.
        figure: Figure,
    },
    /// A maxi Golem became a mini Golem (PB-LOB-3).
    Shrunk {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Square,
    },
    /// A Chief recoiled (PB-CHIEF-4).
    Recoiled {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A struck figure slid (PB-STRIKE-3).
    Slid {
        /// Which.
        figure: Figure,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Two fighters exchanged their squares (PB-MUTATION-1).
    Swapped {
        /// The one's old square.
        one: Square,
        /// The other's old square.
        other: Square,
        /// Who stood there, in this order. Servers before version 4 of the protocol do not tell it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figures: Option<[Figure; 2]>,
    },
    /// A seat has ended its turn (PB-TURN-4).
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Why.
        ending: Ending,
        /// Who won.
        winners: Seats,
    },
}

impl Event {
    /// What a viewer is told (PB-HID-2, PB-HID-3).
    pub(crate) fn told_to(&self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
            Event::Took { seat, .. } if !viewer.is(*seat) => Event::Took { seat: *seat, card: None },
            Event::Dealt { seat, .. } if !viewer.is(*seat) => Event::Dealt { seat: *seat, cards: None },
            event => event.clone(),
        }
    }

    /// Whether it told the acting seat something that it did not know: what was drawn, or that nobody could answer.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Declared { open, .. } => *open,
            Event::First { .. }
            | Event::Dealt { .. }
            | Event::Turn { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::Card { .. }
            | Event::Immune { .. }
            | Event::TurnEnded { .. }
            | Event::Ended { .. } => true,
            _ => false,
        }
    }
}
