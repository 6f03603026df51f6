//! What a seat may choose.

use crate::{Ability, Piece, Turn};
use paint::{Colour, Direction, Square};
use serde::{Deserialize, Serialize};

/// One choice (section 20). The order of the variants is the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// `followers ninja monk cleric`: who stands on the three squares; the third is the one that is left (D-SET-1).
    Followers {
        /// On the first square.
        first: Piece,
        /// On the second square.
        second: Piece,
    },
    /// `place e5`: the Mandrake's square, or the Doomed Chief's (D-SET-2, D-SET-3).
    Place {
        /// Where.
        at: Square,
    },
    /// `order oak`: Gaia's first turn of every cycle (D-ORDER).
    Order {
        /// Which.
        first: Turn,
    },
    /// `emerge f7`: where a buried Mandrake comes back (D-EMERGE).
    Emerge {
        /// The black puddle.
        at: Square,
    },
    /// `run a11 a4`, `network a1 a1 n`, `aura d8`: a figure does something (D-MAIN).
    Use {
        /// What.
        ability: Ability,
        /// The figure's square.
        by: Square,
        /// At what.
        aim: Aim,
    },
    /// `sacrifice e5`: calls a Kaos event (DT-EVK-1).
    Sacrifice {
        /// The Mandrake or Spore.
        at: Square,
    },
    /// `end` (DT-ACT-3).
    End,
    /// `step c11`: an Avatar's second step (D-STEP2).
    Step {
        /// Where to.
        at: Square,
    },
    /// `stop`: no second step (D-STEP2).
    Stop,
    /// `colour red`: for the next square of a network, or for a lotus (D-COLOUR, D-EVG-LO).
    Colour {
        /// Which.
        colour: Colour,
    },
    /// `push l4`: where Telekinesis moves its piece (D-PUSH).
    Push {
        /// Where to.
        at: Square,
    },
    /// `drop g7`: where Levitation sets its Totem down (D-DROP).
    Drop {
        /// Where.
        at: Square,
    },
    /// `flee d6`: where a Bane flees (D-FLEE).
    Flee {
        /// Where to.
        at: Square,
    },
    /// `awaken e11`: the Totem that becomes its Avatar (D-EVG-AV).
    Awaken {
        /// The Totem.
        at: Square,
    },
    /// `clear k8`: a black puddle that is removed (D-EVG-KA).
    Clear {
        /// The puddle.
        at: Square,
    },
    /// `lotus c9`: a square for a new puddle (D-EVG-LO).
    Lotus {
        /// The square.
        at: Square,
    },
    /// `sprout e11`: a Totem that becomes a Mushroom (D-EVK-TO).
    Sprout {
        /// The Totem.
        at: Square,
    },
    /// `doom a11`: the Follower who is doomed (D-EVK-FO).
    Doom {
        /// The Follower.
        at: Square,
    },
    /// `taint red`: the colour that turns black (D-EVK-CO).
    Taint {
        /// Which.
        colour: Colour,
    },
    /// `strike d4`: Oak or the Chosen One is knocked out (D-EVK-KO).
    Strike {
        /// The figure.
        at: Square,
    },
    /// `decline` (D-EVK-KO).
    Decline,
}

/// What an ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Nothing but what lies around.
    Alone,
    /// A square, or what is on it.
    At(Square),
    /// A direction.
    Towards(Direction),
    /// A line from a square of the network (DT-ATK-7).
    From(Square, Direction),
}
