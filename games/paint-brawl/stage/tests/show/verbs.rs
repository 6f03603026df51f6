//! Every button has its texts.

use super::counted;
use crate::common;
use paint_brawl::{Ability, PaintBrawl};
use stage::{OptionWords, Show, Touch};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Viewer};
use texts::Lang;

/// All words by which something is done in the first decisions.
fn keys(rules: &PaintBrawl) -> BTreeSet<&'static str> {
    let mut all = BTreeSet::new();
    let look = |state: &_, _: &[_], _: &mut _| all.extend(golden::keys(rules, state));
    golden::wander(rules, &common::tables()[1], (1, 2), crate::kind, look, |_, _| {});
    all
}

#[test]
fn every_button_has_a_name_and_a_line_in_both_languages() {
    let rules = PaintBrawl::standard();
    let keys = keys(&rules);
    assert_eq!(keys.len(), Ability::ALL.len() + 2 + 4 + 6 + 6 + 8);
    golden::compare_buttons(&rules, env!("CARGO_MANIFEST_DIR"), keys);
}

#[test]
fn a_word_that_means_nothing_has_no_name() {
    let rules = PaintBrawl::standard();
    for word in ["", "fly", "woman-chief", "place-mini", "Walk"] {
        assert_eq!(rules.verb(word, Lang::En).key, "");
    }
}

#[test]
fn a_figure_offers_what_its_kind_can_do_at_this_level() {
    let rules = PaintBrawl::standard();
    let menu = |file: &str, viewer: Viewer, square: &str| {
        let state = counted(&rules, file);
        let at = rules.board().named(square).unwrap();
        rules.menu(&rules.view(&state, viewer), &[Touch::Spot(at.index() as u16)])
    };
    let red = Viewer::Seat(tabletop::Seat::numbered(1).unwrap());
    let blue = Viewer::Seat(tabletop::Seat::numbered(2).unwrap());
    // Stunned or without actions: the buttons stay, and say why not.
    assert_eq!(menu("few-advanced-1", red, "k2"), ["walk", "network", "summon", "cloning"]);
    assert_eq!(menu("few-advanced-1", red, "j1"), ["run", "stun", "strike", "rift"]);
    assert_eq!(menu("few-advanced-1", red, "a1"), ["chief", "melee", "shot", "network"]);
    assert_eq!(menu("few-advanced-1", red, "b2"), ["slug"]);
    assert_eq!(menu("few-initiation-1", red, "a1"), ["chief", "melee", "shot", "network"]);
    let none: [&str; 0] = [];
    for (viewer, square) in [(red, "a6"), (red, "c1"), (red, "k11"), (blue, "k2"), (Viewer::Bystander, "k2")] {
        assert_eq!(menu("few-advanced-1", viewer, square), none, "{square}");
    }
    // Nothing else is done while somebody is asked.
    assert_eq!(menu("react-to-shot", red, "b1"), none);
}

#[test]
fn the_buttons_of_a_turn_stay_where_they_are() {
    let rules = PaintBrawl::standard();
    let none: [&str; 0] = [];
    for (file, verbs) in [
        ("few-advanced-1", &["take-back", "exchange", "end"][..]),
        ("collect-kadamas-begun", &["enough"]),
        ("shots-2", &["stop"]),
        ("react-to-shot", &["pass"]),
        ("immunity-against-kadamas", &["pass"]),
        ("last-call", &["pass"]),
        ("take", &[]),
        ("placing-2", &[]),
    ] {
        let state = counted(&rules, file);
        for viewer in Viewer::all(rules.seats(&state)) {
            let decides = rules.to_act(&state).is_some_and(|seat| viewer.is(seat));
            let view = rules.view(&state, viewer);
            assert_eq!(rules.menu(&view, &[]), if decides { verbs } else { &none }, "{file} {viewer}");
            assert_eq!(rules.menu(&view, &[Touch::Verb("take-back")]), none);
        }
    }
}

#[test]
fn every_option_of_a_setup_has_names_for_its_values() {
    for option in PaintBrawl::standard().options() {
        let values = option.choices;
        if option.key == "colours" || option.key == "matriarchs" {
            assert!(values.is_empty(), "{}", option.key);
            continue;
        }
        assert_eq!(values.join(", "), option.values, "{}", option.key);
        for lang in Lang::ALL {
            let name = |value: &&str| option.choice(PaintBrawl::NAME, value).say_if_known(lang);
            let names: BTreeSet<Option<String>> = values.iter().map(name).collect();
            assert!(names.len() == values.len() && !names.contains(&None), "{} {names:?}", option.key);
        }
    }
}
