//! The form of an item: of a pack, or of a quest.

use super::form::Making;
use super::maker::{chosen, dice_words, number};
use super::{effects, id_of};
use crate::content::{ItemCard, ItemKind, Stock};
use tabletop::{Choosable, Form, FormNode};

/// CR-QL-5, and what the files of the box say of items.
pub(super) fn form(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let stock = draft.text("/stock");
    let stocks = vec![
        making.such("treasure", "Treasure: in chests", "Trésor\u{a0}: dans les coffres"),
        making.such("special", "Special: given by quests", "Spécial\u{a0}: donné par les aventures"),
    ];
    let mut nodes = vec![making.phrase("/name", "Name", "Nom", 32, false), making.choice("/stock", "Deck", "Pioche", stocks)];
    nodes.extend(self::nodes(making, "", if stock == "special" { Stock::Special } else { Stock::Treasure }, true));
    nodes.push(making.id("/id"));
    let (mut lines, kind) = (Vec::new(), draft.text("/kind"));
    if kind == "weapon" {
        lines.push(making.line("Range", "Portée", number(draft.at("/range"))));
    }
    if matches!(kind, "weapon" | "armour") {
        lines.push(making.line("Dice", "Dés", dice_words(making, draft.text("/dice"))));
    }
    let text = super::phrase(draft.at("/text"), making.lang);
    let copied = chosen(&copies(making, kind), draft.text("/effect")).map(|item| item.words.clone());
    let told = effects::told(making.content, making.drafts, &draft.body);
    let told = told.map(|told| effects::in_language(&told, making.lang).to_owned()).or(copied).unwrap_or_default();
    let words = if text.is_empty() { &*told } else { text };
    if !words.is_empty() && !matches!(kind, "weapon" | "armour" | "quest") {
        lines.push(making.long("", words));
    }
    lines.push(making.line("Coins", "Pièces", number(draft.at("/coins"))));
    Form {
        title: making.title("/name", "An item without a name", "Un objet sans nom"),
        own: format!("item-{}", id_of(draft)),
        nodes,
        lines,
        ..Form::default()
    }
}

/// What is asked of an item that stands at `path`, but its names.
pub(super) fn nodes(making: &Making<'_>, path: &str, stock: Stock, worded: bool) -> Vec<FormNode> {
    let kinds: Vec<Choosable> = [
        making.such("quest", "For the quest", "Pour l'aventure"),
        making.such("weapon", "Weapon", "Arme"),
        making.such("armour", "Armour", "Armure"),
        making.such("potion", "Used once", "S'utilise une fois"),
        making.such("magic", "Always works", "Agit toujours"),
        making.such("trap", "Trap", "Piège"),
    ]
    .into_iter()
    .filter(|kind| kind.value != if stock == Stock::Special { "trap" } else { "quest" })
    .collect();
    let kind = making.draft.text(&format!("{path}/kind"));
    let most = if stock == Stock::Treasure { 12 } else { 8 };
    let mut nodes = vec![making.choice(&format!("{path}/kind"), "Kind", "Genre", kinds)];
    if kind == "weapon" {
        nodes.push(making.number(&format!("{path}/range"), "Range", "Portée", 1..=9));
    }
    if matches!(kind, "weapon" | "armour") {
        nodes.push(making.dice(&format!("{path}/dice"), "Dice", "Dés", "WBR", 1..=6));
    }
    if matches!(kind, "potion" | "magic" | "trap") {
        let mut choices = copies(making, kind);
        if !worded && kind == "potion" {
            choices.insert(0, making.such("", "Only what the quest says", "Seulement ce que dit l'aventure"));
        }
        if worded {
            let like = |mut item: Choosable| {
                item.name = making.say(&format!("Same as: {}", item.name), &format!("Comme\u{a0}: {}", item.name));
                item
            };
            choices = effects::choices(making, kind).into_iter().chain(choices.into_iter().map(like)).collect();
            nodes.push(making.choice(&format!("{path}/effect"), "What it does", "Ce qu'il fait", choices));
            nodes.extend(effects::nodes(making, path));
        } else {
            // Items of quests do what others do (CR-QL-5).
            nodes.push(making.choice(&format!("{path}/effect"), "Does the same as", "Fait la même chose que", choices));
        }
        if kind == "potion" {
            let costs = vec![
                making.such("free", "Free action", "Action gratuite"),
                making.such("full", "Full action", "Action complète"),
            ];
            nodes.push(making.choice(&format!("{path}/cost"), "Costs", "Coûte", costs));
        }
        if worded {
            nodes.push(making.phrase(
                &format!("{path}/text"),
                "In your words (empty: as above)",
                "Avec vos mots (vide\u{a0}: comme ci-dessus)",
                400,
                true,
            ));
        }
    }
    nodes.push(making.number(&format!("{path}/copies"), "Copies", "Exemplaires", 1..=most));
    nodes.push(making.number(&format!("{path}/coins"), "Coins", "Pièces", 0..=9));
    nodes
}

/// The items of the box whose effect an item may have.
fn copies(making: &Making<'_>, kind: &str) -> Vec<Choosable> {
    let same = |item: &&ItemCard| match item.kind {
        ItemKind::Potion(_) => kind == "potion",
        ItemKind::Magic(_) => kind == "magic",
        ItemKind::Trap(_) => kind == "trap",
        _ => false,
    };
    let choosable = |item: &ItemCard| Choosable {
        value: item.id.to_string(),
        name: item.name.to(making.lang).to_owned(),
        words: item.text.to(making.lang).to_owned(),
    };
    making.content.items().iter().filter(same).map(choosable).collect()
}
