//! Sentences to be read: one of each kind from games played at random, in both languages, side by side in a file.

use super::{both, compare, game, kind, seat};
use golden::{Sentences, variant};
use paint::Colour;
use paint_brawl::{Action, Colours, Event, Figure, Kind, PaintBrawl, Placing, Scenario, Setup};
use stage::Words;
use tabletop::{Game, Outcome, Seed, Seeded, Viewer, tell};

/// None yet; a colour is as good as another.
fn sentences() -> Sentences {
    Sentences::new(|word| Colour::WHEEL.iter().any(|colour| word.to_lowercase().starts_with(colour.code())))
}

#[test]
fn sentences_read_as_they_did() {
    let rules = PaintBrawl::standard();
    let (mut actions, mut events, mut prompts) = (sentences(), sentences(), sentences());
    for number in 0..36 {
        let mut turn = 0;
        let look = |state: &_, legal: &[Action], _: &mut _| {
            turn += 1;
            if turn % 7 > 0 && legal.len() > 20 {
                return;
            }
            let Some(seat) = rules.to_act(state) else { return };
            let view = rules.view(state, Viewer::Seat(seat));
            for &action in legal {
                let texts = both(|lang| rules.action_words(&view, action, lang));
                // What comes of it stands in brackets, and is worth reading by itself.
                let about = if texts[0].contains('(') { format!("{}, outlook", kind(action)) } else { kind(action) };
                actions.add(&about, texts);
            }
            let about = view.business.last().map_or_else(|| variant(&view.stage), variant);
            prompts.add(&about, both(|lang| rules.prompt(&view, lang)));
            let other = rules.view(state, Viewer::Bystander);
            prompts.add(&format!("{about}, to others"), both(|lang| rules.prompt(&other, lang)));
        };
        let hear = |state: &_, event: &Event| {
            let about = variant(event);
            for viewer in Viewer::all(rules.seats(state)) {
                let told = tell(&rules, event, viewer).unwrap();
                let about = match event {
                    Event::Declared { deed, .. } => format!("{about} {}", kind(deed.action)),
                    Event::Card { play, .. } => format!("{about} {}", play.card().code()),
                    _ => about.clone(),
                };
                let view = rules.view(state, viewer);
                events.add(&about, both(|lang| rules.event_words(&view, &told, lang)));
            }
        };
        let state = game(&rules, number, look, hear);
        let view = rules.view(&state, Viewer::Bystander);
        prompts.add("Over", both(|lang| rules.prompt(&view, lang)));
    }
    // Luck chooses the first player before anybody listens, and a bomb seldom meets a maxi Golem. Orange has a sound of
    // its own in both languages, and a Matriarch hers in English.
    let (orange, at) = (seat(1), rules.quest());
    let rare = [
        Event::First { seat: seat(2) },
        Event::Shrunk { seat: orange, at },
        Event::Summoned { at, figure: Figure::new(Kind::Clone, orange) },
        Event::Fizzled { seat: orange },
        Event::Placed { seat: orange, kind: Kind::Chief, at },
        Event::Marked { seat: seat(2), over: Some(orange) },
    ];
    let colours = |text: &str| Colours::try_from(text.to_owned()).unwrap();
    let setup = Setup { colours: colours("orange,blue"), matriarchs: colours("orange"), ..Setup::default() };
    let start = rules.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
    let view = rules.view(&start, Viewer::Bystander);
    for event in rare {
        let told = tell(&rules, &event, Viewer::Bystander).unwrap();
        let about = format!("{}, Orange", variant(&event));
        events.add(&about, both(|lang| rules.event_words(&view, &told, lang)));
    }
    compare("actions.txt", &actions.page());
    compare("events.txt", &events.page());
    compare("prompts.txt", &prompts.page());
}

/// Every scenario with two seats and with more, and the limit with a winner and with two.
#[test]
fn outcomes_read_as_they_did() {
    let rules = PaintBrawl::standard();
    let mut ends = sentences();
    for seats in [2, 3] {
        let setup = Setup { seats, placing: Placing::Quick, ..Setup::default() };
        let state = rules.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
        let mut view = rules.view(&state, Viewer::Bystander);
        let outcome = |reason: &'static str, winners: &[u8]| Outcome {
            seats,
            reason,
            winners: winners.iter().map(|&number| seat(number)).collect(),
            ranks: [0; 8],
            points: [0; 8],
        };
        for scenario in Scenario::ALL {
            view.scenario = scenario;
            let about = format!("{} seats, scenario {}", seats, scenario.number());
            ends.add(&about, both(|lang| rules.outcome_words(&view, &outcome("goal", &[2]), lang)));
        }
        (view.seats[0].fighters, view.seats[0].puddles, view.seats[1].puddles) = (1, 0, 7);
        for winners in [&[1][..], &[1, 2]] {
            let about = format!("{seats} seats, limit");
            ends.add(&about, both(|lang| rules.outcome_words(&view, &outcome("limit", winners), lang)));
        }
    }
    compare("outcomes.txt", &ends.page());
}
