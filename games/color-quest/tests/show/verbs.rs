//! Every button has its texts, and stays where it is.

use crate::common;
use color_quest::{Ability, ColorQuest, State};
use stage::{Show, Touch};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Viewer};
use texts::Lang;

/// All words by which something is done in the first decisions.
fn keys(rules: &ColorQuest) -> BTreeSet<&'static str> {
    let mut all = BTreeSet::new();
    let look = |state: &_, _: &[_], _: &mut _| all.extend(golden::keys(rules, state));
    golden::wander(rules, &common::setups()[1], (1, 4), common::kind, look, |_, _| {});
    all
}

#[test]
fn every_button_has_a_name_and_a_line_in_both_languages() {
    let rules = ColorQuest::standard();
    let mut keys = keys(&rules);
    keys.extend(["to-moves", "to-attacks", "end"]);
    assert!(keys.len() > Ability::ALL.len() + 100, "{}", keys.len());
    golden::compare_buttons(&rules, env!("CARGO_MANIFEST_DIR"), keys);
}

#[test]
fn a_word_that_means_nothing_has_no_name() {
    let rules = ColorQuest::standard();
    for word in ["", "fly", "recruit-golem-2", "pay-red-reserve", "Walk"] {
        assert_eq!(rules.verb(word, Lang::En).key, "");
    }
}

fn read(rules: &ColorQuest) -> State {
    rules.read_position(super::scenes::MIDDLE).unwrap()
}

#[test]
fn a_figure_offers_what_its_profile_has() {
    let rules = ColorQuest::standard();
    let state = read(&rules);
    let menu = |viewer: Viewer, square: &str| {
        let at = rules.layout(&state).board().named(square).unwrap();
        rules.menu(&rules.view(&state, viewer), &[Touch::Spot(at.index() as u16)])
    };
    let gaia = Viewer::Seat(tabletop::Seat::numbered(1).unwrap());
    let kaos = Viewer::Seat(tabletop::Seat::numbered(2).unwrap());
    // Not playable in this sequence, or used already: the buttons stay, and say why not.
    assert_eq!(menu(gaia, "b2"), ["special-summon-spirit", "rise", "celerity", "advanced-kung-fu"]);
    assert_eq!(menu(gaia, "d2"), ["special-unsummon", "blast-whirlwind", "run", "melee"]);
    assert_eq!(menu(kaos, "p8"), ["special-contamination", "slow", "melee", "direct-shot", "paint-network"]);
    let none: [&str; 0] = [];
    assert_eq!(menu(gaia, "p8"), none);
    for viewer in [gaia, kaos, Viewer::Bystander] {
        assert_eq!(menu(viewer, "a5"), none);
    }
}

#[test]
fn the_buttons_of_a_turn_stay_where_they_are() {
    let rules = ColorQuest::standard();
    let state = read(&rules);
    let none: [&str; 0] = [];
    for viewer in Viewer::all(rules.seats(&state)) {
        let decides = rules.to_act(&state).is_some_and(|seat| viewer.is(seat));
        let view = rules.view(&state, viewer);
        assert_eq!(rules.menu(&view, &[]), if decides { &["instant-green", "end"][..] } else { &none }, "{viewer}");
    }
}

/// Aura is the Cleric's attack and the Chosen One's special: what a button costs follows from where it stands (CQ-POW-1).
#[test]
fn a_power_costs_dice_and_an_attack_nothing() {
    let rules = ColorQuest::standard();
    let cost = |key: &str| rules.verb(key, Lang::En).cost.len();
    assert_eq!(["aura", "special-aura", "blast-charge", "rise", "run"].map(cost), [0, 1, 2, 3, 0]);
}
