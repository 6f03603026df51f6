//! Positions and actions as text: what is malformed is refused with line and column, what is read can be played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use dark_threat::{Ability, Action, DarkThreat};
use golden::assert_misread;
use std::collections::BTreeSet;
use tabletop::{Game as _, Notation as _, Rng, Seed, Seeded};

#[test]
fn malformed_actions_are_refused_with_their_column() {
    let game = DarkThreat::standard();
    for (text, column, fragment) in [
        ("", 1, "an action is expected, but the line is empty: walk, slow-walk"),
        ("   ", 4, "an action is expected, but the line is empty"),
        ("dance a1", 1, "an action is expected, but this is none: walk"),
        ("  Walk a1 b2", 3, "an action is expected, but this is none"),
        ("élan", 1, "but this is none"),
        ("walk", 5, "a square is expected, but the line ends"),
        ("walk a1", 8, "a square is expected, but the line ends"),
        ("walk a0 b1", 6, "a square is expected, found 'a0'"),
        ("walk a12 b1", 6, "a square is expected, found 'a12'"),
        ("walk r1 b1", 6, "a square is expected, found 'r1'"),
        ("walk A1 b1", 6, "a square is expected, found 'A1'"),
        ("walk a01 b1", 6, "a square is expected, found 'a01'"),
        ("walk a1,b2", 8, "a square is expected, found ',b2'"),
        ("walk a1 b2 c3", 12, "nothing more is expected, found 'c3'"),
        ("aura d8 d9", 9, "nothing more is expected, found 'd9'"),
        ("brawl m7", 9, "a direction (n, e, s, w, ne, se, sw, nw) is expected, but the line ends"),
        ("brawl m7 north", 10, "a direction (n, e, s, w, ne, se, sw, nw) is expected, found 'north'"),
        ("network a1 n", 12, "a square is expected, found 'n'"),
        ("network a1 a1", 14, "a direction"),
        ("followers ninja monk", 21, "a Follower (ninja, monk, cleric) is expected, but the line ends"),
        ("followers ninja oak cleric", 17, "a Follower (ninja, monk, cleric) is expected, found 'oak'"),
        ("followers ninja ninja monk", 17, "each Follower stands on one square (DT-SET-4)"),
        ("followers ninja monk cleric oak", 29, "nothing more is expected, found 'oak'"),
        ("place", 6, "a square is expected"),
        ("order", 6, "a turn"),
        ("order gaia", 7, "a turn"),
        ("emerge", 7, "a square is expected"),
        ("sacrifice", 10, "a square is expected"),
        ("end now", 5, "nothing more is expected, found 'now'"),
        ("step", 5, "a square is expected"),
        ("stop a1", 6, "nothing more is expected"),
        ("colour", 7, "a colour"),
        ("colour black", 8, "a colour"),
        ("taint pink", 7, "a colour"),
        ("push", 5, "a square is expected"),
        ("drop", 5, "a square is expected"),
        ("flee", 5, "a square is expected"),
        ("awaken", 7, "a square is expected"),
        ("clear 4", 7, "a square is expected, found '4'"),
        ("lotus", 6, "a square is expected"),
        ("sprout", 7, "a square is expected"),
        ("doom ninja", 6, "a square is expected"),
        ("strike oak", 8, "a square is expected, found 'oak'"),
        ("decline it", 9, "nothing more is expected"),
    ] {
        assert_misread(text, &game.read_action(text).expect_err(text), 1, column, fragment);
    }
}

#[test]
fn every_action_that_can_be_written_is_read_again() {
    let game = DarkThreat::standard();
    let mut words = BTreeSet::new();
    for setup in common::setups().into_iter().step_by(5) {
        words.extend(golden::read_again(&game, &game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap()));
    }
    assert_eq!(words.len(), Ability::ALL.len() + 20, "{words:?}");
}

const HEAD: &str = "seats 2\nlevels medium medium\nlayout 1\ncycles 30\n";
const TURN: &str = "turn wooden-king cycle 2 moves 2 attacks 2\norder oak\n";
/// What every position has, where it usually stands.
const USUAL: [(&str, &str); 14] = [
    ("i6", "Oa"),
    ("a1", "Ch"),
    ("a11", "Ni"),
    ("q11", "Mo"),
    ("q1", "Cl"),
    ("f6", "Wo"),
    ("l6", "Fo"),
    ("m6", "Do"),
    ("e11", "tr"),
    ("a7", "to"),
    ("m11", "tb"),
    ("q7", "tp"),
    ("m1", "ty"),
    ("q5", "tg"),
];

