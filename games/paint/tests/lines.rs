//! Lines, walked square by square and found by bits.

use crate::model::{COMPASS, models, set};
use paint::{Board, Direction, Line, Sight, Square, Squares};
use tabletop::Rng;

#[test]
fn to_reach_is_to_walk_until_something_stops() {
    let mut rng = Rng::stream(21, 0);
    let (mut stopped, mut open) = (0, 0);
    for model in models() {
        for eighths in [0, 1, 2, 4, 8] {
            let stops = model.some(&mut rng, eighths);
            for (from, _) in model.every_square() {
                for (direction, offset) in COMPASS {
                    let ray = model.ray(from, offset);
                    let at = ray.iter().position(|square| stops.contains(square));
                    let passed = ray[..at.unwrap_or(ray.len())].iter().copied().collect();
                    let line = Line { passed, stop: at.map(|at| ray[at]) };
                    let idea = |square| if stops.contains(&square) { Sight::Stop } else { Sight::Through };
                    assert_eq!(model.board.walk(from, direction, idea), line, "{} {direction:?}", model.what);
                    assert_eq!(model.board.reach(from, direction, set(&stops)), line, "{} {direction:?}", model.what);
                    *if line.stop.is_some() { &mut stopped } else { &mut open } += 1;
                }
            }
        }
    }
    assert!(stopped > 10_000 && open > 10_000);
}

#[test]
fn a_line_may_end_before_a_square() {
    let board = Board::rectangle(8, 3).unwrap();
    let square = |column| board.square(column, 1).unwrap();
    let set = |columns: std::ops::Range<usize>| columns.map(square).collect::<Squares>();
    let wall = |end: Sight| move |at: Square| if at == square(5) { end } else { Sight::Through };

    let through = board.walk(square(2), Direction::E, wall(Sight::Through));
    assert_eq!((through, through.seen()), (Line { passed: set(3..8), stop: None }, set(3..8)));
    let stop = board.walk(square(2), Direction::E, wall(Sight::Stop));
    assert_eq!((stop, stop.seen()), (Line { passed: set(3..5), stop: Some(square(5)) }, set(3..6)));
    let before = board.walk(square(2), Direction::E, wall(Sight::Before));
    assert_eq!((before, before.seen()), (Line { passed: set(3..5), stop: None }, set(3..5)));
    assert_eq!(board.walk(square(4), Direction::E, wall(Sight::Before)), Line::default());
}

#[test]
fn nobody_is_asked_about_squares_beyond_the_end() {
    let board = Board::rectangle(8, 1).unwrap();
    for (end, asked) in [(Sight::Stop, 3), (Sight::Before, 3), (Sight::Through, 7)] {
        let mut squares = Vec::new();
        board.walk(Square::new(0), Direction::E, |square| {
            squares.push(square.index());
            if square.index() == 3 { end } else { Sight::Through }
        });
        assert_eq!(squares, (1..=asked).collect::<Vec<_>>());
    }
}

#[test]
fn where_one_stands_stops_no_line() {
    let board = Board::rectangle(11, 11).unwrap();
    let centre = board.square(5, 5).unwrap();
    for direction in Direction::ALL {
        let line = board.reach(centre, direction, centre.into());
        assert_eq!((line.passed.count(), line.stop), (5, None));
        assert!(!line.passed.has(centre));
    }
}
