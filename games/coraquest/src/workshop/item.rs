//! The form of an item: of a pack, or of a quest.

use super::form::Making;
use super::maker::{chosen, dice_words, number};
use super::{effects, id_of};
use crate::content::{ItemCard, ItemKind, Stock};
use stage::{Choosable, Form, FormNode};

/// CR-QL-5, and what the files of the box say of items.
pub(super) fn form(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let stock = draft.text("/stock");
    let stocks = vec![making.such("treasure", msg!("stock-treasure")), making.such("special", msg!("stock-special"))];
    let mut nodes =
        vec![making.phrase("/name", msg!("field-name"), 32, false), making.choice("/stock", msg!("field-stock"), stocks)];
    nodes.extend(self::nodes(making, "", if stock == "special" { Stock::Special } else { Stock::Treasure }, true));
    nodes.push(making.id("/id"));
    let (mut lines, kind) = (Vec::new(), draft.text("/kind"));
    if kind == "weapon" {
        lines.push(making.line(msg!("field-range"), number(draft.at("/range"))));
    }
    if matches!(kind, "weapon" | "armour") {
        lines.push(making.line(msg!("field-dice"), dice_words(making, draft.text("/dice"))));
    }
    let text = super::phrase(draft.at("/text"), making.lang);
    let copied = chosen(&copies(making, kind), draft.text("/effect")).map(|item| item.words.clone());
    let told = effects::told(making.content, making.drafts, &draft.body, making.lang).or(copied).unwrap_or_default();
    let words = if text.is_empty() { &*told } else { text };
    if !words.is_empty() && !matches!(kind, "weapon" | "armour" | "quest") {
        lines.push(making.long("", words));
    }
    lines.push(making.line(msg!("field-coins"), number(draft.at("/coins"))));
    Form {
        title: making.title("/name", msg!("unnamed-item")),
        own: format!("item-{}", id_of(draft)),
        nodes,
        lines,
        ..Form::default()
    }
}

/// What is asked of an item that stands at `path`, but its names.
pub(super) fn nodes(making: &Making<'_>, path: &str, stock: Stock, worded: bool) -> Vec<FormNode> {
    let other = if stock == Stock::Special { "trap" } else { "quest" };
    let kinds = ["quest", "weapon", "armour", "potion", "magic", "trap"].into_iter().filter(|kind| *kind != other);
    let kinds = kinds.map(|kind| making.such(kind, msg!("item-kind" / kind))).collect();
    let kind = making.draft.text(&format!("{path}/kind"));
    let most = if stock == Stock::Treasure { 12 } else { 8 };
    let mut nodes = vec![making.choice(&format!("{path}/kind"), msg!("field-kind"), kinds)];
    if kind == "weapon" {
        nodes.push(making.number(&format!("{path}/range"), msg!("field-range"), 1..=9));
    }
    if matches!(kind, "weapon" | "armour") {
        nodes.push(making.dice(&format!("{path}/dice"), msg!("field-dice"), "WBR", 1..=6));
    }
    if matches!(kind, "potion" | "magic" | "trap") {
        let mut choices = copies(making, kind);
        if !worded && kind == "potion" {
            choices.insert(0, making.such("", msg!("choice-quest-only")));
        }
        if worded {
            let like = |mut item: Choosable| {
                item.name = making.say(msg!("choice-same-as", item = item.name));
                item
            };
            choices = effects::choices(making, kind).into_iter().chain(choices.into_iter().map(like)).collect();
            nodes.push(making.choice(&format!("{path}/effect"), msg!("field-effect"), choices));
            nodes.extend(effects::nodes(making, path));
        } else {
            // Items of quests do what others do (CR-QL-5).
            nodes.push(making.choice(&format!("{path}/effect"), msg!("field-effect-of"), choices));
        }
        if kind == "potion" {
            let costs = vec![making.such("free", msg!("choice-free")), making.such("full", msg!("choice-full"))];
            nodes.push(making.choice(&format!("{path}/cost"), msg!("field-cost"), costs));
        }
        if worded {
            nodes.push(making.phrase(&format!("{path}/text"), msg!("field-own-words"), 400, true));
        }
    }
    nodes.push(making.number(&format!("{path}/copies"), msg!("field-copies"), 1..=most));
    nodes.push(making.number(&format!("{path}/coins"), msg!("field-coins"), 0..=9));
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
