//! Sentences to be read: some of each kind from games played at random, in both languages, side by side in a file.
//! `BLESS=1` rewrites them: read the difference before you keep it.

use crate::common::{self, kind};
use color_quest::{Action, ColorQuest, Event, Placing, Scenario, Setup};
use golden::{Sentences, both, variant, wander};
use paint::Colour;
use stage::Words as _;
use std::collections::BTreeSet;
use tabletop::{Game as _, Notation as _, Outcome, Seat, Seed, Seeded, Viewer, tell};

/// None yet; a colour is as good as another.
fn sentences() -> Sentences {
    let is_colour = |word: &str| Colour::WHEEL.iter().any(|colour| word.contains(colour.code()));
    Sentences::new(is_colour)
}

/// Those that random games hardly ever lead to are in `cases/told.case`.
const RARE: [&str; 5] = ["Broken", "Lifted", "Lost", "Swapped", "Warded"];

#[test]
fn sentences_read_as_they_did() {
    let rules = ColorQuest::standard();
    let (mut actions, mut events, mut prompts) = (sentences(), sentences(), sentences());
    let mut kinds = BTreeSet::new();
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
            kinds.insert(variant(event));
            let about = match event {
                Event::Declared { deed, .. } => format!("Declared {}", deed.ability.code()),
                _ => variant(event),
            };
            for viewer in [Viewer::Bystander, Viewer::Seat(Seat::at(0))] {
                let (view, told) = (rules.view(state, viewer), tell(&rules, event, viewer).unwrap());
                events.add(&about, both(|lang| rules.event_words(&view, &told, lang)));
            }
        };
        wander(&rules, &setup, (number, usize::MAX), kind, look, hear);
    }
    actions.compare(env!("CARGO_MANIFEST_DIR"), "actions.txt");
    events.compare(env!("CARGO_MANIFEST_DIR"), "events.txt");
    prompts.compare(env!("CARGO_MANIFEST_DIR"), "prompts.txt");
    kinds.extend(RARE.map(str::to_owned));
    assert_eq!(kinds.len(), 39, "some kind of event was never heard: {kinds:?}");
}

/// Each side by its goal in every scenario, and the limit with a winner and with none.
#[test]
fn outcomes_read_as_they_did() {
    let rules = ColorQuest::standard();
    let mut ends = sentences();
    for scenario in Scenario::ALL {
        let setup = Setup { scenario, placing: Placing::Quick, ..Setup::default() };
        let start = rules.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
        for (over, winners) in [("goal gaia", &[0][..]), ("goal kaos", &[1]), ("limit", &[1]), ("limit", &[0, 1])] {
            let text = format!("{}over {over}\n", rules.write_position(&start));
            let state = rules.read_position(&text).unwrap_or_else(|misread| panic!("{misread}"));
            let winners = winners.iter().map(|&seat| Seat::at(seat)).collect();
            let outcome = Outcome { seats: 2, reason: "goal", winners, ranks: [0; 8], points: [0; 8] };
            let view = rules.view(&state, Viewer::Bystander);
            ends.add(&format!("{} {over}", scenario.code()), both(|lang| rules.outcome_words(&view, &outcome, lang)));
        }
    }
    ends.compare(env!("CARGO_MANIFEST_DIR"), "outcomes.txt");
}
