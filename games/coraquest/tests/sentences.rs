//! Sentences to be read: some of each kind from games played at random, in both languages, side by side in a file.
//! `BLESS=1` rewrites them: read the difference before you keep it.

#![allow(clippy::unwrap_used)]

use crate::common;
use coraquest::{Action, CoraQuest, Event};
use golden::{Sentences, blemish, variant, wander};
use stage::{Show as _, Words as _};
use tabletop::{Game as _, Viewer, tell};
use texts::Lang;

/// A name is as good as another: heroes and places are called by their names.
fn sentences() -> Sentences {
    Sentences::new(|word| word.contains(':'))
}

/// A sentence in English and in French, both as they should be. The sign in the name of a square stands where it stands.
fn both(say: impl Fn(Lang) -> String) -> [String; 2] {
    let said = Lang::ALL.map(|lang| {
        let text = say(lang);
        let square =
            |word: &str| word.split_once(':').is_some_and(|(card, cell)| !card.is_empty() && cell.starts_with(['a', 'b', 'c']));
        let bare: Vec<&str> = text.split(' ').map(|word| if square(word) { "a1" } else { word }).collect();
        if let Some(wrong) = blemish(&bare.join(" "), lang) {
            panic!("{wrong} in '{text}'");
        }
        text
    });
    golden::RECORDED.map(|lang| said[lang as usize].clone())
}

#[test]
fn sentences_read_as_they_did() {
    let rules = CoraQuest::standard();
    let (mut actions, mut events, mut prompts) = (sentences(), sentences(), sentences());
    for (number, setup) in (0..).zip(common::setups(&rules)) {
        let mut turn = 0;
        let look = |state: &_, legal: &[Action], _: &mut _| {
            turn += 1;
            if turn % 5 > 0 {
                return;
            }
            let Some(seat) = rules.to_act(state) else { return };
            let view = rules.view(state, Viewer::Seat(seat));
            for &action in legal {
                actions.add(&variant(&action), both(|lang| rules.action_words(&view, action, lang)));
                if rules.odds(&view, action, Lang::En).is_some() {
                    let odds = both(|lang| rules.odds(&view, action, lang).unwrap());
                    actions.add(&format!("{}, odds", variant(&action)), odds);
                }
            }
            let about = view.table.business().last().map_or_else(String::new, variant);
            prompts.add(&about, both(|lang| rules.prompt(&view, lang)));
        };
        let hear = |state: &_, event: &Event| {
            // What a quest says is content, written and checked there.
            if matches!(event, Event::Text { .. } | Event::Over { .. }) {
                return;
            }
            let (view, told) = (rules.view(state, Viewer::Bystander), tell(&rules, event, Viewer::Bystander).unwrap());
            events.add(&variant(event), both(|lang| rules.event_words(&view, &told, lang)));
        };
        wander(&rules, &setup, (number, 600), |action| variant(&action), look, hear);
    }
    actions.compare(env!("CARGO_MANIFEST_DIR"), "actions.txt");
    events.compare(env!("CARGO_MANIFEST_DIR"), "events.txt");
    prompts.compare(env!("CARGO_MANIFEST_DIR"), "prompts.txt");
}
