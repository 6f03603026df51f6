//! Everything that happens and can be done is said in both languages.

use crate::common;
use coraquest::CoraQuest;
use stage::Words as _;
use tabletop::{Game, Rng, Seeded, Viewer, tell};
use texts::Lang;

#[test]
fn every_event_action_and_prompt_has_words() {
    let game = CoraQuest::standard();
    let (mut list, mut events) = (Vec::new(), Vec::new());
    for (number, setup) in common::setups(&game).iter().enumerate() {
        let (mut luck, mut rng) = (Seeded(Rng::stream(number as u64, 5)), Rng::stream(number as u64, 6));
        let mut state = game.start(setup, &mut luck).expect("the setup is legal");
        loop {
            let view = game.view(&state, Viewer::Bystander);
            game.legal_actions(&state, &mut list);
            for lang in Lang::ALL {
                assert!(game.prompt(&view, lang).ends_with(['.', '!', '?']), "{}", game.prompt(&view, lang));
                assert!(game.draw(&view, lang).plain().lines().count() > 5);
                for &action in &list {
                    let words = game.action_words(&view, action, lang);
                    assert!(!words.is_empty() && !words.contains(['{', '}', '?']), "{action:?}: {words}");
                }
                for event in &events {
                    let told = tell(&game, event, Viewer::Bystander).expect("nothing is hidden");
                    let words = game.event_words(&view, &told, lang);
                    let sentence = words.ends_with(['.', '!', '?', '»', '\'', '\u{201d}', '\u{201c}']);
                    assert!(sentence && !words.contains(['{', '}']), "{event:?}: {words}");
                }
            }
            if list.is_empty() {
                break;
            }
            events.clear();
            game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut events);
        }
        let outcome = game.outcome(&state).expect("nobody decides");
        let view = game.view(&state, Viewer::Bystander);
        assert!(Lang::ALL.iter().all(|&lang| game.outcome_words(&view, &outcome, lang).len() > 20));
        assert_eq!(game.sides(&view).len(), usize::from(game.seats(&state)));
    }
}

/// Every refusal of the rules can be told to players.
#[test]
fn every_rule_that_refuses_has_words() {
    let game = CoraQuest::standard();
    let (mut universe, mut list) = (Vec::new(), Vec::new());
    let (mut luck, mut rng) = (Seeded(Rng::stream(1, 5)), Rng::stream(1, 6));
    let mut state = game.start(&common::setups(&game)[0], &mut luck).expect("the setup is legal");
    while state.over().is_none() {
        game.candidate_actions(&state, &mut universe);
        for refusal in universe.iter().filter_map(|action| game.check(&state, *action).err()) {
            assert!(game.rule_words(refusal.rule.0, Lang::Fr).is_some(), "{}", refusal.rule);
        }
        game.legal_actions(&state, &mut list);
        game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut ());
    }
}

#[test]
fn events_are_said_in_the_same_words_later() {
    golden::assert_said_the_same_later(
        &CoraQuest::standard(),
        &[coraquest::Setup::default(), coraquest::Setup { party: coraquest::Party::Quick, ..Default::default() }],
        (900, 8),
        400,
    );
}
