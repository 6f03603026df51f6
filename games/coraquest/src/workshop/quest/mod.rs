//! The form of a quest: the language of content Q, field by field.

mod effect;
mod words;

pub(super) use effect::words_of as effect_words;
pub(super) use words::{letters as story_letters, trigger_name as moment};

use super::form::Making;
use super::{chart, id_of, item, phrase};
use crate::content::{CardId, Quest, Stock};
use serde_json::{Map, Value, json};
use tabletop::{Choosable, Form, FormEntry, FormList, FormNode, Input, Template};

/// The smallest quest that can be played: find the fourth card, and something happens there.
pub(super) fn blank(id: &str) -> Value {
    let nothing = json!({ "en": "", "fr": "" });
    json!({
        "quest": { "id": id, "difficulty": 1, "title": nothing },
        "setup": { "story": ["A", "B", "C", "D:bottom"], "enemies": { "small": "goblin", "medium": "orc", "large": "" }, "also": [] },
        "counters": {},
        "labels": {},
        "text": {
            "intro": nothing, "goal": nothing,
            "win": { "en": "You have done it!", "fr": "Vous avez réussi !" },
            "lose": { "en": "Not this time.", "fr": "Pas cette fois." },
        },
        "item": [],
        "rule": [{ "when": "reveal:D", "do": [{ "spawn": "goblin", "n": 2, "at": "centre:D" }] }],
        "action": [{
            "id": "finish", "label": { "en": "Look behind the door", "fr": "Regarder derrière la porte" }, "at": "spot:D",
            "do": [{ "win": "win" }],
        }],
        "win": [],
        "lose": [],
    })
}

/// CR-QL-1 to CR-QL-8.
pub(super) fn form(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let pile = |number: usize| {
        making.choice(
            &format!("/setup/story/{number}"),
            &format!("Pile {}", number + 1),
            &format!("Pile {}", number + 1),
            story_cards(making),
        )
    };
    let symbol = |key: &str, en: &str, fr: &str| {
        let mut kinds = vec![making.such("", "Nobody", "Personne")];
        kinds.extend(making.kinds(false));
        making.choice(&format!("/setup/enemies/{key}"), en, fr, kinds)
    };
    let also = draft.at("/setup/also").and_then(Value::as_array).into_iter().flatten();
    let also = Input::Some { values: also.filter_map(Value::as_str).map(str::to_owned).collect(), choices: making.kinds(true) };
    let nodes = vec![
        making.phrase("/quest/title", "Title", "Titre", 60, false),
        making.number("/quest/difficulty", "Difficulty", "Difficulté", 1..=5),
        making.group("Story cards", "Cartes d'histoire", (0..4).map(pile).collect()),
        making.group(
            "Enemies",
            "Ennemis",
            vec![
                symbol("small", "At small spawn points", "Aux petites apparitions"),
                symbol("medium", "At medium spawn points", "Aux apparitions moyennes"),
                symbol("large", "At large spawn points", "Aux grandes apparitions"),
                making.field(
                    "/setup/also",
                    making.say("Others that rules may place", "Autres que les règles peuvent placer"),
                    String::new(),
                    also,
                ),
            ],
        ),
        settings(making),
        FormNode::List(texts(making)),
        FormNode::List(counters(making)),
        FormNode::List(items(making)),
        FormNode::List(rules(making)),
        FormNode::List(actions(making)),
        FormNode::List(endings(making, "win", "Won when", "Gagné quand")),
        FormNode::List(endings(making, "lose", "Lost when", "Perdu quand")),
        making.id("/quest/id"),
    ];
    let goal = phrase(draft.at("/text/goal"), making.lang);
    let intro = phrase(draft.at("/text/intro"), making.lang);
    Form {
        title: making.title("/quest/title", "A quest without a title", "Une aventure sans titre"),
        own: format!("quest-{}", id_of(draft)),
        nodes,
        lines: vec![making.long("", intro), making.long(making.say("Goal", "But"), goal)],
        chart: Some(chart::chart(making)),
        trial: vec![
            ("quest".to_owned(), id_of(draft).to_owned()),
            ("party".to_owned(), "quick".to_owned()),
            ("second_wind".to_owned(), "true".to_owned()),
        ],
        ..Form::default()
    }
}

