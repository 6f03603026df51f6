//! Sets of squares, against a plain ordered set.

use paint::{Square, Squares};
use std::collections::BTreeSet;
use tabletop::Rng;

/// The squares at the ends of the words, and some others.
fn square(rng: &mut Rng) -> Square {
    const ENDS: [usize; 8] = [0, 1, 63, 64, 127, 128, 190, 191];
    Square::new(if rng.below(4) == 0 { ENDS[rng.index(ENDS.len())] } else { rng.index(Square::MOST) })
}

fn random(rng: &mut Rng) -> (Squares, BTreeSet<Square>) {
    let size = [0, 1, 2, 5, 40, 150, 600][rng.index(7)];
    let model: BTreeSet<Square> = (0..size).map(|_| square(rng)).collect();
    (model.iter().copied().collect(), model)
}

#[track_caller]
fn same(set: Squares, model: &BTreeSet<Square>) {
    assert_eq!(set.iter().collect::<Vec<_>>(), model.iter().copied().collect::<Vec<_>>());
}

#[test]
fn an_optional_square_is_one_byte() {
    assert_eq!(size_of::<Option<Square>>(), 1);
    assert_eq!(size_of::<Squares>(), 24);
}

#[test]
fn squares_know_their_index() {
    for index in 0..Square::MOST {
        let square = Square::new(index);
        assert_eq!((square.index(), format!("{square:?}")), (index, format!("Square({index})")));
        assert!(index == 0 || Square::new(index - 1) < square);
    }
}

#[test]
#[should_panic(expected = "index < Square::MOST")]
fn there_is_no_square_after_the_last() {
    let _ = Square::new(192);
}

#[test]
fn a_set_that_changes_is_what_a_plain_set_is() {
    let mut rng = Rng::stream(1, 0);
    for _ in 0..100 {
        let (mut set, mut model) = random(&mut rng);
        for _ in 0..100 {
            let square = square(&mut rng);
            assert_eq!(set.has(square), model.contains(&square));
            let (before, with, without) = (set, set.with(square), set.without(square));
            if rng.below(2) == 0 {
                set.add(square);
                model.insert(square);
                assert_eq!(set, with);
            } else {
                set.remove(square);
                model.remove(&square);
                assert_eq!(set, without);
            }
            same(set, &model);
            assert_eq!(set == before, before.has(square) == set.has(square));
        }
    }
}

#[test]
fn what_a_set_says_of_itself_is_what_a_plain_set_says() {
    let mut rng = Rng::stream(2, 0);
    for _ in 0..2000 {
        let (set, model) = random(&mut rng);
        assert_eq!((set.count() as usize, set.is_empty()), (model.len(), model.is_empty()));
        assert_eq!((set.first(), set.last()), (model.first().copied(), model.last().copied()));
        assert_eq!(set.iter().len(), model.len());
        let square = square(&mut rng);
        same(set.below(square), &model.range(..square).copied().collect());
        same(set.above(square), &model.iter().copied().filter(|&member| member > square).collect());
        assert_eq!(set.below(square) | set.above(square) | (set & square.into()), set);
    }
}

#[test]
fn every_single_square_is_found_again() {
    for index in 0..Square::MOST {
        let square = Square::new(index);
        let set = Squares::of(square);
        assert_eq!((set.first(), set.last(), set.count()), (Some(square), Some(square), 1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [square]);
        let full: Squares = (0..Square::MOST).map(Square::new).collect();
        assert_eq!((full.below(square).count() as usize, full.above(square).count() as usize), (index, 191 - index));
        assert_eq!(full - full.below(square) - full.above(square), set);
    }
}

#[test]
fn two_sets_meet_and_join_as_plain_sets_do() {
    let mut rng = Rng::stream(3, 0);
    let mut outcomes = BTreeSet::new();
    for _ in 0..5000 {
        let ((one, plain), (other, mut plain_other)) = (random(&mut rng), random(&mut rng));
        let mut other = other;
        if rng.below(3) == 0 {
            // Now and then a part of the first, which random sets seldom are.
            plain_other = plain.iter().copied().filter(|_| rng.below(2) == 0).collect();
            other = plain_other.iter().copied().collect();
        }
        same(one | other, &(&plain | &plain_other));
        same(one & other, &(&plain & &plain_other));
        same(one ^ other, &(&plain ^ &plain_other));
        same(one - other, &(&plain - &plain_other));
        assert_eq!(one.meets(other), !plain.is_disjoint(&plain_other));
        assert_eq!(one.contains(other), plain.is_superset(&plain_other));
        assert_eq!(one == other, plain == plain_other);
        outcomes.insert((one.meets(other), one.contains(other)));
        let mut assigned = [one; 4];
        assigned[0] |= other;
        assigned[1] &= other;
        assigned[2] ^= other;
        assigned[3] -= other;
        assert_eq!(assigned, [one | other, one & other, one ^ other, one - other]);
    }
    assert_eq!(outcomes.len(), 4, "every case is seen");
}

#[test]
fn one_member_decides_whether_sets_meet() {
    for index in 0..Square::MOST {
        let one = Squares::of(Square::new(index));
        let rest = (0..Square::MOST).map(Square::new).collect::<Squares>() - one;
        assert!(!one.meets(rest) && one.meets(rest | one) && !rest.contains(one) && (rest | one).contains(one));
        assert!(!one.is_empty() && rest.count() == 191);
    }
}

#[test]
fn members_come_by_index_and_are_counted_down() {
    let set: Squares = [130, 3, 64, 63, 191].into_iter().map(Square::new).collect();
    let mut iter = set.iter();
    for (left, index) in [(5, 3), (4, 63), (3, 64), (2, 130), (1, 191)] {
        assert_eq!((iter.len(), iter.next()), (left, Some(Square::new(index))));
    }
    assert_eq!((iter.len(), iter.next(), iter.next()), (0, None, None));
    let mut rest = set.iter();
    rest.next();
    assert_eq!(rest.map(Square::index).collect::<Vec<_>>(), [63, 64, 130, 191]);
    assert_eq!(set.into_iter().map(Square::index).sum::<usize>(), 451);
    let mut grown = Squares::NONE;
    grown.extend(set);
    assert_eq!(grown, set);
}

#[test]
fn sets_print_and_travel_as_lists() {
    let set: Squares = [191, 0, 64].into_iter().map(Square::new).collect();
    assert_eq!(format!("{set:?}"), "[0, 64, 191]");
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,64,191]");
    assert_eq!(serde_json::from_str::<Squares>("[191,64,0,0]").unwrap(), set);
    assert_eq!(serde_json::from_str::<Square>("191").unwrap(), Square::new(191));
    assert_eq!(serde_json::to_string(&Square::new(7)).unwrap(), "7");
    for wrong in ["192", "255", "256", "-1", "null"] {
        assert!(serde_json::from_str::<Square>(wrong).is_err(), "{wrong}");
        assert!(serde_json::from_str::<Squares>(&format!("[{wrong}]")).is_err(), "{wrong}");
    }
}
