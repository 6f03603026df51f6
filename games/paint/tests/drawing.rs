//! Drawings and names, there and back.

use crate::model::models;
use paint::{Board, Cell, Square};
use tabletop::{ParseError, Rng};

/// The lines of a text with their numbers, the first being `first`.
fn numbered(text: &str, first: usize) -> Vec<(usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + first, line)).collect()
}

fn gapped() -> Board {
    Board::shaped(3, 3, |column, row| (column, row) != (2, 2)).expect("a board")
}

#[test]
fn a_drawing_shows_the_north_on_top() {
    let board = gapped();
    let cell = |square: Square, text: &mut String| match square.index() {
        4 => text.push_str("R1"),
        index => *text += &index.to_string(),
    };
    assert_eq!(board.draw(cell), "3 6  7  ~\n2 3  R1 5\n1 0  1  2\n  a  b  c\n");
}

#[test]
fn numbers_and_letters_are_aligned() {
    let board = Board::rectangle(28, 2).unwrap();
    let drawing = board.draw(|_, text| text.push('.'));
    let lines: Vec<&str> = drawing.lines().collect();
    assert_eq!(lines[0], format!("2{}", " . ".repeat(28)).trim_end());
    assert_eq!(&lines[2][lines[2].len() - 9..], " z  aa ab");
    let high = Board::rectangle(1, 10).unwrap().draw(|square, text| *text += &square.index().to_string());
    assert_eq!(high.lines().next(), Some("10 9"));
    assert_eq!((high.lines().nth(1), high.lines().last()), (Some(" 9 8"), Some("   a")));
    let accents = Board::rectangle(2, 1).unwrap().draw(|square, text| text.push_str(["éé", "."][square.index()]));
    assert_eq!(accents, "1 éé .\n  a  b\n");
}

#[test]
fn what_is_drawn_is_read_again() {
    let mut rng = Rng::stream(41, 0);
    for model in models() {
        let texts: Vec<&str> = model.places.iter().map(|_| [".", "1", "é2", "R1*", "-"][rng.index(5)]).collect();
        let drawing = model.board.draw(|square, text| text.push_str(texts[square.index()]));
        assert!(drawing.lines().all(|line| line == line.trim_end()) && drawing.ends_with('\n'), "{drawing}");
        let spread = drawing.replace(' ', "   ");
        for text in [&drawing, &spread] {
            let lines = numbered(text, 5);
            let cells = model.board.read(&lines).unwrap();
            assert_eq!(cells.len(), texts.len(), "{}", model.what);
            for cell in &cells {
                assert_eq!(cell.text, texts[cell.square.index()]);
                let (_, line) = lines[cell.line - 5];
                assert!(line.chars().skip(cell.column - 1).collect::<String>().starts_with(cell.text));
                let number: i32 = line.split_whitespace().next().unwrap().parse().unwrap();
                assert_eq!(number, model.places[cell.square.index()].1 + 1);
            }
            let read: Vec<_> = cells.iter().map(|cell| (cell.line, cell.column)).collect();
            assert!(read.is_sorted(), "cells come as they are read");
        }
    }
}

#[test]
fn cells_say_where_they_were_read() {
    let board = Board::rectangle(2, 1).unwrap();
    let cells = board.read(&[(7, " 1   é  R2 "), (8, "a b")]).unwrap();
    let cell = |index, text, column| Cell { square: Square::new(index), text, line: 7, column };
    assert_eq!(cells, [cell(0, "é", 6), cell(1, "R2", 9)]);
}

