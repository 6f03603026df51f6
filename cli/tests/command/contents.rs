//! Content from a folder.

use crate::run::{folder, khroma};
use std::fs;
use std::path::{Path, PathBuf};

const GAME: &str = "chromatic-conflict";

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../content")
}

/// A copy of the game's content in `name`/`inner`.
fn copy(name: &str, inner: &str) -> (String, PathBuf) {
    let outer = folder(name);
    let inner = outer.join(inner);
    copy_all(&shipped().join(GAME), &inner);
    (outer.to_str().unwrap().to_owned(), inner)
}

fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (path, to) = {
            let entry = entry.unwrap();
            (entry.path(), to.join(entry.file_name()))
        };
        if path.is_dir() { copy_all(&path, &to) } else { fs::copy(path, to).map(drop).unwrap() }
    }
}

fn change(path: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn what_is_shipped_is_fine() {
    for (game, files) in [(GAME, 3), ("paint-brawl", 4), ("dark-threat", 4), ("color-quest", 5), ("coraquest", 42)] {
        let folder = shipped().join(game);
        let said = khroma(&["check", folder.to_str().unwrap()]).ok();
        assert!(said.contains(&format!("{game}, {files} files are fine")), "{said}");
    }
    let value = khroma(&["check", shipped().join(GAME).to_str().unwrap(), "--json"]).json();
    assert_eq!(value["fine"][0], GAME);
    assert_eq!(value["errors"].as_array().unwrap().len(), 0);
}

#[test]
fn other_content_is_played_with() {
    for (name, inner) in [("content-own", ""), ("content-all", GAME)] {
        let (outer, inner) = copy(name, inner);
        change(&inner.join("constants.toml"), "hand_terrains = 3", "hand_terrains = 2");
        let start = khroma(&["new", GAME, "--content", &outer, "--set", "factions=blue,green,orange,violet"]).ok();
        let hand = start.lines().find(|line| line.starts_with("hand 1")).unwrap().split('|').nth(1).unwrap();
        assert_eq!(hand.split_whitespace().count(), 2, "{start}");
        khroma(&["check", &outer, "--game", GAME]).ok();
    }
}

#[test]
fn a_folder_that_is_not_there_is_refused_by_every_command() {
    let position = crate::run::file("content-position", crate::run::start());
    let position = position.as_str();
    let commands: [&[&str]; 13] = [
        &["games"],
        &["new", GAME],
        &["show", position],
        &["legal", position],
        &["explain", position, "decline"],
        &["apply", position, "decline"],
        &["play", GAME],
        &["simulate", GAME, "--games", "1", "--bots", "random"],
        &["match", GAME, "--games", "2", "--bots", "random,greedy"],
        &["replay", position],
        &["rules", GAME],
        &["check", position],
        &["completions", "bash"],
    ];
    for command in commands {
        let err = khroma(&[&["--content", "no-such-folder"], command].concat()).bad();
        assert!(err.contains("the content folder no-such-folder does not exist"), "{command:?}: {err}");
    }
    assert!(khroma(&["--content", "no-such-folder", "games", "--lang", "fr"]).bad().contains("n'existe pas"));
}

#[test]
fn all_that_is_wrong_is_told_with_file_and_line() {
    let (outer, inner) = copy("content-wrong", GAME);
    change(&inner.join("constants.toml"), "hand_terrains = 3", "hand_terrains = \"many\"");
    fs::remove_file(inner.join("chromecas.toml")).unwrap();
    fs::write(inner.join("terrain.toml"), "").unwrap();
    fs::write(inner.join("rules.toml"), b"[CC-GEN-1]\nen = \"\xff\"\n").unwrap();
    fs::create_dir(Path::new(&outer).join("chromatic-conflct")).unwrap();
    let run = khroma(&["check", &outer]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    for fragment in [
        "constants.toml:",
        "chromecas.toml:1: the file is missing",
        "terrain.toml:1: there is no content file 'terrain.toml'",
        "did you mean 'terrains.toml'?",
        "rules.toml:2: this is not text in UTF-8",
        "there is no game 'chromatic-conflct'",
    ] {
        assert!(run.err.contains(fragment), "'{fragment}' is not in\n{}", run.err);
    }
    let run = khroma(&["check", &outer, "--json"]);
    assert_eq!(run.code, 2);
    let value: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert!(value["errors"].as_array().unwrap().len() >= 5, "{value}");

    let err = khroma(&["--content", &outer, "new", GAME]).bad();
    assert!(err.contains("constants.toml:") && err.contains("the file is missing"), "{err}");
}

#[test]
fn a_folder_that_could_be_anything_is_asked_about() {
    let nothing = folder("content-nothing");
    assert!(khroma(&["check", nothing.to_str().unwrap()]).bad().contains("Say it with --game"));
    let run = khroma(&["check", nothing.to_str().unwrap(), "--game", GAME]);
    assert_eq!((run.code, run.err.lines().count()), (2, 3), "{}", run.err);
}

#[test]
fn more_heroes_and_quests_than_are_shipped_are_read_from_folders_of_the_content() {
    let outer = folder("content-more");
    let inner = outer.join("coraquest");
    copy_all(&shipped().join("coraquest"), &inner);
    let hero = fs::read_to_string(inner.join("heroes/dwarf.hero.toml")).unwrap();
    let second = hero.replace("\"dwarf\"", "\"second_dwarf\"") + "name = \"Second Dwarf\"\n";
    fs::write(inner.join("heroes/second_dwarf.hero.toml"), second).unwrap();
    let said = khroma(&["check", inner.to_str().unwrap()]).ok();
    assert!(said.contains("coraquest, 43 files are fine"), "{said}");
    let quest = fs::read_to_string(inner.join("quests/lamps.quest.toml")).unwrap();
    let wrong = quest.replace("\"lamps\"", "\"lanterns\"").replace("lamps >= 4", "lamp >= 4");
    fs::write(inner.join("quests/lanterns.quest.toml"), wrong).unwrap();
    fs::write(inner.join("quests/lanterns.toml"), "").unwrap();
    let run = khroma(&["check", outer.to_str().unwrap()]);
    assert_eq!(run.code, 2);
    for fragment in ["lanterns.quest.toml:", "Q18", "there is no content file 'quests/lanterns.toml'"] {
        assert!(run.err.contains(fragment), "'{fragment}' is not in\n{}", run.err);
    }
}
