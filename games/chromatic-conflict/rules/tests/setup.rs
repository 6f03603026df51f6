//! Components and set-up (2.1, 2.2): what is on the table and in the hands when the first turn begins.

use crate::watch::{Draw, Watched, action, given, options, random_game, seeded};
use chromatic_conflict::{Action, ChromaticConflict, Event, Face, Faction, Factions, Kind, Position, Setup, State, View};
use std::collections::BTreeSet;
use tabletop::{Game as _, MAX_SEATS, Notation as _, Pick, Recorded, Rng, Scripted, Seat, Viewer};

fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat of the house")
}

/// What a seat sees of a position.
fn seen(game: &ChromaticConflict, state: &State, number: u8) -> View {
    game.view(state, Viewer::Seat(seat(number)))
}

/// The first position of a game, and all that was asked of luck for it.
fn dealt(seats: u8, seed: u64) -> (ChromaticConflict, State, Vec<Draw>) {
    let game = ChromaticConflict::standard();
    let mut luck = seeded(seed);
    let state = game.start(&given(seats), &mut luck).expect("3 or 4 seats may play");
    let draws = luck.draws;
    (game, state, draws)
}

#[test]
fn cc_gen_1_three_or_four_seats_play_and_no_other_number() {
    let game = ChromaticConflict::standard();
    for seats in 0..=MAX_SEATS as u8 {
        let setup = Setup { seats, ..Setup::default() };
        match game.start(&setup, &mut seeded(1)) {
            Ok(state) => assert_eq!(game.seats(&state), seats, "{seats}"),
            Err(refusal) => assert_eq!(refusal.rule.0, "CC-GEN-1", "{seats}"),
        }
        assert_eq!(game.start(&setup, &mut seeded(1)).is_ok(), seats == 3 || seats == 4, "{seats}");
    }
}

/// The face that shows every faction what this one shows the faction before it.
fn turned(face: &str) -> String {
    let index = Face::named(face).expect("a face").index();
    let turned = if index < 20 { index / 4 * 4 + (index + 1) % 4 } else { index };
    Face::NAMES[turned].to_owned()
}

#[test]
fn cc_gen_2_factions_differ_only_by_the_zones_they_read() {
    // Every seat takes the next faction and every terrain is the one that is turned by one faction: nothing changes.
    let game = ChromaticConflict::standard();
    let next = |faction: &Faction| Faction::ALL[(faction.index() + 1) % 4];
    for (seed, seats) in [(1, 4), (2, 4), (3, 3), (4, 3)] {
        let factions = Faction::ALL[..seats as usize].to_vec();
        let others = Setup { seats, factions: Factions::Given(factions.iter().map(next).collect()) };
        let turn = |draws: &[Draw]| {
            let turn = |draw: &Draw| match draw.label.as_str() {
                "terrain" => Pick { face: turned(&draw.face), ..draw.pick() },
                _ => draw.pick(),
            };
            Recorded::new(draws.iter().map(turn).collect::<Vec<_>>())
        };
        let (mut luck, mut choice) = (seeded(seed), Rng::stream(seed, 2));
        let mut state = game.start(&given(seats), &mut luck).unwrap();
        let mut other = game.start(&others, &mut turn(&luck.draws)).unwrap();
        let mut list = Vec::new();
        while game.to_act(&state).is_some() {
            assert_eq!(options(&game, &state), options(&game, &other));
            game.legal_actions(&state, &mut list);
            let action = list[choice.index(list.len())];
            let (mut events, mut other_events) = (Vec::new(), Vec::new());
            luck.draws.clear();
            game.play(&mut state, action, &mut luck, &mut events);
            let mut turned = turn(&luck.draws);
            game.play(&mut other, action, &mut turned, &mut other_events);
            assert_eq!(turned.finish(), Ok(()));
            assert_eq!(events, other_events);
        }
        assert_eq!(game.outcome(&state), game.outcome(&other));
    }
}

