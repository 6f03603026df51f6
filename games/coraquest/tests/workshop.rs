//! The workshop: what users make, as forms, as packs, and as reasons.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::{Content, CoraQuest};
use serde_json::{Value, json};
use stage::{Draft, Form, FormNode, Input, Reason, Survey, Workshop};
use std::sync::{Arc, LazyLock};
use tabletop::{Game, PackFile, Seed, Table, Transcript};
use texts::Lang;

const SORTS: [&str; 5] = ["hero", "enemy", "item", "card", "quest"];

pub(crate) fn game() -> &'static CoraQuest {
    static GAME: LazyLock<CoraQuest> = LazyLock::new(CoraQuest::standard);
    &GAME
}

/// Everything of the box, under other names: what users may make is at least as much.
pub(crate) fn box_again() -> Vec<Draft> {
    let files = Content::STANDARD.iter().filter(|file| {
        let ours = [".hero.toml", ".enemy.toml", ".cards.toml", ".quest.toml", "treasure.items.toml", "special.items.toml"];
        ours.iter().any(|ending| file.name.ends_with(ending)) && !file.name.ends_with("spider.enemy.toml")
    });
    let files: Vec<PackFile> = files.map(|file| PackFile::new(file.name, file.text)).collect();
    game().unpack(&files).unwrap()
}

/// With its name in files changed, so that it is not taken.
pub(crate) fn renamed(draft: &Draft) -> Draft {
    let mut draft = draft.clone();
    for path in ["/id", "/quest/id"] {
        if !draft.text(path).is_empty() {
            let name = format!("x_{}", draft.text(path));
            draft.set(path, Value::String(name));
        }
    }
    draft
}

pub(crate) fn survey(drafts: &[Draft]) -> Survey {
    game().survey("mine.pack.toml", drafts, Lang::En)
}

pub(crate) fn codes(reasons: &[Reason]) -> Vec<&str> {
    reasons.iter().map(|reason| &*reason.code).collect()
}

/// Every field of a form, with those inside lists.
fn fields(form: &Form) -> Vec<(String, Input)> {
    fn walk(nodes: &[FormNode], out: &mut Vec<(String, Input)>) {
        for node in nodes {
            match node {
                FormNode::Group { nodes, .. } => walk(nodes, out),
                FormNode::Field(field) => out.push((field.path.clone(), field.input.clone())),
                FormNode::List(list) => list.entries.iter().for_each(|entry| walk(&entry.nodes, out)),
            }
        }
    }
    let mut out = Vec::new();
    walk(&form.nodes, &mut out);
    out
}

#[test]
fn cr_cust_11_everything_of_the_box_can_be_made_in_the_workshop() {
    let drafts = box_again();
    for sort in SORTS {
        assert!(drafts.iter().any(|draft| draft.sort == sort), "{sort}");
    }
    for draft in &drafts {
        let one = [renamed(draft)];
        let survey = survey(&one);
        assert_eq!(survey.reasons, [], "{}", survey.text);
        // What was written is what is read.
        let again = game().unpack(&[PackFile::new("mine.pack.toml", &survey.text)]).unwrap();
        assert_eq!(game().survey("mine.pack.toml", &again, Lang::En).text, survey.text);
    }
}

