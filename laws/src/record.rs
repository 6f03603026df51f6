//! The same game again: from its seed, from its luck, from its transcript.

use crate::broken::{Breach, require_same};
use crate::{Law, Laws};
use tabletop::{Chance, Game, Notation, Recorded, Seed, Seeded, Step, Table, Transcript};

impl<G: Notation> Laws<'_, G> {
    /// The seed and the choices give the same game.
    pub(crate) fn same_seed(&self, table: &Table<G>, seed: u64) -> Result<(), Breach> {
        let mut luck = Seeded::new(Seed::numbered(seed));
        let mut state = self.opens_the_same(Law::SameSeed, table, &mut luck)?;
        for (index, step) in table.steps().iter().enumerate() {
            self.goes_the_same(Law::SameSeed, table, index, step, &mut state, &mut luck)?;
        }
        Ok(())
    }

    /// The recorded luck and the choices give the same game.
    pub(crate) fn recorded(&self, table: &Table<G>) -> Result<(), Breach> {
        let unlike = |error: tabletop::ChanceError| Breach::of(Law::Replay, error.to_string());
        let mut luck = Recorded::new(table.dealt().iter().cloned());
        let mut state = self.opens_the_same(Law::Replay, table, &mut luck)?;
        luck.finish().map_err(unlike)?;
        for (index, step) in table.steps().iter().enumerate() {
            let mut luck = Recorded::new(step.picks.iter().cloned());
            self.goes_the_same(Law::Replay, table, index, step, &mut state, &mut luck)?;
            luck.finish().map_err(unlike)?;
        }
        Ok(())
    }

    /// The transcript is the same after writing and reading, and gives the same game.
    pub(crate) fn transcript(&self, table: &Table<G>) -> Result<(), Breach> {
        const LAW: Law = Law::TranscriptRound;
        let transcript = table.transcript();
        let text = transcript.to_string();
        let wrong = |error: tabletop::TranscriptError| Breach::of(LAW, format!("{error}, in\n{text}"));
        let read: Transcript = text.parse().map_err(wrong)?;
        require_same(LAW, "the transcript is another one after reading", &transcript, &read)?;
        let replayed = Table::replay(self.game.clone(), &read).map_err(wrong)?;
        require_same(LAW, "the transcript ends in another position", table.state(), replayed.state())?;
        require_same(LAW, "the replayed game has another transcript", &transcript, &replayed.transcript())
    }

    fn opens_the_same<C: Chance>(&self, law: Law, table: &Table<G>, luck: &mut C) -> Result<G::State, Breach> {
        let state =
            self.game.start(table.setup(), luck).map_err(|refusal| Breach::of(law, format!("the setup is now {refusal}")))?;
        require_same(law, "the first position is another one", table.opening(), &state)?;
        Ok(state)
    }

    fn goes_the_same<C: Chance>(
        &self,
        law: Law,
        table: &Table<G>,
        index: usize,
        step: &Step<G>,
        state: &mut G::State,
        luck: &mut C,
    ) -> Result<(), Breach> {
        let mut events = Vec::new();
        self.game.play(state, step.action, luck, &mut events);
        let what = |what: &str| format!("{what} of decision {} ({}) differ", index + 1, self.say(step.action));
        require_same(law, &what("the events"), &step.events, &events)?;
        require_same(law, &what("the positions"), after(table, index), state)
    }
}

/// The position after step `index`.
fn after<G: Game>(table: &Table<G>, index: usize) -> &G::State {
    table.steps().get(index + 1).map_or(table.state(), |next| &next.before)
}
