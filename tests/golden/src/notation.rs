//! Notation: what is malformed is refused where it stops making sense, what is written can be read again.

use std::collections::BTreeSet;
use tabletop::{Notation, ParseError};

/// A text is refused at this line and column, in words that hold the fragment.
///
/// # Panics
/// If not.
#[track_caller]
pub fn assert_misread(text: &str, misread: &ParseError, line: usize, column: usize, fragment: &str) {
    assert_eq!((misread.line, misread.column), (line, column), "{text}\n{misread}");
    assert!(misread.message.contains(fragment), "{text}\n{misread}");
}

/// Every action that can be written at a position is read again, however many spaces stand in it. Their first words.
///
/// # Panics
/// If one is not.
pub fn read_again<G: Notation>(game: &G, state: &G::State) -> BTreeSet<String> {
    let (mut words, mut all) = (BTreeSet::new(), Vec::new());
    game.candidate_actions(state, &mut all);
    for action in all {
        let text = game.write_action(action);
        assert_eq!(game.read_action(&text), Ok(action), "{text}");
        assert_eq!(game.read_action(&format!("  {}  ", text.replace(' ', "   "))), Ok(action), "{text}");
        words.extend(text.split(' ').next().map(str::to_owned));
    }
    words
}