#[test]
fn every_wrong_drawing_is_refused_where_it_goes_wrong() {
    let board = gapped();
    let sound = "3 . . ~\n2 . . .\n1 . . .\n  a b c\n";
    assert!(board.read(&numbered(sound, 1)).is_ok());
    for (text, line, column, message) in [
        ("", 1, 1, "row 3 is expected, but the drawing ends"),
        ("3 . . ~", 2, 1, "row 2 is expected, but the drawing ends"),
        ("3 . . ~\n2 . . .\n1 . . .", 4, 1, "the line of column letters is expected, but the drawing ends"),
        (". . . ~", 1, 1, "row number 3 is expected, found '.'"),
        ("4 . . ~", 1, 1, "row number 3 is expected, found '4'"),
        ("03 . . ~", 1, 1, "row number 3 is expected, found '03'"),
        ("3. . ~", 1, 1, "row number 3 is expected, found '3.'"),
        ("3 . . ~\n\n", 2, 1, "row number 2 is expected, but the line ends"),
        ("3 . . ~\n 1 . . .", 2, 2, "row number 2 is expected, found '1'"),
        ("3 . . ~\n2 . .", 2, 6, "c2 is no gap: what is on it is expected, but the line ends"),
        ("3 . . ~\n2 . ~ .", 2, 5, "b2 is no gap: what is on it is expected, found '~'"),
        ("3 . . .", 1, 7, "there is no square c3: the gap '~' is expected, found '.'"),
        ("3 . . ~~", 1, 7, "there is no square c3: the gap '~' is expected, found '~~'"),
        ("3 . . ", 1, 7, "there is no square c3: the gap '~' is expected, but the line ends"),
        ("3 . . ~ .", 1, 9, "row 3 ends with column c: nothing more is expected, found '.'"),
        ("3 . . ~\n2 é . .  x y", 2, 10, "row 2 ends with column c: nothing more is expected, found 'x y'"),
        ("3 . . ~\n2 . . .\n1 . . .\na c b", 4, 3, "column letter 'b' is expected, found 'c'"),
        ("3 . . ~\n2 . . .\n1 . . .\na b", 4, 4, "column letter 'c' is expected, but the line ends"),
        ("3 . . ~\n2 . . .\n1 . . .\na b cc", 4, 5, "column letter 'c' is expected, found 'cc'"),
        (
            "3 . . ~\n2 . . .\n1 . . .\na b c d",
            4,
            7,
            "the line of column letters ends with column c: nothing more is expected, found 'd'",
        ),
        ("3 . . ~\n2 . . .\n1 . . .\na b c\n\n", 5, 1, "the drawing ends with the line of column letters"),
    ] {
        let wrong = board.read(&numbered(text, 1)).unwrap_err();
        assert_eq!(wrong, ParseError { line, column, message: message.to_owned() }, "{text}");
        let below = board.read(&numbered(text, 11)).unwrap_err();
        // A drawing without any line has no place.
        assert_eq!(below.line, if text.is_empty() { 1 } else { line + 10 });
    }
}

#[test]
fn names_are_letters_and_numbers() {
    let board = Board::rectangle(11, 11).unwrap();
    let name = |column, row| board.name(board.square(column, row).expect("a square")).to_string();
    assert_eq!((name(0, 0), name(10, 10), name(1, 9)), ("a1".to_owned(), "k11".to_owned(), "b10".to_owned()));
    assert_eq!(format!("[{:>4}]", board.name(Square::new(0))), "[  a1]");
    let wide = Board::rectangle(64, 3).unwrap();
    let name = |column| wide.name(wide.square(column, 2).expect("a square")).to_string();
    let names = [25, 26, 27, 51, 52, 63].map(name);
    assert_eq!(names, ["z3", "aa3", "ab3", "az3", "ba3", "bl3"]);
}

#[test]
fn every_name_leads_back_and_only_names_do() {
    for model in models() {
        for (square, place) in model.every_square() {
            let name = model.board.name(square).to_string();
            assert_eq!(model.board.named(&name), Some(square), "{name} {place:?}");
        }
    }
    let wide = Board::rectangle(27, 7).unwrap();
    assert_eq!(wide.named("aa1"), wide.square(26, 0));
    assert_eq!(gapped().named("c3"), None);
    for wrong in [
        "",
        "a",
        "1",
        "a0",
        "a8",
        "ab1",
        "a01",
        "A1",
        "a 1",
        " a1",
        "a1 ",
        "a+1",
        "a-1",
        "1a",
        "é1",
        "a1é",
        "aaa1",
        "zz1",
        "a1b",
        "a99999999999999999999999",
        "a٣",
    ] {
        assert_eq!(wide.named(wrong), None, "{wrong}");
    }
}
