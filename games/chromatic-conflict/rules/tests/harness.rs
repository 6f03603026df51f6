//! The reader and player of rule cases, tested with cases that must fail.

use crate::case;

/// What is reported of a text: the reader's complaint, or that of the first case that fails.
fn report(text: &str) -> Result<(), String> {
    let book = case::Book::new();
    casebook::read(&book, "planted.case", text)?.iter().try_for_each(|case| casebook::run(&book, case))
}

const GIVEN: &str = "case CC-CAP-3 planted
given
    board | 0        1
        0 | Core:b5  F21:o3
    hand 1 3 4 | F01
";

/// The complaint about a case that starts with the usual position and goes on with `steps`.
fn complaint(steps: &str) -> String {
    report(&format!("{GIVEN}{steps}")).expect_err(steps)
}

#[test]
fn a_case_that_holds_passes() {
    let steps = "legal place 4: (1,0)
legal place 4 (1,0)
options 7
refuse place 3 (1,0) by CC-CAP-3
asked 1 action
turn 9 seat 1 action 1
points 1 0 3 0
effects 1 none
shield 1 supply
discard 1 none
hand 1 3 4 | T01
pile 1 11
pile terrains 19
sees 2 (1,0): gems 3 zones ? ? empty ?
outcome none
play place 4 (1,0)
board
    board | 0 1
    0 | Core:b5 F21:b4
events
    seat 1 places 4 on (1,0)
    the 3 of seat 3 leaves (1,0), captured
    seat 1 reveals empty on (1,0)
told 2
    seat 1 places 4 on (1,0)
    the 3 of seat 3 leaves (1,0), captured
    seat 1 reveals empty on (1,0)
after
    turn 9 seat 1 action 2
    board | 0        1
        0 | Core:b5  F21:b4
    hand 1 3 | F01
    discard 3 3
    known T21 public o
again
points 1 0 3 0
";
    assert_eq!(report(&format!("{GIVEN}{steps}")), Ok(()));
}

#[test]
fn every_wrong_expectation_is_reported_with_its_line() {
    for (steps, fragment) in [
        ("legal place 4: (0,0) (1,0)\n", "planted.case:6: it is '(1,0)'"),
        ("legal place 3 (1,0)\n", "planted.case:6: this is forbidden by CC-CAP-3"),
        ("only place 4 (1,0)\n", "planted.case:6: it is 'lay T01"),
        ("options 8\n", "it is '7', but the case says '8'"),
        ("refuse place 4 (1,0) by CC-CAP-3\n", "this is among the options"),
        ("refuse place 3 (1,0) by CC-CAP-4\n", "it is 'CC-CAP-3', but the case says 'CC-CAP-4'"),
        ("refuse place 3 (1,0)\n", "'refuse <action> by <rule>' is expected"),
        ("asked 2 action\n", "it is '1 action'"),
        ("turn 9 seat 1 action 2\n", "it is '9 seat 1 action 1'"),
        ("points 1 0 2 0\n", "it is '1 0 3 0'"),
        ("effects 1 strike\n", "it is 'none'"),
        ("shield 1 (0,0)\n", "it is 'supply'"),
        ("discard 3 3\n", "it is 'none'"),
        ("hand 1 3 | T01\n", "it is '3 4 | T01'"),
        ("pile 1 12\n", "it is '11'"),
        ("pile terrains 3\n", "it is '19'"),
        ("pile 5 3\n", "'5' is not a seat here"),
        ("sees 2 (1,0): gems 3 zones ? ? ? ?\n", "it is 'gems 3 zones ? ? empty ?'"),
        ("sees everybody (2,0): gems 3 zones ? ? ? ?\n", "it is 'nothing'"),
        ("outcome stuck winners 1\n", "it is 'none'"),
        ("events\n    seat 1 is first\n", "planted.case:6: it is\n    \nbut the case says\n    seat 1 is first"),
        ("play place 4 (1,0)\nboard\n    board | 0 1\n    0 | Core:b5 F21:o3\n", "planted.case:7: it is\n    board | 0        1"),
        ("play place 4 (1,0)\nafter\n    board | 0 1\n        0 | Core:b5 F21:b4\n    hand 1 3 | F01\n", "planted.case:7: it is"),
    ] {
        let complaint = complaint(steps);
        assert!(complaint.contains(fragment), "{steps}{complaint}");
    }
}

