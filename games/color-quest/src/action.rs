//! What a seat may choose.

use crate::{Ability, Entry, Kind, Point, Potion, Source, Spot};
use paint::{Colour, Direction};
use serde::{Deserialize, Serialize};

/// One choice (section 23). The order of the variants is the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// `recruit ninja` (decision 2).
    Recruit {
        /// Whom.
        entry: Entry,
    },
    /// `dismiss ninja` (decision 2).
    Dismiss {
        /// Whom.
        entry: Entry,
    },
    /// `ready`: the band is built.
    Ready,
    /// `face b`: of the fragment that is asked for (decision 3).
    Face {
        /// Which.
        face: Face,
    },
    /// `lay f4`: the next tile or puddle (decisions 4 and 5).
    Lay {
        /// Where.
        at: Point,
    },
    /// `deploy ninja b2` (decision 7).
    Deploy {
        /// Whom.
        entry: Entry,
        /// Where.
        at: Point,
    },
    /// `run b2 b7`: a figure does something; the first thing that it is aimed at is named with it (decisions 8, 11, 12).
    Use {
        /// The figure's square.
        by: Point,
        /// What.
        ability: Ability,
        /// At what.
        aim: Aim,
    },
    /// `instant green c4`: a die of an instant slot (decision 14, 26, 27).
    Instant {
        /// Which.
        die: Colour,
        /// At what.
        aim: Aim,
    },
    /// `potion mana card c4`, `potion mana instant-gauge c4` (decision 15, 26).
    Potion {
        /// Which.
        potion: Potion,
        /// From where.
        source: Source,
        /// At what.
        aim: Aim,
    },
    /// `exchange`: two cards for one (decision 16).
    Exchange,
    /// `end`: of the sequence.
    End,
    /// `pick c4`: what else the action that is being declared is aimed at (decision 9).
    Pick {
        /// At what.
        aim: Aim,
    },
    /// `enough`: nothing more.
    Enough,
    /// `pay red gauge`: a die for a power (decision 10).
    Pay {
        /// Of this colour.
        die: Colour,
        /// From there.
        spot: Spot,
    },
    /// `stow gauge`: where the collected die goes (decision 18).
    Stow {
        /// Where.
        spot: Spot,
    },
    /// `fragment 3`: which one gets a die next (decision 19).
    Fragment {
        /// From 1.
        number: u8,
    },
    /// `crystal h3`: where the rolled die goes (decisions 6 and 19).
    Crystal {
        /// Where.
        at: Point,
    },
    /// `colour red`: of a deployed figure, or of one on a bush (decisions 7 and 20).
    Colour {
        /// Which.
        colour: Colour,
    },
    /// `exit l9`: of a tunnel (decision 21).
    Exit {
        /// Where.
        at: Point,
    },
    /// `discard mana` (decision 22).
    Discard {
        /// Which.
        potion: Potion,
    },
    /// `push g7 h8`: by light (decision 23).
    Push {
        /// The figure.
        at: Point,
        /// Where to.
        to: Point,
    },
    /// `splash g7`: of a Paint Bomb (decision 24).
    Splash {
        /// Where.
        at: Point,
    },
    /// `caste hunter` (decision 25).
    Caste {
        /// Which.
        caste: Kind,
    },
    /// `pass`: no reaction, no answer.
    Pass,
}

/// What something is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Nothing, or what lies around.
    Alone,
    /// A square, or what is on it.
    At(Point),
    /// A direction, or an elbow.
    Towards(Direction),
    /// A colour.
    In(Colour),
    /// A Disciple's spirit, or a caste.
    As(Kind),
}

/// A side of a fragment (CQ-BRD-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// The first.
    #[default]
    A,
    /// The second.
    B,
}
