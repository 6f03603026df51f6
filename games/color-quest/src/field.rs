//! What stands and lies on the board.

use crate::{Camp, Class, Figure, Kind, Tint};
use paint::{Colour, Puddles, Square, Squares};
use serde::{Deserialize, Serialize};

/// The squares of every board: four fragments of 45 (CQ-BRD-1).
pub const SQUARES: usize = 180;

/// A die on a crystal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shown {
    /// The crystal.
    pub at: Square,
    /// What it shows.
    pub colour: Colour,
}

/// A kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tile {
    /// CQ-TIL-5.
    Bush,
    /// CQ-TIL-9.
    Wall,
    /// CQ-TIL-8.
    Tunnel,
    /// CQ-TIL-6.
    Chest,
    /// CQ-TIL-10.
    Bones,
}

impl Tile {
    /// All of them, in the order of the set-up (CQ-SET-3).
    pub const ALL: [Tile; 5] = [Tile::Bush, Tile::Wall, Tile::Tunnel, Tile::Chest, Tile::Bones];

    /// The index in [`Tile::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Tile::Bush => "bush",
            Tile::Wall => "wall",
            Tile::Tunnel => "tunnel",
            Tile::Chest => "chest",
            Tile::Bones => "bones",
        }
    }
}

/// Figures, tiles, puddles and dice. The sets beside the list of figures are kept true by the methods here, and by nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Plain", into = "Plain")]
pub struct Field {
    figures: [Option<Figure>; SQUARES],
    of: [Squares; 2],
    invocations: Squares,
    counts: [u8; Kind::COUNT],
    puddles: Puddles<Tint, { Tint::PAINTS }>,
    tiles: [Squares; 5],
    pub(crate) dice: [Option<Shown>; 4],
}

impl Field {
    /// An empty board.
    pub(crate) const fn new() -> Field {
        Field {
            figures: [None; SQUARES],
            of: [Squares::NONE; 2],
            invocations: Squares::NONE,
            counts: [0; Kind::COUNT],
            puddles: Puddles::new(),
            tiles: [Squares::NONE; 5],
            dice: [None; 4],
        }
    }

    /// The figure on a square.
    #[inline]
    #[must_use]
    pub fn figure(&self, at: Square) -> Option<Figure> {
        self.figures[at.index()]
    }

    /// The squares of a side's figures.
    #[inline]
    #[must_use]
    pub fn of(&self, camp: Camp) -> Squares {
        self.of[camp.index()]
    }

