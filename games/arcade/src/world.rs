//! What a viewer's own machine is given to play with.

use crate::{AnyGame, Error, FullGame, Visitor};
use serde::Serialize;
use std::fmt;
use std::sync::Arc;
use tabletop::{Rng, Seed, Viewer};

/// A position that one viewer cannot tell from the true one, in notation.
///
/// A page that has the rules needs a position: to draw, to list what may be done, to show what an action would change and
/// why another is refused. The true one would tell it the other hands. A world is made from what the viewer can know
/// (`Game::knowledge`) and from luck that is always the same, and from nothing else; so it is a function of that knowledge,
/// and two truths that the viewer cannot tell apart have the same world, byte by byte. What it shows of hidden things is
/// invented. Only this file makes one.
#[derive(Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct RedactedPosition(String);

impl RedactedPosition {
    /// What `viewer` is given in the position `state`.
    pub(crate) fn of<G: FullGame>(game: &G, state: &G::State, viewer: Viewer) -> RedactedPosition {
        let mut same_for_ever = Rng::new(Seed::numbered(0));
        RedactedPosition(game.write_position(&game.resample(&game.knowledge(state, viewer), &mut same_for_ever)))
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for RedactedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AnyGame {
    /// A position that `viewer` cannot tell from this one, with other luck each time: what it cannot know is drawn anew.
    /// Whatever is told to a viewer must be the same in both.
    ///
    /// # Errors
    /// If it is no position.
    pub fn resampled(&self, position: &str, viewer: Viewer, rng: &mut Rng) -> Result<String, Error> {
        struct Resample<'a>(&'a str, Viewer, &'a mut Rng);
        impl Visitor for Resample<'_> {
            type Out = Result<String, Error>;
            fn visit<G: FullGame>(self, game: &Arc<G>) -> Result<String, Error> {
                let state = game.read_position(self.0)?;
                Ok(game.write_position(&game.resample(&game.knowledge(&state, self.1), self.2)))
            }
        }
        self.visit(Resample(position, viewer, rng))
    }
}
