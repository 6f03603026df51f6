//! Files of texts.

use crate::run::{folder, khroma};
use std::fs;
use std::path::Path;

const ENGLISH: &str = "moved = { $who } moves to { $to }.\nwon = { $who } wins.\n";
const FRENCH: &str = "moved = { $who } va en { $to }.\nwon = { $who } gagne.\n";

/// A folder with these texts, and its name.
fn texts(name: &str, files: &[(&str, &str)]) -> String {
    let folder = folder(name);
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder.to_str().unwrap().to_owned()
}

fn faults(folder: &str) -> Vec<String> {
    let said = khroma(&["check", folder]).bad();
    let inside = |line: &str| line.strip_prefix(folder).map_or(line, |line| line.trim_start_matches('/')).to_owned();
    said.lines().map(inside).collect()
}

#[test]
fn the_texts_of_this_program_are_fine() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../texts");
    let said = khroma(&["check", root.to_str().unwrap()]).ok();
    assert!(said.contains("texts, ") && said.ends_with(" files are fine\n"), "{said}");
    for lang in ["en", "fr"] {
        khroma(&["check", root.join(lang).to_str().unwrap()]).ok();
    }
    let value = khroma(&["check", root.to_str().unwrap(), "--json"]).json();
    assert_eq!((value["fine"][0].as_str(), value["errors"].as_array().map(Vec::len)), (Some("texts"), Some(0)));
}

#[test]
fn faults_in_texts_are_told_by_file_and_line() {
    let cases = [
        (ENGLISH, FRENCH, &[][..]),
        (ENGLISH, "moved = { $who } va en { $to }.\n", &["fr/events.ftl:0: the text 'won' is missing"]),
        (
            ENGLISH,
            "moved = { $who } va en { $where }.\nwon = { $who } gagne.\n",
            &[
                "fr/events.ftl:1: 'moved' has the argument $where, which is not there in English",
                "fr/events.ftl:1: 'moved' leaves out the argument $to; if that is meant, say 'without $to' in a comment above it",
            ],
        ),
        (
            ENGLISH,
            "moved = { $who } va en { $to }.\nwon = { $who gagne.\n",
            &["fr/events.ftl:0: the text 'won' is missing", "fr/events.ftl:2: "],
        ),
        (
            "moved = { $who } moves to { $to }.\nwon = { nobody } wins.\n",
            FRENCH,
            &["en/events.ftl:2: 'won' refers to 'nobody', which is not there", "fr/events.ftl:2: 'won' has the argument $who"],
        ),
    ];
    for (number, (english, french, expected)) in cases.into_iter().enumerate() {
        let folder = texts(&format!("texts-{number}"), &[("en/events.ftl", english), ("fr/events.ftl", french)]);
        if expected.is_empty() {
            assert_eq!(khroma(&["check", &folder]).ok(), format!("{folder}: texts, 2 files are fine\n"));
            continue;
        }
        let found = faults(&folder);
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(expected), "'{found}' is not '{expected}'");
        }
        let run = khroma(&["check", &folder, "--json"]);
        let value: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!((run.code, value["errors"].as_array().map(Vec::len)), (2, Some(expected.len())));
    }
}

#[test]
fn texts_may_refer_to_what_all_domains_see_and_one_language_is_compared_with_english() {
    let seen = ENGLISH.to_owned() + "red = { colour-red }\n";
    let folder =
        texts("texts-game", &[("paint-brawl/texts/en/events.ftl", &seen), ("paint-brawl/texts/en/names.ftl", "chief = Chief\n")]);
    khroma(&["check", &format!("{folder}/paint-brawl/texts")]).ok();
    // The key of one file is not to be used in another of the same game.
    let twice =
        texts("texts-twice", &[("paint-brawl/texts/en/a.ftl", ENGLISH), ("paint-brawl/texts/en/b.ftl", "won = Again.\n")]);
    let found = faults(&format!("{twice}/paint-brawl/texts"));
    assert!(found.len() == 1 && found[0].ends_with("the text 'won' is there twice"), "{found:?}");
    // A translation by itself is compared with the English that is shipped.
    let alone = texts("texts-alone", &[("fr/terminal.ftl", "error = erreur :\nnobody-says-this = x\n")]);
    for folder in [alone.clone(), format!("{alone}/fr")] {
        let found = faults(&folder);
        assert!(found.iter().any(|fault| fault.ends_with("English has no text 'nobody-says-this'")), "{found:?}");
        assert!(
            found.iter().any(|fault| fault.contains("is missing")) && found.iter().all(|fault| fault.contains("terminal.ftl:")),
            "{found:?}"
        );
    }
    // What is no text at all.
    let binary = texts("texts-binary", &[("en/a.ftl", ENGLISH)]);
    fs::write(Path::new(&binary).join("en/b.ftl"), b"\nx = \xff\n").unwrap();
    assert_eq!(faults(&binary), ["en/b.ftl:2: this is not text in UTF-8"]);
}
