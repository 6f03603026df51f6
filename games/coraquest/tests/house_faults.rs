//! Faults planted in the files of the house: each is told with file, line and reason.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::Content;
use tabletop::ContentFile;

fn complaints(files: &[ContentFile<'_>]) -> Vec<String> {
    Content::load(files).map_or_else(|errors| errors.iter().map(ToString::to_string).collect(), |_| Vec::new())
}

#[test]
fn wrong_content_of_the_house_is_refused_with_file_line_and_reason() {
    for (name, from, to, said) in [
        ("constants.toml", "chests = 12", "chests = 0", "constants.toml:3: chests is 0, but must be 1 to 32"),
        ("constants.toml", "smell", "stench", "constants.toml:10: unknown key 'stench'"),
        ("constants.toml", "normal = 40", "normal = 400", "constants.toml:16: round_limit is 400, but must be 5 to 99"),
        ("constants.toml", "\"dwarf\"", "\"dwarv\"", "constants.toml:20: unknown hero 'dwarv'"),
        ("constants.toml", "\"dwarf\"", "\"healer_cat\"", "constants.toml:20: 'healer_cat' stands here twice"),
        ("constants.toml", "\"dwarf\", ", "", "constants.toml:20: a party has four heroes (CR-SETUP-7)"),
        ("dice.toml", "[0, 0, 1, 1, 1, 2]", "[0, 0, 1, 1, 2]", "dice.toml:3: a die has 6 faces, but 'blue' has 5"),
        ("dice.toml", "[0, 0, 0, 1, 1, 1]", "[0, 0, 0, 0, 0, 0]", "dice.toml:2: no face of 'white' has a success"),
        ("dice.toml", "2, 2]", "2, 7]", "dice.toml:4: a face (content D) is 7, but must be 0 to 3"),
        ("abilities.toml", "[heal]", "[healing]", "abilities.toml:3: unknown key 'healing'"),
        ("abilities.toml", "amount = 3\n", "", "abilities.toml:3: 'amount' is missing"),
        ("abilities.toml", "reach = 1", "reach = 1\ndice = \"W\"", "abilities.toml:6: unknown key 'dice'"),
        ("heroes/dwarf.hero.toml", "\"axe\"", "\"ax\"", "heroes/dwarf.hero.toml:6: H09: unknown weapon 'ax'"),
        ("enemies/spider.enemy.toml", "\"spider\"", "\"spyder\"", "enemies:1: E02: the enemy 'spider' is missing (CR-QL-2)"),
        ("items/special.items.toml", "\"accuracy\"", "\"flying_orb_2\"", "I08: unknown item 'flying_orb_2'"),
        ("items/starting.items.toml", "coins = 0", "copies = 2", "items/starting.items.toml:4: I03: 'coins' is missing"),
        ("cards/basic.cards.toml", "card = \"9\"", "card = \"8\"", "C02: card 8 stands here twice"),
        ("cards/basic.cards.toml", "card = \"9\"", "card = \"8\"", "cards:1: C02: card 9 is missing"),
        ("quests/lamps.quest.toml", "lamps >= 4", "lamps >= 5", "quests/lamps.quest.toml:58: Q21: this condition can never hold"),
        // What the house has no words for must bring its own.
        ("heroes/dwarf.hero.toml", "\"dwarf\"", "\"dwarv\"", "heroes/dwarf.hero.toml:1: H03: 'name' is missing"),
        ("items/special.items.toml", "\"antidote\"", "\"antidot\"", "I03: 'text' is missing"),
        ("quests/lamps.quest.toml", "\"b_ask\"", "\"b_asks\"", "lamps.quest.toml:1: Q03: the house has no words for 'b_asks'"),
        ("quests/lamps.quest.toml", "\"goal\", ", "", "quests/lamps.quest.toml:1: Q03: 'goal' is missing"),
        ("quests/lamps.quest.toml", "\"goal\"", "\"goal\", \"goal\"", "lamps.quest.toml:1: Q20: 'goal' stands here twice"),
        ("quests/lamps.quest.toml", "\"light_a\"", "\"light_x\"", "Q03: 'label' is missing"),
    ] {
        let file = Content::STANDARD.into_iter().find(|file| file.name == name).unwrap();
        let text = file.text.replacen(from, to, 1);
        assert_ne!(text, file.text, "'{from}' is not in {name}");
        let files = Content::STANDARD.map(|file| if file.name == name { ContentFile { text: &text, ..file } } else { file });
        let complaints = complaints(&files);
        assert!(complaints.iter().any(|complaint| complaint.contains(said)), "{said}\n{}", complaints.join("\n"));
    }
}

#[test]
fn a_missing_file_and_a_strange_one_are_told() {
    for name in ["constants.toml", "dice.toml", "abilities.toml"] {
        let files: Vec<_> = Content::STANDARD.into_iter().filter(|file| file.name != name).collect();
        assert!(complaints(&files).contains(&format!("{name}:1: this file is missing")), "{name}");
    }
    let second = ContentFile { name: "more/dice.toml", text: "" };
    let files: Vec<_> = Content::STANDARD.into_iter().chain([second]).collect();
    assert_eq!(complaints(&files), ["more/dice.toml:1: there is one file 'dice.toml' only"]);
    let strange = ContentFile { name: "notes.txt", text: "" };
    let files: Vec<_> = Content::STANDARD.into_iter().chain([strange]).collect();
    assert_eq!(complaints(&files), ["notes.txt:1: this is no file of the content"]);
    let quests: Vec<_> = Content::STANDARD.into_iter().filter(|file| !file.name.starts_with("quests/")).collect();
    assert_eq!(complaints(&quests), ["quests:1: there is no quest"]);
}

#[test]
fn a_folder_may_hold_more_than_the_house_has() {
    let text = Content::STANDARD.iter().find(|file| file.name == "heroes/dwarf.hero.toml").unwrap().text;
    let text = text.replace("id = \"dwarf\"", "id = \"dwarf_two\"\nname = \"Dwarf II\"");
    let more = ContentFile { name: "heroes/dwarf_two.hero.toml", text: &text };
    let files: Vec<_> = Content::STANDARD.into_iter().chain([more]).collect();
    let content = Content::load(&files).unwrap();
    assert_eq!(content.heroes().len(), 9);
    assert!(content.hero(content.hero_named("dwarf_two").unwrap()).source.is_none());
}
