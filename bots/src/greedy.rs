//! One step ahead.

use judgement::Judgement;
use tabletop::{Rng, Seat, Seeded};

/// Worlds that are imagined for each decision: what an action reveals is unknown, so its worth is a mean.
const WORLDS: usize = 6;

/// The action after which the game's own judgement likes the position best, as a mean over imagined worlds.
/// Equals are drawn for.
pub(crate) fn choose<G: Judgement<J>, J>(game: &G, knowledge: &G::Knowledge, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut legal = Vec::new();
    let mut worth: Vec<f32> = Vec::new();
    for _ in 0..WORLDS {
        let world = game.resample(knowledge, rng);
        game.legal_actions(&world, &mut legal);
        worth.resize(legal.len(), 0.0);
        let luck = Rng::stream(rng.bits(), 0);
        for (action, worth) in legal.iter().zip(&mut worth) {
            let mut after = world.clone();
            game.play(&mut after, *action, &mut Seeded(luck.clone()), &mut ());
            *worth += value(game, &after, seat);
        }
    }
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let equals: Vec<usize> = (0..legal.len()).filter(|&index| worth[index] >= best - 1e-6).collect();
    (!equals.is_empty()).then(|| legal[equals[rng.index(equals.len())]])
}

/// What a position is worth to a seat: its share of the victory if it is over, else the game's judgement.
pub(crate) fn value<G: Judgement<J>, J>(game: &G, state: &G::State, seat: Seat) -> f32 {
    values(game, state)[seat.index()]
}

/// The same for all seats.
pub(crate) fn values<G: Judgement<J>, J>(game: &G, state: &G::State) -> tabletop::PerSeat<f32> {
    match game.outcome(state) {
        Some(outcome) => game.credit(&outcome),
        None => game.evaluate(state),
    }
}
