//! Seats, sets of seats, and how a game ended for them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats that any game of the house has.
pub const MAX_SEATS: usize = 8;

/// One value for each seat that may exist; seats that are not in the game hold the default.
pub type PerSeat<T> = [T; MAX_SEATS];

/// A player's chair. People count seats from 1, and so does its text; [`Seat::index`] counts from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`].
    #[must_use]
    pub const fn at(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The seat that people call `number`, counted from 1.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Seat> {
        if number >= 1 && number as usize <= MAX_SEATS { Some(Seat(number - 1)) } else { None }
    }

    /// The index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What people call it: 1, 2, ...
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise among `seats` seats.
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The first `seats` seats in order.
    pub fn first(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::numbered(number).ok_or_else(|| format!("there is no seat {number}"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts `seat` into the set.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out of the set.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat::at).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::default();
        seats.into_iter().for_each(|seat| set.add(seat));
        set
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who only watches, and sees what everybody may see.
    Bystander,
}

impl Viewer {
    /// Whether this is the player on `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every seat of `seats`, then the bystander.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Bystander])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Bystander => f.write_str("a bystander"),
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The number of seats.
    pub seats: u8,
    /// Why it ended, as one word of the game's own (`last-chromeca`, `stuck`, `limit`).
    pub reason: &'static str,
    /// Who won; several when victory is shared, none when everybody lost.
    pub winners: Seats,
    /// The rank of each seat, 1 the best.
    pub ranks: PerSeat<u8>,
    /// The points of each seat, where the game has points.
    pub points: PerSeat<i16>,
}

impl Outcome {
    /// What each seat gets when one victory is shared out among its winners.
    #[must_use]
    pub fn shares(&self) -> PerSeat<f32> {
        let mut shares = [0.0; MAX_SEATS];
        let each = 1.0 / self.winners.count().max(1) as f32;
        self.winners.iter().for_each(|seat| shares[seat.index()] = each);
        shares
    }

    /// One line that says it all: `last-chromeca winners 2 ranks 3 1 2 points 7 14 9`.
    #[must_use]
    pub fn line(&self) -> String {
        let list = |items: Vec<String>| items.join(" ");
        let n = self.seats as usize;
        let winners = list(self.winners.iter().map(|seat| seat.to_string()).collect());
        format!(
            "{} winners {} ranks {} points {}",
            self.reason,
            if winners.is_empty() { "none".to_owned() } else { winners },
            list(self.ranks[..n].iter().map(u8::to_string).collect()),
            list(self.points[..n].iter().map(i16::to_string).collect()),
        )
    }
}
