//! The words of the toy: cards, hands, actions, events, views.

use super::fault;
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) seats: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { seats: 2 }
    }
}

/// A card in a hand, and who else has looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) kind: u8,
    pub(crate) seen: Seats,
}

pub(crate) type Hand = ArrayVec<Held, HAND>;

/// A card was declared and waits; a seat is asked whether it wards it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    Declared { by: Seat, kind: u8 },
    Asked { seat: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) seats: u8,
    pub(crate) turn: Seat,
    #[serde(serialize_with = "fault::taken")]
    pub(crate) taken: u8,
    pub(crate) hands: [Hand; 3],
    pub(crate) points: [u8; 3],
    pub(crate) deck: Deck<4, 15>,
    pub(crate) pending: Stack<Frame, 2>,
}

impl State {
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Action {
    /// `draw`
    Draw,
    /// `peek 2`: look at the first card of seat 2 that one has not seen.
    Peek { of: Seat },
    /// `play 1`: declare a card, to score with it.
    Play { slot: u8 },
    /// `sink 1`: put a card under the deck and go on.
    Sink {
        #[serde(serialize_with = "fault::slot")]
        slot: u8,
    },
    /// `ward`: stop the declared card.
    Ward,
    /// `allow`: let the declared card pass.
    Allow,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
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
pub(crate) struct Shown {
    pub(crate) kind: Option<u8>,
    pub(crate) seen: Seats,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) seats: u8,
    pub(crate) turn: Seat,
    pub(crate) taken: u8,
    pub(crate) hands: Vec<Vec<Shown>>,
    pub(crate) points: [u8; 3],
    pub(crate) deck: usize,
    pub(crate) bottom: Vec<u8>,
    pub(crate) pending: Vec<Frame>,
}

impl Wire for View {}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Knowledge {
    pub(crate) viewer: Viewer,
    pub(crate) view: View,
    pub(crate) stars: Option<u8>,
}
