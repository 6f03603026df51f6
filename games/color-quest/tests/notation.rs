//! Whatever is read can be played: positions of real games, changed at random.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

mod common;

use color_quest::ColorQuest;
use std::collections::BTreeMap;
use tabletop::{Game as _, Notation as _, Rng, Seed, Seeded};

/// Words that stand in positions.
const WORDS: &str = "gaia kaos powers moves attacks tidying red black r k ! 0 1 2 3 7 30 200 waits declared choosing paying shots \
                     cleaning polymorph played splash push collect stow refill levels drought arrive colour tunnel discard caste \
                     aftermath last-call tidy run d2 i2 warrior move attack special blast card instant gauge hero low high over \
                     goal limit band oak bone-pile stage tiles puddles deploy faces bands parry now";
/// What stands on squares.
const CELLS: &str = ". . . . r k g y rWa kSk rMg gGo kCh bCn kNi rPa'm yHu! ^ % & * *Y";

/// Puts other things onto squares, brings lines from another position, and seldom puts in words that may make no sense.
fn changed(text: &str, other: &str, rng: &mut Rng) -> String {
    let split = |text: &str| -> Vec<Vec<String>> {
        text.lines().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
    };
    let pick = |words: &str, rng: &mut Rng| {
        let words: Vec<&str> = words.split_whitespace().collect();
        words[rng.index(words.len())].to_owned()
    };
    let (mut lines, others) = (split(text), split(other));
    for _ in 0..=rng.index(3) {
        let row = rng.index(lines.len());
        let is_board = lines[row].len() > 1 && lines[row][0].parse::<u8>().is_ok();
        match rng.index(12) {
            0 => {
                let at = rng.index(lines[row].len());
                lines[row][at] = pick(WORDS, rng);
            }
            1 if !is_board && row > 4 => drop(lines.remove(row)),
            2..=4 => {
                let new = others[rng.index(others.len())].clone();
                match lines.iter().position(|line| line[0] == new[0] && new[0] != "waits") {
                    Some(old) => lines[old] = new,
                    None => lines.push(new),
                }
            }
            _ if is_board => {
                let at = 1 + rng.index(lines[row].len() - 1);
                lines[row][at] = pick(CELLS, rng);
            }
            _ => {}
        }
    }
    lines.iter().map(|line| line.join(" ") + "\n").collect()
}

/// `NOTATION_ROUNDS` asks for more than the usual number.
#[test]
fn what_is_read_can_be_written_and_played() {
    let rounds = std::env::var("NOTATION_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let game = ColorQuest::standard();
    let (mut read, mut tried) = (0, 0);
    let mut problems: BTreeMap<String, String> = BTreeMap::new();
    for (number, setup) in (0..rounds).flat_map(|round| (0..).zip(common::setups()).map(move |(n, s)| (1000 * round + n, s))) {
        let mut luck = Seeded::new(Seed::numbered(number));
        let mut rng = Rng::stream(number, 2);
        let mut state = game.start(&setup, &mut luck).unwrap();
        let (mut list, mut others) = (Vec::new(), vec![game.write_position(&state)]);
        for _ in 0..200 {
            game.legal_actions(&state, &mut list);
            if list.is_empty() {
                break;
            }
            let text = game.write_position(&state);
            for _ in 0..6 {
                tried += 1;
                let text = changed(&text, &others[rng.index(others.len())], &mut rng);
                let Ok(mut other) = game.read_position(&text) else { continue };
                read += 1;
                assert_eq!(game.read_position(&game.write_position(&other)).as_ref(), Ok(&other), "{text}");
                let mut options = Vec::new();
                for _ in 0..8 {
                    let before = game.write_position(&other);
                    game.legal_actions(&other, &mut options);
                    if options.is_empty() {
                        break;
                    }
                    let action = options[rng.index(options.len())];
                    let mut world = other.clone();
                    let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                        game.play(&mut world, action, &mut luck, &mut ());
                        game.audit(&world)
                    }));
                    let problem = match played {
                        Ok(Ok(())) => None,
                        Ok(Err(problem)) => Some(problem),
                        Err(_) => Some("panic".to_owned()),
                    };
                    if let Some(problem) = problem {
                        let example = format!("{} in\n{before}\n{}", game.write_action(action), game.write_position(&world));
                        let head: String = problem.chars().take(50).collect();
                        problems.entry(head).or_insert(format!("{problem} after {example}"));
                        break;
                    }
                    other = world;
                }
            }
            others.push(text);
            let action = list[rng.index(list.len())];
            game.play(&mut state, action, &mut luck, &mut ());
        }
    }
    assert!(problems.is_empty(), "{}", problems.into_values().collect::<Vec<_>>().join("\n\n"));
    println!("{read} of {tried} changed positions could be read");
    assert!(read * 10 > tried);
}

#[test]
fn what_makes_no_sense_is_refused_where_it_stands() {
    let game = ColorQuest::standard();
    let says = |text: &str, wanted: &str| assert_eq!(game.read_action(text).unwrap_err().to_string(), wanted);
    says("run d2 x", "line 1, column 8: a square, a direction, a colour or a figure is expected, found 'x'");
    says("lay 4", "line 1, column 5: a square is expected, found '4'");
    says("stow pocket", "line 1, column 6: a place for a die (instant, gauge, hero, reserve) is expected, found 'pocket'");
    assert!(game.read_action("fly a1 a2").unwrap_err().to_string().starts_with("line 1, column 1: an action is expected"));
    assert!(game.read_position("color-quest\nboard\n").is_err());
}
