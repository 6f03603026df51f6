//! Whole games and bots' choices, each as one number: the same on every platform, or something is wrong.
//!
//! The same functions are compiled twice: for this machine, and as a WebAssembly module that a test runs.

use bots::{Bot, Budget, Player, Spec};
use chromatic_conflict::{ChromaticConflict, Setup};
use tabletop::{Game, Notation, Rng, Seed, Seeded, Viewer, digest_of};

/// What no game can have as its digest, for a setup that the rules forbid.
pub const REFUSED: u64 = 0;

/// A random game from its first position to its end: the digest of all positions, legal lists and events.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_play(seed: u64, seats: u32) -> u64 {
    let mut text = String::new();
    let over = walk(seed, seats, |game, state, legal| {
        text += &game.write_position(state);
        text += &format!("{legal:?}\n");
        true
    });
    over.map_or(REFUSED, |events| number(&(text + &events)))
}

/// What a searching bot chooses at some positions of a random game, with a budget of `iterations`.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_choose(seed: u64, seats: u32, judged: u32, iterations: u32) -> u64 {
    let player = if judged == 0 { Player::Uct } else { Player::Hard };
    let spec = Spec { player, budget: Some(Budget::Iterations(iterations)) };
    let mut bot = Bot::new(spec, seed);
    let mut text = String::new();
    let mut decisions = 0;
    let over = walk(seed, seats, |game, state, _| {
        decisions += 1;
        if let Some(seat) = game.to_act(state).filter(|_| decisions % 16 == 0) {
            let choice = bot.choose(game, &game.knowledge(state, Viewer::Seat(seat)), seat);
            text += &format!("{choice:?}\n");
        }
        decisions < 80
    });
    over.map_or(REFUSED, |_| number(&text))
}

/// Plays at random as long as `look` likes, and answers what happened.
fn walk(
    seed: u64,
    seats: u32,
    mut look: impl FnMut(&ChromaticConflict, &<ChromaticConflict as Game>::State, &[<ChromaticConflict as Game>::Action]) -> bool,
) -> Option<String> {
    let game = ChromaticConflict::standard();
    let setup = Setup { seats: u8::try_from(seats).ok()?, ..Setup::default() };
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut choices = Rng::stream(seed, 1);
    let mut state = game.start(&setup, &mut luck).ok()?;
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        game.legal_actions(&state, &mut legal);
        if !look(&game, &state, &legal) || legal.is_empty() {
            return Some(format!("{events:?}"));
        }
        let action = legal[choices.index(legal.len())];
        game.play(&mut state, action, &mut luck, &mut events);
    }
}

fn number(text: &str) -> u64 {
    u64::from_str_radix(&digest_of(text), 16).unwrap_or(REFUSED)
}
