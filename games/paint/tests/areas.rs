//! Areas, in the middle, at edges and corners, and next to gaps.

use paint::{Area, Board, Direction};

/// The names of the squares of an area, in order.
fn names(board: &Board, area: &Area) -> String {
    area.iter().map(|&square| board.name(square).to_string()).collect::<Vec<_>>().join(" ")
}

/// The crosses, blocks, rings and elbows of a square.
fn around(board: &Board, name: &str) -> [String; 3] {
    let square = board.named(name).expect("a square");
    let ring = board.ring(square, &Direction::CLOCKWISE);
    [board.cross(square), board.block(square), ring].map(|area| names(board, &area))
}

fn five_by_four() -> Board {
    Board::rectangle(5, 4).expect("a board")
}

#[test]
fn in_the_middle_areas_are_whole() {
    let whole = ["c3 c4 d3 c2 b3", "c3 c4 d3 c2 b3 d4 d2 b2 b4", "c4 d4 d3 d2 c2 b2 b3 b4"];
    assert_eq!(around(&five_by_four(), "c3"), whole);
}

#[test]
fn at_edges_and_corners_areas_are_cut() {
    let board = five_by_four();
    assert_eq!(around(&board, "a1"), ["a1 a2 b1", "a1 a2 b1 b2", "a2 b2 b1"]);
    assert_eq!(around(&board, "e1"), ["e1 e2 d1", "e1 e2 d1 d2", "e2 d1 d2"]);
    assert_eq!(around(&board, "a4"), ["a4 b4 a3", "a4 b4 a3 b3", "b4 b3 a3"]);
    assert_eq!(around(&board, "e4"), ["e4 e3 d4", "e4 e3 d4 d3", "e3 d3 d4"]);
    assert_eq!(around(&board, "c1"), ["c1 c2 d1 b1", "c1 c2 d1 b1 d2 b2", "c2 d2 d1 b1 b2"]);
    assert_eq!(around(&board, "e2"), ["e2 e3 e1 d2", "e2 e3 e1 d2 d1 d3", "e3 e1 d1 d2 d3"]);
}

#[test]
fn a_gap_is_in_no_area() {
    let board = Board::shaped(5, 4, |column, row| (column, row) != (2, 3)).unwrap();
    assert_eq!(around(&board, "c3"), ["c3 d3 c2 b3", "c3 d3 c2 b3 d4 d2 b2 b4", "d4 d3 d2 c2 b2 b3 b4"]);
}

#[test]
fn a_ring_has_the_order_that_is_asked_for() {
    let board = five_by_four();
    let centre = board.named("c3").unwrap();
    assert_eq!(names(&board, &board.ring(centre, &Direction::ALL)), "c4 d3 c2 b3 d4 d2 b2 b4");
    let mut back = Direction::CLOCKWISE;
    back.reverse();
    assert_eq!(names(&board, &board.ring(centre, &back)), "b4 b3 b2 c2 d2 d3 d4 c4");
}

#[test]
fn an_elbow_is_a_corner_and_its_arms() {
    let board = five_by_four();
    let elbows = |name| {
        let at = board.named(name).expect("a square");
        Direction::DIAGONAL.map(|corner| names(&board, &board.elbow(at, corner)))
    };
    assert_eq!(elbows("c3"), ["d4 c4 d3", "d2 d3 c2", "b2 c2 b3", "b4 c4 b3"]);
    assert_eq!(elbows("a1"), ["b2 a2 b1", "b1", "", "a2"]);
    assert_eq!(elbows("e4"), ["", "e3", "d3 e3 d4", "d4"]);
    let straight = Direction::STRAIGHT.map(|direction| board.elbow(board.named("c3").unwrap(), direction));
    assert!(straight.iter().all(|area| area.is_empty()));
}

#[test]
fn a_line_is_as_long_as_asked_where_there_is_room() {
    let board = Board::rectangle(12, 3).unwrap();
    let line = |name, to, length| names(&board, &board.line(board.named(name).expect("a square"), to, length));
    assert_eq!(line("a1", Direction::E, 0), "");
    assert_eq!(line("a1", Direction::E, 1), "b1");
    assert_eq!(line("a1", Direction::E, 3), "b1 c1 d1");
    assert_eq!(line("a1", Direction::E, 9), "b1 c1 d1 e1 f1 g1 h1 i1 j1");
    assert_eq!(line("a1", Direction::E, 10), line("a1", Direction::E, 9));
    assert_eq!(line("a1", Direction::E, usize::MAX), line("a1", Direction::E, 9));
    assert_eq!(line("c1", Direction::W, 3), "b1 a1");
    assert_eq!(line("c3", Direction::SE, 5), "d2 e1");
    assert_eq!(line("c3", Direction::N, 5), "");
    let gapped = Board::shaped(12, 3, |column, row| (column, row) != (4, 1)).unwrap();
    let squares = gapped.line(gapped.named("a2").unwrap(), Direction::E, 9);
    assert_eq!(names(&gapped, &squares), "b2 c2 d2");
}
