//! Packs that users wrote, laid over the content.

use crate::run::{folder, khroma};
use std::fs;

const HERO: &str = "id = \"beekeeper\"
name = { en = \"Beekeeper\", fr = \"Apicultrice\" }
type = \"fast\"
health = 6
move = 5
die = \"B\"
weapon = \"throwing_knives\"
ability = \"heal\"
";

/// A pack as a folder and as a single file.
fn packs(name: &str) -> [String; 2] {
    let outer = folder(name);
    let inner = outer.join("bees");
    fs::create_dir_all(&inner).unwrap();
    fs::write(inner.join("bee.hero.toml"), HERO).unwrap();
    fs::write(inner.join("README.txt"), "What is no pack is left alone in a folder.").unwrap();
    let single = outer.join("bees.pack.toml");
    fs::write(&single, format!("[[hero]]\n{HERO}")).unwrap();
    [inner, single].map(|path| path.to_str().unwrap().to_owned())
}

#[test]
fn cr_cust_2_a_game_with_a_pack_is_played_and_replayed_without_it() {
    for pack in packs("packs-played") {
        let start = khroma(&["new", "coraquest", "--seats", "1", "--pack", &pack]).ok();
        let position = crate::run::file("packs-start", &start);
        let legal = khroma(&["legal", position.as_str(), "--pack", &pack]).ok();
        assert!(legal.contains("beekeeper"), "{legal}");
        assert!(!khroma(&["legal", position.as_str()]).ok().contains("beekeeper"));
        let report = ["simulate", "coraquest", "--games", "2", "--bots", "random", "--seed", "5", "--pack", &pack];
        khroma(&report).ok();
        let saved = folder("packs-saved").join("game.txt");
        let saved = saved.to_str().unwrap();
        let game = ["play", "coraquest", "--humans", "0", "--bots", "random", "--seed", "4", "--save", saved, "--pack", &pack];
        khroma(&game).ok();
        assert!(fs::read_to_string(saved).unwrap().contains("beekeeper"));
        // The transcript needs nothing else; with the same pack it says the same.
        for more in [&[][..], &["--pack", &pack]] {
            let said = khroma(&[&["replay", saved, "--verify"], more].concat()).ok();
            assert!(said.starts_with("verified"), "{said}");
        }
    }
}

#[test]
fn cr_cust_6_a_broken_pack_is_refused_with_every_reason() {
    let [inner, single] = packs("packs-broken");
    let wrong = HERO.replace("health = 6", "health = 60").replace("\"heal\"", "\"nap\"");
    fs::write(format!("{inner}/bee.hero.toml"), &wrong).unwrap();
    fs::write(&single, format!("[[hero]]\n{wrong}")).unwrap();
    for (pack, lines) in [
        (&inner, ["bee.hero.toml:4: H05", "bee.hero.toml:8: H10"]),
        (&single, ["bees.pack.toml:5: H05", "bees.pack.toml:9: H10"]),
    ] {
        let said = khroma(&["new", "coraquest", "--pack", pack]).bad();
        for line in lines {
            assert!(said.contains(line), "{line}: {said}");
        }
    }
    let said = khroma(&["new", "coraquest", "--lang", "fr", "--pack", &single]).bad();
    assert!(said.contains("quatorze capacités"), "{said}");
    let said = khroma(&["new", "chromatic-conflict", "--pack", &single]).bad();
    assert!(said.contains("takes no packs"), "{said}");
    assert!(khroma(&["new", "coraquest", "--pack", "nowhere.pack.toml"]).bad().contains("nowhere.pack.toml"));
}

#[test]
fn cr_quest_4_a_single_pack_is_checked_and_its_quests_are_played() {
    let outer = folder("packs-checked");
    let file = |name: &str, text: &str| {
        let path = outer.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let good = file("bees.pack.toml", &format!("[[hero]]\n{HERO}"));
    assert!(khroma(&["check", &good]).ok().contains("bees.pack.toml: coraquest, 1"));
    // A quest that is won at once is lost by nobody; the quests of the box are not tried again.
    let quest = "[[quest]]
[quest.quest]
id = \"gift\"
difficulty = 1
title = { en = \"A gift\", fr = \"Un cadeau\" }
[quest.setup]
story = [\"A\", \"B\", \"C\", \"D\"]
enemies = { small = \"goblin\" }
[quest.text]
intro = { en = \"Here.\", fr = \"Voilà.\" }
goal = { en = \"Take it.\", fr = \"Prenez-le.\" }
win = { en = \"Yours.\", fr = \"À vous.\" }
lose = { en = \"Oh.\", fr = \"Oh.\" }
[[quest.rule]]
when = \"round_start\"
do = [{ win = \"win\" }]
";
    let gift = file("gift.pack.toml", quest);
    khroma(&["check", &gift]).ok();
    let said = khroma(&["check", &gift, "--play", "2"]).bad();
    assert!(said.contains("nobody loses in 2 games") && said.contains("gift") && said.lines().count() == 1, "{said}");
    let wrong = file("wrong.pack.toml", &format!("[[hero]]\n{}", HERO.replace("health = 6", "health = 60")));
    assert!(khroma(&["check", &wrong]).bad().contains("wrong.pack.toml:5: H05"));
    assert!(khroma(&["check", &good, "--game", "paint-brawl"]).bad().contains("takes no packs"));
    let drawn =
        format!("[[hero]]\n{HERO}[[drawing]]\nof = \"hero-beekeeper\"\nstrokes = [\"2 40 fill 500,625 12,-9\", \"<svg>\"]\n");
    assert!(khroma(&["check", &file("drawn.pack.toml", &drawn)]).bad().contains("drawn.pack.toml:12: D03"));
}
