//! What must hold for any text that is read, whoever wrote it: nothing panics, what is understood can be written and
//! read again, and what was read can be played to its end.
//!
//! Each function takes any bytes. `fuzz/` feeds them with what its engine finds (`cargo fuzz run position`); the tests
//! here feed them with the same corpus and seeded [`Mutations`] of it, the same every time.

mod content;
mod mutations;
mod setup;
mod text;

pub use content::content;
pub use mutations::Mutations;
pub use setup::setup;
pub use text::{action, position, transcript};

use chromatic_conflict::{ChromaticConflict, State};
use std::sync::{Arc, LazyLock};
use tabletop::{Game, Rng, Seeded};

/// Something that takes any bytes, and answers whether it understood them.
pub type Target = fn(&[u8]) -> bool;

/// All of them, by the names of their corpora.
pub const TARGETS: [(&str, Target); 5] = [
    ("action", action as Target),
    ("content", content as Target),
    ("position", position as Target),
    ("setup", setup as Target),
    ("transcript", transcript as Target),
];

static STANDARD: LazyLock<Arc<ChromaticConflict>> = LazyLock::new(|| Arc::new(ChromaticConflict::standard()));

/// Plays at random to the end, and looks at every position on the way.
fn play_on(game: &ChromaticConflict, mut state: State, seed: u64) {
    let mut luck = Seeded(Rng::stream(seed, 0));
    let mut choices = Rng::stream(seed, 1);
    let mut list = Vec::new();
    for _ in 0..=game.longest() {
        assert_eq!(game.audit(&state), Ok(()));
        game.legal_actions(&state, &mut list);
        assert_eq!(list.is_empty(), game.to_act(&state).is_none());
        assert_eq!(list.is_empty(), game.outcome(&state).is_some());
        if list.is_empty() {
            return;
        }
        let action = list[choices.index(list.len())];
        assert_eq!(game.check(&state, action), Ok(()));
        game.play(&mut state, action, &mut luck, &mut ());
    }
    panic!("the game does not end within {} decisions", game.longest());
}
