//! Color Quest: two seats, Gaia and Kaos, up to 30 rounds of two turns, hidden item cards, dice.
//!
//! Each side builds a band around a hero, furnishes a board of four fragments, and takes turns of four sequences: powers paid
//! with Kadamas dice, Moves, attacks, tidying up. Paint changes figures, and with their colour their side. The catalogue in
//! `docs/rules/color-quest.md` decides; its IDs stand beside the code that they govern.
//!
//! ```
//! use color_quest::{ColorQuest, Placing, Setup};
//! use tabletop::{Game, Notation, Seed, Table};
//! use std::sync::Arc;
//!
//! let game = Arc::new(ColorQuest::standard());
//! let setup = Setup { placing: Placing::Quick, ..Setup::default() };
//! let mut table = Table::open(game.clone(), setup, Seed::numbered(7)).unwrap();
//! table.play(game.read_action("end").unwrap()).unwrap();
//! table.play(game.read_action("celerity b2 b3").unwrap()).unwrap();
//! assert_eq!(table.to_act().unwrap().number(), 1);
//! ```
#![forbid(unsafe_code)]

texts::domain!("color-quest", $);

mod ability;
mod action;
mod band;
mod candidate_actions;
mod card;
mod choice;
mod content;
mod deed;
mod entry;
mod event;
mod field;
mod figure;
mod frame;
mod game;
mod goal;
mod instant;
mod judgement;
mod kind;
mod knowledge;
mod movegen;
mod notation;
mod options;
mod picture;
mod place;
mod point;
mod pool;
mod potion;
mod refill;
mod setup;
mod show;
mod state;
mod tile;
mod tint;
mod turn;
mod tx;
mod validate;
mod version;
mod view;
mod words;

pub use self::judgement::Judge;
pub use ability::Ability;
pub use action::{Action, Aim, Face};
pub use card::{Cards, Potion, Source};
pub use content::{ColorQuest, Constants, Folder, Instant, Layout, Passive, Profile, Recipes};
pub use entry::{Band, Entry, Slot};
pub use event::Event;
pub use field::{Field, SQUARES, Shown, Tile};
pub use figure::{Figure, Marks};
pub use frame::{Aims, Chosen, Deed, Frame, Part};
pub use kind::{Class, Kind};
pub use knowledge::Knowledge;
pub use paint::Camp;
pub use point::Point;
pub use pool::{Pool, Spot};
pub use setup::{Placing, Scenario, Setup};
pub use state::{Cause, Ending, Parry, Sequence, Stage, State};
pub use tint::Tint;
pub use view::View;
pub use words::OnStage;
