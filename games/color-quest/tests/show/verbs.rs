//! Every button has its texts, and stays where it is.

use crate::{check, common, game};
use color_quest::{Ability, ColorQuest, State};
use std::collections::BTreeSet;
use tabletop::{Game, Lang, Notation, Show, Touch, Viewer};

/// All words that any action is done by.
fn keys(rules: &ColorQuest) -> BTreeSet<&'static str> {
    let (mut keys, mut all) = (BTreeSet::new(), Vec::new());
    let mut decision = 0;
    game(rules, &common::setups()[1], 1, |state, _| {
        decision += 1;
        if decision > 4 {
            return;
        }
        rules.universe(state, &mut all);
        let view = rules.view(state, Viewer::Bystander);
        for touch in all.iter().flat_map(|&action| rules.touches(&view, action)) {
            keys.extend(match touch {
                Touch::Verb(verb) => Some(verb),
                _ => None,
            });
        }
    });
    keys
}

#[test]
fn every_button_has_a_name_and_a_line_in_both_languages() {
    let rules = ColorQuest::standard();
    let mut keys = keys(&rules);
    keys.extend(["to-moves", "to-attacks", "end"]);
    assert!(keys.len() > Ability::ALL.len() + 100, "{}", keys.len());
    let mut text = String::new();
    for key in keys {
        let [en, fr] = Lang::ALL.map(|lang| {
            let verb = rules.verb(key, lang);
            for text in [&verb.name, &verb.words] {
                check(text, lang);
                assert!(text.starts_with(char::is_uppercase), "{text}");
            }
            assert!(verb.words.ends_with('.'), "{}", verb.words);
            assert_eq!(verb.key, key);
            verb
        });
        assert_ne!(en.words, fr.words);
        assert_eq!(en.look, fr.look);
        let cost: Vec<&str> = en.cost.iter().map(|(look, _)| *look).collect();
        let cost = if cost.is_empty() { String::new() } else { format!(" [{}]", cost.join(" ")) };
        text += &format!("{key}: {}{cost}\n    {}: {}\n    {}: {}\n", en.look, en.name, en.words, fr.name, fr.words);
    }
    let path = golden::folder(env!("CARGO_MANIFEST_DIR"), "show").join("verbs.txt");
    assert_eq!(golden::compare(&path, &text, "BLESS"), Ok(()));
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
