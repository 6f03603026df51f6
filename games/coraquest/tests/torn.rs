//! Torn files: whatever is cut, doubled or bent, a text is read or refused with a line that it has, and nothing panics.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::workshop::{box_again, renamed, survey};
use coraquest::Content;
use stage::Draft;
use tabletop::{ContentFile, Rng};

/// Reads a text as a file of a pack, under another id, and says whether it was taken.
fn read(content: &Content, name: &str, text: &str) -> bool {
    match content.with_pack(&[ContentFile { name, text }]) {
        Ok(_) => true,
        Err(errors) => {
            let lines = text.lines().count().max(1) + 1;
            assert!(!errors.is_empty());
            assert!(errors.iter().all(|error| error.file == name && (1..=lines).contains(&error.line)), "{errors:?}\n{text}");
            false
        }
    }
}

/// The things of the house as those of a user: with their words, and with other ids, so that they are not taken already.
fn fresh() -> Vec<(String, String)> {
    let pack = |draft: &Draft| {
        let text = survey(&[renamed(draft)]).text;
        (format!("{}.pack.toml", draft.sort), text)
    };
    box_again().iter().map(pack).collect()
}

#[test]
fn a_text_that_lost_a_line_is_read_or_refused() {
    let content = Content::standard();
    for (name, text) in fresh() {
        let lines: Vec<&str> = text.lines().collect();
        let step = if name.starts_with("quest") { 3 } else { 1 };
        for gone in (0..lines.len()).step_by(step) {
            let torn: Vec<&str> = lines.iter().enumerate().filter(|(place, _)| *place != gone).map(|(_, line)| *line).collect();
            read(&content, &name, &torn.join("\n"));
        }
    }
}

#[test]
fn a_text_with_bent_words_is_read_or_refused() {
    let content = Content::standard();
    let mut rng = Rng::stream(7, 1);
    let words = [
        "",
        "0",
        "-1",
        "999",
        "99999999999999999999",
        "\"\"",
        "[]",
        "{}",
        "true",
        "\"acting\"",
        "\"spot:A\"",
        "1.5",
        "\u{0}",
        "é",
    ];
    for (name, text) in fresh() {
        for _ in 0..12 {
            let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
            let (one, other) = (places[rng.index(places.len())], places[rng.index(places.len())]);
            let (from, to) = (one.min(other), (one.min(other) + rng.index(12)).min(text.len()));
            let to = (to..=text.len()).find(|&place| text.is_char_boundary(place)).unwrap();
            let bent = format!("{}{}{}", &text[..from], words[rng.index(words.len())], &text[to..]);
            read(&content, &name, &bent);
        }
        read(&content, &name, &text[..places_before(&text, text.len() / 2)]);
    }
}

fn places_before(text: &str, place: usize) -> usize {
    (0..=place).rev().find(|&place| text.is_char_boundary(place)).unwrap()
}

#[test]
fn a_text_that_is_nothing_but_brackets_is_refused() {
    let content = Content::standard();
    for deep in [10, 100, 10_000] {
        assert!(!read(&content, "deep.quest.toml", &format!("a = {}", "[".repeat(deep))));
        assert!(!read(&content, "deep.quest.toml", &format!("a = {}", "{a=".repeat(deep))));
        assert!(!read(&content, "deep.pack.toml", &format!("{}a = 1", "a.".repeat(deep))));
    }
}

#[test]
fn the_files_of_the_house_are_taken_as_a_users_under_other_names() {
    let content = Content::standard();
    for (name, text) in fresh() {
        let errors = content.with_pack(&[ContentFile { name: &name, text: &text }]).err();
        assert!(errors.is_none(), "{errors:?}");
    }
}

#[test]
fn the_hardest_quests_are_judged_quickly() {
    let head = "[quest]\nid = \"hard\"\ndifficulty = 1\ntitle = \"Hard\"\n[setup]\nstory = [\"A\", \"B\", \"C\", \"D:bottom\"]\n\
                enemies = { small = \"goblin\", medium = \"orc\" }\n[counters]\nlamps = 0\nother = 1\n[text]\nintro = \"i\"\n\
                goal = \"g\"\nwin = \"w\"\nlose = \"l\"\n";
    let conditions = vec!["\"lamps < 900\""; 15].join(", ");
    let effects = ["{ count = \"lamps\", add = \"other\" }"; 10].join(", ");
    let back = ["{ count = \"other\", add = \"lamps\" }"; 10].join(", ");
    let rules: String = (0..60)
        .map(|place| {
            let effects = if place % 2 == 0 { &effects } else { &back };
            format!("[[rule]]\nwhen = \"search\"\nonce = false\nif = [{conditions}]\ndo = [{effects}]\n")
        })
        .collect();
    let text = format!("{head}{rules}[[win]]\nif = [\"lamps >= 4\"]\n");
    assert!(text.len() < 64 * 1024, "{}", text.len());
    assert!(read(&Content::standard(), "hard.quest.toml", &text));
}
