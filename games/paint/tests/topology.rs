//! How squares lie to each other, against plain coordinates.

use crate::model::{COMPASS, Model, models, set};
use paint::{Board, BoardError, Direction, Square, Squares};
use std::collections::BTreeSet;

#[test]
fn squares_are_numbered_row_by_row_from_the_south_west() {
    for model in models() {
        let board = &model.board;
        assert_eq!((board.columns() as i32, board.rows() as i32), (model.columns, model.rows));
        assert_eq!(board.all(), set(&model.all()), "{}", model.what);
        for row in -1..=model.rows {
            for column in -1..=model.columns {
                // Before the first one there is what a number that wrapped round would be.
                assert_eq!(board.square(column as usize, row as usize), model.at((column, row)), "{}", model.what);
            }
        }
        for (square, (column, row)) in model.every_square() {
            assert_eq!((board.column(square) as i32, board.row(square) as i32), (column, row));
        }
    }
}

#[test]
fn a_full_rectangle_is_a_shape_without_gaps() {
    let board = Board::rectangle(17, 11).unwrap();
    assert_eq!(board.all().count(), 187);
    assert_eq!((board.square(16, 10), board.square(0, 1)), (Some(Square::new(186)), Some(Square::new(17))));
    assert_eq!((board.square(17, 0), board.square(0, 11)), (None, None));
    assert_eq!(format!("{board:?}"), "Board { columns: 17, rows: 11, squares: 187, .. }");
}

#[test]
fn steps_and_neighbours_are_those_of_the_coordinates() {
    for model in models() {
        for (square, _) in model.every_square() {
            for (direction, offset) in COMPASS {
                assert_eq!(model.board.step(square, direction), model.step(square, offset), "{} {direction:?}", model.what);
            }
            assert_eq!(model.board.around(square), set(&model.neighbours(square, 8)), "{}", model.what);
            assert_eq!(model.board.beside(square), set(&model.neighbours(square, 4)), "{}", model.what);
        }
    }
}

#[test]
fn rays_run_to_the_edge_or_a_gap() {
    for model in models() {
        for (square, _) in model.every_square() {
            for (direction, offset) in COMPASS {
                let ray = model.ray(square, offset);
                assert_eq!(model.board.ray(square, direction), ray, "{} {direction:?}", model.what);
                assert_eq!(model.board.ray_set(square, direction), ray.into_iter().collect());
            }
        }
    }
}

#[test]
fn a_throw_goes_over_gaps_along_the_row_and_the_column() {
    for model in models() {
        for (square, (column, row)) in model.every_square() {
            let line = |&(other, (across, up)): &(Square, (i32, i32))| other != square && (across == column || up == row);
            let throw: Squares = model.every_square().filter(line).map(|(other, _)| other).collect();
            assert_eq!(model.board.throw(square), throw, "{}", model.what);
        }
    }
}

#[test]
fn a_direction_leads_to_exactly_the_squares_of_its_ray() {
    for model in models() {
        for (from, _) in model.every_square() {
            for (to, _) in model.every_square() {
                let direction = COMPASS.iter().find(|(_, offset)| model.ray(from, *offset).contains(&to));
                assert_eq!(model.board.between(from, to), direction.map(|&(direction, _)| direction), "{}", model.what);
            }
        }
    }
}

#[test]
fn steps_between_squares_are_those_of_a_search_around_the_gaps() {
    let mut cut_off = 0;
    for model in models() {
        let all = model.all();
        for (from, _) in model.every_square() {
            let (any, straight) = (model.reached(from, 8, &all), model.reached(from, 4, &all));
            for &to in &all {
                assert_eq!(model.board.steps(from, to), any.get(&to).copied(), "{}", model.what);
                assert_eq!(model.board.straight_steps(from, to), straight.get(&to).copied(), "{}", model.what);
                cut_off += u32::from(!any.contains_key(&to));
            }
        }
    }
    assert!(cut_off > 0, "some board is in parts");
}

#[test]
fn the_longest_way_is_counted() {
    let snake = |column: usize, row: usize| row.is_multiple_of(2) || column == if row % 4 == 1 { 14 } else { 0 };
    let board = Board::shaped(15, 23, snake).unwrap();
    let ends = (board.square(0, 0).unwrap(), board.square(0, 22).unwrap());
    assert_eq!(board.all().count(), 191);
    assert_eq!(board.straight_steps(ends.0, ends.1), Some(190));
}

