//! The dungeon: the cards that lie on the table, edge to edge on a lattice (CR-WORD-5, CR-WORD-9).

use crate::sight::{self, FAR, Window};
use crate::{CardId, Cell, Edge, Rotation, Square, Squares};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The Entrance and the cards of the Long game.
pub const MOST_CARDS: usize = 21;

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Which.
    pub card: CardId,
    /// The lattice place from the Entrance to the right.
    pub x: i8,
    /// The lattice place from the Entrance upwards.
    pub y: i8,
    /// How it was turned.
    pub rotation: Rotation,
}

/// All cards on the table with their floor.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Plain", try_from = "Plain")]
pub struct Dungeon {
    laid: ArrayVec<Laid, MOST_CARDS>,
    floor: Squares,
    /// A card for each lattice place, modulo 8 both ways; another card that belongs there too is searched for.
    grid: [u8; 64],
    places: [(i8, i8); CardId::COUNT],
    /// For each card the cards around it, row by row from the lower left, itself in the middle.
    beside: [[u8; 9]; CardId::COUNT],
}

/// What a dungeon is made of again.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Plain {
    laid: ArrayVec<Laid, MOST_CARDS>,
    floor: Squares,
}

impl From<Dungeon> for Plain {
    fn from(dungeon: Dungeon) -> Plain {
        Plain { laid: dungeon.laid, floor: dungeon.floor }
    }
}

impl TryFrom<Plain> for Dungeon {
    type Error = String;

    fn try_from(plain: Plain) -> Result<Dungeon, String> {
        let mut dungeon = Dungeon::default();
        for laid in plain.laid {
            dungeon.try_lay(laid, plain.floor.on(laid.card))?;
        }
        if dungeon.floor == plain.floor { Ok(dungeon) } else { Err("there is floor where no card lies".to_owned()) }
    }
}

impl Default for Dungeon {
    fn default() -> Dungeon {
        Dungeon {
            laid: ArrayVec::new_const(),
            floor: Squares::NONE,
            grid: [NO_CARD; 64],
            places: [(0, 0); CardId::COUNT],
            beside: [[NO_CARD; 9]; CardId::COUNT],
        }
    }
}

const NO_CARD: u8 = u8::MAX;
/// No lattice place is farther from the Entrance, even where a position was written by hand and went on from there.
const FARTHEST: u8 = 60;

/// Where a lattice place is looked up.
const fn lookup(x: i8, y: i8) -> usize {
    (x & 7) as usize + 8 * (y & 7) as usize
}

impl Dungeon {
    /// The cards in the order in which they were laid.
    #[must_use]
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// All floor squares of revealed cards.
    #[must_use]
    pub fn floor(&self) -> Squares {
        self.floor
    }

    /// Whether a card lies on the table.
    #[must_use]
    pub fn has(&self, card: CardId) -> bool {
        self.beside[card.index()][4] != NO_CARD
    }

    /// How a card on the table lies.
    #[must_use]
    pub fn find(&self, card: CardId) -> Option<Laid> {
        self.laid.iter().find(|laid| laid.card == card).copied()
    }

    /// Lays a card with this floor, as it lies.
    ///
    /// # Errors
    /// If it, or another card at its place, lies on the table already, or the table is full.
    pub fn try_lay(&mut self, laid: Laid, floor: u16) -> Result<(), String> {
        let Laid { card, x, y, .. } = laid;
        if self.has(card) {
            return Err(format!("card {} lies on the table twice", card.code()));
        }
        if self.card_at(x, y).is_some() {
            return Err(format!("two cards lie at ({x},{y})"));
        }
        if self.laid.is_full() || x.unsigned_abs() > FARTHEST || y.unsigned_abs() > FARTHEST {
            return Err(format!("card {} finds no place on the table", card.code()));
        }
        let slot = &mut self.grid[lookup(x, y)];
        if *slot == NO_CARD {
            *slot = card.0;
        }
        self.places[card.index()] = (x, y);
        self.laid.push(laid);
        self.floor.add_on(card, floor);
        for dy in -1..=1 {
            for dx in -1..=1 {
                if let Some(other) = self.card_at(x + dx, y + dy) {
                    self.beside[card.index()][direction(dx, dy)] = other.index() as u8;
                    self.beside[other.index()][direction(-dx, -dy)] = card.index() as u8;
                }
            }
        }
        Ok(())
    }

