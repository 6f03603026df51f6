//! What users make: it is laid over the content of the house, and a fault is refused with its code, on the right line.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::{Ability, CardId, Content, HeroType, ItemKind, OnHit, QuestId, Size, Stock};
use tabletop::{ContentError, ContentFile};
use texts::Lang;

const HERO: &str = r#"id = "beekeeper"
name = { en = "Beekeeper", fr = "Apicultrice" }
type = "fast"
health = 6
move = 5
die = "B"
weapon = "throwing_knives"
ability = "bane"
kind = "orc"
story = { en = "Hums.", fr = "Elle bourdonne." }
picture = "beekeeper"
"#;

const ENEMY: &str = r#"id = "wasp_queen"
name = { en = "Wasp Queen", fr = "Reine guêpe" }
size = "boss"
figures = 1
standard = { health = 10, move = 5, range = 2, dice = "BW" }
tough = { health = 13, move = 5, range = 2, dice = "BW" }
on_hit = "poisoned"
phase_spawn = "wasp"
"#;

const WASP: &str = r#"id = "wasp"
name = { en = "Wasp", fr = "Guêpe" }
size = "small"
figures = 4
standard = { health = 1, move = 6, range = 1, dice = "B" }
tough = { health = 2, move = 6, range = 1, dice = "B" }
"#;

const ITEMS: &str = r#"stock = "treasure"

[[item]]
id = "smoker"
name = { en = "Bee Smoker", fr = "Enfumoir" }
kind = "magic"
copies = 1
coins = 2
effect = { against = "wasp", dice = "B" }
text = { en = "One blue die more against wasps.", fr = "Un dé bleu de plus contre les guêpes." }

[[item]]
id = "jelly"
name = { en = "Royal Jelly", fr = "Gelée royale" }
kind = "potion"
copies = 2
coins = 1
effect = "healing4"
cost = "full"
"#;

const CARDS: &str = r##"[[card]]
card = "5"
name = { en = "Bee Hall", fr = "Salle des abeilles" }
rows = ["1.1", ".C.", "#.#"]
web = true
"##;

const QUEST: &str = r#"[quest]
id = "bees"
difficulty = 2
title = { en = "Bees", fr = "Abeilles" }
[setup]
story = ["A", "B", "C", "D:bottom"]
enemies = { small = "wasp" }
also = ["wasp_queen"]
[text]
intro = { en = "Bzz.", fr = "Bzz." }
goal = { en = "Defeat the queen.", fr = "Battez la reine." }
win = { en = "Honey!", fr = "Du miel !" }
lose = { en = "Ouch.", fr = "Aïe." }
[[rule]]
when = "reveal:D"
do = [ { spawn = "wasp_queen", at = "spot:D" } ]
[[win]]
if = ["defeated.wasp_queen >= 1"]
"#;

const PACK: [(&str, &str); 6] = [
    ("bees/a.quest_notes", ""),
    ("bees/queen.enemy.toml", ENEMY),
    ("bees/wasp.enemy.toml", WASP),
    ("bees/hive.items.toml", ITEMS),
    ("bees/hall.cards.toml", CARDS),
    ("bees/bees.quest.toml", QUEST),
];

fn pack(files: &[(&str, &str)]) -> Result<Content, Vec<ContentError>> {
    let files: Vec<ContentFile<'_>> = files.iter().map(|&(name, text)| ContentFile { name, text }).collect();
    Content::standard().with_pack(&files)
}

/// With one text replaced by another there must be an error with this code, on a line that holds `line`, that says `said`.
#[track_caller]
fn refused(name: &str, whole: &str, cases: &[(&str, &str, &str, &str, &str)]) {
    for &(from, to, code, line, said) in cases {
        assert!(whole.contains(from), "'{from}' is not there");
        let text = whole.replacen(from, to, 1);
        let wasp = ("wasp.enemy.toml", WASP);
        let errors = if whole == WASP { pack(&[(name, &text)]) } else { pack(&[(name, &text), wasp]) };
        let Err(errors) = errors else { panic!("{code}: '{to}' is accepted") };
        let fits = |error: &ContentError| {
            let place = text.lines().nth(error.line - 1).unwrap_or_default();
            error.file == name
                && error.reason.starts_with(&format!("{code}: "))
                && error.reason.contains(said)
                && place.contains(line)
        };
        let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(errors.iter().any(fits), "{code} on '{line}' saying '{said}':\n{}", told.join("\n"));
    }
}

