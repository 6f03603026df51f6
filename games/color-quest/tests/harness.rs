//! How this game's cases read and compare pictures, tested with cases that must fail. The runner itself is tested with those
//! of Chromatic Conflict.

use crate::case;

fn report(text: &str) -> Result<(), String> {
    casebook::report(&case::Book::new(), text)
}

const GIVEN: &str = "case W05 CQ-SHUR-1 planted
given
    on d3 gNi, e3 k, f3 r, g3 kSk
    turn gaia attacks
";

#[test]
fn a_case_that_holds_passes() {
    let steps = "asked gaia attacks
turn gaia round 2
reserve 8
play shuriken d3 g3
after
    on d3 gNi'a, g3 &
";
    assert_eq!(report(&format!("{GIVEN}{steps}")), Ok(()));
}

#[test]
fn every_wrong_expectation_is_reported() {
    for (steps, fragment) in [
        ("asked kaos attacks\n", "it is 'gaia attacks'"),
        ("turn gaia round 3\n", "it is 'gaia round 2'"),
        ("reserve 7\n", "it is '8'"),
        ("play shuriken d3 g3\nafter\n    on d3 gNi'a\n", "g3 &"),
        ("play shuriken d3 g4\nasked gaia attacks\n", "CQ-"),
    ] {
        let complaint = report(&format!("{GIVEN}{steps}")).expect_err(steps);
        assert!(complaint.contains(fragment), "{steps}{complaint}");
    }
}

#[test]
fn malformed_positions_are_reported() {
    let case = |lines: &str| format!("case CQ-SHUR-1 planted\ngiven\n{lines}reserve 8\n");
    for (lines, fragment) in [
        ("    bord\n", "line 3: 'bord' begins no line of a position"),
        ("    board\n        3 . .\n          a\n", "line 4: row 3 shows 2 squares, but there are 1 columns"),
        ("    board\n        3 .\n          z\n", "line 5: 'z' is not the letter of a column here"),
        ("    on a1 k\n", "line 3: yO1 stands on a1 unless it is shown elsewhere"),
        ("    on c3\n", "line 3: 'c3' is not 'square thing'"),
        ("    dues 0 1\n    dues 0 1\n", "line 4: the line 'dues' stands here twice"),
    ] {
        let complaint = report(&case(lines)).expect_err(lines);
        assert!(complaint.contains(fragment), "{lines}{complaint}");
    }
}

#[test]
fn names_are_unique_over_all_files() {
    assert_eq!(casebook::twins(&case::Book::new(), &case::folder()), Vec::<String>::new());
}
