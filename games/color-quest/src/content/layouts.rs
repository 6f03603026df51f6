//! Tables 22.1 and 22.2: how the four fragments lie, and where their crystals are.

use crate::{Camp, Face, Point};
use paint::{Board, Square, Squares};
use serde::Deserialize;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

/// A fragment has so many columns and rows when it is not turned (CQ-BRD-1).
const WIDE: usize = 9;
const HIGH: usize = 5;

/// How the four fragments lie, and all that follows from it.
#[derive(Clone, Debug)]
pub struct Layout {
    /// What it is called in options.
    pub name: String,
    pub(crate) board: Board,
    /// The squares of each fragment.
    pub(crate) fragments: [Squares; 4],
    /// The crystals of each fragment, by face.
    crystals: [[Squares; 2]; 4],
    /// Where each side deploys (CQ-BRD-7).
    pub(crate) zones: [Squares; 2],
    /// Where each side's hero goes in Escort (CQ-SCN-5).
    pub(crate) goals: [Squares; 2],
    /// The two fragments of each side, counted from 0.
    pub(crate) shares: [[u8; 2]; 2],
    /// The place of each square in board order (CQ-GEN-7).
    ranks: Vec<u8>,
}

impl Layout {
    /// The board's shape.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The squares of a fragment, counted from 0.
    #[must_use]
    pub fn fragment(&self, fragment: usize) -> Squares {
        self.fragments[fragment]
    }

    /// The fragment of a square.
    #[must_use]
    pub fn fragment_of(&self, at: Square) -> usize {
        self.fragments.iter().position(|fragment| fragment.has(at)).unwrap_or(0)
    }

    /// A side's deployment zone.
    #[must_use]
    pub fn zone(&self, camp: Camp) -> Squares {
        self.zones[camp.index()]
    }

    /// Where a side's hero goes in Escort.
    #[must_use]
    pub fn goal(&self, camp: Camp) -> Squares {
        self.goals[camp.index()]
    }

    /// The crystals of a fragment.
    #[inline]
    #[must_use]
    pub fn crystals(&self, fragment: usize, face: Face) -> Squares {
        self.crystals[fragment][face as usize]
    }

    /// All crystals.
    #[inline]
    #[must_use]
    pub fn all_crystals(&self, faces: [Face; 4]) -> Squares {
        (0..4).fold(Squares::NONE, |all, fragment| all | self.crystals(fragment, faces[fragment]))
    }

    /// Where a square comes in board order.
    #[inline]
    #[must_use]
    pub fn rank(&self, at: Square) -> u8 {
        self.ranks[at.index()]
    }

    /// The square at a point.
    #[inline]
    #[must_use]
    pub fn square(&self, point: Point) -> Option<Square> {
        self.board.square(point.column(), point.row())
    }

