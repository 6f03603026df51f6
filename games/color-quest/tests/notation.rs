//! Whatever is read can be played: positions of real games, changed at random.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use color_quest::{Ability, ColorQuest, Placing, Setup};
use golden::assert_misread;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Game as _, Notation as _, Rng, Seed, Seeded};

/// Words that stand in positions.
const WORDS: &str = "gaia kaos powers moves attacks tidying red black r k ! 0 1 2 3 7 30 200 waits declared choosing paying shots \
                     cleaning polymorph played splash push collect stow refill levels drought arrive colour tunnel discard caste \
                     aftermath last-call tidy starting run d2 i2 warrior move attack special blast card instant gauge hero low high over \
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
                        game.validate(&world)
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
fn malformed_actions_are_refused_with_their_column() {
    let game = ColorQuest::standard();
    let aim = "a square, a direction, a colour or a figure is expected";
    for (text, column, fragment) in [
        ("", 1, "an action is expected, but the line is empty: run, celerity"),
        ("   ", 4, "an action is expected, but the line is empty"),
        ("dance a1", 1, "an action is expected, but this is none: run"),
        ("  Walk a1", 3, "an action is expected, but this is none"),
        ("élan", 1, "but this is none"),
        ("walk", 5, "a square is expected, but the line ends"),
        ("walk a0 b1", 6, "a square is expected, found 'a0'"),
        ("walk A1 b1", 6, "a square is expected, found 'A1'"),
        ("walk a01 b1", 6, "a square is expected, found 'a01'"),
        ("walk a1,b2", 8, aim),
        ("walk a1 b2 c3", 12, "nothing more is expected, found 'c3'"),
        ("run d2 x", 8, aim),
        ("melee d2 north", 10, aim),
        ("recruit", 8, "an entry of the army list is expected, but the line ends"),
        ("recruit wolf", 9, "an entry of the army list is expected, found 'wolf'"),
        ("dismiss oak1", 9, "an entry of the army list is expected, found 'oak1'"),
        ("ready now", 7, "nothing more is expected, found 'now'"),
        ("face", 5, "a face (a, b) is expected, but the line ends"),
        ("face c", 6, "a face (a, b) is expected, found 'c'"),
        ("lay 4", 5, "a square is expected, found '4'"),
        ("deploy oak", 11, "a square is expected, but the line ends"),
        ("deploy c3 oak", 8, "an entry of the army list is expected, found 'c3'"),
        ("instant", 8, "a colour is expected, but the line ends"),
        ("instant black", 9, "a colour is expected, found 'black'"),
        ("instant red x", 13, aim),
        ("potion beer card", 8, "a potion is expected, found 'beer'"),
        ("potion mana", 12, "'card' or two places of dice, such as 'instant-gauge' is expected, but the line ends"),
        ("potion mana gauge-pocket e3", 13, "'card' or two places of dice, such as 'instant-gauge' is expected, found"),
        ("potion mana gauge", 13, "'card' or two places of dice"),
        ("exchange all", 10, "nothing more is expected, found 'all'"),
        ("end now", 5, "nothing more is expected, found 'now'"),
        ("pick ?", 6, aim),
        ("enough of it", 8, "nothing more is expected, found 'of it'"),
        ("pay red", 8, "a place for a die (instant, gauge, hero, reserve) is expected, but the line ends"),
        ("stow pocket", 6, "a place for a die (instant, gauge, hero, reserve) is expected, found 'pocket'"),
        ("fragment two", 10, "the number of a fragment is expected, found 'two'"),
        ("fragment 256", 10, "256 is out of range for the number of a fragment"),
        ("crystal oak", 9, "a square is expected, found 'oak'"),
        ("colour black", 8, "a colour is expected, found 'black'"),
        ("exit", 5, "a square is expected, but the line ends"),
        ("discard card", 9, "a potion is expected, found 'card'"),
        ("push a1", 8, "a square is expected, but the line ends"),
        ("push a1 n", 9, "a square is expected, found 'n'"),
        ("splash", 7, "a square is expected, but the line ends"),
        ("caste king", 7, "a figure is expected, found 'king'"),
        ("pass it", 6, "nothing more is expected, found 'it'"),
    ] {
        assert_misread(text, &game.read_action(text).expect_err(text), 1, column, fragment);
    }
}

#[test]
fn every_action_that_can_be_written_is_read_again() {
    let game = ColorQuest::standard();
    let mut words = BTreeSet::new();
    for setup in common::setups().into_iter().step_by(5) {
        words.extend(golden::read_again(&game, &game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap()));
    }
    assert!(words.len() > Ability::ALL.len() + 15, "{words:?}");
}

