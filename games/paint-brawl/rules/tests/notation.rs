//! Positions and actions as text: what is malformed is refused with line and column, what is read can be played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::board::picture;
use golden::assert_misread;
use paint_brawl::{Ability, Action, PaintBrawl, Shape, State};
use std::collections::BTreeSet;
use tabletop::{Game as _, Notation as _, ParseError};

#[test]
fn malformed_actions_are_refused_with_their_column() {
    let game = PaintBrawl::standard();
    for (text, column, fragment) in [
        ("", 1, "an action is expected, but the line is empty: walk, run, slug, chief, melee"),
        ("   ", 4, "an action is expected, but the line is empty"),
        ("dance a1", 1, "an action is expected, but this is none: walk"),
        ("  Walk a1 b2", 3, "an action is expected, but this is none"),
        ("élan", 1, "but this is none"),
        ("walk", 5, "a square is expected, but the line ends"),
        ("walk a1", 8, "a square is expected, but the line ends"),
        ("walk a0 b1", 6, "a square is expected, found 'a0'"),
        ("walk a12 b1", 6, "a square is expected, found 'a12'"),
        ("walk l1 b1", 6, "a square is expected, found 'l1'"),
        ("walk A1 b1", 6, "a square is expected, found 'A1'"),
        ("walk a01 b1", 6, "a square is expected, found 'a01'"),
        ("walk a1,b2", 8, "a square is expected, found ',b2'"),
        ("walk a1 b2 c3", 12, "nothing more is expected, found 'c3'"),
        ("run a1 off", 8, "a square is expected, found 'off'"),
        ("melee c3", 9, "a direction (n, e, s, w, ne, se, sw, nw) is expected, but the line ends"),
        ("melee c3 north", 10, "a direction (n, e, s, w, ne, se, sw, nw) is expected, found 'north'"),
        ("network c3 f5", 14, "a square is expected, but the line ends"),
        ("network c3 off f5", 12, "a square is expected, found 'off'"),
        ("chief a1 n", 11, "'move' or 'attack' is expected, but the line ends"),
        ("chief a1 n gold", 12, "'move' or 'attack' is expected, found 'gold'"),
        ("take-back", 10, "'move' or 'attack' is expected"),
        ("take-back both", 11, "'move' or 'attack' is expected, found 'both'"),
        ("take", 5, "a card is expected, but the line ends"),
        ("take ace", 6, "a card is expected, found 'ace'"),
        ("recoil", 7, "a direction"),
        ("place", 6, "a kind of figure is expected"),
        ("place wizard", 7, "a kind of figure is expected, found 'wizard'"),
        ("place-at", 9, "a square is expected"),
        ("woman", 6, "a kind of figure is expected"),
        ("woman nobody", 7, "a kind of figure is expected, found 'nobody'"),
        ("wall", 5, "a square is expected"),
        ("infiltrate", 11, "a square is expected"),
        ("infiltrate staying", 16, "nothing more is expected, found 'ing'"),
        ("source z9", 8, "a square is expected"),
        ("puddle", 7, "a square is expected"),
        ("target x", 8, "a square is expected"),
        ("explosion-card", 15, "a square is expected"),
        ("summoning-card", 15, "a square is expected"),
        ("kadamas a1", 9, "nothing more is expected"),
        ("end now", 5, "nothing more is expected, found 'now'"),
        ("stun a1 b2", 9, "nothing more is expected"),
        ("stunned a1", 1, "but this is none"),
    ] {
        let misread = game.read_action(text).expect_err(text);
        assert_misread(text, &misread, 1, column, fragment);
    }
    let huge = format!("walk {}", "a".repeat(1_000_000));
    assert!(game.read_action(&huge).expect_err("no square has such a name").message.len() < 200, "a message quotes a little");
}

