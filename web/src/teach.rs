//! What teaches a game: its how-to-play page and its first game, as they stand in `web/content`.

use arcade::{Lang, Scene, Touch};
use parcels::Parcel;
use serde::Deserialize;

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Both {
    en: String,
    fr: String,
}

impl Both {
    /// The text in `lang`.
    pub(crate) fn to(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }

    /// This text and another after it.
    pub(crate) fn joined(&self, next: &Both) -> Both {
        Both { en: format!("{} {}", self.en, next.en), fr: format!("{} {}", self.fr, next.fr) }
    }
}

/// How a game is played.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct HowTo {
    /// In reading order.
    pub(crate) section: Vec<Section>,
}

/// A part of it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Section {
    /// Its anchor.
    pub(crate) key: String,
    /// Its title.
    pub(crate) title: Both,
    /// A few sentences.
    pub(crate) text: Both,
    /// A picture of a real position.
    pub(crate) diagram: Option<Picture>,
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
    /// What it is called.
    pub(crate) title: Both,
    /// Before the first step.
    pub(crate) intro: Both,
    /// After the last one.
    pub(crate) closing: Both,
    /// Where it begins.
    pub(crate) position: String,
    /// The learner's decisions.
    pub(crate) step: Vec<Step>,
}

/// A decision of the learner.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Step {
    /// What to do, and why.
    pub(crate) say: Both,
    /// What is accepted: actions that begin with one of these.
    pub(crate) allow: Vec<String>,
    /// What to light up, one after another.
    #[serde(default)]
    pub(crate) hint: Vec<String>,
    /// What the others do afterwards.
    #[serde(default)]
    pub(crate) then: Vec<String>,
}

/// How a game is played. The files are read by the games' tests too, so they can be read.
pub(crate) fn how_to(parcel: &Parcel) -> Option<HowTo> {
    toml::from_str(parcel.learn).ok()
}

/// The first game.
pub(crate) fn lesson(parcel: &Parcel) -> Option<Lesson> {
    toml::from_str(parcel.lesson).ok()
}

/// The thing in a scene that a file names: `spot g5`, `card 3`, `verb end`. Verbs are not in a scene and are found by the table.
pub(crate) fn touch(scene: &Scene, written: &str) -> Option<Touch> {
    match written.split_once(' ')? {
        ("spot", name) => scene.spots.iter().find(|spot| spot.name == name).map(|spot| Touch::Spot(spot.id)),
        ("card", number) => number.parse().ok().map(Touch::Card),
        _ => None,
    }
}