#[test]
fn cr_cust_1_texts_of_packs_are_in_one_language_or_several() {
    let named = |name: &str| {
        let text = HERO.replace("{ en = \"Beekeeper\", fr = \"Apicultrice\" }", name);
        let content = Content::standard().with_pack(&[ContentFile { name: "bee.hero.toml", text: &text }]).unwrap();
        let hero = content.hero(content.hero_named("beekeeper").unwrap());
        golden::RECORDED.map(|lang| hero.name.to(lang).to_owned())
    };
    assert_eq!(named("{ en = \"Beekeeper\", fr = \"Apicultrice : oui !\" }"), ["Beekeeper", "Apicultrice\u{a0}: oui\u{a0}!"]);
    assert_eq!(named("\"Bee : B!\""), ["Bee : B!"; 2], "a text without a language is for everybody");
    assert_eq!(named("{ fr = \"Abeille\" }"), ["Abeille"; 2]);
    assert_eq!(named("{ it = \"Ape\", en = \"Bee\" }"), ["Bee"; 2], "English is better than another language");
    assert_eq!(named("{ pt = \"Abelha\", it = \"Ape\" }"), ["Abelha"; 2], "else the first one");
    assert_eq!(named("{ pt = \"Abelha\", fr = \"Abeille\" }"), ["Abelha", "Abeille"]);
}

#[test]
fn cr_cust_1_cr_cust_2_a_pack_is_laid_over_the_content_of_the_house() {
    let standard = Content::standard();
    let content = pack(&[&PACK[1..], &[("bees/bee.hero.toml", HERO)]].concat()).unwrap();
    assert_eq!(content.edition(), standard.edition(), "a pack travels beside the content, and is no part of its digest");
    let hero = content.hero(content.hero_named("beekeeper").unwrap());
    assert_eq!((hero.hero_type, hero.ability, hero.bane), (HeroType::Fast, Ability::Bane, content.kind_named("orc")));
    let queen = content.enemy(content.kind_named("wasp_queen").unwrap());
    assert_eq!((queen.size, queen.on_hit, queen.phase_spawn), (Size::Boss, Some(OnHit::Poisoned), content.kind_named("wasp")));
    let quest = content.quest_named("bees").unwrap();
    assert_eq!(content.quest(quest).kinds.len(), 3);
    let jelly = content.item(quest, content.item_named(quest, "jelly").unwrap());
    assert_eq!((jelly.stock, jelly.full_action), (Stock::Treasure, true));
    assert!(jelly.text.to(Lang::En).contains("4 Health"), "a copied effect brings its text");
    assert_eq!(content.card(CardId::coded("5").unwrap()).name.to(Lang::Fr), "Salle des abeilles");
    // What users wrote is kept whole.
    let source = content.quest(quest).source.unwrap();
    assert_eq!(&*content.sources()[usize::from(source.0)].text, QUEST);
    assert_eq!(&*content.sources()[usize::from(hero.source.unwrap().0)].text, HERO);
    // What was there before keeps its number, so that quests of the house mean what they meant.
    assert_eq!(&content.enemies()[..16], standard.enemies());
    assert_eq!(&content.items()[..59], standard.items());
    assert_eq!(&content.quests()[..10], standard.quests());
    assert!(standard.sources().is_empty());
}

#[test]
fn packs_can_be_laid_one_over_another() {
    let first = pack(&[("a/wasp.enemy.toml", WASP)]).unwrap();
    let second = first.with_pack(&[ContentFile { name: "b/queen.enemy.toml", text: ENEMY }]).unwrap();
    assert_eq!(second.sources().len(), 2);
    let again = first.with_pack(&[ContentFile { name: "b/wasp.enemy.toml", text: WASP }]).unwrap_err();
    assert_eq!(again[0].to_string(), "b/wasp.enemy.toml:1: E02: there is an enemy 'wasp' already");
}

