//! What differs between the versions of the rules, on the same position.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use color_quest::{Action, ColorQuest, State};
use tabletop::{Game as _, Notation as _, Seed, Seeded};

/// Gaia has one more puddle to lay; then it is time for the dice.
const BEFORE: &str = "color-quest
scenario supremacy
layout square
faces a a a a
board
10 * . . . . . . . . . . . . * . . . .
 9 . . @ . . . * . . . . @ . . . . . .
 8 . . . . . ^ . . . . * . . . . . . .
 7 . % . * . . . . . . . . ^ . . . . .
 6 . g . . . . . $ . . . . . . . . * .
 5 . * . . y . . . . . $ . . . . . . .
 4 . . . . . ^ . . % . . . . . * . % .
 3 . b . . o . . * . . . . ^ . . . . .
 2 . . . . . r @ . . . . * . . . . . .
 1 . . . . * . . . . . . . . . . . . *
   a b c d e f g h i j k l m n o p q r
stage puddles gaia
band gaia oak 1
band kaos ronin 1
";

/// Plays these in turn; what is drawn for each of them.
fn play(game: &ColorQuest, state: &mut State, actions: &[&str]) -> Vec<usize> {
    let mut luck = tabletop::Recording::of(Seeded::new(Seed::numbered(1)));
    let mut drawn = Vec::new();
    for action in actions {
        let action = game.read_action(action).unwrap();
        assert_eq!(game.check(state, action), Ok(()), "{action:?}");
        let before = luck.picks.len();
        game.play(state, action, &mut luck, &mut ());
        drawn.push(luck.picks.len() - before);
        assert_eq!(game.validate(state), Ok(()));
        assert_eq!(game.read_position(&game.write_position(state)).as_ref(), Ok(&*state));
    }
    drawn
}

fn crystals(game: &ColorQuest, state: &State) -> Vec<String> {
    let mut list = Vec::new();
    game.legal_actions(state, &mut list);
    assert!(list.iter().all(|action| matches!(action, Action::Crystal { .. })), "{list:?}");
    let mut words: Vec<String> = list.into_iter().map(|action| game.write_action(action)).collect();
    words.sort();
    words
}

fn waits(game: &ColorQuest, state: &State) -> String {
    let text = game.write_position(state);
    text.lines().filter(|line| line.starts_with("waits ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn cq_set_7_starting_dice_are_rolled_one_by_one_in_version_1_and_together_since_version_2() {
    let (old, new) = (ColorQuest::standard().at_rules(1), ColorQuest::standard().at_rules(2));
    let start = new.read_position(BEFORE).unwrap();
    assert_eq!(old.read_position(BEFORE).as_ref(), Ok(&start));

    let mut state = start.clone();
    assert_eq!(play(&old, &mut state, &["lay c3"]), [1]);
    assert!(waits(&old, &state).starts_with("waits refill gaia 1 "), "{}", waits(&old, &state));
    assert_eq!(crystals(&old, &state), ["crystal b5", "crystal e1", "crystal h3"]);
    assert_eq!(old.check(&state, old.read_action("crystal o4").unwrap()).unwrap_err().rule.0, "CQ-DIE-5");
    assert_eq!(play(&old, &mut state, &["crystal e1", "crystal o4", "crystal g9", "crystal k8"]), [1, 1, 1, 1]);
    assert_eq!(old.write_position(&state).lines().filter(|line| line.starts_with("dice kaos hero")).count(), 1);

    let mut state = start;
    assert_eq!(play(&new, &mut state, &["lay c3"]), [2]);
    assert!(waits(&new, &state).starts_with("waits starting gaia "), "{}", waits(&new, &state));
    let text = new.write_position(&state);
    assert!(old.read_position(&text).is_err(), "nobody has two dice in hand in version 1");
    let both = ["crystal b5", "crystal e1", "crystal h3", "crystal l2", "crystal o4", "crystal r1"];
    assert_eq!(crystals(&new, &state), both);
    assert_eq!(play(&new, &mut state, &["crystal o4"]), [0]);
    assert!(waits(&new, &state).starts_with("waits refill gaia 1 "), "{}", waits(&new, &state));
    assert_eq!(crystals(&new, &state), both[..3]);
    assert_eq!(play(&new, &mut state, &["crystal e1", "crystal k8", "crystal g9"]), [2, 0, 1]);
    assert_eq!(new.write_position(&state).lines().filter(|line| line.starts_with("dice kaos hero")).count(), 1);
}

/// A game of version 1 can be saved as a position between two of its dice; newer rules go on with it.
#[test]
fn cq_set_7_positions_of_version_1_are_read_and_played_by_newer_rules() {
    let (old, new) = (ColorQuest::standard().at_rules(1), ColorQuest::standard().at_rules(2));
    let mut state = old.read_position(BEFORE).unwrap();
    play(&old, &mut state, &["lay c3"]);
    let mut state = new.read_position(&old.write_position(&state)).unwrap();
    assert_eq!(play(&new, &mut state, &["crystal e1", "crystal o4"]), [1, 2]);
    assert!(waits(&new, &state).starts_with("waits starting kaos "), "{}", waits(&new, &state));
}

/// Dice that are not there cannot be rolled.
#[test]
fn cq_set_1_cq_set_8_nobody_holds_dice_before_all_lie_on_the_board() {
    let game = ColorQuest::standard();
    let mut state = game.read_position(BEFORE).unwrap();
    play(&game, &mut state, &["lay c3"]);
    let text = format!("{}dice kaos hero red\n", game.write_position(&state));
    let refused = game.read_position(&text).unwrap_err().to_string();
    assert!(refused.contains("a die is rolled already (CQ-SET-1)"), "{refused}");
}
