//! Place cards, and sets of them as bits of one word.

use serde::{Deserialize, Serialize};

/// A place card: the Core, or the terrain with a tag (CC-SETUP-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub struct Place(pub(crate) u8);

impl Place {
    /// The Core.
    pub const CORE: Place = Place(0);
    /// How many there are, the Core included.
    pub const COUNT: usize = 22;
    /// The tags of the terrains.
    pub const TAGS: [&'static str; 21] = [
        "T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14", "T15", "T16", "T17",
        "T18", "T19", "T20", "T21",
    ];

    /// The terrain with this tag.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Place> {
        Place::TAGS.iter().position(|&known| known == tag).map(Place::terrain)
    }

    /// The terrain whose tag has this rank, from 0.
    pub(crate) fn terrain(index: usize) -> Place {
        Place(index as u8 + 1)
    }

    /// All terrains in the order of their tags.
    pub fn terrains() -> impl Iterator<Item = Place> {
        (1..Place::COUNT as u8).map(Place)
    }

    /// Its tag, or `Core`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Place::CORE => "Core",
            Place(number) => Place::TAGS[number as usize - 1],
        }
    }

    /// Its number: 0 for the Core, then the tags'.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Place> for &'static str {
    fn from(place: Place) -> &'static str {
        place.name()
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(name: String) -> Result<Place, String> {
        if name == "Core" { Ok(Place::CORE) } else { Place::tagged(&name).ok_or_else(|| format!("'{name}' is not a place")) }
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Place>", from = "Vec<Place>")]
pub struct Places(pub(crate) u32);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);

    /// The set of this one place.
    #[inline]
    #[must_use]
    pub const fn one(place: Place) -> Places {
        Places(1 << place.0)
    }

    /// Whether `place` is in it.
    #[inline]
    #[must_use]
    pub const fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// Puts `place` in.
    #[inline]
    pub const fn add(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    /// Takes `place` out.
    #[inline]
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// What is in this one only.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// Whether nothing is in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The places in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = Place(rest.trailing_zeros() as u8);
            (rest != 0).then(|| {
                rest &= rest - 1;
                place
            })
        })
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        let mut set = Places::NONE;
        places.into_iter().for_each(|place| set.add(place));
        set
    }
}

impl From<Places> for Vec<Place> {
    fn from(places: Places) -> Vec<Place> {
        places.iter().collect()
    }
}

impl From<Vec<Place>> for Places {
    fn from(places: Vec<Place>) -> Places {
        places.into_iter().collect()
    }
}
