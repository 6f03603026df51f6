//! What holds for every sentence in every position that random play reaches.

use super::{at, both, games, tags};
use chromatic_conflict::{Action, ChromaticConflict, Event, Faction, Kind, Place, Setup};
use chromatic_conflict_stage::Named as _;
use stage::{OptionWords, Words};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game, Notation, Seed, Table, Viewer, tell};
use texts::Lang;

#[test]
fn every_option_has_its_own_sentence_in_both_languages() {
    games(
        12,
        |game, state, legal, _| {
            let Some(seat) = game.to_act(state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let mut seen = [BTreeSet::new(), BTreeSet::new()];
            for &action in legal {
                let texts = both(|lang| game.action_words(&view, action, lang));
                assert_ne!(texts[0], texts[1]);
                for (seen, text) in seen.iter_mut().zip(texts) {
                    assert!(seen.insert(text.clone()), "two options are called '{text}'");
                }
            }
        },
        |_, _| {},
    );
}

#[test]
fn every_well_formed_action_has_a_sentence_for_every_viewer() {
    let mut all = Vec::new();
    games(
        4,
        |game, state, _, rng| {
            game.candidate_actions(state, &mut all);
            for viewer in Viewer::all(game.seats(state)) {
                let view = game.view(state, viewer);
                for _ in 0..60 {
                    let action = all[rng.index(all.len())];
                    both(|lang| game.action_words(&view, action, lang));
                }
                both(|lang| game.action_words(&view, Action::Lay { terrain: Place::CORE, at: at(127, -128) }, lang));
                both(|lang| game.action_words(&view, Action::Place { kind: Kind::Five, at: at(-128, 127) }, lang));
                both(|lang| game.prompt(&view, lang));
            }
        },
        |_, _| {},
    );
}

#[test]
fn cc_hid_9_options_tell_nothing_that_is_hidden() {
    games(
        8,
        |game, state, legal, rng| {
            let Some(seat) = game.to_act(state) else { return };
            let viewer = Viewer::Seat(seat);
            let imagined = game.resample(&game.knowledge(state, viewer), rng);
            let (true_view, imagined_view) = (game.view(state, viewer), game.view(&imagined, viewer));
            for lang in Lang::ALL {
                for &action in legal {
                    let words = game.action_words(&true_view, action, lang);
                    assert_eq!(words, game.action_words(&imagined_view, action, lang));
                    if let Action::Place { at, .. } = action {
                        let faction = true_view.faction(seat).unwrap();
                        let known = true_view.at(at).unwrap().card.zones[faction.index()].is_some();
                        let told = words.contains("unknown") || words.contains("inconnu");
                        assert!(told != known || !golden::RECORDED.contains(&lang), "{words}");
                    }
                }
                assert_eq!(game.prompt(&true_view, lang), game.prompt(&imagined_view, lang));
                assert_eq!(game.draw(&true_view, lang), game.draw(&imagined_view, lang));
            }
        },
        |_, _| {},
    );
}

#[test]
fn cc_hid_8_every_event_has_a_sentence_and_draws_are_told_to_others_as_numbers() {
    games(
        12,
        |_, _, _, _| {},
        |game, step| {
            for event in &step.events {
                for viewer in Viewer::all(game.seats(&step.before)) {
                    let told = tell(game, event, viewer).unwrap();
                    let view = game.view(&step.before, viewer);
                    let texts = both(|lang| game.event_words(&view, &told, lang));
                    assert_ne!(texts[0], texts[1]);
                    for text in &texts {
                        assert!(text.ends_with('.'), "'{text}' has no end");
                        match event {
                            Event::DrewChromecas { seat, count, .. } | Event::DrewTerrains { seat, count, .. } => {
                                assert!(text.contains(&count.to_string()));
                                assert_eq!(text.contains('('), viewer.is(*seat), "{text}");
                                assert!(viewer.is(*seat) || tags(text).is_empty(), "{text}");
                            }
                            _ => {}
                        }
                    }
                }
            }
        },
    );
}

#[test]
fn random_games_end_with_words_that_fit_their_outcome() {
    games(
        12,
        |game, state, _, _| {
            let Some(outcome) = game.outcome(state) else { return };
            let view = game.view(state, Viewer::Bystander);
            for lang in Lang::ALL {
                let text = game.outcome_words(&view, &outcome, lang);
                let (first, _) = text.split_once(". ").unwrap();
                for winner in outcome.winners.iter() {
                    let name = view.faction(winner).unwrap().name().say(lang);
                    assert!(first.contains(&name) && first.contains(&outcome.points[winner.index()].to_string()), "{text}");
                }
            }
        },
        |_, _| {},
    );
}

#[test]
fn every_rule_has_both_texts_in_the_order_of_the_catalogue() {
    let game = ChromaticConflict::standard();
    let catalogue = include_str!("../../../../../docs/rules/chromatic-conflict.md");
    let mut last = 0;
    for rule in game.rules() {
        let [en, fr] = both(|lang| game.rule_words(rule, lang).unwrap().to_owned());
        assert_ne!(en, fr);
        let place = catalogue.find(&format!("**{rule}**")).unwrap_or_else(|| panic!("{rule} is not in the catalogue"));
        assert!(place > last, "{rule} stands too late");
        last = place;
    }
    assert_eq!(game.rules().len(), catalogue.matches("\n- **CC-").count());
    assert_eq!(game.rule_words("CC-NONE-1", Lang::En), None);
}

#[test]
fn the_options_are_those_of_the_setup() {
    let game = ChromaticConflict::standard();
    let keys: Vec<_> = game.options().iter().map(|option| option.key).collect();
    assert_eq!(keys, ["seats", "factions"]);
    let fields = serde_json::to_value(Setup::default()).unwrap();
    for option in game.options() {
        both(|lang| option.meaning(ChromaticConflict::NAME).say(lang));
        assert_eq!(fields[option.key].to_string().trim_matches('"'), option.default);
    }
    both(|lang| ChromaticConflict::BLURB.title().say(lang));
    both(|lang| ChromaticConflict::BLURB.summary().say(lang));
    assert_eq!(ChromaticConflict::BLURB.seat_counts, [3, 4]);
    assert_eq!(ChromaticConflict::BLURB.players(Lang::Fr), "3-4");
}

#[test]
fn sides_are_factions_or_unknown() {
    let game = Arc::new(ChromaticConflict::standard());
    let mut table = Table::open(game.clone(), Setup { seats: 3, ..Setup::default() }, Seed::numbered(1)).unwrap();
    table.play(Action::Faction(Faction::Orange)).unwrap();
    for viewer in Viewer::all(3) {
        assert_eq!(game.sides(&game.view(table.state(), viewer)), ["orange", "?", "?"]);
    }
}

#[test]
fn events_are_said_in_the_same_words_later() {
    golden::assert_said_the_same_later(&ChromaticConflict::standard(), &[chromatic_conflict::Setup::default()], (900, 8), 400);
}