#[test]
fn an_illegal_or_unlucky_play_is_reported() {
    for (steps, fragment) in [
        ("play place 3 (1,0)\npoints 1 0 3 0\n", "planted.case:6: this action is forbidden by CC-CAP-3"),
        ("play jump\npoints 1 0 3 0\n", "'jump': an action"),
        ("play place 4 (1,0) | chromeca=2\npoints 1 0 3 0\n", "'chromeca=2' is written, but the game does not draw it here"),
        ("play place 4 (1,0) | luck\npoints 1 0 3 0\n", "'luck' is not luck"),
        ("play place 4 (1,0)\nplay lay T01 (2,0)\npoints 1 0 3 0\n", "planted.case:7: the game draws 'chromeca' here"),
    ] {
        let complaint = complaint(steps);
        assert!(complaint.contains(fragment), "{steps}{complaint}");
    }
}

#[test]
fn malformed_cases_are_reported() {
    for (text, fragment) in [
        ("", "planted.case:1: the file has no case"),
        ("# nothing\n", "planted.case:1: the file has no case"),
        ("points 1 0\n", "planted.case:1: 'case', IDs and a sentence are expected"),
        ("case nothing is named\npoints 1\n", "planted.case:1: IDs of the catalogue and a sentence are expected"),
        ("case CC-CAP-3\npoints 1\n", "planted.case:1: IDs of the catalogue and a sentence are expected"),
        ("case CC-CAP-99 nothing of the kind\npoints 1\n", "the catalogue has no CC-CAP-99"),
        ("case W31 nothing of the kind\npoints 1\n", "the catalogue has no W31"),
        ("case CC-CAP-3 no step\n", "planted.case:1: the case expects nothing"),
        ("case CC-CAP-3 only a play\ngiven\n    board | 0\nplay place 2 (0,0)\n", "the case expects nothing"),
        ("case CC-CAP-3 a typo\nlegl place 2\n", "planted.case:2: 'legl' is not a step"),
        ("case CC-CAP-3 a block too many\npoints 1 0\n    what is this\n", "planted.case:3: these lines belong to no picture"),
        ("case CC-CAP-3 no position\npoints 1 0\n", "planted.case:2: no position is given yet"),
        ("case CC-CAP-3 twins\npoints 1\ncase CC-CAP-3 twins\npoints 1\n", "the same name as the one in line 1"),
        (
            "case CC-CAP-3 a position that cannot be\ngiven\n    board | 0\n        0 | Core:b9\npoints 1\n",
            "planted.case:2: the position cannot be read: line 4: 'b9' is not a Chromeca",
        ),
    ] {
        let complaint = report(text).expect_err(text);
        assert!(complaint.contains(fragment), "{text}\n{complaint}");
    }
}

#[test]
fn blessing_rewrites_pictures_and_nothing_else() {
    let book = case::Book::new();
    let wrong = format!("{GIVEN}# a comment stays\nplay place 4 (1,0)\nboard\n    nonsense\nevents\npoints 1 0 3 0\n");
    let blessed = casebook::bless(&book, "planted.case", &wrong).expect("the text can be read");
    let right = format!(
        "{GIVEN}# a comment stays\nplay place 4 (1,0)\nboard\n    board | 0        1\n        0 | Core:b5  F21:b4\nevents\n    \
         seat 1 places 4 on (1,0)\n    the 3 of seat 3 leaves (1,0), captured\n    seat 1 reveals empty on (1,0)\npoints 1 0 3 0\n"
    );
    assert_eq!(blessed, right);
    let complaint = report(&blessed).expect_err("the points are still wrong");
    assert!(complaint.contains("planted.case:15: it is '4 0 0 0'"), "{complaint}");
}

#[test]
fn names_are_unique_over_all_files() {
    let book = case::Book::new();
    let mut names = Vec::new();
    for path in casebook::files(&case::folder()) {
        let text = std::fs::read_to_string(&path).expect("a case file can be read");
        names.extend(casebook::read(&book, &path.display().to_string(), &text).expect("a case file is well-formed"));
    }
    names.sort_by(|a, b| a.name.cmp(&b.name));
    let twins: Vec<_> = names.windows(2).filter(|pair| pair[0].name == pair[1].name).collect();
    assert!(twins.is_empty(), "{} and {}: {}", twins[0][0].file, twins[0][1].file, twins[0][0].name);
}
