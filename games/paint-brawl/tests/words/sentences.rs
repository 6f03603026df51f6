//! Sentences to be read: one of each kind from games played at random, in both languages, side by side in a file.

use crate::{both, compare, game, kind, seat};
use paint::Colour;
use paint_brawl::{Action, Colours, Event, Figure, Kind, PaintBrawl, Placing, Scenario, Setup};
use std::collections::BTreeMap;
use tabletop::{Game, Outcome, Seed, Seeded, Viewer, Words, tell};

/// How many sentences of one kind are kept; those that differ in more than squares and colours are worth reading.
const EACH: usize = 4;

/// Sentences by what they are about and what they look like without squares and colours.
#[derive(Default)]
struct Reader(BTreeMap<String, BTreeMap<String, [String; 2]>>);

impl Reader {
    fn add(&mut self, about: String, texts: [String; 2]) {
        let coloured = |word: &str| Colour::WHEEL.iter().any(|colour| word.to_lowercase().starts_with(colour.code()));
        let plain = |word| if str::contains(word, |c: char| c.is_ascii_digit()) || coloured(word) { "#" } else { word };
        let bare: String = texts[0].split(' ').map(plain).collect();
        let kept = self.0.entry(about).or_default();
        if kept.len() < EACH {
            kept.entry(bare).or_insert(texts);
        }
    }

    fn page(&self) -> String {
        let mut page = String::new();
        for (about, texts) in &self.0 {
            page += &format!("{about}\n");
            for [en, fr] in texts.values() {
                page += &format!("  {en}\n  {}\n", fr.replace('\u{a0}', "~"));
            }
        }
        page
    }
}

#[test]
fn sentences_read_as_they_did() {
    let rules = PaintBrawl::standard();
    let (mut actions, mut events, mut prompts) = (Reader::default(), Reader::default(), Reader::default());
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
                actions.add(about, texts);
            }
            let frame = view.business.last().map_or(format!("{:?}", view.stage), |frame| format!("{frame:?}"));
            let about = frame.split([' ', '(']).next().unwrap().to_owned();
            prompts.add(about.clone(), both(|lang| rules.prompt(&view, lang)));
            let other = rules.view(state, Viewer::Bystander);
            prompts.add(format!("{about}, to others"), both(|lang| rules.prompt(&other, lang)));
        };
        let hear = |state: &_, event: &Event| {
            let about = format!("{event:?}").split([' ', '(']).next().unwrap().to_owned();
            for viewer in Viewer::all(rules.seats(state)) {
                let told = tell(&rules, event, viewer).unwrap();
                let about = match event {
                    Event::Declared { deed, .. } => format!("{about} {}", kind(deed.action)),
                    Event::Card { play, .. } => format!("{about} {}", play.card().code()),
                    _ => about.clone(),
                };
                let view = rules.view(state, viewer);
                events.add(about, both(|lang| rules.event_words(&view, &told, lang)));
            }
        };
        let state = game(&rules, number, look, hear);
        let view = rules.view(&state, Viewer::Bystander);
        prompts.add("Over".to_owned(), both(|lang| rules.prompt(&view, lang)));
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
        let about = format!("{}, Orange", format!("{event:?}").split(' ').next().unwrap());
        events.add(about, both(|lang| rules.event_words(&view, &told, lang)));
    }
    compare("actions.txt", &actions.page());
    compare("events.txt", &events.page());
    compare("prompts.txt", &prompts.page());
}

/// Every scenario with two seats and with more, and the limit with a winner and with two.
#[test]
fn outcomes_read_as_they_did() {
    let rules = PaintBrawl::standard();
    let mut ends = Reader::default();
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
            ends.add(about, both(|lang| rules.outcome_words(&view, &outcome("goal", &[2]), lang)));
        }
        (view.seats[0].fighters, view.seats[0].puddles, view.seats[1].puddles) = (1, 0, 7);
        for winners in [&[1][..], &[1, 2]] {
            let about = format!("{seats} seats, limit");
            ends.add(about, both(|lang| rules.outcome_words(&view, &outcome("limit", winners), lang)));
        }
    }
    compare("outcomes.txt", &ends.page());
}
