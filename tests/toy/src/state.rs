//! The words of the toy: cards, hands, actions, events, views.

use crate::fault;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Deck, Seat, Seats, Stack, Viewer, Wire};

pub(crate) const NAMES: [&str; 4] = ["sun", "moon", "star", "ward"];
pub(crate) const COPIES: [u8; 4] = [4, 4, 4, 3];
pub(crate) const STAR: u8 = 2;
pub(crate) const WARD: u8 = 3;
pub(crate) const HAND: usize = 5;
pub(crate) const LIMIT: u8 = 40;
pub(crate) const GOAL: u8 = 7;

/// What is chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats play, 2 or 3.
    pub seats: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { seats: 2 }
    }
}

/// A card in a hand, and who else has looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Held {
    /// Which card it is.
    pub kind: u8,
    /// Who else has looked at it.
    pub seen: Seats,
}

/// A hand of cards.
pub type Hand = ArrayVec<Held, HAND>;

/// A card was declared and waits; a seat is asked whether it wards it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// A card waits.
    Declared {
        /// Who declared it.
        by: Seat,
        /// Which card it is.
        kind: u8,
    },
    /// A seat decides whether it wards the card off.
    Asked {
        /// Which seat.
        seat: Seat,
    },
}

/// The whole truth of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// How many seats play.
    pub seats: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many decisions have been taken.
    #[serde(serialize_with = "fault::taken")]
    pub taken: u8,
    /// The cards of each seat.
    pub hands: [Hand; 3],
    /// The points of each seat.
    pub points: [u8; 3],
    /// The face-down deck.
    pub deck: Deck<4, 15>,
    /// What is declared, and who is asked.
    pub pending: Stack<Frame, 2>,
}

impl State {
    /// The cards of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    pub(crate) fn wins(&self) -> bool {
        self.points.iter().any(|&points| points >= GOAL)
    }

    pub(crate) fn decides(&self) -> Seat {
        match self.pending.top() {
            Some(Frame::Asked { seat }) => seat,
            _ => self.turn,
        }
    }
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// `draw`
    Draw,
    /// `peek 2`: look at the first card of seat 2 that one has not seen.
    Peek {
        /// Whose hand.
        of: Seat,
    },
    /// `play 1`: declare a card, to score with it.
    Play {
        /// Its place in the hand, from 0.
        slot: u8,
    },
    /// `sink 1`: put a card under the deck and go on.
    Sink {
        /// Its place in the hand, from 0.
        #[serde(serialize_with = "fault::slot")]
        slot: u8,
    },
    /// `ward`: stop the declared card.
    Ward,
    /// `allow`: let the declared card pass.
    Allow,
}

/// Something that happened.
#[expect(missing_docs, reason = "the fields are named as those of actions and positions")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Drew { seat: Seat, kind: Option<u8> },
    Peeked { by: Seat, of: Seat, slot: u8, kind: Option<u8> },
    Sank { seat: Seat, kind: u8 },
    Declared { seat: Seat, kind: u8 },
    Warded { seat: Seat },
    Allowed { seat: Seat },
    Rolled { face: u8 },
    Scored { seat: Seat, points: u8 },
}

/// A card as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Shown {
    /// Which card it is, if that is seen.
    pub kind: Option<u8>,
    /// Who else has looked at it.
    pub seen: Seats,
}

/// What one viewer may see.
#[expect(missing_docs, reason = "the fields are those of the position")]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub seats: u8,
    pub turn: Seat,
    pub taken: u8,
    pub hands: Vec<Vec<Shown>>,
    pub points: [u8; 3],
    pub deck: usize,
    pub bottom: Vec<u8>,
    pub pending: Vec<Frame>,
}

impl Wire for View {}

/// What one viewer can know.
#[expect(missing_docs, reason = "a view, and what a fault adds to it")]
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    pub viewer: Viewer,
    pub view: View,
    pub stars: Option<u8>,
}
