//! What the page says.

#![allow(clippy::unwrap_used, reason = "a test that cannot read its files has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use texts::{Lang, Message};

/// French that has a usual space before its marks: what is read aloud, between two names.
const APART: [&str; 2] = ["take-out-named", "square-sign"];

fn sources(folder: &Path, all: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// The keys that the page's code says, and the families of those that it chooses by a code.
fn used() -> (BTreeSet<String>, BTreeSet<String>) {
    let mut all = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../src"), &mut all);
    let (mut keys, mut families) = (BTreeSet::new(), BTreeSet::new());
    for source in &all {
        for call in ["msg!(", "say!(", "text!("].iter().flat_map(|name| source.split(name).skip(1)) {
            let Some((before, rest)) = call.split_once('"') else { continue };
            // A language may stand before the key, and nothing else.
            if !before.chars().all(|sign| sign.is_alphanumeric() || sign.is_whitespace() || "_().,&:".contains(sign)) {
                continue;
            }
            let (key, after) = rest.split_once('"').unwrap();
            if after.trim_start().starts_with('/') { &mut families } else { &mut keys }.insert(key.to_owned());
        }
    }
    (keys, families)
}

fn known() -> BTreeSet<String> {
    texts::keys("page").into_iter().collect()
}

#[test]
fn every_text_is_said_somewhere_and_what_is_said_is_there() {
    let ((keys, families), known) = (used(), known());
    assert!(keys.len() > 150 && families.len() > 5, "the code is not where it used to be");
    let lacking: Vec<&String> = keys.difference(&known).collect();
    assert!(lacking.is_empty(), "there is no text {lacking:?}");
    let of_family = |key: &str| families.iter().any(|family| key.strip_prefix(family).is_some_and(|rest| rest.starts_with('-')));
    let unused: Vec<&String> = known.difference(&keys).filter(|key| !of_family(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    let empty: Vec<&String> =
        families.iter().filter(|family| !known.iter().any(|key| key.starts_with(&format!("{family}-")))).collect();
    assert!(empty.is_empty(), "there is no text of {empty:?}");
}

#[test]
fn what_is_chosen_by_a_code_is_there() {
    let paints = interaction::drawing::PAINTS.iter().map(|(_, code)| format!("paint-{code}"));
    let brushes = interaction::drawing::BRUSHES.iter().map(|(_, code)| format!("brush-{code}"));
    let lacking: Vec<String> = paints.chain(brushes).filter(|key| !known().contains(key)).collect();
    assert!(lacking.is_empty(), "there is no text {lacking:?}");
}

#[test]
fn every_text_can_be_read_in_every_language() {
    for key in known() {
        let text = Message::new("page", key.clone());
        for lang in Lang::ALL {
            assert!(!text.say(lang).trim().is_empty(), "{key} in {}", lang.code());
        }
        let french = text.say(Lang::Fr);
        for mark in [" ?", " !", " :", " ;"].into_iter().filter(|_| !APART.contains(&key.as_str())) {
            assert!(!french.contains(mark), "{key}: French has a no-break space before its marks: {french}");
        }
    }
}
