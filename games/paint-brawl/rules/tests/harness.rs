//! How this game's cases read and compare pictures, tested with cases that must fail. The runner itself is tested with those
//! of Chromatic Conflict.

use crate::case;

/// What is reported of a text: the reader's complaint, or that of the first case that fails.
fn report(text: &str) -> Result<(), String> {
    casebook::report(&case::Book::new(), text)
}

const GIVEN: &str = "case W01 PB-MELEE-1 planted
given
    board
        4 .  bH b
        3 .  rW ^
          b  c  d
    hand blue missed
";

#[test]
fn a_case_that_holds_passes() {
    let steps = "legal melee c3: sw nw ne se
legal shot c4: none
refuse shot c4 c5 by PB-TURN-7
asked red main
turn red round 2
actions moves 2 attacks 2
supply blue 24
hand blue missed
sees red blue hand 1
sees blue blue hand missed
marker none
stunned c4 none
blasts red none
pile 23
discard none
outcome none
play melee c3 ne
asked blue react
told nobody
    red declares melee c3 ne
play missed
after
    hand blue none
    discard missed
again
play melee c3 ne
play pass
events
    blue passes
    red paints d4 over blue
    blue hunter on c4 becomes red
after
    board
        4 rH r
          c  d
    waits none
board
     3 .  rW ^
       b  c  d
";
    assert_eq!(report(&format!("{GIVEN}{steps}")), Ok(()));
}

#[test]
fn every_wrong_expectation_is_reported_with_its_line() {
    for (steps, fragment) in [
        ("legal melee c3: ne\n", "planted.case:8: it is 'ne se sw nw'"),
        ("asked blue main\n", "it is 'red main'"),
        ("turn red round 1\n", "it is 'red round 2'"),
        ("actions moves 1 attacks 2\n", "it is 'moves 2 attacks 2'"),
        ("supply blue 25\n", "it is '24'"),
        ("supply green 25\n", "'green' is not a seat here"),
        ("hand blue none\n", "it is 'missed'"),
        ("sees red blue hand missed\n", "it is '1'"),
        ("sees red blue\n", "'sees <viewer> <colour> hand <cards>' is expected"),
        ("marker red\n", "it is 'none'"),
        ("stunned c4 red\n", "it is 'none'"),
        ("stunned c5 red\n", "no figure is there"),
        ("blasts red warrior\n", "it is 'none'"),
        ("pile 24\n", "it is '23'"),
        ("discard missed\n", "it is 'none'"),
        ("play melee c3 ne\nplay missed\nafter\n    discard missed\n", "hand blue none"),
        ("play melee c3 ne\nplay pass\nafter\n    board\n        4 rH\n          c\n", "planted.case:10: it is"),
        ("play melee c3 ne\nplay pass\nafter\n    board\n        4 rH b\n          c  d\n", "4 rH r"),
        ("play melee c3 ne\nplay pass\nafter\n    board\n        4 rH r\n          c  d\n    waits recoil blue\n", "waits none"),
        ("board\n    4 rH\n      c\n", "4 bH\n       c"),
    ] {
        let complaint = report(&format!("{GIVEN}{steps}")).expect_err(steps);
        assert!(complaint.contains(fragment), "{steps}{complaint}");
    }
}

#[test]
fn malformed_positions_are_reported() {
    let case = |lines: &str| format!("case PB-MELEE-1 planted\ngiven\n{lines}marker none\n");
    for (lines, fragment) in [
        ("    bord\n", "line 3: 'bord' begins no line of a position"),
        ("    board\n        3 . .\n          a\n", "line 4: row 3 shows 2 squares, but there are 1 columns"),
        ("    board\n        3 .\n        4 .\n          a\n", "line 5: row 4 is not expected here"),
        ("    board\n        3 .\n          z\n", "line 5: 'z' is not the letter of a column here"),
        ("    board\n        3 .\n", "line 3: the board ends with a line of letters"),
        ("    board\n        1 .\n          a\n", "line 4: rC stands on a1 unless it is shown elsewhere"),
        ("    board\n        3 rX\n          a\n", "line 4: 'X' is not the letter of a figure"),
        ("    hand red missed\n    hand red missed\n", "line 4: the line 'hand red' stands here twice"),
        ("    hand green missed\n", "line 3: a colour that plays"),
    ] {
        let complaint = report(&case(lines)).expect_err(lines);
        assert!(complaint.contains(fragment), "{lines}{complaint}");
    }
}

#[test]
fn blessing_keeps_the_window_and_adds_what_changed() {
    let wrong = format!("{GIVEN}play melee c3 ne\nplay pass\nafter\n    board\n        3 .\n          b\n");
    let blessed = casebook::bless(&case::Book::new(), "planted.case", &wrong).expect("the text can be read");
    let picture = "    board\n         4 .  rH r\n         3 .  rW ^\n           b  c  d\n";
    assert_eq!(blessed, format!("{GIVEN}play melee c3 ne\nplay pass\nafter\n{picture}"));
}

#[test]
fn every_worked_case_has_its_id() {
    let book = case::Book::new();
    let has = |id: &str| casebook::Casebook::has(&book, id);
    assert!(has("W01") && has("W30") && !has("W31") && has("PB-MELEE-1") && !has("PB-MELEE-4"));
}

#[test]
fn names_are_unique_over_all_files() {
    assert_eq!(casebook::twins(&case::Book::new(), &case::folder()), Vec::<String>::new());
}
