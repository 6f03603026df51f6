//! Whole sets moved, grown and split, against a search over plain coordinates.

use crate::model::{COMPASS, Model, models, set};
use paint::{Square, Squares};
use std::collections::BTreeSet;
use tabletop::Rng;

/// Something that is tried with sets of all densities on every board.
fn try_sets(rounds: u32, mut trial: impl FnMut(&Model, &BTreeSet<Square>, &mut Rng)) {
    let mut rng = Rng::stream(11, 0);
    for model in models() {
        for round in 0..rounds {
            let squares = model.some(&mut rng, round % 9);
            trial(&model, &squares, &mut rng);
        }
    }
}

#[test]
fn a_shifted_set_is_every_member_moved() {
    try_sets(27, |model, squares, _| {
        for (direction, offset) in COMPASS {
            let moved: Squares = squares.iter().filter_map(|&square| model.step(square, offset)).collect();
            assert_eq!(model.board.shifted(set(squares), direction), moved, "{} {direction:?}", model.what);
        }
    });
}

#[test]
fn single_squares_shift_as_they_step() {
    for model in models() {
        for (square, _) in model.every_square() {
            for (direction, offset) in COMPASS {
                let moved: Squares = model.step(square, offset).into_iter().collect();
                assert_eq!(model.board.shifted(square.into(), direction), moved, "{} {direction:?}", model.what);
            }
            assert_eq!(model.board.beside_all(square.into()), model.board.beside(square));
            assert_eq!(model.board.around_all(square.into()), model.board.around(square));
        }
    }
}

#[test]
fn what_is_beside_and_around_a_set_are_the_neighbours_of_its_members() {
    try_sets(27, |model, squares, _| {
        let neighbours =
            |directions| squares.iter().flat_map(|&square| model.neighbours(square, directions)).collect::<Squares>();
        assert_eq!(model.board.beside_all(set(squares)), neighbours(4), "{}", model.what);
        assert_eq!(model.board.around_all(set(squares)), neighbours(8), "{}", model.what);
    });
}

#[test]
fn a_flood_reaches_what_a_search_reaches() {
    try_sets(36, |model, within, rng| {
        let from = model.some(rng, 1);
        let mut flooded = Squares::NONE;
        for &start in from.intersection(within) {
            flooded.extend(model.reached(start, 4, within).into_keys());
        }
        assert_eq!(model.board.flood(set(&from), set(within)), flooded, "{}", model.what);
        assert_eq!(model.board.flood(Squares::NONE, set(within)), Squares::NONE);
        assert_eq!(model.board.flood(set(within), set(within)), set(within));
    });
}

#[test]
fn networks_are_the_parts_that_a_search_finds_by_their_lowest_squares() {
    try_sets(36, |model, within, _| {
        let mut left = within.clone();
        let mut parts = Vec::new();
        while let Some(&lowest) = left.first() {
            let part: BTreeSet<Square> = model.reached(lowest, 4, within).into_keys().collect();
            left = &left - &part;
            parts.push(set(&part));
        }
        assert_eq!(model.board.networks(set(within)).collect::<Vec<_>>(), parts, "{}", model.what);
    });
}
