//! Sentences to be read: some of each kind from games played at random, in both languages, side by side in a file.
//! `BLESS=1` rewrites them: read the difference before you keep it.

use crate::{common, kind};
use dark_threat::{Action, Camp, DarkThreat, Event, Level, Setup};
use golden::{Sentences, both, variant, wander};
use paint::Colour;
use stage::Words as _;
use tabletop::{Game as _, Outcome, Seat, Seed, Seeded, Viewer, tell};

/// None yet; a colour is as good as another.
fn sentences() -> Sentences {
    Sentences::new(|word| Colour::WHEEL.iter().any(|colour| word.to_lowercase().starts_with(colour.code())))
}

#[test]
fn sentences_read_as_they_did() {
    let rules = DarkThreat::standard();
    let (mut actions, mut events, mut prompts) = (sentences(), sentences(), sentences());
    for (number, setup) in (0..).zip(common::setups()) {
        let mut turn = 0;
        let look = |state: &_, legal: &[Action], _: &mut _| {
            turn += 1;
            if turn % 7 > 0 && legal.len() > 20 {
                return;
            }
            let Some(seat) = rules.to_act(state) else { return };
            let view = rules.view(state, Viewer::Seat(seat));
            legal.iter().for_each(|&action| actions.add(&kind(action), both(|lang| rules.action_words(&view, action, lang))));
            let about = view.table.business().last().map_or_else(|| variant(&view.table.stage()), variant);
            prompts.add(&about, both(|lang| rules.prompt(&view, lang)));
            let other = rules.view(state, Viewer::Bystander);
            prompts.add(&format!("{about}, to others"), both(|lang| rules.prompt(&other, lang)));
        };
        let hear = |state: &_, event: &Event| {
            let (view, told) = (rules.view(state, Viewer::Bystander), tell(&rules, event, Viewer::Bystander).unwrap());
            let about = match event {
                Event::Used { ability, .. } => format!("Used {}", ability.code()),
                _ => variant(event),
            };
            events.add(&about, both(|lang| rules.event_words(&view, &told, lang)));
        };
        let state = wander(&rules, &setup, (number, 400), kind, look, hear);
        if rules.outcome(&state).is_some() {
            prompts.add("Over", both(|lang| rules.prompt(&rules.view(&state, Viewer::Bystander), lang)));
        }
    }
    actions.compare(env!("CARGO_MANIFEST_DIR"), "actions.txt");
    events.compare(env!("CARGO_MANIFEST_DIR"), "events.txt");
    prompts.compare(env!("CARGO_MANIFEST_DIR"), "prompts.txt");
}

/// Each camp by its goals on every level, and the limit with a winner and with none.
#[test]
fn outcomes_read_as_they_did() {
    let rules = DarkThreat::standard();
    let mut ends = sentences();
    for level in Level::ALL {
        for seats in [2, 4] {
            let setup = Setup { seats, gaia: level, kaos: level, ..Setup::default() };
            let state = rules.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
            let view = rules.view(&state, Viewer::Bystander);
            let of = |camp: Camp| Seat::first(seats).filter(|&seat| view.table.camp_of(seat) == camp).collect::<Vec<_>>();
            for (reason, winners) in [
                ("goals", of(Camp::Gaia)),
                ("goals", of(Camp::Kaos)),
                ("limit", of(Camp::Kaos)),
                ("limit", Seat::first(seats).collect()),
            ] {
                let winners = winners.into_iter().collect();
                let outcome = Outcome { seats, reason, winners, ranks: [0; 8], points: [0; 8] };
                let about = format!("{reason}, {seats} seats, {}", level.code());
                ends.add(&about, both(|lang| rules.outcome_words(&view, &outcome, lang)));
            }
        }
    }
    ends.compare(env!("CARGO_MANIFEST_DIR"), "outcomes.txt");
}
