//! A Kadamas board: the dice that a player holds (CQ-DIE-2).

use paint::Colour;
use serde::{Deserialize, Serialize};

/// Where a die of a player lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Spot {
    /// The slot of its colour.
    Instant,
    /// The gauge.
    Gauge,
    /// The hero slot.
    Hero,
    /// With nobody.
    Reserve,
}

impl Spot {
    /// All of them.
    pub const ALL: [Spot; 4] = [Spot::Instant, Spot::Gauge, Spot::Hero, Spot::Reserve];

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Spot::Instant => "instant",
            Spot::Gauge => "gauge",
            Spot::Hero => "hero",
            Spot::Reserve => "reserve",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Spot> {
        Spot::ALL.into_iter().find(|spot| spot.code() == code)
    }
}

/// The dice of a player; all of it is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pool {
    instant: [bool; 6],
    gauge: [u8; 6],
    hero: Option<Colour>,
}

impl Pool {
    /// Whether the slot of a colour holds its die.
    #[inline]
    #[must_use]
    pub fn instant(&self, colour: Colour) -> bool {
        self.instant[colour.index()]
    }

    /// How many dice of a colour the gauge has.
    #[inline]
    #[must_use]
    pub fn gauge(&self, colour: Colour) -> u8 {
        self.gauge[colour.index()]
    }

    /// How many dice the gauge has.
    #[inline]
    #[must_use]
    pub fn gauged(&self) -> u8 {
        self.gauge.iter().sum()
    }

    /// The die of the hero slot.
    #[inline]
    #[must_use]
    pub fn hero(&self) -> Option<Colour> {
        self.hero
    }

    /// How many dice lie here.
    #[must_use]
    pub fn count(&self) -> u8 {
        let instant = self.instant.iter().filter(|&&held| held).count() as u8;
        instant + self.gauged() + u8::from(self.hero.is_some())
    }

    /// Whether a die of this colour lies there.
    #[inline]
    #[must_use]
    pub fn has(&self, spot: Spot, colour: Colour) -> bool {
        match spot {
            Spot::Instant => self.instant(colour),
            Spot::Gauge => self.gauge(colour) > 0,
            Spot::Hero => self.hero == Some(colour),
            Spot::Reserve => false,
        }
    }

    pub(crate) fn put(&mut self, spot: Spot, colour: Colour) {
        match spot {
            Spot::Instant => self.instant[colour.index()] = true,
            Spot::Gauge => self.gauge[colour.index()] += 1,
            Spot::Hero => self.hero = Some(colour),
            Spot::Reserve => {}
        }
    }

    pub(crate) fn take(&mut self, spot: Spot, colour: Colour) {
        match spot {
            Spot::Instant => self.instant[colour.index()] = false,
            Spot::Gauge => self.gauge[colour.index()] -= 1,
            Spot::Hero => self.hero = None,
            Spot::Reserve => {}
        }
    }
}
