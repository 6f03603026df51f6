//! Heroes (CR-CUST-3 to CR-CUST-6) and abilities.

use super::Shelf;
use super::tree::{Report, Table, one_of};
use crate::content::{Ability, AbilityCard, Dice, DieColour, HeroSheet, HeroType, ItemId, Phrase, SourceId, Stock, house};
use std::ops::RangeInclusive;

/// The most points of a hero (CR-CUST-4).
pub(crate) const POINTS: u8 = 21;

/// Health and Movement by type (CR-CUST-4).
pub(crate) fn ranges(hero_type: HeroType) -> [RangeInclusive<u8>; 2] {
    match hero_type {
        HeroType::Standard => [8..=10, 4..=4],
        HeroType::Fast => [6..=8, 5..=6],
        HeroType::Tough => [10..=13, 2..=3],
    }
}

/// Reads a hero; everything that is wrong with it is told.
pub(super) fn read(table: &Table<'_>, shelf: &Shelf, source: Option<SourceId>, report: &mut Report<'_>) -> Option<HeroSheet> {
    let keys = ["id", "name", "type", "health", "move", "die", "weapon", "ability", "kind", "story", "picture"];
    report.keys(table, &keys, "H01");
    let id = report.id(table, "H02", "H02");
    if let Some((id, at)) = id.filter(|(id, _)| shelf.heroes.iter().any(|hero| &*hero.id == *id)) {
        report.wrong(at, "H02", format!("there is a hero '{id}' already"));
    }
    let message = id.filter(|_| source.is_none()).map(|(id, _)| house::hero(id));
    let name = report.text(table, "name", 24, "H03", message.clone());
    let types = HeroType::ALL.map(|hero_type| (hero_type.code(), hero_type));
    let hero_type = report.need(table, "type", "H04").and_then(|node| report.word(node, &types, "type", "H04"));
    let [health_range, move_range] = hero_type.map_or([1..=20, 1..=9], ranges);
    let health = report.small(table, "health", health_range, ["H05", "H05"]);
    let movement = report.small(table, "move", move_range, ["H06", "H06"]);
    let colours = [("W", DieColour::White), ("B", DieColour::Blue)];
    let die = report.need(table, "die", "H07").and_then(|node| report.word(node, &colours, "die", "H07"));
    if let (Some(health), Some(movement), Some(die)) = (health, movement, die) {
        let points = health + 2 * movement + if die == DieColour::White { 3 } else { 5 };
        if points > POINTS {
            report.wrong(table.at, "H08", format!("this hero has {points} points, but at most {POINTS} are allowed"));
        }
    }
    let weapon = report.string_of(table, "weapon", "H09").and_then(|(name, at)| {
        let starting = |item: &&crate::content::ItemCard| item.stock == Stock::Starting;
        let found = shelf.items.iter().position(|item| &*item.id == name && starting(&item));
        if found.is_none() {
            let known: Vec<&str> = shelf.items.iter().filter(starting).map(|item| &*item.id).collect();
            report.wrong(at, "H09", format!("unknown weapon '{name}'; expected {}", one_of(&known)));
        }
        found.map(|place| ItemId(place as u8))
    });
    let abilities = Ability::ALL.map(|ability| (ability.code(), ability));
    let ability = report.need(table, "ability", "H10").and_then(|node| report.word(node, &abilities, "ability", "H10"));
    let bane = match (table.get("kind"), ability) {
        (None, Some(Ability::Bane)) => {
            report.wrong(table.at, "H11", "'kind' is missing: a bane is against one enemy kind");
            None
        }
        (Some(node), Some(Ability::Bane)) => {
            report.string(node, "H11").and_then(|name| shelf.ordinary(name, node.at, "H11", report))
        }
        (Some(node), Some(_)) => {
            report.wrong(node.at, "H01", "'kind' belongs to the ability 'bane' only");
            None
        }
        _ => None,
    };
    let story = match table.get("story") {
        Some(node) => report.phrase(node, 400, "H12"),
        None => message.map(|message| message.form(house::STORY)).filter(house::has).map(Phrase::house),
    };
    let picture = table.get("picture").and_then(|node| {
        let text = report.string(node, "H01")?;
        let fits = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || matches!(sign, b'_' | b'-');
        if text.is_empty() || text.len() > 64 || !text.bytes().all(fits) {
            report.wrong(node.at, "H01", format!("'{text}' names no picture; expected 1 to 64 of a-z, 0-9, _ and -"));
        }
        Some(text.into())
    });
    Some(HeroSheet {
        id: id?.0.into(),
        name: name?,
        hero_type: hero_type?,
        health: health?,
        movement: movement?,
        dice: Dice::written(&die?.letter().to_string())?,
        weapon: weapon?,
        ability: ability?,
        bane,
        story,
        picture,
        source,
    })
}

/// Reads the texts and numbers of all abilities (content A).
pub(super) fn abilities(file: &Table<'_>, report: &mut Report<'_>) -> Option<Vec<AbilityCard>> {
    report.keys(file, &Ability::ALL.map(Ability::code), "");
    let mut cards = Vec::new();
    for ability in Ability::ALL {
        let [amount, reach, dice] = numbers(ability);
        let message = house::ability(ability.code());
        if !(amount || reach || dice) && file.get(ability.code()).is_none() && house::has(&message) {
            let (name, text) = (Phrase::house(message.clone()), Phrase::house(message.form(house::DOES)));
            cards.push(AbilityCard { name, text, amount: 0, reach: 0, dice: Dice::NONE });
            continue;
        }
        let Some(table) = report.need(file, ability.code(), "").and_then(|node| report.table(node, "")) else {
            continue;
        };
        let mut keys = vec!["name", "text"];
        keys.extend([(amount, "amount"), (reach, "reach"), (dice, "dice")].iter().filter(|(has, _)| *has).map(|&(_, key)| key));
        report.keys(&table, &keys, "");
        let name = report.text(&table, "name", 400, "", Some(message.clone()));
        let text = report.text(&table, "text", 400, "", Some(message.form(house::DOES)));
        let amount = if amount { report.small(&table, "amount", 1..=9, ["", ""]) } else { Some(0) };
        let reach = if reach { report.small(&table, "reach", 1..=9, ["", ""]) } else { Some(0) };
        let dice = if dice { report.need(&table, "dice", "").and_then(|node| report.dice(node, "")) } else { Some(Dice::NONE) };
        if let (Some(name), Some(text), Some(amount), Some(reach), Some(dice)) = (name, text, amount, reach, dice) {
            cards.push(AbilityCard { name, text, amount, reach, dice });
        }
    }
    (cards.len() == Ability::ALL.len()).then_some(cards)
}

/// Whether an ability has an amount, a reach, dice.
fn numbers(ability: Ability) -> [bool; 3] {
    match ability {
        Ability::Heal | Ability::Smite => [true, true, false],
        Ability::AddSuccesses | Ability::Sprint => [true, false, false],
        Ability::Guard | Ability::Wake | Ability::Cleanse => [false, true, false],
        Ability::Bane => [false, false, true],
        _ => [false; 3],
    }
}
