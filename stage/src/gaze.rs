//! What a figure sees from where it stands, for whoever points at it.

use crate::SpotId;
use serde::Serialize;

/// What one figure sees and threatens from where it stands. It is worked out when somebody points at the figure, from what the
/// viewer sees, and is part of no scene.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LineOfSight {
    /// The place where the figure stands.
    pub from: SpotId,
    /// The places that it sees, in the order of their numbers; not its own.
    pub seen: Vec<SpotId>,
    /// The places of those whom it could attack as it stands.
    pub targets: Vec<SpotId>,
    /// The places of those whom it could attack once it has moved.
    pub prey: Vec<SpotId>,
    /// All of it in a few words, with the name of whoever is seen.
    pub words: String,
}
