//! Files that earlier releases wrote, and contents that differ.

use crate::run::{folder, khroma, khroma_with};
use std::fs;
use std::path::{Path, PathBuf};

fn corpus(path: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus").join(path).display().to_string()
}

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../content")
}

/// A copy of a game's content with one number changed.
fn variant(name: &str, game: &str, before: &str, after: &str) -> String {
    let to = folder(name).join(game);
    let _ = fs::remove_dir_all(&to);
    khroma(&["content", "export", "shipped", to.to_str().unwrap(), "--game", game]).ok();
    let constants = to.join("constants.toml");
    let text = fs::read_to_string(&constants).unwrap();
    assert!(text.contains(before));
    fs::write(constants, text.replacen(before, after, 1)).unwrap();
    to.display().to_string()
}

const FIRST: [(&str, &str, &str, &str); 5] = [
    ("chromatic-conflict", "fb06527828bcba6f8873ce294766a3fd", "stronghold_points = 3", "stronghold_points = 4"),
    ("paint-brawl", "0e1f943597b471280381c305ec4e3f3d", "moves_per_turn = 2", "moves_per_turn = 3"),
    ("dark-threat", "05204e1b66de681321278821b5d08f70", "first_kaos_actions = 2", "first_kaos_actions = 3"),
    ("color-quest", "51be2b65f9327a45194dcf808bbbd71c", "harvest_gaia = 10", "harvest_gaia = 9"),
    ("coraquest", "cf8ced9ddf64779d253e6a5bee3e74a2", "chests = 12", "chests = 11"),
];

fn unfinished(game: &str) -> String {
    let mut files: Vec<PathBuf> =
        fs::read_dir(corpus(&format!("transcripts/{game}"))).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let plain = |path: &&PathBuf| {
        path.file_name().unwrap().to_str().unwrap().starts_with("unfinished-") && !path.display().to_string().contains("pack")
    };
    files.iter().find(plain).unwrap().display().to_string()
}

/// A file of the first release is read, told and gone on with, also by who plays with other content.
#[test]
fn a_game_of_the_first_release_is_told_and_goes_on() {
    for (game, content, before, after) in FIRST {
        let other = variant("releases-other", game, before, after);
        let file = unfinished(game);
        for with in [&[][..], &["--content", &other]] {
            let said = khroma(&[&["replay", "--verify", &file], with].concat()).ok();
            assert!(said.starts_with("verified: ") && said.contains(&format!("rules 1 of {game}")), "{said}");
            assert!(said.contains(&format!("content {content}")), "{said}");
            let shown = khroma(&[&["show", &file], with].concat()).ok();
            assert!(shown.contains(&format!("rules 1 of {game}")) && shown.contains(content), "{shown}");
            let json = khroma(&[&["replay", "--verify", "--json", &file], with].concat()).json();
            assert_eq!((&json["edition"]["rules"], &json["edition"]["content"]), (&1.into(), &content.into()));
            assert!(!khroma(&[&["legal", &file], with].concat()).ok().is_empty());
        }
        // It is gone on with, saved, and read again.
        let saved = folder("releases-saved").join(format!("{game}.txt"));
        let saved = saved.to_str().unwrap();
        let went_on = khroma_with(&["play", "--resume", &file, "--humans", "0", "--bots", "random", "--save", saved], b"");
        assert_eq!(went_on.code, 0, "{}", went_on.err);
        let said = khroma(&["replay", "--verify", saved]).ok();
        assert!(said.contains(&format!("rules 1 of {game}")) && said.contains(content), "{said}");
    }
}

#[test]
fn what_a_variant_is_played_with_travels_in_the_transcript() {
    for (game, _, before, after) in FIRST {
        let own = variant("releases-own", game, before, after);
        let saved = folder("releases-own-saved").join(format!("{game}.txt"));
        let saved = saved.to_str().unwrap();
        let played = khroma_with(
            &["play", game, "--content", &own, "--humans", "0", "--bots", "random", "--seed", "3", "--save", saved],
            b"",
        );
        assert_eq!(played.code, 0, "{}", played.err);
        // Whoever gets the file needs nothing else.
        let said = khroma(&["replay", "--verify", saved]).ok();
        assert!(said.contains("its own, which the file carries"), "{said}");
        let told = khroma(&["content", "diff", "shipped", saved, "--game", game]).ok();
        assert!(told.contains("constants.toml") && told.contains("1 value differs."), "{told}");
        // A changed number in the file is found at its line.
        let text = fs::read_to_string(saved).unwrap();
        let place = text.lines().position(|line| line.starts_with("file constants.toml")).unwrap() + 1;
        let bad = khroma_with(&["replay", "--verify", "-"], text.replacen(after, before, 1).as_bytes()).bad();
        assert!(bad.contains(&format!(":{place}: the file below has the check")), "{bad}");
        let claimed = text.lines().nth(3).unwrap().to_owned();
        let bad =
            khroma_with(&["replay", "-"], text.replacen(&claimed, "content 00112233445566778899aabbccddeeff", 1).as_bytes())
                .bad();
        assert!(bad.contains(":4: it claims the content 00112233445566778899aabbccddeeff"), "{bad}");
    }
}

