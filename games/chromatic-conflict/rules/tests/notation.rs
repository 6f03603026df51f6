//! Positions and actions as text: what is malformed is refused with line and column, what is short is written out.

use chromatic_conflict::ChromaticConflict;
use golden::assert_misread;
use tabletop::{Game as _, Notation as _};

#[test]
fn malformed_actions_are_refused_with_their_column() {
    let game = ChromaticConflict::standard();
    for (text, column, fragment) in [
        ("", 1, "an action (faction, lay, place, shield, destroy, empty, lift, drop or decline) is expected, but the line ends"),
        (
            "jump (1,0)",
            1,
            "an action (faction, lay, place, shield, destroy, empty, lift, drop or decline) is expected, found 'jump'",
        ),
        ("  Place 3 (1,0)", 3, "an action"),
        ("faction", 8, "a faction (blue, green, orange or violet) is expected, but the line ends"),
        ("faction red", 9, "a faction (blue, green, orange or violet) is expected, found 'red'"),
        ("lay T22 (1,0)", 5, "a terrain (T01 to T21) is expected, found 'T22'"),
        ("lay F07 (1,0)", 5, "a terrain (T01 to T21) is expected, found 'F07'"),
        ("place 6 (1,0)", 7, "a Chromeca (ship, cannon, crane, 2, 3, 4 or 5) is expected, found '6'"),
        ("place 3", 8, "'(' is expected, but the line ends"),
        ("place 3 1,0", 9, "'(' is expected, found '1,0'"),
        ("place 3 (1;0)", 11, "',' is expected, found ';0)'"),
        ("place 3 (x,0)", 10, "a coordinate (-99 to 99) is expected, found 'x,0)'"),
        ("place 3 (1,0", 13, "')' is expected, but the line ends"),
        ("place 3 (100,0)", 10, "a coordinate is -99 to 99"),
        ("place 3 (1, 1000)", 13, "1000 is out of range for a coordinate"),
        ("place 3 (1,--2)", 12, "a coordinate (-99 to 99) is expected"),
        ("place 3 (1,0) again", 15, "nothing more is expected, found 'again'"),
        ("décline", 1, "found 'décline'"),
        ("decline (0,0)", 9, "nothing more is expected"),
    ] {
        let misread = game.read_action(text).expect_err(text);
        assert_misread(text, &misread, 1, column, fragment);
    }
}

#[test]
fn actions_are_read_with_any_spaces_and_written_with_few() {
    let game = ChromaticConflict::standard();
    for (text, written) in [
        ("faction   blue", "faction blue"),
        ("lay T07(1,-2)", "lay T07 (1,-2)"),
        (" place ship ( -1 , 0 ) ", "place ship (-1,0)"),
        ("place 5 (0,0)", "place 5 (0,0)"),
        ("shield (0,1)", "shield (0,1)"),
        ("destroy (0,1)", "destroy (0,1)"),
        ("empty (0,1)", "empty (0,1)"),
        ("lift (0,1)", "lift (0,1)"),
        ("drop (0,1)", "drop (0,1)"),
        ("decline", "decline"),
    ] {
        let action = game.read_action(text).expect(text);
        assert_eq!(game.write_action(action), written);
        assert_eq!(game.read_action(written), Ok(action));
    }
}

const HEAD: &str = "chromatic-conflict 1\nseats blue green orange violet\nturn 9 seat 1 action 1\n";

