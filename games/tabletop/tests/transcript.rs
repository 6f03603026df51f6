//! Transcripts: they read back, they replay, and nobody changes one unseen.

use std::sync::Arc;
use tabletop::{Game, Rng, Seed, Table, Transcript, TranscriptError};
use toy::{Fault, Setup, Toy};

/// The line of the first action.
const FIRST: usize = 8;

fn toy() -> Arc<Toy> {
    Toy::with(Fault::None)
}

/// A game after up to `most` random decisions.
fn played(seed: u64, most: usize) -> Table<Toy> {
    let mut table = Table::open(toy(), Setup { seats: 2 + (seed % 2) as u8 }, Seed::numbered(seed)).expect("a setup");
    let mut rng = Rng::stream(seed, 1);
    let mut list = Vec::new();
    for _ in 0..most {
        table.game().legal_actions(table.state(), &mut list);
        if list.is_empty() {
            break;
        }
        table.play(list[rng.index(list.len())]).expect("a legal action");
    }
    table
}

fn replay(text: &str) -> Result<Table<Toy>, TranscriptError> {
    Table::replay(toy(), &text.parse()?)
}

/// The lines of a file, with line `number` changed.
fn with_line(text: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = text.lines().zip(1..).map(|(line, at)| if at == number { change(line) } else { line.to_owned() });
    lines.map(|line| line + "\n").collect()
}

fn error(text: &str) -> (usize, String) {
    let error = replay(text).err().unwrap_or_else(|| panic!("this must be refused:\n{text}"));
    (error.line, error.message)
}

#[track_caller]
fn refused(text: &str, line: usize, words: &str) {
    let (at, message) = error(text);
    assert!(
        at == line && message.contains(words),
        "line {line}: {words}\nis expected, and told is\nline {at}: {message}\n{text}"
    );
}

#[test]
fn a_transcript_reads_back_and_replays() {
    for seed in 0..40 {
        let table = played(seed, 100);
        let text = table.transcript().to_string();
        assert!(Transcript::is_one(&text));
        let read: Transcript = text.parse().unwrap();
        assert_eq!(read, table.transcript());
        assert_eq!(read.to_string(), text);
        let again = replay(&text).unwrap();
        assert_eq!(again.state(), table.state());
        assert_eq!(again.transcript(), read);
        assert!(read.outcome.is_some());
    }
}

#[test]
fn an_unfinished_game_goes_on_from_its_transcript_as_it_would_have() {
    for length in [0, 1, 5, 12] {
        let whole = played(3, 40);
        let start = played(3, length).transcript();
        assert_eq!(start.outcome, None);
        let mut table = replay(&start.to_string()).unwrap();
        whole.steps()[length..].iter().for_each(|step| {
            table.play(step.action).unwrap();
        });
        assert_eq!(table.transcript(), whole.transcript());
    }
}

#[test]
fn a_transcript_is_readable() {
    let text = played(2, 4).transcript().to_string();
    let heads: Vec<&str> =
        text.lines().map(|line| line.split_once(['#', '|']).map_or(line, |(head, _)| head.trim_end())).collect();
    assert_eq!(
        heads[..6],
        [
            "khroma transcript 1",
            "game toy",
            "rules 3",
            "content 0123456789abcdef0123456789abcdef",
            "setup {\"seats\":2}",
            "seed 2"
        ]
    );
    assert_eq!(heads[6], "start");
    assert!(heads[7].starts_with("1 seat 1: "), "{text}");
    assert_eq!(heads[11..], ["outcome none", "end 4"]);
}

#[test]
fn the_luck_alone_is_enough_when_the_seed_is_kept_secret() {
    let mut transcript = played(5, 100).transcript();
    transcript.seed = None;
    let text = transcript.to_string();
    assert_eq!(text.lines().nth(5), Some("seed none"));
    assert_eq!(replay(&text).unwrap().transcript(), transcript);
}

#[test]
fn one_changed_character_never_gives_another_game() {
    let others = ['0', '1', '7', 'a', 'e', 'Z', ' ', '\n', '#', '|', '=', ':', '-', '+', '"', 'é'];
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    for (seed, secret) in [(2, false), (5, true)] {
        let mut transcript = played(seed, 30).transcript();
        transcript.seed = transcript.seed.filter(|_| !secret);
        let text = transcript.to_string();
        for (at, old) in text.char_indices() {
            for new in others.into_iter().filter(|&new| new != old) {
                let changed = format!("{}{new}{}", &text[..at], &text[at + old.len_utf8()..]);
                if let Ok(table) = replay(&changed) {
                    let same = Transcript { seed: transcript.seed, ..table.transcript() };
                    assert!(same == transcript && bare(&changed) == bare(&text), "'{old}' at {at} became '{new}':\n{changed}");
                }
            }
        }
    }
}