/// CR-QL-2: what may be left as it usually is.
fn settings(making: &Making<'_>) -> FormNode {
    let draft = making.draft;
    let tough = draft.at("/setup/force_tough").and_then(Value::as_array).into_iter().flatten();
    let tough =
        Input::Some { values: tough.filter_map(Value::as_str).map(str::to_owned).collect(), choices: words::in_play(making) };
    let levels = making.number_at("/setup/countdown_levels").unwrap_or(2).clamp(2, 4);
    let [normal, long] = making.content.constants().round_limit.map(i64::from);
    let usual = |path: &str, en: &str, fr: &str, range: std::ops::RangeInclusive<i64>, usual: i64| {
        let (least, most) = (*range.start(), *range.end());
        let hint =
            making.say(&format!("{least} to {most}; empty: {usual}"), &format!("{least} à {most}\u{a0}; vide\u{a0}: {usual}"));
        let path = format!("/setup/{path}");
        making.field(&path, making.say(en, fr), hint, Input::Number { value: making.number_at(&path), least, most })
    };
    making.group(
        "How hard it is",
        "Ce qui la rend difficile",
        vec![
            making.field(
                "/setup/force_tough",
                making.say("Always Tough, whatever players choose", "Toujours durs, quoi que choisissent les joueurs"),
                String::new(),
                tough,
            ),
            usual("countdown_levels", "Levels of the countdown track", "Niveaux du compte à rebours", 2..=4, 2),
            usual("threat_start", "Level of the Threat token at first", "Niveau du jeton Menace au début", 1..=levels, 2),
            usual("threat_reset", "Level to which the Threat token returns", "Niveau où revient le jeton Menace", 1..=levels, 2),
            usual("round_limit/normal", "Last round, Normal game", "Dernière manche, partie normale", 5..=99, normal),
            usual("round_limit/long", "Last round, Long game", "Dernière manche, partie longue", 5..=99, long),
        ],
    )
}

/// The story cards, each anywhere in its pile, on top or at the bottom (CR-SETUP-4).
fn story_cards(making: &Making<'_>) -> Vec<Choosable> {
    let mut choices = Vec::new();
    for card in CardId::all().filter(|card| card.is_story()) {
        let (code, name) = (card.code(), making.content.card(card).name.to(making.lang));
        for (mark, en, fr) in [("", "", ""), (":top", ", on top", ", au-dessus"), (":bottom", ", at the bottom", ", au fond")] {
            let name = format!("{code} · {name}{}", making.say(en, fr));
            choices.push(Choosable { value: format!("{code}{mark}"), name, words: String::new() });
        }
    }
    choices
}

/// The names of the texts.
pub(super) fn text_keys(making: &Making<'_>) -> Vec<Choosable> {
    let table = making.draft.at("/text").and_then(Value::as_object);
    let shortened = |text: &str| {
        let start: String = text.chars().take(40).collect();
        if start.len() < text.len() { format!("{start}…") } else { start }
    };
    let choosable = |(key, value): (&String, &Value)| Choosable {
        value: key.clone(),
        name: format!("{key} · {}", shortened(phrase(Some(value), making.lang))),
        words: String::new(),
    };
    table.into_iter().flatten().map(choosable).collect()
}

fn texts(making: &Making<'_>) -> FormList {
    let needed = [
        ("intro", "Introduction", "Introduction"),
        ("goal", "Goal, shown all game long", "But, affiché pendant toute la partie"),
        ("win", "When it is won", "Quand c'est gagné"),
        ("lose", "When it is lost", "Quand c'est perdu"),
    ];
    let table = making.draft.at("/text").and_then(Value::as_object).cloned().unwrap_or_default();
    let more = table.keys().filter(|key| !needed.iter().any(|(known, ..)| known == key));
    let entry = |key: &str, name: String, fixed: bool| {
        let path = format!("/text/{key}");
        FormEntry { nodes: vec![making.phrase(&path, "What is read", "Ce qui est lu", 2000, true)], path, name, fixed }
    };
    let fixed = needed.iter().map(|&(key, en, fr)| entry(key, making.say(en, fr), true));
    FormList {
        path: "/text".to_owned(),
        name: making.say("Texts", "Textes"),
        most: 200,
        entries: fixed.chain(more.map(|key| entry(key, key.clone(), false))).collect(),
        more: vec![Template { name: making.say("Text", "Texte"), value: json!({ "en": "", "fr": "" }) }],
        named: true,
    }
}

fn counters(making: &Making<'_>) -> FormList {
    let table: Map<String, Value> = making.draft.at("/counters").and_then(Value::as_object).cloned().unwrap_or_default();
    let entry = |(name, value): (&String, &Value)| {
        let path = format!("/counters/{name}");
        let range = -999..=999;
        let mut nodes = match value {
            Value::Object(_) => vec![
                making.number(&format!("{path}/normal"), "At first, Normal game", "Au début, partie normale", range.clone()),
                making.number(&format!("{path}/long"), "At first, Long game", "Au début, partie longue", range),
            ],
            _ => vec![making.number(&path, "At first", "Au début", range)],
        };
        nodes.push(making.phrase(&format!("/labels/{name}"), "Shown as (empty: hidden)", "Affiché (vide : caché)", 60, false));
        FormEntry { path, name: name.clone(), nodes, fixed: false }
    };
    FormList {
        path: "/counters".to_owned(),
        name: making.say("Counters", "Compteurs"),
        most: Quest::MOST_COUNTERS,
        entries: table.iter().map(entry).collect(),
        more: vec![Template { name: making.say("Counter", "Compteur"), value: json!(0) }],
        named: true,
    }
}

