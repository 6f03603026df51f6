//! How fast games are played, imagined, judged and searched. `make bench` prints items per second on one thread, and what
//! was allocated: nothing, in the hot loop.

use benches::{TABLES, Work, at_table, list, middles, open, play};
use bots::{Budget, Search, Style};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use judgement::Judgement;
use tabletop::{Game, Rng, Seat, Seeded, Viewer};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// A random game that can be played, and how many decisions it has.
struct Playout<G: Game> {
    start: (G::State, Seeded),
    choices: Rng,
    decisions: u32,
}

impl<G: Game> Clone for Playout<G> {
    fn clone(&self) -> Self {
        Playout { start: self.start.clone(), choices: self.choices.clone(), decisions: self.decisions }
    }
}

fn playouts<G: Game>(game: &G, setup: &G::Setup) -> Vec<Playout<G>> {
    let mut list = list();
    let playout = |seed: u64| {
        let start = open(game, setup, seed);
        let choices = Rng::stream(seed, 1);
        let (mut state, mut luck) = start.clone();
        let decisions = play(game, &mut state, &mut luck, &mut choices.clone(), &mut list, u32::MAX);
        Playout { start, choices, decisions }
    };
    (0..256).map(playout).collect()
}

/// Decisions per second of random play: a legal list and an action each.
#[divan::bench(args = TABLES, sample_count = 500)]
fn decisions(bencher: Bencher, table: &str) {
    at_table(table, RandomPlay { bencher, by_decision: true });
}

/// The same in whole games per second.
#[divan::bench(args = TABLES, sample_count = 500)]
fn games(bencher: Bencher, table: &str) {
    at_table(table, RandomPlay { bencher, by_decision: false });
}

struct RandomPlay<'a, 'b> {
    bencher: Bencher<'a, 'b>,
    by_decision: bool,
}

impl Work for RandomPlay<'_, '_> {
    type Out = ();

    fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) {
        let RandomPlay { bencher, by_decision } = self;
        let playouts = playouts(game, setup);
        let mut next = playouts.iter().cycle().cloned();
        let mut list = list();
        let items = move |playout: &Playout<G>| ItemsCount::new(if by_decision { playout.decisions } else { 1 });
        let bencher = bencher.with_inputs(|| next.next().unwrap_or_else(|| playouts[0].clone()));
        bencher.input_counter(items).bench_local_refs(|playout| {
            let (state, luck) = &mut playout.start;
            play(game, state, luck, &mut playout.choices, &mut list, u32::MAX)
        });
    }
}

/// What is done with one position from the middle of a game.
enum Deed {
    List,
    Clone,
    Evaluate,
    View,
    Know,
}

struct AtMiddles<'a, 'b>(Bencher<'a, 'b>, Deed);

impl Work for AtMiddles<'_, '_> {
    type Out = ();

    fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) {
        let positions = middles(game, setup, 64);
        let mut next = positions.iter().cycle();
        let bencher = self.0.counter(ItemsCount::new(1usize)).with_inputs(|| next.next().unwrap_or(&positions[0]));
        let viewer = Viewer::Seat(Seat::at(0));
        match self.1 {
            Deed::List => {
                let mut list = list();
                bencher.bench_local_values(|state| {
                    game.legal_actions(state, &mut list);
                    list.len()
                });
            }
            Deed::Clone => bencher.bench_local_values(|state| black_box(state.clone())),
            Deed::Evaluate => bencher.bench_local_values(|state| game.evaluate(state)),
            Deed::View => bencher.bench_local_values(|state| game.view(state, viewer)),
            Deed::Know => bencher.bench_local_values(|state| game.knowledge(state, viewer)),
        }
    }
}

#[divan::bench(args = TABLES, sample_size = 64)]
fn list_legal_actions(bencher: Bencher, table: &str) {
    at_table(table, AtMiddles(bencher, Deed::List));
}

#[divan::bench(args = TABLES, sample_size = 64)]
fn clone_position(bencher: Bencher, table: &str) {
    at_table(table, AtMiddles(bencher, Deed::Clone));
}

#[divan::bench(args = TABLES, sample_size = 64)]
fn evaluate(bencher: Bencher, table: &str) {
    at_table(table, AtMiddles(bencher, Deed::Evaluate));
}

#[divan::bench(args = TABLES, sample_size = 64)]
fn view(bencher: Bencher, table: &str) {
    at_table(table, AtMiddles(bencher, Deed::View));
}

#[divan::bench(args = TABLES, sample_size = 64)]
fn know(bencher: Bencher, table: &str) {
    at_table(table, AtMiddles(bencher, Deed::Know));
}

/// What the seat that decides knows at positions from the middle of games.
fn insights<G: Game>(game: &G, setup: &G::Setup) -> Vec<(G::Knowledge, Seat)> {
    let middles = middles(game, setup, 64);
    let insight = |state: &G::State| game.to_act(state).map(|seat| (game.knowledge(state, Viewer::Seat(seat)), seat));
    middles.iter().filter_map(insight).collect()
}

#[divan::bench(args = TABLES, sample_size = 64)]
fn resample(bencher: Bencher, table: &str) {
    struct Resample<'a, 'b>(Bencher<'a, 'b>);

    impl Work for Resample<'_, '_> {
        type Out = ();

        fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) {
            let insights = insights(game, setup);
            let mut next = insights.iter().cycle();
            let mut rng = Rng::stream(1, 1);
            let bencher = self.0.counter(ItemsCount::new(1usize)).with_inputs(|| next.next().unwrap_or(&insights[0]));
            bencher.bench_local_values(|(knowledge, _)| game.resample(knowledge, &mut rng));
        }
    }
    at_table(table, Resample(bencher));
}

/// Iterations per second of the search behind the levels.
#[divan::bench(args = TABLES, sample_count = 64, sample_size = 1)]
fn search_judged(bencher: Bencher, table: &str) {
    at_table(table, Searching { bencher, style: Style::Puct, iterations: 500 });
}

/// Iterations per second of the yardstick, each with a random game to its end.
#[divan::bench(args = TABLES, sample_count = 16, sample_size = 1)]
fn search_plain(bencher: Bencher, table: &str) {
    at_table(table, Searching { bencher, style: Style::Uct, iterations: 200 });
}

struct Searching<'a, 'b> {
    bencher: Bencher<'a, 'b>,
    style: Style,
    iterations: u32,
}

impl Work for Searching<'_, '_> {
    type Out = ();

    fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) {
        let Searching { bencher, style, iterations } = self;
        let insights = insights(game, setup);
        let mut next = insights.iter().cycle();
        let mut rng = Rng::stream(1, 1);
        let search = Search { style, budget: Budget::Iterations(iterations), threads: 1, clock: None };
        let bencher = bencher.counter(ItemsCount::new(iterations)).with_inputs(|| next.next().unwrap_or(&insights[0]));
        bencher.bench_local_values(|(knowledge, seat)| search.run(game, knowledge, *seat, &mut rng));
    }
}
