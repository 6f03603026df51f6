//! How fast the kernel of the games on grids answers, on an 11x11 board with puddles at random and on one of the same size
//! with gaps. Nothing here may allocate.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use paint::{Board, Colour, Direction, Puddles, Sight, Square, Squares};
use tabletop::Rng;

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// A full board, where sets are shifted, and one with gaps, where tables are walked.
const BOARDS: [&str; 2] = ["full", "gapped"];

fn board(kind: &str) -> Board {
    let board = match kind {
        "full" => Board::rectangle(11, 11),
        _ => Board::shaped(12, 12, |column, row| (column + 3 * row) % 7 != 0),
    };
    board.expect("a board")
}

/// Something that was asked of a position: a square, a direction and a set of squares, some two fifths of the board.
#[derive(Clone, Copy)]
struct Question {
    square: Square,
    direction: Direction,
    set: Squares,
}

fn questions(board: &Board) -> Vec<Question> {
    let mut rng = Rng::stream(1, 0);
    let squares: Vec<Square> = board.all().iter().collect();
    let question = |_| {
        let set = squares.iter().copied().filter(|_| rng.below(5) < 2).collect();
        Question { square: squares[rng.index(squares.len())], direction: Direction::ALL[rng.index(8)], set }
    };
    (0..256).map(question).collect()
}

/// What all 256 questions take, as questions per second.
fn ask<T>(bencher: Bencher, kind: &str, answer: impl Fn(&Board, Question) -> T) {
    let board = board(kind);
    let questions = questions(&board);
    bencher.counter(ItemsCount::new(questions.len())).bench_local(|| {
        for question in &questions {
            divan::black_box(answer(&board, *divan::black_box(question)));
        }
    });
}

#[divan::bench(args = BOARDS)]
fn flood(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.flood(question.square.into(), question.set.with(question.square)));
}

#[divan::bench(args = BOARDS)]
fn networks(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.networks(question.set).map(Squares::count).max());
}

/// Compare with `walk`, which finds the same.
#[divan::bench(args = BOARDS)]
fn reach(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.reach(question.square, question.direction, question.set));
}

#[divan::bench(args = BOARDS)]
fn walk(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| {
        let idea = |square| if question.set.has(square) { Sight::Stop } else { Sight::Through };
        board.walk(question.square, question.direction, idea)
    });
}

/// Where nothing stops a line it is as long as it gets.
#[divan::bench(args = BOARDS)]
fn reach_far(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.reach(question.square, question.direction, Squares::NONE));
}

#[divan::bench(args = BOARDS)]
fn walk_far(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.walk(question.square, question.direction, |_| Sight::Through));
}

#[divan::bench(args = BOARDS)]
fn beside_all(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.beside_all(question.set));
}

#[divan::bench(args = BOARDS)]
fn around_all(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.around_all(question.set));
}

#[divan::bench(args = BOARDS)]
fn between(bencher: Bencher, kind: &str) {
    ask(bencher, kind, |board, question| board.between(question.square, question.set.first()?));
}

/// All squares of a set one after another: some 48 of them.
#[divan::bench]
fn iterate(bencher: Bencher) {
    ask(bencher, "full", |_, question| {
        let mut sum = 0;
        for square in question.set {
            sum += square.index();
        }
        sum
    });
}

/// A puddle is laid where the question asks, and the one that lay there is replaced.
#[divan::bench]
fn put(bencher: Bencher) {
    let questions = questions(&board("full"));
    let mut puddles: Puddles<Colour, 6> = Puddles::new();
    bencher.counter(ItemsCount::new(questions.len())).bench_local(|| {
        for question in &questions {
            divan::black_box(puddles.put(question.square, Colour::WHEEL[question.direction.index() % 6]));
        }
    });
}
