//! Effects with planted faults, and quests that can never do something or never come to rest.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::Content;
use tabletop::ContentFile;

const HEAD: &str = r#"[quest]
id = "cave"
difficulty = 1
title = { en = "Cave", fr = "Grotte" }
[setup]
story = ["A", "B", "C", "D"]
enemies = { small = "goblin" }
also = ["ratfolk", "spider_queen"]
[counters]
done = 0
steps = 2
[text]
intro = { en = "a", fr = "a" }
goal = { en = "b", fr = "b" }
win = { en = "c", fr = "c" }
lose = { en = "d", fr = "d" }
[[win]]
if = ["round >= 3"]
"#;

/// What is wrong with a quest that ends like this: code, line counted from after the head, reason.
fn faults(tail: &str) -> Vec<(String, usize, String)> {
    let text = format!("{HEAD}{tail}");
    let head = HEAD.lines().count();
    match Content::standard().with_pack(&[ContentFile { name: "cave.quest.toml", text: &text }]) {
        Ok(_) => Vec::new(),
        Err(errors) => {
            let split = |error: tabletop::ContentError| {
                let (code, reason) = error.reason.split_once(": ").unwrap();
                (code.to_owned(), error.line.saturating_sub(head), reason.to_owned())
            };
            errors.into_iter().map(split).collect()
        }
    }
}

#[track_caller]
fn fine(tail: &str) {
    assert_eq!(faults(tail), [], "{tail}");
}

#[track_caller]
fn wrong(tail: &str, code: &str, line: usize, said: &str) {
    let faults = faults(tail);
    let found = faults.iter().any(|(other, at, reason)| other == code && *at == line && reason.contains(said));
    assert!(found, "{code} on line {line} saying '{said}' for:\n{tail}\n{faults:?}");
}

/// A rule under this trigger with these effects, on line 3.
fn rule(when: &str, effects: &str) -> String {
    format!("[[rule]]\nwhen = \"{when}\"\ndo = [ {effects} ]\n")
}

#[test]
fn every_effect_is_read() {
    for effect in [
        "{ text = \"goal\" }",
        "{ spawn = \"goblin\", n = \"steps\", at = \"hero\" }",
        "{ spawn = \"goblin\", at = \"enemy:goblin\" }, { remove = \"goblin\" }",
        "{ hurt_enemy = \"goblin\", n = 2 }, { heal_enemy = \"spider\", n = 1 }, { tough = \"goblin\" }",
        "{ give = \"antidote\", n = 2, to = \"choose\" }, { take = \"antidote\" }, { pay = 3 }",
        "{ treasure = 2, to = \"acting\" }",
        "{ damage = 1, who = \"near:spot:B\" }, { heal = \"acting.hurt\", who = \"on:1\" }",
        "{ status = \"stunned\", who = \"choose\" }, { cure = \"stunned\", who = \"others\" }",
        "{ knock = \"near:enemy:spider\", from = \"enemy:spider\" }, { move_to = \"centre:1\", who = \"all\" }",
        "{ chest = \"spot:A\" }, { threat = \"threat\" }, { spiders = true }",
        "{ count = \"done\", set = \"round\" }, { count = \"done\", add = -1 }",
        "{ any = [\"round > 2\", \"stunned > 0\"], then = [], else = [ { lose = \"lose\" } ] }",
        "{ win = \"win\" }",
    ] {
        fine(&rule("reveal:A", effect));
    }
}

