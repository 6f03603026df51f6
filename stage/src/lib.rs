//! What any screen is told, whatever is played and whoever draws it.
//!
//! A game says what it says with [`Words`], shows its table and takes touches with [`Show`], and tells what users may make for
//! it with [`Workshop`]. All of it is plain data made from a viewer's view: a [`Scene`] with its places and pieces, buttons
//! ([`Verb`]), animations ([`Animation`]), forms, and a [`Picture`] for terminals. Looks are names of drawings, colours are [`Tint`]s.
//!
//! This crate knows no game and no screen. Rules never need it: a program that only plays or measures games does without.

mod gaze;
mod picture;
mod roster;
mod scene;
mod show;
mod sketch;
mod tale;
mod tint;
mod words;
mod workshop;

pub use gaze::LineOfSight;
pub use picture::{Ink, Picture, Span};
pub use roster::{Facing, Gauge, Objection, Roster, RosterEntry, Way};
pub use scene::{
    CardId, Counter, Goal, HandCard, Label, Layer, Part, Phase, Piece, Pips, Rack, Rolled, Scene, SeatPanel, Slot, Spot, SpotId,
    Task, Writing,
};
pub use show::{Plan, Show, Touch, Verb};
pub use sketch::{Sketch, Stroke};
pub use tale::{Animation, Member, Story};
pub use tint::Tint;
pub use words::{Blurb, OptionWords, StartWords, Words, capital};
pub use workshop::{
    CardLine, Chart, ChartBox, Choosable, Craft, Draft, Field, Form, FormEntry, FormList, FormNode, FormTally, Input, Reason,
    Survey, Template, Workshop,
};
