//! Long Thrust: a second enemy suffers the same attack. It is used when an Attack is declared.

use super::Unit;

pub(crate) struct SecondTarget;

impl Unit for SecondTarget {
    const SECOND: bool = true;
}
