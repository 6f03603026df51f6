//! Tree search over imagined worlds (information-set Monte-Carlo tree search).
//!
//! Every iteration imagines a world that fits what the seat knows, walks down one tree that all worlds share, judges
//! where it ends, and remembers along the way what each choice was worth to the seat that made it.

use crate::greedy::values;
use crate::tree::{Child, Tree};
use crate::{Budget, Choice, Clock, Watch};
use tabletop::{Judgement, PerSeat, Rng, Seat, Seeded};

/// How a search judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// With the game's own judgement: it orders the options, steers short playouts and rates where they end.
    Judged,
    /// Plain UCT: all options alike, random playouts to the end of the game.
    Plain,
}

/// A search with its limits.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How it judges.
    pub style: Style,
    /// How long it may take. At least one iteration is made.
    pub budget: Budget,
    /// Each thread grows a tree of its own; what they found at the root is added up.
    pub threads: usize,
    /// What tells the time.
    pub clock: Option<Clock>,
}

/// A tree of more nodes is not grown any further, only walked.
const MOST_NODES: usize = 400_000;
/// How strongly plain search explores.
const PLAIN_CURIOSITY: f32 = 0.7;
fn env(k: &str, d: f32) -> f32 { std::env::var(k).map_or(d, |v| v.parse().unwrap()) }
static CURIOSITY: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("C", 0.6));
static HEAT: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("T", 0.03));
static TRUST: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("K", 1.0));

impl Search {
    /// The best choice that could be found, or nothing if there is none.
    pub fn run<G: Judgement>(&self, game: &G, knowledge: &G::Knowledge, seat: Seat, rng: &mut Rng) -> Option<Choice<G::Action>> {
        let watch = Watch::start(self.budget, self.clock);
        let seeds: Vec<u64> = (0..self.threads.max(1)).map(|_| rng.bits()).collect();
        let grow = |seed: u64| {
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
            _ => std::thread::scope(|scope| {
                let threads: Vec<_> = seeds.into_iter().map(|seed| scope.spawn(move || grow(seed))).collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
            }),
        };
        let iterations = trees.iter().map(|(_, iterations)| iterations).sum();
        best_at_root(trees.iter().map(|(tree, _)| tree.root())).map(|action| Choice { action, iterations })
    }
}

/// The option that was visited most often; of equals the one that was worth more.
fn best_at_root<'a, A: Copy + PartialEq + 'a>(roots: impl Iterator<Item = &'a [Child<A>]>) -> Option<A> {
    let mut sums: Vec<(A, u32, f32)> = Vec::new();
    for child in roots.flatten() {
        match sums.iter_mut().find(|(action, ..)| *action == child.action) {
            Some((_, visits, worth)) => {
                *visits += child.visits;
                *worth += child.worth;
            }
            None => sums.push((child.action, child.visits, child.worth)),
        }
    }
    let better = |a: &(A, u32, f32), b: &(A, u32, f32)| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2));
    sums.into_iter().max_by(better).map(|(action, ..)| action)
}

struct Walker<'a, G: Judgement> {
    game: &'a G,
    style: Style,
    rng: Rng,
    tree: Tree<G::Action>,
    /// The way down: node, child, and who decided.
    path: Vec<(u32, usize, Seat)>,
    legal: Vec<G::Action>,
    /// What each legal action would be worth to the seat that decides, one step ahead.
    hopes: Vec<f32>,
}

impl<'a, G: Judgement> Walker<'a, G> {
    fn new(game: &'a G, style: Style, rng: Rng) -> Self {
        let tree = Tree::new();
        Walker { game, style, rng, tree, path: Vec::new(), legal: Vec::new(), hopes: Vec::new() }
    }

    fn iterate(&mut self, knowledge: &G::Knowledge) {
        let mut world = self.game.resample(knowledge, &mut self.rng);
        let mut luck = Seeded(Rng::stream(self.rng.bits(), 1));
        let worth = match self.style {
            Style::Judged => self.walk_judged(&mut world, &mut luck),
            Style::Plain => {
                self.walk_plain(&mut world, &mut luck);
                self.play_out(&mut world, &mut luck);
                values(self.game, &world)
            }
        };
        self.remember(&worth);
    }

    fn walk_judged(&mut self, world: &mut G::State, luck: &mut Seeded) -> PerSeat<f32> {
        self.path.clear();
        let mut node = 0;
        while let Some(seat) = self.game.to_act(world) {
            self.game.legal_actions(world, &mut self.legal);
            if self.tree.nodes[node as usize].children.is_empty() {
                return self.expand(node, world, seat, luck);
            }
            let child = self.select(node, world, seat);
            let action = self.tree.nodes[node as usize].children[child].action;
            self.path.push((node, child, seat));
            self.game.play(world, action, luck, &mut ());
            node = match self.tree.nodes[node as usize].children[child].node {
                Some(next) => next,
                None if self.tree.nodes.len() < MOST_NODES => {
                    let next = self.tree.add();
                    self.tree.nodes[node as usize].children[child].node = Some(next);
                    next
                }
                None => break,
            };
        }
        values(self.game, world)
    }

