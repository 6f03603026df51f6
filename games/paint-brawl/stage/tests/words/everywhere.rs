//! What holds for every sentence in every position that random play reaches.

use super::{both, game, kind, seat, setup};
use paint_brawl::{Action, Card, Event, Frame, Level, PaintBrawl, Placing, Setup, Stage, View};
use paint_brawl_stage::Named as _;
use serde_json::json;
use stage::{OptionWords, StartWords, Words};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Seed, Seeded, Viewer, tell};
use texts::Lang;

/// As many as there are setups.
const GAMES: u64 = 36;

#[test]
fn every_option_has_its_own_sentence_in_both_languages() {
    let rules = PaintBrawl::standard();
    let mut kinds = BTreeSet::new();
    for number in 0..GAMES {
        let mut turn = 0;
        let look = |state: &_, legal: &[Action], _: &mut _| {
            turn += 1;
            // A menu changes little from choice to choice; what is rare and small is read always.
            if turn % 5 > 0 && legal.len() > 20 {
                return;
            }
            let Some(seat) = rules.to_act(state) else { return };
            let view = rules.view(state, Viewer::Seat(seat));
            let mut seen = [BTreeSet::new(), BTreeSet::new()];
            for &action in legal {
                kinds.insert(kind(action));
                let texts = both(|lang| rules.action_words(&view, action, lang));
                assert_ne!(texts[0], texts[1]);
                for (seen, text) in seen.iter_mut().zip(texts) {
                    assert!(seen.insert(text.clone()), "two options are called '{text}'");
                }
            }
        };
        game(&rules, number, look, |_, _| {});
    }
    assert_eq!(kinds.len(), 22 + 22, "{kinds:?}");
}

#[test]
fn every_well_formed_action_has_a_sentence_for_every_viewer() {
    let rules = PaintBrawl::standard();
    let mut all = Vec::new();
    for number in 0..6 {
        let look = |state: &_, _: &[Action], rng: &mut tabletop::Rng| {
            rules.candidate_actions(state, &mut all);
            for viewer in Viewer::all(rules.seats(state)) {
                let view = rules.view(state, viewer);
                for _ in 0..20 {
                    let action = all[rng.index(all.len())];
                    both(|lang| rules.action_words(&view, action, lang));
                }
            }
        };
        game(&rules, number, look, |_, _| {});
    }
}

#[test]
fn pb_hid_1_what_is_hidden_changes_no_word_and_no_picture() {
    let rules = PaintBrawl::standard();
    for number in 0..GAMES {
        let mut turn = 0;
        let look = |state: &_, legal: &[Action], rng: &mut tabletop::Rng| {
            turn += 1;
            if turn % 11 > 0 {
                return;
            }
            for viewer in Viewer::all(rules.seats(state)) {
                let imagined = rules.resample(&rules.knowledge(state, viewer), rng);
                let (true_view, imagined_view) = (rules.view(state, viewer), rules.view(&imagined, viewer));
                for lang in Lang::ALL {
                    assert_eq!(rules.prompt(&true_view, lang), rules.prompt(&imagined_view, lang));
                    assert_eq!(rules.draw(&true_view, lang), rules.draw(&imagined_view, lang));
                    if rules.to_act(state).is_some_and(|seat| viewer.is(seat)) {
                        for &action in legal {
                            let words = rules.action_words(&true_view, action, lang);
                            assert_eq!(words, rules.action_words(&imagined_view, action, lang));
                        }
                    }
                }
            }
        };
        game(&rules, number, look, |_, _| {});
    }
}

/// The cards that a text names, where nothing else has that name.
fn cards(text: &str, lang: Lang) -> BTreeSet<Card> {
    Card::ALL.into_iter().filter(|card| text.contains(&card.name().say(lang))).collect()
}

/// The cards that everybody sees being played or answered.
fn open(view: &View) -> BTreeSet<Card> {
    let played = view.business.iter().filter_map(|frame| match frame {
        Frame::Played { play, immunities, .. } => {
            Some([play.card()].into_iter().chain((*immunities > 0).then_some(Card::Immunity)))
        }
        _ => None,
    });
    played.flatten().collect()
}

#[test]
fn pb_hid_2_the_prompt_never_tells_others_which_card_is_held() {
    let rules = PaintBrawl::standard();
    for number in 0..GAMES {
        let look = |state: &_, _: &[Action], _: &mut _| {
            for viewer in Viewer::all(rules.seats(state)) {
                let view = rules.view(state, viewer);
                let texts = both(|lang| rules.prompt(&view, lang));
                assert_ne!(texts[0], texts[1]);
                let asked =
                    matches!(view.business.last(), Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall { .. }));
                if asked && view.viewer != view.to_act {
                    // The Summon ability has the card's name in French; it is declared openly.
                    for (lang, text) in
                        golden::RECORDED.into_iter().zip(&texts).filter(|(_, text)| !text.contains("Invocation de Golem\u{a0}:"))
                    {
                        assert!(cards(text, lang).is_subset(&open(&view)), "{text}");
                    }
                }
            }
        };
        game(&rules, number, look, |_, _| {});
    }
}