#[test]
fn every_field_of_a_form_holds_what_the_draft_says() {
    for draft in box_again() {
        let drafts = [draft];
        for lang in Lang::ALL {
            let form = game().form(&drafts, 0, lang).unwrap();
            assert!(!form.title.is_empty());
            for (path, input) in fields(&form) {
                let held = drafts[0].at(&path);
                match input {
                    Input::Text { value, .. } => assert_eq!(value, held.and_then(Value::as_str).unwrap_or_default(), "{path}"),
                    Input::Number { value: Some(value), least, most } => {
                        assert!((least..=most).contains(&value), "{path}: {value} is not {least} to {most}");
                    }
                    // Numbers of quests may be values by name.
                    Input::Number { value: None, .. } => assert!(held.is_none_or(Value::is_string), "{path}: {held:?}"),
                    Input::Choice { value, choices } if !value.is_empty() => {
                        assert!(choices.iter().any(|choice| choice.value == value), "{path}: {value} cannot be chosen");
                    }
                    Input::Some { values, choices } => {
                        for value in values {
                            assert!(choices.iter().any(|choice| choice.value == value), "{path}: {value} cannot be chosen");
                        }
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn cr_cust_4_a_new_thing_is_right_once_it_has_a_name() {
    let mut drafts: Vec<Draft> = Vec::new();
    for sort in SORTS {
        let first = game().blank(sort, &drafts).unwrap();
        drafts.push(first);
        let second = game().blank(sort, &drafts).unwrap();
        assert_ne!(second.body, drafts.last().unwrap().body, "{sort}: two new things have two names");
        drafts.push(second);
    }
    for draft in &mut drafts {
        let names: &[&str] = if draft.sort == "quest" { &["/quest/title", "/text/intro", "/text/goal"] } else { &["/name"] };
        names.iter().for_each(|path| draft.set(path, json!({ "en": "Something", "fr": "" })));
    }
    let survey = survey(&drafts);
    assert_eq!(survey.reasons, [], "{}", survey.text);
    assert!(survey.text.contains("fr = \"Something\""), "one language stands for both");
    let played = game().with_packs(&[PackFile::new("mine.pack.toml", &survey.text)]).unwrap();
    assert_eq!(played.pieces().heroes().len(), game().pieces().heroes().len() + 2);
    assert_eq!(played.more_choices("quest", Lang::En).len(), 2);
    assert_eq!(played.more_choices("length", Lang::En), []);
    assert_eq!(game().more_choices("quest", Lang::En), []);
}

#[test]
fn cr_cust_6_cr_cust_10_reasons_name_the_draft_and_the_field() {
    let game = game();
    let mut hero = game.blank("hero", &[]).unwrap();
    hero.set("/name/en", json!("Bee"));
    hero.set("/health", json!(14));
    hero.set("/weapon", json!("pike"));
    let mut enemy = game.blank("enemy", &[]).unwrap();
    enemy.set("/name/fr", json!("Guêpe"));
    enemy.set("/tough/health", json!(9));
    let drafts = [enemy, hero];
    let found = survey(&drafts).reasons;
    let places: Vec<(&str, Option<usize>, &str)> =
        found.iter().map(|reason| (&*reason.code, reason.draft, &*reason.path)).collect();
    assert!(places.contains(&("H05", Some(1), "/health")), "{places:?}");
    assert!(places.contains(&("H09", Some(1), "/weapon")), "{places:?}");
    assert!(places.contains(&("E05", Some(0), "/tough/health")), "{places:?}");
    let french = game.survey("mine.pack.toml", &drafts, Lang::Fr).reasons;
    assert_eq!(codes(&french), codes(&found));
    assert!(french.iter().zip(&found).all(|(fr, en)| fr.words != en.words && fr.detail == en.detail && !fr.rule.is_empty()));
    // Points are told beside the draft.
    let mut strong = game.blank("hero", &[]).unwrap();
    strong.set("/name/en", json!("Bee"));
    strong.set("/die", json!("B"));
    strong.set("/health", json!(10));
    let form = game.form(std::slice::from_ref(&strong), 0, Lang::En).unwrap();
    assert_eq!((form.tallies[0].now, form.tallies[0].most), (23, 21));
    assert_eq!(codes(&survey(&[strong]).reasons), ["H08"]);
}

#[test]
fn cr_quest_4_a_fault_in_an_effect_is_found_at_that_effect() {
    let mut quest = game().blank("quest", &[]).unwrap();
    for path in ["/quest/title", "/text/intro", "/text/goal"] {
        quest.set(path, json!({ "en": "Bees", "fr": "Abeilles" }));
    }
    quest.add("/rule/0/do", json!({ "who": "all", "damage": 1 }));
    assert_eq!(survey(std::slice::from_ref(&quest)).reasons, [], "the key that names an effect is written first");
    quest.add("/rule/0/do", json!({ "spawn": "dragon", "n": 1, "at": "spot:D" }));
    let found = survey(std::slice::from_ref(&quest)).reasons;
    assert_eq!((codes(&found), &*found[0].path), (vec!["Q07"], "/rule/0/do/2"));
    quest.set("/rule/0/do/2/spawn", json!("orc"));
    assert_eq!(survey(std::slice::from_ref(&quest)).reasons, []);
    quest.take("/action/0");
    assert_eq!(codes(&survey(&[quest]).reasons), ["Q15"]);
}

#[test]
fn a_quest_is_drawn_as_boxes_and_arrows() {
    let quests: Vec<Draft> = box_again().into_iter().filter(|draft| draft.sort == "quest").collect();
    for index in 0..quests.len() {
        let chart = game().form(&quests, index, Lang::Fr).unwrap().chart.unwrap();
        let name = quests[index].text("/quest/id");
        for &(from, to) in &chart.arrows {
            assert!(from < chart.boxes.len() && to < chart.boxes.len(), "{name}");
        }
        let reached = |at: usize| chart.arrows.iter().any(|&(_, to)| to == at);
        let wins: Vec<usize> = (0..chart.boxes.len()).filter(|&at| chart.boxes[at].sort == "win").collect();
        assert!(!wins.is_empty() && wins.iter().any(|&at| reached(at)), "{name}: something leads to a win");
        assert_eq!(chart.boxes.iter().filter(|one| one.sort == "cause").count(), 4, "{name}");
    }
}

#[test]
fn every_code_that_the_loader_knows_has_words() {
    let readme = include_str!("../../../content/coraquest/README.md");
    let table = readme.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next()).map(str::to_owned);
    let catalogue = (1..=12).flat_map(|number| [format!("H{number:02}"), format!("E{number:02}")]);
    let quests = (1..=22).map(|number| format!("Q{number:02}"));
    let codes: Vec<String> =
        table.filter(|code| code.len() == 3 && code[1..].parse::<u8>().is_ok()).chain(catalogue).chain(quests).collect();
    assert!(codes.len() > 60);
    for code in codes {
        let error = tabletop::ContentError { file: "a.pack.toml".to_owned(), line: 3, reason: format!("{code}: so and so") };
        let [en, fr] = golden::RECORDED.map(|lang| game().reasons(std::slice::from_ref(&error), lang).remove(0));
        assert_eq!((&*en.code, &*en.detail, en.line), (&*code, "so and so", 3));
        assert!(en.words != fr.words && en.words != "This is refused.", "{code}");
        assert!(game().pieces().texts().ids().any(|rule| rule == en.rule), "{code}: {} is a rule", en.rule);
    }
}

#[test]
fn texts_of_one_language_or_none_are_shown_and_written_for_all_that_need_them() {
    let hero = |name: &str| {
        let text = format!(
            "[[hero]]\nid = \"bee\"\nname = {name}\ntype = \"standard\"\nhealth = 9\nmove = 4\ndie = \"W\"\n\
             weapon = \"axe\"\nability = \"heal\"\n"
        );
        let drafts = game().unpack(&[PackFile::new("mine.pack.toml", &text)]).unwrap();
        let found = survey(&drafts);
        assert_eq!(found.reasons, []);
        let title = game().form(&drafts, 0, Lang::Fr).unwrap().title;
        (title, found.text.lines().find(|line| line.starts_with("name")).unwrap().to_owned())
    };
    let in_all = |word: &str| {
        let mut codes = Lang::ALL.map(Lang::code);
        codes.sort_unstable();
        format!("name = {{ {} }}", codes.map(|code| format!("{code} = \"{word}\"")).join(", "))
    };
    assert_eq!(hero("\"Bee\""), ("Bee".to_owned(), in_all("Bee")));
    let both = "name = { en = \"Abeille\", fr = \"Abeille\" }";
    assert_eq!(hero("{ fr = \"Abeille\" }"), ("Abeille".to_owned(), both.to_owned()));
    let (title, line) = hero("{ pt = \"Abelha\", en = \"Bee\" }");
    assert_eq!(title, "Bee");
    assert!(line.contains("pt = \"Abelha\"") && line.contains("fr = \"Bee\""), "{line}");
}

#[test]
fn a_pack_that_is_no_toml_is_refused_with_its_line() {
    let errors = game().unpack(&[PackFile::new("a.pack.toml", "[[hero]]\nid = = 3\n")]).unwrap_err();
    assert_eq!((errors.len(), errors[0].line), (1, 2));
    assert!(game().unpack(&[PackFile::new("a.txt", "")]).is_err());
}

#[test]
fn cr_cust_2_a_transcript_carries_its_pack_and_replays_without_it() {
    let mut hero = game().blank("hero", &[]).unwrap();
    hero.set("/name", json!({ "en": "Bee", "fr": "Abeille" }));
    let text = survey(&[hero]).text;
    let packed = Arc::new(game().with_packs(&[PackFile::new("bees.pack.toml", &text.replace('\n', "\r\n"))]).unwrap());
    let mut table = Table::open(packed.clone(), coraquest::Setup::default(), Seed::numbered(7)).unwrap();
    for _ in 0..12 {
        let mut list = Vec::new();
        packed.legal_actions(table.state(), &mut list);
        table.play(*list.last().unwrap()).unwrap();
    }
    let written = table.transcript().to_string();
    assert!(written.contains("\npack bees.pack.toml #") && written.contains("\n> [[hero]]\n"), "{written}");
    let read: Transcript = written.parse().unwrap();
    assert_eq!(read, table.transcript());
    let plain = Arc::new(game().clone());
    let replayed = Table::replay(plain.clone(), &read).unwrap();
    assert_eq!((replayed.state(), replayed.game().packs()), (table.state(), packed.packs()));
    assert_eq!(Table::replay(packed, &read).unwrap().state(), table.state());
    // A change in the pack is found there, though it is only a name.
    let flaw =
        |text: String| text.parse::<Transcript>().map(|read| Table::replay(plain.clone(), &read).err()).unwrap_or_else(Some);
    let line = written.lines().position(|line| line.starts_with("pack ")).unwrap() + 1;
    assert_eq!(flaw(written.replace("Abeille", "Guêpe")).unwrap().line, line);
    let without: String = written
        .lines()
        .filter(|line| !line.starts_with('>') && !line.starts_with("pack "))
        .fold(String::new(), |all, line| all + line + "\n");
    assert!(flaw(without).is_some());
}

#[test]
fn a_game_with_other_packs_does_not_replay() {
    let pack = |name: &str| {
        let mut hero = game().blank("hero", &[]).unwrap();
        hero.set("/name", json!({ "en": name, "fr": name }));
        Arc::new(game().with_packs(&[PackFile::new("a.pack.toml", &survey(&[hero]).text)]).unwrap())
    };
    let table = Table::open(pack("Bee"), coraquest::Setup::default(), Seed::numbered(7)).unwrap();
    assert!(Table::replay(pack("Wasp"), &table.transcript()).is_err());
}

/// A new item of a kind with an effect of its own.
fn item(kind: &str, effect: &str, beside: &[(&str, Value)]) -> Draft {
    let mut item = game().blank("item", &[]).unwrap();
    item.set("/name", json!({ "en": "Thing", "fr": "Chose" }));
    item.set("/kind", json!(kind));
    item.set("/effect", json!(effect));
    beside.iter().for_each(|(key, value)| item.set(&format!("/{key}"), value.clone()));
    item
}

#[test]
fn cr_ql_5_items_may_have_every_effect_that_files_know() {
    for kind in ["potion", "magic", "trap"] {
        let blank = [item(kind, "", &[])];
        let form = game().form(&blank, 0, Lang::En).unwrap();
        let choices = fields(&form).into_iter().find_map(|(path, input)| match input {
            Input::Choice { choices, .. } if path == "/effect" => Some(choices),
            _ => None,
        });
        let own: Vec<String> =
            choices.unwrap().into_iter().map(|choice| choice.value).filter(|value| value.starts_with('=')).collect();
        assert!(own.len() >= 3, "{kind}: {own:?}");
        for effect in own {
            // Right as soon as it is chosen, with a sentence for players, and the same when it is read again.
            let drafts = [item(kind, &effect, &[])];
            let found = survey(&drafts);
            assert_eq!(found.reasons, [], "{}", found.text);
            let played = game().with_packs(&[PackFile::new("mine.pack.toml", &found.text)]).unwrap();
            let card = played.pieces().items().iter().find(|card| card.source.is_some()).unwrap();
            assert!(!card.text.to(Lang::En).is_empty() && card.text.to(Lang::Fr) != card.text.to(Lang::En), "{effect}");
            let again = game().unpack(&[PackFile::new("mine.pack.toml", &found.text)]).unwrap();
            assert_eq!((again[0].text("/effect"), again[0].at("/text")), (&*effect, None), "{}", found.text);
            assert_eq!(survey(&again).text, found.text);
            let lines = game().form(&drafts, 0, Lang::Fr).unwrap().lines;
            assert!(lines.iter().any(|line| line.words == card.text.to(Lang::Fr)), "{effect}: {lines:?}");
        }
    }
}

#[test]
fn cr_ql_5_the_numbers_of_an_effect_are_what_is_written_and_told() {
    let drafts = [
        item("potion", "=heal", &[("amount", json!(7))]),
        renamed(&item("magic", "=against", &[("against", json!("troll")), ("with", json!("RRB"))])),
    ];
    let found = survey(&drafts);
    assert_eq!(found.reasons, [], "{}", found.text);
    assert!(found.text.contains("effect.heal = 7\n"), "{}", found.text);
    assert!(found.text.contains("Heals 7 Health and ends your poison."), "{}", found.text);
    assert!(found.text.contains("1 blue die and 2 red dice more in attacks whose first target is: Troll."), "{}", found.text);
    assert!(!found.text.contains("amount") && !found.text.contains("with ="), "{}", found.text);
    // What a maker wrote stays.
    let mut own = drafts[0].clone();
    own.set("/text", json!({ "en": "Honey!", "fr": "" }));
    let text = survey(&[own]).text;
    assert!(text.contains("Honey!") && !text.contains("Heals"), "{text}");
    let again = game().unpack(&[PackFile::new("mine.pack.toml", &text)]).unwrap();
    assert_eq!(again[0].text("/text/en"), "Honey!");
    // A number out of its range is refused where it stands.
    let found = survey(&[item("potion", "=heal", &[("amount", json!(21))])]).reasons;
    assert_eq!((codes(&found), &*found[0].path), (vec!["I05"], "/effect/heal"));
}

#[test]
fn cr_ql_2_the_settings_of_a_quest_are_asked_and_written() {
    let mut quest = game().blank("quest", &[]).unwrap();
    for path in ["/quest/title", "/text/intro", "/text/goal"] {
        quest.set(path, json!({ "en": "Bees", "fr": "Abeilles" }));
    }
    let plain = survey(std::slice::from_ref(&quest));
    assert!(!plain.text.contains("countdown_levels") && plain.reasons.is_empty(), "{}", plain.text);
    quest.set("/setup/force_tough", json!(["orc"]));
    quest.set("/setup/countdown_levels", json!(4));
    quest.set("/setup/threat_start", json!(4));
    quest.set("/setup/threat_reset", json!(""));
    quest.set("/setup/round_limit/normal", json!(12));
    quest.add("/rule/0/any", json!("round >= 3"));
    quest.add("/action/0/any", json!("enemies == 0"));
    let drafts = [quest];
    let found = survey(&drafts);
    assert_eq!(found.reasons, [], "{}", found.text);
    let played = game().with_packs(&[PackFile::new("mine.pack.toml", &found.text)]).unwrap();
    let made = played.pieces().quests().iter().find(|quest| quest.source.is_some()).unwrap();
    assert_eq!((made.countdown_levels, made.threat_start, made.threat_reset), (4, 4, 2));
    assert_eq!((made.round_limit, made.force_tough.len()), ([12, 50], 1));
    let asked: Vec<String> = fields(&game().form(&drafts, 0, Lang::Fr).unwrap()).into_iter().map(|(path, _)| path).collect();
    for path in [
        "/setup/force_tough",
        "/setup/countdown_levels",
        "/setup/threat_start",
        "/setup/threat_reset",
        "/setup/round_limit/normal",
        "/setup/round_limit/long",
        "/rule/0/any/0",
        "/action/0/any/0",
    ] {
        assert!(asked.iter().any(|other| other == path), "{path}");
    }
    let mut wrong = drafts[0].clone();
    wrong.set("/setup/countdown_levels", json!(3));
    assert_eq!(codes(&survey(&[wrong]).reasons), ["Q16"], "the token starts above the track");
}