#[test]
fn cc_gen_9_the_stand_only_shows_whose_pile_is_whose() {
    let (game, mut state, _) = dealt(4, 5);
    let before = game.view(&state, Viewer::Bystander);
    let pairs: Vec<_> = before.seats.iter().map(|seat| (seat.faction, seat.pile)).collect();
    assert_eq!(pairs, Faction::ALL.map(|faction| (Some(faction), 11)), "each pile stands beside its faction");
    // A turn with two placings draws two cards from the acting faction's pile and from no other.
    let first = before.to_act.unwrap();
    let mut luck = seeded(6);
    while game.to_act(&state) == Some(first) {
        let mut list = Vec::new();
        game.legal_actions(&state, &mut list);
        let lay = list.iter().find(|action| matches!(action, Action::Lay { .. }));
        let place = list.iter().find(|action| matches!(action, Action::Place { .. }));
        let unused = Some(&Action::Decline).filter(|action| list.contains(action));
        let chosen = *unused.or(place).or(lay).unwrap_or(&list[0]);
        game.play(&mut state, chosen, &mut luck, &mut ());
    }
    let drawn = luck.labels().iter().filter(|&&label| label == "chromeca").count() as u8;
    assert!(drawn > 0);
    for after in game.view(&state, Viewer::Bystander).seats {
        assert_eq!(after.pile, if after.seat == first { 11 - drawn } else { 11 });
    }
}

#[test]
fn cc_gen_14_there_is_no_red_faction() {
    assert_eq!(Faction::CODES, ["blue", "green", "orange", "violet"]);
    let game = ChromaticConflict::standard();
    assert!(game.read_action("faction red").is_err());
    assert_eq!(game.read_action("faction orange"), Ok(Action::Faction(Faction::Orange)));
    assert!(Factions::try_from("red,blue,green".to_owned()).is_err());
}

#[test]
fn cc_setup_1_the_core_alone_is_on_the_table() {
    for seats in [3, 4] {
        let (game, state, _) = dealt(seats, 7);
        let view = game.view(&state, Viewer::Bystander);
        assert_eq!(view.places.len(), 1);
        let core = &view.places[0];
        assert_eq!(core.at, Position::new(0, 0));
        assert_eq!(core.card.place.map(|place| place.name()), Some("Core"));
        assert_eq!((core.occupant, core.shield), (None, None));
    }
}

#[test]
fn cc_setup_2_each_seat_takes_another_faction_in_the_order_of_the_seats() {
    let game = ChromaticConflict::standard();
    let mut state = game.start(&Setup::default(), &mut seeded(1)).unwrap();
    for (number, faction) in [(1, "violet"), (2, "blue"), (3, "green"), (4, "orange")] {
        assert_eq!(game.to_act(&state), Some(seat(number)));
        for taken in game.view(&state, Viewer::Bystander).seats.iter().filter_map(|seat| seat.faction) {
            let refusal = game.check(&state, Action::Faction(taken)).expect_err("somebody has it");
            assert_eq!(refusal.rule.0, "CC-SETUP-2");
        }
        let mut luck = seeded(1);
        game.play(&mut state, action(&game, &format!("faction {faction}")), &mut luck, &mut ());
    }
    let taken: Vec<_> = game.view(&state, Viewer::Bystander).seats.iter().map(|seat| seat.faction).collect();
    assert_eq!(taken, [Faction::Violet, Faction::Blue, Faction::Green, Faction::Orange].map(Some));

    let refused = |list: &[Faction]| {
        let setup = Setup { seats: 3, factions: Factions::Given(list.to_vec()) };
        game.start(&setup, &mut seeded(1)).expect_err("not one faction for each seat").rule.0
    };
    assert_eq!(refused(&[Faction::Blue, Faction::Green, Faction::Blue]), "CC-SETUP-2");
    assert_eq!(refused(&[Faction::Blue, Faction::Green]), "CC-SETUP-2");
    assert_eq!(refused(&Faction::ALL), "CC-SETUP-2");
}