/// A position: the board on lines 6 to 18, what follows from line 19 on. Later things replace earlier ones.
fn text(head: &str, things: &[(&str, &str)], body: &str) -> String {
    let cell = |square: &str| {
        let mut there = USUAL.iter().chain(things).filter(|(at, _)| *at == square).map(|(_, thing)| *thing);
        there.next_back().unwrap_or(".")
    };
    let mut text = format!("dark-threat\n{head}board\n");
    for row in (1..=11).rev() {
        let cells: String = ('a'..='q').map(|column| format!(" {}", cell(&format!("{column}{row}")))).collect();
        text += &format!("{row:>2}{cells}\n");
    }
    format!("{text}  {}\n{body}", ('a'..='q').map(|column| format!(" {column}")).collect::<String>())
}

#[test]
fn malformed_heads_are_refused_with_line_and_column() {
    let game = DarkThreat::standard();
    for (text, line, column, fragment) in [
        ("", 1, 1, "'dark-threat' is expected"),
        ("\n# nothing\n", 1, 1, "'dark-threat' is expected"),
        ("paint-brawl\n", 1, 1, "'dark-threat' is expected, found 'paint-brawl'"),
        ("dark-threat 2\n", 1, 13, "nothing more is expected, found '2'"),
        ("dark-threat\nboard\n", 2, 1, "the lines 'seats', 'levels', 'layout' and 'cycles' come first"),
        ("dark-threat\nseats\n", 2, 6, "2 or 4 seats is expected, but the line ends"),
        ("dark-threat\nseats two\n", 2, 7, "2 or 4 seats is expected, found 'two'"),
        ("dark-threat\nseats 256\n", 2, 7, "256 is out of range"),
        ("dark-threat\nseats 2 gaia first\n", 2, 9, "nothing more is expected, found 'gaia first'"),
        ("dark-threat\nseats 2\nseats 2\n", 3, 1, "the line 'seats' stands here twice"),
        ("dark-threat\nlevels easy\n", 2, 12, "a level (easy, medium, hard) is expected, but the line ends"),
        ("dark-threat\nlevels easy normal\n", 2, 13, "a level (easy, medium, hard) is expected, found 'normal'"),
        ("dark-threat\nlayout 7\n", 2, 1, "layouts are 1 to 6 (DT-SET-1)"),
        ("dark-threat\nlayout 0\n", 2, 1, "layouts are 1 to 6 (DT-SET-1)"),
        ("dark-threat\ncycles many\n", 2, 8, "a number of cycles is expected, found 'many'"),
        (
            "dark-threat\nseats 2\nlevels easy hard\nlayout 1\ncycles 30\n\n# here\nboard of gold\n",
            8,
            7,
            "nothing more is expected",
        ),
        (
            "dark-threat\nseats 2\nlevels easy hard\nlayout 1\ncycles 30\nboard\n11 .\n",
            8,
            1,
            "the board has 11 rows and a line of letters",
        ),
        (
            "dark-threat\nseats 2\nlevels easy hard\nlayout 1\ncycles 30\nfresh a1\n",
            6,
            1,
            "the line 'fresh' comes after the board",
        ),
    ] {
        assert_misread(text, &game.read_position(text).expect_err(text), line, column, fragment);
    }
}

/// Lines 1 to 5 are the head, 6 to 18 the board.
#[test]
fn malformed_boards_are_refused_with_line_and_column() {
    let game = DarkThreat::standard();
    for (square, thing, line, column, fragment) in [
        ("b10", "x", 8, 6, "'x' is not what a square can hold: . r k r* Oa Ch! Nix tr r*Mo"),
        ("b10", "é", 8, 6, "'é' is not what a square can hold"),
        ("b10", "..", 8, 6, "'..' is not what a square can hold"),
        ("b10", "Xx", 8, 6, "'Xx' is not what a square can hold"),
        ("b10", "Ma?", 8, 6, "'Ma?' is not what a square can hold"),
        ("b10", "Ma!!!", 8, 6, "'Ma!!!' is not what a square can hold"),
        ("b10", "ax", 8, 6, "'ax' is not what a square can hold"),
        ("b10", "r*", 8, 6, "b10 is no red prism (DT-SQ-5)"),
        ("c10", "o*", 8, 8, "c10 is no orange prism (DT-SQ-5)"),
        ("c10", "k*", 8, 8, "'k*' is not what a square can hold"),
        ("c10", "r", 8, 8, "a prism with its own colour is lit: 'r*' (DT-TEMP-2)"),
        ("c10", "r*k", 8, 8, "'r*k' is not what a square can hold"),
        ("b10", "tr", 8, 6, "there is no other piece 'tr' (DT-SUP-1)"),
        ("b10", "~", 8, 6, "b10 is no gap"),
    ] {
        let text = text(HEAD, &[(square, thing)], TURN);
        let misread = game.read_position(&text).expect_err(&text);
        if thing == "tr" {
            // The second one is too many: it stands below on the same picture.
            assert!(misread.message.contains(fragment), "{misread}");
            continue;
        }
        assert_misread(&text, &misread, line, column, fragment);
    }
    let good = text(HEAD, &[], TURN);
    for (from, to, line, fragment) in [
        ("\n10 ", "\n9 ", 8, "row number 10 is expected, found '9'"),
        ("p q\n", "q p\n", 18, "column letter 'p' is expected, found 'q'"),
        ("p q\n", "p q r\n", 18, "the line of column letters ends with column q: nothing more is expected, found 'r'"),
        ("p q\n", "p\n", 18, "column letter 'q' is expected, but the line ends"),
        (". tg\n", "tg\n", 13, "q5 is no gap: what is on it is expected, but the line ends"),
        (". tg\n", ". tg .\n", 13, "row 5 ends with column q: nothing more is expected"),
    ] {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        let misread = game.read_position(&text).expect_err(&text);
        assert!(misread.line == line && misread.message.contains(fragment), "{misread}");
    }
}

