//! Items: files of starting weapons, treasure and special items, and those that a quest brings (CR-QL-5).

use super::Shelf;
use super::tree::{Node, Report, Table, one_of};
use crate::content::{ItemCard, ItemKind, Magic, Phrase, SourceId, Stock, Trap, Use, house};
use texts::Message;
use toml::de::DeValue;

/// The codes under which faults of items are told: quests have their own (content Q7).
#[derive(Clone, Copy, Debug)]
pub(super) struct Codes {
    key: &'static str,
    missing: &'static str,
    id: &'static str,
    pub(super) taken: &'static str,
    kind: &'static str,
    number: &'static str,
    dice: &'static str,
    effect: &'static str,
    unknown: &'static str,
    /// Only copies of other items' effects.
    quest: bool,
}

/// Codes of item files.
pub(super) const FILE: Codes = Codes {
    key: "I01",
    missing: "I03",
    id: "I02",
    taken: "I02",
    kind: "I04",
    number: "I05",
    dice: "I06",
    effect: "I07",
    unknown: "I08",
    quest: false,
};

/// Codes of items in quests.
pub(super) const QUEST: Codes = Codes {
    key: "Q02",
    missing: "Q03",
    id: "Q04",
    taken: "Q20",
    kind: "Q11",
    number: "Q16",
    dice: "Q11",
    effect: "Q11",
    unknown: "Q08",
    quest: true,
};

/// A card, and the item whose effect it still has to copy.
pub(super) struct Draft<'t> {
    pub(super) card: ItemCard,
    pub(super) at: usize,
    copies: Option<(&'t str, usize)>,
}

/// Reads the stock of a file of items.
pub(super) fn stock(file: &Table<'_>, report: &mut Report<'_>) -> Option<Stock> {
    report.keys(file, &["stock", "item"], "I01");
    let known = [("starting", Stock::Starting), ("treasure", Stock::Treasure), ("special", Stock::Special)];
    report.need(file, "stock", "I03").and_then(|node| report.word(node, &known, "stock", "I04"))
}

/// Reads an item; `message` is what the house calls the item with an id.
pub(super) fn read<'t>(
    table: &Table<'t>,
    stock: Stock,
    shelf: &Shelf,
    source: Option<SourceId>,
    codes: Codes,
    message: impl Fn(&str) -> Message,
    report: &mut Report<'_>,
) -> Option<Draft<'t>> {
    let kinds: &[&str] = match stock {
        Stock::Starting => &["weapon"],
        Stock::Treasure => &["weapon", "armour", "potion", "magic", "trap"],
        Stock::Special => &["quest", "weapon", "armour", "potion", "magic"],
    };
    let id = report.id(table, codes.missing, codes.id);
    let message = id.filter(|_| source.is_none()).map(|(id, _)| message(id));
    let name = report.text(table, "name", 32, codes.missing, message.clone());
    let words: Vec<(&str, &str)> = kinds.iter().map(|&kind| (kind, kind)).collect();
    let kind = report.need(table, "kind", codes.missing).and_then(|node| report.word(node, &words, "kind", codes.kind))?;
    let mut keys = vec!["id", "name", "kind", "coins"];
    if stock != Stock::Starting {
        keys.push("copies");
    }
    keys.extend(match kind {
        "weapon" => &["range", "dice"][..],
        "armour" => &["dice"],
        "potion" => &["effect", "cost"],
        "magic" | "trap" => &["effect"],
        _ => &[],
    });
    let worded = !codes.quest && matches!(kind, "potion" | "magic" | "trap");
    if worded {
        keys.push("text");
    }
    report.keys(table, &keys, codes.key);
    let most = if stock == Stock::Treasure { 12 } else { 8 };
    let copies = match stock {
        Stock::Starting => Some(4),
        _ => report.small(table, "copies", 1..=most, [codes.missing, codes.number]),
    };
    let coins = report.small(table, "coins", 0..=9, [codes.missing, codes.number]);
    let costs = [("free", false), ("full", true)];
    let full_action = table.get("cost").and_then(|node| report.word(node, &costs, "cost", codes.effect)).unwrap_or(false);
    let mut copied = None;
    let item_kind = match kind {
        "weapon" => {
            let range = report.small(table, "range", 1..=9, [codes.missing, codes.number]);
            let dice = report.need(table, "dice", codes.missing).and_then(|node| report.dice(node, codes.dice));
            Some(ItemKind::Weapon { range: range?, dice: dice? })
        }
        "armour" => {
            let dice = report.need(table, "dice", codes.missing).and_then(|node| report.dice(node, codes.dice));
            Some(ItemKind::Armour { dice: dice? })
        }
        "quest" => Some(ItemKind::Quest),
        _ => match table.get("effect") {
            // A potion of a quest may do nothing but fire its `use` rules (content Q4).
            None if kind == "potion" && codes.quest => Some(ItemKind::Potion(Use::Quest)),
            None => {
                report.wrong(table.at, codes.missing, "'effect' is missing");
                None
            }
            Some(Node { at, value: DeValue::String(name) }) => {
                copied = Some((name.as_ref(), at));
                Some(if kind == "potion" { ItemKind::Potion(Use::Quest) } else { ItemKind::Magic(Magic::Nimble) })
            }
            Some(node) if codes.quest => {
                report.wrong(node.at, codes.effect, "an effect is written as the id of the item that it copies (CR-QL-5)");
                None
            }
            Some(node) => effect(kind, node, shelf, codes, report),
        },
    };
    let text = match table.get("text") {
        Some(node) if worded => report.phrase(node, 400, codes.missing),
        None if worded && copied.is_none() => match message.map(|message| message.form(house::DOES)).filter(house::has) {
            Some(message) => Some(Phrase::house(message)),
            None => {
                report.wrong(table.at, codes.missing, "'text' is missing: players must be told what it does");
                None
            }
        },
        _ => Some(Phrase::default()),
    };
    let (id, at) = id?;
    let card = ItemCard {
        id: id.into(),
        name: name?,
        text: text?,
        kind: item_kind?,
        stock,
        copies: copies?,
        coins: coins?,
        full_action,
        source,
    };
    Some(Draft { card, at, copies: copied })
}

