//! A board: which squares there are, and how they lie to each other.

use crate::survey::{Spot, survey};
use crate::{Direction, Square, Squares};
use std::fmt;

/// The shape of a board and all that follows from it, computed once.
///
/// Columns and rows are counted from 0 in the south-west corner. Only squares that exist are numbered, row by row from the
/// south, each row from the west; where there is none inside the bounding rectangle there is a gap. Squares that are handed
/// to a board must be its own.
#[derive(Clone)]
pub struct Board {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) all: Squares,
    /// The square at each position of the bounding rectangle, row by row.
    pub(crate) positions: Vec<Option<Square>>,
    /// What each square needs to know, by index.
    pub(crate) spots: Vec<Spot>,
    /// The squares of every ray, one ray after another.
    pub(crate) rays: Vec<Square>,
    /// Fewest steps between any two squares, in eight directions and in four.
    pub(crate) steps: Vec<u8>,
    pub(crate) straight_steps: Vec<u8>,
    /// The squares of the first and of the last column, which no shift by one may leave.
    pub(crate) west: Squares,
    pub(crate) east: Squares,
    /// Whether neighbours differ by the same index everywhere, so that a shift of the whole set finds them.
    pub(crate) even: bool,
}

/// The number of steps to where no way leads; a way has fewer than there are squares.
pub(crate) const CUT_OFF: u8 = u8::MAX;

/// The longest side that a board has.
const LONGEST: usize = 64;

/// Why there is no such board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// It would have this many columns.
    TooManyColumns(usize),
    /// It would have this many rows.
    TooManyRows(usize),
    /// It would have this many squares.
    TooManySquares(usize),
    /// It would have no square.
    Empty,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::TooManyColumns(columns) => write!(f, "a board has at most {LONGEST} columns, not {columns}"),
            BoardError::TooManyRows(rows) => write!(f, "a board has at most {LONGEST} rows, not {rows}"),
            BoardError::TooManySquares(squares) => write!(f, "a board has at most {} squares, not {squares}", Square::MOST),
            BoardError::Empty => f.write_str("a board has at least one square"),
        }
    }
}

impl std::error::Error for BoardError {}

impl Board {
    /// A full rectangle.
    ///
    /// # Errors
    /// If it has no square, more than [`Square::MOST`] or a side of more than 64.
    pub fn rectangle(columns: usize, rows: usize) -> Result<Board, BoardError> {
        Board::shaped(columns, rows, |_, _| true)
    }

    /// A board that has a square in `column` and `row` of its bounding rectangle where `covers(column, row)` says so.
    ///
    /// # Errors
    /// If it has no square, more than [`Square::MOST`] or a side of more than 64.
    pub fn shaped(columns: usize, rows: usize, covers: impl Fn(usize, usize) -> bool) -> Result<Board, BoardError> {
        if columns > LONGEST {
            return Err(BoardError::TooManyColumns(columns));
        }
        if rows > LONGEST {
            return Err(BoardError::TooManyRows(rows));
        }
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let covered: Vec<bool> = places.map(|(column, row)| covers(column, row)).collect();
        match covered.iter().filter(|&&covered| covered).count() {
            0 => Err(BoardError::Empty),
            squares if squares > Square::MOST => Err(BoardError::TooManySquares(squares)),
            _ => Ok(survey(columns, rows, &covered)),
        }
    }

    /// How many columns there are.
    #[inline]
    #[must_use]
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// How many rows there are.
    #[inline]
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Every square.
    #[inline]
    #[must_use]
    pub fn all(&self) -> Squares {
        self.all
    }

    /// The square in this column and this row, counted from 0; none off the board and on a gap.
    #[inline]
    #[must_use]
    pub fn square(&self, column: usize, row: usize) -> Option<Square> {
        if column < self.columns && row < self.rows { self.positions[row * self.columns + column] } else { None }
    }

    /// The column of a square, counted from 0.
    #[inline]
    #[must_use]
    pub fn column(&self, square: Square) -> usize {
        usize::from(self.spot(square).column)
    }

    /// The row of a square, counted from 0.
    #[inline]
    #[must_use]
    pub fn row(&self, square: Square) -> usize {
        usize::from(self.spot(square).row)
    }

    /// The neighbour in this direction.
    #[inline]
    #[must_use]
    pub fn step(&self, from: Square, to: Direction) -> Option<Square> {
        self.spot(from).steps[to.index()]
    }

    /// The direction whose ray leads from one square to another, if one does.
    #[inline]
    #[must_use]
    pub fn between(&self, from: Square, to: Square) -> Option<Direction> {
        let (here, there) = (self.spot(from), self.spot(to));
        let across = there.column as i8 - here.column as i8;
        let up = there.row as i8 - here.row as i8;
        let direction = Direction::towards(across, up)?;
        // The right direction, but perhaps not on the ray, or beyond a gap.
        self.ray_set(from, direction).has(to).then_some(direction)
    }

    /// The neighbours, diagonal ones too: up to 8.
    #[inline]
    #[must_use]
    pub fn around(&self, square: Square) -> Squares {
        self.spot(square).around
    }

    /// The neighbours that share a side: up to 4.
    #[inline]
    #[must_use]
    pub fn beside(&self, square: Square) -> Squares {
        self.spot(square).beside
    }

    /// The squares in this direction up to the edge or a gap, the nearest first.
    #[inline]
    #[must_use]
    pub fn ray(&self, from: Square, to: Direction) -> &[Square] {
        let ray = &self.spot(from).rays[to.index()];
        &self.rays[ray.start as usize..][..usize::from(ray.length)]
    }

    /// The same as a set.
    #[inline]
    #[must_use]
    pub fn ray_set(&self, from: Square, to: Direction) -> Squares {
        self.spot(from).rays[to.index()].set
    }

    /// Every other square of the same row and of the same column, beyond gaps too.
    #[inline]
    #[must_use]
    pub fn throw(&self, from: Square) -> Squares {
        self.spot(from).throw
    }

    /// The fewest steps, in eight directions and around gaps, from one square to another; none if no way leads there.
    #[inline]
    #[must_use]
    pub fn steps(&self, from: Square, to: Square) -> Option<u8> {
        self.entry(&self.steps, from, to)
    }

    /// The same in four directions.
    #[inline]
    #[must_use]
    pub fn straight_steps(&self, from: Square, to: Square) -> Option<u8> {
        self.entry(&self.straight_steps, from, to)
    }

    #[inline]
    fn entry(&self, table: &[u8], from: Square, to: Square) -> Option<u8> {
        let steps = table[from.index() * self.spots.len() + to.index()];
        (steps != CUT_OFF).then_some(steps)
    }

    #[inline]
    pub(crate) fn spot(&self, square: Square) -> &Spot {
        &self.spots[square.index()]
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The tables would fill pages and follow from this.
        let mut board = f.debug_struct("Board");
        board.field("columns", &self.columns).field("rows", &self.rows).field("squares", &self.spots.len());
        board.finish_non_exhaustive()
    }
}
