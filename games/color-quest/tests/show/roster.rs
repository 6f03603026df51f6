//! The army list says what the rules say, and bands can be written in one line and read again.

use super::tour;
use crate::common;
use color_quest::{Action, Camp, ColorQuest, Entry, Setup, Stage, State};
use golden::Tour;
use stage::{Roster, Show};
use std::collections::BTreeSet;
use tabletop::{Game, Rng, Seed, Seeded, Viewer};
use texts::Lang;

fn roster(rules: &ColorQuest, state: &State, lang: Lang) -> Option<Roster> {
    let seat = rules.to_act(state)?;
    rules.scene(&rules.view(state, Viewer::Seat(seat)), lang).roster
}

fn start(rules: &ColorQuest) -> State {
    rules.start(&Setup::default(), &mut Seeded::new(Seed::numbered(1))).unwrap()
}

/// The band of `state` after the actions of a text, or why not.
fn read(rules: &ColorQuest, state: &State, text: &str) -> Result<State, String> {
    let mut state = state.clone();
    let actions = rules.import_roster(&rules.view(&state, Viewer::Seat(rules.to_act(&state).unwrap())), text);
    for action in actions.map_err(|message| message.say(texts::Lang::En))? {
        rules.check(&state, action).map_err(|refusal| refusal.rule.to_string())?;
        rules.play(&mut state, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
    }
    Ok(state)
}

/// Plays the bands of a random game.
fn bands(rules: &ColorQuest, setup: &Setup, seed: u64, mut look: impl FnMut(&State, &[Action])) {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut rng = Rng::stream(seed, 2);
    let mut state = rules.start(setup, &mut luck).unwrap();
    let mut legal = Vec::new();
    while state.stage() == Stage::Bands {
        rules.legal_actions(&state, &mut legal);
        look(&state, &legal);
        let choice = legal[rng.index(legal.len())];
        rules.play(&mut state, choice, &mut luck, &mut ());
    }
}

#[test]
fn exactly_what_the_list_offers_is_legal() {
    let rules = ColorQuest::standard();
    let (mut positions, mut reasons) = (0, BTreeSet::new());
    for seed in 0..150 {
        let setup = Setup { first: if seed % 2 == 0 { Camp::Gaia } else { Camp::Kaos }, ..Setup::default() };
        bands(&rules, &setup, seed, |state, legal| {
            positions += 1;
            let roster = roster(&rules, state, Lang::En).unwrap();
            let open = |verb: fn(&Action) -> Option<Entry>| legal.iter().filter_map(verb).map(Entry::code).collect::<Vec<_>>();
            let recruits = open(|action| if let Action::Recruit { entry } = action { Some(*entry) } else { None });
            let dismissals = open(|action| if let Action::Dismiss { entry } = action { Some(*entry) } else { None });
            let offered = roster.entries.iter().filter(|entry| entry.add.refusal.is_none()).map(|entry| entry.key);
            assert_eq!(offered.collect::<Vec<_>>(), recruits);
            let given = roster.entries.iter().filter(|entry| entry.remove.refusal.is_none()).map(|entry| entry.key);
            assert_eq!(given.collect::<Vec<_>>(), dismissals);
            for entry in &roster.entries {
                let of = Entry::coded(entry.key).unwrap();
                assert_eq!(entry.count, state.band(state.active())[of.index()]);
                for (action, way) in [(Action::Recruit { entry: of }, &entry.add), (Action::Dismiss { entry: of }, &entry.remove)]
                {
                    let rule = rules.check(state, action).err().map(|refusal| refusal.rule.0);
                    assert_eq!(way.refusal.as_ref().map(|refusal| refusal.rule), rule);
                    reasons.extend(rule);
                }
            }
        });
    }
    assert!(positions > 2000, "{positions}");
    assert_eq!(reasons, BTreeSet::from(["CQ-ARM-1", "CQ-ARM-3", "CQ-ARM-4", "CQ-ARM-6"]));
}

#[test]
fn every_band_is_written_in_one_line_and_read_again() {
    let rules = ColorQuest::standard();
    let empty = start(&rules);
    for seed in 0..60 {
        let (mut before, mut fresh) = (None::<String>, None);
        bands(&rules, &Setup::default(), seed, |state, _| {
            let text = roster(&rules, state, Lang::Fr).unwrap().text;
            assert_eq!(text, roster(&rules, state, Lang::En).unwrap().text);
            let camp = state.active();
            // From an empty band, in whatever case and with commas.
            let from = if camp == Camp::Gaia { &empty } else { fresh.get_or_insert_with(|| state.clone()) };
            let again = read(&rules, from, &text.to_uppercase().replace(' ', ", ")).unwrap();
            assert_eq!(again.band(camp), state.band(camp), "{text}");
            // From the band itself, nothing is to do.
            let view = rules.view(state, Viewer::Seat(rules.to_act(state).unwrap()));
            assert_eq!(rules.import_roster(&view, &text), Ok(Vec::new()));
            // From another band: what is too much is given back.
            if let Some(other) = before.as_ref().filter(|other| other.starts_with(camp.code()))
                && let Ok(other) = read(&rules, state, other)
            {
                assert_eq!(read(&rules, &other, &text).map_or(*state.band(camp), |back| *back.band(camp)), *state.band(camp));
            }
            before = Some(text);
        });
    }
}

#[test]
fn cq_arm_1_to_4_a_text_that_breaks_a_rule_is_refused_by_it() {
    let rules = ColorQuest::standard();
    let gaia = start(&rules);
    let refused = |text: &str| read(&rules, &gaia, text).unwrap_err();
    assert_eq!(refused("gaia oak chosen-one"), "CQ-ARM-1");
    assert_eq!(refused("gaia oak chief matriarch ninja"), "CQ-ARM-1");
    assert_eq!(refused("gaia chief matriarch warrior basher"), "CQ-ARM-1");
    assert_eq!(refused("gaia oak ninja ninja"), "CQ-ARM-3");
    assert_eq!(refused("gaia warrior warrior warrior"), "CQ-ARM-3");
    assert_eq!(refused("gaia skelette"), "CQ-ARM-3");
    assert_eq!(refused("gaia oak mini-golem mini-golem mini-golem mini-golem mini-golem mini-golem clone"), "CQ-ARM-4");
    assert!(refused("kaos ronin").starts_with("This is a band of Kaos. CQ-ARM-3:"));
    assert!(refused("gaia wolf").contains("'wolf'"));
    assert!(refused("oak ninja").contains("gaia or kaos"));
    assert!(refused("").contains("gaia or kaos"));
    // A band may be unfinished.
    assert!(read(&rules, &gaia, "gaia").is_ok());
    assert!(read(&rules, &gaia, "gaia ninja").is_ok());

    // Kaos cannot take what Gaia took.
    let mut kaos = read(&rules, &gaia, "gaia oak ninja").unwrap();
    rules.play(&mut kaos, Action::Ready, &mut Seeded::new(Seed::numbered(1)), &mut ());
    assert_eq!(read(&rules, &kaos, "kaos ronin ninja").unwrap_err(), "CQ-ARM-3");
    assert_eq!(read(&rules, &kaos, "kaos ronin bone-pile bone-pile bone-pile bone-pile").unwrap_err(), "CQ-ARM-4");
    let facing = roster(&rules, &kaos, Lang::Fr).unwrap().facing.unwrap();
    assert_eq!(facing.title, "Bande de Gaïa");
    assert_eq!(facing.counters.len(), 2);
}

#[test]
fn nobody_else_is_asked_and_later_no_band_is_built() {
    let rules = ColorQuest::standard();
    let few = Tour { setups: common::setups().into_iter().step_by(7).collect(), ..tour(&rules) };
    few.look(
        3,
        |decision, _| decision <= 80,
        |state| {
            let builds = state.stage() == Stage::Bands;
            for viewer in Viewer::all(2) {
                let view = rules.view(state, viewer);
                let asked = rules.to_act(state).is_some_and(|seat| viewer.is(seat));
                assert_eq!(rules.scene(&view, Lang::En).roster.is_some(), builds && asked);
                assert_eq!(rules.import_roster(&view, state.active().code()).is_ok(), builds);
            }
        },
    );
}

#[track_caller]
fn check(text: &str, lang: Lang) {
    assert_eq!(golden::flaw(text, lang), None, "'{text}'");
}

#[test]
fn every_line_of_the_list_has_its_texts_in_both_languages() {
    let rules = ColorQuest::standard();
    let gaia = read(&rules, &start(&rules), "gaia oak").unwrap();
    let mut kaos = gaia.clone();
    rules.play(&mut kaos, Action::Ready, &mut Seeded::new(Seed::numbered(1)), &mut ());
    for state in [gaia, kaos] {
        for lang in Lang::ALL {
            let roster = roster(&rules, &state, lang).unwrap();
            check(&roster.title, lang);
            check(&roster.note, lang);
            assert_eq!(roster.gauges.len(), 4);
            roster.gauges.iter().flat_map(|gauge| [&gauge.name, &gauge.words]).for_each(|text| check(text, lang));
            for entry in &roster.entries {
                for text in [&entry.name, &entry.class, &entry.price, &entry.size, &entry.words] {
                    check(text, lang);
                }
                entry.lines.iter().for_each(|line| check(line, lang));
                // Entries of a class stand together.
                let same = roster.entries.iter().map(|other| &other.class);
                let runs = same.fold((0, None), |(runs, last), class| {
                    (runs + usize::from(last != Some(class) && *class == entry.class), Some(class))
                });
                assert_eq!(runs.0, 1);
            }
        }
    }
}

#[test]
fn cq_brd_3_every_layout_is_shown_as_a_picture() {
    let rules = ColorQuest::standard();
    assert_eq!(rules.pictured("layout"), Some("CQ-BRD-3"));
    assert_eq!(rules.pictured("scenario"), None);
}
