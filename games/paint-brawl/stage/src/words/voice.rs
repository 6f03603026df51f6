//! How seats, squares and figures are called: clans and figures by their colours.

use super::names::{Named as _, clan, leader};
use paint::Square;
use paint_brawl::{Card, Chosen, Figure, Kind, PaintBrawl, View};
use tabletop::{Seat, Seats};
use texts::{Arg, Message};

/// Speaks about one table.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub(super) rules: &'a PaintBrawl,
    /// What is seen.
    pub(super) view: &'a View,
    /// The seat whose figures need no colour, as it is the one that acts.
    pub(super) actor: Option<Seat>,
}

impl Voice<'_> {
    /// "d4"; what lies beyond the edge has no name (PB-NET-5).
    pub(super) fn square(&self, at: Square) -> String {
        self.rules.board().name(at).to_string()
    }

    /// "c8 and d9".
    pub(super) fn squares(&self, chosen: Chosen) -> Arg {
        Arg::list(chosen.iter().map(|at| self.square(at)))
    }

    fn colour(&self, seat: Seat) -> Message {
        self.view.seat(seat).colour.message()
    }

    /// "Red", "Rouge".
    pub(super) fn clan(&self, seat: Seat) -> Message {
        clan(self.view.seat(seat).colour)
    }

    /// "Red and Blue".
    pub(super) fn clans(&self, seats: Seats) -> Arg {
        Arg::list(seats.iter().map(|seat| self.clan(seat)))
    }

    /// What a figure of a seat is, without its colour.
    pub(super) fn noun(&self, kind: Kind, seat: Seat) -> Message {
        if kind == Kind::Chief { leader(self.view.seat(seat)) } else { kind.name() }
    }

    /// "Warrior" of the seat that acts, "blue Hunter" of others.
    pub(super) fn figure(&self, kind: Kind, seat: Seat) -> Message {
        let noun = self.noun(kind, seat);
        if self.actor == Some(seat) { noun } else { msg!("figure-coloured", kind = noun, colour = self.colour(seat)) }
    }

    /// "the blue puddle"; "your puddle" of the seat that acts.
    pub(super) fn puddle(&self, seat: Seat) -> Message {
        if self.actor == Some(seat) { msg!("puddle-own") } else { msg!("puddle-coloured", colour = self.colour(seat)) }
    }

    /// The figure on a square, if one is seen there.
    pub(super) fn figure_at(&self, at: Square) -> Option<Figure> {
        self.view.at(at).and_then(|square| square.figure)
    }

    /// The figure on a square as it is called, if one is seen there.
    pub(super) fn named_at(&self, at: Square) -> Option<Message> {
        self.figure_at(at).map(|figure| self.figure(figure.kind, figure.seat))
    }
}

/// "Fatigue and Missed".
pub(super) fn cards(cards: impl Iterator<Item = Card>) -> Arg {
    Arg::list(cards.map(Card::name))
}