/// What stands below the board, from line 19 on.
#[test]
fn malformed_bodies_are_refused_with_line_and_column() {
    let game = DarkThreat::standard();
    for (body, line, column, fragment) in [
        ("", 19, 1, "one of the lines 'turn' and 'stage' is needed"),
        ("turn oak cycle 2 moves 2 attacks 2\nstage chief\n", 21, 1, "one of the lines 'turn' and 'stage' is needed"),
        ("turn oak cycle 2 moves 2 attacks 2\nturn oak cycle 2 moves 2 attacks 2\n", 20, 1, "the line 'turn' stands here twice"),
        ("  dance\n", 19, 3, "a line of a position is expected: seats, levels, layout, cycles, board, turn, stage"),
        ("turn\n", 19, 5, "is expected, but the line ends"),
        ("turn gaia\n", 19, 6, "found 'gaia'"),
        ("turn oak\n", 19, 9, "'cycle' is expected, but the line ends"),
        ("turn oak cycle\n", 19, 15, "the number of a cycle is expected, but the line ends"),
        ("turn oak cycle 300\n", 19, 16, "300 is out of range for the number of a cycle"),
        ("turn oak cycle 1 attacks 2\n", 19, 18, "'moves' is expected, found 'attacks'"),
        ("turn oak cycle 1 moves x\n", 19, 24, "a number of moves is expected, found 'x'"),
        ("turn oak cycle 1 moves 2\n", 19, 25, "'attacks' is expected, but the line ends"),
        ("turn oak cycle 1 moves 2 attacks -1\n", 19, 34, "-1 is out of range for a number of attacks"),
        ("turn oak cycle 1 moves 2 attacks 2 tired\n", 19, 36, "nothing more is expected, found 'tired'"),
        ("stage dancing\n", 19, 7, "a stage is expected: followers, mandrake or chief"),
        ("order\n", 19, 6, "is expected, but the line ends"),
        ("buried one\n", 19, 8, "a number of Mandrakes is expected, found 'one'"),
        ("corrupted pride\n", 19, 11, "a Temple (force, wisdom, spirit) is expected, found 'pride'"),
        ("feats oak\n", 19, 7, "a camp (gaia, kaos) is expected, found 'oak'"),
        ("felled nobody\n", 19, 8, "a figure is expected, found 'nobody'"),
        ("protected gaia\n", 19, 15, "a square is expected, but the line ends"),
        ("protected oak i6\n", 19, 11, "a camp (gaia, kaos) is expected, found 'oak'"),
        ("protected gaia b2\n", 19, 16, "nobody stands there"),
        ("fresh b2\n", 19, 7, "nobody stands there"),
        ("over\n", 19, 5, "'goals' is expected, but the line ends"),
        ("over soon\n", 19, 6, "'goals' is expected, found 'soon'"),
        ("over goals oak\n", 19, 12, "a camp (gaia, kaos) is expected, found 'oak'"),
        ("waits\n", 19, 6, "what waits is expected: order, emerge, step"),
        ("waits tea\n", 19, 7, "what waits is expected: order, emerge, step"),
        ("waits step a1\n", 19, 14, "a square is expected, but the line ends"),
        ("waits colour a1\n", 19, 16, "a direction"),
        ("waits colour a1 n pink\n", 19, 19, "a colour"),
        ("waits colour a1 n red red red red red\n", 19, 34, "no line is so long (DT-ATK-7)"),
        ("waits blows tickle a1\n", 19, 13, "one of shuriken, kung-fu, earthquake"),
        ("waits blows aura a1 h1\n", 19, 21, "a direction"),
        ("waits blows hammer a1 e h1\n", 19, 25, "'at' is expected, found 'h1'"),
        ("waits clear\n", 19, 12, "a number of puddles is expected"),
        ("waits lotus 1 z1\n", 19, 15, "a square is expected, found 'z1'"),
        ("waits sprout 1000\n", 19, 14, "1000 is out of range for a number of Totems"),
        ("waits strike\nwaits strike\nwaits strike\n", 21, 1, "no more than two things can wait"),
    ] {
        let text = text(HEAD, &[], body);
        assert_misread(&text, &game.read_position(&text).expect_err(&text), line, column, fragment);
    }
    for missing in ["seats 2\n", "levels medium medium\n", "layout 1\n", "cycles 30\n"] {
        let text = text(HEAD, &[], TURN).replacen(missing, "", 1);
        let misread = game.read_position(&text).expect_err(&text);
        assert_misread(&text, &misread, 5, 1, "the lines 'seats', 'levels', 'layout' and 'cycles' come first");
    }
    let boardless = format!("dark-threat\n{HEAD}{TURN}");
    assert_misread(&boardless, &game.read_position(&boardless).expect_err("no board"), 8, 1, "the line 'board' is missing");
}

