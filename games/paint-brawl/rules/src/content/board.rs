//! Table T1: the board, its quarters and zones.

use super::Quarter;
use crate::field::MOST_SQUARES;
use arrayvec::ArrayVec;
use paint::{Board, Square, Squares};
use serde::Deserialize;
use tabletop::{ContentError, ContentFile, Exactly};
use toml::Spanned;

/// The quarters in the order of the table.
const NAMES: [&str; 4] = ["SW", "NW", "NE", "SE"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    columns: Spanned<usize>,
    rows: usize,
    quest: Spanned<String>,
    quarters: Spanned<Vec<QuarterLines>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuarterLines {
    name: Spanned<String>,
    from: Spanned<String>,
    to: Spanned<String>,
    outer: Spanned<String>,
    inner: Spanned<String>,
    sides: Exactly<Spanned<String>, 2>,
    quick_wall: Spanned<String>,
}

pub(super) struct Plan {
    pub(super) board: Board,
    pub(super) quest: Square,
    pub(super) quarters: [Quarter; 4],
}

struct Reader<'a> {
    file: &'a ContentFile<'a>,
    board: Board,
    errors: &'a mut Vec<ContentError>,
}

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Plan> {
    let read: BoardFile = file.parse(errors)?;
    let at = read.columns.span().start;
    let (columns, rows) = (read.columns.into_inner(), read.rows);
    if columns.saturating_mul(rows) > MOST_SQUARES {
        errors.push(file.wrong(at, format!("{columns} by {rows} squares are more than {MOST_SQUARES} (PB-BOARD-1)")));
        return None;
    }
    let board = Board::rectangle(columns, rows).map_err(|error| errors.push(file.wrong(at, error.to_string()))).ok()?;
    let mut reader = Reader { file, board, errors };
    let quest = reader.square(&read.quest);
    let start = read.quarters.span().start;
    let quarters: ArrayVec<Quarter, 4> = match read.quarters.into_inner() {
        lines if lines.len() == NAMES.len() => {
            lines.iter().zip(NAMES).filter_map(|(lines, name)| reader.quarter(lines, name, quest)).collect()
        }
        lines => {
            reader.wrong(start, format!("there are {} quarters, but a board has four (PB-BOARD-3)", lines.len()));
            return None;
        }
    };
    let quarters = quarters.into_inner().ok()?;
    for (index, one) in quarters.iter().enumerate() {
        for (other, name) in quarters[..index].iter().zip(NAMES) {
            if one.squares.meets(other.squares) {
                reader.wrong(start, format!("the quarters {} and {name} overlap (PB-BOARD-3)", NAMES[index]));
            }
            let board = &reader.board;
            let line = |wall: Square| (board.column(wall), board.row(wall));
            let ((column, row), (other_column, other_row)) = (line(one.quick_wall), line(other.quick_wall));
            if column == other_column || row == other_row {
                reader.wrong(start, format!("the quick walls of {} and {name} stand in one line (PB-WALL-3)", NAMES[index]));
            }
        }
    }
    Some(Plan { quest: quest?, quarters, board: reader.board })
}

impl Reader<'_> {
    fn wrong(&mut self, at: usize, reason: String) {
        self.errors.push(self.file.wrong(at, reason));
    }

    fn square(&mut self, text: &Spanned<String>) -> Option<Square> {
        let square = self.board.named(text.get_ref());
        if square.is_none() {
            self.wrong(text.span().start, format!("'{}' is not a square of this board (PB-BOARD-1)", text.get_ref()));
        }
        square
    }

    fn quarter(&mut self, lines: &QuarterLines, name: &str, quest: Option<Square>) -> Option<Quarter> {
        if lines.name.get_ref() != name {
            self.wrong(lines.name.span().start, format!("the quarter {name} is expected here, not '{}'", lines.name.get_ref()));
        }
        let (from, to) = (self.square(&lines.from), self.square(&lines.to));
        let (outer, inner) = (self.square(&lines.outer), self.square(&lines.inner));
        let Exactly(sides) = &lines.sides;
        let [first, second] = [self.square(&sides[0]), self.square(&sides[1])];
        let quick_wall = self.square(&lines.quick_wall);
        let (from, to, outer, inner, sides) = (from?, to?, outer?, inner?, [first?, second?]);
        let quick_wall = quick_wall?;
        let squares = self.rectangle(from, to);
        let zone: Squares = [outer, inner, sides[0], sides[1]].into_iter().collect();
        let start = lines.outer.span().start;
        if quest.is_some_and(|quest| squares.has(quest)) {
            self.wrong(lines.from.span().start, "the Quest square lies in no quarter (PB-BOARD-4)".to_owned());
        }
        if zone.count() != 4 || !squares.contains(zone) {
            self.wrong(start, format!("the deployment zone of {name} has four squares of the quarter (PB-BOARD-5)"));
        }
        if !(squares - zone).has(quick_wall) {
            let reason = format!("the wall of {name} stands in the quarter, outside the deployment zone (PB-WALL-2)");
            self.wrong(lines.quick_wall.span().start, reason);
        }
        Some(Quarter { squares, zone, outer, inner, sides, quick_wall })
    }

    fn rectangle(&self, from: Square, to: Square) -> Squares {
        let board = &self.board;
        let span = |a: usize, b: usize| a.min(b)..=a.max(b);
        let columns = span(board.column(from), board.column(to));
        let rows = span(board.row(from), board.row(to));
        board.all().iter().filter(|&at| columns.contains(&board.column(at)) && rows.contains(&board.row(at))).collect()
    }
}
