//! Scenes as text, to be looked at: all that a page is told about a table.

use dark_threat::{DarkThreat, State};
use stage::Show;
use tabletop::{Game, Notation, Seat, Viewer};
use texts::Lang;

/// An Oak turn in mid-game, with a bit of everything: an active Temple, a corrupted one, an Avatar, a Mushroom, a stunned
/// Monk, a doomed Cleric, a protected Ninja, a puddle of the wrong colour on a prism.
pub(super) const MIDDLE: &str = "\
dark-threat
seats 2
levels medium hard
layout 1
cycles 30
board
11 .    .    .    .    ar   .    .    .    .    .    .    .    mb   .    .    .    .
10 .    .    r*   .    .    .    .    .    .    .    .    .    .    .    .    .    .
 9 .    o*   .    .    k    k    .    .    .    .    .    .    .    .    .    .    .
 8 .    .    .    .    Bw   k    .    .    g    .    .    .    .    .    r    .    .
 7 to   .    .    .    .    k    .    Ni   g    .    .    .    .    .    .    .    tp
 6 .    .    .    Ch   .    Wo   .    .    .    .    .    Fo   k    .    .    .    .
 5 .    .    .    .    Ma   .    .    Oa   .    .    .    .    Do   Sp   .    .    tg
 4 .    .    .    .    .    .    .    .    .    .    .    .    .    .    g    .    .
 3 .    .    .    .    y    .    .    .    .    .    .    .    k    .    Bs   .    .
 2 .    .    .    .    y    .    .    .    .    .    .    .    .    .    .    .    .
 1 .    .    .    .    .    .    .    .    Mo!  .    .    .    ty   .    .    .    Clx
   a    b    c    d    e    f    g    h    i    j    k    l    m    n    o    p    q
turn oak cycle 6 moves 1 attacks 2
order oak
buried 1
corrupted wisdom spirit
protected gaia h7
";

fn compare(rules: &DarkThreat, name: &str, state: &State, viewer: Viewer) {
    golden::compare_scene(rules, env!("CARGO_MANIFEST_DIR"), name, state, viewer);
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::numbered(number).unwrap())
}

/// The middle with other lines at its end.
fn changed(rules: &DarkThreat, changes: &[(&str, &str)]) -> State {
    let text = changes.iter().fold(MIDDLE.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    });
    rules.read_position(&text).unwrap()
}

#[test]
fn scenes_look_as_they_did() {
    let rules = DarkThreat::standard();
    compare(&rules, "middle", &rules.read_position(MIDDLE).unwrap(), seat(1));
    let lotus = [("attacks 2\n", "attacks 2\nwaits lotus 2 g2\n")];
    compare(&rules, "lotus", &changed(&rules, &lotus), Viewer::Bystander);
    let four = [("seats 2", "seats 4 kaos first"), ("turn oak cycle 6", "turn fongia cycle 1")];
    compare(&rules, "four", &changed(&rules, &four), seat(2));
}

#[test]
fn the_stunned_the_doomed_and_the_protected_are_told_apart_by_shapes() {
    let rules = DarkThreat::standard();
    let scene = rules.scene(&rules.view(&rules.read_position(MIDDLE).unwrap(), seat(1)), Lang::En);
    let looks = |name: &str| {
        let at = scene.spots.iter().find(|spot| spot.name == name).unwrap().id;
        scene.pieces.iter().filter(|piece| piece.spot == at).map(|piece| &*piece.part.look).collect::<Vec<_>>()
    };
    assert_eq!(looks("i1"), ["monk", "stars"]);
    assert_eq!(looks("q1"), ["cleric", "doomed"]);
    assert_eq!(looks("h7"), ["ninja", "prayer-dome"]);
    assert_eq!(looks("c9"), ["item-hammer"]);
    assert_eq!(looks("o9"), ["corruption", "seal-wings"]);
    assert_eq!(looks("c10"), ["prism-lit"]);
    // The prism under a red puddle is still seen to be blue.
    assert_eq!(looks("o8"), [format!("splash-{}", looks("o8")[0].trim_start_matches("splash-")).as_str(), "prism"]);
}

#[test]
fn a_line_is_pointed_at_by_its_first_square_and_by_its_origin_where_two_meet() {
    let rules = DarkThreat::standard();
    let state = changed(&rules, &[("turn oak", "turn wooden-king")]);
    let view = rules.view(&state, seat(2));
    let spots = |action: &str| {
        let touches = rules.touches(&view, rules.read_action(action).unwrap());
        let name = |touch: &stage::Touch| match touch {
            stage::Touch::Spot(id) => rules.scene(&view, Lang::En).spots.iter().find(|spot| spot.id == *id).unwrap().name.clone(),
            touch => format!("{touch:?}"),
        };
        touches.iter().map(name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(spots("advanced-network f6 f6 s"), "f6 Verb(\"advanced-network\") f5");
    assert_eq!(spots("advanced-network f6 f9 n"), "f6 Verb(\"advanced-network\") f10");
    assert_eq!(spots("advanced-network f6 e9 w"), "f6 Verb(\"advanced-network\") d9");
    // e7 lies beside f7 and below the Bane on e8: both could send a line there.
    assert_eq!(spots("advanced-network f6 f7 w"), "f6 Verb(\"advanced-network\") e7 f7");
    assert_eq!(spots("advanced-network f6 e8 s"), "f6 Verb(\"advanced-network\") e7 e8");
}