#[test]
fn cc_setup_3_with_three_seats_the_fourth_faction_is_out_of_the_game() {
    let game = ChromaticConflict::standard();
    let absent = Faction::Violet;
    for seed in 0..20 {
        for step in random_game(&game, 3, seed) {
            for viewer in Viewer::all(3) {
                let view = game.view(&step.after, viewer);
                assert_eq!(view.seats.len(), 3);
                assert!(view.seats.iter().all(|seat| seat.faction != Some(absent)));
                let hands = view.seats.iter().filter_map(|seat| seat.hand.as_ref()).flat_map(|hand| &hand.terrains);
                let table = view.places.iter().filter(|place| place.at != Position::default()).map(|place| &place.card);
                for terrain in hands.chain(table).chain(&view.left) {
                    assert_eq!(terrain.zones[absent.index()], None, "seed {seed}: {viewer:?}");
                }
            }
        }
    }
}

#[test]
fn cc_setup_4_each_seat_draws_from_its_own_shuffled_fourteen_cards() {
    let (_, _, draws) = dealt(4, 8);
    let chromecas: Vec<&Draw> = draws.iter().filter(|draw| draw.label == "chromeca").collect();
    assert_eq!(chromecas.len(), 12);
    for hand in chromecas.chunks(3) {
        // Every card that is left is equally likely, whatever the other seats have drawn.
        let mut left = vec![1, 1, 1, 4, 3, 2, 2];
        for draw in hand {
            assert_eq!(draw.weights, left);
            left[Kind::coded(&draw.face).expect("a kind").index()] -= 1;
        }
    }
}

#[test]
fn cc_setup_5_all_terrains_are_in_one_shuffled_pile_with_three_seats_as_with_four() {
    for seats in [3, 4] {
        let (_, _, draws) = dealt(seats, 9);
        let terrains: Vec<&Draw> = draws.iter().filter(|draw| draw.label == "terrain").collect();
        assert_eq!(terrains.len(), 3 * seats as usize);
        let mut left = vec![1; 21];
        for draw in terrains {
            assert_eq!(draw.weights, left);
            left[Face::named(&draw.face).expect("a face").index()] = 0;
        }
    }
}

#[test]
fn cc_setup_6_tags_are_drawn_apart_from_faces_and_stay_with_their_cards() {
    let (game, _, draws) = dealt(4, 10);
    let mut left = vec![1; 21];
    for draw in draws.iter().filter(|draw| draw.label == "tag") {
        // Every tag that is left is equally likely, whatever the face.
        assert_eq!(draw.weights, left);
        left[draw.face[1..].parse::<usize>().unwrap() - 1] = 0;
    }
    // In a whole game no tag ever changes its gems or a zone that somebody saw.
    let mut known = std::collections::BTreeMap::new();
    for step in random_game(&game, 4, 10) {
        for viewer in Viewer::all(4) {
            let view = game.view(&step.after, viewer);
            let hands = view.seats.iter().filter_map(|seat| seat.hand.as_ref()).flat_map(|hand| &hand.terrains);
            for card in hands.chain(view.places.iter().map(|place| &place.card)) {
                let entry = known.entry(card.place).or_insert((card.gems, card.zones));
                assert_eq!(entry.0, card.gems);
                for (before, now) in entry.1.iter_mut().zip(card.zones) {
                    assert!(before.is_none() || now.is_none() || *before == now);
                    *before = before.or(now);
                }
            }
        }
    }
}

