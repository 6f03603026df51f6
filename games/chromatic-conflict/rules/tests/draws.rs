//! Luck is fair: what is drawn from seeds, and what is imagined of what is hidden, comes as often as it should.
//!
//! Seeds are fixed, so that these tests either always hold or never do; a fair source would fail one test in a thousand.

#![allow(clippy::unwrap_used)]

use chromatic_conflict::{Action, ChromaticConflict, Face, Faction, Factions, Kind, Place, Position, Setup, State, TerrainView};
use laws::{ChiSquare, chi_square};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, Notation, Pick, Recording, Rng, Seat, Seed, Seeded, Viewer};

const GAMES: u64 = 6000;

fn setup(seats: u8) -> Setup {
    let factions = &Faction::CODES[..seats.into()];
    Setup { seats, factions: Factions::try_from(factions.join(",")).unwrap() }
}

/// The luck of the set-ups with the first seeds.
fn deals(seats: u8) -> Vec<Vec<Pick>> {
    let game = ChromaticConflict::standard();
    let deal = |seed| {
        let mut luck = Recording::of(Seeded::new(Seed::numbered(seed)));
        game.start(&setup(seats), &mut luck).unwrap();
        luck.picks
    };
    (0..GAMES).map(deal).collect()
}

/// How often each face came as the `nth` pick with this label.
fn counts<'a>(deals: &[Vec<Pick>], label: &str, nth: usize, faces: impl IntoIterator<Item = &'a str>) -> Vec<u64> {
    let mut came: BTreeMap<&str, u64> = BTreeMap::new();
    for deal in deals {
        let pick = deal.iter().filter(|pick| pick.label == label).nth(nth).unwrap();
        *came.entry(&pick.face).or_default() += 1;
    }
    let counts: Vec<u64> = faces.into_iter().map(|face| came.remove(face).unwrap_or(0)).collect();
    assert!(came.is_empty(), "{label} has other faces: {came:?}");
    counts
}

#[track_caller]
fn plausible(what: &str, observed: &[u64], weights: &[u64]) {
    let chi: ChiSquare = chi_square(observed, weights);
    assert!(chi.is_plausible(), "{what}: {observed:?} for {weights:?}, {chi:?}, critical {}", chi.critical());
}

fn copies() -> Vec<u64> {
    // CC-GEN-3: Ship, Cannon, Crane, 2, 3, 4, 5.
    vec![1, 1, 1, 4, 3, 2, 2]
}

#[test]
fn cc_setup_7_each_seat_is_first_equally_often() {
    for seats in [3, 4] {
        let faces = &["1", "2", "3", "4"][..seats];
        plausible("first", &counts(&deals(seats as u8), "first", 0, faces.iter().copied()), &vec![1; seats]);
    }
}

#[test]
fn cc_setup_4_the_first_chromeca_of_each_seat_comes_by_its_copies() {
    for seats in [3, 4] {
        let deals = deals(seats as u8);
        // Each seat draws 3.
        for nth in (0..seats).map(|seat| 3 * seat) {
            plausible("chromeca", &counts(&deals, "chromeca", nth, Kind::CODES), &copies());
        }
    }
}

#[test]
fn cc_setup_5_cc_setup_6_every_face_and_every_tag_comes_equally_often() {
    for seats in [3, 4] {
        let deals = deals(seats as u8);
        // Of the first seat, of the last one, and the last card that is dealt.
        for nth in [0, 3 * seats - 3, 3 * seats - 1] {
            plausible("terrain", &counts(&deals, "terrain", nth, Face::NAMES), &[1; 21]);
            plausible("tag", &counts(&deals, "tag", nth, Place::TAGS), &[1; 21]);
        }
    }
}

#[test]
fn cc_setup_6_a_tag_tells_nothing_of_its_face() {
    let mut pairs = vec![0; 21 * 21];
    for deal in deals(4) {
        let of = |label: &str| deal.iter().filter(|pick| pick.label == label).map(|pick| pick.face.clone()).collect::<Vec<_>>();
        for (face, tag) in of("terrain").iter().zip(of("tag")) {
            pairs[Face::named(face).unwrap().index() * 21 + Place::tagged(&tag).unwrap().index() - 1] += 1;
        }
    }
    plausible("pairs of faces and tags", &pairs, &[1; 21 * 21]);
}

