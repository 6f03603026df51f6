//! What the server and the page say to each other, typed once for both ends.
//!
//! HTTP is for what happens around tables ([`MakeTable`], [`TakeSeat`], [`Lobby`]); one WebSocket is for one table
//! ([`FromClient`], [`FromServer`]). Everything is JSON. `docs/protocol.md` tells the whole conversation.
//!
//! A client is told a *world*: a position that its viewer cannot tell from the true one, in the game's notation. The page
//! has the same rules, so that it draws, lists options, previews and explains from the world by itself. On the server a
//! world is a type that only the games can make ([`FromServer`] is generic over it), so that a true position cannot be sent
//! by mistake; on the page it is text.

mod ask;
mod clock;
mod fault;
mod names;
mod socket;
mod table;

pub use ask::{Ask, MadeTable, MakeTable, Request, SecretAsk, TakeSeat};
pub use clock::{ClockFaces, ClockRule};
pub use fault::Fault;
pub use names::{Level, MAX_ID, MAX_NAME, MAX_WORD, MessageId, Number, Secret, TableId};
pub use socket::{FromClient, FromServer, Kind, News, Outcome, PlyRecord, Situation, Welcome};
pub use table::{Chair, GameEdition, Held, Holder, Lobby, OfferedPack, Offers, SeatInfo, Stage, TableInfo, Version};

/// The version of this conversation. Version 3 tells by which rules and which content a table is played; version 4 tells
/// events and faults typed, without sentences.
pub const PROTOCOL: u32 = 4;
/// The oldest version that a server still speaks. Clients before it cannot say what happens: they are told to load the page
/// anew, and go on then.
pub const OLDEST_CLIENT: u32 = 4;
/// The oldest version of a server that a page still understands: until version 4 events came with their sentences.
pub const OLDEST_SERVER: u32 = 2;
