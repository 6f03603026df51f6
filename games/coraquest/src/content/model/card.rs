//! Dungeon cards (content C): nine squares that are turned and laid.

use super::Phrase;
use serde::{Deserialize, Serialize};

/// A square of a card: column 0 to 2 from the left, row 0 to 2 from the bottom (CR-WORD-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Cell {
    /// How many squares a card has.
    pub const COUNT: u8 = 9;

    /// b2.
    pub const CENTRE: Cell = Cell(4);

    /// The square in this column and row.
    #[inline]
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Cell {
        Cell(3 * row + column)
    }

    /// Its column, from the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 3
    }

    /// Its row, from the bottom.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 3
    }

    /// Where it comes to lie after so many quarter turns clockwise (CR-WORD-7).
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Cell {
        let (i, j) = (self.column(), self.row());
        match quarters % 4 {
            0 => self,
            1 => Cell::at(j, 2 - i),
            2 => Cell::at(2 - i, 2 - j),
            _ => Cell::at(2 - j, i),
        }
    }
}

/// A set of squares of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(pub u16);

impl Cells {
    /// All nine.
    pub const ALL: Cells = Cells(0o777);

    /// Whether a square is in it.
    #[inline]
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// With a square.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// Its squares, row by row from the bottom.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT).map(Cell).filter(move |&cell| self.has(cell))
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The set after so many quarter turns clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Cells {
        self.iter().fold(Cells::default(), |all, cell| all.with(cell.turned(quarters)))
    }
}

/// What a card shows as it lies in one rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Floor; the others are wall.
    pub floor: Cells,
    /// Spawn points, Small, Medium and Large (CR-SPAWN-1).
    pub spawns: [Cells; 3],
    /// Open chests.
    pub chests: Cells,
    /// The spot of a story card.
    pub spot: Option<Cell>,
}

impl Layout {
    /// The same after so many quarter turns clockwise.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Layout {
        Layout {
            floor: self.floor.turned(quarters),
            spawns: self.spawns.map(|cells| cells.turned(quarters)),
            chests: self.chests.turned(quarters),
            spot: self.spot.map(|cell| cell.turned(quarters)),
        }
    }
}

/// A dungeon card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DungeonCard {
    /// What it is called.
    pub name: Phrase,
    /// What it shows, by rotation.
    pub layouts: [Layout; 4],
    /// The rotations that look different from every smaller one (CR-REVEAL-7), a bit for each.
    pub rotations: u8,
    /// Whether it shows a web, on b2 (CR-SPIDER-1).
    pub web: bool,
}

impl DungeonCard {
    /// A card from what is printed on it.
    #[must_use]
    pub fn new(name: Phrase, printed: Layout, web: bool) -> DungeonCard {
        let layouts = [0, 1, 2, 3].map(|quarters| printed.turned(quarters));
        let fresh = |&turn: &usize| !layouts[..turn].contains(&layouts[turn]);
        let rotations = (0..4).filter(fresh).fold(0, |all, turn| all | 1 << turn);
        DungeonCard { name, layouts, rotations, web }
    }

    /// What it shows in a rotation.
    #[inline]
    #[must_use]
    pub const fn layout(&self, quarters: u8) -> &Layout {
        &self.layouts[quarters as usize % 4]
    }

    /// Whether a rotation is offered (CR-REVEAL-7).
    #[inline]
    #[must_use]
    pub const fn offers(&self, quarters: u8) -> bool {
        self.rotations >> (quarters % 4) & 1 == 1
    }
}