#[test]
fn one_file_may_hold_a_whole_pack() {
    let entry = |head: &str, inner: &[&str], text: &str| {
        let mut text = text.to_owned();
        for table in inner {
            text = text
                .replace(&format!("[[{table}]]"), &format!("[[{head}.{table}]]"))
                .replace(&format!("[{table}]"), &format!("[{head}.{table}]"));
        }
        format!("[[{head}]]\n{text}\n")
    };
    let text = [
        entry("hero", &[], HERO),
        entry("enemy", &[], ENEMY),
        entry("enemy", &[], WASP),
        entry("items", &["item"], ITEMS),
        entry("cards", &["card"], CARDS),
        entry("quest", &["setup", "text", "rule", "win"], &QUEST.replace("[quest]", "[quest.quest]")),
    ]
    .concat();
    let content = pack(&[("bees.pack.toml", &text)]).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let apart = pack(&[&PACK[1..], &[("bees/bee.hero.toml", HERO)]].concat()).unwrap();
    let ids = |content: &Content| {
        let heroes = content.heroes().iter().map(|hero| format!("{:?}", (&hero.id, hero.health, hero.ability)));
        let enemies = content.enemies().iter().map(|enemy| format!("{:?}", (&enemy.id, enemy.size, enemy.on_hit)));
        let quests = content.quests().iter().map(|quest| format!("{:?}", (&quest.id, &quest.rules, &quest.actions)));
        heroes.chain(enemies).chain(quests).collect::<Vec<String>>()
    };
    assert_eq!(ids(&content), ids(&apart));
    let wrong = text.replace("kind = \"orc\"", "kind = \"ork\"");
    let errors = pack(&[("bees.pack.toml", &wrong)]).err().unwrap();
    assert_eq!(errors.len(), 1);
    assert!(errors[0].to_string().starts_with("bees.pack.toml:10: H11: unknown enemy kind 'ork'"), "{errors:?}");
    let errors = pack(&[("bees.pack.toml", "[[heroes]]\n")]).err().unwrap();
    assert!(errors[0].to_string().starts_with("bees.pack.toml:1: P01: unknown key 'heroes'; expected hero, enemy"), "{errors:?}");
}

#[test]
fn cr_cust_1_a_pack_has_limits_and_is_never_partly_accepted() {
    let says = |files: &[(&str, &str)], wanted: &str| {
        let errors = pack(files).err().unwrap();
        assert!(errors.iter().any(|error| error.to_string().contains(wanted)), "{wanted}: {errors:?}");
    };
    says(&[], "P03: a pack has at least one file");
    says(&[("empty.pack.toml", "")], "P03: a pack is not empty");
    says(&PACK, "bees/a.quest_notes:1: P02: a pack has no such file; expected a name that ends in .hero.toml, .enemy.toml");
    says(&[("constants.toml", "chests = 1")], "constants.toml:1: P02");
    says(&[("wasp.enemy.toml", WASP), ("wasp.enemy.toml", WASP)], "P03: two files have this name");
    let names: Vec<String> = (0..65).map(|number| format!("{number}.enemy.toml")).collect();
    says(&names.iter().map(|name| (&**name, WASP)).collect::<Vec<_>>(), "P03: 65 files, but a pack has at most 64");
    let large = "#".repeat(60_000);
    says(
        &names[..20].iter().map(|name| (&**name, &*large)).collect::<Vec<_>>(),
        "P03: 1200000 bytes, but a pack has at most 1048576",
    );
    let kinds: Vec<(String, String)> =
        (0..49).map(|number| (format!("{number}.enemy.toml"), WASP.replace("\"wasp\"", &format!("\"wasp{number}\"")))).collect();
    says(
        &kinds.iter().map(|(name, text)| (&**name, &**text)).collect::<Vec<_>>(),
        "48.enemy.toml:1: P04: there are too many enemy kinds: at most 64 are allowed",
    );
    let items: String = (0..54)
        .map(|number| format!("[[item]]\nid = \"gem{number}\"\nname = {{ en = \"Gem\", fr = \"Gemme\" }}\nkind = \"quest\"\ncopies = 1\ncoins = 9\n"))
        .collect();
    says(
        &[("gems.items.toml", &format!("stock = \"special\"\n{items}"))],
        "gems.items.toml:320: P04: there are too many items: at most 112 are allowed",
    );
    let hoard: String = (0..8)
        .map(|number| format!("[[item]]\nid = \"hat{number}\"\nname = {{ en = \"Hat\", fr = \"Chapeau\" }}\nkind = \"armour\"\ncopies = 12\ncoins = 9\ndice = \"W\"\n"))
        .collect();
    says(
        &[("hats.items.toml", &format!("stock = \"treasure\"\n{hoard}"))],
        "P04: the Treasure deck has 131 cards, but at most 120",
    );
}