#[test]
fn one_missing_character_never_gives_another_game() {
    let transcript = played(2, 30).transcript();
    let text = transcript.to_string();
    for (at, old) in text.char_indices() {
        let changed = format!("{}{}", &text[..at], &text[at + old.len_utf8()..]);
        if let Ok(table) = replay(&changed) {
            assert!(old.is_whitespace() && table.transcript() == transcript, "'{old}' at {at} is missing:\n{changed}");
        }
    }
}

#[test]
fn a_file_that_was_cut_off_is_known_as_such() {
    let text = played(2, 30).transcript().to_string();
    for (end, _) in text.char_indices().take(text.len() - 1) {
        let cut = &text[..end];
        let (line, message) = error(cut);
        let last = cut.lines().count().max(1);
        assert!(line <= last, "line {line} of {last}: {message}");
        if cut.ends_with('\n') {
            assert_eq!((line, message.contains("cut off")), (last, true), "{message}\n{cut}");
        }
    }
    refused("", 1, "cut off");
}

#[test]
fn a_missing_a_doubled_or_a_moved_line_is_found() {
    let text = played(2, 30).transcript().to_string();
    let lines: Vec<&str> = text.lines().collect();
    for at in 0..lines.len() {
        let mut missing = lines.clone();
        missing.remove(at);
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        for changed in [missing, doubled] {
            let (line, _) = error(&changed.join("\n"));
            assert!((at..=at + 2).contains(&line), "line {} is told as line {line}", at + 1);
        }
        if at > 0 {
            let mut moved = lines.clone();
            moved.swap(at - 1, at);
            let (line, _) = error(&moved.join("\n"));
            assert!((at..=at + 1).contains(&line), "lines {at} and {} are told as line {line}", at + 1);
        }
    }
}

#[test]
fn every_wrong_header_is_told_at_its_line() {
    let text = played(2, 6).transcript().to_string();
    for (line, new, words) in [
        (1, "khroma transcript 2", "version '2' of transcripts"),
        (1, "khroma transcripts 1", "'khroma transcript' is expected"),
        (1, "chess", "'khroma transcript' is expected"),
        (2, "game", "'game ' is expected"),
        (2, "game chess", "of the game 'chess', not of 'toy'"),
        (2, "gametoy", "'game' is expected"),
        (3, "rules 4", "version 4 of the rules of toy, and the newest that is known here is 3: update the program"),
        (3, "rules 0", "counted from 1"),
        (3, "rules three", "'three' is not a version"),
        (3, "rules -3", "'-3' is not a version"),
        (4, "content 0123456789abcdee", "played with the content 0123456789abcdee"),
        (5, "setup {\"seats\":9}", "this setup is refused: forbidden by T-SEATS-1"),
        (5, "setup {\"seats\":2,\"boats\":1}", "this setup is refused: unknown field"),
        (5, "setup {\"seats\":2", "this setup is refused: EOF"),
        (5, "setup", "'setup ' is expected"),
        (6, "seed many", "'many' is not a seed"),
        (7, "start", "the check behind '#' is missing"),
        (7, "start #123", "'#123' is not a check"),
        (7, "start #0123456g", "'#0123456g' is not a check"),
        (7, "start draw #01234567", "'draw' does not belong here"),
        (7, "start | #01234567", "the luck behind '|' is missing"),
        (7, "start | card #01234567", "'card' is not luck"),
        (7, "start #01234567", "the game draws 'card' here, and nothing is written for it"),
        (7, "start | roll=one #01234567", "the game draws 'card' here, not 'roll=one'"),
        (7, "start | card=sun card=sun card=sun card=sun card=sun #01234567", "'card=sun' cannot come now|is written, but"),
    ] {
        let changed = with_line(&text, line, |_| new.to_owned());
        let (at, message) = error(&changed);
        assert!(at == line && words.split('|').any(|words| message.contains(words)), "{new}: line {at}: {message}");
    }
}

#[test]
fn another_seed_is_told_at_the_first_luck_that_differs() {
    let text = played(2, 100).transcript().to_string();
    refused(&with_line(&text, 6, |_| "seed 4".to_owned()), 7, "the seed gives");
}