/// The quick start with one line replaced: the head is lines 1 to 4, the board 5 to 16, the rest 17 and 18.
#[test]
fn malformed_positions_are_refused_with_line_and_column() {
    let game = ColorQuest::standard();
    let setup = Setup { placing: Placing::Quick, ..Setup::default() };
    let good = game.write_position(&game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap());
    let cell = |row: usize, column: usize, thing: &str| {
        let line = good.lines().nth(row - 1).unwrap();
        format!("{}{thing:<4}{}", &line[..column - 1], &line[(column + 3).min(line.len())..])
    };
    let one = |number: usize, new: &str, line: usize, column: usize, fragment: &str| {
        let lines = good.lines().enumerate().map(|(index, old)| if index + 1 == number { new } else { old });
        let text = lines.collect::<Vec<_>>().join("\n") + "\n";
        assert_misread(&text, &game.read_position(&text).expect_err(new), line, column, fragment);
    };
    for (number, new, column, fragment) in [
        (1, "paint-brawl", 1, "'color-quest' is expected, found 'paint-brawl'"),
        (1, "color-quest 2", 13, "nothing more is expected, found '2'"),
        (2, "board", 1, "the lines 'scenario', 'layout' and 'faces' come first"),
        (2, "scenario", 9, "a scenario (supremacy, supremacy-3, harvest, escort) is expected, but the line ends"),
        (2, "scenario chess", 10, "is expected, found 'chess'"),
        (2, "scenario escort gaia first", 17, "nothing more is expected, found 'gaia first'"),
        (3, "scenario supremacy", 1, "the line 'scenario' stands here twice"),
        (3, "layout circle", 8, "the name of a layout is expected, found 'circle'"),
        (4, "faces a a a", 12, "a face (a, b) is expected, but the line ends"),
        (4, "faces a a a a a", 15, "nothing more is expected, found 'a'"),
        (5, "board of gold", 7, "nothing more is expected, found 'of gold'"),
        (17, "turn oak round 1 powers", 6, "a side (gaia, kaos) is expected, found 'oak'"),
        (17, "turn gaia cycle 1 powers", 11, "'round' is expected, found 'cycle'"),
        (17, "turn gaia round one powers", 17, "the number of a round is expected, found 'one'"),
        (17, "turn gaia round 1 dance", 19, "a sequence (powers, moves, attacks, tidying) is expected, found 'dance'"),
        (17, "stage lunch gaia", 7, "a stage (bands, faces, tiles, puddles, dice, deploy) is expected, found 'lunch'"),
        (18, "dice kaos purple", 11, "'instant', 'gauge' or 'hero' is expected, or a colour after it"),
        (18, "dice kaos reserve purple", 11, "'instant', 'gauge' or 'hero' is expected"),
        (18, "dice kaos hero purple red", 23, "there is no place for this die (CQ-DIE-2)"),
        (18, "dice kaos instant red red", 23, "there is no place for this die (CQ-DIE-2)"),
        (18, "cards gaia beer", 12, "a potion is expected, found 'beer'"),
        (18, "band gaia wolf 1", 11, "an entry of the army list is expected, found 'wolf'"),
        (18, "band gaia oak", 14, "how many of them is expected, but the line ends"),
        (18, "band gaia oak 41", 15, "there are not so many of them"),
        (18, "dismissed many", 11, "a number of dismissals is expected, found 'many'"),
        (18, "dues 1", 7, "a number of cards is expected, but the line ends"),
        (18, "harvest 1 x", 11, "a number of marks is expected, found 'x'"),
        (18, "ronin slept", 7, "'moved' is expected, found 'slept'"),
        (18, "parry later", 7, "'now' or 'spent' is expected, found 'later'"),
        (18, "cause paint gaia", 7, "'figure' or 'implacable' is expected, found 'paint'"),
        (18, "struck oak", 8, "a side (gaia, kaos) is expected, found 'oak'"),
        (18, "waits lunch", 7, "what waits is expected: choosing"),
        (18, "over goal oak", 11, "a side (gaia, kaos) is expected, found 'oak'"),
        (18, "fresh a1", 1, "a line of a position is expected: scenario"),
    ] {
        one(number, new, number, column, fragment);
    }
    for (row, column, thing, fragment) in [
        (7, 60, "kSx", "'kSx' is not what a square can hold: . r k ^ *Y & rWa kSk'm! %gHu"),
        (7, 28, ".", "a crystal is written '*' (CQ-BRD-1)"),
        (7, 8, "*", "a crystal is written '*', and only a crystal (*)"),
        (8, 8, "d", "no paint is gold (CQ-PNT-1)"),
        (8, 44, "*K", "'*K' is not what a square can hold"),
        (8, 64, "kC'", "'kC'' is not what a square can hold"),
        (10, 68, "*Y", "a fragment holds one die (CQ-GEN-11)"),
        (16, 72, "s", "column letter 'r' is expected, found 's'"),
        (6, 1, "11", "row number 10 is expected, found '11'"),
    ] {
        one(row, cell(row, column, thing).trim_end(), row, column, fragment);
    }
    // What concerns the position as a whole stands below its last line.
    for (number, new, fragment) in [
        (17, "", "one of the lines 'turn' and 'stage' is needed"),
        (17, "turn gaia round 31 powers", "round 31 is beyond the limit (CQ-END-3)"),
        (18, "cards gaia mana mana mana mana", "there are too many cards 'mana' (CQ-ITM-1)"),
        (18, "discard mana mana mana mana", "there are too many cards 'mana' (CQ-ITM-1)"),
    ] {
        one(number, new, 19, 1, fragment);
    }
}

/// Neither rules nor bots count slots below none.
#[test]
fn cq_arm_1_a_band_that_fills_more_slots_than_there_are_is_no_position() {
    let game = ColorQuest::standard();
    let start = game.start(&Setup::default(), &mut Seeded::new(Seed::numbered(1))).unwrap();
    let with = |band: &str| game.read_position(&format!("{}band gaia {band}\n", game.write_position(&start)));
    assert!(with("ninja 1 monk 1").is_ok());
    let refused = with("ninja 1 monk 1 cleric 1").unwrap_err().to_string();
    assert!(refused.contains("gaia has filled more slots than there are (CQ-ARM-1)"), "{refused}");
}
