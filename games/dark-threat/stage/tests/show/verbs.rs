//! Every button has its texts, and stays where it is.

use crate::common;
use dark_threat::{Ability, DarkThreat, State};
use stage::{Show, Touch};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Viewer};
use texts::Lang;

/// All words by which something is done in the first decisions.
fn keys(rules: &DarkThreat) -> BTreeSet<&'static str> {
    let mut all = BTreeSet::new();
    let look = |state: &_, _: &[_], _: &mut _| all.extend(golden::keys(rules, state));
    golden::wander(rules, &common::setups()[1], (1, 4), crate::kind, look, |_, _| {});
    all
}

#[test]
fn every_button_has_a_name_and_a_line_in_both_languages() {
    let rules = DarkThreat::standard();
    let mut keys = keys(&rules);
    keys.insert("chosen-aura");
    assert_eq!(keys.len(), Ability::ALL.len() + 1 + 6 + 2 + 6 + 6 + 4);
    golden::compare_buttons(&rules, env!("CARGO_MANIFEST_DIR"), keys);
}

#[test]
fn a_word_that_means_nothing_has_no_name() {
    let rules = DarkThreat::standard();
    for word in ["", "fly", "ninja-ninja-monk", "order-fongia", "Walk"] {
        assert_eq!(rules.verb(word, Lang::En).key, "");
    }
}

fn read(rules: &DarkThreat) -> State {
    rules.read_position(super::scenes::MIDDLE).unwrap()
}

#[test]
fn a_figure_offers_what_its_kind_can_do() {
    let rules = DarkThreat::standard();
    let state = read(&rules);
    let menu = |viewer: Viewer, square: &str| {
        let at = rules.board().named(square).unwrap();
        rules.menu(&rules.view(&state, viewer), &[Touch::Spot(at.index() as u16)])
    };
    let gaia = Viewer::Seat(tabletop::Seat::numbered(1).unwrap());
    let kaos = Viewer::Seat(tabletop::Seat::numbered(2).unwrap());
    assert_eq!(menu(gaia, "h5"), ["celerity", "kung-fu", "invoke-avatar"]);
    // Not playable in this turn, or without the item: the buttons stay, and say why not.
    assert_eq!(menu(gaia, "d6"), ["walk", "network", "chosen-aura", "hammer", "wings"]);
    assert_eq!(menu(kaos, "e5"), ["bury", "seduction", "scream", "sacrifice"]);
    // A doomed Follower is Kaos's; Totems are nobody's.
    let none: [&str; 0] = [];
    assert_eq!(menu(kaos, "q1"), ["run", "prayer"]);
    assert_eq!(menu(gaia, "q1"), none);
    for viewer in [gaia, kaos, Viewer::Bystander] {
        assert_eq!(menu(viewer, "a7"), none);
        assert_eq!(menu(viewer, "g1"), none);
    }
}

#[test]
fn the_buttons_of_a_turn_stay_where_they_are() {
    let rules = DarkThreat::standard();
    let state = read(&rules);
    let none: [&str; 0] = [];
    for viewer in Viewer::all(rules.seats(&state)) {
        let decides = rules.to_act(&state).is_some_and(|seat| viewer.is(seat));
        let view = rules.view(&state, viewer);
        assert_eq!(rules.menu(&view, &[]), if decides { &["end"][..] } else { &none }, "{viewer}");
    }
}
