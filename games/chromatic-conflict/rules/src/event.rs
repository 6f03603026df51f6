//! What happened.

use crate::{Effect, Ending, Faction, Kind, Kinds, Place, Places, Position};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// How a Chromeca left the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// Beaten by a stronger one (CC-CAP-7).
    Captured,
    /// Emptied by a Cannon (CC-CAN-1).
    Emptied,
    /// Destroyed with its terrain by a Ship (CC-SHIP-2).
    Destroyed,
}

/// Something that happened, as the judge saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A seat took a faction.
    Chose {
        /// Which seat.
        seat: Seat,
        /// Which faction.
        faction: Faction,
    },
    /// The first seat was drawn (CC-SETUP-7).
    First {
        /// Which seat.
        seat: Seat,
    },
    /// A seat drew Chromecas; only itself is told which.
    DrewChromecas {
        /// Which seat.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none")]
        kinds: Option<Kinds>,
    },
    /// A seat drew terrains; only itself is told which.
    DrewTerrains {
        /// Which seat.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none")]
        terrains: Option<Places>,
    },
    /// A terrain was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which terrain.
        terrain: Place,
        /// Where.
        at: Position,
        /// Its gems.
        gems: u8,
    },
    /// A Chromeca was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// Where.
        at: Position,
    },
    /// A Chromeca left the table.
    Left {
        /// Whose it was.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// Where it stood.
        at: Position,
        /// How it left.
        how: Leaving,
    },
    /// A zone was revealed by the Chromeca on it (CC-EFF-1).
    Revealed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Position,
        /// What it shows.
        effect: Effect,
        /// Whether the seat itself did not know it.
        #[serde(skip)]
        news: bool,
    },
    /// A shield was deployed.
    Deployed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Position,
    },
    /// A shield went back to the supply (CC-BAS-7, CC-BAS-9).
    Withdrawn {
        /// Whose.
        seat: Seat,
        /// Where it was.
        at: Position,
    },
    /// No place could bear the shield (CC-BAS-11).
    NoPlaceForShield {
        /// Whose.
        seat: Seat,
    },
    /// A terrain was destroyed and lies at the bottom of the pile (CC-SHIP-1).
    TerrainDestroyed {
        /// Which.
        terrain: Place,
        /// Where it was.
        at: Position,
    },
    /// A terrain was moved (CC-CRANE-1).
    Moved {
        /// Which.
        terrain: Place,
        /// From where.
        from: Position,
        /// To where.
        to: Position,
    },
    /// A seat did not use its vehicle's power (CC-VEH-2).
    Declined {
        /// Which seat.
        seat: Seat,
        /// The vehicle.
        kind: Kind,
    },
    /// A vehicle's power had no target (CC-VEH-8).
    NoTarget {
        /// Which seat.
        seat: Seat,
        /// The vehicle.
        kind: Kind,
    },
    /// Nothing was possible: the rest of the turn was skipped (CC-TURN-6).
    Skipped {
        /// Which seat.
        seat: Seat,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// Which, from 1.
        turn: u8,
    },
    /// The game ended.
    Ended {
        /// Why.
        #[serde(with = "ending")]
        reason: Ending,
    },
}

impl Event {
    pub(crate) fn ended(ending: Ending) -> Event {
        Event::Ended { reason: ending }
    }

    /// Draws are told to the others only as numbers of cards (CC-HID-8); all else is public.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Event {
        match self {
            Event::DrewChromecas { seat, count, .. } if !viewer.is(*seat) => {
                Event::DrewChromecas { seat: *seat, count: *count, kinds: None }
            }
            Event::DrewTerrains { seat, count, .. } if !viewer.is(*seat) => {
                Event::DrewTerrains { seat: *seat, count: *count, terrains: None }
            }
            event => event.clone(),
        }
    }
}

/// An ending as the word that notation and outcomes use.
mod ending {
    use crate::Ending;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;
    use std::borrow::Cow;

    pub(super) fn serialize<S: Serializer>(ending: &Ending, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(ending.code())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ending, D::Error> {
        let code = Cow::<str>::deserialize(deserializer)?;
        Ending::ALL.into_iter().find(|ending| ending.code() == code).ok_or_else(|| D::Error::custom("no such ending"))
    }
}
