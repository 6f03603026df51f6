//! How the table is shown and touched: every position can be drawn, and every action and plan pointed at.

#![allow(clippy::unwrap_used)]

mod everywhere;
mod gaze;

use coraquest::{Action, CoraQuest, Setup, State};
use tabletop::{Game, Rng, Seed, Seeded};

/// Plays one game; half of the time a kind of choice is chosen first, so that rare ones are made at all. `look` sees every
/// position before its choice is made, with the choice.
fn game(rules: &CoraQuest, setup: &Setup, seed: u64, mut look: impl FnMut(&State, Option<Action>)) {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut rng = Rng::stream(seed, 1);
    let mut state = rules.start(setup, &mut luck).unwrap();
    let mut legal = Vec::new();
    loop {
        rules.legal_actions(&state, &mut legal);
        if legal.is_empty() {
            return look(&state, None);
        }
        if rng.below(2) == 0 {
            let mut kinds: Vec<_> = legal.iter().map(std::mem::discriminant).collect();
            kinds.dedup();
            let chosen = kinds[rng.index(kinds.len())];
            legal.retain(|action| std::mem::discriminant(action) == chosen);
        }
        let choice = legal[rng.index(legal.len())];
        look(&state, Some(choice));
        rules.play(&mut state, choice, &mut luck, &mut ());
    }
}