#[test]
fn cc_setup_7_the_first_seat_is_drawn_after_the_factions_each_equally_likely() {
    let game = ChromaticConflict::standard();
    let mut state = game.start(&Setup { seats: 3, ..Setup::default() }, &mut Scripted::new([])).unwrap();
    for faction in ["blue", "green"] {
        let mut none = seeded(1);
        game.play(&mut state, action(&game, &format!("faction {faction}")), &mut none, &mut ());
        assert_eq!(none.draws, [], "nothing is drawn before the last faction is taken");
    }
    for first in 1..=3 {
        let script = Scripted::then([Pick { label: "first".to_owned(), face: first.to_string() }], watch_luck());
        let (mut luck, mut table, mut events) = (Watched::new(script), state.clone(), Vec::new());
        game.play(&mut table, action(&game, "faction orange"), &mut luck, &mut events);
        assert_eq!(luck.draws[0].label, "first");
        assert_eq!(luck.draws[0].weights, [1, 1, 1]);
        assert_eq!(game.to_act(&table), Some(seat(first)));
        assert_eq!(events[1], Event::First { seat: seat(first) });
    }
}

fn watch_luck() -> tabletop::Seeded {
    tabletop::Seeded::new(tabletop::Seed::numbered(3))
}

#[test]
fn cc_setup_8_each_seat_draws_three_terrains_then_three_chromecas_clockwise() {
    let game = ChromaticConflict::standard();
    let mut state = game.start(&Setup::default(), &mut Scripted::new([])).unwrap();
    let mut events = Vec::new();
    for faction in ["blue", "green", "orange", "violet"] {
        let mut luck = Scripted::then([Pick { label: "first".to_owned(), face: "3".to_owned() }], watch_luck());
        events.clear();
        game.play(&mut state, action(&game, &format!("faction {faction}")), &mut luck, &mut events);
    }
    let drawn: Vec<(u8, &str, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::DrewTerrains { seat, count, .. } => Some((seat.number(), "terrains", *count)),
            Event::DrewChromecas { seat, count, .. } => Some((seat.number(), "Chromecas", *count)),
            _ => None,
        })
        .collect();
    let expected = [3, 4, 1, 2].map(|seat| [(seat, "terrains", 3), (seat, "Chromecas", 3)]).concat();
    assert_eq!(drawn, expected);
}

#[test]
fn w01_after_set_up_hands_are_full_and_piles_have_what_is_left() {
    for (seats, terrain_pile) in [(4, 9), (3, 12)] {
        let (game, state, _) = dealt(seats, 11);
        let view = game.view(&state, Viewer::Bystander);
        assert_eq!(view.terrain_pile, terrain_pile);
        assert_eq!(view.seats.len(), seats as usize);
        for seat in &view.seats {
            assert_eq!((seat.terrains, seat.chromecas, seat.pile), (3, 3, 11), "seat {}", seat.seat);
            let own = seen(&game, &state, seat.seat.number());
            let hand = own.seats[seat.seat.index()].hand.as_ref().unwrap();
            assert_eq!((hand.terrains.len(), hand.chromecas.count()), (3, 3));
        }
    }
}

#[test]
fn cc_setup_9_a_starting_hand_is_never_exchanged() {
    let (game, state, _) = dealt(4, 12);
    let first = game.to_act(&state).unwrap();
    let options = options(&game, &state);
    assert!(!options.is_empty());
    assert!(options.iter().all(|option| option.starts_with("lay ") || option.starts_with("place ")), "{options:?}");
    // All four hands are untouched until their seats lay and place.
    let mut after = state.clone();
    game.play(&mut after, action(&game, options.first().unwrap()), &mut Scripted::new([]), &mut ());
    for other in Seat::first(4).filter(|&other| other != first) {
        let hand = |state: &State| game.view(state, Viewer::Seat(other)).seats[other.index()].hand.clone();
        assert_eq!(hand(&state), hand(&after));
    }
}

#[test]
fn cc_setup_10_shields_are_in_the_supply_and_discard_piles_are_empty() {
    let (game, state, _) = dealt(4, 13);
    for seat in game.view(&state, Viewer::Bystander).seats {
        assert_eq!(seat.shield, None);
        assert_eq!(seat.discards.count(), 0);
    }
}

#[test]
fn fifty_deals_are_fifty_different_ones() {
    let texts: BTreeSet<String> =
        (0..50).map(|seed| dealt(4, seed)).map(|(game, state, _)| game.write_position(&state)).collect();
    assert_eq!(texts.len(), 50);
}
