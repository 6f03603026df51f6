//! All games behind one interface: text and JSON in, text and JSON out.
//!
//! The server, the page, Python and the command line use only this. Whoever needs a game's own types for speed (bots,
//! simulations) visits it with a [`Visitor`].
//!
//! ```
//! use arcade::{AnyGame, Lang, Viewer};
//!
//! let game = AnyGame::named("chromatic-conflict").unwrap();
//! let mut table = game.open(&game.setup([("seats", "3")]).unwrap(), "42".parse().unwrap()).unwrap();
//! let options = table.options(Lang::En);
//! assert_eq!(options[0].action, "faction blue");
//! table.play("faction blue").unwrap();
//! assert_eq!(table.view(Viewer::Bystander)["seats"][0]["faction"], "blue");
//! ```

mod apply;
mod content;
mod edition;
mod error;
mod games;
mod insight;
mod setup;
mod sight;
mod table;
mod telling;
mod world;

pub use apply::Applied;
pub use content::LoadContent;
pub use edition::{Archive, PlayedBy};
pub use error::Error;
pub use games::{AnyGame, DynGame, FullGame, Visitor, each};
pub use insight::{SealedInfoState, SeatVisitor};
pub use setup::AnySetup;
pub use sight::{Choice, PlayerView, Preview};
pub use stage::{
    Animation, Blurb, CardId, CardLine, Chart, ChartBox, Choosable, Counter, Craft, Draft, Facing, Field, Form, FormEntry,
    FormList, FormNode, FormTally, Gauge, Goal, HandCard, Ink, Input, Label, Layer, LineOfSight, Member, Objection, OptionWords,
    Part, Phase, Picture, Piece, Pips, Rack, Reason, Rolled, Roster, RosterEntry, Scene, SeatPanel, Sketch, Slot, Spot, SpotId,
    StartWords, Story, Stroke, Survey, Task, Template, Tint, Touch, Verb, Way, Writing,
};
pub use table::{AnyTable, Explanation, NarratedEvent, Offer, PlyRecord};
pub use tabletop::{
    Bundle, BundleError, Commitment, ContentError, ContentFile, Edition, Leaf, Origin, Outcome, PackFile, ParseError, Pick,
    QuickStart, Seat, Seed, SetupOption, Transcript, TranscriptError, UndoRefusal, Viewer, hex, is_digest, is_of_first_release,
    unhex,
};
pub use telling::EventJson;
pub use texts::{Arg, COMMON, Lang, Message};
pub use world::RedactedPosition;