/// Every word for an action, whatever the position.
#[test]
fn every_kind_of_action_is_the_same_after_writing_and_reading() {
    let game = PaintBrawl::standard();
    let state = read(&game, "level normal\nscenario 1\nseats red blue\n", &CHIEFS, TURN).unwrap();
    let mut all = Vec::new();
    game.candidate_actions(&state, &mut all);
    let mut abilities = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for action in all {
        let text = game.write_action(action);
        assert_eq!(game.read_action(&text), Ok(action), "{text}");
        let spaced = format!("  {}  ", text.replace(' ', "   "));
        assert_eq!(game.read_action(&spaced), Ok(action), "{spaced}");
        if let Action::Use { ability, .. } = action {
            abilities.insert(ability);
        }
        kinds.insert(text.split(' ').next().unwrap().to_owned());
    }
    assert_eq!(abilities.len(), Ability::ALL.len());
    assert_eq!(kinds.len(), Ability::ALL.len() + 22, "{kinds:?}");
    let shapes = Ability::ALL.iter().map(|ability| ability.shape());
    assert!(shapes.clone().any(|shape| shape == Shape::Paid) && shapes.clone().any(|shape| shape == Shape::Figures));
    for (text, written) in [("woman none", "woman none"), ("network c3 f5 off", "network c3 f5 off"), ("  end ", "end")] {
        assert_eq!(game.read_action(text).map(|action| game.write_action(action)).as_deref(), Ok(written));
    }
}

const CHIEFS: [(&str, &str); 2] = [("a1", "rC"), ("k11", "bC")];
const NORMAL: &str = "level normal\nscenario 1\nseats red blue\n";
const TURN: &str = "turn red round 2 moves 2 attacks 2\n";

fn text(head: &str, things: &[(&str, &str)], tail: &str) -> String {
    format!("paint-brawl\n{head}{}{tail}", picture(things))
}

fn read(game: &PaintBrawl, head: &str, things: &[(&str, &str)], tail: &str) -> Result<State, ParseError> {
    game.read_position(&text(head, things, tail))
}

#[test]
fn malformed_heads_are_refused_with_line_and_column() {
    let game = PaintBrawl::standard();
    for (text, line, column, fragment) in [
        ("", 1, 1, "'paint-brawl' is expected"),
        ("\n\n# nothing\n", 1, 1, "'paint-brawl' is expected"),
        ("checkers\n", 1, 1, "'paint-brawl' is expected, found 'checkers'"),
        ("paint-brawl 1\n", 1, 13, "nothing more is expected, found '1'"),
        ("paint-brawl\n", 2, 1, "the line 'level' is missing"),
        ("paint-brawl\nturn red round 1\n", 2, 1, "the lines 'level', 'scenario' and 'seats' come first"),
        ("paint-brawl\ndance\n", 2, 1, "the lines 'level', 'scenario' and 'seats' come first"),
        ("paint-brawl\nlevel expert\n", 2, 7, "a level (initiation, normal, advanced) is expected, found 'expert'"),
        ("paint-brawl\nlevel\n", 2, 6, "a level (initiation, normal, advanced) is expected, but the line ends"),
        ("paint-brawl\nlevel advanced men\n", 2, 16, "a switch is expected: infiltration, tactical, women or blasts (PB-ADV-1)"),
        ("paint-brawl\nlevel normal\nlevel normal\n", 3, 1, "the line 'level' stands here twice"),
        ("paint-brawl\nscenario 6\n", 2, 9, "scenarios are 1 to 5"),
        ("paint-brawl\nscenario 0\n", 2, 9, "scenarios are 1 to 5"),
        ("paint-brawl\nscenario one\n", 2, 10, "the number of a scenario is expected, found 'one'"),
        ("paint-brawl\nscenario 256\n", 2, 10, "256 is out of range for the number of a scenario"),
        ("paint-brawl\nscenario -1\n", 2, 10, "-1 is out of range for the number of a scenario"),
        ("paint-brawl\nseats red\n", 2, 10, "at least two seats play (PB-SETUP-1)"),
        ("paint-brawl\nseats\n", 2, 6, "at least two seats play (PB-SETUP-1)"),
        ("paint-brawl\nseats red pink\n", 2, 11, "a colour is expected, found 'pink'"),
        ("paint-brawl\nseats red blue yellow green orange\n", 2, 28, "at most four seats play (PB-SETUP-1)"),
        ("paint-brawl\nseats red blue\nmatriarchs green\n", 3, 12, "a colour that plays is expected, found 'green'"),
        ("paint-brawl\nseats red blue\nfirst\n", 3, 6, "a colour that plays is expected, but the line ends"),
        ("paint-brawl\nseats red blue\n\n# here\nboard of gold\n", 5, 7, "nothing more is expected, found 'of gold'"),
        ("paint-brawl\nseats red blue\nboard\n11 . .\n", 5, 1, "the board has 11 rows and a line of letters"),
    ] {
        assert_misread(text, &game.read_position(text).expect_err(text), line, column, fragment);
    }
}