#[test]
fn cr_quest_4_wrong_effects_are_refused() {
    for (effect, code, said) in [
        ("{ shout = \"goal\" }", "Q11", "unknown effect 'shout' (the first key names it); expected text, spawn"),
        ("{ who = \"all\", heal = 1 }", "Q11", "unknown effect 'who'"),
        ("{ heal = 1, whom = \"all\" }", "Q02", "unknown key 'whom'; expected who or heal"),
        ("{ heal = 1 }", "Q11", "'who' is missing"),
        ("{ heal = 1, who = \"everybody\" }", "Q11", "'everybody' are no persons; expected 'acting'"),
        ("{ heal = 0, who = \"all\" }", "Q16", "heal is 0, but must be 1 to 99"),
        ("{ heal = 1.5, who = \"all\" }", "Q16", "expected a whole number, found a decimal number"),
        ("{ heal = \"acting.pain\", who = \"all\" }", "Q10", "unknown value 'acting.pain'"),
        ("{ spawn = \"orc\", at = \"hero\" }", "Q07", "'orc' is no enemy kind of this quest"),
        ("{ spawn = \"goblin\" }", "Q11", "'at' is missing"),
        ("{ spawn = \"goblin\", at = \"door:A\" }", "Q11", "'door:A' is no place"),
        ("{ spawn = \"goblin\", at = \"spot:E\" }", "Q13", "'E' is no card of this quest"),
        ("{ chest = \"webs\" }", "Q11", "'webs' is no place"),
        ("{ give = \"healing2\", to = \"acting\" }", "Q08", "'healing2' is no special item"),
        ("{ give = \"antidote\", to = \"all\" }", "Q11", "unknown person 'all'; expected acting or choose"),
        ("{ status = \"all\", who = \"all\" }", "Q11", "unknown status 'all'; expected poisoned, stinky or stunned"),
        ("{ spiders = false }", "Q11", "expected 'spiders = true'"),
        ("{ count = \"done\" }", "Q11", "either 'add' or 'set'"),
        ("{ count = \"done\", add = 1, set = 1 }", "Q11", "either 'add' or 'set'"),
        ("{ test = \"WG\", need = 1, pass = [], fail = [] }", "Q11", "'WG' are no dice"),
        ("{ test = \"WWWWWWW\", need = 1, pass = [], fail = [] }", "Q11", "1 to 6"),
        ("{ test = \"W\", pass = [], fail = [] }", "Q11", "'need' is missing"),
        ("{ test = \"W\", need = 1, pass = [] }", "Q11", "'fail' is missing"),
        ("{ choice = [ { label = \"goal\", do = [] } ] }", "Q11", "'ask' is missing"),
        ("{ choice = [], ask = \"goal\" }", "Q19", "a choice has 1 to 8 options, not 0"),
        ("{ if = [], then = [] }", "Q10", "a list of conditions is not empty"),
        ("{ if = [\"round > 1\"] }", "Q11", "'then' is missing"),
        ("{ threat = 5 }", "Q16", "must be 1 to 4"),
        ("{ win = \"hurrah\" }", "Q12", "there is no text 'hurrah'"),
        ("{ }", "Q11", "an effect is not empty"),
        ("\"heal\"", "Q11", "expected a table, found a text"),
    ] {
        wrong(&rule("reveal:A", effect), code, 3, said);
    }
    let deep = |depth: usize| {
        let nest = "{ if = [\"round > 1\"], then = [ ";
        format!("{}{{ pay = 1 }}{}", nest.repeat(depth), " ] }".repeat(depth))
    };
    fine(&rule("reveal:A", &deep(3)));
    wrong(&rule("reveal:A", &deep(4)), "Q17", 3, "nested 5 deep, but at most 4");
    wrong(&rule("reveal:A", &vec!["{ pay = 1 }"; 65].join(", ")), "Q19", 3, "65 effects, but at most 64");
}

#[test]
fn nobody_acts_under_some_triggers() {
    for when in ["start", "round_start", "enemy_phase", "round_end", "spiders", "check"] {
        for (effect, word) in [
            ("{ heal = 1, who = \"acting\" }", "acting"),
            ("{ heal = 1, who = \"others\" }", "others"),
            ("{ treasure = 1, to = \"acting\" }", "acting"),
            ("{ chest = \"hero\" }", "hero"),
            ("{ knock = \"near:hero\", from = \"centre:1\" }", "hero"),
            ("{ if = [\"round > 1\"], then = [ { heal = 1, who = \"acting\" } ] }", "acting"),
        ] {
            wrong(&rule(when, effect), "Q14", 3, &format!("'{word}' stands under a trigger without an acting hero"));
        }
        fine(&rule(when, "{ heal = 1, who = \"choose\" }"));
    }
    for when in ["reveal:A", "reveal:any", "enter:1", "search", "defeat:goblin", "defeat:any", "use:healing2"] {
        fine(&rule(when, "{ heal = 1, who = \"acting\" }"));
    }
}

