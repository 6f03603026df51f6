//! What a seat can know, sealed: the only thing about a table that bots are given.

use crate::{AnyGame, FullGame, Visitor};
use std::any::Any;
use std::sync::Arc;
use tabletop::Seat;

/// What the seat that decides can know of its table.
pub struct SealedInfoState {
    pub(crate) game: AnyGame,
    pub(crate) seat: Seat,
    pub(crate) knowledge: Box<dyn Any + Send>,
}

impl std::fmt::Debug for SealedInfoState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SealedInfoState").field("game", &self.game).field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// Something that is done with what a seat knows.
pub trait SeatVisitor {
    /// What comes out.
    type Out;

    /// Does it for `seat`, which decides now.
    fn visit<G: FullGame>(self, game: &G, knowledge: &G::Knowledge, seat: Seat) -> Self::Out;
}

impl SealedInfoState {
    /// The seat that knows it.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Does something with it in the game's own types.
    pub fn visit<V: SeatVisitor>(&self, visitor: V) -> Option<V::Out> {
        struct Open<'a, V>(&'a SealedInfoState, V);
        impl<V: SeatVisitor> Visitor for Open<'_, V> {
            type Out = Option<V::Out>;
            fn visit<G: FullGame>(self, game: &Arc<G>) -> Option<V::Out> {
                self.0.open(game, self.1)
            }
        }
        self.game.visit(Open(self, visitor))
    }

    /// The same for whoever knows which game it is, and does not want to carry the code of the others.
    pub fn visit_as<G: FullGame, V: SeatVisitor>(&self, visitor: V) -> Option<V::Out> {
        self.open(self.game.as_game::<G>()?, visitor)
    }

    fn open<G: FullGame, V: SeatVisitor>(&self, game: &Arc<G>, visitor: V) -> Option<V::Out> {
        let knowledge = self.knowledge.downcast_ref::<G::Knowledge>()?;
        Some(visitor.visit(&**game, knowledge, self.seat))
    }
}
