//! Tree search over imagined worlds (information-set Monte-Carlo tree search).
//!
//! Every iteration draws a determinization (a world that fits what the seat knows), selects its way down one tree that all
//! determinizations share, expands or evaluates the leaf, and backs the value up to each choice of the seat that made it. An
//! option that is not legal in the determinization of an iteration is passed over in it; exploration goes by how often an
//! option was available.

use crate::greedy::values;
use crate::tree::{Child, Tree};
use crate::{Budget, Choice, Clock, Watch};
use judgement::{Judgement, SearchParams};
use std::marker::PhantomData;
use tabletop::{Game, MAX_SEATS, PerSeat, Rng, Seat, Seeded};

/// How a search selects and evaluates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// PUCT with the game's own judgement: at a new leaf each option is evaluated one step ahead, which gives its prior and
    /// its prior value, and the leaf its value.
    Puct,
    /// UCT: no priors, random playouts to the end of the game.
    Uct,
}

/// A search with its limits.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How it selects and evaluates.
    pub style: Style,
    /// How long it may take. At least one iteration is made.
    pub budget: Budget,
    /// Each thread grows a tree of its own; what they found at the root is added up. They share a number of iterations.
    pub threads: usize,
    /// What tells the time.
    pub clock: Option<Clock>,
}

/// A tree of more nodes is not grown any further, only walked.
const MOST_NODES: usize = 200_000;
/// The weight of exploration in UCT.
const UCT_EXPLORATION: f32 = 0.7;

impl Search {
    /// The best choice that could be found, or nothing if there is none.
    pub fn run<G: Judgement<J>, J>(
        &self,
        game: &G,
        knowledge: &G::Knowledge,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<Choice<G::Action>> {
        let threads = self.threads.max(1);
        let seeds: Vec<(u64, Watch)> =
            (0..threads).map(|thread| (rng.bits(), Watch::start(self.budget.part(thread, threads), self.clock))).collect();
        let grow = |(seed, watch): (u64, Watch)| {
            let mut walker = Walker::new(game, self.style, Rng::stream(seed, seat.index() as u64));
            let mut iterations = 0;
            while iterations == 0 || !watch.is_up(iterations) {
                walker.iterate(knowledge);
                iterations += 1;
            }
            (walker.tree, iterations)
        };
        let trees: Vec<(Tree<G::Action>, u32)> = match seeds[..] {
            [seed] => vec![grow(seed)],
            // This thread searches too, so a machine that refuses more of them only searches less.
            [first, ref rest @ ..] => std::thread::scope(|scope| {
                let spawn = |&seed: &(u64, Watch)| std::thread::Builder::new().spawn_scoped(scope, move || grow(seed)).ok();
                let threads: Vec<_> = rest.iter().filter_map(spawn).collect();
                let own = grow(first);
                std::iter::once(own).chain(threads.into_iter().filter_map(|thread| thread.join().ok())).collect()
            }),
            [] => Vec::new(),
        };
        let iterations = trees.iter().map(|(_, iterations)| iterations).sum();
        best_at_root(trees.iter().map(|(tree, _)| tree.root())).map(|action| Choice { action, iterations })
    }
}

/// The option that was visited most often; of equals the one with the greater value, its prior value counted in.
fn best_at_root<'a, A: Copy + PartialEq + 'a>(roots: impl Iterator<Item = &'a [Child<A>]>) -> Option<A> {
    let mut sums: Vec<(A, u32, f32)> = Vec::new();
    for child in roots.flatten() {
        match sums.iter_mut().find(|(action, ..)| *action == child.action) {
            Some((_, visits, total)) => {
                *visits += child.visits;
                *total += child.total_value + child.prior_value;
            }
            None => sums.push((child.action, child.visits, child.total_value + child.prior_value)),
        }
    }
    let better = |a: &(A, u32, f32), b: &(A, u32, f32)| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2));
    sums.into_iter().max_by(better).map(|(action, ..)| action)
}

struct Walker<'a, G: Game, J> {
    game: &'a G,
    judge: PhantomData<fn() -> J>,
    style: Style,
    rng: Rng,
    tree: Tree<G::Action>,
    /// The way down: node, child, and who decided.
    path: Vec<(u32, usize, Seat)>,
    legal: Vec<G::Action>,
    prior_values: Vec<f32>,
}

impl<'a, G: Judgement<J>, J> Walker<'a, G, J> {
    fn new(game: &'a G, style: Style, rng: Rng) -> Self {
        let (path, legal, prior_values) = (Vec::new(), Vec::new(), Vec::new());
        Walker { game, judge: PhantomData, style, rng, tree: Tree::new(), path, legal, prior_values }
    }

    fn iterate(&mut self, knowledge: &G::Knowledge) {
        let mut world = self.game.resample(knowledge, &mut self.rng);
        let mut luck = Seeded(Rng::stream(self.rng.bits(), 1));
        let values = self.simulate(&mut world, &mut luck);
        for &(node, child, seat) in &self.path {
            self.tree.nodes[node as usize].children[child].back_up(values[seat.index()]);
        }
    }