#[test]
fn an_unfair_draw_is_not_plausible() {
    let mut unfair = Seeded::new(Seed::numbered(1));
    let mut observed = vec![0; 7];
    let die = tabletop::Die { label: "chromeca", faces: tabletop::Faces::Named(&Kind::CODES) };
    (0..GAMES).for_each(|_| observed[unfair.pick(die, &[1, 1, 1, 4, 3, 3, 2])] += 1);
    assert!(!chi_square(&observed, &copies()).is_plausible());
}

/// Worlds that a viewer imagines of a position.
fn imagined(position: &str, viewer: Viewer, worlds: usize) -> (ChromaticConflict, State, Vec<State>) {
    let game = ChromaticConflict::standard();
    let state = game.read_position(position).unwrap();
    let knowledge = game.knowledge(&state, viewer);
    let mut rng = Rng::stream(1, 1);
    let worlds = (0..worlds).map(|_| game.resample(&knowledge, &mut rng)).collect();
    (game, state, worlds)
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::numbered(number).unwrap())
}

/// What a seat holds in a world: what it sees itself.
fn hand(game: &ChromaticConflict, world: &State, number: u8) -> chromatic_conflict::HandView {
    game.view(world, seat(number)).seats[usize::from(number) - 1].hand.clone().unwrap()
}

/// Seat 1 has seen a 2, a 4 and the Ship of seat 2, and nothing of its hand.
const MIDDLE: &str = "chromatic-conflict 1
seats blue green orange
turn 4 seat 1 action 1
board | -1         0         1          2
    1 | .          T08/F17   .          .
    0 | T05/F09:g2 Core:g4   T06/F12    T07/F10
hand 1 2 3 3 | T01/F01 T02/F02 T03/F03
hand 2 cannon 2 5 | T11/F11 T12/F21 T13/F13
hand 3 crane 3 5 | T14/F14 T15/F15 T16/F16
discard 2 ship
";

#[test]
fn an_imagined_hand_has_each_kind_as_often_as_the_unseen_cards_make_likely() {
    const WORLDS: usize = 6000;
    let (game, _, worlds) = imagined(MIDDLE, seat(1), WORLDS);
    // 14 cards without the Ship, a 2 and a 4: 11 unseen cards, 3 of them in the hand.
    let unseen = [0u64, 1, 1, 3, 3, 1, 2];
    let mut threes = vec![0; 4];
    let mut held = [0u64; 7];
    for world in &worlds {
        let hand = hand(&game, world, 2).chromecas;
        assert_eq!(hand.count(), 3);
        Kind::ALL.into_iter().for_each(|kind| held[kind.index()] += u64::from(hand.of(kind)));
        threes[usize::from(hand.of(Kind::Three))] += 1;
    }
    for (kind, &copies) in Kind::ALL.into_iter().zip(&unseen) {
        let (mean, n, k) = (held[kind.index()] as f64 / WORLDS as f64, 11.0, copies as f64);
        let expected = 3.0 * k / n;
        let spread = (3.0 * (k / n) * (1.0 - k / n) * (n - 3.0) / (n - 1.0) / WORLDS as f64).sqrt();
        assert!((mean - expected).abs() <= 4.0 * spread, "{kind:?}: {mean} instead of {expected} (± {spread})");
    }
    // How many 3s: choose i of 3 and 3 - i of 8.
    plausible("3s in the hand", &threes, &[56, 3 * 28, 3 * 8, 1]);
}

#[test]
fn imagined_tags_and_faces_of_an_unseen_hand_are_spread_evenly() {
    let (game, state, worlds) = imagined(MIDDLE, seat(1), 8000);
    let mut tags: BTreeMap<Place, u64> = BTreeMap::new();
    for world in &worlds {
        for terrain in hand(&game, world, 2).terrains {
            *tags.entry(terrain.place.unwrap()).or_default() += 1;
        }
    }
    // The tags that are neither on the table nor in the own hand.
    let own: Vec<Place> = hand(&game, &state, 1).terrains.iter().filter_map(|terrain| terrain.place).collect();
    let unseen: Vec<Place> =
        Place::terrains().filter(|&place| !state.map().places().has(place) && !own.contains(&place)).collect();
    assert_eq!(tags.keys().copied().collect::<Vec<_>>(), unseen);
    let counts: Vec<u64> = tags.into_values().collect();
    // Three different tags are drawn for each world, which spreads them a little more evenly than single draws.
    plausible("tags", &counts, &vec![1; counts.len()]);
}

