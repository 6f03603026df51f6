//! What a client does with its world, without words: they would measure the client.

use crate::Outcome;
use arcade::{AnyGame, FullGame, Visitor};
use serde_json::{Map, Value};
use std::sync::Arc;
use tabletop::Rng;

/// The game that is played.
pub(crate) const GAME: &str = "paint-brawl";

/// Its setup: figures stand at once.
pub(crate) fn setup() -> Map<String, Value> {
    [("placing", "quick")].map(|(key, value)| (key.to_owned(), value.into())).into_iter().collect()
}

/// Any action that is legal in a world.
pub(crate) fn choose(game: &AnyGame, world: &str, rng: &mut Rng) -> Outcome<String> {
    struct Choose<'a>(&'a str, &'a mut Rng);
    impl Visitor for Choose<'_> {
        type Out = Option<String>;
        fn visit<G: FullGame>(self, game: &Arc<G>) -> Option<String> {
            let (mut list, state) = (Vec::new(), game.read_position(self.0).ok()?);
            game.legal_actions(&state, &mut list);
            (!list.is_empty()).then(|| game.write_action(list[self.1.index(list.len())]))
        }
    }
    game.visit(Choose(world, rng)).ok_or("nothing can be done in this world".into())
}
