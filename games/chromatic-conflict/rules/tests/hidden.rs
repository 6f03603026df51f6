//! Hidden information (3.1): what each viewer sees, and what it does not.

use crate::watch::{action, options, position, random_game};
use chromatic_conflict::{ChromaticConflict, Effect, Event, Faction, Kind, Position, State, View};
use std::collections::BTreeSet;
use tabletop::{Game as _, Notation as _, Rng, Scripted, Seat, Viewer, tell};

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::numbered(number).expect("a seat of the house"))
}

fn wire(view: &View) -> String {
    serde_json::to_string(view).expect("a view can be sent")
}

/// The tags in a seat's hand.
fn held(game: &ChromaticConflict, state: &State, number: u8) -> BTreeSet<&'static str> {
    let view = game.view(state, seat(number));
    let hand = view.seats[number as usize - 1].hand.clone().expect("a seat sees its own hand");
    hand.terrains.iter().filter_map(|terrain| terrain.place).map(|place| place.name()).collect()
}

const TABLE: &str = "turn 17 seat 2 action 2
doing cannon
board | -1 0 1 2
 1 | . F21:b3+g . .
 0 | F19:b2 Core:gcannon F04:g2 F13
hand 1 ship 2 2 | F01 F02
hand 2 3 4 | F03
hand 3 5 | F05 F06 F07
discard 3 2 2 crane
known T13 public v scanned b
";

