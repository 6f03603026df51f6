//! Moments, places, persons and conditions, as they are chosen.

use super::super::form::Making;
use super::super::id_of;
use super::list;
use crate::content::Stock;
use serde_json::{Value, json};
use stage::{Choosable, FormEntry, FormList, Input};
use texts::Message;

/// The letters of the quest's story cards.
pub(in crate::workshop) fn letters(making: &Making<'_>) -> Vec<String> {
    let story = making.draft.at("/setup/story").and_then(Value::as_array).into_iter().flatten();
    story.filter_map(Value::as_str).map(|text| text.split(':').next().unwrap_or_default().to_owned()).collect()
}

/// The enemy kinds that are in play.
pub(super) fn in_play(making: &Making<'_>) -> Vec<Choosable> {
    let draft = making.draft;
    let symbols = ["small", "medium", "large"].map(|key| draft.text(&format!("/setup/enemies/{key}")));
    let also = draft.at("/setup/also").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
    let names: Vec<&str> = symbols.into_iter().chain(also).chain(["spider"]).collect();
    making.kinds(true).into_iter().filter(|kind| names.contains(&&*kind.value)).collect()
}

/// The special items: of the box, of the pack and of the quest.
pub(super) fn special_items(making: &Making<'_>) -> Vec<Choosable> {
    let house = making.content.items().iter().filter(|item| item.stock == Stock::Special).map(|item| Choosable {
        value: item.id.to_string(),
        name: item.name.to(making.lang).to_owned(),
        words: String::new(),
    });
    let named = |id: &str, name: &str| Choosable {
        value: id.to_owned(),
        name: format!("★ {}", if name.is_empty() { id } else { name }),
        words: String::new(),
    };
    let mine = making.drafts.iter().filter(|draft| draft.sort == "item" && draft.text("/stock") == "special");
    let mine = mine.map(|draft| named(id_of(draft), super::phrase(draft.at("/name"), making.lang)));
    let own = making.draft.at("/item").and_then(Value::as_array).into_iter().flatten();
    let own = own.map(|item| {
        named(item.get("id").and_then(Value::as_str).unwrap_or_default(), super::phrase(item.get("name"), making.lang))
    });
    house.chain(mine).chain(own).collect()
}

/// Content Q4.
pub(super) fn triggers(making: &Making<'_>) -> Vec<Choosable> {
    let mut all = vec!["start".to_owned(), "round_start".to_owned(), "enemy_phase".to_owned(), "round_end".to_owned()];
    all.extend(letters(making).iter().map(|letter| format!("reveal:{letter}")));
    all.push("reveal:any".to_owned());
    all.extend(std::iter::once("1".to_owned()).chain(letters(making)).map(|card| format!("enter:{card}")));
    all.push("search".to_owned());
    all.extend(in_play(making).iter().map(|kind| format!("defeat:{}", kind.value)));
    all.extend(["defeat:any", "spiders", "check"].map(str::to_owned));
    for word in ["use", "gain"] {
        all.extend(special_items(making).iter().map(|item| format!("{word}:{}", item.value)));
    }
    all.into_iter().map(|value| Choosable { name: trigger_name(making, &value), value, words: String::new() }).collect()
}

/// What a moment is called.
pub(in crate::workshop) fn trigger_name(making: &Making<'_>, when: &str) -> String {
    let (word, of) = when.split_once(':').unwrap_or((when, ""));
    let item = |id: &str| {
        special_items(making).into_iter().find(|item| item.value == id).map_or_else(|| id.to_owned(), |item| item.name)
    };
    match (word, of) {
        ("start" | "round_start" | "enemy_phase" | "round_end" | "search" | "spiders" | "check", _) => {
            making.say(msg!("moment" / word))
        }
        ("reveal", "any") => making.say(msg!("moment-reveal-any")),
        ("reveal", card) => making.say(msg!("moment-reveal", card = card.to_owned())),
        ("enter", "1") => making.say(msg!("moment-enter-entrance")),
        ("enter", card) => making.say(msg!("moment-enter", card = card.to_owned())),
        ("defeat", "any") => making.say(msg!("moment-defeat-any")),
        ("defeat", kind) => making.say(msg!("moment-defeat", kind = making.kind_name(kind))),
        ("use", id) => making.say(msg!("moment-use", item = item(id))),
        ("gain", id) => making.say(msg!("moment-gain", item = item(id))),
        _ => when.to_owned(),
    }
}

