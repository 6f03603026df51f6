//! What must hold for any text that is read, whoever wrote it: nothing panics, what is understood can be written and
//! read again, and what was read can be played on.
//!
//! Each function takes any bytes. `fuzz/` feeds them with what its engine finds (`cargo fuzz run position`); the tests
//! here feed them with the same corpus and seeded [`Mutations`] of it, the same every time.

mod bundle;
mod choices;
mod content;
mod fuzzed;
mod message;
mod mutations;
mod pack;
mod setup;
mod text;

pub use bundle::bundle;
pub use choices::choices;
pub use content::content;
pub use fuzzed::Fuzzed;
pub use message::message;
pub use mutations::Mutations;
pub use pack::pack;
pub use setup::setup;
pub use text::{action, position, transcript};

use chromatic_conflict::ChromaticConflict;
use color_quest::ColorQuest;
use coraquest::CoraQuest;
use dark_threat::DarkThreat;
use paint_brawl::PaintBrawl;

/// Something that takes any bytes, and answers whether it understood them.
pub type Target = fn(&[u8]) -> bool;

/// All of them, by the names of their corpora. Those of the first game, and of what no game has to do with, have no prefix.
pub const TARGETS: [(&str, Target); 33] = [
    ("action", action::<ChromaticConflict> as Target),
    ("choices", choices::<ChromaticConflict> as Target),
    ("content", content::<ChromaticConflict> as Target),
    ("position", position::<ChromaticConflict> as Target),
    ("setup", setup::<ChromaticConflict> as Target),
    ("transcript", transcript::<ChromaticConflict> as Target),
    ("bundle", bundle as Target),
    ("message", message as Target),
    ("paint-brawl-action", action::<PaintBrawl> as Target),
    ("paint-brawl-choices", choices::<PaintBrawl> as Target),
    ("paint-brawl-content", content::<PaintBrawl> as Target),
    ("paint-brawl-position", position::<PaintBrawl> as Target),
    ("paint-brawl-setup", setup::<PaintBrawl> as Target),
    ("paint-brawl-transcript", transcript::<PaintBrawl> as Target),
    ("dark-threat-action", action::<DarkThreat> as Target),
    ("dark-threat-choices", choices::<DarkThreat> as Target),
    ("dark-threat-content", content::<DarkThreat> as Target),
    ("dark-threat-position", position::<DarkThreat> as Target),
    ("dark-threat-setup", setup::<DarkThreat> as Target),
    ("dark-threat-transcript", transcript::<DarkThreat> as Target),
    ("color-quest-action", action::<ColorQuest> as Target),
    ("color-quest-choices", choices::<ColorQuest> as Target),
    ("color-quest-content", content::<ColorQuest> as Target),
    ("color-quest-position", position::<ColorQuest> as Target),
    ("color-quest-setup", setup::<ColorQuest> as Target),
    ("color-quest-transcript", transcript::<ColorQuest> as Target),
    ("coraquest-action", action::<CoraQuest> as Target),
    ("coraquest-choices", choices::<CoraQuest> as Target),
    ("coraquest-content", content::<CoraQuest> as Target),
    ("coraquest-pack", pack as Target),
    ("coraquest-position", position::<CoraQuest> as Target),
    ("coraquest-setup", setup::<CoraQuest> as Target),
    ("coraquest-transcript", transcript::<CoraQuest> as Target),
];
