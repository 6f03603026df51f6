//! The board: five columns for each square, letters and numbers as squares are typed, and the legend beside it.

use super::ink;
use crate::words::Named as _;
use paint::Square;
use paint_brawl::{Kind, PaintBrawl, View};
use stage::{Ink, Picture};
use texts::{Lang, Message};

/// The columns of a square, one of them empty.
const CELL: usize = 5;

/// Draws the board and its legend.
pub(super) fn draw(rules: &PaintBrawl, view: &View, lang: Lang, picture: &mut Picture) {
    let (columns, rows) = (usize::from(view.columns), usize::from(view.rows));
    let mut legend = legend(lang);
    let mut beside = |picture: &mut Picture| {
        if let Some(line) = legend.next() {
            picture.put(Ink::Plain, "  ").put(Ink::Faint, line);
        }
    };
    letters(columns, picture);
    beside(picture);
    for row in (0..rows).rev() {
        picture.line().put(Ink::Faint, format!("{:>3} ", row + 1));
        for column in 0..columns {
            match rules.board().square(column, row) {
                Some(at) => square(view, at, picture),
                None => {
                    picture.put(Ink::Plain, " ".repeat(CELL));
                }
            }
        }
        beside(picture);
    }
    letters(columns, picture);
    beside(picture);
}

fn letters(columns: usize, picture: &mut Picture) {
    let letters = (0..columns).map(|column| char::from(b'a' + column as u8));
    let line: String = letters.map(|letter| format!(" {letter:<width$}", width = CELL - 1)).collect();
    picture.line().put(Ink::Faint, format!("    {line}"));
}

/// What lies under it first, then whose it is, what it is, and whether it is stunned: `#rH*`, `@b`, `r~`.
fn square(view: &View, at: Square, picture: &mut Picture) {
    let seen = view.at(at);
    let colour = |seat: tabletop::Seat| view.seat(seat).colour;
    let ground = match seen {
        _ if at == view.quest => "@",
        Some(square) if square.wall => "#",
        _ => "",
    };
    let figure = seen.and_then(|square| square.figure);
    let puddle = seen.and_then(|square| square.puddle);
    let marker = view.marker.filter(|_| at == view.quest);
    let (text, ink) = match (figure, puddle, marker) {
        (Some(figure), _, _) => {
            let colour = colour(figure.seat);
            let stunned = if figure.is_stunned() { "*" } else { "" };
            (format!("{}{}{stunned}", colour.letter(), figure.kind.letter()), ink(colour))
        }
        (None, Some(seat), _) => (format!("{}~", colour(seat).letter()), ink(colour(seat))),
        (None, None, Some(seat)) => (colour(seat).letter().to_string(), ink(colour(seat))),
        (None, None, None) if ground.is_empty() => ("·".to_owned(), Ink::Faint),
        (None, None, None) => (String::new(), Ink::Plain),
    };
    let width = 1 + ground.len() + text.chars().count();
    picture.put(Ink::Bold, format!(" {ground}")).put(ink, text);
    picture.put(Ink::Plain, " ".repeat(CELL.saturating_sub(width)));
}

fn legend(lang: Lang) -> impl Iterator<Item = String> {
    let signs = [msg!("legend-ground"), msg!("legend-quest"), msg!("legend-stunned")];
    Kind::ALL.map(kind_line).into_iter().chain(signs).map(move |line| line.say(lang))
}

/// The line for a kind, the look of Chiefs included.
fn kind_line(kind: Kind) -> Message {
    match kind {
        Kind::Chief => msg!("legend-chief", letter = kind.letter()),
        _ => msg!("legend-kind", letter = kind.letter(), kind = kind.name()),
    }
}
