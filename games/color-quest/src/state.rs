//! A position: plain data, less than two KiB.

use crate::{Band, Camp, Cards, Entry, Face, Field, Frame, Pool, Potion, Scenario};
use serde::{Deserialize, Serialize};
use tabletop::{Deck, Seat, Stack};

/// How many things can wait at once: a shot, a Move or a card, what comes of it, four dice, two arrivals.
pub(crate) const DEEPEST: usize = 16;

/// How far the game is (CQ-SET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The active side builds its band.
    Bands,
    /// Faces of fragments.
    Faces,
    /// Tiles.
    Tiles,
    /// Gaia's six puddles.
    Puddles,
    /// Four dice.
    Dice,
    /// The active side deploys.
    Deploy,
    /// Turns.
    Playing,
}

/// The four sequences of a turn (CQ-TRN-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sequence {
    /// S1.
    Powers,
    /// S2.
    Moves,
    /// S3.
    Attacks,
    /// S4.
    Tidying,
}

/// What is happening now, for Parry (CQ-PAS-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Nothing, or what is not offensive.
    #[default]
    Nobody,
    /// An offensive action of a side's figure.
    Figure(Camp),
    /// The same by an Implacable one.
    Implacable(Camp),
}

/// The Rônin's Parry in this turn (CQ-PAS-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Parry {
    /// Not used.
    #[default]
    Ready,
    /// Against the action that is happening.
    Now,
    /// Used.
    Spent,
}

/// Why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// A side met its condition (CQ-END-1).
    Goal(Camp),
    /// The round limit (CQ-END-3).
    Limit,
}

/// The whole truth of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) field: Field,
    pub(crate) pools: [Pool; 2],
    pub(crate) hands: [Cards; 2],
    pub(crate) deck: Deck<{ Potion::COUNT }, 0>,
    /// The side of seat 1.
    pub(crate) first: Camp,
    pub(crate) scenario: Scenario,
    pub(crate) layout: u8,
    pub(crate) faces: [Face; 4],
    /// How many faces are chosen.
    pub(crate) faced: u8,
    pub(crate) stage: Stage,
    pub(crate) active: Camp,
    pub(crate) sequence: Sequence,
    /// From 1; 0 during the set-up.
    pub(crate) round: u8,
    /// What is bought and not yet placed.
    pub(crate) bands: [Band; 2],
    /// How many entries were taken back by the side that builds.
    pub(crate) dismissed: u8,
    /// Cards that come for points not spent (CQ-ARM-5).
    pub(crate) dues: [u8; 2],
    /// Marks of Harvest (CQ-SCN-4).
    pub(crate) harvest: [u8; 2],
    /// Whether the Rônin made a Move in his last turn, or in this one if it is his.
    pub(crate) ronin_moved: bool,
    pub(crate) parry: Parry,
    pub(crate) cause: Cause,
    /// Heroes that lost a level or were stunned by what is happening (CQ-GEN-17).
    pub(crate) struck: [bool; 2],
    /// Heroes whose level changed by it (CQ-STA-22).
    pub(crate) changed: [bool; 2],
    pub(crate) business: Stack<Frame, DEEPEST>,
    pub(crate) over: Option<Ending>,
}

impl State {
    /// An empty table.
    pub(crate) fn new() -> State {
        State {
            field: Field::new(),
            pools: [Pool::default(); 2],
            hands: [Cards::default(); 2],
            deck: Deck::shuffled([0; Potion::COUNT]),
            first: Camp::Gaia,
            scenario: Scenario::Supremacy,
            layout: 0,
            faces: [Face::A; 4],
            faced: 0,
            stage: Stage::Playing,
            active: Camp::Gaia,
            sequence: Sequence::Powers,
            round: 0,
            bands: [[0; Entry::COUNT]; 2],
            dismissed: 0,
            dues: [0; 2],
            harvest: [0; 2],
            ronin_moved: false,
            parry: Parry::Ready,
            cause: Cause::Nobody,
            struck: [false; 2],
            changed: [false; 2],
            business: Stack::new(),
            over: None,
        }
    }

    /// The board with what is on it.
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The dice of a side.
    #[must_use]
    pub fn pool(&self, camp: Camp) -> &Pool {
        &self.pools[camp.index()]
    }

    /// The item cards of a side.
    #[must_use]
    pub fn hand(&self, camp: Camp) -> Cards {
        self.hands[camp.index()]
    }

    /// How many cards the deck has.
    #[must_use]
    pub fn deck(&self) -> usize {
        self.deck.len()
    }

    /// The scenario.
    #[must_use]
    pub fn scenario(&self) -> Scenario {
        self.scenario
    }

    /// The faces of the fragments.
    #[must_use]
    pub fn faces(&self) -> [Face; 4] {
        self.faces
    }

    /// How far the game is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The side whose turn it is, or that sets up.
    #[must_use]
    pub fn active(&self) -> Camp {
        self.active
    }

    /// The sequence of the turn.
    #[must_use]
    pub fn sequence(&self) -> Sequence {
        self.sequence
    }

    /// The round, from 1; 0 during the set-up.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What a side has bought and not yet placed.
    #[must_use]
    pub fn band(&self, camp: Camp) -> &Band {
        &self.bands[camp.index()]
    }

    /// A side's marks of Harvest.
    #[must_use]
    pub fn harvest(&self, camp: Camp) -> u8 {
        self.harvest[camp.index()]
    }

    /// What waits to be finished, the top last.
    #[must_use]
    pub fn business(&self) -> &[Frame] {
        self.business.frames()
    }

    /// Why it ended, when it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.over
    }

    /// The seat of a side.
    #[inline]
    #[must_use]
    pub fn seat_of(&self, camp: Camp) -> Seat {
        Seat::at(usize::from(camp != self.first))
    }

    /// The side of a seat.
    #[must_use]
    pub fn camp_of(&self, seat: Seat) -> Camp {
        if seat.index() == 0 { self.first } else { self.first.other() }
    }

    /// The side that decides now.
    #[inline]
    #[must_use]
    pub(crate) fn asked(&self) -> Camp {
        match self.business.top() {
            None => self.active,
            Some(frame) => frame.asked(self),
        }
    }
}
