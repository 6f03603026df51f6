//! What stands and lies on the board.

use crate::{Figure, Kind};
use paint::{Puddles, Square, Squares};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// The most squares that a board of this game may have.
pub(crate) const MOST_SQUARES: usize = 121;

/// Figures, puddles, walls and the marker. The sets beside the list of figures are kept true by the methods here, and
/// by nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    figures: [Option<Figure>; MOST_SQUARES],
    of: [Squares; 4],
    invocations: Squares,
    chiefs: [Option<Square>; 4],
    puddles: Puddles<Seat, 4>,
    walls: Squares,
    marker: Option<Seat>,
}

impl Field {
    /// An empty board.
    pub(crate) const fn new() -> Field {
        Field {
            figures: [None; MOST_SQUARES],
            of: [Squares::NONE; 4],
            invocations: Squares::NONE,
            chiefs: [None; 4],
            puddles: Puddles::new(),
            walls: Squares::NONE,
            marker: None,
        }
    }

    /// The figure on a square.
    #[inline]
    #[must_use]
    pub fn figure(&self, at: Square) -> Option<Figure> {
        self.figures[at.index()]
    }

    /// The squares of a seat's figures.
    #[inline]
    #[must_use]
    pub fn figures_of(&self, seat: Seat) -> Squares {
        self.of[seat.index()]
    }

