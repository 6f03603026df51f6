//! Scenes as text, to be looked at: all that a page is told about a table.

use super::counted;
use paint_brawl::{PaintBrawl, State};
use stage::{Piece, Show};
use tabletop::{Game, Notation, Seat, Viewer};
use texts::Lang;

/// The table of the first drafts: four clans in mid-game, with a bit of everything.
const DRAFT: &str = "\
paint-brawl
level advanced women blasts
scenario 1
seats red blue yellow purple
board
11 .    b    .    .    .    .    .    .    .    .    y
10 .    bC   b    .    bK   .    .    .    y    yC   .
 9 b    .    bS   b    b    .    y    ^yH  .    .    y
 8 .    b    b    ^b   b    .    yg   .    yM   y    .
 7 .    bR   .    .    .    .    y    y    .    .    .
 6 .    r    r    r    .    @p   .    .    p    p    .
 5 .    r    .    rH   .    .    y    .    rS!p .    .
 4 .    r    ^    .    .    .    p    pB   .    p    .
 3 r    r    .    r    .    rW   .    p    ^p   .    p
 2 .    rC   .    p    p    .    p    pG   .    pC   .
 1 .    .    .    .    .    .    p    .    .    .    .
   a    b    c    d    e    f    g    h    i    j    k
turn red round 5 moves 1 attacks 2
hand red missed kadamas
hand blue fatigue
hand purple explosion immunity
blasts blue none
pile fatigue 3 missed 3 kadamas 2 explosion 3 summoning 4 immunity 3
discard kadamas
";

fn compare(rules: &PaintBrawl, name: &str, state: &State, viewer: Viewer) {
    golden::compare_scene(rules, env!("CARGO_MANIFEST_DIR"), name, state, viewer);
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::numbered(number).unwrap())
}

#[test]
fn scenes_look_as_they_did() {
    let rules = PaintBrawl::standard();
    compare(&rules, "draft", &rules.read_position(DRAFT).unwrap(), seat(1));
    compare(&rules, "placing", &counted(&rules, "placing-2"), seat(1));
    compare(&rules, "collect", &counted(&rules, "collect-kadamas-begun"), Viewer::Bystander);
    compare(&rules, "tactical", &counted(&rules, "take"), seat(2));
}

/// The viewer's progress and what is said about it, with the draft's board and another goal.
fn goal(rules: &PaintBrawl, scenario: u8, changes: &[(&str, &str)], viewer: Viewer) -> (Option<(u8, u8)>, String) {
    let text = DRAFT.replace("scenario 1", &format!("scenario {scenario}"));
    let text = changes.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    });
    let goal = rules.scene(&rules.view(&rules.read_position(&text).unwrap(), viewer), Lang::En).goal.unwrap();
    (goal.progress, goal.note.unwrap_or_default())
}

#[test]
fn goals_count_how_far_the_viewer_is() {
    let rules = PaintBrawl::standard();
    let says = |scenario, changes: &[(&str, &str)], viewer| {
        let (progress, note) = goal(&rules, scenario, changes, viewer);
        format!("{progress:?} {note}")
    };
    assert_eq!(says(1, &[], seat(1)), "Some((6, 7)) Your chain: 6 of 7, e6 is missing.");
    assert_eq!(says(1, &[], Viewer::Bystander), "None ");
    // A figure in the way is no link, though it may leave.
    let blocked = [("5 .    r    .    rH ", "5 .    rH   .    .  ")];
    assert_eq!(says(1, &blocked, seat(1)), "Some((5, 7)) Your chain: 5 of 7, b5 and e6 are missing.");
    assert_eq!(says(2, &[], seat(1)), "Some((0, 3)) Still missing there: Warrior, Hunter and Shaman.");
    let near = [(".    rH   .    .    y ", ".    .    rH   .    y ")];
    assert_eq!(says(2, &near, seat(1)), "Some((1, 3)) Still missing there: Warrior and Shaman.");
    assert_eq!(says(3, &[], seat(1)), "Some((0, 9)) You hold 0 of 9 squares.");
    assert_eq!(says(3, &[], seat(4)), "Some((1, 9)) You hold 1 of 9 squares.");
    assert_eq!(says(3, &[], seat(3)), "Some((2, 9)) You hold 2 of 9 squares.");
    assert_eq!(says(4, &[], seat(1)), "None Your Chief is 8 steps away and may not move: the marker is not yours.");
    assert_eq!(says(4, &[], seat(4)), "None Your Chief is 8 steps away and may move: the marker is yours.");
    assert_eq!(says(5, &[], seat(3)), "Some((1, 3)) You hold 1 of 3 walls.");
}

