//! What every game of the house fulfils, whatever is played.
//!
//! A [`Game`] is a set of rules with its loaded content, immutable and shared.
//! A position of it is a plain [`Game::State`] beside it. All luck comes from a
//! [`Chance`], every refusal names its rule, and what a seat may know is a type
//! of its own ([`Game::View`], [`Game::Knowledge`]), so that nothing else can be
//! sent to it by mistake.
//!
//! This crate knows no game, does no I/O and has no clock.

mod bundle;
mod canonical;
mod chance;
mod content;
mod deck;
mod digest;
mod edition;
mod exactly;
mod game;
mod gaze;
mod hex;
mod judgement;
mod notation;
mod pack;
mod picture;
mod pledge;
mod refusal;
mod roster;
mod rule_texts;
mod scene;
mod seat;
mod show;
mod sketch;
mod stack;
mod table;
mod tale;
mod tint;
mod transcript;
mod words;
mod workshop;

pub use bundle::{Bundle, BundleError};
pub use canonical::{DIGEST_DIGITS, IsText, Leaf, Part as ContentPart, content_digest, content_values};
pub use chance::{Chance, ChanceError, Die, Faces, Pick, Recorded, Recording, Rng, Scripted, Seed, Seeded};
pub use content::{ContentError, ContentFile};
pub use deck::Deck;
pub use digest::{check_of, digest_of};
pub use edition::{Edition, FirstRelease, Origin, content_called, is_digest, is_of_first_release};
pub use exactly::Exactly;
pub use game::{Game, Log, Told, Wire, tell};
pub use gaze::Gaze;
pub use hex::{hex, unhex};
pub use judgement::{Judgement, Temper};
pub use notation::{Cursor, Misread, Notation, quoted};
pub use pack::PackFile;
pub use picture::{Ink, Picture, Span};
pub use pledge::{BrokenPledge, Pledge};
pub use refusal::{Refusal, RuleId};
pub use roster::{Facing, Gauge, Objection, Roster, RosterEntry, Way};
pub use rule_texts::RuleTexts;
pub use scene::{
    CardId, Counter, Goal, HandCard, Label, Layer, Part, Phase, Piece, Pips, Rack, Rolled, Scene, SeatPanel, Slot, Spot, SpotId,
    Task, Writing,
};
pub use seat::{MAX_SEATS, Outcome, PerSeat, Seat, Seats, Viewer};
pub use show::{Plan, Show, Touch, Verb};
pub use sketch::{Sketch, Stroke};
pub use stack::Stack;
pub use table::{Step, Table, UndoRefusal};
pub use tale::{Cue, Member, Story};
pub use texts::{Arg, COMMON, Lang, Message, UnknownLang};
pub use tint::Tint;
pub use transcript::{Flaw, Line, Transcript, TranscriptError};
pub use words::{Blurb, QuickStart, SetupOption, Words, capital};
pub use workshop::{
    CardLine, Chart, ChartBox, Choosable, Craft, Draft, Field, Form, FormEntry, FormList, FormNode, FormTally, Input, Reason,
    Survey, Template, Workshop,
};