    fn expand(&mut self, node: u32, world: &G::State, seat: Seat, luck: &Seeded) -> PerSeat<f32> {
        let mut best = [f32::MIN; tabletop::MAX_SEATS];
        self.hopes.clear();
        for &action in &self.legal {
            let mut after = world.clone();
            self.game.play(&mut after, action, &mut luck.clone(), &mut ());
            let worth = values(self.game, &after);
            self.hopes.push(worth[seat.index()]);
            if worth[seat.index()] > best[seat.index()] { best = worth; }
        }
        let top = best[seat.index()];
        let share = |hope: f32| 1.0 / (1.0 + (top - hope) / *HEAT).powi(2);
        let sum: f32 = self.hopes.iter().map(|&hope| share(hope)).sum();
        let children = self.legal.iter().zip(&self.hopes).map(|(&action, &hope)| Child { action, node: None, visits: 0, offered: 0, worth: 0.0, hope, promise: share(hope) / sum });
        self.tree.nodes[node as usize].children = children.collect();
        best
    }

    fn walk_plain(&mut self, world: &mut G::State, luck: &mut Seeded) {
        self.path.clear();
        let mut node = 0;
        while let Some(seat) = self.game.to_act(world) {
            self.game.legal_actions(world, &mut self.legal);
            let child = self.select(node, world, seat);
            let action = self.tree.nodes[node as usize].children[child].action;
            self.path.push((node, child, seat));
            self.game.play(world, action, luck, &mut ());
            match self.tree.nodes[node as usize].children[child].node {
                Some(next) => node = next,
                None if self.tree.nodes.len() < MOST_NODES => {
                    let next = self.tree.add();
                    self.tree.nodes[node as usize].children[child].node = Some(next);
                    return;
                }
                None => return,
            }
        }
    }

    /// Chooses among the options that are legal in this world.
    fn select(&mut self, node: u32, world: &G::State, seat: Seat) -> usize {
        self.meet(node, world, seat);
        let children = &mut self.tree.nodes[node as usize].children;
        let mut best = (f32::MIN, 0);
        let mut legal = self.legal.iter().peekable();
        let (style, rng) = (self.style, &mut self.rng);
        for (index, child) in children.iter_mut().enumerate() {
            while legal.next_if(|&&action| action < child.action).is_some() {}
            if legal.next_if(|&&action| action == child.action).is_none() {
                continue;
            }
            child.offered += 1;
            let score = match style {
                Style::Judged => {
                    let hope = (child.worth + *TRUST * child.hope) / (child.visits as f32 + *TRUST);
                    hope + *CURIOSITY * child.promise * (child.offered as f32).sqrt() / (1 + child.visits) as f32
                }
                Style::Plain if child.visits == 0 => 1e6 + rng.below(1 << 16) as f32,
                Style::Plain => {
                    child.mean() + PLAIN_CURIOSITY * ((child.offered as f32).ln() / child.visits as f32).sqrt()
                }
            };
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Makes sure that every legal option has its place in the node; options stay sorted.
    fn meet(&mut self, node: u32, world: &G::State, seat: Seat) {
        let children = &mut self.tree.nodes[node as usize].children;
        let mean = children.iter().map(|c| c.promise).sum::<f32>() / children.len().max(1) as f32;
        for &action in &self.legal {
            if let Err(at) = children.binary_search_by(|child| child.action.cmp(&action)) {
                let hope = match self.style { Style::Plain => 0.0, Style::Judged => {
                    let mut after = world.clone();
                    self.game.play(&mut after, action, &mut Seeded(self.rng.clone()), &mut ());
                    values(self.game, &after)[seat.index()] } };
                children.insert(at, Child { action, node: None, visits: 0, offered: 0, worth: 0.0, hope, promise: mean });
            }
        }
    }

    fn play_out(&mut self, world: &mut G::State, luck: &mut Seeded) {
        while self.game.to_act(world).is_some() {
            self.game.legal_actions(world, &mut self.legal);
            let index = self.rng.index(self.legal.len());
            self.game.play(world, self.legal[index], luck, &mut ());
        }
    }

    fn remember(&mut self, worth: &PerSeat<f32>) {
        for &(node, child, seat) in &self.path {
            let child = &mut self.tree.nodes[node as usize].children[child];
            child.visits += 1;
            child.worth += worth[seat.index()];
        }
    }
}