/// Where quest actions are taken (CR-QL-7).
pub(super) fn spots(making: &Making<'_>) -> Vec<Choosable> {
    let spots = letters(making).into_iter().map(|card| Choosable {
        name: making.say(msg!("place-spot", card = card.clone())),
        value: format!("spot:{card}"),
        words: String::new(),
    });
    let enemies = in_play(making).into_iter().map(|kind| Choosable {
        name: making.say(msg!("place-enemy", kind = kind.name)),
        value: format!("enemy:{}", kind.value),
        words: String::new(),
    });
    spots.chain(enemies).collect()
}

/// CR-QL-13.
pub(super) fn places(making: &Making<'_>, webs: bool) -> Vec<Choosable> {
    let mut all = spots(making);
    let centres = std::iter::once("1".to_owned()).chain(letters(making)).map(|card| Choosable {
        name: making.say(msg!("place-centre", card = card.clone())),
        value: format!("centre:{card}"),
        words: String::new(),
    });
    all.extend(centres);
    all.push(making.such("hero", msg!("place-hero")));
    if webs {
        all.push(making.such("webs", msg!("place-webs")));
    }
    all
}

/// CR-QL-14.
pub(super) fn persons(making: &Making<'_>) -> Vec<Choosable> {
    let mut all: Vec<Choosable> =
        ["acting", "all", "others", "choose"].map(|word| making.such(word, msg!("persons" / word))).into();
    for card in std::iter::once("1".to_owned()).chain(letters(making)) {
        let name = making.say(msg!("persons-on", card = card.clone()));
        all.push(Choosable { value: format!("on:{card}"), name, words: String::new() });
    }
    for place in spots(making) {
        let name = making.say(msg!("persons-near", place = place.name));
        all.push(Choosable { value: format!("near:{}", place.value), name, words: String::new() });
    }
    all
}

/// CR-QL-9: conditions are written as three words; the values that there are are offered.
pub(super) fn conditions(making: &Making<'_>, path: &str, name: Message) -> FormList {
    let mut such_as: Vec<String> =
        ["round >= 10", "deck == 0", "threat == 1", "coins >= 10", "stunned >= 2", "enemies == 0", "defeated >= 10"]
            .map(str::to_owned)
            .into();
    let counters = making.draft.at("/counters").and_then(Value::as_object);
    such_as.extend(counters.into_iter().flat_map(serde_json::Map::keys).map(|name| format!("{name} >= 1")));
    for card in letters(making) {
        such_as.extend([format!("revealed.{card} >= 1"), format!("heroes_on.{card} >= 4"), format!("enemies_on.{card} == 0")]);
    }
    such_as.push("heroes_on.1 >= 4".to_owned());
    for kind in in_play(making) {
        such_as.extend([format!("defeated.{} >= 1", kind.value), format!("enemies.{} == 0", kind.value)]);
    }
    such_as.extend(special_items(making).iter().map(|item| format!("carried.{} >= 1", item.value)));
    let entry = |path: String, value: &Value| {
        let text = value.as_str().unwrap_or_default().to_owned();
        let hint = making.say(msg!("hint-condition"));
        let input = Input::Text { value: text.clone(), most: 80, long: false, such_as: such_as.clone() };
        let nodes = vec![making.field(&path, msg!("field-condition"), hint, input)];
        FormEntry { path, name: text, nodes, fixed: false }
    };
    list(making, path, making.say(name), 16, entry, vec![(making.say(msg!("field-condition")), json!("round >= 10"))])
}

/// The conditions of which one is enough.
pub(super) fn any_of(making: &Making<'_>, path: &str) -> FormList {
    conditions(making, &format!("{path}/any"), msg!("listed-any"))
}
