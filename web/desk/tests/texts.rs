//! What the page says.

#![allow(clippy::unwrap_used, reason = "a test that cannot read its files has failed")]

use std::fs;
use std::path::Path;

fn sources(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_text_exists_in_both_languages() {
    for (name, text) in desk::texts::ALL {
        assert!(!text.en.trim().is_empty() && !text.fr.trim().is_empty(), "{name}");
        for mark in [" ?", " !", " :", " ;"] {
            assert!(!text.fr.contains(mark), "{name}: French has a no-break space before its marks");
        }
    }
}

#[test]
fn every_text_is_said_somewhere() {
    let mut page = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../src"), &mut page);
    let unused: Vec<&str> =
        desk::texts::ALL.iter().map(|(name, _)| *name).filter(|name| !page.contains(&format!("texts::{name}"))).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
