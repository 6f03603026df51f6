//! The names of the drawings. What a user made gets a drawing by its type, so that none is ever missing.

use crate::{CoraQuest, DieColour, EnemySheet, HeroSheet, HeroType, ItemCard, ItemKind, Kind, Magic, Size, SourceId, Stock, Use};

/// A hero that a user made.
pub(crate) const fn own_hero(hero_type: HeroType) -> &'static str {
    match hero_type {
        HeroType::Standard => "hero-own",
        HeroType::Fast => "hero-own-fast",
        HeroType::Tough => "hero-own-tough",
    }
}

/// An enemy that a user made.
pub(crate) const fn own_enemy(size: Size) -> &'static str {
    match size {
        Size::Small => "enemy-own-small",
        Size::Medium => "enemy-own",
        Size::Large => "enemy-own-large",
        Size::Boss => "enemy-own-boss",
    }
}

/// The name of the drawing that the maker of a figure may keep: by its file, its sort and its name in files.
pub(super) fn own(rules: &CoraQuest, sort: &str, id: &str, source: Option<SourceId>) -> Option<String> {
    let file = &rules.content.sources().get(usize::from(source?.0))?.name;
    Some(format!("{file}/{sort}-{id}"))
}

/// A hero.
pub(crate) fn hero(sheet: &HeroSheet) -> &'static str {
    let own = own_hero(sheet.hero_type);
    if sheet.source.is_some() {
        return own;
    }
    match &*sheet.id {
        "spear_woman" => "hero-spear",
        "halfling" => "hero-halfling",
        "wizard_woman" => "hero-wizard",
        "healer_cat" => "hero-cat",
        "sword_girl" => "hero-sword",
        "dwarf" => "hero-dwarf",
        "robo_kettle" => "hero-kettle",
        "crossbow_dude" => "hero-crossbow",
        _ => own,
    }
}

/// An enemy.
pub(crate) fn enemy(sheet: &EnemySheet) -> &'static str {
    let own = own_enemy(sheet.size);
    if sheet.source.is_some() {
        return own;
    }
    match &*sheet.id {
        "goblin" => "enemy-goblin",
        "ratfolk" => "enemy-ratfolk",
        "gremlin" => "enemy-gremlin",
        "orc" => "enemy-orc",
        "skeleton" => "enemy-skeleton",
        "toad" => "enemy-toad",
        "troll" => "enemy-troll",
        "ogre" => "enemy-ogre",
        "spider" => "enemy-spider",
        "giant_snake" => "enemy-snake",
        "ogre_cook" => "enemy-cook",
        "spider_queen" => "enemy-queen",
        "swamp_beast" => "enemy-swamp",
        "bone_king" => "enemy-bones",
        "troll_king" => "enemy-king",
        "dragon" => "enemy-dragon",
        _ => own,
    }
}

/// The enemy of a kind.
pub(super) fn kind(rules: &CoraQuest, kind: Kind) -> &'static str {
    enemy(rules.content.enemy(kind))
}

/// An item.
pub(super) fn item(card: &ItemCard) -> &'static str {
    match card.kind {
        ItemKind::Weapon { range, .. } => weapon(card, range),
        ItemKind::Armour { .. } => "item-armour",
        ItemKind::Potion(Use::Heal(_)) => "item-heal",
        ItemKind::Potion(Use::Antidote) => "item-antidote",
        ItemKind::Potion(Use::Wash(_)) => "item-soap",
        ItemKind::Potion(Use::Teleport(_)) => "item-scroll",
        ItemKind::Potion(Use::Quest) => "item-quest",
        ItemKind::Potion(_) => "item-potion",
        ItemKind::Magic(Magic::Steps(_) | Magic::Nimble) => "item-boots",
        ItemKind::Magic(_) => "item-magic",
        ItemKind::Quest => "item-quest",
        ItemKind::Trap(_) => "item-trap",
    }
}

/// Weapons differ by how far they reach; those that heroes begin with have drawings of their own.
fn weapon(card: &ItemCard, range: u8) -> &'static str {
    let own = card.source.is_none() && card.stock == Stock::Starting;
    match &*card.id {
        "spear" if own => "item-spear",
        "slingshot" if own => "item-sling",
        "wand" if own => "item-wand",
        "bodyguard_cat" if own => "item-paw",
        "axe" if own => "item-axe",
        "crossbow" if own => "item-crossbow",
        _ if range > 2 => "item-bow",
        _ if range == 2 => "item-spear",
        _ => "item-sword",
    }
}

/// A side of a die: its successes.
pub(super) const fn die(colour: DieColour, hits: u8) -> &'static str {
    match (colour, hits) {
        (DieColour::White, 0) => "die-w0",
        (DieColour::White, 1) => "die-w1",
        (DieColour::White, 2) => "die-w2",
        (DieColour::White, _) => "die-w3",
        (DieColour::Blue, 0) => "die-b0",
        (DieColour::Blue, 1) => "die-b1",
        (DieColour::Blue, 2) => "die-b2",
        (DieColour::Blue, _) => "die-b3",
        (DieColour::Red, 0) => "die-r0",
        (DieColour::Red, 1) => "die-r1",
        (DieColour::Red, 2) => "die-r2",
        (DieColour::Red, _) => "die-r3",
    }
}

/// The ground of a square by its place on its card, from the lower left one; walls are rock.
pub(super) const fn ground(cell: usize, floor: bool) -> &'static str {
    const FLOOR: [&str; 9] =
        ["floor-a1", "floor-b1", "floor-c1", "floor-a2", "floor-b2", "floor-c2", "floor-a3", "floor-b3", "floor-c3"];
    const ROCK: [&str; 9] = ["rock-a1", "rock-b1", "rock-c1", "rock-a2", "rock-b2", "rock-c2", "rock-a3", "rock-b3", "rock-c3"];
    if floor { FLOOR[cell % 9] } else { ROCK[cell % 9] }
}