#[test]
fn luck_that_the_seed_does_not_give_is_refused() {
    // A forger replays with better luck, so that all checks are right, and keeps the seed.
    let mut forged = played(4, 30).transcript();
    forged.seed = Some(Seed::numbered(2));
    forged.to_string().parse::<Transcript>().unwrap();
    refused(&forged.to_string(), 7, "the seed gives");
    // Only one roll is better, late in the game.
    let rolls = |seed| Some(played(seed, 100)).and_then(|table| first_roll(&table).map(|at| (table, at)));
    let (table, at) = (0..).find_map(rolls).unwrap();
    let mut transcript = table.transcript();
    let other = if transcript.lines[at].picks[0].face == "three" { "one" } else { "three" };
    transcript.lines[at].picks[0].face = other.to_owned();
    transcript.lines.truncate(at + 1);
    transcript.outcome = None;
    refused(&transcript.to_string(), FIRST + at, "this action and the position after it have the check");
    let (_, message) = error(&transcript.to_string());
    let check = message.split_whitespace().find(|word| word.len() == 9 && word.ends_with(',')).unwrap();
    transcript.lines[at].check = check.trim_end_matches(',').to_owned();
    refused(&transcript.to_string(), FIRST + at, "the seed gives roll=");
    transcript.seed = None;
    assert!(replay(&transcript.to_string()).is_ok(), "without the seed nobody can tell");
}

fn first_roll(table: &Table<Toy>) -> Option<usize> {
    let early = &table.steps()[..table.steps().len() - 1];
    early.iter().position(|step| step.picks.iter().any(|pick| pick.label == "roll"))
}

#[test]
fn every_wrong_action_is_told_at_its_line() {
    let table = played(2, 100);
    let transcript = table.transcript();
    for index in 0..transcript.lines.len() {
        let change = |change: &dyn Fn(&mut tabletop::Line)| {
            let mut transcript = transcript.clone();
            change(&mut transcript.lines[index]);
            transcript.to_string()
        };
        let line = FIRST + index;
        refused(&change(&|line| line.action = "castle".to_owned()), line, "'castle': an action is expected");
        refused(&change(&|line| line.check = "00000000".to_owned()), line, "the file says 00000000");
        refused(&change(&|line| line.check = "0".to_owned()), line, "is not a check");
        refused(&change(&|line| line.seat = tabletop::Seat::at(7)), line, "decides here, not seat 8");
        refused(&change(&|line| line.picks.insert(0, "coin=heads".parse().unwrap())), line, "coin=heads");
        refused(&change(&|line| line.action = "peek 1|peek 1".to_owned()), line, "is not luck");
        if !transcript.lines[index].picks.is_empty() {
            refused(&change(&|line| line.picks.clear()), line, "nothing is written for it");
            refused(&change(&|line| line.picks[0].face = "joker".to_owned()), line, "cannot come now; possible:");
        }
    }
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let mut transcript = played(2, 1).transcript();
    transcript.lines[0].action = "allow".to_owned();
    transcript.lines[0].picks.clear();
    refused(&transcript.to_string(), FIRST, "'allow' is forbidden by T-ASK-2");
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut transcript = played(2, 100).transcript();
    let last = transcript.lines.len();
    transcript.lines.push(transcript.lines[last - 1].clone());
    refused(&transcript.to_string(), FIRST + last, "the game is over before this action");
}

#[test]
fn a_wrong_outcome_is_told_at_its_line() {
    let text = played(2, 100).transcript().to_string();
    let last = text.lines().count();
    refused(&with_line(&text, last - 1, |_| "outcome none".to_owned()), last - 1, "the file says 'none'");
    refused(&with_line(&text, last - 1, |line| line.replace("winners", "losers")), last - 1, "the outcome is '");
    refused(&with_line(&text, last, |_| "end 3".to_owned()), last, "is expected: the file has");
    refused(&with_line(&text, last, |_| "end".to_owned()), last, "is expected: the file has");
    refused(&(text.clone() + "\n\nmore\n"), last + 3, "nothing is expected after 'end'");
    assert!(replay(&(text + "\n \n")).is_ok(), "empty lines do not matter");
}

#[test]
fn line_ends_of_another_platform_do_not_matter() {
    let transcript = played(2, 100).transcript();
    let text = transcript.to_string().replace('\n', "\r\n");
    assert_eq!(replay(&text).map(|table| table.transcript()), Ok(transcript));
}

#[test]
fn another_choice_that_leads_to_the_same_position_is_found_too() {
    // Somebody sinks the second of two like cards; the file says it was the first.
    let twins = |step: &tabletop::Step<Toy>| {
        let hand = step.before.hand(step.seat);
        step.action == toy::Action::Sink { slot: 1 } && hand[0] == hand[1]
    };
    let found = |seed| Some(played(seed, 40)).and_then(|table| table.steps().iter().position(twins).map(|at| (table, at)));
    let (table, at) = (0..).find_map(found).unwrap();
    let mut transcript = table.transcript();
    transcript.lines[at].action = "sink 1".to_owned();
    refused(&transcript.to_string(), FIRST + at, "this action and the position after it have the check");
}
