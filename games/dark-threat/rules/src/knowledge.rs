//! What a viewer can know: everything (DT-INFO-1).

use crate::State;

/// The whole position.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge(pub(crate) State);
