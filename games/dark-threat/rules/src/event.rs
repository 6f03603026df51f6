//! What happens.

use crate::{Ability, Aim, Camp, Ending, Kind, Paint, Piece, Temple, Turn};
use paint::{Colour, Square};
use serde::{Deserialize, Serialize};
use tabletop::Seats;

/// A figure or Totem as it was when something happened to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// Which piece.
    pub piece: Piece,
    /// What it was.
    pub kind: Kind,
    /// Whether it was doomed.
    pub doomed: bool,
}

/// A divine event (table T8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Divine {
    /// DT-EVG-3.
    AvatarInvocation,
    /// DT-EVG-4.
    WhiteKadamas,
    /// DT-EVG-5.
    WhiteLotus,
    /// DT-EVK-3.
    MushroomsAttack,
    /// DT-EVK-4.
    MindControl,
    /// DT-EVK-5.
    Contamination,
}

impl Divine {
    /// The events of each camp, in the order of the table.
    pub const OF: [[Divine; 3]; 2] = [
        [Divine::AvatarInvocation, Divine::WhiteKadamas, Divine::WhiteLotus],
        [Divine::MushroomsAttack, Divine::MindControl, Divine::Contamination],
    ];

    /// The word that the die uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Divine::AvatarInvocation => "avatar-invocation",
            Divine::WhiteKadamas => "white-kadamas",
            Divine::WhiteLotus => "white-lotus",
            Divine::MushroomsAttack => "mushrooms-attack",
            Divine::MindControl => "mind-control",
            Divine::Contamination => "contamination",
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// A figure was placed (DT-SET-8).
    Placed {
        /// Which.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// Gaia chose the order of its turns (DT-TURN-2).
    Ordered {
        /// The first of every cycle.
        first: Turn,
    },
    /// A turn began.
    Turn {
        /// Which.
        turn: Turn,
        /// The cycle.
        cycle: u8,
    },
    /// A turn ended.
    TurnEnded {
        /// Which.
        turn: Turn,
    },
    /// A protection ended (DT-SPEC-6).
    Unguarded {
        /// Whose.
        figure: Figure,
        /// Where.
        at: Square,
    },
    /// A figure uses an ability.
    Used {
        /// What.
        ability: Ability,
        /// Who.
        figure: Figure,
        /// Where.
        by: Square,
        /// At what.
        aim: Aim,
    },
    /// A figure moved.
    Moved {
        /// Which.
        figure: Figure,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A figure was dragged (DT-ATK-21).
    Dragged {
        /// Which.
        figure: Figure,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A Bane fled (DT-LIGHT-3).
    Fled {
        /// Which.
        figure: Figure,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Telekinesis moved a puddle (DT-ATK-14).
    Pushed {
        /// Of what.
        paint: Paint,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Levitation moved a Totem (DT-SPEC-7).
    Levitated {
        /// Which.
        figure: Figure,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A puddle was put.
    Painted {
        /// Of what.
        paint: Paint,
        /// Where.
        at: Square,
        /// What it replaced.
        over: Option<Paint>,
    },
    /// A puddle went back to the supply.
    Erased {
        /// Of what.
        paint: Paint,
        /// Where it was.
        at: Square,
    },
    /// A prism was lit (DT-TEMP-2).
    Lit {
        /// Its colour.
        colour: Colour,
        /// Where.
        at: Square,
    },
    /// A Temple became active (DT-TEMP-5).
    Activated {
        /// Which.
        temple: Temple,
    },
    /// A Temple was corrupted (DT-TEMP-8).
    Corrupted {
        /// Which.
        temple: Temple,
        /// Whether for the first time.
        first: bool,
    },
    /// A figure came from the supply, or out of the ground.
    Appeared {
        /// Which.
        figure: Figure,
        /// Where.
        at: Square,
    },
    /// A Mandrake buried itself (DT-MOVE-9).
    Buried {
        /// Where it was.
        at: Square,
    },
    /// A figure went back to the supply.
    Removed {
        /// Which.
        figure: Figure,
        /// Where it was.
        at: Square,
    },
    /// A piece took another shape (DT-TOT-2 to DT-TOT-5, DT-TEMP-7).
    Became {
        /// As it is now.
        figure: Figure,
        /// What it was.
        was: Kind,
        /// Where.
        at: Square,
    },
    /// Two figures became one (DT-BANE-5, DT-BANE-6).
    Fused {
        /// What stands there now.
        figure: Figure,
        /// Where.
        at: Square,
    },
    /// A Bane could not flee and shrank (DT-LIGHT-7).
    Shrunk {
        /// What it was.
        figure: Figure,
        /// What stands there now.
        into: Option<Figure>,
        /// Where.
        at: Square,
    },
    /// A figure was knocked out (section 12).
    KnockedOut {
        /// Which, as it was.
        figure: Figure,
        /// Where.
        at: Square,
    },
    /// A stunned figure woke (DT-KO-4).
    Woke {
        /// Which.
        figure: Figure,
        /// Where.
        at: Square,
    },
    /// A Follower was doomed (DT-DOOM-1).
    Doomed {
        /// Which.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// A Follower was freed.
    Freed {
        /// Which.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// A figure is protected (DT-SPEC-5).
    Guarded {
        /// Which.
        figure: Figure,
        /// Where.
        at: Square,
    },
    /// The die of a divine event was rolled.
    Rolled {
        /// Whose.
        camp: Camp,
        /// What it brings.
        divine: Divine,
    },
    /// What was rolled cannot be applied (DT-EVK-6).
    Fizzled {
        /// What.
        divine: Divine,
    },
    /// A camp has done its double stun (DT-WIN-4, DT-WIN-6).
    Feat {
        /// Which.
        camp: Camp,
    },
    /// The game is over.
    Ended {
        /// Why.
        ending: Ending,
        /// Who won; everybody if it is a draw.
        winners: Seats,
    },
}

impl Event {
    /// Whether it told the acting seat something that it did not know: luck. That another turn begins cannot be taken
    /// back either.
    pub(crate) fn reveals(&self) -> bool {
        matches!(self, Event::Turn { .. } | Event::Rolled { .. } | Event::Ended { .. })
    }
}
