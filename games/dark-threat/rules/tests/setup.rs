//! What is chosen before the game, and what the box holds.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use dark_threat::{Camp, DarkThreat, Kind, Layout, Level, Piece, Placing, Setup, Stage, State, Turn};
use paint::Colour;
use tabletop::{Chance, Die, Game as _, Notation as _, Seat, Seed, Seeded, Viewer};

fn start(setup: &Setup) -> (DarkThreat, State) {
    let game = DarkThreat::standard();
    let state = game.start(setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
    (game, state)
}

fn quick() -> Setup {
    Setup { placing: Placing::Quick, ..Setup::default() }
}

fn at(game: &DarkThreat, state: &State, piece: Piece) -> String {
    state.field().square(piece).map_or("supply".to_owned(), |at| game.board().name(at).to_string())
}

#[test]
fn dt_set_1_two_or_four_seats_and_ten_to_sixty_cycles() {
    let game = DarkThreat::standard();
    let refused = |setup: Setup| {
        let refusal = game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap_err();
        refusal.rule.0
    };
    assert_eq!(refused(Setup { seats: 3, ..Setup::default() }), "DT-SET-1");
    assert_eq!(refused(Setup { cycles: Some(9), ..Setup::default() }), "DT-WIN-10");
    assert_eq!(refused(Setup { cycles: Some(61), ..Setup::default() }), "DT-WIN-10");
    let setup = Setup { gaia: Level::Easy, kaos: Level::Hard, cycles: Some(60), ..quick() };
    let (_, state) = start(&setup);
    assert_eq!((state.level(Camp::Gaia), state.level(Camp::Kaos), state.cycles()), (Level::Easy, Level::Hard, 60));
}

#[test]
fn dt_set_2_each_temple_takes_its_two_totems_along() {
    for layout in 1..=6 {
        let (game, state) = start(&Setup { layout: Layout::Given(layout), ..quick() });
        let ground = game.ground(&state);
        for colour in Colour::WHEEL {
            assert_eq!(state.field().square(Piece::of(colour)), Some(ground.totem(colour)));
            assert_eq!(state.field().kind(Piece::of(colour)), Kind::Totem);
        }
    }
    let (game, state) = start(&quick());
    let totems = Colour::WHEEL.map(|colour| at(&game, &state, Piece::of(colour)));
    assert_eq!(totems, ["e11", "a7", "m1", "q5", "m11", "q7"]);
}

#[test]
fn dt_set_3_oak_starts_on_the_sanctuary_and_the_chosen_one_on_a1() {
    let (game, state) = start(&quick());
    assert_eq!((at(&game, &state, Piece::Oak), at(&game, &state, Piece::ChosenOne)), ("i6".into(), "a1".into()));
}

#[test]
fn dt_set_5_the_wooden_king_starts_on_f6_and_fongia_on_l6() {
    let (game, state) = start(&quick());
    assert_eq!((at(&game, &state, Piece::WoodenKing), at(&game, &state, Piece::Fongia)), ("f6".into(), "l6".into()));
}

#[test]
fn dt_set_9_nothing_else_is_on_the_board() {
    let (game, state) = start(&quick());
    assert!(state.field().puddles().all().is_empty());
    assert_eq!(state.field().standing().count(), 5 + 6 + 3 + 1, "Gaia, the Totems, Kaos's three and a Mandrake");
    assert_eq!((game.spares(&state, Kind::Mandrake), game.spares(&state, Kind::Spore)), (1, 2));
    assert_eq!((game.supply(&state, Colour::Red), game.black_supply(&state)), (10, 60));
    assert_eq!((state.stage(), state.turn(), state.cycle()), (Stage::Playing, Turn::WoodenKing, 1));
    assert_eq!(game.validate(&state), Ok(()));
}

#[test]
fn dt_set_11_no_figure_of_another_box_plays_along() {
    let (game, state) = start(&quick());
    assert_eq!(Piece::ALL.len(), 23);
    assert!(game.write_position(&state).starts_with("dark-threat\n"));
}

#[test]
fn dt_info_1_everybody_sees_everything() {
    let (game, state) = start(&Setup { seats: 4, ..quick() });
    for viewer in Viewer::all(4) {
        assert_eq!(game.view(&state, viewer).table, state);
    }
}

#[test]
fn the_four_seats_are_oak_chosen_one_wooden_king_fongia() {
    let (_, state) = start(&Setup { seats: 4, ..quick() });
    assert_eq!(Turn::ALL.map(|turn| state.seat_of(turn)), [0, 1, 2, 3].map(Seat::at));
    let (_, state) = start(&Setup { seats: 4, first: Camp::Kaos, ..quick() });
    assert_eq!(Turn::ALL.map(|turn| state.seat_of(turn)), [2, 3, 0, 1].map(Seat::at));
    let (_, state) = start(&Setup { first: Camp::Kaos, ..quick() });
    assert_eq!(Turn::ALL.map(|turn| state.seat_of(turn)), [1, 1, 0, 0].map(Seat::at));
}

/// Counts how often each face comes.
struct Counting(Seeded, Vec<u64>);

impl Chance for Counting {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        let face = self.0.pick(die, weights);
        self.1.resize(weights.len(), 0);
        self.1[face] += 1;
        face
    }
}

#[test]
fn dt_info_2_the_layout_is_drawn_uniformly_and_the_dice_have_six_faces() {
    let game = DarkThreat::standard();
    let mut chance = Counting(Seeded::new(Seed::numbered(3)), Vec::new());
    for _ in 0..6000 {
        game.start(&Setup { layout: Layout::Random, ..quick() }, &mut chance).unwrap();
    }
    assert_eq!(chance.1.len(), 6);
    assert!(chance.1.iter().all(|&count| (880..1120).contains(&count)), "{:?}", chance.1);
    for camp in Camp::ALL {
        assert_eq!(game.destiny().faces(camp), [3, 2, 1]);
    }
}

#[test]
fn every_rule_has_its_texts() {
    let game = DarkThreat::standard();
    let catalogue = include_str!("../../../../docs/rules/dark-threat.md");
    let ids: Vec<&str> = catalogue.lines().filter_map(|line| line.strip_prefix("- **DT-")?.split("**").next()).collect();
    let texts: Vec<&str> = game.rule_texts().ids().map(|rule| &rule[3..]).collect();
    assert_eq!(texts, ids);
}