#[test]
fn cc_hid_1_everybody_sees_what_is_public() {
    let game = ChromaticConflict::standard();
    let view = game.view(&position(&game, TABLE), Viewer::Bystander);

    let factions: Vec<_> = view.seats.iter().map(|seat| seat.faction).collect();
    assert_eq!(factions, Faction::ALL.map(Some));
    assert_eq!((view.turn, view.action, view.to_act), (17, 2, Seat::numbered(2)));

    let places: Vec<(String, &str, u8)> = view
        .places
        .iter()
        .map(|place| (place.at.to_string(), place.card.place.map_or("?", |place| place.name()), place.card.gems))
        .collect();
    let expected = [("(-1,0)", "T19", 3), ("(0,0)", "Core", 1), ("(0,1)", "T21", 3), ("(1,0)", "T04", 1), ("(2,0)", "T13", 2)];
    assert_eq!(places, expected.map(|(at, tag, gems)| (at.to_owned(), tag, gems)));

    let occupants: Vec<Option<(u8, &str)>> =
        view.places.iter().map(|place| place.occupant.map(|chromeca| (chromeca.seat.number(), chromeca.kind.code()))).collect();
    assert_eq!(occupants, [Some((1, "2")), Some((2, "cannon")), Some((1, "3")), Some((2, "2")), None]);

    assert_eq!(view.at(Position::new(0, 1)).unwrap().shield, Seat::numbered(2));
    let shields: Vec<_> = view.seats.iter().map(|seat| seat.shield).collect();
    assert_eq!(shields, [None, Some(Position::new(0, 1)), None, None]);

    let discards: Vec<String> =
        view.seats.iter().map(|seat| seat.discards.cards().map(Kind::code).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(discards, ["", "", "crane 2 2", ""]);
    let hands: Vec<_> = view.seats.iter().map(|seat| (seat.chromecas, seat.terrains, seat.pile)).collect();
    assert_eq!(hands, [(3, 2, 9), (2, 1, 10), (1, 3, 10), (0, 0, 14)]);
    assert_eq!(view.terrain_pile, 21 - 4 - 6);

    let effects: Vec<&[Effect]> = view.seats.iter().map(|seat| seat.effects.as_slice()).collect();
    assert_eq!(effects, [&[Effect::Offensive][..], &[Effect::Bastion], &[], &[]]);
    let points: Vec<u8> = view.seats.iter().map(|seat| seat.points).collect();
    assert_eq!(points, [6, 2, 0, 0]);

    let zones = |x: i8, y: i8| view.at(Position::new(x, y)).unwrap().card.zones;
    assert_eq!(zones(-1, 0), [Some(Effect::Offensive), None, None, None]);
    assert_eq!(zones(1, 0), [None, Some(Effect::Bastion), None, None]);
    assert_eq!(zones(2, 0), [None, None, None, Some(Effect::Bastion)], "public, though nobody stands there any more");
}

#[test]
fn cc_hid_2_a_seat_alone_sees_its_hand_with_its_own_zones() {
    let game = ChromaticConflict::standard();
    let state = position(&game, TABLE);
    let view = game.view(&state, seat(1));
    let hand = view.seats[0].hand.as_ref().unwrap();
    assert_eq!(hand.chromecas.cards().map(Kind::code).collect::<Vec<_>>(), ["ship", "2", "2"]);
    let terrains: Vec<_> = hand.terrains.iter().map(|card| (card.place.unwrap().name(), card.gems, card.zones)).collect();
    assert_eq!(
        terrains,
        [("T01", 1, [Some(Effect::Stronghold), None, None, None]), ("T02", 1, [Some(Effect::Strike), None, None, None])]
    );
    for viewer in [seat(2), seat(3), seat(4), Viewer::Bystander] {
        assert_eq!(game.view(&state, viewer).seats[0].hand, None);
    }
}

#[test]
fn cc_hid_3_nobody_sees_faces_or_what_is_left_in_piles() {
    let game = ChromaticConflict::standard();
    for seed in 0..20 {
        for step in random_game(&game, 4, seed) {
            let over = game.outcome(&step.after).is_some();
            for viewer in Viewer::all(4) {
                let view = game.view(&step.after, viewer);
                let text = wire(&view);
                assert!(!(1..=21).any(|face| text.contains(&format!("F{face:02}"))), "{text}");
                assert_eq!(text.contains("pile_cards"), over);
                assert_eq!(text.contains("\"left\""), over && view.terrain_pile > 0);
                // A pile without order: only its size is there.
                assert!(over || view.seats.iter().all(|seat| seat.pile_cards.is_none()));
            }
        }
    }
}

#[test]
fn cc_hid_3_what_can_be_deduced_is_not_shown() {
    // Only F21 is empty for blue, green and orange, so violet's zone is empty too; it is still shown as unknown.
    let game = ChromaticConflict::standard();
    let state = position(&game, "turn 9 seat 1 action 1\nboard | 0 1\n 0 | Core F21\nhand 1 2 |\nknown T21 public bgo\n");
    let zones = game.view(&state, seat(4)).at(Position::new(1, 0)).unwrap().card.zones;
    assert_eq!(zones, [Some(Effect::Empty), Some(Effect::Empty), Some(Effect::Empty), None]);
}

#[test]
fn cc_hid_7_of_another_hand_neither_tags_nor_gems_nor_zones_are_seen() {
    let game = ChromaticConflict::standard();
    for seed in 0..10 {
        for step in random_game(&game, 4, seed) {
            if game.outcome(&step.after).is_some() {
                continue;
            }
            for number in 1..=4 {
                for viewer in Viewer::all(4).filter(|&viewer| viewer != seat(number)) {
                    let view = game.view(&step.after, viewer);
                    let text = wire(&view);
                    for tag in held(&game, &step.after, number) {
                        assert!(!text.contains(tag), "seed {seed}: {viewer:?} sees {tag} of seat {number}");
                    }
                    assert_eq!(view.seats[number as usize - 1].terrains as usize, held(&game, &step.after, number).len());
                }
            }
        }
    }
}

#[test]
fn cc_hid_8_a_destroyed_terrain_is_told_to_all_and_draws_only_as_numbers() {
    let game = ChromaticConflict::standard();
    let mut state = position(
        &game,
        "turn 9 seat 1 action 2\ndoing ship\nboard | 0 1\n 0 | Core:bship F21\nhand 1 2 3 | F01 F02\nhand 2 2 | F03\n",
    );
    let mut events = Vec::new();
    let mut luck = Scripted::new(["chromeca=5", "terrain=F09", "tag=T11"].map(|pick| pick.parse().unwrap()));
    game.play(&mut state, action(&game, "destroy (1,0)"), &mut luck, &mut events);
    assert_eq!(luck.finish(), Ok(()));

    let told = |viewer: Viewer| -> Vec<Event> {
        events.iter().filter_map(|event| tell(&game, event, viewer)).map(|told| told.event().clone()).collect()
    };
    for viewer in Viewer::all(4) {
        assert!(matches!(&told(viewer)[0], Event::TerrainDestroyed { terrain, .. } if terrain.name() == "T21"), "{viewer:?}");
        // The view itself gives the size of the pile and no more: T21 is not on it.
        let view = game.view(&state, viewer);
        assert_eq!(view.terrain_pile, 17);
        assert!(!wire(&view).contains("T21"));
    }
    let own = told(seat(1));
    assert!(matches!(&own[1], Event::DrewChromecas { count: 1, kinds: Some(kinds), .. } if kinds.of(Kind::Five) == 1));
    assert!(matches!(&own[2], Event::DrewTerrains { count: 1, terrains: Some(tags), .. } if tags.count() == 1));
    for viewer in [seat(2), seat(3), seat(4), Viewer::Bystander] {
        let others = told(viewer);
        assert!(matches!(&others[1], Event::DrewChromecas { count: 1, kinds: None, .. }));
        assert!(matches!(&others[2], Event::DrewTerrains { count: 1, terrains: None, .. }));
        let sent = serde_json::to_string(&others).unwrap();
        assert!(!sent.contains("T11") && !sent.contains("\"5\""), "{sent}");
    }
}

#[test]
fn cc_hid_9_options_and_refusals_do_not_tell_what_an_unknown_zone_will_show() {
    let game = ChromaticConflict::standard();
    // The same table with other faces below what blue can see: F03 is its Bastion, F05 its Stronghold; F19 its Offensive
    // force, F20 empty.
    let table = |first: &str, second: &str| {
        let body = format!(
            "turn 9 seat 1 action 1\nboard | 0 1 2 3\n 0 | Core T10/{first} T11/{second} T21/F21:o3\nhand 1 crane 3 4 | T01/F01\n"
        );
        position(&game, &body)
    };
    let (bastion, other) = (table("F03", "F19"), table("F05", "F20"));
    assert_eq!(options(&game, &bastion), options(&game, &other));
    assert_eq!(game.view(&bastion, seat(1)), game.view(&other, seat(1)));
    assert_eq!(game.knowledge(&bastion, seat(1)), game.knowledge(&other, seat(1)));
    let mut universe = Vec::new();
    game.candidate_actions(&bastion, &mut universe);
    for action in universe {
        assert_eq!(game.check(&bastion, action), game.check(&other, action), "{}", game.write_action(action));
    }
    // And yet they differ as soon as blue places.
    let placed = |mut state: State| {
        game.play(&mut state, action(&game, "place 3 (1,0)"), &mut Scripted::new([]), &mut ());
        options(&game, &state)
    };
    assert_ne!(placed(bastion), placed(other));
}

#[test]
fn cc_hid_9_nobody_knows_what_only_another_seat_has_seen() {
    let game = ChromaticConflict::standard();
    // Green laid T10 and has scanned it; its hand is its own, tags and all.
    let table = |laid: &str, hand: &str| {
        let body = format!(
            "turn 9 seat 1 action 1\nboard | 0 1\n 0 | Core T10/{laid}\nhand 1 3 4 | T01/F01\nhand 2 {hand}\n\
             known T10 scanned g\n"
        );
        position(&game, &body)
    };
    let truth = table("F17", "2 2 5 | T02/F02 T03/F21");
    let other = table("F20", "ship 4 3 | T04/F17 T21/F09");
    for viewer in [seat(1), seat(3), seat(4), Viewer::Bystander] {
        assert_eq!(game.view(&truth, viewer), game.view(&other, viewer));
        assert_eq!(game.knowledge(&truth, viewer), game.knowledge(&other, viewer), "{viewer:?}");
    }
    assert_ne!(game.view(&truth, seat(2)), game.view(&other, seat(2)));
    assert_ne!(game.knowledge(&truth, seat(2)), game.knowledge(&other, seat(2)));
}

#[test]
fn cc_hid_9_whatever_is_hidden_changes_neither_view_nor_options() {
    let game = ChromaticConflict::standard();
    let mut rng = Rng::stream(9, 9);
    let mut differ = 0;
    for seed in 0..12 {
        for step in random_game(&game, 3 + (seed % 2) as u8, seed).iter().step_by(3) {
            for viewer in Viewer::all(game.seats(&step.after)) {
                let imagined = game.resample(&game.knowledge(&step.after, viewer), &mut rng);
                assert_eq!(game.view(&imagined, viewer), game.view(&step.after, viewer), "seed {seed}: {viewer:?}");
                assert_eq!(game.validate(&imagined), Ok(()), "seed {seed}: {viewer:?}");
                differ += u32::from(imagined != step.after);
                if game.to_act(&step.after).map(Viewer::Seat) == Some(viewer) {
                    assert_eq!(options(&game, &imagined), options(&game, &step.after), "seed {seed}: {viewer:?}");
                }
            }
        }
    }
    assert!(differ > 500, "other positions were imagined");
}

#[test]
fn cc_hid_5_a_zone_is_shown_to_whoever_scanned_it_and_to_all_once_it_is_public() {
    let game = ChromaticConflict::standard();
    // Followed through whole games: what each seat had in hand, and on what each faction stood.
    for seed in 0..20 {
        let (mut scanned, mut public) = (BTreeSet::new(), BTreeSet::new());
        let steps = random_game(&game, 4, seed);
        let first = &steps[0].before;
        for state in std::iter::once(first).chain(steps.iter().map(|step| &step.after)) {
            if game.outcome(state).is_some() {
                break;
            }
            for number in 1..=4 {
                scanned.extend(held(&game, state, number).into_iter().map(|tag| (tag, number)));
            }
            for place in game.view(state, Viewer::Bystander).places {
                if let (Some(card), Some(chromeca)) = (place.card.place, place.occupant) {
                    public.insert((card.name(), chromeca.seat.number()));
                }
            }
            for viewer in Viewer::all(4) {
                for place in game.view(state, viewer).places.iter().filter(|place| place.at != Position::default()) {
                    let tag = place.card.place.unwrap().name();
                    for (zone, number) in place.card.zones.iter().zip(1..=4) {
                        let known = public.contains(&(tag, number)) || viewer == seat(number) && scanned.contains(&(tag, number));
                        assert_eq!(zone.is_some(), known, "seed {seed}: {viewer:?} sees the zone of seat {number} on {tag}");
                    }
                }
            }
        }
    }
}

/// A terrain that a Ship put under the pile is drawn without luck, and still shows its drawer a zone.
#[test]
fn what_a_draw_shows_cannot_be_taken_back() {
    let game = ChromaticConflict::standard();
    let mut state = position(
        &game,
        "turn 9 seat 2 action 2\n\
         doing ship\n\
         board | -2 -1 0 1 2\n\
         1 | F01 F02 F03 F04 F05\n\
         0 | F06 F07 Core:gship F08 F09\n\
         -1 | . F10 . . .\n\
         hand 1 2 3 4 | F11 F12 F13\n\
         hand 2 2 3 4 | F14 F15\n\
         hand 3 2 3 4 | F16 F17 F18\n\
         hand 4 2 3 4 | F19 F20 F21\n",
    );
    let zone = |state: &State| {
        let view = game.view(state, seat(2));
        let hand = view.seats[1].hand.clone().unwrap();
        hand.terrains.iter().find(|card| card.place.unwrap().name() == "T08").map(|card| card.zones[1])
    };
    assert_eq!(game.view(&state, seat(2)).at(Position::new(1, 0)).unwrap().card.zones[1], None);
    let mut events = Vec::new();
    let mut luck = Scripted::new([]);
    game.play(&mut state, action(&game, "destroy (1,0)"), &mut luck, &mut events);
    assert_eq!(luck.finish(), Ok(()), "no luck was needed");
    assert_eq!(zone(&state), Some(Some(Effect::Stronghold)));
    assert!(events.iter().any(|event| game.reveals(event)));
}

#[test]
fn cc_hid_1_a_view_says_which_zones_everybody_knows() {
    let game = ChromaticConflict::standard();
    let position = "chromatic-conflict 1\nseats blue green orange violet\nturn 9 seat 1 action 1\n\
                    board | 0 1\n0 | Core F13:g3\nhand 1 2 3 4 | F01\nknown T13 scanned b\n";
    let state = game.read_position(position).unwrap();
    let terrain = |viewer: Viewer| game.view(&state, viewer).places.last().unwrap().card.clone();
    let blue = terrain(Viewer::Seat(Seat::at(0)));
    assert_eq!(blue.zones, [Some(Effect::Offensive), Some(Effect::Strike), None, None]);
    assert_eq!(blue.public, [false, true, false, false]);
    assert!(blue.has_secret(), "blue alone knows its own zone");
    let other = terrain(Viewer::Bystander);
    assert_eq!(other.public, blue.public);
    assert!(!other.has_secret());
}