/// Lines 1 to 4 are the head, 5 to 17 the board.
#[test]
fn malformed_boards_are_refused_with_line_and_column() {
    let game = PaintBrawl::standard();
    for (square, thing, line, column, fragment) in [
        ("a11", "x", 6, 4, "'x' is not the letter of a colour"),
        ("a11", "g", 6, 4, "green does not play"),
        ("b10", "gW", 7, 6, "green does not play"),
        ("b10", "rX", 7, 6, "'X' is not the letter of a figure: C W B H R S M g G K"),
        ("b10", "rWW", 7, 6, "'rWW' is not what a square can hold: . r bW bW!r ^r @r+bC"),
        ("b10", "rW!", 7, 6, "behind '!' stand the colours whose stun marks it bears"),
        ("b10", "rW!x", 7, 6, "'x' is not the letter of a colour"),
        ("b10", "rW!g", 7, 6, "green does not play"),
        ("b10", "!r", 7, 6, "'!r' is not what a square can hold"),
        ("b10", "é", 7, 6, "'é' is not the letter of a colour"),
        ("b10", "..", 7, 6, "'.' is not the letter of a figure"),
        ("b10", "^.", 7, 6, "'.' is not the letter of a colour"),
        ("b10", "^^", 7, 6, "'^' is not the letter of a colour"),
        ("b10", "rC", 16, 3, "a clan has one Chief (PB-TEAM-1)"),
        ("b10", "@", 7, 6, "the Quest square, and no other, begins with '@'"),
        ("f6", ".", 11, 13, "the Quest square, and no other, begins with '@'"),
        ("f6", "r", 11, 13, "the Quest square, and no other, begins with '@'"),
        ("f6", "@rb", 11, 13, "'@rb' is not what the Quest square can hold: @ @r @+bC @r+bC"),
        ("f6", "@x", 11, 13, "'x' is not the letter of a colour"),
        ("f6", "@+", 11, 13, "'@+' is not what a square can hold"),
        ("f6", "@+rC", 16, 3, "a clan has one Chief (PB-TEAM-1)"),
        ("b10", "~", 7, 6, "b10 is no gap: what is on it is expected, found '~'"),
        ("b10", ". .", 7, 26, "row 10 ends with column k: nothing more is expected"),
        ("b10", "", 7, 24, "k10 is no gap: what is on it is expected, but the line ends"),
    ] {
        let things = [CHIEFS[0], CHIEFS[1], (square, thing)];
        let text = text(NORMAL, &things, TURN);
        assert_misread(&text, &game.read_position(&text).expect_err(&text), line, column, fragment);
    }
    let good = text(NORMAL, &CHIEFS, TURN);
    for (from, to, line, column, fragment) in [
        ("\n10 ", "\n9 ", 7, 1, "row number 10 is expected, found '9'"),
        ("j k\n", "k j\n", 17, 20, "column letter 'j' is expected, found 'k'"),
        ("j k\n", "j k l\n", 17, 24, "the line of column letters ends with column k: nothing more is expected, found 'l'"),
        ("j k\n", "j\n", 17, 21, "column letter 'k' is expected, but the line ends"),
    ] {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good);
        assert_misread(&text, &game.read_position(&text).expect_err(&text), line, column, fragment);
    }
}

