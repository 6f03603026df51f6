//! What each version of the rules changed. All of them can be played (`docs/versions.md`), and the rest of the rules asks here.
//!
//! - 1: the first release.
//! - 2: the Wooden King and the Banes shoot over coloured paint, as it does not knock them out (DT-LINE-3).

use crate::{DarkThreat, Kind};
use tabletop::Game as _;

/// Version 2: whether puddles of the other camp do not end the lines of a figure when it shoots (DT-LINE-3). Only small Banes
/// have a Shot so far.
pub(crate) fn shoots_over_paint(rules: &DarkThreat, kind: Kind) -> bool {
    rules.rules_version() >= 2 && (kind == Kind::WoodenKing || kind.is_bane())
}