#[test]
fn a_flood_is_refused_without_losing_count() {
    let flood = |head: &str, text: &str, count: usize| -> String {
        (0..count).map(|number| format!("[[{head}]]\n{}\n", text.replacen("id = \"", &format!("id = \"x{number}_"), 1))).collect()
    };
    let short = "id = \"a\"\nname={en=\"a\",fr=\"b\"}\nsize=\"small\"\nfigures=2\nstandard={health=1,move=3,range=1,dice=\"W\"}\ntough={health=2,move=3,range=1,dice=\"W\"}\n";
    let errors = pack(&[("flood.pack.toml", &flood("enemy", short, 380))]).err().unwrap();
    assert_eq!(errors.len(), 380 - 48);
    let items = "id = \"a\"\nname={en=\"a\",fr=\"b\"}\nkind=\"quest\"\ncopies=1\ncoins=0\n";
    let text = format!("{QUEST}{}", flood("item", items, 400)).replace("wasp_queen", "dragon").replace("\"wasp\"", "\"orc\"");
    let errors = pack(&[("bees.quest.toml", &text)]).err().unwrap();
    assert_eq!(errors.len(), 1);
    assert!(errors[0].reason.starts_with("Q19: [[item]] stands here 400 times, but at most 16"), "{errors:?}");
}

#[test]
fn cr_cust_3_cr_cust_4_cr_cust_5_cr_cust_6_wrong_heroes_are_refused() {
    refused(
        "bee.hero.toml",
        HERO,
        &[
            ("health = 6", "health = = 6", "H01", "health = =", "no TOML"),
            ("picture", "portrait", "H01", "portrait", "unknown key 'portrait'"),
            ("picture = \"beekeeper\"", "picture = \"../bee.svg\"", "H01", "bee.svg", "names no picture"),
            ("id = \"beekeeper\"", "id = \"dwarf\"", "H02", "dwarf", "there is a hero 'dwarf' already"),
            ("id = \"beekeeper\"", "id = \"bee keeper\"", "H02", "bee keeper", "2 to 24 of a-z, 0-9 and _"),
            ("fr = \"Apicultrice\"", "fr = \"Celle qui parle aux abeilles\"", "H03", "name", "28 characters, but at most 24 fit"),
            ("name = { en = \"Beekeeper\", fr = \"Apicultrice\" }\n", "", "H03", "id", "'name' is missing"),
            ("{ en = \"Beekeeper\", fr = \"Apicultrice\" }", "{}", "H03", "name", "no text in any language"),
            ("fr = \"Apicultrice\"", "french = \"Apicultrice\"", "H03", "name", "unknown language 'french'"),
            ("{ en = \"Beekeeper\", fr = \"Apicultrice\" }", "\"\"", "H03", "name", "the text is empty"),
            ("type = \"fast\"", "type = \"quick\"", "H04", "quick", "unknown type 'quick'; expected standard, fast or tough"),
            ("health = 6", "health = 9", "H05", "health = 9", "health is 9, but must be 6 to 8"),
            ("move = 5", "move = 4", "H06", "move = 4", "move is 4, but must be 5 to 6"),
            ("die = \"B\"", "die = \"R\"", "H07", "die", "unknown die 'R'; expected W or B"),
            ("move = 5", "move = 6", "H08", "id", "this hero has 23 points, but at most 21 are allowed"),
            ("throwing_knives", "pike", "H09", "pike", "unknown weapon 'pike'; expected spear"),
            ("ability = \"bane\"", "ability = \"flight\"", "H10", "flight", "unknown ability 'flight'; expected heal"),
            ("kind = \"orc\"\n", "", "H11", "id", "'kind' is missing"),
            ("kind = \"orc\"", "kind = \"dragon\"", "H11", "dragon", "'dragon' is a boss"),
            ("ability = \"bane\"", "ability = \"heal\"", "H01", "kind", "'kind' belongs to the ability 'bane' only"),
            ("Hums.", &"x".repeat(401), "H12", "story", "401 characters, but at most 400 fit"),
        ],
    );
    // All faults are told, not only the first.
    let text = HERO.replace("health = 6", "health = 99").replace("die = \"B\"", "die = \"G\"").replace("\"bane\"", "\"nap\"");
    let errors = pack(&[("bee.hero.toml", &text)]).err().unwrap();
    let codes: Vec<&str> = errors.iter().map(|error| &error.reason[..3]).collect();
    assert_eq!(codes, ["H05", "H07", "H10"]);
}