/// What no game can come to is refused at the end, with the rule.
#[test]
fn positions_that_cannot_be_are_refused() {
    let game = DarkThreat::standard();
    let kings = [("b2", "Ul")];
    for (things, body, fragment) in [
        (&[("a1", ".")][..], TURN, "chosen-one is missing (DT-SUP-1)"),
        (&[("e11", ".")], TURN, "is missing (DT-SUP-1)"),
        (&[("a11", ".")], TURN, "ninja is missing (DT-SUP-1)"),
        (&[("m6", ".")], TURN, "is missing (DT-SUP-1)"),
        (&[("f6", ".")], TURN, "either the Wooden King or the Ultimate Bane (DT-BANE-6)"),
        (&kings, TURN, "either the Wooden King or the Ultimate Bane (DT-BANE-6)"),
        (&[("i6", "Ma"), ("i7", "Oa")], TURN, "stands on the Sanctuary (DT-SANC-1)"),
        (&[("i6", "k"), ("i7", "Oa")], TURN, "a puddle lies on the Sanctuary (DT-PAINT-9)"),
        (&[("i6", "Oa!")], TURN, "cannot be stunned (DT-KO-3)"),
        (&[("i6", "Oax")], TURN, "cannot be doomed (DT-DOOM-1)"),
        (&[("a11", "Ni!!")], TURN, "serves no stun now (DT-KO-4)"),
        (&[], "turn oak cycle 2 moves 2 attacks 2\n", "the order of Gaia's turns"),
        (&[], "turn fongia cycle 1 moves 2 attacks 2\n", "the order of Gaia's turns"),
        (&[], "turn oak cycle 2 moves 3 attacks 2\norder oak\n", "3 moves are left (DT-ACT-1)"),
        (&[], "turn oak cycle 2 moves 255 attacks 255\norder oak\n", "255 moves are left (DT-ACT-1)"),
        (&[], "turn oak cycle 31 moves 2 attacks 2\norder oak\n", "cycle 31 is beyond the limit (DT-WIN-10)"),
        (&[], "turn oak cycle 0 moves 2 attacks 2\norder oak\n", "cycle 0 does not fit the stage"),
        (&[], "turn oak cycle 2 moves 2 attacks 2 called\norder oak\n", "an event was called in vain (DT-EVK-1)"),
        (&[], "turn oak cycle 2 moves 2 attacks 2 arrived\norder oak\n", "no Gaia event is due (DT-EVG-1)"),
        (&[("b2", "Ma")], "turn oak cycle 2 moves 2 attacks 2\norder oak\nfresh b2\n", "was not invoked (DT-EVK-2)"),
        (&[], "turn oak cycle 2 moves 2 attacks 2\norder oak\nprotected kaos i6\n", "cannot be protected by kaos (DT-SPEC-5)"),
        (&[], "turn oak cycle 2 moves 2 attacks 2\norder oak\nfelled oak\n", "counts for nothing (DT-WIN-8)"),
        (&[("b2", "Ma")], "turn oak cycle 2 moves 2 attacks 2\norder oak\nburied 2\n", "there are 3 Mandrakes (DT-MOVE-9)"),
        (&[], "turn oak cycle 2 moves 2 attacks 2\norder oak\nwaits strike\n", "does not fit the position (DT-EVK-6)"),
        (&[], "turn oak cycle 2 moves 2 attacks 2\norder oak\nwaits flee b2\n", "does not fit the position (DT-LIGHT-3)"),
        (&[], "turn oak cycle 2 moves 2 attacks 2\norder oak\nwaits awaken\nwaits awaken\n", "cannot wait together"),
        (&[], "turn oak cycle 2 moves 2 attacks 2\norder oak\nover limit\nwaits awaken\n", "something waits where nobody plays"),
        (&[], "stage chief\n", "doomed-chief is not placed yet, or not there (DT-SET-8)"),
        (&[("m6", ".")], "stage chief\n", "the Mandrake is missing (DT-SET-8)"),
        (&[("m6", "."), ("e5", "Ma")], "stage mandrake\n", "mandrake is not placed yet, or not there (DT-SET-8)"),
        (&[("m6", "."), ("h5", "Ma")], "stage chief\n", "mandrake is not placed yet, or not there (DT-SET-8)"),
        (&[("m6", ".")], "stage followers\n", "is not placed yet, or not there (DT-SET-8)"),
        (&[("m6", "."), ("a1", "."), ("b1", "Ch")], "stage mandrake\n", "chosen-one is not placed yet, or not there (DT-SET-8)"),
        (&[("m6", "."), ("b2", "k")], "stage mandrake\n", "nothing has happened yet while seats set up (DT-SET-9)"),
        (&[("m6", "."), ("a11", "Ni!")], "stage mandrake\n", "nothing has happened yet while seats set up (DT-SET-9)"),
        (&[("m6", ".")], "stage mandrake\norder oak\n", "nothing has happened yet while seats set up (DT-SET-9)"),
        (&[("m6", ".")], "stage mandrake\nover limit\n", "nothing has happened yet while seats set up (DT-SET-9)"),
    ] {
        let text = text(HEAD, things, body);
        let misread = game.read_position(&text).expect_err(&text);
        assert_eq!((misread.line, misread.column), (text.lines().count() + 1, 1), "{misread}");
        assert!(misread.message.contains(fragment), "{misread}\n{text}");
    }
    let head = HEAD.replacen("30", "61", 1);
    let misread = game.read_position(&text(&head, &[], TURN)).expect_err("too many cycles");
    assert!(misread.message.contains("the limit is 61 cycles (DT-WIN-10)"), "{misread}");
    let head = HEAD.replacen("seats 2", "seats 3", 1);
    let misread = game.read_position(&text(&head, &[], TURN)).expect_err("three seats");
    assert!(misread.message.contains("there are 3 seats (DT-SET-1)"), "{misread}");
}

