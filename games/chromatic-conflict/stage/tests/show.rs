//! Scenes for a page: they keep the laws of showing, tell no secret, and look as they should.
//! `BLESS=1` rewrites the files in `tests/scenes`.

#![allow(clippy::unwrap_used)]

use crate::scene;
use chromatic_conflict::{Action, ChromaticConflict, Faction, Factions, Setup, State};
use laws::showing;
use stage::{Layer, Show, Touch, Words};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game, Notation, Rng, Seat, Seed, Table, Viewer};
use texts::Lang;

fn setups() -> Vec<Setup> {
    let given = |list: &[Faction]| Setup { seats: list.len() as u8, factions: Factions::Given(list.to_vec()) };
    vec![
        Setup { seats: 3, ..Setup::default() },
        Setup { seats: 4, ..Setup::default() },
        given(&[Faction::Violet, Faction::Blue, Faction::Orange]),
        given(&[Faction::Green, Faction::Orange, Faction::Violet, Faction::Blue]),
    ]
}

/// Plays random games of all setups; `look` sees every position, the last one included.
fn games(each: u64, mut look: impl FnMut(&ChromaticConflict, &State, &[Action], &mut Rng)) {
    let game = Arc::new(ChromaticConflict::standard());
    for (number, setup) in setups().into_iter().enumerate() {
        for seed in 0..each {
            let mut table = Table::open(game.clone(), setup.clone(), Seed::numbered(seed)).unwrap();
            let mut rng = Rng::stream(seed, number as u64);
            let mut legal = Vec::new();
            loop {
                game.legal_actions(table.state(), &mut legal);
                look(&game, table.state(), &legal, &mut rng);
                if legal.is_empty() {
                    break;
                }
                // Half of the time one of the last options, so that games are not mostly laying.
                let last = legal.len().min(8);
                let choice = if rng.below(2) == 0 { rng.index(legal.len()) } else { legal.len() - 1 - rng.index(last) };
                table.play(legal[choice]).unwrap();
            }
        }
    }
}

fn state(text: &str) -> State {
    ChromaticConflict::standard().read_position(text).unwrap()
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::numbered(number).unwrap())
}

#[test]
fn every_position_can_be_shown_and_every_action_pointed_at() {
    games(3, |game, state, _, _| {
        if let Err(problem) = showing(game, state) {
            panic!("{problem}\n{}", game.write_position(state));
        }
    });
}

#[test]
fn cc_hid_9_a_scene_tells_nothing_that_is_hidden() {
    let mut different = 0;
    games(2, |game, state, legal, rng| {
        for viewer in Viewer::all(game.seats(state)) {
            let world = game.resample(&game.knowledge(state, viewer), rng);
            different += usize::from(world != *state);
            let (seen, imagined) = (game.view(state, viewer), game.view(&world, viewer));
            for lang in Lang::ALL {
                assert_eq!(game.scene(&seen, lang), game.scene(&imagined, lang));
            }
            assert_eq!(game.menu(&seen, &[]), game.menu(&imagined, &[]));
            for &action in legal {
                assert_eq!(game.touches(&seen, action), game.touches(&imagined, action));
            }
        }
    });
    assert!(different > 1000, "imagined worlds must differ from the true one");
}

#[test]
fn a_secret_zone_is_marked_for_the_one_who_knows_it_and_shown_to_nobody_else() {
    let game = ChromaticConflict::standard();
    let state = state(include_str!("pictures/middle.position.txt"));
    let secrets = |viewer| {
        let pieces = game.scene(&game.view(&state, viewer), Lang::En).pieces;
        pieces.iter().filter(|piece| piece.states.contains(&"secret")).map(|piece| piece.part.look.clone()).collect::<Vec<_>>()
    };
    assert_eq!(secrets(Viewer::Bystander), [""; 0]);
    assert_eq!(secrets(seat(3)), ["fx-bastion", "fx-bastion", "fx-strike"]);
}

#[test]
fn all_that_stands_on_the_table_is_drawn_once() {
    games(2, |game, state, _, _| {
        let view = game.view(state, Viewer::Bystander);
        let scene = game.scene(&view, Lang::Fr);
        let count = |find: &dyn Fn(&stage::Piece) -> bool| scene.pieces.iter().filter(|piece| find(piece)).count();
        let gems: usize = view.places.iter().map(|place| usize::from(place.card.gems)).sum();
        assert_eq!(count(&|piece| piece.part.look == "gem"), gems);
        assert_eq!(count(&|piece| piece.layer == Layer::Figure), view.places.iter().filter(|at| at.occupant.is_some()).count());
        assert_eq!(
            count(&|piece| piece.part.look == "shield-dome"),
            view.places.iter().filter(|place| place.shield.is_some()).count()
        );
        assert!(scene.pieces.is_sorted_by_key(|piece| piece.layer));
        assert!(scene.width >= 5.0 && scene.height >= 4.0);
    });
}