#[test]
fn cr_quest_4_what_can_never_happen_is_refused() {
    wrong(&rule("defeat:ratfolk", "{ pay = 1 }"), "Q21", 1, "nothing ever places 'ratfolk'");
    fine(&format!("{}{}", rule("start", "{ spawn = \"ratfolk\", at = \"centre:1\" }"), rule("defeat:ratfolk", "{ pay = 1 }")));
    // It would have to be defeated before it comes.
    wrong(&rule("defeat:ratfolk", "{ spawn = \"ratfolk\", at = \"hero\" }"), "Q21", 1, "nothing ever places 'ratfolk'");
    wrong(&rule("gain:antidote", "{ pay = 1 }"), "Q21", 1, "nothing ever gives 'antidote'");
    wrong(&rule("gain:pike", "{ pay = 1 }"), "Q21", 1, "nothing ever gives 'pike'");
    wrong(&rule("use:antidote", "{ pay = 1 }"), "Q21", 1, "nobody can ever have 'antidote'");
    wrong(&rule("use:pike", "{ pay = 1 }"), "Q21", 1, "'pike' is no potion");
    let action = "[[action]]\nid = \"talk\"\nlabel = { en = \"a\", fr = \"a\" }\nat = \"enemy:spider_queen\"\ndo = []\n";
    wrong(action, "Q21", 1, "nobody can ever take this action: nothing places 'spider_queen'");
    for (condition, said) in [
        ("round > 60", "left is 0 to 51, right is always 60"),
        ("revealed.A >= 2", "left is 0 to 1, right is always 2"),
        ("stunned > 4", "left is 0 to 4"),
        ("done >= 1", "left is always 0, right is always 1"),
        ("steps < done", "left is always 2, right is always 0"),
        ("carried.antidote >= 1", "left is always 0"),
        ("carried.trap_dart >= 1", "left is always 0"),
        ("carried.healing4 > 3", "left is 0 to 3"),
        ("enemies.goblin > 5", "left is 0 to 5"),
        ("defeated.ratfolk >= 1", "left is always 0"),
        ("2 == 3", "left is always 2, right is always 3"),
    ] {
        wrong(&format!("[[lose]]\nif = [\"{condition}\"]\n"), "Q21", 2, said);
    }
    wrong("[[lose]]\nif = [\"round > 9\", \"round < 5\"]\n", "Q21", 2, "these conditions can never hold together");
    wrong(&rule("start", "{ if = [\"acting.hurt > 0\"], then = [] }"), "Q21", 3, "left is always 0");
    // Four times one are four, but not five.
    let light = |id: &str| {
        format!(
            "[[action]]\nid = \"on_{id}\"\nlabel = {{ en = \"a\", fr = \"a\" }}\nat = \"spot:{}\"\ndo = [ {{ count = \"done\", add = 1 }} ]\n",
            id.to_uppercase()
        )
    };
    let four: String = ["a", "b", "c", "d"].map(light).concat();
    fine(&format!("{four}[[lose]]\nif = [\"done >= 4\"]\n"));
    wrong(&format!("{four}[[lose]]\nif = [\"done >= 5\"]\n"), "Q21", 22, "left is 0 to 4, right is always 5");
}

#[test]
fn what_never_comes_to_rest_is_refused() {
    let often =
        |when: &str, more: &str, effects: &str| format!("[[rule]]\nwhen = \"{when}\"\nonce = false\n{more}do = [ {effects} ]\n");
    wrong(&often("spiders", "", "{ spiders = true }"), "Q22", 1, "call each other for ever");
    fine(&rule("spiders", "{ spiders = true }"));
    wrong(&often("check", "", "{ pay = 1 }"), "Q22", 1, "runs again at once");
    wrong(&often("check", "if = [\"steps >= 1\"]\n", "{ pay = 1 }"), "Q22", 1, "runs again at once");
    fine(&often("check", "if = [\"steps >= 1\"]\n", "{ count = \"steps\", add = -1 }"));
    fine(&often("check", "if = [\"done == 0\"]\n", "{ count = \"done\", set = 1 }"));
    let back = rule("search", "{ count = \"done\", set = 0 }");
    wrong(
        &format!("{}{back}", often("check", "if = [\"done == 0\"]\n", "{ count = \"done\", set = 1 }")),
        "Q22",
        1,
        "runs again",
    );
    let dawn = often("round_start", "", "{ count = \"done\", set = 0 }");
    fine(&format!("{}{dawn}", often("check", "if = [\"done == 0\"]\n", "{ count = \"done\", set = 1 }")));
    // A defeat needs an enemy: without new ones it comes to rest.
    fine(&often("defeat:goblin", "", "{ hurt_enemy = \"goblin\", n = 9 }"));
    wrong(
        &often("defeat:goblin", "", "{ spawn = \"goblin\", at = \"hero\" }, { hurt_enemy = \"goblin\", n = 9 }"),
        "Q22",
        1,
        "call each other for ever",
    );
    let one = often("gain:antidote", "", "{ take = \"antidote\" }, { give = \"rope\", to = \"acting\" }");
    let other = often("gain:rope", "", "{ take = \"rope\" }, { give = \"antidote\", to = \"acting\" }");
    let first = rule("reveal:A", "{ give = \"rope\", to = \"acting\" }");
    wrong(&format!("{one}{other}{first}"), "Q22", 1, "call each other for ever");
    let free = |more: &str, effects: &str| {
        let head =
            "[[action]]\nid = \"shout\"\nlabel = { en = \"a\", fr = \"a\" }\nat = \"spot:A\"\ncost = \"free\"\nonce = false\n";
        format!("{head}{more}do = [ {effects} ]\n")
    };
    wrong(&free("", "{ text = \"goal\" }"), "Q22", 1, "a free action with 'once = false' needs a condition");
    fine(&format!("{}{dawn}", free("if = [\"done == 0\"]\n", "{ count = \"done\", set = 1 }")));
    fine(&format!("{}{first}", free("if = [\"acting.carries.rope >= 1\"]\n", "{ take = \"rope\" }")));
}
