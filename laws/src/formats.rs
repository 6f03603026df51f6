//! Positions and actions through notation and JSON.

use crate::broken::{Breach, require, require_same};
use crate::chooser::some;
use crate::{Law, Laws};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use tabletop::{Notation, Rng};

/// How many actions of the universe are written and read at a position, besides all legal ones.
const SAMPLE: usize = 32;

impl<G: Notation> Laws<'_, G> {
    /// The position, its legal actions and some others are the same after writing and reading.
    pub(crate) fn formats(
        &self,
        state: &G::State,
        list: &[G::Action],
        universe: &[G::Action],
        rng: &mut Rng,
    ) -> Result<(), Breach> {
        self.position_notation(state)?;
        through_json(Law::StateSerde, state)?;
        for action in list.iter().copied().chain(some(universe, SAMPLE, rng)) {
            self.action_notation(action)?;
            through_json(Law::ActionSerde, &action)?;
        }
        Ok(())
    }

    fn position_notation(&self, state: &G::State) -> Result<(), Breach> {
        const LAW: Law = Law::StateNotation;
        let text = self.game.write_position(state);
        let named = text.lines().next().is_some_and(|line| line.contains(G::NAME));
        require(LAW, named, || format!("the first line does not name the game '{}':\n{text}", G::NAME))?;
        let read = self.game.read_position(&text).map_err(|misread| Breach::of(LAW, format!("{misread}, in\n{text}")))?;
        require_same(LAW, "the position is another one after reading", state, &read)
    }

    fn action_notation(&self, action: G::Action) -> Result<(), Breach> {
        const LAW: Law = Law::ActionNotation;
        let text = self.game.write_action(action);
        let one_line = !text.is_empty() && text.trim() == text && !text.contains(['\n', '\r']);
        require(LAW, one_line, || format!("{action:?} is written as {text:?}, which is not one trimmed line"))?;
        let read = self.game.read_action(&text).map_err(|misread| Breach::of(LAW, format!("{misread}, in '{text}'")))?;
        require_same(LAW, &format!("'{text}' is another action after reading"), &action, &read)
    }
}

fn through_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(law: Law, thing: &T) -> Result<(), Breach> {
    let json = serde_json::to_string(thing).map_err(|error| Breach::of(law, format!("{thing:?}: {error}")))?;
    let read = serde_json::from_str(&json).map_err(|error| Breach::of(law, format!("{error}, in {json}")))?;
    require_same(law, &format!("{json} is another one after reading"), thing, &read)
}