#[test]
fn cr_cust_7_cr_cust_8_cr_cust_9_cr_cust_10_wrong_enemies_are_refused() {
    refused(
        "wasp.enemy.toml",
        WASP,
        &[
            ("figures = 4", "figure = 4", "E01", "figure = 4", "unknown key 'figure'"),
            ("range = 1, dice", "reach = 1, dice", "E01", "standard", "unknown key 'reach'"),
            ("id = \"wasp\"", "id = \"goblin\"", "E02", "goblin", "there is an enemy 'goblin' already"),
            ("en = \"Wasp\"", "en = \"\"", "E03", "name", "the text in 'en' is empty"),
            ("size = \"small\"", "size = \"tiny\"", "E04", "tiny", "expected small, medium, large or boss"),
            ("health = 1,", "health = 4,", "E05", "standard", "health is 4, but must be 1 to 3"),
            (
                "move = 6, range = 1, dice = \"B\" }\ntough",
                "move = 7, range = 1, dice = \"B\" }\ntough",
                "E06",
                "standard",
                "must be 3 to 6",
            ),
            ("range = 1", "range = 5", "E07", "standard", "range is 5, but must be 1 to 4"),
            ("dice = \"B\"", "dice = \"BWW\"", "E08", "standard", "3 dice, but 1 to 2 are allowed"),
            ("dice = \"B\"", "dice = \"X\"", "E08", "standard", "'X' are no dice"),
            ("figures = 4", "figures = 8", "E09", "figures", "figures is 8, but must be 2 to 6"),
            ("dice = \"B\"", "dice = \"BR\"", "E10", "id", "the Standard side has 20 points, but must have 0 to 15"),
            ("health = 2", "health = 1", "E11", "id", "must have more points than the Standard one: 13 against 13"),
            ("tough = { health = 2, move = 6", "tough = { health = 3, move = 5", "E11", "id", "weaker in something"),
            ("figures = 4", "figures = 4\non_hit = \"knock\"", "E12", "on_hit", "'on_hit' is for bosses only"),
            ("figures = 4", "figures = 4\nphase_spawn = \"goblin\"", "E12", "phase_spawn", "'phase_spawn' is for bosses only"),
        ],
    );
    refused(
        "queen.enemy.toml",
        ENEMY,
        &[
            ("on_hit = \"poisoned\"", "on_hit = \"tickled\"", "E12", "tickled", "unknown power 'tickled'; expected poisoned"),
            ("phase_spawn = \"wasp\"", "phase_spawn = \"hornet\"", "E12", "hornet", "unknown enemy kind 'hornet'"),
            ("phase_spawn = \"wasp\"", "phase_spawn = \"dragon\"", "E12", "dragon", "'dragon' is a boss"),
            ("health = 10", "health = 5", "E05", "standard", "health is 5, but must be 6 to 20"),
        ],
    );
    let meek = ENEMY.replace("health = 10", "health = 6").replace("on_hit = \"poisoned\"\nphase_spawn = \"wasp\"\n", "");
    let errors = pack(&[("queen.enemy.toml", &meek)]).err().unwrap();
    assert!(errors[0].reason.starts_with("E10: the Standard side has 27 points, but must have 30 to 60"), "{errors:?}");
}