    /// The squares of all figures.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Squares {
        self.of[0] | self.of[1] | self.of[2] | self.of[3]
    }

    /// The squares of all invocations (PB-WORD-3).
    #[inline]
    #[must_use]
    pub fn invocations(&self) -> Squares {
        self.invocations
    }

    /// The squares of a seat's fighters (PB-WORD-2).
    #[inline]
    #[must_use]
    pub fn fighters_of(&self, seat: Seat) -> Squares {
        let others = self.of[seat.index()] - self.invocations;
        self.chief(seat).map_or(others, |chief| others.without(chief))
    }

    /// Where a seat's Chief stands; nowhere before he is placed.
    #[inline]
    #[must_use]
    pub fn chief(&self, seat: Seat) -> Option<Square> {
        self.chiefs[seat.index()]
    }

    /// The squares of all Chiefs.
    #[inline]
    #[must_use]
    pub fn chiefs(&self) -> Squares {
        self.chiefs.iter().flatten().copied().collect()
    }

    /// How many figures of a kind a seat has.
    #[must_use]
    pub fn count(&self, seat: Seat, kind: Kind) -> u8 {
        let is = |at: &Square| self.figure(*at).is_some_and(|figure| figure.kind == kind);
        self.of[seat.index()].iter().filter(is).count() as u8
    }

    /// The puddles on ground squares and walls.
    #[inline]
    #[must_use]
    pub fn puddles(&self) -> &Puddles<Seat, 4> {
        &self.puddles
    }

    /// The walls.
    #[inline]
    #[must_use]
    pub fn walls(&self) -> Squares {
        self.walls
    }

    /// The marker on the Quest square (PB-QUEST-1).
    #[inline]
    #[must_use]
    pub fn marker(&self) -> Option<Seat> {
        self.marker
    }

    /// PB-NET-1: what links a seat's networks.
    #[inline]
    #[must_use]
    pub fn links(&self, seat: Seat) -> Squares {
        (self.puddles.of(seat) - self.walls) | (self.of[seat.index()] & self.invocations)
    }

    /// How many puddles of a seat's colour are in use, the marker included (PB-COMP-2).
    #[inline]
    pub(crate) fn puddles_used(&self, seat: Seat) -> u32 {
        self.puddles.count(seat) + u32::from(self.marker == Some(seat))
    }

    /// Puts a figure on an empty square.
    #[inline]
    pub(crate) fn stand(&mut self, at: Square, figure: Figure) {
        debug_assert!(self.figures[at.index()].is_none());
        self.figures[at.index()] = Some(figure);
        self.of[figure.seat.index()].add(at);
        match figure.kind {
            Kind::Mini | Kind::Maxi | Kind::Clone => self.invocations.add(at),
            Kind::Chief => self.chiefs[figure.seat.index()] = Some(at),
            _ => {}
        }
    }

    /// Takes a figure off its square.
    #[inline]
    pub(crate) fn lift(&mut self, at: Square) -> Option<Figure> {
        let figure = self.figures[at.index()].take()?;
        self.of[figure.seat.index()].remove(at);
        match figure.kind {
            Kind::Mini | Kind::Maxi | Kind::Clone => self.invocations.remove(at),
            Kind::Chief => self.chiefs[figure.seat.index()] = None,
            _ => {}
        }
        Some(figure)
    }

    /// Moves a figure to an empty square.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square) {
        if let Some(figure) = self.lift(from) {
            self.stand(to, figure);
        }
    }

    /// Gives a fighter another colour (PB-ATK-4).
    #[inline]
    pub(crate) fn repaint(&mut self, at: Square, seat: Seat) {
        if let Some(figure) = self.lift(at) {
            self.stand(at, Figure { seat, ..figure });
        }
    }

    /// Puts a stun mark on a figure; whether it is new (PB-STUN-4).
    pub(crate) fn stun(&mut self, at: Square, by: Seat) -> bool {
        match &mut self.figures[at.index()] {
            Some(figure) if !figure.stuns.has(by) => {
                figure.stuns.add(by);
                true
            }
            _ => false,
        }
    }

    /// Takes a seat's stun mark off a figure; whether the figure is awake now and was not before.
    pub(crate) fn wake(&mut self, at: Square, by: Seat) -> bool {
        match &mut self.figures[at.index()] {
            Some(figure) if figure.stuns.has(by) => {
                figure.stuns.remove(by);
                figure.stuns.is_empty()
            }
            _ => false,
        }
    }

    /// Puts a puddle, in place of any that lies there.
    #[inline]
    pub(crate) fn put_puddle(&mut self, at: Square, seat: Seat) -> Option<Seat> {
        self.puddles.put(at, seat)
    }

    /// Takes a puddle away.
    #[inline]
    pub(crate) fn take_puddle(&mut self, at: Square) -> Option<Seat> {
        self.puddles.take(at)
    }

    /// Sets the marker.
    pub(crate) fn mark(&mut self, seat: Option<Seat>) {
        self.marker = seat;
    }

    /// Builds a wall.
    pub(crate) fn build(&mut self, at: Square) {
        self.walls.add(at);
    }

    /// Whether the sets agree with the list of figures.
    pub(crate) fn agrees(&self) -> bool {
        let mut copy = Field::new();
        copy.puddles = self.puddles;
        copy.walls = self.walls;
        copy.marker = self.marker;
        self.standing().for_each(|(at, figure)| copy.stand(at, figure));
        copy == *self && self.puddles.layers_are_apart()
    }

    /// All figures by their squares.
    pub fn standing(&self) -> impl Iterator<Item = (Square, Figure)> + '_ {
        self.occupied().iter().filter_map(|at| Some((at, self.figure(at)?)))
    }
}

/// The form in which a board is stored: without the sets that follow from it.
#[derive(Serialize, Deserialize)]
struct Stored {
    figures: Vec<(Square, Kind, Seat, Seats)>,
    puddles: Puddles<Seat, 4>,
    walls: Squares,
    marker: Option<Seat>,
}

impl Serialize for Field {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let figures = self.standing().map(|(at, figure)| (at, figure.kind, figure.seat, figure.stuns)).collect();
        Stored { figures, puddles: self.puddles, walls: self.walls, marker: self.marker }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Field, D::Error> {
        use serde::de::Error;
        let stored = Stored::deserialize(from)?;
        let mut field = Field::new();
        for (at, kind, seat, stuns) in stored.figures {
            let fits = at.index() < MOST_SQUARES && seat.index() < 4;
            if !fits || field.figure(at).is_some() {
                return Err(D::Error::custom(format!("a figure cannot stand on square {}", at.index())));
            }
            field.stand(at, Figure { kind, seat, stuns });
        }
        field.puddles = stored.puddles;
        field.walls = stored.walls;
        field.marker = stored.marker;
        Ok(field)
    }
}
