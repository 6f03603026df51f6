//! What teaches a game: its how-to-play page and its first game, as they stand in `web/content`. What is said is among the texts
//! of the game.

use arcade::{Scene, Touch};
use game_chunks::GameChunk;
use serde::Deserialize;
use texts::Message;

/// How a game is played.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct HowTo {
    /// In reading order.
    pub(crate) section: Vec<Section>,
}

/// A part of it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Section {
    /// Its anchor, and the key of its texts.
    pub(crate) key: String,
    /// A picture of a real position.
    pub(crate) diagram: Option<Picture>,
}

impl Section {
    /// A few sentences.
    pub(crate) fn text(&self, game: &'static str) -> Message {
        Message::named(game, "learn", &self.key)
    }

    /// Its title.
    pub(crate) fn title(&self, game: &'static str) -> Message {
        self.text(game).form("title")
    }
}

/// A picture of a real position.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Picture {
    /// The seat that looks; nobody for a bystander.
    pub(crate) viewer: Option<u8>,
    /// What to light up.
    #[serde(default)]
    pub(crate) mark: Vec<String>,
    /// The position in notation.
    pub(crate) position: String,
}

/// A first game.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Lesson {
    /// Who the learner is.
    pub(crate) seat: u8,
    /// Where luck comes from.
    pub(crate) seed: u64,
    /// Where it begins.
    pub(crate) position: String,
    /// The learner's decisions.
    pub(crate) step: Vec<Step>,
}

/// A decision of the learner.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Step {
    /// The key of what is said: what to do, and why.
    pub(crate) key: String,
    /// What is accepted: actions that begin with one of these.
    pub(crate) allow: Vec<String>,
    /// What to light up, one after another.
    #[serde(default)]
    pub(crate) hint: Vec<String>,
    /// What the others do afterwards.
    #[serde(default)]
    pub(crate) then: Vec<String>,
}

impl Step {
    /// What to do, and why.
    pub(crate) fn say(&self, game: &'static str) -> Message {
        Message::named(game, "lesson-step", &self.key)
    }
}

/// How a game is played. The files are read by the games' tests too, so they can be read.
pub(crate) fn how_to(chunk: &GameChunk) -> Option<HowTo> {
    toml::from_str(chunk.learn).ok()
}

/// The first game.
pub(crate) fn lesson(chunk: &GameChunk) -> Option<Lesson> {
    toml::from_str(chunk.lesson).ok()
}

/// The thing in a scene that a file names: `spot g5`, `card 3`, `verb end`. Verbs are not in a scene and are found by the table.
pub(crate) fn touch(scene: &Scene, written: &str) -> Option<Touch> {
    match written.split_once(' ')? {
        ("spot", name) => scene.spots.iter().find(|spot| spot.name == name).map(|spot| Touch::Spot(spot.id)),
        ("card", number) => number.parse().ok().map(Touch::Card),
        _ => None,
    }
}