#[test]
fn malformed_heads_are_refused_with_line_and_column() {
    let game = ChromaticConflict::standard();
    for (text, line, column, fragment) in [
        ("", 1, 1, "the position ends too early"),
        ("chromatic-conflict 1\n\n# no more\n", 1, 1, "the position ends too early"),
        ("checkers 1\n", 1, 1, "'chromatic-conflict' is expected, found 'checkers'"),
        ("chromatic-conflict 2\n", 1, 20, "version 2 of the notation cannot be read; this is version 1"),
        ("chromatic-conflict one\n", 1, 20, "the version of the notation is expected, found 'one'"),
        ("chromatic-conflict 1 now\n", 1, 22, "nothing more is expected"),
        ("chromatic-conflict 1\nseats blue green\nturn 9 seat 1 action 1\n", 2, 17, "3 or 4 seats play, not 2 (CC-GEN-1)"),
        ("chromatic-conflict 1\nseats blue green red\n", 2, 18, "a faction or '.' is expected, found 'red'"),
        ("chromatic-conflict 1\nseats blue green blue\n", 2, 18, "the same faction (CC-SETUP-2)"),
        ("chromatic-conflict 1\nseats blue . green\n", 2, 14, "in the order of the seats (CC-SETUP-2)"),
        ("chromatic-conflict 1\n\n# here\nseats . . . . .\n", 4, 16, "3 or 4 seats play, not 5 (CC-GEN-1)"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 0\n", 3, 6, "turn 0 is played while factions are chosen"),
        ("chromatic-conflict 1\nseats blue green .\nturn 1 seat 1 action 1\n", 3, 6, "turn 0 is played while"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 121 seat 1 action 1\n", 3, 6, "more than 120 turns (CC-END-5)"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 300 seat 1 action 1\n", 3, 6, "300 is out of range"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 9 seat 4 action 1\n", 3, 13, "there is no seat 4 here"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 9 seat 0 action 1\n", 3, 13, "there is no seat 0 here"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 9 seat 1 action 3\n", 3, 22, "a turn has 2 actions (CC-TURN-2)"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 9 action 1\n", 3, 8, "'seat' is expected, found 'action'"),
        ("chromatic-conflict 1\nseats blue green orange\nturn 9 seat 1 action 1 idle 4\n", 3, 29, "(CC-END-4)"),
    ] {
        assert_misread(text, &game.read_position(text).expect_err(text), line, column, fragment);
    }
}

#[test]
fn malformed_bodies_are_refused_with_line_and_column() {
    let game = ChromaticConflict::standard();
    for (body, line, column, fragment) in [
        ("dance\n", 4, 1, "doing, over, board, hand, discard, bottom or known is expected, found 'dance'"),
        ("doing nothing\n", 4, 7, "ship, cannon, crane, shield, drop or ending is expected"),
        ("doing shield ship\n", 4, 18, "either 'shield', a vehicle, a vehicle and 'shield', or 'drop' and a terrain is expected"),
        ("doing ending\n", 4, 13, "either 'shield'"),
        ("doing drop T40\n", 4, 12, "a terrain (T01 to T21) is expected, found 'T40'"),
        ("doing ship\ndoing ship\n", 5, 6, "'doing' stands here twice"),
        ("over soon\n", 4, 6, "last-chromeca, stuck or limit is expected, found 'soon'"),
        ("over stuck\nover limit\n", 5, 5, "'over' stands here twice"),
        ("board | a\n", 4, 9, "the x of a column is expected, found 'a'"),
        ("board | 0 0\n", 4, 11, "'column 0' stands here twice"),
        ("board | 0\n  0 Core |\n", 5, 5, "'|' is expected, found 'Core'"),
        ("board | 0\n  0 | Core\n  0 | Core\n", 6, 3, "'row 0' stands here twice"),
        ("board | 0\n  0 | Core F01\n", 5, 12, "nothing more is expected, found 'F01'"),
        ("board | 0 1\n  0 | F01 Core\n", 5, 7, "the Core lies at (0,0) (CC-SETUP-1)"),
        ("board | 0 1\n  0 | Core Core\n", 5, 12, "the Core lies at (0,0) (CC-SETUP-1)"),
        ("board | 0 1\n  0 | Core F22\n", 5, 12, "'F22' is not a card: write T07/F13, or F13"),
        ("board | 0 1\n  0 | Core T07\n", 5, 15, "'/' is expected, but the line ends"),
        ("board | 0 1\n  0 | Core T07/G01\n", 5, 16, "a face (F01 to F21) is expected, found 'G01'"),
        ("board | 0 1 2\n  0 | Core F01 T02/F01\n", 5, 16, "F01 is in two places (CC-GEN-5)"),
        ("board | 0 1 2\n  0 | Core F01 T01/F02\n", 5, 16, "T01 is in two places (CC-SETUP-6)"),
        ("board | 0 1\n  0 | Core F01:b9\n", 5, 16, "'b9' is not a Chromeca in this game"),
        ("board | 0 1\n  0 | Core F01:r3\n", 5, 16, "'r3' is not a Chromeca in this game"),
        ("board | 0 1\n  0 | Core F01:\n", 5, 16, "'' is not a Chromeca in this game"),
        ("board | 0 1\n  0 | Core F01+x\n", 5, 16, "'x' is not a shield: b, g, o or v"),
        ("board | 0 1\n  0 | Core F01+bg\n", 5, 16, "'bg' is not a shield"),
        ("board | 0 1 2\n  0 | Core+b F03:b2 F01+b\n", 5, 25, "one shield on the table (CC-GEN-8)"),
        ("board | 0 90\n  0 | Core F01\n", 5, 12, "nothing can lie at (90,0)"),
        ("hand 5 2\n", 4, 6, "there is no seat 5 here"),
        ("hand 1 2 9\n", 4, 10, "a Chromeca (ship, cannon, crane, 2, 3, 4 or 5) is expected, found '9'"),
        ("hand 1 2 | F01 F01\n", 4, 16, "T01 is in two places (CC-SETUP-6)"),
        ("hand 1 2 |\nhand 1 3 |\n", 5, 6, "'hand 1' stands here twice"),
        ("discard 1 2\ndiscard 1 3\n", 5, 9, "'discard 1' stands here twice"),
        ("discard 1 2 | F01\n", 4, 1, "'board' is expected, found 'discard'"),
        ("bottom F01 F02 F03 F04 F05\n", 4, 24, "each seat's one Ship destroys one terrain at most"),
        ("hand 1 2 | F01\nknown T01 public x\n", 5, 18, "letters of factions (b, g, o, v) is expected, found 'x'"),
        ("hand 1 2 | F01\nknown T01 shown\nknown T01 public b\n", 6, 7, "'known T01' stands here twice"),
        ("hand 1 2 | F01\nknown T01 sometimes\n", 5, 11, "nothing more is expected, found 'sometimes'"),
    ] {
        let text = format!("{HEAD}{body}");
        assert_misread(&text, &game.read_position(&text).expect_err(&text), line, column, fragment);
    }
}

/// These are well-formed, but no game can come to them; the last line is named.
#[test]
fn positions_that_cannot_be_are_refused_by_their_rule() {
    let game = ChromaticConflict::standard();
    for (body, fragment) in [
        ("hand 2 2 | F01\n", "seat 1 has nothing to decide here: its action is skipped (CC-TURN-6)"),
        ("hand 1 ship ship | F01\n", "more cards 'ship' than there are (CC-GEN-3)"),
        ("hand 1 2 2 3 3 | F01\n", "holds too many cards (CC-DRAW-4)"),
        ("hand 1 2 | F01 F02 F03 F04\n", "holds too many cards (CC-DRAW-4)"),
        ("board | 0 2\n 0 | Core F01\nhand 1 2 |\n", "a terrain is not linked to the Core (CC-LAY-3)"),
        ("board | 0 1\n 0 | Core F01+g\nhand 1 2 |\n", "without Bastion (CC-BAS-7)"),
        ("board | 0 1\n 0 | Core F04:g2+g\nhand 1 2 |\n", "lies on a Bastion (CC-BAS-9)"),
        ("hand 1 2 | F01\nknown T05 public b\n", "T05 is known, but nobody has drawn it"),
        ("hand 1 2 | F01\nknown T01 public g\n", "a zone of T01 is public, but it was never on the table (CC-HID-4)"),
        ("doing ship\nboard | 0 1\n 0 | Core F01:o2\nhand 1 2 |\n", "seat 1 has no ship on the table (CC-VEH-1)"),
        ("doing ship\nboard | 0 1\n 0 | Core:oship F01\nhand 1 2 |\n", "seat 1 has no ship on the table (CC-VEH-1)"),
        ("doing ship\nboard | 0\n 0 | Core:bship\nhand 1 2 |\n", "the vehicle has no target: its power is skipped (CC-VEH-8)"),
        ("doing drop T01\nboard | 0 1\n 0 | Core:b2 F01\nhand 1 2 |\n", "seat 1 has no crane on the table (CC-VEH-1)"),
        ("doing drop T02\nboard | 0 1\n 0 | Core:bcrane F01\nhand 1 2 |\n", "T02 cannot be lifted"),
        ("doing drop T01\nboard | 0 1 2\n 0 | Core:bcrane F01+g F04:g2\nhand 1 2 |\n", "T01 cannot be lifted"),
        ("doing drop T01\nboard | 0 1 2\n 0 | Core:bcrane F01 F04:g2\nhand 1 2 |\n", "nothing to decide here"),
        ("doing shield\nboard | 0 1\n 0 | Core:b2 F01\nhand 1 2 |\n", "seat 1 reveals Bastion nowhere (CC-BAS-2)"),
        ("doing shield\nboard | 0 1\n 0 | Core+b F03:b2\nhand 1 2 |\n", "the shield is on the table already (CC-BAS-6)"),
        (
            "doing ship ending\nboard | 0 1\n 0 | Core:bship F01\nhand 1 2 |\n",
            "the game is not ending: the seat has some Chromecas left",
        ),
        (
            "doing ship\nboard | 0 1\n 0 | Core:bship F01\ndiscard 1 cannon crane 2 2 2 2 3 3 3 4 4 5 5\n",
            "the game is ending: the seat has no Chromecas left (CC-END-1)",
        ),
        (
            "hand 1 2 | F01\ndiscard 2 ship cannon crane 2 2 2 2 3 3 3 4 4 5 5\n",
            "seat 2 has no Chromeca left: the game is over (CC-END-1)",
        ),
        ("over stuck\ndoing ship\nboard | 0 1\n 0 | Core:bship F01\n", "nothing is left to do when the game is over"),
        ("hand 1 2 | F01\nbottom F05\n", "more terrains were destroyed than Ships have fired (CC-VEH-3)"),
        ("doing ship\nboard | 0 1\n 0 | Core:bship F01\nhand 1 2 |\nbottom F05\n", "more terrains were destroyed than Ships"),
    ] {
        let text = format!("{HEAD}{body}");
        let misread = game.read_position(&text).expect_err(&text);
        assert_misread(&text, &misread, text.lines().count(), 1, fragment);
    }
    for (text, fragment) in [
        ("chromatic-conflict 1\nseats blue . .\nturn 0\nhand 1 2 |\n", "nothing is dealt and nothing is on the table"),
        ("chromatic-conflict 1\nseats blue . .\nturn 0\ndiscard 1 2\n", "nothing is dealt and nothing is on the table"),
        (
            "chromatic-conflict 1\nseats blue . .\nturn 0\nboard | 0 1\n 0 | Core F01\n",
            "nothing is dealt and nothing is on the table",
        ),
        ("chromatic-conflict 1\nseats blue green violet\nturn 9 seat 1 action 0\nhand 1 2 |\n", "actions are counted from 1"),
        (
            "chromatic-conflict 1\nseats blue green violet\nturn 9 seat 1 action 1 idle 3\nhand 1 2 |\n",
            "3 turns have passed without an action: the game is over (CC-END-4)",
        ),
        (
            "chromatic-conflict 1\nseats blue green violet\nturn 9 seat 1 action 0\ndoing ship\nboard | 0 1\n 0 | Core:bship F01\nhand 1 2 |\n",
            "something is being resolved, but no action was taken",
        ),
        (
            "chromatic-conflict 1\nseats blue green violet\nturn 9 seat 1 action 1\nboard | 0 1\n 0 | Core F01\nhand 1 2 |\nknown T01 public o\n",
            "a faction that is not in the game has read T01 (CC-SETUP-3)",
        ),
    ] {
        let misread = game.read_position(text).expect_err(text);
        assert!(misread.message.contains(fragment), "{text}\n{misread}");
    }
}

/// Shields belong to factions in the game, of which the fourth of three seats is none (CC-GEN-8, CC-SETUP-3).
#[test]
fn cc_gen_8_with_three_seats_the_fourth_faction_has_no_shield_and_no_chromeca() {
    let game = ChromaticConflict::standard();
    let read = |cell: &str| {
        let head = "chromatic-conflict 1\nseats blue green orange\nturn 9 seat 1 action 1\n";
        game.read_position(&format!("{head}board | 0 1\n 0 | Core {cell}\nhand 1 2 |\n"))
    };
    assert_misread("+v", &read("F02+v").expect_err("violet does not play"), 5, 15, "a faction in the game");
    assert_misread(":v3", &read("F02:v3").expect_err("violet does not play"), 5, 15, "'v3' is not a Chromeca in this game");
    assert!(read("F02:o3").is_ok());
}

#[test]
fn what_is_left_out_is_written_out() {
    let game = ChromaticConflict::standard();
    for (short, long) in [
        (
            "chromatic-conflict 1 # a comment\n\nseats   blue green orange\nturn 9 seat 1 action 1\nhand 1 3 2 ship | F05 T03/F04\n",
            "chromatic-conflict 1\nseats blue green orange\nturn 9 seat 1 action 1\nboard | 0\n    0 | Core\n\
             hand 1 ship 2 3 | T03/F04 T05/F05\n",
        ),
        (
            "chromatic-conflict 1\nseats green violet blue orange\nturn 120 seat 4 action 2 idle 3\ndoing crane shield\n\
             board | 2 1 -1 0\n2|F12:o2 F21 . .\n0|. F04:g2 F09+g Core:ocrane\n1|. F17\nhand 4 | F01\nknown T01 scanned b\n\
             known T21 shown public g scanned vg\n",
            "chromatic-conflict 1\nseats green violet blue orange\nturn 120 seat 4 action 2 idle 3\ndoing crane shield\n\
             board | -1        0           1          2\n    2 | .         .           T21/F21    T12/F12:o2\n    \
             1 | .         .           T17/F17    .\n    0 | T09/F09+g Core:ocrane T04/F04:g2 .\n\
             hand 4 | T01/F01\nknown T01 scanned b\nknown T21 public g scanned gv\n",
        ),
    ] {
        let state = game.read_position(short).unwrap_or_else(|misread| panic!("{short}\n{misread}"));
        assert_eq!(game.write_position(&state), long);
        assert_eq!(game.read_position(long), Ok(state.clone()));
        assert_eq!(game.validate(&state), Ok(()));
    }
}
