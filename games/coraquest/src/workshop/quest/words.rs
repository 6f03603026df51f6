//! Moments, places, persons and conditions, as they are chosen.

use super::super::form::Making;
use super::super::id_of;
use super::list;
use crate::content::Stock;
use serde_json::{Value, json};
use tabletop::{Choosable, FormEntry, FormList, Input};

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
        ("start", _) => making.say("At the start", "Au début"),
        ("round_start", _) => making.say("At the start of each round", "Au début de chaque manche"),
        ("enemy_phase", _) => making.say("Before the enemies act", "Avant que les ennemis agissent"),
        ("round_end", _) => making.say("At the end of each round", "À la fin de chaque manche"),
        ("reveal", "any") => making.say("Any card is revealed", "N'importe quelle carte est révélée"),
        ("reveal", card) => making.say(&format!("Card {card} is revealed"), &format!("La carte {card} est révélée")),
        ("enter", "1") => making.say("A hero enters the Entrance", "Un héros entre dans l'Entrée"),
        ("enter", card) => making.say(&format!("A hero enters card {card}"), &format!("Un héros entre sur la carte {card}")),
        ("search", _) => making.say("A chest is searched", "Un coffre est fouillé"),
        ("defeat", "any") => making.say("Any enemy is defeated", "N'importe quel ennemi est battu"),
        ("defeat", kind) => {
            making.say(&format!("Defeated: {}", making.kind_name(kind)), &format!("Battu\u{a0}: {}", making.kind_name(kind)))
        }
        ("spiders", _) => making.say("Spiders come", "Des araignées viennent"),
        ("check", _) => making.say("As soon as the conditions hold", "Dès que les conditions sont vraies"),
        ("use", id) => making.say(&format!("Used: {}", item(id)), &format!("Utilisé\u{a0}: {}", item(id))),
        ("gain", id) => making.say(&format!("Got: {}", item(id)), &format!("Reçu\u{a0}: {}", item(id))),
        _ => when.to_owned(),
    }
}

/// Where quest actions are taken (CR-QL-7).
pub(super) fn spots(making: &Making<'_>) -> Vec<Choosable> {
    let spots = letters(making).into_iter().map(|card| Choosable {
        name: making.say(&format!("At the spot of card {card}"), &format!("À l'endroit de la carte {card}")),
        value: format!("spot:{card}"),
        words: String::new(),
    });
    let enemies = in_play(making).into_iter().map(|kind| Choosable {
        name: making.say(&format!("Beside: {}", kind.name), &format!("À côté de\u{a0}: {}", kind.name)),
        value: format!("enemy:{}", kind.value),
        words: String::new(),
    });
    spots.chain(enemies).collect()
}

/// CR-QL-13.
pub(super) fn places(making: &Making<'_>, webs: bool) -> Vec<Choosable> {
    let mut all = spots(making);
    let centres = std::iter::once("1".to_owned()).chain(letters(making)).map(|card| Choosable {
        name: making.say(&format!("In the middle of card {card}"), &format!("Au milieu de la carte {card}")),
        value: format!("centre:{card}"),
        words: String::new(),
    });
    all.extend(centres);
    all.push(making.such("hero", "Where the acting hero is", "Là où est le héros qui agit"));
    if webs {
        all.push(making.such("webs", "At every web", "À chaque toile"));
    }
    all
}

/// CR-QL-14.
pub(super) fn persons(making: &Making<'_>) -> Vec<Choosable> {
    let mut all = vec![
        making.such("acting", "The acting hero", "Le héros qui agit"),
        making.such("all", "All heroes", "Tous les héros"),
        making.such("others", "All but the acting hero", "Tous sauf le héros qui agit"),
        making.such("choose", "A hero that the players choose", "Un héros que les joueurs choisissent"),
    ];
    for card in std::iter::once("1".to_owned()).chain(letters(making)) {
        let name = making.say(&format!("Heroes on card {card}"), &format!("Héros sur la carte {card}"));
        all.push(Choosable { value: format!("on:{card}"), name, words: String::new() });
    }
    for place in spots(making) {
        let name = making.say(&format!("Heroes near: {}", place.name), &format!("Héros près de\u{a0}: {}", place.name));
        all.push(Choosable { value: format!("near:{}", place.value), name, words: String::new() });
    }
    all
}

/// CR-QL-9: conditions are written as three words; the values that there are are offered.
pub(super) fn conditions(making: &Making<'_>, path: &str, en: &str, fr: &str) -> FormList {
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
        let hint = making.say("a value, a comparison, a value", "une valeur, une comparaison, une valeur");
        let input = Input::Text { value: text.clone(), most: 80, long: false, such_as: such_as.clone() };
        let nodes = vec![making.field(&path, making.say("Condition", "Condition"), hint, input)];
        FormEntry { path, name: text, nodes, fixed: false }
    };
    list(making, path, making.say(en, fr), 16, entry, vec![(making.say("Condition", "Condition"), json!("round >= 10"))])
}

/// The conditions of which one is enough.
pub(super) fn any_of(making: &Making<'_>, path: &str) -> FormList {
    conditions(making, &format!("{path}/any"), "One of these holds", "Une de ces choses est vraie")
}