    /// The point of a square.
    #[inline]
    #[must_use]
    pub fn point(&self, at: Square) -> Point {
        Point::new(self.board.column(at), self.board.row(at))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutsFile {
    crystals: Spanned<Vec<CrystalLines>>,
    layouts: Spanned<Vec<LayoutLines>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CrystalLines {
    a: Spanned<Vec<[usize; 2]>>,
    b: Spanned<Vec<[usize; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutLines {
    name: Spanned<String>,
    at: Spanned<Vec<Point>>,
    turn: Spanned<Vec<u16>>,
    gaia: SideLines,
    kaos: SideLines,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideLines {
    zone: Spanned<[Point; 2]>,
    share: Spanned<[u8; 2]>,
    goal: Spanned<[Point; 2]>,
}

/// A fragment on the table.
#[derive(Clone, Copy)]
struct Piece {
    at: Point,
    turn: u16,
}

impl Piece {
    /// Columns and rows that it covers.
    fn size(self) -> (usize, usize) {
        if self.turn.is_multiple_of(180) { (WIDE, HIGH) } else { (HIGH, WIDE) }
    }

    fn covers(self, column: usize, row: usize) -> bool {
        let (wide, high) = self.size();
        let (west, south) = (self.at.column(), self.at.row());
        (west..west + wide).contains(&column) && (south..south + high).contains(&row)
    }

    /// The centre column and the centre row (CQ-BRD-2).
    fn axes(self) -> (usize, usize) {
        let (wide, high) = self.size();
        (self.at.column() + wide / 2, self.at.row() + high / 2)
    }

    /// Where a local square lies (CQ-BRD-6).
    fn place(self, [x, y]: [usize; 2]) -> (usize, usize) {
        let (x, y) = match self.turn {
            90 => (y, 10 - x),
            180 => (10 - x, 6 - y),
            270 => (6 - y, x),
            _ => (x, y),
        };
        (self.at.column() + x - 1, self.at.row() + y - 1)
    }

    /// Whether two share a vertical border, and whether a horizontal one.
    fn borders(self, other: Piece) -> (bool, bool) {
        let squares = |piece: Piece| {
            let (wide, high) = piece.size();
            let (west, south) = (piece.at.column(), piece.at.row());
            (west..west + wide).flat_map(move |column| (south..south + high).map(move |row| (column, row)))
        };
        let beside = |(column, row): (usize, usize)| other.covers(column + 1, row) || column > 0 && other.covers(column - 1, row);
        let above = |(column, row): (usize, usize)| other.covers(column, row + 1) || row > 0 && other.covers(column, row - 1);
        (squares(self).any(beside), squares(self).any(above))
    }
}

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Vec<Layout>> {
    let read: LayoutsFile = file.parse(errors)?;
    let (start, crystals) = (read.crystals.span().start, read.crystals.into_inner());
    if crystals.len() != 4 {
        errors.push(file.wrong(start, "there are four fragments (CQ-BRD-1)"));
        return None;
    }
    for lines in crystals.iter().flat_map(|lines| [&lines.a, &lines.b]) {
        let inside = |&[x, y]: &[usize; 2]| (1..=WIDE).contains(&x) && (1..=HIGH).contains(&y);
        if lines.get_ref().is_empty() || !lines.get_ref().iter().all(inside) {
            let reason = "a face has crystals, each on a square from (1,1) to (9,5) (CQ-BRD-6)";
            errors.push(file.wrong(lines.span().start, reason));
            return None;
        }
    }
    let start = read.layouts.span().start;
    let lines = read.layouts.into_inner();
    if lines.is_empty() || lines.len() > 100 {
        errors.push(file.wrong(start, "there are 1 to 100 layouts (CQ-BRD-5)"));
        return None;
    }
    let layouts: Vec<Option<Layout>> = lines.iter().map(|lines| layout(file, lines, &crystals, errors)).collect();
    for (index, lines) in lines.iter().enumerate() {
        if layouts[..index].iter().flatten().any(|other| other.name == *lines.name.get_ref()) {
            errors.push(file.wrong(lines.name.span().start, "two layouts have this name (CQ-BRD-5)"));
        }
    }
    layouts.into_iter().collect()
}

fn layout(
    file: &ContentFile<'_>,
    lines: &LayoutLines,
    crystals: &[CrystalLines],
    errors: &mut Vec<ContentError>,
) -> Option<Layout> {
    let mut wrong = |at: usize, reason: &str| errors.push(file.wrong(at, reason));
    let start = lines.at.span().start;
    let turns = lines.turn.get_ref();
    if lines.at.get_ref().len() != 4 || turns.len() != 4 || turns.iter().any(|turn| ![0, 90, 180, 270].contains(turn)) {
        wrong(start, "four fragments have a square and a turn of 0, 90, 180 or 270 degrees each (CQ-BRD-5)");
        return None;
    }
    let pieces: [Piece; 4] = std::array::from_fn(|index| Piece { at: lines.at.get_ref()[index], turn: turns[index] });
    if let Some(reason) = invalid(&pieces) {
        wrong(start, reason);
        return None;
    }
    let columns = pieces.iter().map(|piece| piece.at.column() + piece.size().0).max().unwrap_or(0);
    let rows = pieces.iter().map(|piece| piece.at.row() + piece.size().1).max().unwrap_or(0);
    let board = match Board::shaped(columns, rows, |column, row| pieces.iter().any(|piece| piece.covers(column, row))) {
        Ok(board) => board,
        Err(error) => {
            wrong(start, &format!("{error} (CQ-BRD-1)"));
            return None;
        }
    };
    let fragments =
        pieces.map(|piece| board.all().iter().filter(|&at| piece.covers(board.column(at), board.row(at))).collect::<Squares>());
    let crystals = std::array::from_fn(|index| {
        let set = |list: &[[usize; 2]]| -> Squares {
            list.iter().filter_map(|&local| board.square(pieces[index].place(local).0, pieces[index].place(local).1)).collect()
        };
        [set(crystals[index].a.get_ref()), set(crystals[index].b.get_ref())]
    });
    let mut area = |corners: &Spanned<[Point; 2]>, count: u32| {
        let [low, high] = *corners.get_ref();
        let within = |at: &Square| {
            let (column, row) = (board.column(*at), board.row(*at));
            (low.column()..=high.column()).contains(&column) && (low.row()..=high.row()).contains(&row)
        };
        let set: Squares = board.all().iter().filter(within).collect();
        if set.count() != count {
            let reason = format!("this rectangle has {} squares of the board, but must have {count} (CQ-BRD-7)", set.count());
            wrong(corners.span().start, &reason);
        }
        set
    };
    let zones = [area(&lines.gaia.zone, 16), area(&lines.kaos.zone, 16)];
    let goals = [area(&lines.gaia.goal, 4), area(&lines.kaos.goal, 4)];
    if zones[0].meets(zones[1]) {
        wrong(lines.gaia.zone.span().start, "the deployment zones lie apart (CQ-BRD-7)");
    }
    let mut shares: Vec<u8> = [lines.gaia.share.get_ref(), lines.kaos.share.get_ref()].into_iter().flatten().copied().collect();
    shares.sort_unstable();
    if shares != [1, 2, 3, 4] {
        wrong(lines.gaia.share.span().start, "each side has two fragments of 1 to 4 for itself (CQ-BRD-7)");
        return None;
    }
    let share = |side: &SideLines| {
        let [one, two] = *side.share.get_ref();
        [one.min(two) - 1, one.max(two) - 1]
    };
    let mut order: Vec<Square> = board.all().iter().collect();
    order.sort_by_key(|&at| (rows - board.row(at), board.column(at)));
    let mut ranks = vec![0; order.len()];
    order.iter().zip(0..).for_each(|(at, rank)| ranks[at.index()] = rank);
    Some(Layout {
        name: lines.name.get_ref().clone(),
        fragments,
        crystals,
        zones,
        goals,
        shares: [share(&lines.gaia), share(&lines.kaos)],
        ranks,
        board,
    })
}

/// Why fragments may not lie so (CQ-BRD-3).
fn invalid(pieces: &[Piece; 4]) -> Option<&'static str> {
    let mut reached = [true, false, false, false];
    let mut links = Vec::new();
    for (one, first) in pieces.iter().enumerate() {
        for (two, second) in pieces.iter().enumerate().skip(one + 1) {
            let (wide, high) = second.size();
            let (west, south) = (second.at.column(), second.at.row());
            if (west..west + wide).any(|column| (south..south + high).any(|row| first.covers(column, row))) {
                return Some("two fragments overlap (CQ-BRD-3)");
            }
            let (vertical, horizontal) = first.borders(*second);
            let ((across, up), (other_across, other_up)) = (first.axes(), second.axes());
            if vertical && up != other_up || horizontal && across != other_across {
                return Some("fragments that touch must share a main axis (CQ-BRD-3)");
            }
            if vertical || horizontal {
                links.push((one, two));
            }
        }
    }
    for _ in 0..4 {
        for &(one, two) in &links {
            let either = reached[one] || reached[two];
            reached[one] = either;
            reached[two] = either;
        }
    }
    reached.contains(&false).then_some("the four fragments must be connected by borders (CQ-BRD-3)")
}
