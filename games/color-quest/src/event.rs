//! What happens.

use crate::{Camp, Chosen, Deed, Ending, Entry, Face, Figure, Marks, Potion, Sequence, Source, Spot, Tile, Tint};
use paint::{Colour, Square};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Something that happened, as the judge saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// A band grew.
    Recruited { camp: Camp, entry: Entry },
    /// A band shrank.
    Dismissed { camp: Camp, entry: Entry },
    /// A band is built.
    Built { camp: Camp },
    /// A face was chosen; fragments are counted from 1.
    Faced { fragment: u8, face: Face },
    /// A tile was laid.
    Laid { tile: Tile, at: Square },
    /// Somebody was deployed.
    Deployed { figure: Figure, at: Square },
    /// A turn begins.
    Turn { camp: Camp, round: u8 },
    /// A sequence begins.
    Sequence { camp: Camp, sequence: Sequence },
    /// A figure declared something; `open` says whether the opponent might have answered with a card.
    Declared { camp: Camp, figure: Figure, deed: Deed, open: bool },
    /// A die was paid.
    Paid { camp: Camp, die: Colour, spot: Spot },
    /// Somebody did not react.
    Passed { camp: Camp },
    /// A declared action was cancelled.
    Cancelled { deed: Deed },
    /// A declared action was lost with its figure.
    Lost { deed: Deed },
    /// A figure went somewhere.
    Moved { figure: Figure, from: Square, to: Square },
    /// Two figures changed places.
    Swapped { first: Figure, from: Square, second: Figure, to: Square },
    /// Paint came to lie somewhere.
    Painted { tint: Tint, at: Square, over: Option<Tint> },
    /// A puddle went.
    Erased { tint: Tint, at: Square },
    /// A figure became another one, or took another base.
    Became { was: Figure, now: Figure, at: Square },
    /// A figure lies.
    Stunned { figure: Figure, at: Square },
    /// A figure stands again.
    StoodUp { figure: Figure, at: Square },
    /// A figure left the board.
    Removed { figure: Figure, at: Square },
    /// A figure came.
    Appeared { figure: Figure, at: Square },
    /// A bone pile came.
    Piled { at: Square },
    /// An invocation explodes.
    Exploded { figure: Figure, at: Square },
    /// A wall was broken.
    Broken { at: Square },
    /// A wall was carried.
    Lifted { from: Square, to: Square },
    /// The Rônin wards something off.
    Parried { at: Square },
    /// A figure has a new status.
    Blessed { figure: Figure, at: Square, mark: Marks },
    /// A die was rolled by somebody.
    Rolled { camp: Camp, die: Colour },
    /// A die lies on a crystal.
    Placed { camp: Camp, die: Colour, at: Square },
    /// A die was collected.
    Collected { camp: Camp, die: Colour, at: Square },
    /// A die was put on a Kadamas board, or back.
    Stowed { camp: Camp, die: Colour, spot: Spot },
    /// An instant die was played.
    Played { camp: Camp, die: Colour, chosen: Chosen },
    /// An instant die was cancelled.
    Warded { camp: Camp, die: Colour },
    /// A potion was used.
    Drank { camp: Camp, potion: Potion, source: Source, at: Option<Square> },
    /// A card was drawn; others do not see which.
    Drew { camp: Camp, seat: Seat, card: Option<Potion> },
    /// A card was laid open.
    Discarded { camp: Camp, card: Potion },
    /// A turn is over; `open` as in a declaration.
    TurnEnded { camp: Camp, open: bool },
    /// The game is over.
    Ended { ending: Ending },
}

impl Event {
    /// Whether it told the seat that acted something that it did not know.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Declared { open, .. } | Event::TurnEnded { open, .. } => *open,
            Event::Passed { .. } | Event::Rolled { .. } | Event::Drew { .. } | Event::Turn { .. } => true,
            _ => false,
        }
    }
}
