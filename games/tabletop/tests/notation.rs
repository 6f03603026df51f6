//! Reading: what is read, and where it stops making sense.

use tabletop::{Cursor, ParseError};

fn place(misread: &ParseError) -> (usize, usize) {
    (misread.line, misread.column)
}

#[test]
fn a_line_is_read_from_left_to_right() {
    let mut cursor = Cursor::new("  place 3 ( 1,-20)  ", 4);
    assert_eq!(cursor.word(), "place");
    assert_eq!(cursor.number::<u8>("a piece"), Ok(3));
    assert_eq!(cursor.expect("("), Ok(()));
    assert_eq!(cursor.number::<i8>("a column"), Ok(1));
    assert!(cursor.accept(","));
    assert!(!cursor.accept(";"));
    assert_eq!(cursor.number::<i8>("a row"), Ok(-20));
    assert!(!cursor.is_done());
    assert_eq!(cursor.expect(")"), Ok(()));
    assert!(cursor.is_done());
    assert_eq!(cursor.line(), 4);
    assert_eq!(cursor.finish(), Ok(()));
}

#[test]
fn columns_count_characters_from_1() {
    let mut cursor = Cursor::new("épée → 12", 2);
    assert_eq!(cursor.column(), 1);
    cursor.word();
    assert_eq!(cursor.column(), 5);
    cursor.word();
    assert_eq!(cursor.column(), 7);
    let misread = cursor.expect("x").unwrap_err();
    assert_eq!(place(&misread), (2, 8));
    assert_eq!(misread.to_string(), "line 2, column 8: 'x' is expected, found '12'");
}

#[test]
fn what_is_missing_is_told_where_the_line_ends() {
    let mut cursor = Cursor::new("turn ", 1);
    cursor.word();
    let misread = cursor.expect("seat").unwrap_err();
    assert_eq!(misread.to_string(), "line 1, column 6: 'seat' is expected, but the line ends");
    let misread = Cursor::new("", 1).number::<u8>("a seat").unwrap_err();
    assert_eq!(misread.to_string(), "line 1, column 1: a seat is expected, but the line ends");
}

#[test]
fn what_follows_the_end_is_told_where_it_begins() {
    let mut cursor = Cursor::new("draw   now please ", 9);
    cursor.word();
    let misread = cursor.finish().unwrap_err();
    assert_eq!(misread.to_string(), "line 9, column 8: nothing more is expected, found 'now please'");
}

#[test]
fn a_number_must_be_there_and_fit() {
    let read = |text| Cursor::new(text, 1).number::<u8>("a row").map_err(|misread| misread.message);
    assert_eq!(read("255"), Ok(255));
    assert_eq!(read("007x"), Ok(7));
    assert_eq!(read("256"), Err("256 is out of range for a row".to_owned()));
    assert_eq!(read("-1"), Err("-1 is out of range for a row".to_owned()));
    assert_eq!(read("99999999999999999999999"), Err("99999999999999999999999 is out of range for a row".to_owned()));
    assert_eq!(read("-"), Err("a row is expected, found '-'".to_owned()));
    assert_eq!(read("+1"), Err("a row is expected, found '+1'".to_owned()));
    assert_eq!(read("one two"), Err("a row is expected, found 'one'".to_owned()));
}

#[test]
fn a_word_must_be_one_that_is_known() {
    let colour = |word: &str| ["blue", "dark-red"].iter().position(|&name| name == word);
    let mut cursor = Cursor::new("blue,dark-red green", 3);
    assert_eq!(cursor.known("a colour", colour), Ok(0));
    assert_eq!(cursor.expect(","), Ok(()));
    assert_eq!(cursor.known("a colour", colour), Ok(1));
    let misread = cursor.known("a colour", colour).unwrap_err();
    assert_eq!(misread.to_string(), "line 3, column 15: a colour is expected, found 'green'");
}

#[test]
fn a_refused_part_leaves_the_cursor_before_it() {
    let mut cursor = Cursor::new("  abc", 1);
    assert!(!cursor.accept("x"));
    assert_eq!(cursor.column(), 1);
    assert_eq!(cursor.take(|c| c.is_ascii_digit()), "");
    assert!(cursor.accept("abc"));
    assert_eq!(cursor.column(), 6);
}

#[test]
fn a_misread_part_of_a_file_is_told_by_the_line_of_the_file() {
    let misread = Cursor::new("?", 2).expect("!").unwrap_err().below(10);
    assert_eq!(place(&misread), (12, 1));
}
