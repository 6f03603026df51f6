//! A bot at a table.

use crate::search::{Search, Style};
use crate::{Budget, Clock, Player, Spec, greedy, machine_clock};
use arcade::{FullGame, SealedInfoState, SeatVisitor};
use judgement::Judgement;
use tabletop::{Rng, Seat};

/// What a bot chose, and how much it thought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<A> {
    /// What it chose.
    pub action: A,
    /// How many imagined games stand behind it; none for bots that do not search.
    pub iterations: u32,
}

/// A bot that plays any game.
#[derive(Clone, Debug)]
pub struct Bot {
    spec: Spec,
    threads: usize,
    clock: Option<Clock>,
    rng: Rng,
}

impl Bot {
    /// A bot whose own luck comes from `seed`; it has nothing to do with the luck of the table.
    #[must_use]
    pub fn new(spec: Spec, seed: u64) -> Bot {
        Bot { spec, threads: 1, clock: machine_clock(), rng: Rng::stream(seed, 0xb07) }
    }

    /// Lets it think with so many threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Bot {
        Bot { threads: threads.max(1), ..self }
    }

    /// Gives it a clock, where the machine's own cannot be had (in a browser).
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Bot {
        Bot { clock: Some(clock), ..self }
    }

    /// How it is written.
    #[must_use]
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// Whether it looks at the position at all.
    #[must_use]
    pub fn needs_knowledge(&self) -> bool {
        self.spec.player != Player::Random
    }

    /// Any of these, each equally likely.
    pub fn any<A: Copy>(&mut self, legal: &[A]) -> Option<A> {
        (!legal.is_empty()).then(|| legal[self.rng.index(legal.len())])
    }

    /// Chooses for `seat`, which must be the one that decides, from what it can know. Always a legal action, whatever
    /// the budget; nothing only if the game is over.
    pub fn choose<G: Judgement<J>, J>(&mut self, game: &G, knowledge: &G::Knowledge, seat: Seat) -> Option<Choice<G::Action>> {
        let mut legal = Vec::new();
        game.legal_actions(&game.resample(knowledge, &mut self.rng), &mut legal);
        let random = self.any(&legal)?;
        if legal.len() == 1 {
            return Some(Choice { action: random, iterations: 0 });
        }
        let budget = self.spec.budget().unwrap_or(Budget::Iterations(0));
        let style = match self.spec.player {
            Player::Random => return Some(Choice { action: random, iterations: 0 }),
            Player::Greedy => {
                let action = greedy::choose(game, knowledge, seat, &mut self.rng).unwrap_or(random);
                return Some(Choice { action, iterations: 0 });
            }
            Player::Easy if self.rng.below(4) == 0 => return Some(Choice { action: random, iterations: 0 }),
            Player::Easy | Player::Normal | Player::Hard => Style::Puct,
            Player::Uct => Style::Uct,
        };
        let search = Search { style, budget, threads: self.threads, clock: self.clock };
        Some(search.run(game, knowledge, seat, &mut self.rng).unwrap_or(Choice { action: random, iterations: 0 }))
    }
}

/// A bot at a table of any game.
impl Bot {
    /// Chooses for the seat that an insight belongs to, and answers in notation.
    pub fn choose_from(&mut self, insight: &SealedInfoState) -> Option<Choice<String>> {
        insight.visit(Ask(self)).flatten()
    }

    /// The same for whoever knows which game it is, and does not want to carry the code of the others.
    pub fn choose_as<G: FullGame>(&mut self, insight: &SealedInfoState) -> Option<Choice<String>> {
        insight.visit_as::<G, _>(Ask(self)).flatten()
    }
}

struct Ask<'a>(&'a mut Bot);

impl SeatVisitor for Ask<'_> {
    type Out = Option<Choice<String>>;

    fn visit<G: FullGame>(self, game: &G, knowledge: &G::Knowledge, seat: Seat) -> Self::Out {
        let Choice { action, iterations } = self.0.choose(game, knowledge, seat)?;
        Some(Choice { action: game.write_action(action), iterations })
    }
}
