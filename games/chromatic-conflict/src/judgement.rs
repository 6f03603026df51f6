//! What a position looks like to somebody who wants to win.
use crate::{Action, ChromaticConflict, State};
use tabletop::{Judgement, PerSeat};
impl Judgement for ChromaticConflict {
    fn evaluate(&self, _: &State) -> PerSeat<f32> {
        [0.0; 8]
    }
    fn promise(&self, _: &State, _: Action) -> f32 {
        0.0
    }
}
