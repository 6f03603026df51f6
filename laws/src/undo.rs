//! What can be taken back.

use crate::broken::{Breach, require, require_same};
use crate::{Law, Laws};
use tabletop::{Notation, Seat, Table};

impl<G: Notation> Laws<'_, G> {
    /// The last step can be taken back by nobody but its seat, only if it told nothing; and then all is as before.
    pub(crate) fn undo(&self, table: &mut Table<G>) -> Result<(), Breach> {
        const LAW: Law = Law::Undo;
        let Some(step) = table.steps().last().cloned() else { return Ok(()) };
        let action = || self.say(step.action);
        let after = table.state().clone();
        for other in Seat::first(self.game.seats(&after)).filter(|&other| other != step.seat) {
            let words = || format!("seat {other} may take back {} of seat {}", action(), step.seat);
            require(LAW, table.can_undo(other).is_err(), words)?;
        }
        let luck = !step.picks.is_empty();
        let shown = step.events.iter().any(|event| self.game.reveals(event));
        let may = table.can_undo(step.seat);
        require(LAW, may.is_ok() != (luck || shown), || {
            format!("{} consumed luck: {luck}; disclosed something: {shown}; taking it back: {may:?}", action())
        })?;
        if may.is_err() {
            return Ok(());
        }
        table.undo(step.seat).map_err(|refusal| Breach::of(LAW, format!("it can be taken back, but {refusal}")))?;
        require_same(LAW, "taking back does not restore the position", &step.before, table.state())?;
        let again = table.play(step.action).map_err(|refusal| Breach::of(LAW, format!("{} is now {refusal}", action())))?;
        require_same(LAW, "the last action happens otherwise after taking it back", &step.events, &again.events)?;
        require_same(LAW, "the last action gives another position after taking it back", &after, table.state())
    }
}