    /// The card at a lattice place.
    #[must_use]
    #[inline]
    pub fn card_at(&self, x: i8, y: i8) -> Option<CardId> {
        match self.grid[lookup(x, y)] {
            NO_CARD => None,
            card if self.places[usize::from(card)] == (x, y) => Some(CardId(card)),
            _ => self.laid.iter().find(|laid| (laid.x, laid.y) == (x, y)).map(|laid| laid.card),
        }
    }

    /// The card beyond a side.
    #[must_use]
    pub fn beyond(&self, card: CardId, side: Edge) -> Option<CardId> {
        let (dx, dy) = side.delta();
        self.neighbour(card, direction(dx, dy))
    }

    /// The lattice place of a card on the table.
    #[must_use]
    pub fn place(&self, card: CardId) -> (i8, i8) {
        self.places[card.index()]
    }

    #[inline]
    fn neighbour(&self, card: CardId, direction: usize) -> Option<CardId> {
        match self.beside[card.index()][direction] {
            NO_CARD => None,
            index => Some(CardId(index)),
        }
    }

    /// The coordinates of a square (CR-WORD-5).
    #[must_use]
    #[inline]
    pub fn point(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.places[square.card().index()];
        (3 * i32::from(x) + i32::from(square.column()), 3 * i32::from(y) + i32::from(square.row()))
    }

    /// The square at these coordinates, if a card lies there.
    #[must_use]
    pub fn square_at(&self, (x, y): (i32, i32)) -> Option<Square> {
        let (column, row) = (x.rem_euclid(3), y.rem_euclid(3));
        let place = |at: i32| i8::try_from(at.div_euclid(3)).ok();
        self.card_at(place(x)?, place(y)?).map(|card| Square::of(card, Cell::at(column as u8, row as u8)))
    }

    /// The distance between two squares, walls ignored (CR-WORD-8).
    #[must_use]
    #[inline]
    pub fn distance(&self, a: Square, b: Square) -> u32 {
        let ((ax, ay), (bx, by)) = (self.point(a), self.point(b));
        ax.abs_diff(bx).max(ay.abs_diff(by))
    }

    /// The squares around a square, floor or not, on cards of the table.
    #[must_use]
    pub fn around(&self, square: Square) -> Squares {
        let mut squares = Squares::NONE;
        for (direction, masks) in NEAR.iter().enumerate() {
            let cells = masks[square.cell()];
            if cells != 0
                && let Some(card) = self.neighbour(square.card(), direction)
            {
                squares.add_on(card, cells);
            }
        }
        squares
    }

    /// All squares around squares of a set; those of the set too where they have a neighbour in it.
    #[must_use]
    pub fn around_all(&self, set: &Squares) -> Squares {
        let mut squares = Squares::NONE;
        for laid in &self.laid {
            let cells = set.on(laid.card) as usize;
            if cells == 0 {
                continue;
            }
            for (direction, grown) in GROWN.iter().enumerate() {
                let cells = grown[cells];
                if cells != 0
                    && let Some(card) = self.neighbour(laid.card, direction)
                {
                    squares.add_on(card, cells);
                }
            }
        }
        squares
    }

    /// The set grown by up to `steps` steps over `passable` squares (CR-WORD-8).
    #[must_use]
    pub fn reach(&self, from: Squares, passable: Squares, steps: u32) -> Squares {
        let (mut all, mut rim) = (from, from);
        for _ in 0..steps {
            rim = (self.around_all(&rim) & passable) - all;
            if rim.is_empty() {
                break;
            }
            all = all | rim;
        }
        all
    }

    /// Whether `a` sees `b` when nothing but `clear` squares and the two themselves can be seen across (CR-LOS-1 to CR-LOS-7).
    #[must_use]
    pub fn sees(&self, a: Square, b: Square, clear: &Squares) -> bool {
        let (from, to) = (self.point(a), self.point(b));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        if dx.abs() <= 1 && dy.abs() <= 1 {
            return true;
        }
        if dx.abs() > FAR || dy.abs() > FAR {
            return sight::sees(from, to, |at| !self.square_at(at).is_some_and(|square| clear.has(square)));
        }
        sight::is_clear(dx, dy, !self.window(from, Window::of(dx, dy), clear))
    }

