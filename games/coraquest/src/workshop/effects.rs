//! Effects of items that are not copied from another one (content T, S): how they are chosen, written and told.

use super::form::Making;
use super::{id_of, phrase};
use crate::content::{Content, DieColour};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;
use tabletop::{Choosable, Draft, FormNode, Lang};

/// Before the word of an effect in a draft, where otherwise the item stands whose effect is copied.
const OWN: char = '=';

/// What an effect asks for.
#[derive(Clone, Copy)]
enum Asks {
    /// Nothing.
    Nothing,
    /// One of several words, which is part of its name here.
    Word(&'static str),
    /// A number of this range, and what it is at first.
    Number(i64, i64, i64),
    /// Dice.
    Dice,
    /// Dice, and a kind of enemy.
    Against,
}

/// An effect: the kind of items that has it, its key in files, what it asks for, and what it is called.
type Known = (&'static str, &'static str, Asks, &'static str, &'static str);

/// All of them.
const KNOWN: [Known; 18] = [
    ("potion", "heal", Asks::Number(1, 20, 3), "Heals", "Soigne"),
    ("potion", "antidote", Asks::Nothing, "Ends poison", "Met fin au poison"),
    ("potion", "wash", Asks::Number(0, 9, 1), "Washes", "Lave"),
    ("potion", "next_attack", Asks::Dice, "Dice in the next attack", "Des dés à la prochaine attaque"),
    ("potion", "this_turn", Asks::Dice, "Dice in all attacks of the turn", "Des dés à toutes les attaques du tour"),
    ("potion", "reroll", Asks::Nothing, "Blanks are rolled again", "Les dés sans succès sont relancés"),
    ("potion", "teleport", Asks::Number(1, 30, 6), "Teleports, so far", "Téléporte, jusque-là"),
    ("potion", "teleport", Asks::Word("any"), "Teleports anywhere", "Téléporte n'importe où"),
    ("potion", "slow", Asks::Nothing, "Slows the enemies", "Ralentit les ennemis"),
    ("potion", "quest", Asks::Nothing, "Only what a quest says", "Seulement ce que dit une aventure"),
    ("magic", "steps", Asks::Number(1, 9, 1), "More steps", "Plus de pas"),
    ("magic", "nimble", Asks::Nothing, "Walks through enemies", "Traverse les ennemis"),
    ("magic", "see_through", Asks::Nothing, "Sees past figures", "Voit au travers des figurines"),
    ("magic", "no_smell", Asks::Nothing, "Is never bothered by smell", "N'est jamais gêné par l'odeur"),
    ("magic", "against", Asks::Against, "Dice against a kind of enemy", "Des dés contre une espèce d'ennemis"),
    ("trap", "trap", Asks::Word("knock"), "Knocks back", "Repousse"),
    ("trap", "trap", Asks::Word("poison"), "Poisons", "Empoisonne"),
    ("trap", "trap", Asks::Word("stink"), "Makes stinky", "Empeste"),
];

/// How an effect is named in a draft: `=heal`, `=trap:knock`.
fn code(&(_, key, asks, ..): &Known) -> String {
    match asks {
        Asks::Word(word) => format!("{OWN}{key}:{word}"),
        _ => format!("{OWN}{key}"),
    }
}

fn named(code_of: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| code(known) == code_of)
}

/// The effects that an item of this kind may have of its own.
pub(super) fn choices(making: &Making<'_>, kind: &str) -> Vec<Choosable> {
    let such = |known: &Known| {
        let mut choosable = making.such(&code(known), known.3, known.4);
        // What depends on numbers is told on the card.
        if matches!(known.2, Asks::Nothing | Asks::Word(_)) {
            let told = told(making.content, making.drafts, &json!({ "effect": code(known) })).unwrap_or_default();
            choosable.words = in_language(&told, making.lang).to_owned();
        }
        choosable
    };
    KNOWN.iter().filter(|known| known.0 == kind).map(such).collect()
}

/// A sentence of two in the order of [`Lang::ALL`].
pub(super) fn in_language(told: &[String; 2], lang: Lang) -> &str {
    match lang {
        Lang::En => &told[0],
        Lang::Fr => &told[1],
    }
}

/// What the chosen effect of the item at `path` asks for.
pub(super) fn nodes(making: &Making<'_>, path: &str) -> Vec<FormNode> {
    let Some((_, key, asks, ..)) = named(making.draft.text(&format!("{path}/effect"))) else { return Vec::new() };
    let at = |key: &str| format!("{path}/{key}");
    match *asks {
        Asks::Nothing | Asks::Word(_) => Vec::new(),
        Asks::Number(least, most, _) => {
            let (en, fr) = match *key {
                "heal" => ("Health", "Santé"),
                "steps" => ("Steps", "Pas"),
                _ => ("Distance", "Distance"),
            };
            vec![making.number(&at("amount"), en, fr, least..=most)]
        }
        Asks::Dice => vec![making.dice(&at("with"), "Dice", "Dés", "WBR", 1..=6)],
        Asks::Against => vec![
            making.choice(&at("against"), "Against", "Contre", making.kinds(false)),
            making.dice(&at("with"), "Dice", "Dés", "WBR", 1..=6),
        ],
    }
}

