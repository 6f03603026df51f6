//! What happens on the board: every change goes through here and is told.

use crate::content::Ground;
use crate::event::Figure;
use crate::{Blow, DarkThreat, Event, Frame, Kind, Paint, Piece, Shape, State, Temple};
use arrayvec::ArrayVec;
use paint::{Area, Colour, Direction, Square, Squares};
use tabletop::Log;

/// A position that something happens to, and whoever listens.
pub(crate) struct Tx<'a, L> {
    pub(crate) rules: &'a DarkThreat,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
}

impl<'a, L: Log<Event>> Tx<'a, L> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.log.tell(event);
    }

    pub(crate) fn ground(&self) -> &'a Ground {
        let rules: &'a DarkThreat = self.rules;
        rules.ground(self.state)
    }

    /// A piece as it is now.
    pub(crate) fn figure(&self, piece: Piece) -> Figure {
        let field = &self.state.field;
        Figure { piece, kind: field.kind(piece), doomed: field.doomed().has(piece) }
    }

    /// Whether the square is a lit prism (DT-TEMP-3).
    pub(crate) fn is_lit(&self, at: Square) -> bool {
        match (self.ground().prism(at), self.state.field.puddles().at(at)) {
            (Some(prism), Some(Paint::Colour(colour))) => prism == colour,
            _ => false,
        }
    }

    /// Puts a puddle where it may lie and the supply has one (DT-PAINT-2 to DT-PAINT-6, DT-PAINT-9, DT-PAINT-16). Figures
    /// are left alone.
    pub(crate) fn paint(&mut self, at: Square, paint: Paint) {
        let field = &self.state.field;
        let over = field.puddles().at(at);
        let supply = match paint {
            Paint::Black => self.rules.black_supply(self.state),
            Paint::Colour(colour) => self.rules.supply(self.state, colour),
        };
        let covers = over.is_none_or(|there| there != paint && (paint == Paint::Black || there != Paint::Black));
        let bare = at != self.rules.sanctuary && field.piece(at).is_none() && !self.is_lit(at);
        if bare && covers && supply > 0 {
            self.state.field.put_puddle(at, paint);
            self.tell(Event::Painted { paint, at, over });
            self.landed(at, paint);
        }
    }

    /// What comes of a puddle that has come to lie somewhere (DT-TEMP-2, DT-PAINT-17).
    pub(crate) fn landed(&mut self, at: Square, paint: Paint) {
        match paint {
            Paint::Colour(colour) if self.ground().prisms(colour).has(at) => self.light(at, colour),
            Paint::Colour(_) => {}
            Paint::Black => {
                if let Some(temple) = self.ground().temple(at)
                    && self.corrupt(temple)
                {
                    self.bring_out(temple, at);
                }
            }
        }
    }

    fn light(&mut self, at: Square, colour: Colour) {
        self.tell(Event::Lit { colour, at });
        let ground = self.ground();
        let first = (self.state.field.puddles().of(Paint::Colour(colour)) & ground.prisms(colour)).count() == 1;
        let temple = Temple::ALL.into_iter().find(|&temple| ground.colours(temple).contains(&colour));
        if let Some(temple) = temple.filter(|&temple| first && self.rules.is_active(self.state, temple)) {
            self.tell(Event::Activated { temple });
        }
    }

    /// Notes that a Temple was corrupted; whether its small Bane comes out (DT-TEMP-8).
    pub(crate) fn corrupt(&mut self, temple: Temple) -> bool {
        let first = !self.state.corrupted.has(temple);
        self.state.corrupted.add(temple);
        self.tell(Event::Corrupted { temple, first });
        self.state.field.square(Piece::bane(temple)).is_none()
    }

    /// A small Bane replaces the black puddle on its Temple's centre.
    pub(crate) fn bring_out(&mut self, temple: Temple, at: Square) {
        self.state.field.take_puddle(at);
        self.appear(Piece::bane(temple), at);
    }

    /// A piece comes from the supply onto an empty square.
    pub(crate) fn appear(&mut self, piece: Piece, at: Square) -> Piece {
        let piece = self.state.field.stand(piece, at);
        let figure = self.figure(piece);
        self.tell(Event::Appeared { figure, at });
        piece
    }

    /// A figure goes back to the supply (DT-SUP-2).
    pub(crate) fn remove(&mut self, piece: Piece, at: Square) {
        let figure = self.figure(piece);
        self.state.field.lift(piece);
        self.tell(Event::Removed { figure, at });
    }

    /// Gives a puddle back to the supply, if one lies there; a lit prism keeps its own (DT-TEMP-3).
    pub(crate) fn erase(&mut self, at: Square) {
        if self.is_lit(at) {
            return;
        }
        if let Some(paint) = self.state.field.take_puddle(at) {
            self.tell(Event::Erased { paint, at });
        }
    }

    /// Moves a figure along squares; puddles on them go back to the supply (DT-PAINT-11, DT-PAINT-12).
    pub(crate) fn travel(&mut self, from: Square, way: impl IntoIterator<Item = Square>) {
        let Some(piece) = self.state.field.piece(from) else { return };
        let figure = self.figure(piece);
        let mut to = from;
        for at in way {
            self.erase(at);
            to = at;
        }
        self.state.field.stand(piece, to);
        self.tell(Event::Moved { figure, from, to });
        self.arrive(piece, to);
    }

    /// A Gaia event is due when Oak or the Chosen One arrives on the Sanctuary (DT-EVG-1), but not in Gaia's first turn
    /// (DT-TURN-11).
    pub(crate) fn arrive(&mut self, piece: Piece, to: Square) {
        let guest = matches!(piece, Piece::Oak | Piece::ChosenOne);
        if guest && to == self.rules.sanctuary && !self.state.is_first_turn() {
            self.state.arrived = true;
        }
    }

    /// Gives a coloured piece another shape where it stands.
    pub(crate) fn reshape(&mut self, colour: Colour, shape: Shape) {
        let piece = Piece::of(colour);
        let was = self.state.field.kind(piece);
        self.state.field.reshape(colour, shape);
        if let Some(at) = self.state.field.square(piece) {
            let figure = self.figure(piece);
            self.tell(Event::Became { figure, was, at });
        }
    }

    /// The piece on a square takes another shape, if it is a coloured one.
    pub(crate) fn reshape_at(&mut self, at: Square, shape: Shape) {
        if let Some(colour) = self.state.field.piece(at).and_then(Piece::colour) {
            self.reshape(colour, shape);
        }
    }

    /// Figures will be hit one after another, nearest first or in ring order (DT-ACT-10). Whom the effect cannot harm is
    /// left out.
    pub(crate) fn strike(&mut self, blow: Blow, from: Square, line: Option<Direction>, area: Squares) {
        let harmed = |at: &Square| {
            let piece = self.state.field.piece(*at);
            piece.is_some_and(|piece| crate::blow::harms(self.rules, self.state, blow, piece))
        };
        let left: Squares = area.iter().filter(harmed).collect();
        if !left.is_empty() {
            self.state.business.push(Frame::Blows { blow, from, line, left });
        }
    }

    /// The next of the figures that are to be hit.
    pub(crate) fn next_blow(&mut self, blow: Blow, from: Square, line: Option<Direction>, left: Squares) {
        self.state.business.pop();
        let next = match line {
            Some(to) => self.rules.board.reach(from, to, left).stop,
            None => {
                let ring = Direction::CLOCKWISE.into_iter().filter_map(|to| self.rules.board.step(from, to));
                [from].into_iter().chain(ring).find(|&at| left.has(at))
            }
        };
        let Some(at) = next else { return };
        let left = left.without(at);
        if !left.is_empty() {
            self.state.business.push(Frame::Blows { blow, from, line, left });
        }
        self.hit(blow, at);
    }

    /// Black paint comes to squares one after another; then the figures that it touches are hit (DT-ACT-10).
    pub(crate) fn splash(&mut self, blow: Blow, squares: impl IntoIterator<Item = Square>) {
        let squares: Area = squares.into_iter().collect();
        for &at in &squares {
            self.paint(at, Paint::Black);
        }
        self.hit_all(blow, &squares);
    }

    /// Coloured puddles turn black as long as there are black ones (DT-ATK-18).
    pub(crate) fn foul(&mut self, squares: &Area) {
        for &at in squares {
            if self.state.field.coloured().has(at) {
                self.paint(at, Paint::Black);
            }
        }
    }

    /// Hits figures in order, each at most once, as they stand now (DT-ACT-9). No Bane flees from what comes so.
    pub(crate) fn hit_all(&mut self, blow: Blow, squares: &[Square]) {
        let there: ArrayVec<(Square, Kind), 9> = squares.iter().filter_map(|&at| Some((at, self.kind_at(at)?))).collect();
        for (at, kind) in there {
            if self.kind_at(at) == Some(kind) {
                self.hit(blow, at);
            }
        }
    }

    /// What stands on a square.
    pub(crate) fn kind_at(&self, at: Square) -> Option<Kind> {
        self.state.field.piece(at).map(|piece| self.state.field.kind(piece))
    }
}