    /// Selects down to a leaf, and gives its value to each seat.
    fn simulate(&mut self, world: &mut G::State, luck: &mut Seeded) -> PerSeat<f32> {
        self.path.clear();
        let mut node = 0;
        while let Some(seat) = self.game.to_act(world) {
            self.game.legal_actions(world, &mut self.legal);
            if self.style == Style::Puct && self.tree.nodes[node as usize].children.is_empty() {
                return self.expand(node, world, seat, luck);
            }
            let child = self.select(node, world, seat, luck);
            self.path.push((node, child, seat));
            let &Child { action, node: next, .. } = &self.tree.nodes[node as usize].children[child];
            self.game.play(world, action, luck, &mut ());
            match next {
                Some(next) => node = next,
                None if self.tree.nodes.len() >= MOST_NODES => break,
                None => {
                    node = self.tree.grow(node, child);
                    if self.style == Style::Uct {
                        break;
                    }
                }
            }
        }
        self.evaluate(world, luck)
    }

    /// The value of a leaf to each seat, without looking ahead: by the judgement, or by a playout.
    fn evaluate(&mut self, world: &mut G::State, luck: &mut Seeded) -> PerSeat<f32> {
        if self.style == Style::Uct {
            while self.game.to_act(world).is_some() {
                self.game.legal_actions(world, &mut self.legal);
                let action = self.legal[self.rng.index(self.legal.len())];
                self.game.play(world, action, luck, &mut ());
            }
        }
        values(self.game, world)
    }

    /// Gives a new node its options with their priors, each evaluated one step ahead. The value of the node is that of its best
    /// option, unless the judgement is to be taken at its word.
    fn expand(&mut self, node: u32, world: &G::State, seat: Seat, luck: &Seeded) -> PerSeat<f32> {
        self.prior_values.clear();
        let mut best = [f32::MIN; MAX_SEATS];
        for &action in &self.legal {
            let values = self.look_ahead(world, action, luck);
            self.prior_values.push(values[seat.index()]);
            if values[seat.index()] > best[seat.index()] {
                best = values;
            }
        }
        let SearchParams { temperature, ahead, .. } = self.game.search_params();
        let prior = |prior_value: f32| {
            let behind = 1.0 + (best[seat.index()] - prior_value) / temperature;
            1.0 / (behind * behind)
        };
        let sum: f32 = self.prior_values.iter().map(|&value| prior(value)).sum();
        let options = self.legal.iter().zip(&self.prior_values);
        let children = options.map(|(&action, &value)| Child::new(action, value, prior(value) / sum));
        self.tree.nodes[node as usize].children = children.collect();
        if ahead { best } else { values(self.game, world) }
    }

    /// The values of the position after an action.
    fn look_ahead(&self, world: &G::State, action: G::Action, luck: &Seeded) -> PerSeat<f32> {
        let mut after = world.clone();
        self.game.play(&mut after, action, &mut luck.clone(), &mut ());
        values(self.game, &after)
    }

    /// Selects among the options that are legal in this determinization.
    fn select(&mut self, node: u32, world: &G::State, seat: Seat, luck: &Seeded) -> usize {
        self.add_options(node, world, seat, luck);
        let c_puct = self.game.search_params().c_puct;
        let (style, rng) = (self.style, &mut self.rng);
        let mut legal = self.legal.iter().peekable();
        let mut best = (f32::MIN, 0);
        for (index, child) in self.tree.nodes[node as usize].children.iter_mut().enumerate() {
            while legal.next_if(|&&action| action < child.action).is_some() {}
            if legal.next_if(|&&action| action == child.action).is_none() {
                continue;
            }
            child.availability += 1;
            let score = match style {
                Style::Puct => {
                    child.value() + c_puct * child.prior * (child.availability as f32).sqrt() / (1 + child.visits) as f32
                }
                Style::Uct if child.visits == 0 => 1e6 + rng.below(1 << 16) as f32,
                Style::Uct => child.mean() + UCT_EXPLORATION * ((child.availability as f32).ln() / child.visits as f32).sqrt(),
            };
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Makes sure that every legal option has its place in the node, sorted: another determinization may bring others.
    fn add_options(&mut self, node: u32, world: &G::State, seat: Seat, luck: &Seeded) {
        for index in 0..self.legal.len() {
            let action = self.legal[index];
            let children = &self.tree.nodes[node as usize].children;
            if let Err(at) = children.binary_search_by(|child| child.action.cmp(&action)) {
                let prior_value = match self.style {
                    Style::Puct => self.look_ahead(world, action, luck)[seat.index()],
                    Style::Uct => 0.0,
                };
                let prior = 1.0 / (children.len() + 1) as f32;
                self.tree.nodes[node as usize].children.insert(at, Child::new(action, prior_value, prior));
            }
        }
    }
}