#[test]
fn wrong_items_are_refused() {
    refused(
        "hive.items.toml",
        ITEMS,
        &[
            ("stock = \"treasure\"", "stock = \"shop\"", "I04", "shop", "expected starting, treasure or special"),
            ("stock = \"treasure\"", "stock = \"starting\"", "I04", "stock", "starting weapons are those of the box (CR-CUST-5)"),
            ("id = \"jelly\"", "id = \"soap\"", "I02", "soap", "there is an item 'soap' already"),
            ("coins = 2", "price = 2", "I01", "price", "unknown key 'price'"),
            ("kind = \"magic\"", "kind = \"quest\"", "I04", "quest", "expected weapon, armour, potion, magic or trap"),
            ("copies = 1", "copies = 13", "I05", "copies", "must be 1 to 12"),
            ("dice = \"B\"", "dice = \"Q\"", "I06", "effect", "'Q' are no dice"),
            ("against = \"wasp\"", "flying = true", "I07", "effect", "unknown effect of a magic; expected steps, nimble"),
            ("against = \"wasp\"", "against = \"bee\"", "I08", "effect", "unknown enemy kind 'bee'"),
            ("effect = \"healing4\"", "effect = \"healing9\"", "I08", "healing9", "unknown item 'healing9'"),
            ("effect = \"healing4\"", "effect = \"jelly\"", "I08", "jelly", "unknown item 'jelly'"),
            (
                "text = { en = \"One blue die more against wasps.\", fr = \"Un dé bleu de plus contre les guêpes.\" }\n",
                "",
                "I03",
                "[[item]]",
                "'text' is missing",
            ),
        ],
    );
    let content = pack(&[("hive.items.toml", &ITEMS.replace("\"wasp\"", "\"orc\""))]).unwrap();
    let smoker = content.item(QuestId(0), content.item_named(QuestId(0), "smoker").unwrap());
    assert!(matches!(smoker.kind, ItemKind::Magic(coraquest::Magic::Against(..))));
}

#[test]
fn cr_reveal_8_wrong_cards_are_refused() {
    let rows = "rows = [\"1.1\", \".C.\", \"#.#\"]";
    refused(
        "hall.cards.toml",
        CARDS,
        &[
            ("web", "cobweb", "C01", "cobweb", "unknown key 'cobweb'"),
            ("card = \"5\"", "card = \"18\"", "C02", "18", "unknown card '18'; expected 1 to 17 or A to R"),
            ("card = \"5\"", "card = \"05\"", "C02", "05", "unknown card '05'"),
            ("en = \"Bee Hall\"", "en = \"\"", "C03", "name", "empty"),
            (rows, "rows = [\"1.1\", \".C.\"]", "C04", "rows", "three rows of three squares"),
            (rows, "rows = [\"1.1\", \".C?\", \"#.#\"]", "C04", "rows", "unknown sign '?'; expected . # 1 2 3 C or *"),
            (rows, "rows = [\"...\", \"###\", \"...\"]", "C05", "rows", "must be connected"),
            (rows, "rows = [\"..#\", \"..#\", \"###\"]", "C06", "rows", "at least three sides"),
            (rows, "rows = [\".#.\", \"#.#\", \".#.\"]", "C07", "rows", "b1, b3, a2 or c2 must be floor"),
            (rows, "rows = [\"...\", \".#.\", \"...\"]", "C08", "rows", "floor on b2"),
            (rows, "rows = [\"...\", \".*.\", \"...\"]", "C09", "rows", "only story cards have a spot"),
            ("card = \"5\"", "card = \"E\"", "C09", "rows", "a story card has a spot"),
            ("card = \"5\"", "card = \"1\"", "C10", "rows", "the Entrance shows a web and no spawn point"),
        ],
    );
    let twice = [CARDS, CARDS].concat();
    let errors = pack(&[("hall.cards.toml", &twice)]).err().unwrap();
    assert_eq!(errors[0].to_string(), "hall.cards.toml:7: C02: card 5 stands here twice");
}
