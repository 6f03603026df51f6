//! How this game's cases read and compare pictures, tested with cases that must fail. The runner itself is tested with those
//! of Chromatic Conflict.

use crate::case;

fn report(text: &str) -> Result<(), String> {
    casebook::report(&case::Book::new(), text)
}

const GIVEN: &str = "case W16 CR-ABIL-4 planted
given
    board
        A . Go
    party halfling dwarf spear_woman healer_cat
    turn A
";

#[test]
fn a_case_that_holds_passes() {
    let steps = "asked 1 turn
sees 1:a1 1:c1
line round 1
no-line round 2
play attack slingshot 1:c1 | white=0 white=0
asked 1 rolled
play yes | white=0 white=1
after
    board
        A . Go1
    A health 8 token 2 bag slingshot
";
    assert_eq!(report(&format!("{GIVEN}{steps}")), Ok(()));
}

#[test]
fn every_wrong_expectation_is_reported() {
    for (steps, fragment) in [
        ("asked 1 rolled\n", "it is '1 turn'"),
        ("blind 1:a1 1:c1\n", "sight is true"),
        ("sees 1:a1\n", "two squares are expected"),
        ("line round 2\n", "there is no such line in"),
        ("no-line round 1\n", "there is such a line"),
        ("play attack slingshot 1:b1\nasked 1 turn\n", "CR-ATK-1"),
        ("play attack slingshot 1:c1 | white=0 white=1\nplay no\nafter\n    board\n        A . Go\n", "Go1"),
        ("play attack slingshot 1:c1 | white=0 white=1\nplay no\nafter\n    A health 7 bag slingshot\n", "A health 8"),
    ] {
        let complaint = report(&format!("{GIVEN}{steps}")).expect_err(steps);
        assert!(complaint.contains(fragment), "{steps}{complaint}");
    }
}

#[test]
fn malformed_positions_are_reported() {
    let case = |lines: &str| format!("case CR-ATK-1 planted\ngiven\n{lines}asked 1 turn\n");
    for (lines, fragment) in [
        ("    board\n        A . Go\n    party halfling dwarf wizard giant\n    turn A\n", "wizard"),
        ("    board\n        A . Go\n    turn E\n", "'turn A actions 2' is expected"),
        ("    board\n        A . Go\n    A health 99\n    turn A\n", "99"),
        ("    board\n        A . Go99\n    turn A\n", "99"),
        ("    board\n        A . .\n    nonsense 3\n    turn A\n", "nonsense"),
    ] {
        let complaint = report(&case(lines)).expect_err(lines);
        assert!(complaint.contains(fragment), "{lines}{complaint}");
    }
    assert!(
        report("case CR-NOWHERE-1 planted\ngiven\n    board\n        A\n    turn A\nasked 1 turn\n").is_err(),
        "no such rule"
    );
}

#[test]
fn names_are_unique_over_all_files() {
    assert_eq!(casebook::twins(&case::Book::new(), &case::folder()), Vec::<String>::new());
}
