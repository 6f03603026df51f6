//! The corpus of `fuzz/`, and thousands of changes to it, without a fuzzing engine and the same every time.
//! `FUZZ_RUNS` asks for more changes, `FUZZ_SEED` for others.

#![allow(clippy::unwrap_used)]

use fuzzing::{Mutations, TARGETS, Target};
use std::panic::catch_unwind;
use std::path::Path;

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

fn variable(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// How many inputs the target understands.
///
/// # Errors
/// The first input on which it panics.
fn understood(target: Target, inputs: impl IntoIterator<Item = Vec<u8>>) -> Result<usize, String> {
    let answer = |input: Vec<u8>| catch_unwind(|| target(&input)).map_err(|_| input.escape_ascii().to_string());
    inputs.into_iter().map(answer).try_fold(0, |sum, answer| answer.map(|understood| sum + usize::from(understood)))
}

/// What plays long games, or reads long files, is asked less often.
fn slowness(name: &str) -> u64 {
    match name {
        "bundle" => 4,
        "choices" => 4,
        "paint-brawl-choices" => 20,
        "paint-brawl-content" => 10,
        "paint-brawl-transcript" => 2,
        "dark-threat-choices" => 40,
        "dark-threat-content" => 10,
        "color-quest-choices" => 40,
        "color-quest-content" => 20,
        "color-quest-position" => 2,
        "color-quest-transcript" => 4,
        "coraquest-choices" => 40,
        "coraquest-content" => 80,
        "coraquest-pack" => 40,
        "coraquest-position" => 4,
        "coraquest-transcript" => 8,
        _ => 1,
    }
}

fn run(name: &str) {
    let corpus = corpus(name);
    let (_, target) = TARGETS.into_iter().find(|(known, _)| *known == name).unwrap();
    let all = corpus.len();
    assert_eq!(understood(target, corpus.clone()), Ok(all), "all files of the corpus of {name} are meant to be understood");
    let runs = variable("FUZZ_RUNS", 4000 / slowness(name)) as usize;
    let changed = Mutations::of(&corpus, variable("FUZZ_SEED", 1)).take(runs);
    let some = understood(target, changed).unwrap_or_else(|input| panic!("a change to the corpus of {name}: {input}"));
    println!("{name}: {some} of {runs} changed texts were understood");
    // What travels has a check for each file, which hardly any change survives.
    assert!(
        some > runs / 200 || name == "bundle",
        "only {some} of {runs} changed texts of {name} were understood: the others test little"
    );
}

#[test]
fn any_action_is_read_or_refused() {
    run("action");
}

#[test]
fn any_bundle_is_read_or_refused() {
    run("bundle");
}

#[test]
fn any_choices_are_taken() {
    run("choices");
}

#[test]
fn any_content_is_read_or_refused() {
    run("content");
}

#[test]
fn any_position_is_read_or_refused() {
    run("position");
}

#[test]
fn any_setup_is_read_or_refused() {
    run("setup");
}

#[test]
fn any_transcript_is_read_or_refused() {
    run("transcript");
}

#[test]
fn any_action_of_paint_brawl_is_read_or_refused() {
    run("paint-brawl-action");
}

#[test]
fn any_choices_of_paint_brawl_are_taken() {
    run("paint-brawl-choices");
}

#[test]
fn any_content_of_paint_brawl_is_read_or_refused() {
    run("paint-brawl-content");
}

#[test]
fn any_position_of_paint_brawl_is_read_or_refused() {
    run("paint-brawl-position");
}

#[test]
fn any_setup_of_paint_brawl_is_read_or_refused() {
    run("paint-brawl-setup");
}

#[test]
fn any_transcript_of_paint_brawl_is_read_or_refused() {
    run("paint-brawl-transcript");
}

#[test]
fn any_message_is_read_or_refused() {
    run("message");
}

#[test]
fn any_action_of_dark_threat_is_read_or_refused() {
    run("dark-threat-action");
}

#[test]
fn any_choices_of_dark_threat_are_taken() {
    run("dark-threat-choices");
}

#[test]
fn any_content_of_dark_threat_is_read_or_refused() {
    run("dark-threat-content");
}

#[test]
fn any_position_of_dark_threat_is_read_or_refused() {
    run("dark-threat-position");
}

#[test]
fn any_setup_of_dark_threat_is_read_or_refused() {
    run("dark-threat-setup");
}

#[test]
fn any_transcript_of_dark_threat_is_read_or_refused() {
    run("dark-threat-transcript");
}

#[test]
fn any_action_of_color_quest_is_read_or_refused() {
    run("color-quest-action");
}

#[test]
fn any_choices_of_color_quest_are_taken() {
    run("color-quest-choices");
}

#[test]
fn any_content_of_color_quest_is_read_or_refused() {
    run("color-quest-content");
}

#[test]
fn any_position_of_color_quest_is_read_or_refused() {
    run("color-quest-position");
}

#[test]
fn any_setup_of_color_quest_is_read_or_refused() {
    run("color-quest-setup");
}

#[test]
fn any_transcript_of_color_quest_is_read_or_refused() {
    run("color-quest-transcript");
}

#[test]
fn any_action_of_coraquest_is_read_or_refused() {
    run("coraquest-action");
}

#[test]
fn any_choices_of_coraquest_are_taken() {
    run("coraquest-choices");
}

#[test]
fn any_content_of_coraquest_is_read_or_refused() {
    run("coraquest-content");
}

#[test]
fn any_pack_of_coraquest_is_read_or_refused() {
    run("coraquest-pack");
}

#[test]
fn any_position_of_coraquest_is_read_or_refused() {
    run("coraquest-position");
}

#[test]
fn any_setup_of_coraquest_is_read_or_refused() {
    run("coraquest-setup");
}

#[test]
fn any_transcript_of_coraquest_is_read_or_refused() {
    run("coraquest-transcript");
}

#[test]
fn a_planted_fault_is_found() {
    let corpus = vec![b"seats 3".to_vec(), b"turn 2".to_vec()];
    let fragile: Target = |data| {
        assert!(!data.ends_with(b"turn 3"));
        data.starts_with(b"turn")
    };
    assert_eq!(understood(fragile, corpus.clone()), Ok(1));
    assert!(understood(fragile, Mutations::of(&corpus, 1).take(4000)).is_err());
}

#[test]
fn mutations_are_the_same_every_time_and_differ_from_the_corpus() {
    let corpus = corpus("position");
    let some: Vec<Vec<u8>> = Mutations::of(&corpus, 1).take(200).collect();
    assert_eq!(some, Mutations::of(&corpus, 1).take(200).collect::<Vec<_>>());
    assert_ne!(some, Mutations::of(&corpus, 2).take(200).collect::<Vec<_>>());
    assert!(some.iter().filter(|text| !corpus.contains(text)).count() > 150);
}
