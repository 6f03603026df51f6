//! Tree search over imagined worlds (information-set Monte-Carlo tree search).
//!
//! Every iteration imagines a world that fits what the seat knows, walks down one tree that all worlds share, judges
//! where it ends, and remembers along the way what each choice was worth to the seat that made it. An option that is not
//! legal in the world of an iteration is passed over in it.

use crate::greedy::values;
use crate::tree::{Child, Tree};
use crate::{Budget, Choice, Clock, Watch};
use tabletop::{Judgement, MAX_SEATS, PerSeat, Rng, Seat, Seeded, Temper};

/// How a search judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// With the game's own judgement, one step ahead of every position that is met for the first time: it orders the
    /// options, says what to hope of them, and rates the position.
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
    /// Each thread grows a tree of its own; what they found at the root is added up. They share a number of iterations.
    pub threads: usize,
    /// What tells the time.
    pub clock: Option<Clock>,
}

/// A tree of more nodes is not grown any further, only walked.
const MOST_NODES: usize = 200_000;
/// How strongly plain search explores.
const PLAIN_CURIOSITY: f32 = 0.7;

impl Search {
    /// The best choice that could be found, or nothing if there is none.
    pub fn run<G: Judgement>(&self, game: &G, knowledge: &G::Knowledge, seat: Seat, rng: &mut Rng) -> Option<Choice<G::Action>> {
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

/// The option that was visited most often; of equals the one that is worth more, or looked so one step ahead.
fn best_at_root<'a, A: Copy + PartialEq + 'a>(roots: impl Iterator<Item = &'a [Child<A>]>) -> Option<A> {
    let mut sums: Vec<(A, u32, f32)> = Vec::new();
    for child in roots.flatten() {
        match sums.iter_mut().find(|(action, ..)| *action == child.action) {
            Some((_, visits, worth)) => {
                *visits += child.visits;
                *worth += child.worth + child.hope;
            }
            None => sums.push((child.action, child.visits, child.worth + child.hope)),
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
    hopes: Vec<f32>,
}

impl<'a, G: Judgement> Walker<'a, G> {
    fn new(game: &'a G, style: Style, rng: Rng) -> Self {
        Walker { game, style, rng, tree: Tree::new(), path: Vec::new(), legal: Vec::new(), hopes: Vec::new() }
    }

    fn iterate(&mut self, knowledge: &G::Knowledge) {
        let mut world = self.game.resample(knowledge, &mut self.rng);
        let mut luck = Seeded(Rng::stream(self.rng.bits(), 1));
        let worth = self.walk(&mut world, &mut luck);
        for &(node, child, seat) in &self.path {
            self.tree.nodes[node as usize].children[child].remember(worth[seat.index()]);
        }
    }

    /// Walks down to a position that was never met, and says what it is worth to each seat.
    fn walk(&mut self, world: &mut G::State, luck: &mut Seeded) -> PerSeat<f32> {
        self.path.clear();
        let mut node = 0;
        while let Some(seat) = self.game.to_act(world) {
            self.game.legal_actions(world, &mut self.legal);
            if self.style == Style::Judged && self.tree.nodes[node as usize].children.is_empty() {
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
                    if self.style == Style::Plain {
                        break;
                    }
                }
            }
        }
        self.rate(world, luck)
    }

    /// What a position is worth to each seat, without looking ahead.
    fn rate(&mut self, world: &mut G::State, luck: &mut Seeded) -> PerSeat<f32> {
        if self.style == Style::Plain {
            while self.game.to_act(world).is_some() {
                self.game.legal_actions(world, &mut self.legal);
                let action = self.legal[self.rng.index(self.legal.len())];
                self.game.play(world, action, luck, &mut ());
            }
        }
        values(self.game, world)
    }

    /// Gives a new node its options, each tried once: what the best one leads to is what the position is worth, unless the
    /// judgement is to be taken at its word.
    fn expand(&mut self, node: u32, world: &G::State, seat: Seat, luck: &Seeded) -> PerSeat<f32> {
        self.hopes.clear();
        let mut best = [f32::MIN; MAX_SEATS];
        for &action in &self.legal {
            let worth = self.look_ahead(world, action, luck);
            self.hopes.push(worth[seat.index()]);
            if worth[seat.index()] > best[seat.index()] {
                best = worth;
            }
        }
        let Temper { heat, ahead, .. } = self.game.temper();
        let attention = |hope: f32| {
            let behind = 1.0 + (best[seat.index()] - hope) / heat;
            1.0 / (behind * behind)
        };
        let sum: f32 = self.hopes.iter().map(|&hope| attention(hope)).sum();
        let options = self.legal.iter().zip(&self.hopes);
        let children = options.map(|(&action, &hope)| Child::new(action, hope, attention(hope) / sum));
        self.tree.nodes[node as usize].children = children.collect();
        if ahead { best } else { values(self.game, world) }
    }

    /// What an action leads to, judged at once.
    fn look_ahead(&self, world: &G::State, action: G::Action, luck: &Seeded) -> PerSeat<f32> {
        let mut after = world.clone();
        self.game.play(&mut after, action, &mut luck.clone(), &mut ());
        values(self.game, &after)
    }

    /// Chooses among the options that are legal in this world.
    fn select(&mut self, node: u32, world: &G::State, seat: Seat, luck: &Seeded) -> usize {
        self.meet(node, world, seat, luck);
        let curiosity = self.game.temper().curiosity;
        let (style, rng) = (self.style, &mut self.rng);
        let mut legal = self.legal.iter().peekable();
        let mut best = (f32::MIN, 0);
        for (index, child) in self.tree.nodes[node as usize].children.iter_mut().enumerate() {
            while legal.next_if(|&&action| action < child.action).is_some() {}
            if legal.next_if(|&&action| action == child.action).is_none() {
                continue;
            }
            child.offered += 1;
            let score = match style {
                Style::Judged => {
                    child.outlook() + curiosity * child.attention * (child.offered as f32).sqrt() / (1 + child.visits) as f32
                }
                Style::Plain if child.visits == 0 => 1e6 + rng.below(1 << 16) as f32,
                Style::Plain => child.mean() + PLAIN_CURIOSITY * ((child.offered as f32).ln() / child.visits as f32).sqrt(),
            };
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Makes sure that every legal option has its place in the node: another world may bring others. They stay sorted.
    fn meet(&mut self, node: u32, world: &G::State, seat: Seat, luck: &Seeded) {
        for index in 0..self.legal.len() {
            let action = self.legal[index];
            let children = &self.tree.nodes[node as usize].children;
            if let Err(at) = children.binary_search_by(|child| child.action.cmp(&action)) {
                let hope = match self.style {
                    Style::Judged => self.look_ahead(world, action, luck)[seat.index()],
                    Style::Plain => 0.0,
                };
                let attention = 1.0 / (children.len() + 1) as f32;
                self.tree.nodes[node as usize].children.insert(at, Child::new(action, hope, attention));
            }
        }
    }
}