#[test]
fn with_two_clans_the_goal_is_the_other_one() {
    let rules = PaintBrawl::standard();
    let text = rules.write_position(&counted(&rules, "collect-kadamas-begun"));
    let says = |text: &str, viewer| {
        let goal = rules.scene(&rules.view(&rules.read_position(text).unwrap(), viewer), Lang::En).goal.unwrap();
        format!("{:?} {}", goal.progress, goal.note.unwrap_or_default())
    };
    assert_eq!(says(&text, seat(1)), "Some((4, 19)) Your chain: 4 of 19, 15 squares are missing.");
    let capture = text.replace("scenario 1", "scenario 2");
    assert_eq!(says(&capture, seat(1)), "Some((4, 8)) 4 enemy fighters are left.");
    let one_less = capture.replacen(" bW", " rW", 1);
    assert_eq!(says(&one_less, seat(1)), "Some((5, 8)) 3 enemy fighters are left.");
    assert_eq!(says(&one_less, seat(2)), "Some((3, 8)) 5 enemy fighters are left.");
}

#[test]
fn a_matriarch_looks_like_herself_and_covers_no_letter_of_the_marker() {
    let rules = PaintBrawl::standard();
    let text = DRAFT.replace("    pC   .", "    .    .").replace("@p   ", "@p+pC ").replace("scenario 1", "scenario 3");
    let text = text.replace("seats red blue yellow purple\n", "seats red blue yellow purple\nmatriarchs purple\n");
    let scene = rules.scene(&rules.view(&rules.read_position(&text).unwrap(), seat(1)), Lang::Fr);
    let quest = scene.spots.iter().find(|spot| spot.look == "quest").unwrap();
    assert_eq!(quest.words, "f6, case de Quête, marqueur violet, Matriarche violette");
    let pieces: Vec<&Piece> = scene.pieces.iter().filter(|piece| piece.spot == quest.id).collect();
    let looks: Vec<&str> = pieces.iter().map(|piece| &*piece.part.look).collect();
    assert_eq!(looks, ["marker", "oak", "matriarch"]);
    assert_eq!(pieces[1].states, ["faint"]);
    let written = |piece: &Piece| piece.part.text.as_ref().unwrap().x;
    assert!(written(pieces[0]) < 0.5 && written(pieces[2]) > 0.5);
}

#[test]
fn what_stands_on_a_wall_is_raised_and_the_stunned_see_stars() {
    let rules = PaintBrawl::standard();
    let scene = rules.scene(&rules.view(&rules.read_position(DRAFT).unwrap(), seat(1)), Lang::En);
    let on = |name: &str| {
        let at = scene.spots.iter().find(|spot| spot.name == name).unwrap().id;
        scene.pieces.iter().filter(|piece| piece.spot == at).collect::<Vec<_>>()
    };
    let looks = |name: &str| on(name).iter().map(|piece| piece.part.look.as_str()).collect::<Vec<_>>();
    assert_eq!(looks("h9"), ["wall", "hunter"]);
    assert_eq!(on("h9")[1].states, ["raised"]);
    assert!(on("h9")[1].part.y < on("d5")[0].part.y);
    assert_eq!(looks("i5"), ["shaman", "stars"]);
    assert_eq!(on("i5")[0].states, ["stunned"]);
    assert_eq!(looks("f6"), ["marker", "oak"]);
    assert_eq!(looks("d8")[0], "wall");
    assert_eq!(on("d8")[1].states, ["raised"]);
}
