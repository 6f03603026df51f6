//! Whether paint would change anything (PB-ATK-8), asked stroke by stroke.

use crate::brush::{Brush, Stroke, stroke};
use crate::movegen::{MoveGen, recoils};
use paint::Square;

/// Whether painting these squares would change anything with the present supply. A hit Chief counts if he can recoil; as
/// long as nothing else changes, he recoils on the board as it is.
pub(crate) fn would_change(movegen: &MoveGen<'_>, squares: impl IntoIterator<Item = Square>, brush: Brush) -> bool {
    let supply = movegen.rules.supply(movegen.state, movegen.seat);
    squares.into_iter().any(|at| match stroke(movegen.rules, movegen.field, at, movegen.seat, brush, supply) {
        Stroke::Nothing => false,
        Stroke::Hit(chief) => recoils(movegen.rules, movegen.field, chief),
        Stroke::Puddle { .. } | Stroke::Marker { .. } | Stroke::Repaint { .. } => true,
    })
}
