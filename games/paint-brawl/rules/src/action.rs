//! What a seat may choose.

use crate::{Ability, Card, Kind};
use paint::{Direction, Square};
use serde::{Deserialize, Serialize};

/// One choice (section 23). The order of the variants is the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// `woman none`, `woman warrior`: the man that a woman replaces (PB-DEC-1).
    Woman {
        /// The man.
        man: Option<Kind>,
    },
    /// `wall d4` (PB-DEC-2).
    Wall {
        /// Where.
        at: Square,
    },
    /// `place warrior`: the fighter for the next square (PB-DEC-3).
    Place {
        /// Which.
        kind: Kind,
    },
    /// `place-at j2`: the square for the next fighter (PB-DEC-3).
    PlaceAt {
        /// Where.
        at: Square,
    },
    /// `infiltrate stay`, `infiltrate d4` (PB-DEC-4).
    Infiltrate {
        /// The wall.
        at: Option<Square>,
    },
    /// `take fatigue` (PB-DEC-5, PB-DEC-11).
    Take {
        /// Which.
        card: Card,
    },
    /// `run a3 e3`, `melee c3 ne`, `network c3 f5 g5`: a figure does something (PB-DEC-6).
    Use {
        /// What.
        ability: Ability,
        /// The figure's square.
        by: Square,
        /// At what.
        aim: Aim,
    },
    /// `take-back move` (PB-SUP-5).
    TakeBack {
        /// The action that it costs.
        pay: Payment,
    },
    /// `kadamas` (PB-KADAMAS-1).
    Kadamas,
    /// `explosion-card c6` (PB-BOOMCARD-1).
    Explosion {
        /// The invocation.
        at: Square,
    },
    /// `summoning-card c6` (PB-SUMMON-1).
    Summoning {
        /// The puddle.
        at: Square,
    },
    /// `exchange` (PB-CARD-6).
    Exchange,
    /// `end` (PB-TURN-4).
    End,
    /// `source c8` (PB-DEC-7).
    Source {
        /// The own puddle.
        at: Square,
    },
    /// `puddle c8` (PB-DEC-8).
    Puddle {
        /// The puddle.
        at: Square,
    },
    /// `enough` (PB-DEC-8).
    Enough,
    /// `recoil n` (PB-DEC-9).
    Recoil {
        /// Where to.
        to: Direction,
    },
    /// `target e8` (PB-DEC-10).
    Target {
        /// The square.
        at: Square,
    },
    /// `stop` (PB-DEC-10).
    Stop,
    /// `pass` (PB-DEC-12 to PB-DEC-14).
    Pass,
    /// `fatigue` (PB-FATIGUE-1).
    Fatigue,
    /// `missed` (PB-MISSED-1).
    Missed,
    /// `immunity` (PB-IMMUNE-1).
    Immunity,
}

/// What an ability is aimed at; each ability has one shape of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// At nothing in particular.
    Alone,
    /// At a square.
    At(Square),
    /// At two squares in order; the second may lie off the board (PB-NET-5).
    Pair(Square, Option<Square>),
    /// In a direction.
    Towards(Direction),
    /// In a direction, for this action (PB-CHIEF-2).
    Paid(Direction, Payment),
}

/// The two kinds of actions of a turn (PB-TURN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Payment {
    /// A Move.
    Move,
    /// An Attack.
    Attack,
}

impl Payment {
    /// Both.
    pub const ALL: [Payment; 2] = [Payment::Move, Payment::Attack];

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Payment::Move => "move",
            Payment::Attack => "attack",
        }
    }

    /// The payment with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Payment> {
        Payment::ALL.into_iter().find(|payment| payment.code() == code)
    }
}
