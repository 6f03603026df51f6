//! Boards as plain sets of coordinates: slow, and too simple to be wrong in the same way.

// Every test file uses another part of it.

use paint::{Board, Direction, Square, Squares};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use tabletop::Rng;

/// A column and a row, counted from 0.
pub(crate) type Coordinates = (i32, i32);

pub(crate) const COMPASS: [(Direction, Coordinates); 8] = [
    (Direction::N, (0, 1)),
    (Direction::E, (1, 0)),
    (Direction::S, (0, -1)),
    (Direction::W, (-1, 0)),
    (Direction::NE, (1, 1)),
    (Direction::SE, (1, -1)),
    (Direction::SW, (-1, -1)),
    (Direction::NW, (-1, 1)),
];

pub(crate) struct Model {
    pub(crate) what: String,
    pub(crate) columns: i32,
    pub(crate) rows: i32,
    /// The square of each place that has one.
    pub(crate) squares: BTreeMap<Coordinates, Square>,
    /// The place of each square.
    pub(crate) places: Vec<Coordinates>,
    pub(crate) board: Board,
}

impl Model {
    pub(crate) fn new(what: &str, columns: i32, rows: i32, covers: impl Fn(i32, i32) -> bool) -> Model {
        let mut places = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                if covers(column, row) {
                    places.push((column, row));
                }
            }
        }
        let squares = places.iter().enumerate().map(|(index, &place)| (place, Square::new(index))).collect();
        let board = Board::shaped(columns as usize, rows as usize, |column, row| covers(column as i32, row as i32));
        let what = format!("{what} ({columns}x{rows})");
        Model { what, columns, rows, squares, places, board: board.expect("a board") }
    }

    pub(crate) fn every_square(&self) -> impl Iterator<Item = (Square, Coordinates)> + '_ {
        self.places.iter().enumerate().map(|(index, &place)| (Square::new(index), place))
    }

    pub(crate) fn at(&self, place: Coordinates) -> Option<Square> {
        self.squares.get(&place).copied()
    }

    pub(crate) fn step(&self, square: Square, offset: Coordinates) -> Option<Square> {
        let (column, row) = self.places[square.index()];
        self.at((column + offset.0, row + offset.1))
    }

    /// The squares one after another in a direction.
    pub(crate) fn ray(&self, from: Square, offset: Coordinates) -> Vec<Square> {
        let mut ray = Vec::new();
        let mut at = from;
        while let Some(next) = self.step(at, offset) {
            ray.push(next);
            at = next;
        }
        ray
    }

    /// The neighbours in the first `directions` of the compass: 4 or 8.
    pub(crate) fn neighbours(&self, square: Square, directions: usize) -> BTreeSet<Square> {
        COMPASS[..directions].iter().filter_map(|&(_, offset)| self.step(square, offset)).collect()
    }

    /// The squares that can be reached from one over `within`, with the number of steps.
    pub(crate) fn reached(&self, from: Square, directions: usize, within: &BTreeSet<Square>) -> BTreeMap<Square, u8> {
        let mut reached = BTreeMap::from([(from, 0)]);
        let mut queue = VecDeque::from([from]);
        while let Some(square) = queue.pop_front() {
            let steps = reached[&square];
            for next in self.neighbours(square, directions) {
                if within.contains(&next) && !reached.contains_key(&next) {
                    reached.insert(next, steps + 1);
                    queue.push_back(next);
                }
            }
        }
        reached
    }

    pub(crate) fn all(&self) -> BTreeSet<Square> {
        self.squares.values().copied().collect()
    }

    /// Each square with a chance of `eighths` in 8.
    pub(crate) fn some(&self, rng: &mut Rng, eighths: u32) -> BTreeSet<Square> {
        self.squares.values().copied().filter(|_| rng.below(8) < eighths).collect()
    }
}

pub(crate) fn set(squares: &BTreeSet<Square>) -> Squares {
    squares.iter().copied().collect()
}

/// Boards of all kinds: full, with gaps, in parts, as long and as large as can be.
pub(crate) fn models() -> Vec<Model> {
    let full = |columns, rows| Model::new("full", columns, rows, |_, _| true);
    let inside = |column, row, west, south, columns, rows| {
        (west..west + columns).contains(&column) && (south..south + rows).contains(&row)
    };
    let mut models: Vec<Model> = [
        (1, 1),
        (1, 9),
        (9, 1),
        (2, 2),
        (3, 5),
        (8, 8),
        (11, 11),
        (17, 11),
        (18, 10),
        (16, 12),
        (12, 16),
        (63, 3),
        (64, 3),
        (3, 64),
        (1, 64),
        (64, 1),
        (63, 1),
        (62, 3),
        (33, 5),
        (5, 38),
    ]
    .into_iter()
    .map(|(columns, rows)| full(columns, rows))
    .collect();
    models.push(Model::new("stairs", 18, 15, |column, row| inside(column, row, 0, 0, 9, 10) || inside(column, row, 9, 5, 9, 10)));
    models.push(Model::new("cross", 23, 18, |column, row| {
        inside(column, row, 9, 0, 5, 18) || inside(column, row, 0, 11, 9, 5) || inside(column, row, 14, 11, 9, 5)
    }));
    models.push(Model::new("horseshoe", 18, 14, |column, row| {
        inside(column, row, 0, 0, 18, 5) || inside(column, row, 2, 5, 5, 9) || inside(column, row, 11, 5, 5, 9)
    }));
    models.push(Model::new("a hole", 7, 7, |column, row| !inside(column, row, 3, 3, 1, 1)));
    models.push(Model::new("a ring", 9, 6, |column, row| !inside(column, row, 1, 1, 7, 4)));
    models.push(Model::new("a lane across", 11, 9, |_, row| row != 4));
    models.push(Model::new("a lane along", 11, 9, |column, _| column != 4));
    models.push(Model::new("corners that touch", 8, 8, |column, row| (column < 4) == (row < 4)));
    models.push(Model::new("a chessboard", 19, 19, |column, row| (column + row) % 2 == 0 && row < 18));
    models.push(Model::new("empty margins", 12, 12, |column, row| inside(column, row, 2, 3, 5, 6)));
    models.push(Model::new("as long and as high as can be", 64, 64, |column, row| column == row || (column == 0 && row < 60)));
    models.push(Model::new("a snake", 15, 15, |column, row| row % 2 == 0 || column == if row % 4 == 1 { 14 } else { 0 }));
    let mut rng = Rng::stream(7, 0);
    for (columns, rows, eighths) in [(13, 13, 7), (16, 16, 5), (20, 20, 3), (30, 40, 1), (64, 5, 4)] {
        let covered: Vec<bool> = (0..columns * rows).map(|_| rng.below(8) < eighths).collect();
        models.push(Model::new("at random", columns, rows, |column, row| covered[(row * columns + column) as usize]));
    }
    models
}
