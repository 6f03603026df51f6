//! What players read: every sentence exists in both languages, and tells no secret.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

mod common;

use color_quest::{Ability, ColorQuest, Event};
use std::collections::BTreeSet;
use tabletop::{Game as _, Lang, Rng, Seed, Seeded, Viewer, Words as _, tell};

fn sound(text: &str) {
    assert!(!text.trim().is_empty() && text.trim() == text, "{text:?}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "{text:?}");
    assert!(!text.contains('{') && !text.contains("None"), "{text:?}");
}

#[test]
fn everything_that_can_be_chosen_or_happens_is_said_in_both_languages() {
    let game = ColorQuest::standard();
    let mut said: BTreeSet<String> = BTreeSet::new();
    for (number, setup) in (0..).zip(common::setups()) {
        let mut luck = Seeded::new(Seed::numbered(number));
        let mut rng = Rng::stream(number, 1);
        let mut state = game.start(&setup, &mut luck).unwrap();
        let (mut list, mut events) = (Vec::new(), Vec::new());
        loop {
            game.legal_actions(&state, &mut list);
            let viewers: Vec<Viewer> = Viewer::all(2).collect();
            let viewer = viewers[rng.index(viewers.len())];
            let view = game.view(&state, viewer);
            for lang in Lang::ALL {
                sound(&game.prompt(&view, lang));
                for event in &events {
                    let told = tell(&game, event, viewer).unwrap();
                    sound(&game.event_words(&view, &told, lang));
                    said.insert(format!("{event:?}").split([' ', '(']).next().unwrap().to_owned());
                }
            }
            if list.is_empty() {
                let outcome = game.outcome(&state).unwrap();
                Lang::ALL.into_iter().for_each(|lang| sound(&game.outcome_words(&view, &outcome, lang)));
                break;
            }
            let action = list[rng.index(list.len())];
            let own = game.view(&state, Viewer::Seat(game.to_act(&state).unwrap()));
            Lang::ALL.into_iter().for_each(|lang| sound(&game.action_words(&own, action, lang)));
            if rng.index(40) == 0 {
                Lang::ALL.into_iter().for_each(|lang| assert!(game.draw(&view, lang).plain().lines().count() > 12));
            }
            events.clear();
            game.play(&mut state, action, &mut luck, &mut events);
        }
    }
    println!("{} kinds of events: {said:?}", said.len());
    assert!(said.len() > 30);
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
        let texts: BTreeSet<&str> = game.rules().into_iter().map(|rule| game.rule_words(rule, lang).unwrap()).collect();
        assert!(texts.iter().all(|text| !text.contains("CQ-")));
        for ability in Ability::ALL {
            sound(ability.name().to(lang));
            sound(ability.does().to(lang));
            assert!(game.rule_words(ability.rule(), lang).is_some(), "{}", ability.rule());
        }
    }
}
