//! The board: four columns for each square, with the notation's own words, and the legend below.

use dark_threat::{DarkThreat, Kind, Paint, Temple, View};
use paint::{Colour, Square};
use stage::{Ink, Picture};
use tabletop::Notation as _;
use texts::Lang;

/// The columns of a square, one of them empty.
const CELL: usize = 4;

/// Draws the board and its legend.
pub(super) fn draw(rules: &DarkThreat, view: &View, lang: Lang, picture: &mut Picture) {
    // The cells are those of the position's own picture, so that what is seen can be typed.
    let text = rules.write_position(&view.table);
    let rows: Vec<&str> = text.lines().skip_while(|line| *line != "board").skip(1).take(rules.board().rows()).collect();
    letters(rules, picture);
    for (index, row) in rows.iter().enumerate() {
        let number = rules.board().rows() - index;
        picture.line().put(Ink::Faint, format!("{number:>3} "));
        // A long cell takes room from those behind it, so that columns stay below each other.
        let (mut drawn, mut wanted) = (0, 0);
        for (column, cell) in row.split_whitespace().skip(1).enumerate() {
            let Some(at) = rules.board().square(column, number - 1) else { continue };
            let (text, ink) = square(rules, view, at, cell);
            wanted += CELL;
            drawn += 1 + text.chars().count();
            let room = wanted.saturating_sub(drawn);
            drawn += room;
            picture.put(ink, format!(" {text}{}", " ".repeat(room)));
        }
    }
    letters(rules, picture);
    for line in legend(lang) {
        picture.line().put(Ink::Faint, line);
    }
}

fn letters(rules: &DarkThreat, picture: &mut Picture) {
    let letters = (0..rules.board().columns()).map(|column| char::from(b'a' + column as u8));
    let line: String = letters.map(|letter| format!(" {letter:<width$}", width = CELL - 1)).collect();
    picture.line().put(Ink::Faint, format!("    {line}"));
}

fn square(rules: &DarkThreat, view: &View, at: Square, cell: &str) -> (String, Ink) {
    let state = &view.table;
    let ground = rules.ground(state);
    let text = match cell {
        "." if at == rules.sanctuary() => "@".to_owned(),
        "." if rules.swamps().contains(&at) => "%".to_owned(),
        "." => match (ground.prism(at), ground.temple(at)) {
            (Some(colour), _) => format!("<{}>", colour.letter()),
            (None, Some(temple)) => format!("({})", temple_letter(temple)),
            (None, None) if ground.tiles().has(at) => "+".to_owned(),
            (None, None) => "·".to_owned(),
        },
        cell => cell.to_owned(),
    };
    let piece = state.field().piece(at);
    let ink = match (piece, state.field().puddles().at(at)) {
        (Some(piece), _) => piece.colour().map_or(Ink::Bold, ink),
        (None, Some(Paint::Colour(colour))) => ink(colour),
        (None, Some(Paint::Black)) => Ink::Bold,
        (None, None) => Ink::Faint,
    };
    (text, ink)
}

const fn temple_letter(temple: Temple) -> char {
    match temple {
        Temple::Force => 'F',
        Temple::Wisdom => 'W',
        Temple::Spirit => 'S',
    }
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Orange => Ink::Orange,
        Colour::Yellow => Ink::Yellow,
        Colour::Green => Ink::Green,
        Colour::Blue => Ink::Blue,
        Colour::Purple => Ink::Violet,
    }
}

fn legend(lang: Lang) -> Vec<String> {
    use crate::words::names::kind;
    let pairs = |list: &[(&str, Kind)]| {
        let pair = |(letters, of): &(&str, Kind)| format!("{letters} {}", kind(*of).say(lang));
        list.iter().map(pair).collect::<Vec<_>>().join("  ")
    };
    vec![
        pairs(&[
            ("Oa", Kind::Oak),
            ("Ch", Kind::ChosenOne),
            ("Br", Kind::BrightChosenOne),
            ("Ni", Kind::Ninja),
            ("Mo", Kind::Monk),
            ("Cl", Kind::Cleric),
        ]),
        pairs(&[
            ("Wo", Kind::WoodenKing),
            ("Fo", Kind::Fongia),
            ("Do", Kind::DoomedChief),
            ("Ma", Kind::Mandrake),
            ("Sp", Kind::Spore),
        ]),
        pairs(&[("Bf Bw Bs", Kind::SmallBane), ("Ha", Kind::HalfBane), ("Ul", Kind::UltimateBane)]),
        pairs(&[("tr", Kind::Totem), ("ar", Kind::Avatar), ("mr", Kind::Mushroom)]),
        say!(lang, "picture-puddles"),
        say!(lang, "picture-signs"),
    ]
}