/// What a potion, a magic item or a trap does.
fn effect(kind: &str, node: Node<'_>, shelf: &Shelf, codes: Codes, report: &mut Report<'_>) -> Option<ItemKind> {
    let table = report.table(node, codes.effect)?;
    let entries = table.entries();
    let known: &[&str] = match kind {
        "potion" => &["heal", "antidote", "reroll", "next_attack", "this_turn", "teleport", "slow", "wash", "quest"],
        "magic" => &["steps", "nimble", "see_through", "no_smell", "against"],
        _ => &["trap"],
    };
    let first = entries.first().filter(|(name, ..)| known.contains(name));
    let Some(&(name, _, value)) = first else {
        report.wrong(node.at, codes.effect, format!("unknown effect of a {kind}; expected {}", one_of(known)));
        return None;
    };
    let keys: &[&str] = if name == "against" { &["against", "dice"] } else { &[name] };
    report.keys(&table, keys, codes.key);
    let mut yes = |value: Node<'_>| {
        let said = report.boolean(value, codes.effect)?;
        if !said {
            report.wrong(value.at, codes.effect, "only 'true' says something here");
        }
        said.then_some(())
    };
    Some(match name {
        "antidote" => yes(value).map(|()| ItemKind::Potion(Use::Antidote))?,
        "reroll" => yes(value).map(|()| ItemKind::Potion(Use::RerollBlanks))?,
        "slow" => yes(value).map(|()| ItemKind::Potion(Use::Slow))?,
        "quest" => yes(value).map(|()| ItemKind::Potion(Use::Quest))?,
        "nimble" => yes(value).map(|()| ItemKind::Magic(Magic::Nimble))?,
        "see_through" => yes(value).map(|()| ItemKind::Magic(Magic::SeeThrough))?,
        "no_smell" => yes(value).map(|()| ItemKind::Magic(Magic::NoSmell))?,
        "heal" => ItemKind::Potion(Use::Heal(report.number(value, 1..=20, name, codes.number)? as u8)),
        "wash" => ItemKind::Potion(Use::Wash(report.number(value, 0..=9, name, codes.number)? as u8)),
        "steps" => ItemKind::Magic(Magic::Steps(report.number(value, 1..=9, name, codes.number)? as u8)),
        "next_attack" => ItemKind::Potion(Use::NextAttack(report.dice(value, codes.dice)?)),
        "this_turn" => ItemKind::Potion(Use::ThisTurn(report.dice(value, codes.dice)?)),
        "teleport" if matches!(value.value, DeValue::String(word) if word == "any") => {
            ItemKind::Potion(Use::Teleport(Use::ANYWHERE))
        }
        "teleport" => ItemKind::Potion(Use::Teleport(report.number(value, 1..=30, name, codes.number)? as u8)),
        "against" => {
            let kind = report.string(value, codes.effect).and_then(|kind| shelf.ordinary(kind, value.at, codes.unknown, report));
            let dice = report.need(&table, "dice", codes.effect).and_then(|node| report.dice(node, codes.dice));
            ItemKind::Magic(Magic::Against(kind?, dice?))
        }
        _ => {
            let traps = [("knock", Trap::Knock), ("poison", Trap::Poison), ("stink", Trap::Stink)];
            ItemKind::Trap(report.word(value, &traps, "trap", codes.effect)?)
        }
    })
}

/// Gives a card the effect that it copies: one of the finished cards, of the same kind.
pub(super) fn copy(draft: &mut Draft<'_>, finished: &[ItemCard], codes: Codes, report: &mut Report<'_>) {
    let Some((name, at)) = draft.copies else { return };
    let same = |kind: ItemKind| std::mem::discriminant(&kind) == std::mem::discriminant(&draft.card.kind);
    match finished.iter().find(|card| &*card.id == name) {
        None => report.wrong(at, codes.unknown, format!("unknown item '{name}'; expected an item whose effect is copied")),
        Some(card) if !same(card.kind) => {
            report.wrong(at, codes.effect, format!("'{name}' is not of the same kind, so that its effect cannot be copied"));
        }
        Some(card) => {
            draft.card.kind = card.kind;
            if draft.card.text == Phrase::default() {
                draft.card.text = card.text.clone();
            }
        }
    }
}

impl Draft<'_> {
    /// Whether it still has to copy an effect.
    pub(super) fn copies(&self) -> bool {
        self.copies.is_some()
    }
}
