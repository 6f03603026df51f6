//! The names of the drawings.

use crate::{Kind, Potion, Sequence, Stage, Tile};
use paint::Colour;

/// A figure.
pub(super) const fn figure(kind: Kind) -> &'static str {
    match kind {
        Kind::Oak1 | Kind::Oak2 | Kind::Oak3 => "old-oak",
        Kind::Chosen1 => "chosen-one",
        Kind::Chosen2 | Kind::Chosen3 => "bright-one",
        Kind::Ronin1 => "ronin",
        Kind::Ronin2 | Kind::Ronin3 => "ronin-risen",
        Kind::Chief => "chief",
        Kind::Matriarch => "matriarch",
        Kind::Ninja => "ninja",
        Kind::Monk => "monk",
        Kind::Cleric => "cleric",
        Kind::Koloss => "koloss",
        Kind::Warrior => "warrior",
        Kind::Basher => "basher",
        Kind::Paladin => "paladin",
        Kind::Hunter => "hunter",
        Kind::Ranger => "ranger",
        Kind::Bomber => "bomber",
        Kind::Shaman => "shaman",
        Kind::Mystic => "mystic",
        Kind::Djinn => "djinn",
        Kind::MiniGolem => "mini",
        Kind::Golem => "maxi",
        Kind::Clone => "clone",
        Kind::SpiritNinja => "spirit-ninja",
        Kind::SpiritMonk => "spirit-monk",
        Kind::SpiritCleric => "spirit-cleric",
        Kind::Skelette => "skelette",
        Kind::Newcomer => "newcomer",
    }
}

/// The level of a hero.
pub(super) const fn rank(level: u8) -> &'static str {
    match level {
        0 | 1 => "rank-1",
        2 => "rank-2",
        _ => "rank-3",
    }
}

/// A tile.
pub(super) const fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Bush => "bush",
        Tile::Wall => "wall",
        Tile::Tunnel => "tunnel",
        Tile::Chest => "chest",
        Tile::Bones => "bones",
    }
}

/// A Kadamas die, which bears the letter of its colour.
pub(super) const fn die(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "kdie-red",
        Colour::Orange => "kdie-orange",
        Colour::Yellow => "kdie-yellow",
        Colour::Green => "kdie-green",
        Colour::Blue => "kdie-blue",
        Colour::Purple => "kdie-purple",
    }
}

/// The empty instant slot of a colour.
pub(super) const fn slot(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "kslot-red",
        Colour::Orange => "kslot-orange",
        Colour::Yellow => "kslot-yellow",
        Colour::Green => "kslot-green",
        Colour::Blue => "kslot-blue",
        Colour::Purple => "kslot-purple",
    }
}

/// A sequence of a turn.
pub(super) const fn sequence(sequence: Sequence) -> &'static str {
    match sequence {
        Sequence::Powers => "ic-powers",
        Sequence::Moves => "ic-moves",
        Sequence::Attacks => "ic-attacks",
        Sequence::Tidying => "ic-tidying",
    }
}

/// A part of the set-up.
pub(super) const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Bands => "ic-people",
        Stage::Faces => "ic-swap",
        Stage::Tiles => "ic-tiles",
        Stage::Puddles => "ic-drop",
        Stage::Dice => "ic-dice",
        Stage::Deploy => "ic-flag",
        Stage::Playing => "ic-play",
    }
}

/// The drawing of a card.
pub(super) const fn card(potion: Potion) -> &'static str {
    match potion {
        Potion::Strength => "potion-strength",
        Potion::Celerity => "potion-celerity",
        Potion::Dexterity => "potion-dexterity",
        Potion::Invisibility => "potion-invisibility",
        Potion::Mana => "potion-mana",
        Potion::Polymorph => "potion-polymorph",
    }
}

/// The bottle alone.
pub(super) const fn flask(potion: Potion) -> &'static str {
    match potion {
        Potion::Strength => "flask-strength",
        Potion::Celerity => "flask-celerity",
        Potion::Dexterity => "flask-dexterity",
        Potion::Invisibility => "flask-invisibility",
        Potion::Mana => "flask-mana",
        Potion::Polymorph => "flask-polymorph",
    }
}
