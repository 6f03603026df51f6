//! How fast games are played, imagined, judged and searched. `make bench` prints items per second on one thread, and what
//! was allocated: nothing, in the hot loop.

use benches::{list, middles, open, play};
use bots::{Budget, Search, Style};
use chromatic_conflict::{ChromaticConflict, Knowledge, State};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use tabletop::{Game, Judgement, Rng, Seat, Seeded, Viewer};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

const SEATS: [u8; 2] = [3, 4];

fn main() {
    divan::main();
}

/// A random game that can be played, and how many decisions it has.
#[derive(Clone)]
struct Playout {
    start: (State, Seeded),
    choices: Rng,
    decisions: u32,
}

fn playouts(game: &ChromaticConflict, seats: u8) -> Vec<Playout> {
    let mut list = list();
    let playout = |seed: u64| {
        let start = open(game, seats, seed);
        let choices = Rng::stream(seed, 1);
        let (mut state, mut luck) = start.clone();
        let decisions = play(game, &mut state, &mut luck, &mut choices.clone(), &mut list, u32::MAX);
        Playout { start, choices, decisions }
    };
    (0..256).map(playout).collect()
}

/// Decisions per second of random play: a legal list and an action each.
#[divan::bench(args = SEATS, sample_count = 500)]
fn decisions(bencher: Bencher, seats: u8) {
    random_play(bencher, seats, |playout| playout.decisions);
}

/// The same in whole games per second.
#[divan::bench(args = SEATS, sample_count = 500)]
fn games(bencher: Bencher, seats: u8) {
    random_play(bencher, seats, |_| 1);
}

fn random_play(bencher: Bencher, seats: u8, items: fn(&Playout) -> u32) {
    let game = ChromaticConflict::standard();
    let playouts = playouts(&game, seats);
    let mut next = playouts.iter().cycle().cloned();
    let mut list = list();
    let bencher = bencher.with_inputs(|| next.next().unwrap_or_else(|| playouts[0].clone()));
    bencher.input_counter(move |playout: &Playout| ItemsCount::new(items(playout))).bench_local_refs(|playout| {
        let (state, luck) = &mut playout.start;
        play(&game, state, luck, &mut playout.choices, &mut list, u32::MAX)
    });
}

/// Something that is done with one position from the middle of a game.
fn at_middles<T>(bencher: Bencher, seats: u8, mut work: impl FnMut(&ChromaticConflict, &State) -> T) {
    let game = ChromaticConflict::standard();
    let positions = middles(&game, seats, 64);
    let mut next = positions.iter().cycle();
    bencher
        .counter(ItemsCount::new(1usize))
        .with_inputs(|| next.next().unwrap_or(&positions[0]))
        .bench_local_values(|state| work(&game, state));
}

#[divan::bench(args = SEATS, sample_size = 64)]
fn list_legal_actions(bencher: Bencher, seats: u8) {
    let mut list = list();
    at_middles(bencher, seats, |game, state| {
        game.legal_actions(state, &mut list);
        list.len()
    });
}

#[divan::bench(args = SEATS, sample_size = 64)]
fn clone_position(bencher: Bencher, seats: u8) {
    at_middles(bencher, seats, |_, state| black_box(state.clone()));
}

#[divan::bench(args = SEATS, sample_size = 64)]
fn evaluate(bencher: Bencher, seats: u8) {
    at_middles(bencher, seats, |game, state| game.evaluate(state));
}

#[divan::bench(args = SEATS, sample_size = 64)]
fn view(bencher: Bencher, seats: u8) {
    at_middles(bencher, seats, |game, state| game.view(state, Viewer::Seat(Seat::at(0))));
}

#[divan::bench(args = SEATS, sample_size = 64)]
fn know(bencher: Bencher, seats: u8) {
    at_middles(bencher, seats, |game, state| game.knowledge(state, Viewer::Seat(Seat::at(0))));
}

/// What the seat that decides knows at positions from the middle of games.
fn insights(game: &ChromaticConflict, seats: u8) -> Vec<(Knowledge, Seat)> {
    let middles = middles(game, seats, 64);
    let insight = |state: &State| game.to_act(state).map(|seat| (game.knowledge(state, Viewer::Seat(seat)), seat));
    middles.iter().filter_map(insight).collect()
}

#[divan::bench(args = SEATS, sample_size = 64)]
fn resample(bencher: Bencher, seats: u8) {
    let game = ChromaticConflict::standard();
    let insights = insights(&game, seats);
    let mut next = insights.iter().cycle();
    let mut rng = Rng::stream(1, 1);
    bencher
        .counter(ItemsCount::new(1usize))
        .with_inputs(|| next.next().unwrap_or(&insights[0]))
        .bench_local_values(|(knowledge, _)| game.resample(knowledge, &mut rng));
}

/// Iterations per second of the search behind the levels.
#[divan::bench(args = SEATS, sample_count = 64, sample_size = 1)]
fn search_judged(bencher: Bencher, seats: u8) {
    search(bencher, seats, Style::Judged, 500);
}

/// Iterations per second of the yardstick, each with a random game to its end.
#[divan::bench(args = SEATS, sample_count = 64, sample_size = 1)]
fn search_plain(bencher: Bencher, seats: u8) {
    search(bencher, seats, Style::Plain, 500);
}

fn search(bencher: Bencher, seats: u8, style: Style, iterations: u32) {
    let game = ChromaticConflict::standard();
    let insights = insights(&game, seats);
    let mut next = insights.iter().cycle();
    let mut rng = Rng::stream(1, 1);
    let search = Search { style, budget: Budget::Iterations(iterations), threads: 1, clock: None };
    bencher
        .counter(ItemsCount::new(iterations))
        .with_inputs(|| next.next().unwrap_or(&insights[0]))
        .bench_local_values(|(knowledge, seat)| search.run(&game, knowledge, *seat, &mut rng));
}
