//! Tables T2 and T4: the board, the places of the Temples and where everybody starts.

use super::Quick;
use crate::Piece;
use paint::{Board, Direction, Square, Squares};
use serde::Deserialize;
use tabletop::{ContentError, ContentFile, Exactly};
use toml::Spanned;

/// The places in the order of the table.
const NAMES: [&str; 3] = ["W", "NE", "SE"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    columns: Spanned<usize>,
    rows: usize,
    sanctuary: Spanned<String>,
    king: Spanned<String>,
    fongia: Spanned<String>,
    chosen_one: Spanned<String>,
    followers: Exactly<Spanned<String>, 3>,
    places: Spanned<Vec<PlaceLines>>,
    quick: QuickLines,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceLines {
    name: Spanned<String>,
    centre: Spanned<String>,
    totems: Exactly<Spanned<String>, 2>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuickLines {
    followers: Spanned<Exactly<Piece, 3>>,
    mandrake: Spanned<String>,
    chief: Spanned<String>,
}

/// A place of a Temple (table T2).
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) centre: Square,
    pub(super) totems: [Square; 2],
}

pub(super) struct Plan {
    pub(super) board: Board,
    pub(super) sanctuary: Square,
    pub(super) king: Square,
    pub(super) fongia: Square,
    pub(super) chosen_one: Square,
    pub(super) followers: [Square; 3],
    pub(super) places: [Place; 3],
    pub(super) quick: Quick,
}

struct Reader<'a> {
    file: &'a ContentFile<'a>,
    board: Board,
    errors: &'a mut Vec<ContentError>,
    /// What is taken already, so that nothing else may be there.
    taken: Squares,
}

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Plan> {
    let read: BoardFile = file.parse(errors)?;
    let at = read.columns.span().start;
    let board = Board::rectangle(read.columns.into_inner(), read.rows)
        .map_err(|error| errors.push(file.wrong(at, format!("{error} (DT-SQ-1)"))))
        .ok()?;
    let mut reader = Reader { file, board, errors, taken: Squares::NONE };
    let tiles = read.places.span().start;
    let places: Vec<Option<Place>> = match read.places.into_inner() {
        lines if lines.len() == NAMES.len() => lines.iter().zip(NAMES).map(|(lines, name)| reader.place(lines, name)).collect(),
        lines => {
            reader.wrong(tiles, format!("there are {} places, but three Temples (DT-SQ-5)", lines.len()));
            return None;
        }
    };
    let sanctuary = reader.own(&read.sanctuary);
    let (king, fongia) = (reader.own(&read.king), reader.own(&read.fongia));
    let chosen_one = reader.own(&read.chosen_one);
    let Exactly(followers) = &read.followers;
    let followers = [0, 1, 2].map(|index| reader.own(&followers[index]));
    let quick = reader.quick(&read.quick, king, fongia);
    let [Some(first), Some(second), Some(third)] = followers else { return None };
    let places = <[Option<Place>; 3]>::try_from(places).ok()?;
    let [Some(west), Some(north), Some(south)] = places else { return None };
    Some(Plan {
        sanctuary: sanctuary?,
        king: king?,
        fongia: fongia?,
        chosen_one: chosen_one?,
        followers: [first, second, third],
        places: [west, north, south],
        quick: quick?,
        board: reader.board,
    })
}

impl Reader<'_> {
    fn wrong(&mut self, at: usize, reason: impl Into<String>) {
        self.errors.push(self.file.wrong(at, reason));
    }

    fn square(&mut self, text: &Spanned<String>) -> Option<Square> {
        let square = self.board.named(text.get_ref());
        if square.is_none() {
            self.wrong(text.span().start, format!("'{}' is not a square of this board (DT-SQ-1)", text.get_ref()));
        }
        square
    }

    /// A square that belongs to one thing alone.
    fn own(&mut self, text: &Spanned<String>) -> Option<Square> {
        let square = self.square(text)?;
        if self.taken.has(square) {
            self.wrong(text.span().start, format!("{} is taken already (DT-SQ-6)", text.get_ref()));
        }
        self.taken.add(square);
        Some(square)
    }

    fn place(&mut self, lines: &PlaceLines, name: &str) -> Option<Place> {
        if lines.name.get_ref() != name {
            self.wrong(lines.name.span().start, format!("the place {name} is expected here, not '{}'", lines.name.get_ref()));
        }
        let centre = self.square(&lines.centre);
        let Exactly(totems) = &lines.totems;
        if let Some(centre) = centre {
            let tile = self.board.around(centre).with(centre);
            if tile.count() != 9 || tile.meets(self.taken) {
                let reason = format!("the Temple of {name} has nine squares of its own on the board (DT-SQ-5)");
                self.wrong(lines.centre.span().start, reason);
            }
            self.taken |= tile;
        }
        let totems = [self.own(&totems[0]), self.own(&totems[1])];
        let [Some(first), Some(second)] = totems else { return None };
        Some(Place { centre: centre?, totems: [first, second] })
    }

    fn quick(&mut self, lines: &QuickLines, king: Option<Square>, fongia: Option<Square>) -> Option<Quick> {
        let Exactly(followers) = *lines.followers.get_ref();
        if Piece::FOLLOWERS.iter().any(|follower| !followers.contains(follower)) {
            self.wrong(lines.followers.span().start, "the Followers are ninja, monk and cleric, one each (DT-SET-4)");
        }
        let (mandrake, chief) = (self.own(&lines.mandrake)?, self.own(&lines.chief)?);
        if king.is_some_and(|king| !self.board.around(king).has(mandrake)) {
            self.wrong(lines.mandrake.span().start, "the Mandrake starts next to the Wooden King (DT-SET-6)");
        }
        if fongia.is_some_and(|fongia| !self.board.around(fongia).has(chief)) {
            self.wrong(lines.chief.span().start, "the Doomed Chief starts next to Fongia (DT-SET-7)");
        }
        Some(Quick { followers, mandrake, chief })
    }
}

/// The other squares in the order of the search of DT-KO-8: ring by ring, each clockwise from its north square.
pub(super) fn ways(board: &Board, centre: Square) -> Vec<Square> {
    let (column, row) = (board.column(centre) as isize, board.row(centre) as isize);
    let mut ways = Vec::new();
    for distance in 1..board.columns().max(board.rows()) as isize {
        let (mut x, mut y) = (0, distance);
        let sides = [(Direction::E, distance), (Direction::S, 2 * distance), (Direction::W, 2 * distance)];
        let more = [(Direction::N, 2 * distance), (Direction::E, distance)];
        for (to, length) in sides.into_iter().chain(more) {
            for _ in 0..length {
                let at = usize::try_from(column + x).ok().zip(usize::try_from(row + y).ok());
                ways.extend(at.and_then(|(column, row)| board.square(column, row)));
                let (across, up) = to.offset();
                x += isize::from(across);
                y += isize::from(up);
            }
        }
    }
    ways
}
