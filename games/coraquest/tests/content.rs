//! The files of the house load, and say what the catalogue's tables say.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::{Ability, CardId, Cell, Content, Dice, DieColour, ItemKind, Phrase, Quest, QuestId, Size, Stock};
use std::collections::BTreeSet;
use texts::Lang;

const CATALOGUE: &str = include_str!("../../../docs/rules/coraquest-content.md");

/// Sides of enemies that were tuned: the kind, the side, what section E says, what is played
/// (`docs/decisions/coraquest-content.md`).
const SIDES: [(&str, &str, &str, &str); 17] = [
    ("bone_king", "standard", "16 / 4 / 2 / RB", "16 / 3 / 1 / WW"),
    ("bone_king", "tough", "20 / 4 / 2 / RB", "18 / 3 / 1 / WW"),
    ("dragon", "standard", "14 / 3 / 3 / BW", "13 / 3 / 3 / BW"),
    ("dragon", "tough", "18 / 4 / 3 / BW", "15 / 3 / 3 / BW"),
    ("giant_snake", "standard", "15 / 5 / 2 / RW", "12 / 5 / 2 / RW"),
    ("giant_snake", "tough", "19 / 5 / 2 / RW", "14 / 5 / 2 / RW"),
    ("goblin", "tough", "3 / 4 / 1 / WW", "2 / 5 / 1 / WW"),
    ("ogre_cook", "standard", "10 / 3 / 1 / BW", "16 / 3 / 1 / BW"),
    ("ogre_cook", "tough", "14 / 3 / 1 / BW", "18 / 3 / 1 / BW"),
    ("ratfolk", "tough", "3 / 5 / 1 / WW", "2 / 6 / 1 / WW"),
    ("skeleton", "tough", "4 / 3 / 4 / WW", "3 / 4 / 4 / WW"),
    ("spider_queen", "standard", "14 / 4 / 3 / BW", "13 / 4 / 3 / BW"),
    ("spider_queen", "tough", "18 / 4 / 3 / BW", "14 / 4 / 3 / BW"),
    ("swamp_beast", "standard", "16 / 4 / 1 / RB", "13 / 4 / 1 / RB"),
    ("swamp_beast", "tough", "20 / 4 / 1 / RB", "15 / 4 / 1 / RB"),
    ("toad", "tough", "4 / 3 / 1 / B", "3 / 3 / 1 / B"),
    ("troll_king", "tough", "20 / 4 / 1 / RB", "18 / 4 / 1 / RB"),
];

