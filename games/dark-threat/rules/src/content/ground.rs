//! What a layout makes of the board.

use super::board::Plan;
use crate::Temple;
use paint::{Colour, Direction, Square, Squares};

/// Where the Temples, their prisms and their Totems are (DT-SQ-5, DT-SET-2).
#[derive(Clone, Debug)]
pub struct Ground {
    /// By Temple.
    pub(crate) centres: [Square; 3],
    /// By Temple.
    pub(crate) colours: [[Colour; 2]; 3],
    /// By colour.
    pub(crate) prisms: [Squares; 6],
    pub(crate) all_prisms: Squares,
    /// All squares of all tiles.
    pub(crate) tiles: Squares,
    /// By colour: where the Totem starts.
    pub(crate) totems: [Square; 6],
}

impl Ground {
    pub(super) fn new(plan: &Plan, layout: [Temple; 3], colours: [[Colour; 2]; 3]) -> Ground {
        let mut ground = Ground {
            centres: plan.places.map(|place| place.centre),
            colours,
            prisms: [Squares::NONE; 6],
            all_prisms: Squares::NONE,
            tiles: Squares::NONE,
            totems: [plan.sanctuary; 6],
        };
        let sides = [[Direction::N, Direction::S], [Direction::E, Direction::W]];
        for (place, temple) in plan.places.iter().zip(layout) {
            ground.centres[temple.index()] = place.centre;
            ground.tiles |= plan.board.around(place.centre).with(place.centre);
            for (which, colour) in colours[temple.index()].into_iter().enumerate() {
                let prisms: Squares = sides[which].iter().filter_map(|&to| plan.board.step(place.centre, to)).collect();
                ground.prisms[colour.index()] = prisms;
                ground.all_prisms |= prisms;
                ground.totems[colour.index()] = place.totems[which];
            }
        }
        ground
    }

    /// The centre of a Temple.
    #[inline]
    #[must_use]
    pub fn centre(&self, temple: Temple) -> Square {
        self.centres[temple.index()]
    }

    /// The Temple with this centre.
    #[inline]
    #[must_use]
    pub fn temple(&self, centre: Square) -> Option<Temple> {
        Temple::ALL.into_iter().find(|temple| self.centres[temple.index()] == centre)
    }

    /// The two colours of a Temple.
    #[inline]
    #[must_use]
    pub fn colours(&self, temple: Temple) -> [Colour; 2] {
        self.colours[temple.index()]
    }

    /// The prisms of a colour.
    #[inline]
    #[must_use]
    pub fn prisms(&self, colour: Colour) -> Squares {
        self.prisms[colour.index()]
    }

    /// The colour of a prism.
    #[inline]
    #[must_use]
    pub fn prism(&self, at: Square) -> Option<Colour> {
        Colour::WHEEL.into_iter().find(|&colour| self.prisms(colour).has(at))
    }

    /// Every prism.
    #[must_use]
    pub fn all_prisms(&self) -> Squares {
        self.all_prisms
    }

    /// Every square of a Temple tile.
    #[inline]
    #[must_use]
    pub fn tiles(&self) -> Squares {
        self.tiles
    }

    /// Where the Totem of a colour starts.
    #[must_use]
    pub fn totem(&self, colour: Colour) -> Square {
        self.totems[colour.index()]
    }
}
