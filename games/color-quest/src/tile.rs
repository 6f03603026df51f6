//! What tiles do to a figure that comes to rest on them (CQ-TIL-1 to CQ-TIL-10), and where light pushes.

use crate::ability::aura::retreats;
use crate::movegen::{MoveGen, Way};
use crate::tx::Tx;
use crate::{Camp, Class, Event, Frame, Tile, Tint};
use paint::{Direction, Square, Squares};
use tabletop::{Chance, Log};

/// Where a figure in a tunnel may come out (CQ-TIL-8).
pub(crate) fn exits(movegen: &MoveGen<'_>, at: Square) -> Squares {
    let Some(figure) = movegen.figure(at) else { return Squares::NONE };
    movegen.field.tiles(Tile::Tunnel).without(at).iter().filter(|&to| movegen.may_emerge(figure, to)).collect()
}

/// Whom light may push next, and where (CQ-LUX-1).
pub(crate) fn pushed(movegen: &MoveGen<'_>, by: Square, left: u8) -> impl Iterator<Item = (Square, Squares)> {
    let waits = move |to: &Direction| left >> to.index() & 1 == 1;
    Direction::ALL.into_iter().filter(waits).filter_map(move |to| {
        let at = movegen.board.step(by, to).filter(|&at| movegen.field.of(Camp::Kaos).has(at))?;
        let goals = retreats(movegen, by, at);
        (!goals.is_empty()).then_some((at, goals))
    })
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// The tile under a figure reacts, unless a bone pile covers it.
    pub(crate) fn arrive(&mut self, at: Square) {
        self.state.business.pop();
        let Some(figure) = self.figure(at) else { return };
        let movegen = self.movegen();
        let field = movegen.field;
        if movegen.walls.has(at) {
            if figure.kind.is_paint() {
                self.explode(at);
            }
            return;
        }
        if field.bones().has(at) {
            return;
        }
        let camp = figure.camp();
        if let Some(fragment) = field.dice.iter().position(|die| die.is_some_and(|die| die.at == at)) {
            self.push(Frame::Collect { camp, fragment: fragment as u8 });
        } else if field.tiles(Tile::Bush).has(at) {
            if camp == Camp::Gaia && figure.class() != Class::Spirit {
                self.push(Frame::Colour { at });
            }
        } else if field.tiles(Tile::Chest).has(at) {
            self.draw(camp);
        } else if field.tiles(Tile::Tunnel).has(at) {
            self.push(Frame::Tunnel { at });
        }
    }

    /// Leaves a tunnel by itself if there is one way out, or none.
    pub(crate) fn settle_tunnel(&mut self, at: Square) -> bool {
        let exits = exits(&self.movegen(), at);
        match (exits.count(), exits.first()) {
            (1, Some(to)) => self.emerge(at, to),
            (0, _) | (_, None) => {
                self.state.business.pop();
            }
            _ => return false,
        }
        true
    }

    /// Comes out of a tunnel; what lies there takes effect, the tile does not (CQ-TIL-8).
    pub(crate) fn emerge(&mut self, at: Square, to: Square) {
        self.state.business.pop();
        let Some(figure) = self.figure(at) else { return };
        let movegen = self.movegen();
        let stops = !figure.kind.is_paint()
            && movegen.moves(figure) != Some(crate::Ability::Trample)
            && movegen.puddle_way(figure, to) == Way::Stops;
        let puddle = self.state.field.wipe(to);
        self.carry(at, to);
        match puddle {
            Some(tint) if stops => self.become_(to, figure.kind, tint),
            Some(Tint::Black) if figure.kind.is_paint() => self.regress(to),
            _ => {}
        }
    }

    /// Nobody is left to push, or the rest stays where it is (CQ-LUX-3).
    pub(crate) fn settle_push(&mut self, by: Square, left: u8) -> bool {
        if pushed(&self.movegen(), by, left).next().is_some() {
            return false;
        }
        self.state.business.pop();
        true
    }

    /// One figure is pushed.
    pub(crate) fn push_back(&mut self, by: Square, left: u8, at: Square, to: Square) {
        self.state.business.pop();
        let bit = self.movegen().board.between(by, at).map_or(0, |direction| 1 << direction.index());
        self.push(Frame::Push { by, left: left & !bit });
        self.shove(at, to);
    }
}