/// Words of quests that were tuned: the quest, what the catalogue says, what is played
/// (`docs/decisions/coraquest-content.md`).
const QUESTS: [(&str, &str, &str); 18] = [
    (
        "lamps",
        r#"{ spawn = "goblin", n = 1, at = "centre:D" }"#,
        r#"{ spawn = "orc", n = 2, at = "spot:D" }, { spawn = "goblin", n = 4, at = "centre:D" }"#,
    ),
    ("lamps", r#"{ text = "c" }, { treasure = 1,"#, r#"{ text = "c" }, { treasure = 2,"#),
    ("lamps", "as a hat stand.", "as a hat stand, and two orcs keep their helmets on."),
    ("lamps", "s'en servent de portemanteau.", "s'en servent de portemanteau, et deux orcs gardent leur casque."),
    ("flan", "countdown_levels = 3\nthreat_start = 3\nthreat_reset = 3\n", ""),
    ("flan", r#"medium = "orc" }"#, r#"medium = "orc", large = "ogre" }"#),
    ("flan", r#"{ spawn = "goblin", at = "spot:B" }"#, r#"{ spawn = "goblin", n = 3, at = "spot:B" }"#),
    ("flan", r#"{ spawn = "ratfolk", at = "centre:G" }"#, r#"{ spawn = "ratfolk", n = 2, at = "centre:G" }"#),
    ("eggs", r#""spider", n = 2, at = "spot:I""#, r#""spider", n = 5, at = "spot:I""#),
    ("eggs", "A second nest, and its owner is at home.", "A second nest, and the whole family is at home."),
    ("eggs", "Un deuxième nid, et la propriétaire est chez elle.", "Un deuxième nid, et toute la famille est à la maison."),
    ("bell", r#"{ spawn = "gremlin", at = "spot:F" }"#, r#"{ spawn = "gremlin", n = 2, at = "spot:F" }"#),
    ("bell", r#"{ spawn = "spider", at = "centre:J" }"#, r#"{ spawn = "spider", n = 2, at = "centre:J" }"#),
    ("bell", "deadline = { normal = 16, long = 21 }", "deadline = { normal = 15, long = 20 }"),
    ("king", "too_loud = { normal = 24, long = 32 }", "too_loud = { normal = 40, long = 50 }"),
    ("king", "also = [\"bone_king\"]\n", "also = [\"bone_king\"]\ncountdown_levels = 3\nthreat_start = 3\nthreat_reset = 3\n"),
    ("king", r#"{ spawn = "skeleton", n = 2, at = "centre:K" }"#, r#"{ spawn = "skeleton", at = "centre:K" }"#),
    (
        "queen",
        "also = [\"spider_queen\"]\n",
        "also = [\"spider_queen\"]\ncountdown_levels = 3\nthreat_start = 3\nthreat_reset = 3\n",
    ),
];

/// A side of an enemy as it is played, from what section E says of it.
fn tuned<'a>(kind: &str, side: &str, said: &'a str) -> &'a str {
    match SIDES.iter().find(|(of, which, ..)| (*of, *which) == (kind, side)) {
        Some((.., was, is)) => {
            assert_eq!(*was, said, "{kind} {side}");
            is
        }
        None => said,
    }
}

/// The rows of the tables of a section, without their heads.
fn tables(section: &str) -> Vec<Vec<&'static str>> {
    let lines = CATALOGUE.lines().skip_while(|line| !line.starts_with(section)).skip(1);
    let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("## ") && !line.starts_with("### ")).collect();
    let ruled = |place: usize| lines.get(place + 1).is_some_and(|next| next.starts_with("|--"));
    let rows =
        lines.iter().enumerate().filter(|(place, line)| line.starts_with('|') && !line.starts_with("|--") && !ruled(*place));
    rows.map(|(_, line)| line.trim().trim_matches('|').split('|').map(str::trim).collect()).collect()
}

fn errors(result: Result<Content, Vec<tabletop::ContentError>>) -> String {
    result.map_or_else(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"), |_| String::new())
}

#[test]
fn the_shipped_content_loads() {
    assert_eq!(errors(Content::load(&Content::STANDARD)), "");
    let content = Content::standard();
    assert_eq!(content.edition(), Content::load(&Content::STANDARD).unwrap().edition());
    let sizes = [content.heroes().len(), content.enemies().len(), content.items().len(), content.quests().len()];
    assert_eq!(sizes, [8, 16, 12 + 29 + 18, 10]);
}

#[test]
fn the_files_of_the_house_are_those_of_the_folder() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/coraquest");
    let mut found = BTreeSet::new();
    let mut folders = vec![folder.clone()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                if path.extension().is_some_and(|ending| ending == "toml") {
                    found.insert(path.strip_prefix(&folder).unwrap().to_str().unwrap().replace('\\', "/"));
                }
            }
        }
    }
    assert_eq!(found, Content::FILES.iter().map(|&name| name.to_owned()).collect());
}

#[test]
fn dice_have_the_faces_of_section_d() {
    let content = Content::standard();
    let rows = tables("## D. ");
    assert_eq!(rows.len(), 3);
    for (row, colour) in rows.iter().zip(DieColour::ALL) {
        let faces: Vec<u8> = row[2].split(' ').map(|face| face.parse().unwrap()).collect();
        assert_eq!(content.faces().of(colour), &faces[..]);
        assert!(row[0].ends_with(colour.letter()));
    }
}

#[test]
fn heroes_are_those_of_section_h() {
    let content = Content::standard();
    let rows = tables("## H. ");
    assert_eq!(rows.len(), content.heroes().len());
    for (row, hero) in rows.iter().zip(content.heroes()) {
        assert_eq!([&*hero.id, hero.name.to(Lang::En), hero.name.to(Lang::Fr), hero.hero_type.code()], row[..4]);
        assert_eq!([hero.health.to_string(), hero.movement.to_string(), hero.dice.to_string()], row[4..7]);
        assert_eq!(content.item(QuestId(0), hero.weapon).name.to(Lang::En), row[7]);
        let ability = content.ability(hero.ability);
        assert_eq!(format!("{} (`{}`)", ability.name.to(Lang::En), hero.ability.code()), row[8]);
    }
    let party = content.advised_party().map(|hero| content.hero(hero).name.to(Lang::En));
    assert!(CATALOGUE.contains(&format!("Advised first party: {}.", party.join(", "))));
}

/// A French text as the catalogue writes it, with plain spaces only.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

#[test]
fn abilities_are_those_of_section_a() {
    let content = Content::standard();
    let rows = tables("## A. ");
    assert_eq!(rows.len(), Ability::ALL.len());
    for (row, ability) in rows.iter().zip(Ability::ALL) {
        let card = content.ability(ability);
        assert_eq!(ability.code(), row[0]);
        assert!(row[1].starts_with(card.name.to(Lang::En)) && row[2].starts_with(&plain(card.name.to(Lang::Fr))), "{}", row[0]);
    }
    let numbers = |ability: Ability| (content.ability(ability).amount, content.ability(ability).reach);
    assert_eq!(numbers(Ability::Heal), (3, 1));
    assert_eq!(numbers(Ability::AddSuccesses), (2, 0));
    assert_eq!(numbers(Ability::Guard), (0, 1));
    assert_eq!(numbers(Ability::Sprint), (3, 0));
    assert_eq!(numbers(Ability::Wake), (0, 3));
    assert_eq!(numbers(Ability::Smite), (1, 2));
    assert_eq!(numbers(Ability::Cleanse), (0, 1));
    assert_eq!(content.ability(Ability::Bane).dice, Dice::written("W").unwrap());
}

#[test]
fn items_are_those_of_sections_w_t_and_s() {
    let content = Content::standard();
    let stocks = [(Stock::Starting, "## W. "), (Stock::Treasure, "## T. "), (Stock::Special, "## S. ")];
    for (stock, section) in stocks {
        let rows = tables(section);
        let items: Vec<_> = content.items().iter().filter(|item| item.stock == stock).collect();
        assert_eq!(rows.len(), items.len(), "{section}");
        for (row, item) in rows.iter().zip(items) {
            assert_eq!([&*item.id, item.name.to(Lang::En), &*plain(item.name.to(Lang::Fr))], row[..3]);
            if stock == Stock::Starting {
                let ItemKind::Weapon { range, dice } = item.kind else { panic!("{} is no weapon", item.id) };
                assert_eq!([range.to_string(), dice.to_string(), item.coins.to_string()], row[3..6]);
                continue;
            }
            assert_eq!([item.copies.to_string(), item.coins.to_string()], row[4..6], "{}", item.id);
            let kind = match item.kind {
                ItemKind::Weapon { range, dice } => {
                    assert_eq!(format!("range {range}, dice {dice}"), row[6]);
                    "weapon"
                }
                ItemKind::Armour { dice } => {
                    assert_eq!(format!("armour dice {dice}"), row[6]);
                    "armour"
                }
                ItemKind::Potion(_) => "potion",
                ItemKind::Magic(_) => "magic",
                ItemKind::Quest => "quest",
                ItemKind::Trap(_) => "trap",
            };
            assert_eq!(kind, row[3], "{}", item.id);
            let silent = matches!(item.kind, ItemKind::Weapon { .. } | ItemKind::Armour { .. } | ItemKind::Quest);
            assert!(silent || Lang::ALL.iter().all(|&lang| !item.text.to(lang).is_empty()), "{} says nothing", item.id);
        }
    }
    let treasure = content.items().iter().filter(|item| item.stock == Stock::Treasure);
    assert_eq!(treasure.map(|item| u32::from(item.copies)).sum::<u32>(), 35);
}

#[test]
fn effects_do_what_sections_t_and_s_say() {
    use coraquest::{Magic, Trap, Use};
    let content = Content::standard();
    let spider = content.spider();
    let dice = |text| Dice::written(text).unwrap();
    let kind = |id: &str| content.items().iter().find(|item| &*item.id == id).unwrap().kind;
    for (id, wanted) in [
        ("healing6", ItemKind::Potion(Use::Heal(6))),
        ("accuracy", ItemKind::Potion(Use::RerollBlanks)),
        ("lucky_feather", ItemKind::Potion(Use::RerollBlanks)),
        ("strength", ItemKind::Potion(Use::NextAttack(dice("R")))),
        ("bravery", ItemKind::Potion(Use::ThisTurn(dice("B")))),
        ("belt_of_teleport", ItemKind::Potion(Use::Teleport(6))),
        ("flying_orb", ItemKind::Potion(Use::Teleport(Use::ANYWHERE))),
        ("hourglass", ItemKind::Potion(Use::Slow)),
        ("soap", ItemKind::Potion(Use::Wash(1))),
        ("antidote", ItemKind::Potion(Use::Antidote)),
        ("snake_flute", ItemKind::Potion(Use::Quest)),
        ("ring_of_speed", ItemKind::Magic(Magic::Steps(2))),
        ("amulet_of_nimbleness", ItemKind::Magic(Magic::Nimble)),
        ("xray_goggles", ItemKind::Magic(Magic::SeeThrough)),
        ("nose_peg", ItemKind::Magic(Magic::NoSmell)),
        ("lavender_scarf", ItemKind::Magic(Magic::NoSmell)),
        ("spider_boots", ItemKind::Magic(Magic::Against(spider, dice("R")))),
        ("trap_glove", ItemKind::Trap(Trap::Knock)),
        ("trap_dart", ItemKind::Trap(Trap::Poison)),
        ("trap_stink", ItemKind::Trap(Trap::Stink)),
    ] {
        assert_eq!(kind(id), wanted, "{id}");
    }
    assert!(content.items().iter().all(|item| !item.full_action), "no item of the box costs a full action");
}

#[test]
fn cr_cust_11_enemies_are_those_of_section_e() {
    let content = Content::standard();
    let (ordinary, bosses) = (tables("## E. "), tables("### Big Bosses"));
    assert_eq!([ordinary.len(), bosses.len()], [9, 7]);
    let side = |enemy: &coraquest::EnemySheet, tough| {
        let side = enemy.side(tough);
        format!("{} / {} / {} / {}", side.health, side.movement, side.range, side.dice)
    };
    for (row, enemy) in ordinary.iter().zip(content.enemies()) {
        assert_eq!([&*enemy.id, enemy.name.to(Lang::En), enemy.name.to(Lang::Fr)], row[..3]);
        let symbol = if row[3] == "webs" { "small".to_owned() } else { row[3].to_lowercase() };
        assert_eq!([enemy.size.code(), &enemy.figures.to_string()], [&symbol, row[4]]);
        assert_eq!(side(enemy, false), tuned(row[0], "standard", row[5]));
        assert_eq!(side(enemy, true), tuned(row[0], "tough", row[6]));
        assert_eq!(enemy.stinky, row[7] == "Stinky");
        assert!(enemy.on_hit.is_none() && enemy.phase_spawn.is_none());
    }
    for (row, enemy) in bosses.iter().zip(&content.enemies()[9..]) {
        assert_eq!([&*enemy.id, enemy.name.to(Lang::En), enemy.name.to(Lang::Fr)], row[..3]);
        assert_eq!((enemy.size, enemy.figures), (Size::Boss, 1));
        assert_eq!(side(enemy, false), tuned(row[0], "standard", row[3]));
        assert_eq!(side(enemy, true), tuned(row[0], "tough", row[4]));
        assert_eq!(enemy.stinky, row[5].starts_with("Stinky by nature"));
        let blow = enemy.on_hit.map(coraquest::OnHit::code);
        let said = [("Poisoned", "poisoned"), ("Stunned", "stunned"), ("Stinky", "stinky"), ("knocked back", "knock")];
        let said = said.iter().find(|(word, _)| row[5].contains(&format!("on hit: {word}"))).map(|&(_, code)| code);
        assert_eq!(blow, said, "{}", enemy.id);
        assert_eq!(enemy.phase_spawn, row[5].contains("place 1 Giant Spider").then_some(content.spider()));
    }
}

#[test]
fn cr_reveal_8_cards_are_those_of_section_c() {
    let content = Content::standard();
    let rows = tables("## C. ");
    assert_eq!(rows.len(), CardId::COUNT);
    for (row, id) in rows.iter().zip(CardId::all()) {
        let card = content.card(id);
        assert_eq!([&*id.code(), card.name.to(Lang::En), card.name.to(Lang::Fr)], [row[0].trim_matches('*'), row[1], row[2]]);
        assert_eq!(CardId::coded(&id.code()), Some(id));
        assert_eq!(card.web, row.get(6) == Some(&"web"), "{}", id.code());
        let layout = card.layout(0);
        for (line, row) in row[3..6].iter().zip([2, 1, 0]) {
            for (column, sign) in line.trim_matches('`').chars().enumerate() {
                let cell = Cell::at(column as u8, row);
                let drawn = match cell {
                    _ if !layout.floor.has(cell) => '#',
                    _ if layout.chests.has(cell) => 'C',
                    _ if layout.spot == Some(cell) => '*',
                    _ => (0..3).find(|&symbol| layout.spawns[symbol].has(cell)).map_or('.', |symbol| ['1', '2', '3'][symbol]),
                };
                assert_eq!(drawn, sign, "{} {cell:?}", id.code());
            }
        }
    }
    let basic = CardId::all().skip(1).take(12).map(|card| content.card(card).layout(0));
    let counts = basic.fold([0; 4], |sum, layout| {
        let [small, medium, large] = layout.spawns.map(|cells| cells.count());
        [sum[0] + small, sum[1] + medium, sum[2] + large, sum[3] + layout.chests.count()]
    });
    assert_eq!(counts, [19, 10, 1, 4]);
}

#[test]
fn cr_word_7_cr_reveal_7_a_card_is_turned_by_quarters_and_looks_alike_once() {
    let content = Content::standard();
    let turned = [(0, 0), (0, 2), (2, 2), (2, 0)].map(|(column, row)| Cell::at(column, row));
    assert_eq!([0, 1, 2, 3].map(|quarters| Cell::at(0, 0).turned(quarters)), turned);
    assert_eq!([0, 1, 2, 3].map(|quarters| Cell::CENTRE.turned(quarters)), [Cell::CENTRE; 4]);
    let rotations = |code: &str| content.card(CardId::coded(code).unwrap()).rotations;
    // The Entrance looks the same from everywhere, the slanting hall from two sides, the crossroads from one.
    assert_eq!([rotations("1"), rotations("K"), rotations("4"), rotations("2")], [0b0001, 0b0001, 0b0011, 0b1111]);
}

#[test]
fn what_the_house_says_of_its_things_is_there_in_every_language_and_fits_as_a_users_words_must() {
    let content = Content::standard();
    let mut texts: Vec<(&Phrase, usize)> = Vec::new();
    for hero in content.heroes() {
        texts.push((&hero.name, 24));
        texts.extend(hero.story.as_ref().map(|story| (story, 400)));
        assert!(hero.story.is_some());
    }
    texts.extend(content.enemies().iter().map(|enemy| (&enemy.name, 24)));
    texts.extend(content.items().iter().flat_map(|item| [(&item.name, 32), (&item.text, 400)]));
    texts.extend(CardId::all().map(|card| (&content.card(card).name, 24)));
    texts.extend(Ability::ALL.into_iter().flat_map(|ability| {
        let card = content.ability(ability);
        [(&card.name, 400), (&card.text, 400)]
    }));
    for quest in content.quests() {
        texts.push((&quest.title, 60));
        texts.extend(quest.texts.iter().map(|text| (text, 2000)));
        texts.extend(quest.actions.iter().map(|action| (&action.label, 60)));
        texts.extend(quest.counters.iter().filter_map(|counter| counter.label.as_ref()).map(|label| (label, 60)));
    }
    for (text, most) in texts.into_iter().filter(|(text, _)| !text.is_empty()) {
        for lang in Lang::ALL {
            let said = text.to(lang);
            assert!(!said.trim().is_empty() && said.chars().count() <= most, "{lang:?}: {said}");
            let message = match text.arg(lang) {
                texts::Arg::Message(message) => message,
                other => unreachable!("the words of the house are messages: {other:?}"),
            };
            assert_eq!(message.say(lang), said);
            assert!(!said.chars().any(char::is_control), "{said}");
        }
    }
}

/// All that a quest says, in order.
fn words(quest: &Quest, lang: Lang) -> Vec<&str> {
    let labels = quest.counters.iter().filter_map(|counter| counter.label.as_ref());
    let actions = quest.actions.iter().map(|action| &action.label);
    let items = quest.items.iter().map(|item| &item.name);
    std::iter::once(&quest.title).chain(labels).chain(&quest.texts).chain(actions).chain(items).map(|of| of.to(lang)).collect()
}

#[test]
fn cr_quest_1_cr_ql_1_cr_ql_2_the_ten_quests_are_those_of_the_catalogue() {
    let content = Content::standard();
    let blocks: Vec<&str> = CATALOGUE.split("```toml\n").skip(1).map(|block| block.split("```").next().unwrap()).collect();
    assert_eq!(blocks.len(), 10);
    for (block, quest) in blocks.iter().zip(content.quests()) {
        let mut told = (*block).to_owned();
        for (_, was, is) in QUESTS.iter().filter(|(of, ..)| *of == &*quest.id) {
            assert_eq!(told.matches(was).count(), 1, "{}: {was}", quest.id);
            told = told.replace(was, is);
        }
        // The catalogue has the words in the quest, the files of the house elsewhere.
        let name = format!("quests/{}.quest.toml", quest.id);
        let files =
            Content::STANDARD.map(|file| if file.name == name { tabletop::ContentFile { text: &told, ..file } } else { file });
        let catalogue = Content::load(&files).unwrap();
        assert_eq!(catalogue.edition(), content.edition(), "{name}");
        let written = catalogue.quest(catalogue.quest_named(&quest.id).unwrap());
        // The catalogue has its words in English and French.
        for lang in golden::RECORDED {
            assert_eq!(words(quest, lang), words(written, lang), "{name}");
        }
    }
    assert!(content.quests().is_sorted_by_key(|quest| quest.difficulty));
    let spider = content.spider();
    assert!(content.quests().iter().all(|quest| quest.kinds.first() == Some(&spider)));
    let flan = content.quest(content.quest_named("flan").unwrap());
    assert_eq!((flan.countdown_levels, flan.threat_start, flan.threat_reset, flan.round_limit), (2, 2, 2, [40, 50]));
    let king = content.quest(content.quest_named("king").unwrap());
    assert_eq!((king.countdown_levels, king.threat_start, king.threat_reset, king.round_limit), (3, 3, 3, [40, 50]));
    assert_eq!(flan.kinds.len(), 6);
    assert_eq!(flan.story.map(|(card, _)| card.code()).concat(), "EFBG");
}

#[test]
fn constants_are_those_of_the_rules() {
    let content = Content::standard();
    let constants = content.constants();
    assert_eq!((constants.chests, constants.hero_actions, constants.enemy_actions, constants.ability_level), (12, 2, 2, 2));
    assert_eq!((constants.slide, constants.wall_bump, constants.figure_bump, constants.no_slide), (3, 2, 1, 1));
    assert_eq!((constants.poison, constants.smell, constants.second_wind, constants.queue), (1, 2, 4, 100));
    assert_eq!(constants.round_limit, [40, 50]);
}

#[test]
fn every_rule_of_both_catalogues_is_told_in_both_languages() {
    let rules = include_str!("../../../docs/rules/coraquest.md");
    let bold = |text: &'static str| text.split("**").skip(1).step_by(2).filter(|word| word.starts_with("CR-"));
    let ids: Vec<&str> = bold(rules).chain(bold(CATALOGUE)).collect();
    let content = Content::standard();
    assert_eq!(content.texts().ids().collect::<Vec<_>>(), ids);
    for id in ids {
        let said: BTreeSet<String> = Lang::ALL.into_iter().map(|lang| content.texts().words(id, lang).unwrap()).collect();
        assert_eq!(said.len(), Lang::ALL.len(), "{id}");
    }
}

#[test]
fn another_number_is_another_game_and_another_text_is_not() {
    let changed = |name: &str, from: &str, to: &str| {
        let text = Content::STANDARD.iter().find(|file| file.name == name).unwrap().text.replacen(from, to, 1);
        let files =
            Content::STANDARD.map(|file| if file.name == name { tabletop::ContentFile { text: &text, ..file } } else { file });
        Content::load(&files).unwrap().edition().content.clone()
    };
    let standard = Content::standard().edition().content.clone();
    assert_ne!(changed("constants.toml", "chests = 12", "chests = 11"), standard);
    assert_ne!(changed("enemies/goblin.enemy.toml", "figures = 5", "figures = 4"), standard);
    assert_ne!(changed("quests/lamps.quest.toml", "lamps >= 4", "lamps >= 3"), standard);
    // What a start is built from, and what is told when, is played by.
    assert_ne!(changed("constants.toml", "\"spear_woman\", \"dwarf\"", "\"halfling\", \"dwarf\""), standard);
    assert_ne!(changed("quests/lamps.quest.toml", "\"C\", \"D:bottom\"", "\"C:bottom\", \"D:bottom\""), standard);
    assert_ne!(changed("quests/lamps.quest.toml", "do = [ { text = \"a\" } ]", "do = [ { text = \"b\" } ]"), standard);
    // What only people read is not, whether it stands in the file or not.
    let lamps = "quests/lamps.quest.toml";
    assert_eq!(changed(lamps, "difficulty = 1", "difficulty = 1\ntitle = { en = \"Lamps\", fr = \"Lampes\" }"), standard);
    assert_eq!(changed(lamps, "difficulty = 1", "difficulty = 1\ntitle = \"Lamps\""), standard);
    assert_eq!(changed(lamps, "id = \"light_a\"", "id = \"light_a\"\nlabel = { en = \"Light it\", de = \"An!\" }"), standard);
    assert_eq!(changed(lamps, "labels = [\"lamps\"]\n", ""), standard);
    assert_eq!(changed("heroes/dwarf.hero.toml", "picture = \"dwarf\"", "picture = \"halfling\""), standard);
    assert_eq!(changed("heroes/dwarf.hero.toml", "id = \"dwarf\"", "id = \"dwarf\"\nname = \"Gimli\""), standard);
    assert_eq!(changed("heroes/dwarf.hero.toml", "id = \"dwarf\"", "id = \"dwarf\"\nstory = { fr = \"Lent.\" }"), standard);
    assert_eq!(changed("abilities.toml", "[heal]", "[heal]\nname = { en = \"Purr\", fr = \"Ronron\" }"), standard);
    assert_eq!(changed("items/treasure.items.toml", "kind = ", "name = \"The Axe\"\nkind = "), standard);
}
