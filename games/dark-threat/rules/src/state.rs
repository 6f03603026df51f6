//! The whole truth of a position.

use crate::{Camp, Field, Level, Pieces, Temples, Turn};
use paint::{Colour, Direction, Square, Squares};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Stack};

/// What hurts a figure; who acts is known by the turn (DT-KO-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    /// Black paint.
    Black,
    /// Black paint of the Ultimate Bane's Whirlwind, which reaches the Sanctuary (DT-ATK-3).
    Storm,
    /// Coloured paint.
    Hue(Colour),
    /// Shuriken.
    Shuriken,
    /// Kung Fu.
    KungFu,
    /// Sporific gas and Toxic cloud.
    Gas,
    /// Earthquake.
    Quake,
    /// Sporific bomb.
    Bomb,
    /// Scream.
    Scream,
    /// Hammer of Light.
    Hammer,
    /// Wings of Mana.
    Wings,
    /// White light.
    Light,
    /// A Bane that moves onto a figure (DT-BANE-4).
    Crash,
    /// The Kaos event that could not be applied (DT-EVK-6).
    Curse,
}

/// The longest line of a network.
pub(crate) const LONGEST_LINE: usize = 4;

/// Unfinished business. The top frame alone decides what is legal; the active seat decides it (DT-ACT-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Gaia chooses the order of its turns (DT-TURN-2).
    Order,
    /// A buried Mandrake comes back (DT-MOVE-10).
    Emerge,
    /// An Avatar may take a second step (DT-MOVE-4).
    Step {
        /// Where it began.
        from: Square,
        /// Where it stands.
        at: Square,
    },
    /// The Chosen One chooses colours for the squares of a line (DT-ATK-11).
    Colour {
        /// The origin.
        from: Square,
        /// The direction.
        to: Direction,
        /// The square that is asked for, from 0.
        next: u8,
        /// What was chosen for the squares before it.
        hues: [Option<Colour>; LONGEST_LINE],
    },
    /// Telekinesis has its piece (DT-ATK-13).
    Push {
        /// The Monk.
        by: Square,
        /// The piece.
        at: Square,
    },
    /// Levitation has its Totem (DT-SPEC-7).
    Drop {
        /// The Monk.
        by: Square,
        /// The Totem.
        at: Square,
    },
    /// Figures are still to be hit, one after another (DT-ACT-10). It never waits for a decision itself.
    Blows {
        /// By what.
        blow: Blow,
        /// The square from which their order is counted.
        from: Square,
        /// The line that they stand in, if it is one.
        line: Option<Direction>,
        /// Where they stand.
        left: Squares,
    },
    /// A Bane flees (DT-LIGHT-3).
    Flee {
        /// Where it stands.
        at: Square,
    },
    /// Avatar Invocation (DT-EVG-3).
    Awaken,
    /// White Kadamas (DT-EVG-4).
    Clear {
        /// How many puddles may still be removed.
        left: u8,
    },
    /// White Lotus (DT-EVG-5).
    Lotus {
        /// How many puddles may still be added.
        left: u8,
        /// The square that awaits its colour.
        at: Option<Square>,
    },
    /// Mushrooms Attack (DT-EVK-3).
    Sprout {
        /// How many Totems may still be changed.
        left: u8,
    },
    /// Mind Control (DT-EVK-4).
    Doom,
    /// Contamination (DT-EVK-5).
    Taint,
    /// The rolled effect could not be applied (DT-EVK-6).
    Strike,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Gaia places the Followers (D-SET-1).
    Followers,
    /// Kaos places the Mandrake (D-SET-2).
    Mandrake,
    /// Kaos places the Doomed Chief (D-SET-3).
    Chief,
    /// Turns are played.
    Playing,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// This camp met all its goals (DT-WIN-1).
    Goals(Camp),
    /// The cycle limit was reached (DT-WIN-10).
    Limit,
}

impl Ending {
    /// The word that notation and outcomes use.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Ending::Goals(_) => "goals",
            Ending::Limit => "limit",
        }
    }
}

/// The deepest business: figures that are still to be hit, and a Bane among them that flees.
pub(crate) const DEEPEST: usize = 2;

