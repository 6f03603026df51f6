//! Pictures for a terminal.

use stage::{Ink, Picture};

#[test]
fn a_picture_says_as_much_without_its_inks() {
    let mut picture = Picture::default();
    picture.put(Ink::Blue, "b").put(Ink::Plain, " . ").line().put(Ink::Bold, "é").line();
    assert_eq!(picture.plain(), "b .\né\n\n");
    assert_eq!(picture.lines[0].len(), 2);
    assert_eq!(Picture::default().plain(), "");
}