#[test]
fn pb_hid_2_every_event_has_a_sentence_and_draws_are_told_to_others_without_the_card() {
    let rules = PaintBrawl::standard();
    let mut kinds = BTreeSet::new();
    for number in 0..GAMES {
        let hear = |state: &_, event: &Event| {
            kinds.insert(format!("{event:?}").split([' ', '(']).next().unwrap().to_owned());
            for viewer in Viewer::all(rules.seats(state)) {
                let told = tell(&rules, event, viewer).unwrap();
                let view = rules.view(state, viewer);
                let texts = both(|lang| rules.event_words(&view, &told, lang));
                assert_ne!(texts[0], texts[1]);
                for (lang, text) in golden::RECORDED.into_iter().zip(&texts) {
                    assert!(text.ends_with('.'), "'{text}' has no end");
                    if let Event::Drew { seat, .. } | Event::Took { seat, .. } | Event::Dealt { seat, .. } = event {
                        assert_eq!(!cards(text, lang).is_empty(), viewer.is(*seat), "{text}");
                    }
                }
            }
        };
        game(&rules, number, |_, _, _| {}, hear);
    }
    // First is told to nobody, as luck chooses before anybody listens, and Shrunk is rare.
    assert!(kinds.len() >= 34, "{kinds:?}");
}

#[test]
fn random_games_end_with_words_that_fit_their_outcome() {
    let rules = PaintBrawl::standard();
    let mut reasons = BTreeSet::new();
    for number in 0..GAMES {
        let state = game(&rules, number, |_, _, _| {}, |_, _| {});
        let outcome = rules.outcome(&state).unwrap();
        reasons.insert(outcome.reason);
        for viewer in Viewer::all(outcome.seats) {
            let view = rules.view(&state, viewer);
            let texts = both(|lang| rules.outcome_words(&view, &outcome, lang));
            both(|lang| rules.prompt(&view, lang));
            for winner in outcome.winners.iter() {
                let clan = Game::sides(&rules, &view)[winner.index()];
                assert!(texts[0].to_lowercase().contains(clan), "{clan}: {texts:?}");
            }
            assert_eq!(texts[0].contains("rounds"), outcome.reason == "limit");
        }
    }
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), ["goal", "limit"]);
}

#[test]
fn every_rule_has_both_texts_in_the_order_of_the_catalogue() {
    let rules = PaintBrawl::standard();
    let catalogue = include_str!("../../../../../docs/rules/paint-brawl.md");
    let mut last = 0;
    for rule in rules.rules() {
        let [en, fr] = [Lang::En, Lang::Fr].map(|lang| rules.rule_words(rule, lang).unwrap());
        assert_ne!(en, fr);
        let place = catalogue.find(&format!("**{rule}**")).unwrap_or_else(|| panic!("{rule} is not in the catalogue"));
        assert!(place > last, "{rule} stands too late");
        last = place;
    }
    assert_eq!(rules.rules().len(), catalogue.matches("\n- **PB-").count());
    assert_eq!(rules.rule_words("PB-NONE-1", Lang::En), None);
}

#[test]
fn the_options_are_those_of_the_setup() {
    let rules = PaintBrawl::standard();
    let full =
        Setup { infiltration: Some(false), tactical: Some(false), women: Some(true), blasts: Some(true), ..Setup::default() };
    let fields = serde_json::to_value(full).unwrap();
    let keys: Vec<_> = rules.options().iter().map(|option| option.key).collect();
    assert_eq!(keys.iter().copied().collect::<BTreeSet<_>>(), fields.as_object().unwrap().keys().map(|key| &**key).collect());
    assert_eq!(keys[0], "seats");
    for option in rules.options() {
        let [en, fr] = both(|lang| option.meaning(PaintBrawl::NAME).say(lang));
        assert_ne!(en, fr);
        assert_eq!(fields[option.key].to_string().trim_matches('"'), option.default);
        assert!(option.values.contains(option.default));
    }
    both(|lang| PaintBrawl::BLURB.title().say(lang));
    both(|lang| PaintBrawl::BLURB.summary().say(lang));
    assert_eq!(PaintBrawl::BLURB.seat_counts, [2, 3, 4]);
}

#[test]
fn quick_starts_are_setups_of_every_level_and_number_of_seats() {
    let rules = PaintBrawl::standard();
    let mut words = rules.quick_starts().iter();
    for level in Level::ALL {
        for seats in 2..=4 {
            let start = words.next().unwrap();
            assert_eq!(start.word, format!("{}-{seats}", level.code()));
            let entry =
                |&(key, value): &(&str, &str)| (key.to_owned(), value.parse::<u8>().map_or(json!(value), |number| json!(number)));
            let setup: Setup = serde_json::from_value(start.options.iter().map(entry).collect()).unwrap();
            assert_eq!(setup, Setup { seats, level, placing: Placing::Quick, ..Setup::default() });
            let state = rules.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
            let women = level == Level::Advanced;
            assert!(rules.view(&state, Viewer::Bystander).stage == Stage::Playing || women, "{}", start.word);
            for text in Lang::ALL.map(|lang| start.meaning(PaintBrawl::NAME).say(lang)) {
                assert!(text.starts_with(&seats.to_string()) && !text.ends_with('.'), "{text}");
            }
        }
    }
    assert_eq!(words.count(), 0);
}

#[test]
fn sides_are_the_colours() {
    let rules = PaintBrawl::standard();
    let setup = Setup { placing: Placing::Quick, ..setup(4) };
    let state = rules.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
    for viewer in Viewer::all(setup.seats) {
        let sides = rules.sides(&rules.view(&state, viewer));
        assert_eq!(sides.len(), usize::from(setup.seats));
        assert_eq!(sides[0], state.colour(seat(1)).code());
    }
}

#[test]
fn events_are_said_in_the_same_words_later() {
    golden::assert_said_the_same_later(&PaintBrawl::standard(), &crate::common::setups(), (900, 18), 400);
}
