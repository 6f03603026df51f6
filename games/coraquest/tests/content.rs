//! Content files: those of the house load and say what the catalogue says, and wrong ones are refused with file, line and reason.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::Content;

#[test]
fn the_shipped_content_loads() {
    let content = match Content::load(&Content::STANDARD) {
        Ok(content) => content,
        Err(errors) => panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    };
    assert_eq!(content.digest(), Content::standard().digest());
    assert_eq!(content.heroes().len(), 8);
}
