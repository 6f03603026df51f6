//! CoraQuest: 1 to 4 seats share four heroes against a dungeon that is laid card by card; a fifth seat may run the enemies.
//!
//! The catalogues in `docs/rules/coraquest.md` and `docs/rules/coraquest-content.md` decide; their IDs stand beside the code that
//! they govern.

#![forbid(unsafe_code)]

texts::domain!("coraquest", $);

mod ability;
mod action;
mod candidate_actions;
mod choice;
mod content;
mod dungeon;
mod event;
mod fight;
mod figure;
mod foe;
mod frame;
mod game;
mod harm;
mod item;
mod judgement;
mod movegen;
mod notation;
mod options;
mod picture;
mod play;
mod quest;
mod reveal;
mod round;
mod rules;
mod setup;
mod show;
mod sight;
mod square;
mod start;
mod state;
mod tally;
mod trade;
mod turn;
mod tx;
mod validate;
mod value;
mod version;
mod view;
mod walk;
mod words;
mod workshop;

pub use self::judgement::Judge;
pub use action::Action;
pub use content::Mark as StoryMark;
pub use content::*;
pub use dungeon::{Dungeon, Laid, MOST_CARDS};
pub use event::{Event, Mark, Throw, Thrown};
pub use figure::{Enemy, Hero, Slot};
pub use frame::{Frame, Roll, Step, Targets};
pub use rules::CoraQuest;
pub use setup::{Length, Party, Setup, Tough};
pub use sight::{Point, blocked_by, sees};
pub use square::{Edge, Rotation, Square, Squares};
pub use state::{Cause, Cue, MOST_CUES, MOST_ENEMIES, MOST_FRAMES, Over, Piles, State, Turn};
pub use tally::Tally;
pub use view::{Knowledge, View};
pub use words::OnStage;