#[test]
fn boards_that_cannot_be_are_refused() {
    let error = |columns, rows| Board::rectangle(columns, rows).map(|_| ()).unwrap_err();
    assert_eq!(error(0, 5), BoardError::Empty);
    assert_eq!(error(5, 0), BoardError::Empty);
    assert_eq!(error(65, 1), BoardError::TooManyColumns(65));
    assert_eq!(error(1, 65), BoardError::TooManyRows(65));
    assert_eq!(error(usize::MAX, usize::MAX), BoardError::TooManyColumns(usize::MAX));
    assert_eq!(error(1, usize::MAX), BoardError::TooManyRows(usize::MAX));
    assert_eq!(error(193, 1), BoardError::TooManyColumns(193));
    assert_eq!(error(14, 14), BoardError::TooManySquares(196));
    assert_eq!(Board::shaped(9, 9, |_, _| false).map(|_| ()), Err(BoardError::Empty));
    let count = |most: usize| Board::shaped(20, 20, |column, row| row * 20 + column < most).map(|board| board.all().count());
    assert_eq!((count(192), count(193)), (Ok(192), Err(BoardError::TooManySquares(193))));
    let said = [error(65, 1), error(1, 65), error(14, 14), error(0, 0)].map(|error| error.to_string());
    assert_eq!(
        said,
        [
            "a board has at most 64 columns, not 65",
            "a board has at most 64 rows, not 65",
            "a board has at most 192 squares, not 196",
            "a board has at least one square"
        ]
    );
}

#[test]
fn directions_come_in_their_orders() {
    assert_eq!(Direction::ALL, COMPASS.map(|(direction, _)| direction));
    for (index, (direction, (across, up))) in COMPASS.into_iter().enumerate() {
        assert_eq!((direction.index(), direction.is_straight()), (index, index < 4));
        let (columns, rows) = direction.offset();
        assert_eq!((i32::from(columns), i32::from(rows)), (across, up));
        assert_eq!(direction.opposite().offset(), (-columns, -rows));
        let code = format!("{direction:?}").to_lowercase();
        assert_eq!((direction.code(), Direction::coded(&code)), (code.as_str(), Some(direction)));
        assert_eq!(serde_json::to_string(&direction).unwrap(), format!("\"{code}\""));
        assert_eq!(serde_json::from_str::<Direction>(&format!("\"{code}\"")).unwrap(), direction);
        if let Some([first, second]) = direction.arms() {
            assert!(first.index() < second.index() && second.is_straight() && !direction.is_straight());
            let sum = (first.offset().0 + second.offset().0, first.offset().1 + second.offset().1);
            assert_eq!(sum, (columns, rows));
        } else {
            assert!(direction.is_straight());
        }
    }
    assert_eq!((Direction::coded("N"), Direction::coded(""), Direction::coded("nn")), (None, None, None));
    assert_eq!([Direction::STRAIGHT, Direction::DIAGONAL].concat(), Direction::ALL);
}

#[test]
fn the_compass_turns_clockwise() {
    let mut turn = Direction::CLOCKWISE;
    assert_eq!(turn[0], Direction::N);
    for at in 0..8 {
        let ((x, y), (next_x, next_y)) = (turn[at].offset(), turn[(at + 1) % 8].offset());
        assert_eq!((x - next_x).abs() + (y - next_y).abs(), 1, "neighbours on the compass");
        assert!(x * next_y - y * next_x < 0, "to the right");
    }
    turn.sort();
    assert_eq!(turn, Direction::ALL);
}

#[test]
fn the_models_are_of_all_kinds() {
    let models = models();
    let gaps = |model: &&Model| model.places.len() < (model.columns * model.rows) as usize;
    assert!(models.iter().filter(gaps).count() > 10 && models.iter().filter(|model| !gaps(model)).count() > 10);
    assert!(models.iter().any(|model| model.places.len() == Square::MOST));
    assert!(models.iter().filter(gaps).any(|model| model.columns * model.rows > 192));
    let sizes: BTreeSet<usize> = models.iter().map(|model| model.places.len()).collect();
    assert!(sizes.len() > 15);
}