#[test]
fn a_spot_keeps_its_number_while_the_map_grows() {
    let mut names = BTreeSet::new();
    games(2, |game, state, _, _| {
        let scene = game.scene(&game.view(state, Viewer::Bystander), Lang::En);
        names.extend(scene.spots.into_iter().map(|spot| (spot.id, spot.name)));
    });
    let ids: BTreeSet<_> = names.iter().map(|(id, _)| id).collect();
    assert_eq!(ids.len(), names.len(), "a number means two positions");
}

#[test]
fn every_verb_has_both_texts() {
    let game = ChromaticConflict::standard();
    for key in ["faction-blue", "faction-green", "faction-orange", "faction-violet", "decline"] {
        let [en, fr] = golden::RECORDED.map(|lang| game.verb(key, lang));
        assert_eq!((en.key, fr.key), (key, key));
        assert_ne!(en.name, fr.name);
        assert_ne!(en.words, fr.words);
        for verb in [en, fr] {
            assert!(!verb.look.is_empty() && verb.name.starts_with(char::is_uppercase) && verb.words.ends_with('.'), "{verb:?}");
            assert_eq!(verb.tint.is_some(), key != "decline");
        }
    }
    assert_eq!(game.verb("jump", Lang::En).key, "");
}

#[test]
fn every_sentence_of_a_scene_keeps_to_its_language() {
    games(2, |game, state, _, _| {
        for viewer in Viewer::all(game.seats(state)) {
            let view = game.view(state, viewer);
            for lang in Lang::ALL {
                golden::texts(&game.scene(&view, lang)).iter().for_each(|text| scene::check_text(text, lang));
            }
        }
    });
}

#[test]
fn the_menu_stays_while_a_power_is_asked_and_offers_all_factions() {
    let game = ChromaticConflict::standard();
    let choosing = state("chromatic-conflict 1\nseats orange . .\nturn 0\n");
    let view = game.view(&choosing, seat(2));
    assert_eq!(game.menu(&view, &[]), ["faction-blue", "faction-green", "faction-orange", "faction-violet"]);
    assert_eq!(game.menu(&game.view(&choosing, seat(1)), &[]), [""; 0]);
    let lifting = state(scene::CRANE);
    let view = game.view(&lifting, seat(1));
    assert_eq!(game.menu(&view, &[]), ["decline"]);
    assert_eq!(game.menu(&game.view(&state(scene::LIFTED), seat(1)), &[]), [""; 0]);
}

/// A place that is touched too early stands for no power, and what is not in the hand cannot be touched.
#[test]
fn what_cannot_be_pointed_at_has_no_touches() {
    let game = ChromaticConflict::standard();
    let state = state(include_str!("pictures/middle.position.txt"));
    let view = game.view(&state, seat(3));
    let touches = |text: &str| game.touches(&view, game.read_action(text).unwrap());
    for nothing in ["destroy (1,0)", "lift (1,0)", "shield (1,0)", "place 5 (1,0)", "lay T20 (0,1)", "lay T05 (9,9)"] {
        assert_eq!(touches(nothing), [], "{nothing}");
    }
    assert_eq!(touches("lay T05 (2,0)"), [Touch::Card(105), Touch::Spot(66 * 128 + 64)]);
    assert_eq!(touches("place ship (2,1)"), [Touch::Card(0), Touch::Spot(66 * 128 + 65)]);
}

#[test]
fn the_pips_count_the_actions_that_are_left() {
    let game = ChromaticConflict::standard();
    let pips = |text: &str| {
        let scene = game.scene(&game.view(&state(text), Viewer::Bystander), Lang::En);
        scene.seats.iter().map(|seat| seat.pips.first().map(|pips| (pips.left, pips.of))).collect::<Vec<_>>()
    };
    assert_eq!(pips(include_str!("pictures/middle.position.txt")), [None, None, Some((2, 2)), None]);
    assert_eq!(pips(scene::CRANE), [Some((1, 2)), None, None], "an action that is being resolved is spent");
    assert_eq!(pips("chromatic-conflict 1\nseats orange . .\nturn 0\n"), [None; 3]);
}

#[test]
fn scenes_look_as_ever() {
    let game = ChromaticConflict::standard();
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "scenes");
    let middle = include_str!("pictures/middle.position.txt");
    let choosing = "chromatic-conflict 1\nseats orange . .\nturn 0\n";
    let scenes = [
        ("choosing.en", choosing, seat(2), Lang::En),
        ("lifted.fr", scene::LIFTED, seat(1), Lang::Fr),
        ("middle.en", middle, seat(3), Lang::En),
        ("middle-bystander.fr", middle, Viewer::Bystander, Lang::Fr),
    ];
    let mut wrong = Vec::new();
    for (name, position, viewer, lang) in scenes {
        let view = game.view(&state(position), viewer);
        let text = scene::write(&game.prompt(&view, lang), &game.scene(&view, lang));
        wrong.extend(golden::compare(&folder.join(format!("{name}.txt")), &text, "BLESS").err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(golden::files(&folder).len(), scenes.len(), "a file belongs to no scene");
}
