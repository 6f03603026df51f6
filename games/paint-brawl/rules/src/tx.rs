//! What happens on the board: every change goes through here and is told.

use crate::brush::{Brush, Stroke, stroke};
use crate::{Event, Figure, Hits, Kind, PaintBrawl, State};
use paint::{Area, Square};
use tabletop::{Log, Seat, Seats};

/// A position that something happens to, and whoever listens.
pub(crate) struct Tx<'a, L> {
    pub(crate) rules: &'a PaintBrawl,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
}

impl<L: Log<Event>> Tx<'_, L> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.log.tell(event);
    }

    /// Paints squares one after another as long as the supply lasts (PB-ATK-5, PB-SUP-3). The Chiefs that were hit.
    pub(crate) fn paint(&mut self, squares: impl IntoIterator<Item = Square>, seat: Seat, brush: Brush) -> Hits {
        let mut hits = Hits::default();
        let mut supply = self.rules.supply(self.state, seat);
        for at in squares {
            match stroke(self.rules, &self.state.field, at, seat, brush, supply) {
                Stroke::Nothing => {}
                Stroke::Puddle { over } => {
                    supply -= 1;
                    self.state.field.put_puddle(at, seat);
                    self.tell(Event::Painted { seat, at, over });
                }
                Stroke::Marker { over } => {
                    supply -= 1;
                    self.state.field.mark(Some(seat));
                    self.tell(Event::Marked { seat, over });
                }
                Stroke::Repaint { kind, from } => {
                    self.state.field.repaint(at, seat);
                    self.tell(Event::Repainted { at, kind, from, to: seat });
                }
                Stroke::Hit(chief) => hits.add(chief),
            }
        }
        hits
    }

    /// Gives a puddle back to its supply, if one lies there (PB-SUP-1).
    pub(crate) fn erase(&mut self, at: Square) {
        if let Some(seat) = self.state.field.take_puddle(at) {
            self.tell(Event::Erased { seat, at });
        }
    }

    /// Moves a figure; an own puddle that it enters goes back to the supply (PB-MOVE-5).
    pub(crate) fn relocate(&mut self, from: Square, to: Square) {
        if let Some(figure) = self.state.field.figure(from) {
            self.state.field.shift(from, to);
            self.tell(Event::Moved { figure, from, to });
            self.erase(to);
        }
    }

    /// Sends an invocation back to its supply (PB-GOLEM-6).
    pub(crate) fn desummon(&mut self, at: Square) {
        if let Some(figure) = self.state.field.lift(at) {
            self.tell(Event::Desummoned { at, figure });
        }
    }

    /// Puts this seat's stun mark on a fighter (PB-STUN-4).
    pub(crate) fn stun(&mut self, at: Square, by: Seat) {
        if let Some(figure) = self.state.field.figure(at)
            && self.state.field.stun(at, by)
        {
            self.tell(Event::Stunned { at, figure, by });
        }
    }

    /// An invocation comes from an own puddle; on a wall it explodes at once (PB-GOLEM-3, PB-GOLEM-4, PB-CLONE-4).
    pub(crate) fn summon(&mut self, at: Square, kind: Kind, seat: Seat) {
        self.erase(at);
        let figure = Figure { kind, seat, stuns: Seats::default() };
        self.state.field.stand(at, figure);
        self.tell(Event::Summoned { at, figure });
        if self.state.field.walls().has(at) {
            self.explode(at);
        }
    }

    /// The invocation goes back to its supply, then its colour falls on the squares of its shape (PB-BOOM-2).
    pub(crate) fn explode(&mut self, at: Square) {
        if let Some(figure) = self.state.field.lift(at) {
            self.burst(at, figure);
        }
    }

    /// The colour of an invocation that stands on no square any more falls on the squares of its shape.
    pub(crate) fn burst(&mut self, at: Square, invocation: Figure) {
        self.tell(Event::Exploded { at, figure: invocation });
        self.paint(shape(self.rules, invocation.kind, at), invocation.seat, Brush::Explosion);
    }
}

/// The squares of an explosion, in their order (PB-BOOM-1, PB-SUP-3).
pub(crate) fn shape(rules: &PaintBrawl, kind: Kind, at: Square) -> Area {
    if kind == Kind::Maxi { rules.board.block(at) } else { rules.board.cross(at) }
}