/// What stands below the board, from line 18 on.
#[test]
fn malformed_bodies_are_refused_with_line_and_column() {
    let game = PaintBrawl::standard();
    let lines = "a line of a position is expected: level, scenario, seats, matriarchs, first, board, turn, stage, hand, stock, spent, \
                 blasts, team, pile, discard, waits or over";
    for (body, line, column, fragment) in [
        ("", 18, 1, "one of the lines 'turn' and 'stage' is needed"),
        ("turn red round 1 moves 2 attacks 2\nstage walls red\n", 20, 1, "one of the lines 'turn' and 'stage' is needed"),
        ("turn red round 1 moves 2 attacks 2\nturn red round 1 moves 2 attacks 2\n", 19, 1, "the line 'turn' stands here twice"),
        ("  dance\n", 18, 3, lines),
        ("turn\n", 18, 5, "a colour that plays is expected, but the line ends"),
        ("turn green\n", 18, 6, "a colour that plays is expected, found 'green'"),
        ("turn red\n", 18, 9, "'round' is expected, but the line ends"),
        ("turn red round\n", 18, 15, "the number of a round is expected, but the line ends"),
        ("turn red round 300\n", 18, 16, "300 is out of range for the number of a round"),
        ("turn red round 1 attacks 2\n", 18, 18, "'moves' is expected, found 'attacks'"),
        ("turn red round 1 moves x\n", 18, 24, "a number of Moves is expected, found 'x'"),
        ("turn red round 1 moves 2\n", 18, 25, "'attacks' is expected, but the line ends"),
        ("turn red round 1 moves 2 attacks -1\n", 18, 34, "-1 is out of range for a number of Attacks"),
        ("turn red round 1 moves 2 attacks 2 tired\n", 18, 36, "nothing more is expected, found 'tired'"),
        ("stage dancing red\n", 18, 7, "a stage is expected: women, walls, placing or infiltrating"),
        ("stage walls\n", 18, 12, "a colour that plays is expected"),
        ("stage infiltrating red\n", 18, 23, "a square is expected"),
        ("stage infiltrating red z1\n", 18, 24, "a square is expected, found 'z1'"),
        ("hand green fatigue\n", 18, 6, "a colour that plays is expected, found 'green'"),
        ("hand red ace\n", 18, 10, "a card is expected, found 'ace'"),
        ("stock red ace\n", 18, 11, "a card is expected, found 'ace'"),
        ("spent red ace\n", 18, 11, "a card is expected, found 'ace'"),
        ("discard ace\n", 18, 9, "a card is expected, found 'ace'"),
        ("discard fatigue fatigue!\n", 18, 24, "a card is expected, found '!'"),
        ("blasts red wizard\n", 18, 12, "a caste (warrior, hunter, shaman) or none is expected, found 'wizard'"),
        ("team red wizard\n", 18, 10, "a kind of figure is expected, found 'wizard'"),
        ("team red chief\n", 18, 9, "a fighter is expected"),
        ("pile ace 1\n", 18, 6, "a card is expected, found 'ace'"),
        ("pile fatigue\n", 18, 13, "a number of cards is expected, but the line ends"),
        ("pile fatigue 256\n", 18, 14, "256 is out of range for a number of cards"),
        ("pile none\npile none\n", 19, 1, "the line 'pile' stands here twice"),
        ("over\n", 18, 5, "'goal' is expected, but the line ends"),
        ("over soon\n", 18, 6, "'goal' is expected, found 'soon'"),
        ("over goal green\n", 18, 11, "a colour that plays is expected, found 'green'"),
        ("over limit\nover limit\n", 19, 1, "the line 'over' stands here twice"),
        (
            "waits\n",
            18,
            6,
            "something that can wait is expected: take, source, collect, react, immunity, recoil, shots or last-call",
        ),
        ("waits tea\n", 18, 7, "something that can wait is expected"),
        ("waits take it\n", 18, 12, "nothing more is expected, found 'it'"),
        ("waits source a1\n", 18, 16, "a square is expected, but the line ends"),
        ("waits collect\n", 18, 14, "'kadamas' is expected, but the line ends"),
        ("waits collect take-back\n", 18, 24, "'move' or 'attack' is expected"),
        ("waits collect kadamas a1 z1\n", 18, 26, "a square is expected, found 'z1'"),
        ("waits collect kadamas a1 b1 c1 d1\n", 18, 31, "at most three squares are chosen"),
        ("waits react green\n", 18, 13, "a colour that plays is expected, found 'green'"),
        ("waits react blue\n", 18, 17, "'to' is expected"),
        ("waits react blue to dance\n", 18, 21, "an action is expected, but this is none"),
        ("waits react blue to walk a1 b2 with z1\n", 18, 37, "a square is expected, found 'z1'"),
        ("waits immunity blue\n", 18, 20, "'against' is expected"),
        ("waits immunity blue against red\n", 18, 32, "an action is expected, but the line is empty"),
        (
            "waits immunity blue against red immunity\n",
            18,
            33,
            "a card is expected: fatigue, missed, kadamas, explosion, summoning",
        ),
        ("waits immunity blue against red walk a1 b2\n", 18, 33, "a card is expected: fatigue"),
        ("waits immunity blue against red fatigue chain\n", 18, 46, "a colour that plays is expected"),
        ("waits immunity blue against red fatigue chain red\n", 18, 50, "a number of Immunity cards is expected"),
        ("waits recoil\n", 18, 13, "a colour that plays is expected"),
        ("waits recoil blue blue blue blue\n", 18, 29, "nothing more is expected, found 'blue'"),
        ("waits shots a1\n", 18, 15, "a number of shots is expected"),
        ("waits last-call\n", 18, 16, "a colour that plays is expected"),
        ("waits last-call blue\nwaits last-call blue\nwaits last-call blue\n", 20, 1, "no more than two things can wait"),
    ] {
        let text = text(NORMAL, &CHIEFS, body);
        assert_misread(&text, &game.read_position(&text).expect_err(&text), line, column, fragment);
    }
    for (missing, line) in [("level normal\n", 17), ("scenario 1\n", 17)] {
        let text = text(NORMAL, &CHIEFS, "turn red round 1 moves 2 attacks 2\n").replacen(missing, "", 1);
        let word = missing.split(' ').next().unwrap();
        let fragment = format!("the line '{word}' is missing");
        assert_misread(&text, &game.read_position(&text).expect_err(&text), line + 1, 1, &fragment);
    }
    let boardless = "paint-brawl\nlevel normal\nscenario 1\nseats red blue\nturn red round 1 moves 2 attacks 2\n";
    assert_misread(boardless, &game.read_position(boardless).expect_err(boardless), 6, 1, "the line 'board' is missing");
}

