//! Banes: their trail, their flight, their attack and their fusions (sections 11 and 15).

use crate::event::Figure;
use crate::tx::Tx;
use crate::{Blow, Event, Kind, Paint, Piece, Temple};
use paint::Square;
use tabletop::Log;

impl<L: Log<Event>> Tx<'_, L> {
    /// A small or half Bane moves by its own action: onto an empty square, an opponent (DT-BANE-4), or its partner in a
    /// fusion (DT-BANE-5, DT-BANE-6).
    pub(crate) fn crawl(&mut self, from: Square, to: Square) {
        let Some(piece) = self.state.field.piece(from) else { return };
        let figure = self.figure(piece);
        let partner = self.state.field.piece(to);
        let spawn = self.trail(from);
        match partner.map(|partner| (partner, self.state.field.kind(partner))) {
            None => self.settle_on(piece, to, Event::Moved { figure, from, to }),
            Some((other, Kind::SmallBane)) => self.fuse(piece, other, Piece::HalfBane, to),
            Some((king, Kind::WoodenKing)) => self.fuse(piece, king, Piece::UltimateBane, to),
            Some(_) => {
                self.remove(piece, from);
                self.hit(Blow::Crash, to);
            }
        }
        self.reappear(spawn, from);
    }

    /// A Bane flees, or is moved by Telekinesis (DT-LIGHT-5, DT-LIGHT-6, DT-ATK-17).
    pub(crate) fn flee(&mut self, from: Square, to: Square) {
        let Some(piece) = self.state.field.piece(from) else { return };
        let figure = self.figure(piece);
        let spawn = if figure.kind == Kind::UltimateBane { None } else { self.trail(from) };
        self.settle_on(piece, to, Event::Fled { figure, from, to });
        self.reappear(spawn, from);
    }

    /// A Bane that cannot flee shrinks on its square (DT-LIGHT-7, DT-LIGHT-8).
    pub(crate) fn shrink(&mut self, at: Square) {
        let Some(piece) = self.state.field.piece(at) else { return };
        let figure = self.figure(piece);
        self.state.field.lift(piece);
        let into = match figure.kind {
            Kind::HalfBane => self.state.field.spare_bane(),
            Kind::UltimateBane => Some(Piece::WoodenKing),
            _ => None,
        };
        if let Some(into) = into {
            self.state.field.stand(into, at);
        }
        let into: Option<Figure> = into.map(|into| self.figure(into));
        self.tell(Event::Shrunk { figure, into, at });
        // DT-LIGHT-9: this puddle never corrupts.
        if figure.kind == Kind::SmallBane && self.rules.black_supply(self.state) > 0 {
            self.state.field.put_puddle(at, Paint::Black);
            self.tell(Event::Painted { paint: Paint::Black, at, over: None });
        }
    }

    fn settle_on(&mut self, piece: Piece, to: Square, event: Event) {
        self.state.field.stand(piece, to);
        self.tell(event);
        self.erase(to);
    }

    fn fuse(&mut self, one: Piece, other: Piece, into: Piece, at: Square) {
        self.state.field.lift(one);
        self.state.field.lift(other);
        self.state.field.stand(into, at);
        let figure = self.figure(into);
        self.tell(Event::Fused { figure, at });
    }

    /// A black puddle on the square that is left, while the mover still counts as on the board (DT-BANE-2). The Temple whose
    /// small Bane it brings out.
    fn trail(&mut self, from: Square) -> Option<Temple> {
        if self.rules.black_supply(self.state) == 0 {
            return None;
        }
        self.state.field.put_puddle(from, Paint::Black);
        self.tell(Event::Painted { paint: Paint::Black, at: from, over: None });
        let temple = self.ground().temple(from)?;
        self.corrupt(temple).then_some(temple)
    }

    /// The Bane that the trail brings out, once the mover has left the square.
    fn reappear(&mut self, spawn: Option<Temple>, at: Square) {
        if let Some(temple) = spawn {
            self.bring_out(temple, at);
        }
    }
}
