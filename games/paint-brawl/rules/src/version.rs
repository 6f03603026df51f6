//! What each version of the rules changed. All of them can be played (`docs/versions.md`), and the rest of the rules asks here.
//!
//! - 1: the first release.
//! - 2: Infiltration is refused where nobody would be asked, as the program places the figures (PB-ADV-2).

use crate::{PaintBrawl, Placing};
use tabletop::Game as _;

/// Version 2: whether a table whose figures are placed so may play with Infiltration (PB-ADV-2). Where the program places, it
/// leaves all Hunters on the ground.
pub(crate) fn may_infiltrate(rules: &PaintBrawl, placing: Placing) -> bool {
    rules.rules_version() < 2 || placing == Placing::Players
}