#[test]
fn what_is_left_out_is_written_out() {
    let game = PaintBrawl::standard();
    let short = text(
        "level normal # a comment\n\nscenario    1\n  seats red blue\n",
        &[CHIEFS[0], CHIEFS[1], ("c3", "bW!r"), ("c4", "^b"), ("d8", "^rH"), ("f6", "@b")],
        "hand blue missed fatigue # in any order\nturn red round 2 moves 2 attacks 1\ndiscard kadamas\n",
    );
    let long = "paint-brawl\nlevel normal\nscenario 1\nseats red blue\nboard\n\
                11 .    .    .    .    .    .    .    .    .    .    bC\n\
                10 .    .    .    .    .    .    .    .    .    .    .\n \
                9 .    .    .    .    .    .    .    .    .    .    .\n \
                8 .    .    .    ^rH  .    .    .    .    .    .    .\n \
                7 .    .    .    .    .    .    .    .    .    .    .\n \
                6 .    .    .    .    .    @b   .    .    .    .    .\n \
                5 .    .    .    .    .    .    .    .    .    .    .\n \
                4 .    .    ^b   .    .    .    .    .    .    .    .\n \
                3 .    .    bW!r .    .    .    .    .    .    .    .\n \
                2 .    .    .    .    .    .    .    .    .    .    .\n \
                1 rC   .    .    .    .    .    .    .    .    .    .\n   \
                a    b    c    d    e    f    g    h    i    j    k\n\
                turn red round 2 moves 2 attacks 1\nhand blue fatigue missed\n\
                pile fatigue 3 missed 3 kadamas 3 explosion 4 summoning 4 immunity 4\ndiscard kadamas\n";
    let state = game.read_position(&short).unwrap_or_else(|misread| panic!("{short}\n{misread}"));
    assert_eq!(game.write_position(&state), long);
    assert_eq!(game.read_position(long), Ok(state));
}
