//! The tables of a board, made once when the board is.

use crate::board::CUT_OFF;
use crate::{Board, Direction, Square, Squares};

/// What a board knows of one square.
#[derive(Clone)]
pub(crate) struct Spot {
    pub(crate) column: u8,
    pub(crate) row: u8,
    pub(crate) steps: [Option<Square>; 8],
    pub(crate) around: Squares,
    pub(crate) beside: Squares,
    pub(crate) throw: Squares,
    pub(crate) rays: [Ray; 8],
}

/// The squares that lie in one direction of a square: as a set, and as a part of the board's list.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ray {
    pub(crate) set: Squares,
    pub(crate) start: u32,
    pub(crate) length: u8,
}

/// The board whose bounding rectangle has a square where `covered` is true, row by row. There are 1 to 192 such places.
pub(crate) fn survey(columns: usize, rows: usize, covered: &[bool]) -> Board {
    let mut indices = 0..;
    let positions: Vec<Option<Square>> =
        covered.iter().map(|&covered| if covered { indices.next().map(Square::new) } else { None }).collect();
    let at = |column: usize, row: usize| positions[row * columns + column];
    let column_set = |column: usize| (0..rows).filter_map(|row| at(column, row)).collect::<Squares>();
    let row_set = |row: usize| (0..columns).filter_map(|column| at(column, row)).collect::<Squares>();
    let step = |column: usize, row: usize, to: Direction| {
        let (across, up) = to.offset();
        let column = column.checked_add_signed(across.into()).filter(|&column| column < columns)?;
        let row = row.checked_add_signed(up.into()).filter(|&row| row < rows)?;
        at(column, row)
    };

    let mut spots = Vec::new();
    for (place, &square) in positions.iter().enumerate() {
        let Some(square) = square else { continue };
        let (column, row) = (place % columns, place / columns);
        let steps = Direction::ALL.map(|to| step(column, row, to));
        let (straight, diagonal) = steps.split_at(4);
        let beside: Squares = straight.iter().copied().flatten().collect();
        spots.push(Spot {
            column: column as u8,
            row: row as u8,
            steps,
            around: beside | diagonal.iter().copied().flatten().collect(),
            beside,
            throw: (column_set(column) | row_set(row)).without(square),
            rays: [Ray::default(); 8],
        });
    }
    let rays = lay_rays(&mut spots);
    let all: Squares = positions.iter().copied().flatten().collect();
    Board {
        columns,
        rows,
        all,
        rays,
        steps: distances(&spots, |spot| spot.around),
        straight_steps: distances(&spots, |spot| spot.beside),
        west: column_set(0),
        east: column_set(columns - 1),
        // A shift by a whole word is not one that `Squares` can do.
        even: spots.len() == columns * rows && columns < 64,
        positions,
        spots,
    }
}

/// Follows the steps from every square to the end; answers with the squares of all rays.
fn lay_rays(spots: &mut [Spot]) -> Vec<Square> {
    let mut list = Vec::new();
    for from in 0..spots.len() {
        for to in Direction::ALL.map(Direction::index) {
            let start = list.len();
            list.extend(std::iter::successors(spots[from].steps[to], |square| spots[square.index()].steps[to]));
            let ray = &list[start..];
            spots[from].rays[to] = Ray { set: ray.iter().copied().collect(), start: start as u32, length: ray.len() as u8 };
        }
    }
    list
}

/// For every square the fewest steps to every square, where `next` are one step away.
fn distances(spots: &[Spot], next: impl Fn(&Spot) -> Squares) -> Vec<u8> {
    let count = spots.len();
    let mut table = vec![CUT_OFF; count * count];
    for (from, distances) in table.chunks_mut(count).enumerate() {
        let mut edge = Squares::of(Square::new(from));
        let mut reached = edge;
        for steps in 0.. {
            edge.iter().for_each(|square| distances[square.index()] = steps);
            edge = edge.iter().fold(Squares::NONE, |edge, square| edge | next(&spots[square.index()])) - reached;
            reached |= edge;
            if edge.is_empty() {
                break;
            }
        }
    }
    table
}