    /// The squares of all figures.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Squares {
        self.of[0] | self.of[1]
    }

    /// The squares of all invocations (CQ-GEN-4).
    #[inline]
    #[must_use]
    pub fn invocations(&self) -> Squares {
        self.invocations
    }

    /// How many figures of a kind there are.
    #[inline]
    #[must_use]
    pub fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// How many Khromaz there are.
    #[must_use]
    pub fn khromaz(&self) -> u8 {
        Kind::CASTES.iter().map(|&caste| self.count(caste)).sum::<u8>() + self.count(Kind::Newcomer)
    }

    /// The puddles.
    #[inline]
    #[must_use]
    pub fn puddles(&self) -> &Puddles<Tint, { Tint::PAINTS }> {
        &self.puddles
    }

    /// The puddle on a square.
    #[inline]
    #[must_use]
    pub fn puddle(&self, at: Square) -> Option<Tint> {
        self.puddles.at(at)
    }

    /// The puddles of the six colours.
    #[inline]
    #[must_use]
    pub fn coloured(&self) -> Squares {
        self.puddles.others(Tint::Black)
    }

    /// The squares with a kind of tile.
    #[inline]
    #[must_use]
    pub fn tiles(&self, tile: Tile) -> Squares {
        self.tiles[tile.index()]
    }

    /// The walls.
    #[inline]
    #[must_use]
    pub fn walls(&self) -> Squares {
        self.tiles(Tile::Wall)
    }

    /// The bone piles.
    #[inline]
    #[must_use]
    pub fn bones(&self) -> Squares {
        self.tiles(Tile::Bones)
    }

    /// The squares with any tile.
    #[inline]
    #[must_use]
    pub fn tiled(&self) -> Squares {
        self.tiles.iter().fold(Squares::NONE, |all, &tiles| all | tiles)
    }

    /// The die of each fragment.
    #[must_use]
    pub fn dice(&self) -> [Option<Shown>; 4] {
        self.dice
    }

    /// The squares with a die.
    #[inline]
    #[must_use]
    pub fn dice_squares(&self) -> Squares {
        self.dice.iter().flatten().fold(Squares::NONE, |all, die| all.with(die.at))
    }

    /// The hero of a side, with his square.
    #[must_use]
    pub fn hero(&self, camp: Camp) -> Option<(Square, Figure)> {
        let hero = |at: Square| self.figure(at).filter(|figure| figure.class() == Class::Hero).map(|figure| (at, figure));
        self.of(camp).iter().find_map(hero)
    }

    pub(crate) fn put(&mut self, at: Square, figure: Figure) {
        self.lift(at);
        self.figures[at.index()] = Some(figure);
        self.of[figure.camp().index()].add(at);
        self.counts[figure.kind.index()] += 1;
        if figure.kind.is_invocation() {
            self.invocations.add(at);
        }
    }

    pub(crate) fn lift(&mut self, at: Square) -> Option<Figure> {
        let figure = self.figures[at.index()].take()?;
        self.of[figure.camp().index()].remove(at);
        self.invocations.remove(at);
        self.counts[figure.kind.index()] -= 1;
        Some(figure)
    }

    /// Changes marks only.
    pub(crate) fn mark(&mut self, at: Square, change: impl FnOnce(crate::Marks) -> crate::Marks) {
        if let Some(figure) = &mut self.figures[at.index()] {
            figure.marks = change(figure.marks);
        }
    }

    pub(crate) fn mark_all(&mut self, change: impl Fn(Figure) -> crate::Marks) {
        for at in self.occupied() {
            if let Some(figure) = &mut self.figures[at.index()] {
                figure.marks = change(*figure);
            }
        }
    }

    pub(crate) fn lay(&mut self, at: Square, tint: Tint) {
        self.puddles.put(at, tint);
    }

    pub(crate) fn wipe(&mut self, at: Square) -> Option<Tint> {
        self.puddles.take(at)
    }

    pub(crate) fn build(&mut self, tile: Tile, at: Square) {
        self.tiles[tile.index()].add(at);
    }

    pub(crate) fn clear(&mut self, tile: Tile, at: Square) {
        self.tiles[tile.index()].remove(at);
    }

    /// Whether the sets agree with the figures, and no two things share a square that may not (CQ-GEN-11).
    pub(crate) fn agrees(&self) -> bool {
        let again = Field::from(Plain::from(self.clone()));
        again == *self && self.puddles.layers_are_apart() && !self.puddles.all().meets(self.occupied())
    }
}

/// A field as it is kept in files.
#[derive(Clone, Serialize, Deserialize)]
struct Plain {
    figures: Vec<(Square, Figure)>,
    puddles: Puddles<Tint, { Tint::PAINTS }>,
    tiles: [Squares; 5],
    dice: [Option<Shown>; 4],
}

impl From<Field> for Plain {
    fn from(field: Field) -> Plain {
        let figures = field.occupied().iter().filter_map(|at| Some((at, field.figure(at)?))).collect();
        Plain { figures, puddles: field.puddles, tiles: field.tiles, dice: field.dice }
    }
}

impl From<Plain> for Field {
    fn from(plain: Plain) -> Field {
        let mut field = Field { puddles: plain.puddles, tiles: plain.tiles, dice: plain.dice, ..Field::new() };
        for (at, figure) in plain.figures.into_iter().filter(|(at, _)| at.index() < SQUARES) {
            field.put(at, figure);
        }
        field
    }
}