    /// The squares of a window that can be seen across. Those outside the table are the dark (CR-WORD-9).
    fn window(&self, from: (i32, i32), window: Window, clear: &Squares) -> u128 {
        let (low, high) = ((from.0 + window.low.0, from.1 + window.low.1), (from.0 + window.high.0, from.1 + window.high.1));
        let width = high.0 - low.0 + 1;
        let mut bits = 0u128;
        for x in low.0.div_euclid(3)..=high.0.div_euclid(3) {
            let right = 3 * x - low.0;
            let columns =
                (0..3).filter(|column| (0..width).contains(&(right + column))).fold(0, |all, column| all | 0o111 << column);
            for y in low.1.div_euclid(3)..=high.1.div_euclid(3) {
                let Some(card) = self.card_at(x as i8, y as i8) else { continue };
                let cells = u128::from(SPREAD[usize::from(clear.on(card) & columns)]);
                let shift = (3 * y - low.1) * sight::STRIDE + right;
                bits |= if shift < 0 { cells >> -shift } else { cells << shift };
            }
        }
        bits
    }
}

/// For each set of cells its bits in a window.
static SPREAD: [u32; 512] = {
    let mut spread = [0; 512];
    let mut cells = 0;
    while cells < 512 {
        let stride = sight::STRIDE as u32;
        spread[cells as usize] = cells & 7 | (cells >> 3 & 7) << stride | (cells >> 6) << (2 * stride);
        cells += 1;
    }
    spread
};

/// The direction to a neighbouring lattice place.
const fn direction(dx: i8, dy: i8) -> usize {
    ((dx + 1) + 3 * (dy + 1)) as usize
}

/// For each direction and cell, the cells of the card there that touch it.
const NEAR: [[u16; 9]; 9] = {
    let mut near = [[0; 9]; 9];
    let mut cell = 0;
    while cell < 9 {
        let (i, j) = (cell % 3, cell / 3);
        let mut step = 0;
        while step < 9 {
            if step != 4 {
                // Three is added so that nothing is negative.
                let (x, y) = (i + step % 3 + 2, j + step / 3 + 2);
                near[x / 3 + 3 * (y / 3)][cell] |= 1 << (x % 3 + 3 * (y % 3));
            }
            step += 1;
        }
        cell += 1;
    }
    near
};

/// For each direction and set of cells, the cells of the card there that touch one of them.
static GROWN: [[u16; 512]; 9] = {
    let mut grown = [[0; 512]; 9];
    let mut direction = 0;
    while direction < 9 {
        let mut set = 1;
        while set < 512usize {
            grown[direction][set] = grown[direction][set & (set - 1)] | NEAR[direction][set.trailing_zeros() as usize];
            set += 1;
        }
        direction += 1;
    }
    grown
};

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Rng;

    fn random(rng: &mut Rng) -> Dungeon {
        let mut dungeon = Dungeon::default();
        let mut places = vec![(0i8, 0i8)];
        for card in CardId::all().take(12) {
            let (x, y) = places.swap_remove(rng.index(places.len()));
            let laid = Laid { card, x, y, rotation: Rotation::NONE };
            if dungeon.try_lay(laid, rng.below(512) as u16).is_ok() {
                places.extend([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
            }
        }
        dungeon
    }

    /// CR-WORD-5, CR-WORD-8, CR-WORD-9.
    #[test]
    fn squares_have_coordinates_and_neighbours() {
        let mut rng = Rng::stream(3, 0);
        for _ in 0..50 {
            let dungeon = random(&mut rng);
            let all: Vec<Square> = dungeon.laid().iter().flat_map(|laid| Square::all_of(laid.card)).collect();
            for &a in &all {
                assert_eq!(dungeon.square_at(dungeon.point(a)), Some(a));
                let around: Squares = all.iter().copied().filter(|&b| dungeon.distance(a, b) == 1).collect();
                assert_eq!(dungeon.around(a), around);
            }
            let some: Squares = all.iter().copied().filter(|_| rng.below(4) == 0).collect();
            let grown = some.iter().fold(Squares::NONE, |grown, at| grown | dungeon.around(at));
            assert_eq!(dungeon.around_all(&some), grown);
        }
    }

    /// CR-LOS-7, CR-LOS-3: the fast look says what the exact lines say, the dark included.
    #[test]
    fn sight_agrees_with_exact_lines() {
        let mut rng = Rng::stream(4, 0);
        for _ in 0..60 {
            let dungeon = random(&mut rng);
            let all: Vec<Square> = dungeon.laid().iter().flat_map(|laid| Square::all_of(laid.card)).collect();
            for _ in 0..60 {
                let (a, b) = (all[rng.index(all.len())], all[rng.index(all.len())]);
                let clear = dungeon.floor();
                let blocks = |at| !dungeon.square_at(at).is_some_and(|square| clear.has(square));
                let exact = a == b || sight::sees(dungeon.point(a), dungeon.point(b), blocks);
                assert_eq!(dungeon.sees(a, b, &clear), exact, "{a} {b}");
            }
        }
    }
}
