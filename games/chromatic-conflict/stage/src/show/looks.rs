//! The names of the drawings.

use chromatic_conflict::{Effect, Faction, Kind, Place, TerrainView};
use stage::{Part, Tint};

/// A position where no card lies.
pub(super) const GAP: &str = "gap";
/// A gem.
pub(super) const GEM: &str = "gem";
/// A terrain, when it does not matter which.
pub(super) const TERRAIN: &str = "terrain-2";
/// A Chromeca, when it does not matter which.
pub(super) const CHROMECA: &str = "ic-bot";
/// The shield over a place.
pub(super) const SHIELD: &str = "shield-dome";
/// The letter of a faction beside its Chromeca.
pub(super) const BADGE: &str = "badge";

/// The colour of a faction.
pub(super) const fn tint(faction: Faction) -> Tint {
    match faction {
        Faction::Blue => Tint::Blue,
        Faction::Green => Tint::Green,
        Faction::Orange => Tint::Orange,
        Faction::Violet => Tint::Violet,
    }
}

/// The landscape of a place. Richer ones look richer; of the two landscapes for each number of gems the tag chooses, which
/// says nothing of the face and stays with the card (CC-SETUP-6).
pub(super) fn terrain(card: &TerrainView) -> &'static str {
    const LANDSCAPES: [[&str; 2]; 3] = [["terrain-0", "terrain-1"], ["terrain-2", "terrain-3"], ["terrain-4", "terrain-5"]];
    match card.place {
        Some(Place::CORE) => "terrain-core",
        place => LANDSCAPES[usize::from(card.gems.clamp(1, 3)) - 1][place.map_or(0, Place::index) % 2],
    }
}

/// A kind of Chromeca.
pub(super) const fn chromeca(kind: Kind) -> &'static str {
    match kind {
        Kind::Ship => "cc-ship",
        Kind::Cannon => "cc-cannon",
        Kind::Crane => "cc-crane",
        Kind::Two => "cc-2",
        Kind::Three => "cc-3",
        Kind::Four => "cc-4",
        Kind::Five => "cc-5",
    }
}

/// An effect.
pub(super) const fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Empty => "fx-empty",
        Effect::Offensive => "fx-offensive",
        Effect::Stronghold => "fx-stronghold",
        Effect::Strike => "fx-strike",
        Effect::Bastion => "fx-bastion",
    }
}

/// A drawing at `[x, y, width, height]`.
pub(super) fn part(look: &str, tint: Option<Tint>, [x, y, w, h]: [f32; 4]) -> Part {
    Part { look: look.to_owned(), tint, x, y, w, h, text: None, own: None }
}
