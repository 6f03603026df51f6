//! What players read: every sentence exists in both languages, and tells no secret.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

mod sentences;

use crate::common;
use color_quest::{Ability, Action, ColorQuest, Event};
use golden::{assert_sound, wander};
use stage::Words as _;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Game as _, Notation as _, Viewer, tell};
use texts::Lang;

#[test]
fn every_action_and_prompt_is_a_sentence_and_no_two_actions_sound_alike() {
    let game = ColorQuest::standard();
    for (number, setup) in (0..).zip(common::setups()) {
        let mut decision = 0;
        let look = |state: &_, legal: &[Action], _: &mut _| {
            decision += 1;
            if decision % 5 > 0 {
                return;
            }
            let viewer = game.to_act(state).map_or(Viewer::Bystander, Viewer::Seat);
            let view = game.view(state, viewer);
            for lang in Lang::ALL {
                assert_sound(&game.prompt(&view, lang), lang, "prompt");
                let mut said: BTreeMap<String, String> = BTreeMap::new();
                for &action in legal {
                    let (words, written) = (game.action_words(&view, action, lang), game.write_action(action));
                    assert_sound(&words, lang, &written);
                    if let Some(other) = said.insert(words.clone(), written.clone()) {
                        panic!("'{other}' and '{written}' are both '{words}'");
                    }
                }
                assert!(decision % 40 > 0 || game.draw(&view, lang).plain().lines().count() > 12);
            }
        };
        wander(&game, &setup, (number, usize::MAX), common::kind, look, |_, _| {});
    }
}

#[test]
fn cq_hid_2_others_are_not_told_which_card_was_drawn() {
    let game = ColorQuest::standard();
    let seat = tabletop::Seat::at(0);
    let event = Event::Drew { camp: color_quest::Camp::Gaia, seat, card: Some(color_quest::Potion::Mana) };
    let hidden = Event::Drew { camp: color_quest::Camp::Gaia, seat, card: None };
    assert_eq!(tell(&game, &event, Viewer::Seat(seat)).unwrap().event(), &event);
    assert_eq!(tell(&game, &event, Viewer::Seat(tabletop::Seat::at(1))).unwrap().event(), &hidden);
    assert_eq!(tell(&game, &event, Viewer::Bystander).unwrap().event(), &hidden);
}

#[test]
fn every_rule_and_every_ability_has_a_text_of_its_own() {
    let game = ColorQuest::standard();
    assert_eq!(game.rules().len(), 301);
    for lang in Lang::ALL {
        let texts: BTreeSet<String> = game.rules().into_iter().map(|rule| game.rule_words(rule, lang).unwrap()).collect();
        assert!(texts.iter().all(|text| !text.contains("CQ-")));
        for ability in Ability::ALL {
            assert_sound(&ability.name().say(lang), lang, "name");
            assert_sound(&ability.does().say(lang), lang, "button");
            assert!(game.rule_words(ability.rule(), lang).is_some(), "{}", ability.rule());
        }
    }
}

#[test]
fn events_are_said_in_the_same_words_later() {
    golden::assert_said_the_same_later(&ColorQuest::standard(), &crate::common::setups(), (900, 8), 400);
}
