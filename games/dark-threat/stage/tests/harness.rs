//! How this game's cases read and compare pictures, tested with cases that must fail. The runner itself is tested with those
//! of Chromatic Conflict.

use crate::case;

/// What is reported of a text: the reader's complaint, or that of the first case that fails.
fn report(text: &str) -> Result<(), String> {
    casebook::report(&case::Book::new(), text)
}

const GIVEN: &str = "case W08 DT-ATK-8 planted
given
    board
        8 .  Mo
        7 .  Ni
        6 .  Wo
          e  f
    on e4 Ma
";

#[test]
fn a_case_that_holds_passes() {
    let steps = "legal advanced-network f6 f6: n e s w
legal run f7: none
refuse run f7 e7 by DT-TURN-3
asked kaos main
turn wooden-king cycle 2
actions moves 2 attacks 2
supply black 60
supply red 10
supply mandrake 1
supply spore 2
items none
goals gaia no no
goals kaos no no
outcome none
play advanced-network f6 f6 n
events
    Advanced Network: the Wooden King on f6 paints north from f6.
    A black puddle appears on f9.
    The Ninja on f7 is knocked out.
    The Monk on f8 is knocked out.
after
    on f7 Ni!, f8 Mo!, f9 k
actions moves 2 attacks 1
again
play sacrifice e4 | kaos=mind-control
asked kaos doom
play doom f7
after
    board
        8 .  Mo
        7 .  Nix
          e  f
board
     7 .   Nix
     6 .   Wo
       e   f
";
    assert_eq!(report(&format!("{GIVEN}{steps}")), Ok(()));
}

#[test]
fn every_wrong_expectation_is_reported_with_its_line() {
    for (steps, fragment) in [
        ("legal advanced-network f6 f6: n\n", "planted.case:9: it is 'n e s w'"),
        ("asked gaia main\n", "it is 'kaos main'"),
        ("turn oak cycle 2\n", "it is 'wooden-king cycle 2'"),
        ("actions moves 1 attacks 2\n", "it is 'moves 2 attacks 2'"),
        ("actions moves 2 attacks 2 all 2\n", "it is 'moves 2 attacks 2'"),
        ("supply black 59\n", "it is '60'"),
        ("supply pink 1\n", "'pink' has no supply"),
        ("items force\n", "it is 'none'"),
        ("goals gaia yes no\n", "it is 'no no'"),
        ("goals nobody no\n", "'goals <camp> <met or not>' is expected"),
        ("outcome limit\n", "it is 'none'"),
        ("play advanced-network f6 f6 n\nafter\n    on f7 Ni!, f8 Mo!\n", "planted.case:10: it is"),
        ("play advanced-network f6 f6 n\nafter\n    on f7 Ni!, f8 Mo\n", "f9 k"),
        ("play sacrifice e4 | kaos=mind-control\nplay doom f7\nafter\n    on f7 Nix\n    corrupted force\n", "corrupted none"),
        ("play sacrifice e4\nasked kaos doom\n", "kaos"),
        ("board\n    7 Ni\n      e\n", "7 ."),
    ] {
        let complaint = report(&format!("{GIVEN}{steps}")).expect_err(steps);
        assert!(complaint.contains(fragment), "{steps}{complaint}");
    }
}

#[test]
fn malformed_positions_are_reported() {
    let case = |lines: &str| format!("case DT-ATK-8 planted\ngiven\n{lines}items none\n");
    for (lines, fragment) in [
        ("    bord\n", "line 3: 'bord' begins no line of a position"),
        ("    board\n        3 . .\n          a\n", "line 4: row 3 shows 2 squares, but there are 1 columns"),
        ("    board\n        3 .\n        4 .\n          a\n", "line 5: row 4 is not expected here"),
        ("    board\n        3 .\n          z\n", "line 5: 'z' is not the letter of a column here"),
        ("    board\n        3 .\n", "line 3: the board ends with a line of letters"),
        ("    board\n        1 .\n          a\n", "line 4: Ch stands on a1 unless it is shown elsewhere"),
        ("    board\n        3 Xx\n          a\n", "line 4: 'Xx' is not what a square can hold"),
        ("    on e11 k\n", "line 3: tr stands on e11 unless it is shown elsewhere"),
        ("    on z3 k\n", "line 3: 'z3' is not a square"),
        ("    on c3\n", "line 3: 'c3' is not 'square thing'"),
        ("    buried 1\n    buried 1\n", "line 4: the line 'buried' stands here twice"),
        ("    corrupted pride\n", "line 3: a Temple (force, wisdom, spirit)"),
    ] {
        let complaint = report(&case(lines)).expect_err(lines);
        assert!(complaint.contains(fragment), "{lines}{complaint}");
    }
}

#[test]
fn blessing_writes_what_was_shown_and_what_changed() {
    let wrong = format!("{GIVEN}play advanced-network f6 f6 n\nafter\n    on e9 k\n");
    let blessed = casebook::bless(&case::Book::new(), "planted.case", &wrong).expect("the text can be read");
    let picture = "    on e9 ., f8 Mo!, f7 Ni!, f9 k\n";
    assert_eq!(blessed, format!("{GIVEN}play advanced-network f6 f6 n\nafter\n{picture}"));
}

#[test]
fn every_worked_case_has_its_id() {
    let book = case::Book::new();
    let has = |id: &str| casebook::Casebook::has(&book, id);
    assert!(has("W01") && has("W30") && !has("W31") && has("DT-ATK-8") && !has("DT-ATK-99"));
}

#[test]
fn names_are_unique_over_all_files() {
    assert_eq!(casebook::twins(&case::Book::new(), &case::folder()), Vec::<String>::new());
}
