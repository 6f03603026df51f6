//! How fast CoraQuest looks across its dungeon, and how long it takes to read all its content.

use coraquest::{Content, CoraQuest, Square, Squares, State};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// A dungeon from a random game with some cards on the table.
fn dungeon() -> State {
    let game = CoraQuest::standard();
    let setup = coraquest::Setup { party: coraquest::Party::Quick, ..Default::default() };
    let positions = benches::middles(&game, &setup, 200);
    positions.into_iter().max_by_key(|state| state.dungeon().laid().len()).expect("there are positions")
}

/// Pairs of squares at distance 6 or less, and what can be seen across.
fn looks(state: &State) -> (Vec<(Square, Square)>, Squares) {
    let dungeon = state.dungeon();
    let squares: Vec<Square> = dungeon.floor().iter().collect();
    let near = |a: Square| squares.iter().copied().filter(move |&b| dungeon.distance(a, b) <= 6).map(move |b| (a, b));
    let clear = state.enemies().iter().fold(dungeon.floor(), |clear, enemy| clear.without(enemy.at));
    (squares.iter().copied().flat_map(near).collect(), clear)
}

/// Looks per second (CR-LOS-1).
#[divan::bench]
fn sight(bencher: Bencher) {
    let state = dungeon();
    let (pairs, clear) = looks(&state);
    bencher
        .counter(ItemsCount::new(pairs.len()))
        .bench_local(|| pairs.iter().filter(|&&(a, b)| black_box(state.dungeon().sees(a, b, &clear))).count());
}

/// All files that the house ships, read and checked.
#[divan::bench]
fn content() -> Content {
    Content::standard()
}
