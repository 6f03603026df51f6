//! What a seat may choose.

use crate::{Faction, Kind, Place, Position};
use serde::{Deserialize, Serialize};

/// One choice. The order of the variants and of their fields is the order of the lists (CC-DEC-1 to CC-DEC-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// `faction blue`: take a faction (CC-DEC-1).
    Faction(Faction),
    /// `lay T07 (1,0)`: lay a terrain from the hand (CC-DEC-2).
    Lay {
        /// The terrain.
        terrain: Place,
        /// Where.
        at: Position,
    },
    /// `place 3 (1,0)`: place a Chromeca from the hand (CC-DEC-2).
    Place {
        /// Its kind.
        kind: Kind,
        /// Where.
        at: Position,
    },
    /// `shield (1,0)`: deploy the shield (CC-DEC-3).
    Shield {
        /// Where.
        at: Position,
    },
    /// `destroy (1,0)`: the Ship's power (CC-DEC-4).
    Destroy {
        /// Which terrain.
        at: Position,
    },
    /// `empty (1,0)`: the Cannon's power (CC-DEC-5).
    Empty {
        /// Which place.
        at: Position,
    },
    /// `lift (1,0)`: the Crane's power, first half (CC-DEC-6).
    Lift {
        /// Which terrain.
        at: Position,
    },
    /// `drop (1,0)`: the Crane's power, second half (CC-DEC-7).
    Drop {
        /// Where to.
        at: Position,
    },
    /// `decline`: do not use the vehicle's power (CC-VEH-2).
    Decline,
}