/// What stands beside an effect in a draft, and nowhere in a file.
const BESIDE: [&str; 3] = ["amount", "with", "against"];

/// What an item has at first, whichever effect is chosen for it.
pub(super) fn at_first(item: &mut Map<String, Value>) {
    for (key, value) in [("amount", json!(3)), ("with", json!("R")), ("against", json!("goblin"))] {
        item.entry(key).or_insert(value);
    }
}

/// Writes the effect of an item as files do, with a sentence for players where its maker wrote none.
pub(super) fn write(content: &Content, drafts: &[Draft], item: &mut Map<String, Value>) {
    let table = item.get("effect").and_then(Value::as_str).and_then(|code| table(item, code));
    if let Some(table) = table {
        let wordless = item.get("text").is_none_or(|text| phrase(Some(text), Lang::En).trim().is_empty());
        if let (true, Some([en, fr])) = (wordless, told(content, drafts, &Value::Object(item.clone()))) {
            item.insert("text".to_owned(), json!({ "en": en, "fr": fr }));
        }
        item.insert("effect".to_owned(), Value::Object(table));
    }
    BESIDE.iter().for_each(|key| drop(item.remove(*key)));
}

/// The effect as a file says it.
fn table(item: &Map<String, Value>, code_of: &str) -> Option<Map<String, Value>> {
    let &(_, key, asks, ..) = named(code_of)?;
    let beside = |key: &str| item.get(key).cloned();
    let mut table = Map::new();
    match asks {
        Asks::Nothing => drop(table.insert(key.to_owned(), json!(true))),
        Asks::Word(word) => drop(table.insert(key.to_owned(), json!(word))),
        Asks::Number(.., first) => drop(table.insert(key.to_owned(), beside("amount").unwrap_or(json!(first)))),
        Asks::Dice => drop(table.insert(key.to_owned(), beside("with").unwrap_or(json!("R")))),
        Asks::Against => {
            table.insert(key.to_owned(), beside("against").unwrap_or(json!("goblin")));
            table.insert("dice".to_owned(), beside("with").unwrap_or(json!("R")));
        }
    }
    Some(table)
}

/// Reads the effect of an item from what files say. What is not understood stays as it is, for the loader to refuse.
pub(super) fn read(item: &mut Map<String, Value>) {
    let Some(Value::Object(table)) = item.get("effect").cloned() else { return at_first(item) };
    let fits = |known: &&Known| {
        let value = table.get(known.1);
        let number = |range: RangeInclusive<i64>| value.and_then(Value::as_i64).is_some_and(|number| range.contains(&number));
        match known.2 {
            Asks::Nothing => value == Some(&Value::Bool(true)),
            Asks::Word(word) => value.and_then(Value::as_str) == Some(word),
            Asks::Number(least, most, _) => number(least..=most),
            Asks::Dice | Asks::Against => value.is_some_and(Value::is_string),
        }
    };
    let Some(known) = KNOWN.iter().find(fits) else { return at_first(item) };
    let keys = if matches!(known.2, Asks::Against) { 2 } else { 1 };
    if table.len() == keys {
        item.insert("effect".to_owned(), json!(code(known)));
        let value = table.get(known.1).cloned().unwrap_or_default();
        let beside = match known.2 {
            Asks::Number(..) => Some(("amount", value)),
            Asks::Dice => Some(("with", value)),
            Asks::Against => {
                item.insert("with".to_owned(), table.get("dice").cloned().unwrap_or_default());
                Some(("against", value))
            }
            _ => None,
        };
        beside.into_iter().for_each(|(key, value)| drop(item.insert(key.to_owned(), value)));
    }
    at_first(item);
}

/// Takes away what an item says of its effect where that is what the house says: it is told anew when the effect changes.
pub(super) fn unsay(content: &Content, drafts: &mut [Draft]) {
    let all = drafts.to_vec();
    for draft in drafts.iter_mut().filter(|draft| draft.sort == "item") {
        let said = Lang::ALL.map(|lang| draft.text(&format!("/text/{}", lang.code())).to_owned());
        if told(content, &all, &draft.body).is_some_and(|told| told == said) {
            draft.take("/text");
        }
    }
}

