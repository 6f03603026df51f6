//! What is told and seen beside the board: stories, happenings that can be seen, figures with cards of their own.

use crate::{Counter, Slot, SpotId, Tint};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A text to be read before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Story {
    /// What it is called.
    pub title: String,
    /// Its paragraphs.
    pub words: Vec<String>,
    /// Whether nothing has happened since it was told.
    pub fresh: bool,
}

/// Something that is seen to happen. It says nothing that the happening does not say in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Animation {
    /// Whoever stands on a place goes to another.
    Goes {
        /// From where.
        from: SpotId,
        /// To where.
        to: SpotId,
    },
    /// Whoever stands on a place strikes at another.
    Strikes {
        /// From where.
        from: SpotId,
        /// Whom.
        to: SpotId,
    },
    /// A number changes above a place: `-2`, `+3`.
    Notes {
        /// Where.
        spot: SpotId,
        /// What is written.
        text: String,
    },
    /// Dice are rolled.
    Rolls {
        /// The sides that are up, each with its number.
        dice: Vec<(String, u8)>,
    },
    /// A part of a story, to be read aloud.
    Tells,
}

/// A figure with a card of its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Member {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Where it stands.
    pub spot: Option<SpotId>,
    /// Its drawing.
    pub look: String,
    /// The name of a drawing that its maker keeps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
    /// The colour of its drawing.
    pub tint: Option<Tint>,
    /// What it is called.
    pub name: String,
    /// What it is and can do, as short sentences.
    pub words: String,
    /// What it has left of what it must not lose, and of how many.
    pub health: (u8, u8),
    /// Its numbers, each with a drawing.
    pub numbers: Vec<Counter>,
    /// How it is now: each state with a drawing and a word.
    pub marks: Vec<Slot>,
    /// What it carries.
    pub items: Vec<Slot>,
    /// Whether it acts now.
    pub now: bool,
    /// Whether it has done all that it can for now.
    pub spent: bool,
}
