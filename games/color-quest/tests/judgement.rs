//! What looks better to a bot, where it once did not.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::case::Book;
use casebook::Casebook as _;
use color_quest::{Action, Camp, ColorQuest, Setup, Stage};
use tabletop::{Game as _, Judgement as _, Rng, Seed, Seeded};

/// How well a side stands in Escort, when Gaia is to move and these things are on the board.
fn escort(camp: Camp, on: &str) -> f32 {
    let book = Book::new();
    let block = ["scenario escort".to_owned(), format!("on {on}"), "turn gaia moves".to_owned()];
    let state = book.position(&block).unwrap();
    book.game().evaluate(&state)[state.seat_of(camp).index()]
}

#[test]
fn cq_skl_8_a_tunnel_under_bones_or_with_somebody_at_its_end_is_no_way_for_a_hero() {
    let open = escort(Camp::Gaia, "d2 yO1, g2 @, l9 @, a8 &");
    assert!(open > escort(Camp::Gaia, "d2 yO1, g2 &@, l9 @"));
    assert!(open > escort(Camp::Gaia, "d2 yO1, g2 @, l9 &@"));
    assert!(escort(Camp::Gaia, "d2 yO1, g2 @, l9 @, l8 kSk") > escort(Camp::Gaia, "d2 yO1, g2 @, l9 @kSk"));
}

#[test]
fn cq_ent_1_cq_ent_2_paint_of_the_other_side_is_a_detour_for_a_hero() {
    let on = |camp: Camp, paint: char, squares: [&str; 3]| {
        let puddles = squares.map(|square| format!("{square} {paint}")).join(", ");
        escort(camp, &format!("n9 yO1, e2 kR1, {puddles}"))
    };
    let (east, west, aside) = (["o8", "o9", "o10"], ["d1", "d2", "d3"], ["i8", "i9", "i10"]);
    assert!(on(Camp::Gaia, 'k', east) < on(Camp::Gaia, 'k', aside));
    assert!(on(Camp::Kaos, 'r', west) < on(Camp::Kaos, 'r', aside));
    // The own one is none.
    assert_eq!(on(Camp::Gaia, 'y', east), on(Camp::Gaia, 'y', aside));
    assert_eq!(on(Camp::Kaos, 'k', west), on(Camp::Kaos, 'k', aside));
}

/// Otherwise a bot that searches takes and gives back in turns, as often as it may.
#[test]
fn cq_arm_6_giving_back_never_looks_better_than_what_led_there() {
    let game = ColorQuest::standard();
    let start = game.start(&Setup::default(), &mut Seeded::new(Seed::numbered(1))).unwrap();
    let is_back = |action: &Action| matches!(action, Action::Dismiss { .. });
    let (mut legal, mut looked) = (Vec::new(), 0);
    for walk in 0..60 {
        let mut rng = Rng::stream(walk, 1);
        let mut state = start.clone();
        while state.stage() == Stage::Bands {
            let seat = game.to_act(&state).unwrap();
            let before = game.evaluate(&state)[seat.index()];
            game.legal_actions(&state, &mut legal);
            for &action in legal.iter().filter(|action| is_back(action)) {
                let mut after = state.clone();
                game.play(&mut after, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
                let worth = game.evaluate(&after)[seat.index()];
                assert!(worth < before, "{action:?}: {before} to {worth} with {:?}", state.band(state.active()));
                looked += 1;
            }
            let next = legal[rng.index(legal.len())];
            game.play(&mut state, next, &mut Seeded::new(Seed::numbered(1)), &mut ());
        }
    }
    assert!(looked > 500, "{looked} ways back were looked at");
}
