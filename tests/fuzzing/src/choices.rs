//! Bytes as decisions.

use crate::Fuzzed;
use crate::fuzzed::look;
use tabletop::{Seed, Table};

/// The most decisions that are read from one input: taking one back looks at the whole game.
const LONGEST: usize = 400;

/// The first byte names a setup, the second a seed, and every other one an action of the legal list. Whatever is chosen,
/// the game stays sound, and at its end it can be written and replayed.
///
/// # Panics
/// If that is not so.
pub fn choices<G: Fuzzed>(data: &[u8]) -> bool {
    let [which, seed, rest @ ..] = data else { return false };
    let setups = G::setups();
    let game = G::standard();
    let setup = setups[usize::from(*which) % setups.len()].clone();
    let Ok(mut table) = Table::open(game.clone(), setup, Seed::numbered((*seed).into())) else { return false };
    let mut list = Vec::new();
    for byte in rest.iter().take(LONGEST) {
        look(&*game, table.state(), &mut list);
        if list.is_empty() {
            break;
        }
        // Spread over the whole list, also where it is longer than a byte can count.
        let choice = usize::from(*byte) * list.len() / 256;
        assert_eq!(table.play(list[choice]).map(|_| ()), Ok(()), "{}", game.write_action(list[choice]));
    }
    look(&*game, table.state(), &mut list);
    let transcript = table.transcript();
    assert_eq!(Table::replay(game, &transcript).map(|again| again.state().clone()), Ok(table.state().clone()));
    true
}