#[test]
fn a_variant_of_the_first_release_goes_on_with_its_folder() {
    for (game, ..) in FIRST {
        let (file, content) = (corpus(&format!("variants/{game}/unfinished.txt")), corpus(&format!("variants/{game}/content")));
        let bad = khroma(&["replay", "--verify", &file]).bad();
        assert!(bad.contains(":4: ") && bad.contains("not known here") && bad.contains("--content FOLDER"), "{bad}");
        let said = khroma(&["replay", "--verify", "--content", &content, &file]).ok();
        assert!(said.contains("of the folder that was named"), "{said}");
    }
}

#[test]
fn newer_rules_are_refused_by_name() {
    let text = fs::read_to_string(unfinished("color-quest")).unwrap().replacen("\nrules 1\n", "\nrules 70\n", 1);
    let bad = khroma_with(&["replay", "-"], text.as_bytes()).bad();
    assert!(bad.contains(":3: ") && bad.contains("version 70 of the rules of color-quest") && bad.contains("update"), "{bad}");
    let french = khroma_with(&["--lang", "fr", "replay", "-"], text.as_bytes()).bad();
    assert!(french.contains(":3: "), "{french}");
}

#[test]
fn contents_are_listed_compared_and_taken_out() {
    let list = khroma(&["content", "list"]).ok();
    for (game, content, ..) in FIRST {
        assert!(list.lines().any(|line| line.starts_with(game) && line.contains(content)), "{list}");
    }
    let color_quest = shipped().join("color-quest").display().to_string();
    let same = khroma(&["content", "diff", "51be2b65", &color_quest]).ok();
    assert!(same.contains("The same game: no value differs."), "{same}");
    // The first release's own name of it.
    khroma(&["content", "diff", "37ca6834e74b402e", &color_quest]).ok();

    let to = folder("releases-export").join("color-quest");
    let _ = fs::remove_dir_all(&to);
    let to_text = to.to_str().unwrap();
    khroma(&["content", "export", "51be2b65", to_text]).ok();
    khroma(&["check", to_text]).ok();
    let again = khroma(&["content", "export", "51be2b65", to_text]).bad();
    assert!(again.contains("is there already"), "{again}");
    let change = |file: &str, before: &str, after: &str| {
        let text = fs::read_to_string(to.join(file)).unwrap();
        assert!(text.contains(before), "{before}");
        fs::write(to.join(file), text.replacen(before, after, 1)).unwrap();
    };
    change("constants.toml", "points = 16", "points = 18");
    change("quick.toml", "hero_die = \"purple\"", "hero_die = \"red\"");
    change(
        "figures.toml",
        "kind = \"oak2\"\ncamp = \"gaia\"\nencumbrance = 2\ncost = 6",
        "kind = \"oak2\"\ncamp = \"gaia\"\nencumbrance = 2\ncost = 5",
    );
    let told = khroma(&["content", "diff", &color_quest, to_text]).ok();
    for line in [
        "points: 16 becomes 18",
        "hero die: \"purple\" becomes \"red\"",
        "figures, oak2 gaia, cost: 6 becomes 5",
        "3 values differ",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let french = khroma(&["--lang", "fr", "content", "diff", &color_quest, to_text]).ok();
    assert!(french.contains("16 devient 18") && french.contains("3 valeurs diffèrent"), "{french}");
    let one = [color_quest.clone() + "/constants.toml", format!("{to_text}/constants.toml")];
    assert!(khroma(&["content", "diff", &one[0], &one[1]]).ok().contains("1 value differs."));

    // Texts are told apart from what is played by.
    let coraquest = folder("releases-texts").join("coraquest");
    let _ = fs::remove_dir_all(&coraquest);
    khroma(&["content", "export", "shipped", coraquest.to_str().unwrap(), "--game", "coraquest"]).ok();
    let hero = coraquest.join("heroes/dwarf.hero.toml");
    fs::write(&hero, fs::read_to_string(&hero).unwrap().replacen("die =", "story = \"She walks slowly.\"\ndie =", 1)).unwrap();
    let told = khroma(&["content", "diff", "shipped", coraquest.to_str().unwrap()]).ok();
    assert!(told.contains("The same game: no value differs, and 1 text that only people read."), "{told}");
}

#[test]
fn what_is_no_content_is_refused_with_a_sentence() {
    for args in [
        &["content", "diff", "51be2b65", "nowhere"][..],
        &["content", "diff", "51be2b65", "0e1f9435"],
        &["content", "diff", "5", "51be2b65"],
        &["content", "diff", "shipped", "shipped"],
        &["content", "export", "ffffffff", "somewhere"],
    ] {
        khroma(args).bad();
    }
}
