//! What players read: whole sentences, everywhere, in both languages.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

mod sentences;

use crate::common;
use dark_threat::DarkThreat;
use golden::assert_sound;
use stage::Words as _;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Game as _, Notation as _, Rng, Seed, Table, Viewer, tell};
use texts::Lang;

#[test]
fn every_action_event_and_prompt_is_a_sentence_and_no_two_actions_sound_alike() {
    let game = Arc::new(DarkThreat::standard());
    for (number, setup) in common::setups().into_iter().enumerate() {
        let mut table = Table::open(game.clone(), setup, Seed::numbered(number as u64)).unwrap();
        let mut rng = Rng::stream(number as u64, 5);
        let mut list = Vec::new();
        for _ in 0..120 {
            let state = table.state().clone();
            game.legal_actions(&state, &mut list);
            if list.is_empty() {
                break;
            }
            let viewer = Viewer::Seat(game.to_act(&state).unwrap());
            let view = game.view(&state, viewer);
            for lang in Lang::ALL {
                assert_sound(&game.prompt(&view, lang), lang, "prompt");
                let mut said: BTreeMap<String, String> = BTreeMap::new();
                for &action in &list {
                    let (words, written) = (game.action_words(&view, action, lang), game.write_action(action));
                    assert_sound(&words, lang, &written);
                    if let Some(other) = said.insert(words.clone(), written.clone()) {
                        panic!("'{other}' and '{written}' are both '{words}'");
                    }
                }
                let picture = game.draw(&view, lang).plain();
                let widest = picture.lines().map(|line| line.chars().count()).max().unwrap();
                assert!(widest <= 140, "{picture}");
            }
            let action = list[rng.index(list.len())];
            table.play(action).unwrap();
            let view = game.view(table.state(), viewer);
            for event in &table.steps().last().unwrap().events {
                let told = tell(&*game, event, viewer).unwrap();
                Lang::ALL.iter().for_each(|&lang| assert_sound(&game.event_words(&view, &told, lang), lang, "event"));
            }
        }
        if let Some(outcome) = game.outcome(table.state()) {
            let view = game.view(table.state(), Viewer::Bystander);
            Lang::ALL.iter().for_each(|&lang| assert_sound(&game.outcome_words(&view, &outcome, lang), lang, "outcome"));
        }
    }
}

#[test]
fn every_rule_is_said_in_both_languages() {
    let game = DarkThreat::standard();
    for rule in game.rules() {
        for lang in Lang::ALL {
            let words = game.rule_words(rule, lang).unwrap();
            assert!(words.len() > 20 && words.ends_with('.'), "{rule}: {words}");
        }
    }
}

#[test]
fn three_cannot_play_and_that_is_said() {
    assert_eq!(DarkThreat::BLURB.seat_counts, [2, 4]);
    assert_eq!([Lang::En, Lang::Fr].map(|lang| DarkThreat::BLURB.players(lang)), ["2 or 4", "2 ou 4"]);
}

#[test]
fn events_are_said_in_the_same_words_later() {
    golden::assert_said_the_same_later(&DarkThreat::standard(), &crate::common::setups(), (900, 12), 400);
}
