//! Prisms, Temples and items: all of it follows from the board (section 14).

use crate::{DarkThreat, Paint, Piece, State, Temple};
use paint::{Colour, Squares};

impl DarkThreat {
    /// The lit prisms: those with a puddle of their own colour (DT-TEMP-2).
    #[inline]
    #[must_use]
    pub fn lit(&self, state: &State) -> Squares {
        let ground = self.ground(state);
        let lit = |colour: Colour| state.field.puddles().of(Paint::Colour(colour)) & ground.prisms(colour);
        Colour::WHEEL.into_iter().fold(Squares::NONE, |all, colour| all | lit(colour))
    }

    /// Whether a Temple is active: a prism of each of its colours is lit (DT-TEMP-5).
    #[inline]
    #[must_use]
    pub fn is_active(&self, state: &State, temple: Temple) -> bool {
        let ground = self.ground(state);
        let lit = |&colour: &Colour| state.field.puddles().of(Paint::Colour(colour)).meets(ground.prisms(colour));
        ground.colours[temple.index()].iter().all(lit)
    }

    /// Whether a small Bane stands on a Temple's centre (DT-TEMP-6).
    #[inline]
    #[must_use]
    pub fn is_blocked(&self, state: &State, temple: Temple) -> bool {
        let centre = self.ground(state).centre(temple);
        Temple::ALL.iter().any(|&bane| state.field.square(Piece::bane(bane)) == Some(centre))
    }

    /// Whether a Temple's item is in force (DT-ITEM-1).
    #[inline]
    #[must_use]
    pub fn in_force(&self, state: &State, temple: Temple) -> bool {
        self.is_active(state, temple) && !self.is_blocked(state, temple)
    }
}