/// What the own effect of an item does, as a sentence in both languages.
pub(super) fn told(content: &Content, drafts: &[Draft], item: &Value) -> Option<[String; 2]> {
    let text = |key: &str| item.get(key).and_then(Value::as_str).unwrap_or_default();
    let &(_, key, asks, ..) = named(text("effect"))?;
    let first = if let Asks::Number(.., first) = asks { first } else { 0 };
    let number = item.get("amount").and_then(Value::as_i64).unwrap_or(first);
    let with = if text("with").is_empty() { "R" } else { text("with") };
    let (en_dice, fr_dice) = (dice(with, Lang::En), dice(with, Lang::Fr));
    let (en, fr) = match (key, asks) {
        ("heal", _) => (
            format!("Heals {number} Health and ends your poison."),
            format!("Rend {number} {} de Santé et met fin à votre poison.", if number < 2 { "point" } else { "points" }),
        ),
        ("antidote", _) => ("Ends your poison.".to_owned(), "Met fin à votre poison.".to_owned()),
        ("wash", _) if number == 0 => ("You are no longer Stinky.".to_owned(), "Vous n'êtes plus Puant.".to_owned()),
        ("wash", _) => (
            format!("You or a hero at distance {number} or less is no longer Stinky."),
            format!("Vous ou un héros à distance {number} ou moins n'êtes plus Puant."),
        ),
        ("next_attack", _) => (
            format!("{en_dice} more in your next attack this turn."),
            format!("{fr_dice} de plus à votre prochaine attaque de ce tour."),
        ),
        ("this_turn", _) => (
            format!("{en_dice} more in each of your attacks this turn."),
            format!("{fr_dice} de plus à chacune de vos attaques de ce tour."),
        ),
        ("reroll", _) => (
            "In your next attack this turn, every die without a success is rolled once more.".to_owned(),
            "À votre prochaine attaque de ce tour, chaque dé sans succès est relancé une fois.".to_owned(),
        ),
        ("teleport", Asks::Word(_)) => (
            "You appear on any free square where no smell bothers you. A Move in progress ends.".to_owned(),
            "Vous apparaissez sur n'importe quelle case libre où aucune odeur ne vous gêne. Un Mouvement en cours se termine."
                .to_owned(),
        ),
        ("teleport", _) => (
            format!(
                "You appear on a free square at distance {number} or less where no smell bothers you. A Move in progress ends."
            ),
            format!(
                "Vous apparaissez sur une case libre à distance {number} ou moins où aucune odeur ne vous gêne. \
                 Un Mouvement en cours se termine."
            ),
        ),
        ("slow", _) => (
            "In the next Enemies phase each enemy has one action only.".to_owned(),
            "Dans la prochaine phase des ennemis, chaque ennemi n'a qu'une action.".to_owned(),
        ),
        ("quest", _) => (
            "Something happens when it is used at the right moment.".to_owned(),
            "Il se passe quelque chose quand on s'en sert au bon moment.".to_owned(),
        ),
        ("steps", _) => (
            format!("{number} {} more in each of your Moves.", if number == 1 { "step" } else { "steps" }),
            format!("{number} pas de plus à chacun de vos Mouvements."),
        ),
        ("nimble", _) => (
            "You may walk through enemies, but not stop on their squares.".to_owned(),
            "Vous pouvez traverser les ennemis, mais pas vous arrêter sur leur case.".to_owned(),
        ),
        ("see_through", _) => (
            "You see past figures; walls still hide what is behind them.".to_owned(),
            "Vous voyez au travers des figurines\u{a0}; les murs cachent toujours ce qui est derrière.".to_owned(),
        ),
        ("no_smell", _) => ("Smell never bothers you.".to_owned(), "L'odeur ne vous gêne jamais.".to_owned()),
        ("against", _) => {
            let [en, fr] = Lang::ALL.map(|lang| kind_name(content, drafts, text("against"), lang));
            (
                format!("{en_dice} more in attacks whose first target is: {en}."),
                format!("{fr_dice} de plus aux attaques dont la première cible est\u{a0}: {fr}."),
            )
        }
        (_, Asks::Word("knock")) => {
            ("It knocks you back from the chest.".to_owned(), "Il vous repousse loin du coffre.".to_owned())
        }
        (_, Asks::Word("poison")) => ("You are Poisoned.".to_owned(), "Vous êtes Empoisonné.".to_owned()),
        _ => ("You are Stinky.".to_owned(), "Vous êtes Puant.".to_owned()),
    };
    Some([en, fr])
}

/// What an enemy kind of the box or of the pack is called.
fn kind_name(content: &Content, drafts: &[Draft], kind: &str, lang: Lang) -> String {
    let kind = if kind.is_empty() { "goblin" } else { kind };
    if let Some(known) = content.kind_named(kind) {
        return content.enemy(known).name.to(lang).to_owned();
    }
    let own = drafts.iter().find(|draft| draft.sort == "enemy" && id_of(draft) == kind);
    own.map(|draft| phrase(draft.at("/name"), lang)).filter(|name| !name.is_empty()).unwrap_or(kind).to_owned()
}

/// "1 red die and 2 blue dice".
fn dice(letters: &str, lang: Lang) -> String {
    let part = |colour: DieColour| {
        let count = letters.chars().filter(|&letter| letter == colour.letter()).count();
        let (en, fr) = match colour {
            DieColour::White => ("white", "blanc"),
            DieColour::Blue => ("blue", "bleu"),
            DieColour::Red => ("red", "rouge"),
        };
        let text = match (lang, count) {
            (_, 0) => return None,
            (Lang::En, 1) => format!("1 {en} die"),
            (Lang::En, _) => format!("{count} {en} dice"),
            (Lang::Fr, 1) => format!("1 dé {fr}"),
            (Lang::Fr, _) => format!("{count} dés {fr}s"),
        };
        Some(text)
    };
    let parts: Vec<String> = DieColour::ALL.into_iter().filter_map(part).collect();
    parts.join(if lang == Lang::En { " and " } else { " et " })
}
