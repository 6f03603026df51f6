//! Playing many games on a few threads, the same whatever their number.

use bots::{Bot, Spec};
use judgement::Judgement;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Outcome, Refusal, Rng, Seat, Seed, Seeded, Viewer};

/// A series of games.
#[derive(Clone, Debug)]
pub struct Series {
    /// How many.
    pub games: u64,
    /// Where all luck comes from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// Of a hundred decisions, how many are made at random whoever sits there. Bots that always play alike show how one game
    /// goes; a few slips show how a position is.
    pub slips: u8,
}

/// One game that was played.
#[derive(Clone, Debug)]
pub struct Played<S> {
    /// Its number, from 0.
    pub number: u64,
    /// How many decisions it had.
    pub decisions: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// Where it ended.
    pub last: S,
}

impl Series {
    /// Plays the series. `seating` says for each game which start it has and who sits where; `heed` is told every decision
    /// with the number of its game, `progress` each time a game is done.
    ///
    /// # Errors
    /// The rule that forbids this setup.
    pub fn play<G: Judgement<J>, J>(
        &self,
        game: &G,
        setup: &G::Setup,
        seating: impl Fn(u64) -> (u64, Vec<Spec>) + Sync,
        heed: impl Fn(u64, Seat, G::Action) + Sync,
        progress: impl Fn() + Sync,
    ) -> Result<Vec<Played<G::State>>, Refusal> {
        game.start(setup, &mut Seeded::new(Seed::numbered(self.seed)))?;
        let next = AtomicU64::new(0);
        let done = Mutex::new(Vec::new());
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return;
                }
                let (start, specs) = seating(number);
                if let Ok(played) = self.play_one(game, setup, (number, start), &specs, &heed)
                    && let Ok(mut done) = done.lock()
                {
                    done.push(played);
                }
                progress();
            }
        };
        std::thread::scope(|scope| {
            // This thread works too, so a machine that refuses more of them only takes longer.
            for _ in 1..self.threads.max(1).min(self.games as usize) {
                let _ = std::thread::Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
        let mut done = done.into_inner().unwrap_or_default();
        done.sort_by_key(|played| played.number);
        Ok(done)
    }

    fn play_one<G: Judgement<J>, J>(
        &self,
        game: &G,
        setup: &G::Setup,
        (number, start): (u64, u64),
        specs: &[Spec],
        heed: &impl Fn(u64, Seat, G::Action),
    ) -> Result<Played<G::State>, Refusal> {
        let mut luck = Seeded(Rng::stream(self.seed, 2 * start));
        let mut own_luck = Rng::stream(self.seed, 2 * number + 1);
        let mut players: Vec<Bot> = specs.iter().map(|&spec| Bot::new(spec, own_luck.bits())).collect();
        let mut state = game.start(setup, &mut luck)?;
        let mut decisions = 0;
        let mut legal = Vec::new();
        loop {
            let Some(seat) = game.to_act(&state) else {
                let Some(outcome) = game.outcome(&state) else {
                    unreachable!("a game in which nobody acts has an outcome, as the laws say")
                };
                return Ok(Played { number, decisions, outcome, last: state });
            };
            let slips = self.slips > 0 && own_luck.below(100) < u32::from(self.slips);
            let bot = &mut players[seat.index()];
            let action = if bot.needs_knowledge() && !slips {
                let knowledge = game.knowledge(&state, Viewer::Seat(seat));
                bot.choose(game, &knowledge, seat).map(|choice| choice.action)
            } else {
                game.legal_actions(&state, &mut legal);
                bot.any(&legal)
            };
            let Some(action) = action else { unreachable!("whoever is asked has a legal action, as the laws say") };
            heed(number, seat, action);
            game.play(&mut state, action, &mut luck, &mut ());
            decisions += 1;
        }
    }
}