#[test]
fn what_is_left_out_is_written_out() {
    let game = DarkThreat::standard();
    let head = "cycles    30 # a comment\n\n  seats 2\nlayout 1\nlevels easy hard\n";
    let things = [("c3", "Ma"), ("b9", "o*"), ("d9", "k"), ("a11", "Nix!")];
    let body = "corrupted spirit force # in any order\norder chosen-one\nturn fongia cycle 2 moves 2 attacks 1\n";
    let short = text(head, &things, body);
    let state = game.read_position(&short).unwrap_or_else(|misread| panic!("{short}\n{misread}"));
    let long = game.write_position(&state);
    assert!(long.starts_with("dark-threat\nseats 2\nlevels easy hard\nlayout 1\ncycles 30\nboard\n11 Nix! .    .    .    tr "));
    assert!(long.contains("\n 9 .    o*   .    k    . "), "{long}");
    assert!(long.ends_with("\nturn fongia cycle 2 moves 2 attacks 1\norder chosen-one\ncorrupted force spirit\n"), "{long}");
    assert_eq!(game.read_position(&long), Ok(state));
}

#[test]
fn positions_of_games_are_read_as_they_were_written() {
    let game = DarkThreat::standard();
    let mut list: Vec<Action> = Vec::new();
    for (number, setup) in common::setups().into_iter().enumerate() {
        let mut luck = Seeded::new(Seed::numbered(number as u64));
        let mut rng = Rng::stream(number as u64, 1);
        let mut state = game.start(&setup, &mut luck).unwrap();
        for _ in 0..120 {
            let text = game.write_position(&state);
            assert_eq!(game.read_position(&text).as_ref(), Ok(&state), "{text}");
            game.legal_actions(&state, &mut list);
            if list.is_empty() {
                break;
            }
            game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut ());
        }
    }
}