/// Which faces a place is imagined to have.
fn faces(game: &ChromaticConflict, worlds: &[State], at: Position) -> BTreeMap<&'static str, u64> {
    let mut came = BTreeMap::new();
    for world in worlds {
        let text = game.write_position(world);
        let tag = game.view(world, Viewer::Bystander).at(at).and_then(|place| place.card.place).unwrap().name();
        let face = text.split_whitespace().find_map(|word| word.strip_prefix(&format!("{tag}/"))).unwrap();
        *came.entry(Face::named(&face[..3]).unwrap().name()).or_default() += 1;
    }
    came
}

/// The faces that a card may have for all that a bystander sees of it.
fn possible(game: &ChromaticConflict, seen: &TerrainView) -> Vec<Face> {
    let fits = |face: &Face| {
        let zone = |faction: Faction| seen.zones[faction.index()].is_none_or(|effect| effect == game.zone(*face, faction));
        game.gems(*face) == seen.gems && Faction::ALL.into_iter().all(zone)
    };
    Face::NAMES.into_iter().filter_map(Face::named).filter(fits).collect()
}

/// In how many ways faces can be given to the first of these cards, when `rest` get different ones.
fn ways(cards: &[Vec<Face>], taken: &mut Vec<Face>) -> u64 {
    let Some((card, rest)) = cards.split_first() else { return 1 };
    let mut sum = 0;
    for &face in card {
        if !taken.contains(&face) {
            taken.push(face);
            sum += ways(rest, taken);
            taken.pop();
        }
    }
    sum
}

/// The exact weight of each face for card `index`: the number of ways to deal the others.
fn weights(cards: &[Vec<Face>], index: usize) -> BTreeMap<&'static str, u64> {
    let mut others = cards.to_vec();
    let card = others.remove(index);
    card.into_iter().map(|face| (face.name(), ways(&others, &mut vec![face]))).filter(|(_, ways)| *ways > 0).collect()
}

/// Every terrain on the table is imagined as often with each face as there are ways to give faces to all of them.
fn faces_are_fair(position: &str) {
    let (game, state, worlds) = imagined(position, Viewer::Bystander, 8000);
    let view = game.view(&state, Viewer::Bystander);
    let places: Vec<_> = view.places.iter().filter(|place| place.card.place != Some(Place::CORE)).collect();
    let cards: Vec<Vec<Face>> = places.iter().map(|place| possible(&game, &place.card)).collect();
    for (index, place) in places.iter().enumerate() {
        let weights = weights(&cards, index);
        let mut came = faces(&game, &worlds, place.at);
        let observed: Vec<u64> = weights.keys().map(|face| came.remove(face).unwrap_or(0)).collect();
        assert!(came.is_empty(), "impossible at {}: {came:?}", place.at);
        plausible(&format!("faces at {}", place.at), &observed, &weights.into_values().collect::<Vec<_>>());
    }
}

#[test]
fn laid_terrains_are_imagined_with_each_face_as_often_as_is_fair() {
    // Three with the same gems, one of which has shown a zone, and one alone.
    faces_are_fair(MIDDLE);
}

#[test]
fn terrains_that_have_shown_different_zones_are_imagined_fairly_too() {
    faces_are_fair(
        "chromatic-conflict 1
seats blue green orange violet
turn 6 seat 1 action 1
board | -1         0          1          2
    1 | T09/F14:v3 T08/F11:b2 T04/F13    .
    0 | T05/F09:g2 Core       T06/F12:o2 T07/F10
hand 1 2 | T01/F01
hand 2 2 | T02/F21
hand 3 2 | T03/F03
hand 4 2 | T10/F04
",
    );
}

#[test]
fn imagined_worlds_offer_the_same_choices() {
    let (game, state, worlds) = imagined(MIDDLE, seat(1), 50);
    let list = |state: &State| {
        let mut list: Vec<Action> = Vec::new();
        game.legal_actions(state, &mut list);
        list
    };
    assert!(worlds.iter().all(|world| list(world) == list(&state)));
}
