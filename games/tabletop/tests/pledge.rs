//! Luck that was promised: the promise is in the transcript, and nobody breaks it unseen.

#![allow(clippy::unwrap_used, reason = "what cannot be read is a failed test")]

use tabletop::{Commitment, Game, Rng, Seat, Seed, Table, Transcript, TranscriptError};
use toy::{Fault, Setup, Toy};

fn pledge(words: &[(u8, &str)]) -> Commitment {
    let secret = [7; 32];
    let words = words.iter().map(|&(seat, word)| (Seat::numbered(seat).unwrap(), word.to_owned())).collect();
    Commitment { table: "kq3v7w".to_owned(), secret, commitment: Commitment::commitment_to(&secret), words }
}

fn played(pledge: Commitment) -> Table<Toy> {
    let mut table = Table::open_pledged(Toy::with(Fault::None), Setup { seats: 2 }, pledge).unwrap();
    let (mut rng, mut list) = (Rng::stream(1, 1), Vec::new());
    for _ in 0..20 {
        table.game().legal_actions(table.state(), &mut list);
        if list.is_empty() {
            break;
        }
        table.play(list[rng.index(list.len())]).unwrap();
    }
    table
}

fn replay(text: &str) -> Result<Table<Toy>, TranscriptError> {
    Table::replay(Toy::with(Fault::None), &text.parse()?)
}

#[track_caller]
fn refused(text: &str, line: usize, words: &str) {
    let error = replay(text).err().unwrap();
    assert!(error.line == line && error.message.contains(words), "line {line}: {words}\nbut told is\n{error}");
}

#[test]
fn a_commitment_is_the_plain_sha_256_of_the_secret() {
    assert_eq!(Commitment::commitment_to(&[0; 32]), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

#[test]
fn every_part_of_a_pledge_changes_the_seed() {
    let one = pledge(&[(1, "ab"), (2, "c")]);
    let others = [
        pledge(&[(1, "a"), (2, "bc")]),
        pledge(&[(1, "ab")]),
        pledge(&[(1, "ab"), (3, "c")]),
        Commitment { table: "other".to_owned(), ..one.clone() },
        Commitment { secret: [8; 32], ..one.clone() },
    ];
    let mut seeds: Vec<Seed> = others.iter().chain([&one]).map(Commitment::seed).collect();
    seeds.sort_by_key(|seed| seed.0);
    seeds.dedup();
    assert_eq!(seeds.len(), 6);
    // For ever: old transcripts are checked with it.
    assert_eq!(one.seed().to_string(), SEED);
}

/// Worked out by another program from the description in `docs/protocol.md`.
const SEED: &str = "b0f94e20bc26cb3c299b42782559f9381b804e7ec379d475a11aee89669b0cbe";

#[test]
fn a_pledged_transcript_reads_back_and_replays_with_its_pledge() {
    for words in [vec![], vec![(2, "grenadine")], vec![(1, "été # | 3"), (2, "word 2 x")]] {
        let table = played(pledge(&words));
        let transcript = table.transcript();
        let text = transcript.to_string();
        assert_eq!(text.parse::<Transcript>().unwrap(), transcript);
        assert_eq!(replay(&text).unwrap().transcript(), transcript);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[6], "table kq3v7w");
        assert!(lines[9 + words.len()].starts_with("start"));
    }
}

#[test]
fn a_broken_pledge_is_found_at_its_line() {
    let text = played(pledge(&[(1, "one"), (2, "two")])).transcript().to_string();
    let line = |number: usize| text.lines().nth(number - 1).unwrap();
    let with = |number: usize, new: &str| text.replacen(line(number), new, 1);
    let other = "0".repeat(64);
    refused(&with(6, "seed 42"), 6, "follows from the secret and the words");
    refused(&with(6, "seed none"), 6, "the seed must be too");
    refused(&with(7, "table other"), 6, "follows from the secret and the words");
    refused(&with(8, &format!("secret {other}")), 9, "the secret has the commitment");
    refused(&with(9, &format!("commitment {other}")), 9, "the secret has the commitment");
    refused(&with(9, "commitment 12"), 9, "64 hexadecimal digits");
    refused(&with(10, "word 1 eins"), 6, "follows from the secret and the words");
    refused(&with(10, "word 3 one"), 11, "seats in order");
    refused(&with(10, "word 1  one"), 10, "seats in order");
    refused(&with(8, "start"), 8, "'secret' is expected");
    refused(&with(line_of(&text, "1 seat"), "1 seat 9: x #00000000"), line_of(&text, "1 seat"), "is expected");
}

fn line_of(text: &str, head: &str) -> usize {
    text.lines().position(|line| line.starts_with(head)).unwrap() + 1
}

#[test]
fn words_are_one_short_line() {
    for good in ["a", "deux mots", "é", &"x".repeat(Commitment::MAX_WORD)] {
        assert!(Commitment::is_word(good), "{good}");
    }
    for bad in ["", " a", "a ", "a\nb", "a\u{7}", &"x".repeat(Commitment::MAX_WORD + 1)] {
        assert!(!Commitment::is_word(bad), "{bad}");
    }
}