fn items(making: &Making<'_>) -> FormList {
    let entry = |path: String, value: &Value| {
        let mut nodes = vec![making.phrase(&format!("{path}/name"), "Name", "Nom", 32, false)];
        nodes.extend(item::nodes(making, &path, Stock::Special, false));
        nodes.push(making.id(&format!("{path}/id")));
        let name = phrase(value.get("name"), making.lang).to_owned();
        FormEntry { path, name, nodes, fixed: false }
    };
    let blank = json!({ "id": "thing_1", "name": { "en": "", "fr": "" }, "kind": "quest", "copies": 1, "coins": 0 });
    list(
        making,
        "/item",
        making.say("Items of this quest", "Objets de cette aventure"),
        Quest::MOST_ITEMS,
        entry,
        vec![(making.say("Item", "Objet"), blank)],
    )
}

fn rules(making: &Making<'_>) -> FormList {
    let entry = |path: String, value: &Value| {
        let when = value.get("when").and_then(Value::as_str).unwrap_or_default();
        let nodes = vec![
            making.choice(&format!("{path}/when"), "When", "Quand", words::triggers(making)),
            FormNode::List(words::conditions(making, &format!("{path}/if"), "Only if", "Seulement si")),
            FormNode::List(words::any_of(making, &path)),
            FormNode::List(effect::effects(making, &format!("{path}/do"), "Then", "Alors")),
            making.switch(&format!("{path}/once"), "Only once in a game", "Une seule fois par partie", true),
        ];
        FormEntry { path, name: words::trigger_name(making, when), nodes, fixed: false }
    };
    let blank = json!({ "when": "round_start", "do": [] });
    list(
        making,
        "/rule",
        making.say("What happens", "Ce qui arrive"),
        Quest::MOST_RULES,
        entry,
        vec![(making.say("Rule", "Règle"), blank)],
    )
}

fn actions(making: &Making<'_>) -> FormList {
    let entry = |path: String, value: &Value| {
        let costs =
            vec![making.such("full", "Full action", "Action complète"), making.such("free", "Free action", "Action gratuite")];
        let nodes = vec![
            making.phrase(&format!("{path}/label"), "What is done", "Ce qu'on fait", 60, false),
            making.choice(&format!("{path}/at"), "Where", "Où", words::spots(making)),
            making.choice(&format!("{path}/cost"), "Costs", "Coûte", costs),
            FormNode::List(words::conditions(making, &format!("{path}/if"), "Only if", "Seulement si")),
            FormNode::List(words::any_of(making, &path)),
            FormNode::List(effect::effects(making, &format!("{path}/do"), "Then", "Alors")),
            making.switch(&format!("{path}/once"), "Only once in a game", "Une seule fois par partie", true),
            making.id(&format!("{path}/id")),
        ];
        FormEntry { path, name: phrase(value.get("label"), making.lang).to_owned(), nodes, fixed: false }
    };
    let taken = making.draft.at("/action").and_then(Value::as_array).map_or(0, Vec::len);
    let blank =
        json!({ "id": format!("action_{}", taken + 1), "label": { "en": "", "fr": "" }, "at": "", "cost": "full", "do": [] });
    list(
        making,
        "/action",
        making.say("What heroes can do", "Ce que les héros peuvent faire"),
        Quest::MOST_ACTIONS,
        entry,
        vec![(making.say("Action", "Action"), blank)],
    )
}

fn endings(making: &Making<'_>, key: &str, en: &str, fr: &str) -> FormList {
    let entry = |path: String, value: &Value| {
        let mut keys = vec![making.such("", "The usual one", "Celui d'habitude")];
        keys.extend(text_keys(making));
        let nodes = vec![
            FormNode::List(words::conditions(making, &format!("{path}/if"), "All of these hold", "Tout ceci est vrai")),
            FormNode::List(words::any_of(making, &path)),
            making.choice(&format!("{path}/text"), "Text", "Texte", keys),
        ];
        let first = value.pointer("/if/0").or(value.pointer("/any/0")).and_then(Value::as_str).unwrap_or("…");
        FormEntry { path, name: first.to_owned(), nodes, fixed: false }
    };
    let blank = json!({ "if": ["round >= 10"] });
    list(making, &format!("/{key}"), making.say(en, fr), Quest::MOST_ENDINGS, entry, vec![(making.say("Ending", "Fin"), blank)])
}

/// A list of tables.
pub(super) fn list(
    making: &Making<'_>,
    path: &str,
    name: String,
    most: usize,
    entry: impl Fn(String, &Value) -> FormEntry,
    more: Vec<(String, Value)>,
) -> FormList {
    let values = making.draft.at(path).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let entries = values.iter().enumerate().map(|(place, value)| entry(format!("{path}/{place}"), value)).collect();
    let more = more.into_iter().map(|(name, value)| Template { name, value }).collect();
    FormList { path: path.to_owned(), name, most, entries, more, named: false }
}
