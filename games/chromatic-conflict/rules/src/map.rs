//! The map: where places lie, who is next to whom, and what hangs together.

use crate::{Place, Places};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A cell of the unbounded grid (CC-GEN-10). Ordered by x, then by y, as lists are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Position {
    /// To the right.
    pub x: i8,
    /// Up.
    pub y: i8,
}

impl Position {
    /// The position `(x, y)`.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Position {
        Position { x, y }
    }

    /// The four positions that share a side with it.
    #[must_use]
    pub fn orthogonal(self) -> [Position; 4] {
        [(-1, 0), (0, -1), (0, 1), (1, 0)].map(|(x, y)| Position::new(self.x.saturating_add(x), self.y.saturating_add(y)))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

/// 21 terrains in a row reach no further than this from the Core, with one free position beyond.
const REACH: i8 = 22;
const COLUMNS: usize = 2 * REACH as usize + 1;

/// Where the cards on the table lie. What is next to what is kept beside it, so that most questions are a few operations
/// on bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<(Place, Position)>", try_from = "Vec<(Place, Position)>")]
pub struct Map {
    /// For each column, bit `y + REACH` of every position that bears a card.
    columns: [u64; COLUMNS],
    positions: [Position; Place::COUNT],
    orthogonal: [Places; Place::COUNT],
    diagonal: [Places; Place::COUNT],
    /// The places by position; `count` of them.
    order: [Place; Place::COUNT],
    count: u8,
    on_table: Places,
}

impl Map {
    /// The Core alone (CC-SETUP-1).
    #[must_use]
    pub fn new() -> Map {
        let mut map = Map {
            columns: [0; COLUMNS],
            positions: [Position::default(); Place::COUNT],
            orthogonal: [Places::NONE; Place::COUNT],
            diagonal: [Places::NONE; Place::COUNT],
            order: [Place::CORE; Place::COUNT],
            count: 0,
            on_table: Places::NONE,
        };
        map.put(Place::CORE, Position::default());
        map
    }

    /// The places on the table, the Core included.
    #[inline]
    #[must_use]
    pub fn places(&self) -> Places {
        self.on_table
    }

    /// The terrains on the table.
    #[inline]
    #[must_use]
    pub fn terrains(&self) -> Places {
        self.on_table.without(Places::one(Place::CORE))
    }

    /// The places on the table by position.
    #[inline]
    pub fn by_position(&self) -> impl Iterator<Item = Place> + '_ {
        self.order[..self.count as usize].iter().copied()
    }

    /// Where a place on the table lies.
    #[inline]
    #[must_use]
    pub fn position(&self, place: Place) -> Position {
        self.positions[place.index()]
    }

    /// What lies at a position.
    #[must_use]
    pub fn at(&self, position: Position) -> Option<Place> {
        if !self.bears_card(position) {
            return None;
        }
        self.by_position().find(|&place| self.position(place) == position)
    }

    /// The places that share a side with this one.
    #[inline]
    #[must_use]
    pub fn orthogonal(&self, place: Place) -> Places {
        self.orthogonal[place.index()]
    }

    /// The places that share only a corner with this one.
    #[inline]
    #[must_use]
    pub fn diagonal(&self, place: Place) -> Places {
        self.diagonal[place.index()]
    }

    /// The places that share a side with any of these.
    #[inline]
    #[must_use]
    pub fn orthogonal_to_any(&self, places: Places) -> Places {
        places.iter().fold(Places::NONE, |all, place| all.or(self.orthogonal(place)))
    }

    /// The places that share only a corner with any of these.
    #[inline]
    #[must_use]
    pub fn diagonal_to_any(&self, places: Places) -> Places {
        places.iter().fold(Places::NONE, |all, place| all.or(self.diagonal(place)))
    }

    /// The places around a position that share a side with it.
    #[must_use]
    pub fn around(&self, position: Position) -> Places {
        self.near(position, |x, y| x + y == 1)
    }

    /// The places around a position that share only a corner with it.
    #[must_use]
    pub fn cornering(&self, position: Position) -> Places {
        self.near(position, |x, y| x == 1 && y == 1)
    }

    /// The places whose distances along x and along y satisfy `fits`. One pass over all of them costs less than looking
    /// four positions up.
    #[inline]
    fn near(&self, position: Position, fits: impl Fn(u8, u8) -> bool) -> Places {
        let mut near = Places::NONE;
        for place in self.by_position() {
            let Position { x, y } = self.position(place);
            if fits(x.abs_diff(position.x).min(2), y.abs_diff(position.y).min(2)) {
                near.add(place);
            }
        }
        near
    }

    fn bears_card(&self, Position { x, y }: Position) -> bool {
        let inside = -REACH..=REACH;
        inside.contains(&x) && inside.contains(&y) && self.columns[(x + REACH) as usize] >> (y + REACH) & 1 == 1
    }

    /// All free positions that share a side with a card (CC-LAY-1), in order.
    #[inline]
    pub fn edge(&self, each: impl FnMut(Position)) {
        self.scan(std::slice::from_ref(&self.columns), each);
    }

    /// All free positions that share a side with every one of these sets of places, in order.
    pub fn edge_of_all(&self, sets: &[Places], each: impl FnMut(Position)) {
        let mut columns = [[0; COLUMNS]; 4];
        for (columns, set) in columns.iter_mut().zip(sets) {
            for Position { x, y } in set.iter().map(|place| self.position(place)) {
                columns[(x + REACH) as usize] |= 1 << (y + REACH);
            }
        }
        self.scan(&columns[..sets.len().min(4)], each);
    }

    #[inline]
    fn scan(&self, sets: &[[u64; COLUMNS]], mut each: impl FnMut(Position)) {
        let first = self.position(self.order[0]).x;
        let last = self.position(self.order[self.count as usize - 1]).x;
        for x in (first - 1).max(-REACH)..=(last + 1).min(REACH) {
            let at = (x + REACH) as usize;
            let mut free = !self.columns[at];
            for columns in sets {
                let left = if at > 0 { columns[at - 1] } else { 0 };
                let right = columns.get(at + 1).copied().unwrap_or(0);
                free &= columns[at] << 1 | columns[at] >> 1 | left | right;
            }
            while free != 0 {
                each(Position::new(x, free.trailing_zeros() as i8 - REACH));
                free &= free - 1;
            }
        }
    }

    /// The places of `among` that hang together with `from` by sides.
    #[must_use]
    pub fn linked(&self, from: Place, among: Places) -> Places {
        let mut linked = Places::one(from);
        let mut fresh = linked;
        while !fresh.is_empty() {
            fresh = self.orthogonal_to_any(fresh).and(among).without(linked);
            linked = linked.or(fresh);
        }
        linked
    }

    /// Whether every other terrain is still linked to the Core without this one (CC-SHIP-4).
    #[must_use]
    pub fn can_spare(&self, terrain: Place) -> bool {
        let next = self.orthogonal(terrain);
        if next.count() == 1 {
            return true;
        }
        let rest = self.on_table.without(Places::one(terrain));
        self.linked(Place::CORE, rest) == rest
    }

    /// Lays a card.
    pub fn put(&mut self, place: Place, position: Position) {
        for next in self.around(position).iter() {
            self.orthogonal[next.index()].add(place);
            self.orthogonal[place.index()].add(next);
        }
        for next in self.cornering(position).iter() {
            self.diagonal[next.index()].add(place);
            self.diagonal[place.index()].add(next);
        }
        self.columns[(position.x + REACH) as usize] |= 1 << (position.y + REACH);
        self.positions[place.index()] = position;
        self.on_table.add(place);
        let mut at = self.count as usize;
        while at > 0 && self.position(self.order[at - 1]) > position {
            self.order[at] = self.order[at - 1];
            at -= 1;
        }
        self.order[at] = place;
        self.count += 1;
    }

    /// Takes a card away.
    pub fn take(&mut self, place: Place) {
        let position = self.position(place);
        for next in self.orthogonal(place).iter() {
            self.orthogonal[next.index()].remove(place);
        }
        for next in self.diagonal(place).iter() {
            self.diagonal[next.index()].remove(place);
        }
        self.orthogonal[place.index()] = Places::NONE;
        self.diagonal[place.index()] = Places::NONE;
        self.columns[(position.x + REACH) as usize] &= !(1 << (position.y + REACH));
        self.positions[place.index()] = Position::default();
        self.on_table.remove(place);
        let count = self.count as usize;
        if let Some(at) = self.order[..count].iter().position(|&other| other == place) {
            self.order.copy_within(at + 1..count, at);
            self.order[count - 1] = Place::CORE;
        }
        self.count -= 1;
    }

    /// Whether a position lies within the reach of 21 terrains.
    #[must_use]
    pub fn reaches(Position { x, y }: Position) -> bool {
        i16::from(x).abs() + i16::from(y).abs() <= i16::from(REACH)
    }
}

impl Default for Map {
    fn default() -> Map {
        Map::new()
    }
}

impl From<Map> for Vec<(Place, Position)> {
    fn from(map: Map) -> Self {
        map.by_position().map(|place| (place, map.position(place))).collect()
    }
}

impl TryFrom<Vec<(Place, Position)>> for Map {
    type Error = String;

    fn try_from(places: Vec<(Place, Position)>) -> Result<Map, String> {
        let mut map = Map::new();
        for (place, position) in places {
            if place == Place::CORE && position == Position::default() {
                continue;
            }
            if map.places().has(place) {
                return Err(format!("{} cannot lie on the table twice", place.name()));
            }
            if !Map::reaches(position) {
                return Err(format!("{} at {position} is too far from the Core to be linked to it", place.name()));
            }
            if map.at(position).is_some() {
                return Err(format!("two cards lie at {position} (CC-GEN-10)"));
            }
            map.put(place, position);
        }
        if map.linked(Place::CORE, map.places()) == map.places() {
            Ok(map)
        } else {
            Err("a terrain is not linked to the Core (CC-LAY-3)".to_owned())
        }
    }
}
