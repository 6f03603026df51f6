//! The board: a box for each card, x on top and y at the left, as positions are typed.

use super::canvas::Canvas;
use super::{WIDTH, gems, ink, letter, short, zone_letter};
use crate::words::shape;
use chromatic_conflict::{Faction, Place, PlaceView, Position, View};
use stage::{Ink, Picture};
use std::borrow::Cow;
use texts::Lang;

/// The columns at the left for y.
const LABEL: usize = 3;
/// The lines of x and of the free positions above everything.
const TOP: usize = 2;
/// The lines of a cell with one of its borders.
const HEIGHT: usize = 4;

/// How many columns things take.
#[derive(Clone, Copy)]
struct Cell {
    /// A cell with one of its borders.
    width: usize,
    /// The air inside its borders.
    air: usize,
    /// What lies beyond the cards at either side: free positions only.
    edge: usize,
}

const WIDE: Cell = Cell { width: 11, air: 1, edge: 4 };
const NARROW: Cell = Cell { width: 9, air: 0, edge: 3 };

struct Board<'a> {
    view: &'a View,
    lang: Lang,
    low: Position,
    high: Position,
    cell: Cell,
}

/// Draws the board.
pub(super) fn draw(view: &View, lang: Lang, picture: &mut Picture) {
    let (mut low, mut high) = (Position::default(), Position::default());
    for Position { x, y } in view.places.iter().map(|place| place.at) {
        low = Position::new(low.x.min(x), low.y.min(y));
        high = Position::new(high.x.max(x), high.y.max(y));
    }
    let mut board = Board { view, lang, low, high, cell: WIDE };
    if board.width() > WIDTH {
        board.cell = NARROW;
    }
    board.draw().show(picture);
}

fn steps(low: i8, high: i8) -> usize {
    usize::from(high.abs_diff(low))
}

impl Board<'_> {
    fn width(&self) -> usize {
        LABEL + (steps(self.low.x, self.high.x) + 1) * self.cell.width + 1 + 2 * self.cell.edge
    }

    /// The left border of the cells at `x`.
    fn column(&self, x: i8) -> usize {
        LABEL + self.cell.edge + steps(self.low.x, x) * self.cell.width
    }

    /// The top border of the cells at `y`.
    fn row(&self, y: i8) -> usize {
        TOP + steps(self.high.y, y) * HEIGHT
    }

    /// Where a free position at `x` has its dot. The columns beyond the cards are narrow, as nothing lies there.
    fn middle_column(&self, x: i8) -> usize {
        if x < self.low.x {
            LABEL + self.cell.edge / 2 - 1
        } else if x > self.high.x {
            self.column(x) + self.cell.edge / 2 + 1
        } else {
            self.column(x) + self.cell.width / 2
        }
    }

    /// The same for `y`.
    fn middle_row(&self, y: i8) -> usize {
        if y > self.high.y {
            TOP - 1
        } else if y < self.low.y {
            self.row(y) + 1
        } else {
            self.row(y) + HEIGHT / 2
        }
    }

    fn draw(&self) -> Canvas {
        let mut canvas = Canvas::new(self.row(self.low.y) + HEIGHT + 2, self.width());
        for x in self.low.x - 1..=self.high.x + 1 {
            let text = x.to_string();
            canvas.write_before(0, self.middle_column(x) + 1, Ink::Plain, &text);
        }
        for y in self.low.y - 1..=self.high.y + 1 {
            canvas.write_before(self.middle_row(y), LABEL - 1, Ink::Plain, &y.to_string());
        }
        for place in &self.view.places {
            for free in place.at.orthogonal().into_iter().filter(|&at| self.view.at(at).is_none()) {
                canvas.write(self.middle_row(free.y), self.middle_column(free.x), Ink::Faint, "·");
            }
        }
        for place in &self.view.places {
            self.place(&mut canvas, place);
        }
        canvas
    }

    fn place(&self, canvas: &mut Canvas, place: &PlaceView) {
        let (row, column) = (self.row(place.at.y), self.column(place.at.x));
        let Cell { width, air, .. } = self.cell;
        let (left, right) = (column + 1 + air, column + width - air);
        canvas.frame(row, column, HEIGHT, width);

        let name = match place.card.place {
            Some(Place::CORE) | None => Cow::Owned(say!(self.lang, "picture-core")),
            Some(terrain) => Cow::Borrowed(terrain.name()),
        };
        canvas.write(row + 1, left, Ink::Bold, &name);
        if place.card.has_secret() && self.view.to_act.is_some() {
            canvas.write(row + 1, left + name.chars().count(), Ink::Bold, "*");
        }
        canvas.write_before(row + 1, right, Ink::Yellow, &gems(place.card.gems));

        let standing = place.occupant.and_then(|chromeca| self.view.faction(chromeca.seat));
        if let Some((chromeca, faction)) = place.occupant.zip(standing) {
            let text = format!("{}{}{}", shape(faction), letter(faction), short(chromeca.kind, self.lang));
            canvas.write(row + 2, left, ink(faction), &text);
        }
        for (faction, &zone) in Faction::ALL.into_iter().zip(&place.card.zones) {
            let letter = zone_letter(self.view, faction, zone);
            let letter = if standing == Some(faction) { letter.to_ascii_uppercase() } else { letter };
            let ink = if zone.is_some() { ink(faction) } else { Ink::Faint };
            canvas.write(row + 3, left + faction.index(), ink, &letter.to_string());
        }
        if let Some(faction) = place.shield.and_then(|seat| self.view.faction(seat)) {
            canvas.write_before(row + 3, right, ink(faction), &format!("[{}]", letter(faction)));
        }
    }
}
