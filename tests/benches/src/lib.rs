//! Games to measure with: the hot loop of everything that plays many games.

use chromatic_conflict::{Action, ChromaticConflict, Setup, State};
use tabletop::{Game, Rng, Seed, Seeded};

/// A list that no position of the game overfills.
#[must_use]
pub fn list() -> Vec<Action> {
    Vec::with_capacity(512)
}

/// The first position with this seed, and the luck that goes on from there.
///
/// # Panics
/// If the game cannot be played with so many seats.
#[must_use]
pub fn open(game: &ChromaticConflict, seats: u8, seed: u64) -> (State, Seeded) {
    let mut luck = Seeded::new(Seed::numbered(seed));
    match game.start(&Setup { seats, ..Setup::default() }, &mut luck) {
        Ok(state) => (state, luck),
        Err(refusal) => panic!("{refusal}"),
    }
}

/// Plays up to `most` decisions at random and answers how many there were: legal list and play, on a list that is reused.
pub fn play(
    game: &ChromaticConflict,
    state: &mut State,
    luck: &mut Seeded,
    choices: &mut Rng,
    list: &mut Vec<Action>,
    most: u32,
) -> u32 {
    for decisions in 0..most {
        game.legal_actions(state, list);
        if list.is_empty() {
            return decisions;
        }
        game.play(state, list[choices.index(list.len())], luck, &mut ());
    }
    most
}

/// Positions from the middle of random games.
#[must_use]
pub fn middles(game: &ChromaticConflict, seats: u8, count: u64) -> Vec<State> {
    let mut list = list();
    let middle = |seed: u64| {
        let (mut state, mut luck) = open(game, seats, seed);
        play(game, &mut state, &mut luck, &mut Rng::stream(seed, 1), &mut list, 20 + (seed % 30) as u32);
        state
    };
    (0..count).map(middle).collect()
}