/// A position: plain data, and no secrets (DT-INFO-1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) field: Field,
    pub(crate) seats: u8,
    /// The camp of seat 1.
    pub(crate) first: Camp,
    /// By camp.
    pub(crate) levels: [Level; 2],
    /// The index in table T1.
    pub(crate) layout: u8,
    /// The cycle limit (DT-WIN-10).
    pub(crate) cycles: u8,
    pub(crate) stage: Stage,
    pub(crate) turn: Turn,
    /// Gaia's first turn of every cycle, once it is chosen (DT-TURN-2).
    pub(crate) opening: Option<Turn>,
    /// From 1; 0 during the set-up.
    pub(crate) cycle: u8,
    pub(crate) moves: u8,
    pub(crate) attacks: u8,
    /// How many actions of both kinds together are left (DT-TURN-10, DT-TURN-11).
    pub(crate) actions: u8,
    /// Whether a Kaos event was called in this turn (DT-EVK-1).
    pub(crate) called: bool,
    /// Whether Oak or the Chosen One arrived on the Sanctuary and a Gaia event is due (DT-EVG-1).
    pub(crate) arrived: bool,
    /// Mandrakes under the ground (DT-MOVE-9).
    pub(crate) buried: u8,
    /// The Temples that were ever corrupted (DT-TEMP-8).
    pub(crate) corrupted: Temples,
    /// Whether each camp has done its double stun (DT-WIN-4, DT-WIN-6).
    pub(crate) feats: [bool; 2],
    /// Those that count for a double stun and were knocked out in this turn by the camp whose turn it is.
    pub(crate) felled: Pieces,
    pub(crate) business: Stack<Frame, DEEPEST>,
    pub(crate) over: Option<Ending>,
}

impl State {
    /// An empty table.
    pub(crate) fn new(seats: u8) -> State {
        State {
            field: Field::new(),
            seats,
            first: Camp::Gaia,
            levels: [Level::default(); 2],
            layout: 0,
            cycles: 30,
            stage: Stage::Playing,
            turn: Turn::WoodenKing,
            opening: None,
            cycle: 0,
            moves: 0,
            attacks: 0,
            actions: 0,
            called: false,
            arrived: false,
            buried: 0,
            corrupted: Temples::default(),
            feats: [false; 2],
            felled: Pieces::NONE,
            business: Stack::new(),
            over: None,
        }
    }

    /// The board with what is on it.
    #[inline]
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The number of seats.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// A camp's level.
    #[inline]
    #[must_use]
    pub fn level(&self, camp: Camp) -> Level {
        self.levels[camp.index()]
    }

    /// The number of the Temple layout, from 1 (table T1).
    #[must_use]
    pub fn layout(&self) -> u8 {
        self.layout + 1
    }

    /// The cycle limit.
    #[inline]
    #[must_use]
    pub fn cycles(&self) -> u8 {
        self.cycles
    }

    /// How far the game is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Gaia's first turn of every cycle, once it is chosen.
    #[must_use]
    pub fn opening(&self) -> Option<Turn> {
        self.opening
    }

    /// The cycle, from 1; 0 during the set-up.
    #[inline]
    #[must_use]
    pub fn cycle(&self) -> u8 {
        self.cycle
    }

    /// Moves and attacks left in the turn; no more than the actions left of both kinds together.
    #[inline]
    #[must_use]
    pub fn actions_left(&self) -> (u8, u8) {
        (self.moves.min(self.actions), self.attacks.min(self.actions))
    }

    /// The actions left of both kinds together (DT-TURN-10, DT-TURN-11).
    #[must_use]
    pub fn actions_in_all(&self) -> u8 {
        self.actions.min(self.moves + self.attacks)
    }

    /// Mandrakes under the ground.
    #[inline]
    #[must_use]
    pub fn buried(&self) -> u8 {
        self.buried
    }

    /// The Temples that were ever corrupted.
    #[inline]
    #[must_use]
    pub fn corrupted(&self) -> Temples {
        self.corrupted
    }

    /// Those that count for a double stun and were knocked out in this turn by the camp whose turn it is.
    #[inline]
    #[must_use]
    pub fn felled(&self) -> Pieces {
        self.felled
    }

    /// Whether a camp has done its double stun.
    #[inline]
    #[must_use]
    pub fn has_feat(&self, camp: Camp) -> bool {
        self.feats[camp.index()]
    }

    /// What waits to be finished, the top last.
    #[inline]
    #[must_use]
    pub fn business(&self) -> &[Frame] {
        self.business.frames()
    }

    /// Why it ended, when it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.over
    }

    /// The seat that takes the decisions of a turn (DT-SET-10).
    #[must_use]
    pub fn seat_of(&self, turn: Turn) -> Seat {
        let side = usize::from(turn.camp() != self.first);
        if self.seats == 2 { Seat::at(side) } else { Seat::at(2 * side + turn.index() % 2) }
    }

    /// The camp of a seat.
    #[inline]
    #[must_use]
    pub fn camp_of(&self, seat: Seat) -> Camp {
        let second = seat.index() >= usize::from(self.seats) / 2;
        if second { self.first.other() } else { self.first }
    }

    /// Whether this is the first turn of the camp whose turn it is (DT-TURN-10, DT-TURN-11).
    #[must_use]
    pub fn is_first_turn(&self) -> bool {
        self.cycle == 1 && (self.turn == Turn::WoodenKing || self.opening == Some(self.turn))
    }
}
