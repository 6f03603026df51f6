//! What every game of the house fulfils, whatever is played.
//!
//! A [`Game`] is a set of rules with its loaded content, immutable and shared.
//! A position of it is a plain [`Game::State`] beside it. All luck comes from a
//! [`Chance`], every refusal names its rule, and what a seat may know is a type
//! of its own ([`Game::View`], [`Game::Knowledge`]), so that nothing else can be
//! sent to it by mistake.
//!
//! This crate knows no game, does no I/O and has no clock. It knows no screen either: what one is told is in `stage`. Of texts
//! it knows what a flaw of a transcript is called ([`FlawKind::message`]) and what content says of its rules ([`RuleTexts`]).

mod bundle;
mod canonical;
mod chance;
mod content;
mod deck;
mod digest;
mod edition;
mod exactly;
mod game;
mod hex;
mod notation;
mod pack;
mod pledge;
mod refusal;
mod rule_texts;
mod seat;
mod setup;
mod stack;
mod table;
mod transcript;

pub use bundle::{Bundle, BundleError};
pub use canonical::{DIGEST_DIGITS, IsText, Leaf, Part as ContentPart, content_digest, content_values};
pub use chance::{Chance, ChanceError, Die, Faces, Pick, Recorded, Recording, Rng, Scripted, Seed, Seeded};
pub use content::{ContentError, ContentFile};
pub use deck::Deck;
pub use digest::{check_of, digest_of};
pub use edition::{Edition, FirstRelease, Origin, content_called, is_digest, is_of_first_release};
pub use exactly::Exactly;
pub use game::{EventView, Game, Log, Wire, tell};
pub use hex::{hex, unhex};
pub use notation::{Cursor, Notation, ParseError, quoted};
pub use pack::PackFile;
pub use pledge::{BrokenPledge, Commitment};
pub use refusal::{Refusal, RuleId};
pub use rule_texts::RuleTexts;
pub use seat::{MAX_SEATS, Outcome, PerSeat, Seat, Seats, Viewer};
pub use setup::{QuickStart, SetupOption};
pub use stack::Stack;
pub use table::{Step, Table, UndoRefusal};
pub use transcript::{FlawKind, Line, Transcript, TranscriptError};
