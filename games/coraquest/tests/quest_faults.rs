//! Quests with planted faults: each is refused with its code, on the right line.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::Content;
use tabletop::{ContentError, ContentFile};
use texts::Lang;

/// A quest that uses most of the language.
const QUEST: &str = r#"[quest]
id = "well"
difficulty = 2
title = { en = "The Well", fr = "Le puits" }
format = 1

[setup]
story = ["A", "B:top", "C", "D:bottom"]
enemies = { small = "goblin", medium = "orc" }
also = ["ratfolk", "ogre_cook"]
force_tough = ["orc"]
countdown_levels = 3
threat_start = 3
threat_reset = 2
round_limit = { normal = 30, long = 35 }

[counters]
buckets = 0
calm = { normal = 3, long = 5 }

[labels]
buckets = { en = "Buckets", fr = "Seaux" }

[text]
intro = { en = "A well.", fr = "Un puits." }
goal = { en = "Draw water.", fr = "Puisez de l'eau." }
win = { en = "Splash.", fr = "Plouf." }
lose = { en = "Dry.", fr = "À sec." }
ask = { en = "Drink?", fr = "Boire ?" }
yes = { en = "Yes", fr = "Oui" }
no = { en = "No", fr = "Non" }

[[item]]
id = "bucket"
name = { en = "Bucket", fr = "Seau" }
kind = "quest"
copies = 3
coins = 1

[[item]]
id = "tonic"
name = { en = "Tonic", fr = "Tonique" }
kind = "potion"
copies = 2
coins = 0
effect = "healing4"
cost = "full"

[[rule]]
when = "start"
do = [ { give = "tonic", to = "choose" }, { threat = 2 } ]

[[rule]]
when = "reveal:A"
if = ["round >= 1", "buckets == 0"]
any = ["deck > 2", "stunned == 0"]
do = [
  { text = "ask" },
  { spawn = "ogre_cook", at = "spot:A" },
  { choice = [
      { label = "yes", if = ["acting.hurt >= 1"], do = [ { test = "WB", need = 1, pass = [ { heal = 2, who = "acting" } ], fail = [ { status = "stinky", who = "others" } ] } ] },
      { label = "no", do = [ ] },
    ], ask = "ask" },
]

[[rule]]
when = "defeat:ogre_cook"
do = [ { treasure = 1, to = "acting" }, { knock = "near:hero", from = "hero" } ]

[[rule]]
when = "use:tonic"
do = [ { spawn = "ratfolk", n = "calm", at = "centre:1" }, { cure = "all", who = "on:B" } ]

[[rule]]
when = "round_end"
once = false
if = ["enemies.ratfolk < 2"]
do = [ { spawn = "spider", at = "webs" }, { tough = "goblin" } ]

[[action]]
id = "draw"
label = { en = "Draw water", fr = "Puiser" }
at = "spot:B"
once = false
if = ["buckets < 3"]
do = [ { count = "buckets", add = 1 }, { give = "bucket", to = "acting" } ]

[[action]]
id = "bribe"
label = { en = "Pay the cook", fr = "Payer le cuistot" }
at = "enemy:ogre_cook"
cost = "free"
if = ["coins >= 3"]
do = [ { pay = 3 }, { remove = "ogre_cook" } ]

[[win]]
if = ["carrier_on.bucket.1 >= 1", "buckets >= 3"]

[[lose]]
if = ["round > 20"]
text = "lose"
"#;

fn read(content: &Content, text: &str) -> Result<Content, Vec<ContentError>> {
    content.with_pack(&[ContentFile { name: "mine/well.quest.toml", text }])
}

/// Replaces one text by another and asks for an error with this code, on a line that holds `line`, that says `said`.
#[track_caller]
fn refused(cases: &[(&str, &str, &str, &str, &str)]) {
    let content = Content::standard();
    for &(from, to, code, line, said) in cases {
        assert!(QUEST.contains(from), "'{from}' is not in the quest");
        let text = QUEST.replacen(from, to, 1);
        let Err(errors) = read(&content, &text) else { panic!("{code}: '{to}' is accepted") };
        let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
        let fits = |error: &ContentError| {
            let place = text.lines().nth(error.line - 1).unwrap_or_default();
            error.file == "mine/well.quest.toml"
                && error.reason.starts_with(&format!("{code}: "))
                && error.reason.contains(said)
                && place.contains(line)
        };
        assert!(errors.iter().any(fits), "{code} on '{line}' saying '{said}':\n{}", told.join("\n"));
    }
}

#[test]
fn cr_quest_1_a_quest_is_read_as_it_is_written() {
    let content = read(&Content::standard(), QUEST).unwrap();
    let quest = content.quest(content.quest_named("well").unwrap());
    assert_eq!(
        (quest.rules.len(), quest.actions.len(), quest.wins.len(), quest.losses.len(), quest.items.len()),
        (5, 2, 1, 1, 2)
    );
    assert_eq!((quest.countdown_levels, quest.threat_start, quest.threat_reset, quest.round_limit), (3, 3, 2, [30, 35]));
    assert_eq!(quest.counters.iter().map(|counter| counter.start).collect::<Vec<_>>(), [[0, 0], [3, 5]]);
    assert_eq!(quest.wins[0].text, quest.win);
    assert_eq!(quest.text(quest.losses[0].text).to(Lang::En), "Dry.");
    let rule = quest.rules[1];
    let effects = rule.effects.of(&quest.effects);
    assert_eq!(effects.len(), 3);
    let coraquest::Effect::Choice { options, .. } = effects[2] else { panic!("{effects:?}") };
    assert_eq!(options.of(&quest.options).len(), 2);
    assert_eq!(rule.guard.any.of(&quest.conditions).len(), 2);
}

#[test]
fn cr_quest_4_cr_ql_1_what_is_no_quest_is_refused() {
    let big = format!("{QUEST}#{}\n", "x".repeat(65536));
    let errors = read(&Content::standard(), &big).unwrap_err();
    assert!(errors[0].reason.starts_with("Q01: the file has"), "{errors:?}");
    let bytes = [b"[quest]\nid = \"".as_slice(), &[0xff, 0xfe]].concat();
    let error = coraquest::text_file("well.quest.toml", &bytes).unwrap_err();
    assert_eq!((error.line, &*error.reason), (2, "Q01: this is no UTF-8"));
    refused(&[
        ("difficulty = 2", "difficulty = = 2", "Q01", "difficulty = =", "no TOML"),
        (
            "difficulty = 2",
            "hardness = 2",
            "Q02",
            "hardness = 2",
            "unknown key 'hardness'; expected id, difficulty, title or format",
        ),
        ("[labels]", "[label]", "Q02", "[label]", "unknown key 'label'"),
        ("difficulty = 2\n", "", "Q03", "[quest]", "'difficulty' is missing"),
        ("difficulty = 2", "difficulty = 6", "Q16", "difficulty = 6", "difficulty is 6, but must be 1 to 5"),
        ("format = 1", "format = 2", "Q16", "format = 2", "must be 1 to 1"),
        ("id = \"well\"", "id = \"Well!\"", "Q04", "Well!", "2 to 24 of a-z, 0-9 and _"),
        ("id = \"well\"", "id = \"lamps\"", "Q04", "lamps", "there is a quest 'lamps' already"),
        ("id = \"well\"", "id = \"shaft\"", "Q04", "shaft", "belongs into a file 'shaft.quest.toml'"),
    ]);
}

#[test]
fn cr_ql_2_a_wrong_setup_is_refused() {
    refused(&[
        ("\"C\", \"D:bottom\"", "\"C\"", "Q05", "story", "3 story cards"),
        ("\"C\"", "\"A\"", "Q05", "story", "card A stands here twice"),
        ("\"C\"", "\"S\"", "Q05", "story", "'S' is no story card"),
        ("D:bottom", "D:below", "Q05", "story", "':top' or ':bottom'"),
        ("small = \"goblin\"", "small = \"goblim\"", "Q06", "goblim", "unknown enemy kind 'goblim'; expected goblin, ratfolk"),
        ("small = \"goblin\"", "small = \"dragon\"", "Q06", "dragon", "'dragon' is a boss"),
        ("small = \"goblin\"", "tiny = \"goblin\"", "Q02", "tiny", "expected small, medium or large"),
        ("\"ratfolk\", ", "\"rat\", ", "Q07", "also", "unknown enemy kind 'rat'"),
        ("force_tough = [\"orc\"]", "force_tough = [\"troll\"]", "Q07", "force_tough", "'troll' is no enemy kind of this quest"),
        ("countdown_levels = 3", "countdown_levels = 5", "Q16", "countdown_levels", "must be 2 to 4"),
        ("threat_start = 3", "threat_start = 4", "Q16", "threat_start", "must be 1 to 3"),
        ("normal = 30", "normal = 4", "Q16", "round_limit", "must be 5 to 99"),
        ("normal = 30, ", "", "Q02", "round_limit", "'normal' is missing"),
    ]);
}

#[test]
fn cr_ql_3_cr_ql_4_wrong_counters_and_texts_are_refused() {
    refused(&[
        ("buckets = 0", "buckets = 1000", "Q16", "buckets = 1000", "must be -999 to 999"),
        ("buckets = 0", "round = 0\nbuckets = 0", "Q18", "round = 0", "'round' is the name of a value"),
        ("buckets = 0", "Pails = 0\nbuckets = 0", "Q18", "Pails", "1 to 20 of a-z and _"),
        ("buckets = { en", "pails = { en", "Q18", "pails", "not declared in [counters]"),
        ("count = \"buckets\"", "count = \"pails\"", "Q18", "pails", "the counter 'pails' is not declared"),
        ("buckets < 3", "pails < 3", "Q18", "pails < 3", "the counter 'pails' is not declared"),
        ("goal = { en = \"Draw water.\", fr = \"Puisez de l'eau.\" }\n", "", "Q03", "[text]", "'goal' is missing"),
        ("fr = \"Puisez de l'eau.\"", "DE = \"Wasser\"", "Q03", "Wasser", "unknown language 'DE'"),
        ("{ en = \"Splash.\", fr = \"Plouf.\" }", "{}", "Q03", "win = {}", "there is no text in any language"),
        ("fr = \"Plouf.\"", "fr = \" \"", "Q03", "Splash", "the text in 'fr' is empty"),
        ("text = \"ask\"", "text = \"asked\"", "Q12", "asked", "there is no text 'asked'"),
        ("label = \"yes\"", "label = \"yep\"", "Q12", "yep", "there is no text 'yep'"),
        ("\ntext = \"lose\"", "\ntext = \"lost\"", "Q12", "lost", "there is no text 'lost'"),
    ]);
    let many: String = (0..17).map(|number| format!("c{} = 0\n", "x".repeat(number))).collect();
    refused(&[("buckets = 0\n", &format!("buckets = 0\n{many}"), "Q19", "[counters]", "at most 16 counters")]);
}

#[test]
fn cr_ql_5_wrong_items_are_refused() {
    refused(&[
        ("copies = 3", "copies = 9", "Q16", "copies = 9", "must be 1 to 8"),
        ("coins = 1", "coins = 10", "Q16", "coins = 10", "must be 0 to 9"),
        (
            "kind = \"quest\"",
            "kind = \"trap\"",
            "Q11",
            "trap",
            "unknown kind 'trap'; expected quest, weapon, armour, potion or magic",
        ),
        ("kind = \"quest\"", "kind = \"weapon\"", "Q03", "[[item]]", "'range' is missing"),
        (
            "kind = \"quest\"",
            "kind = \"armour\"\ndice = \"G\"",
            "Q11",
            "dice",
            "'G' are no dice; expected 1 to 6 of the letters W, B, R",
        ),
        ("kind = \"quest\"", "kind = \"quest\"\nrange = 2", "Q02", "range", "unknown key 'range'"),
        ("id = \"tonic\"", "id = \"bucket\"", "Q20", "bucket", "there is an item 'bucket' already"),
        ("id = \"bucket\"", "id = \"antidote\"", "Q20", "antidote", "there is an item 'antidote' already"),
        ("effect = \"healing4\"", "effect = \"healing5\"", "Q08", "healing5", "unknown item 'healing5'"),
        ("effect = \"healing4\"", "effect = \"nose_peg\"", "Q11", "nose_peg", "not of the same kind"),
        ("effect = \"healing4\"", "effect = { heal = 4 }", "Q11", "effect", "the id of the item that it copies"),
        ("cost = \"full\"", "cost = \"half\"", "Q11", "half", "expected free or full"),
    ]);
}

#[test]
fn cr_ql_6_cr_ql_9_wrong_triggers_and_conditions_are_refused() {
    refused(&[
        ("when = \"start\"", "when = \"begin\"", "Q09", "begin", "unknown trigger 'begin'; expected start, round_start"),
        ("when = \"start\"\n", "", "Q03", "[[rule]]", "'when' is missing"),
        ("reveal:A", "reveal:E", "Q13", "reveal:E", "'E' is no card of this quest; expected A, B, C or D"),
        ("reveal:A", "reveal:1", "Q13", "reveal:1", "expected A, B, C or D"),
        ("centre:1", "centre:2", "Q13", "centre:2", "expected 1, A, B, C or D"),
        ("defeat:ogre_cook", "defeat:troll", "Q07", "defeat:troll", "'troll' is no enemy kind of this quest"),
        ("use:tonic", "use:toxic", "Q08", "use:toxic", "unknown item 'toxic'"),
        ("round >= 1", "round >=1", "Q10", "round >=1", "'<value> <op> <value>'"),
        ("round >= 1", "round => 1", "Q10", "round => 1", "unknown comparison '=>'; expected ==, !=, <, <=, > or >="),
        ("deck > 2", "decks.x > 2", "Q10", "decks.x", "unknown value 'decks.x'"),
        ("enemies.ratfolk", "enemies.troll", "Q07", "enemies.troll", "'troll'"),
        ("carrier_on.bucket.1", "carrier_on.pail.1", "Q08", "pail", "unknown item 'pail'"),
        ("carrier_on.bucket.1", "carrier_on.bucket.K", "Q13", "carrier_on", "'K' is no card"),
        ("buckets >= 3\"]", "buckets >= 1000\"]", "Q16", "buckets >= 1000", "-999 to 999"),
        ("once = false", "once = 0", "Q11", "once = 0", "expected true or false"),
    ]);
    let many = format!("if = [{}]", vec!["\"round >= 1\""; 17].join(", "));
    refused(&[("if = [\"round >= 1\", \"buckets == 0\"]", &many, "Q19", "if = [", "17 conditions, but at most 16")]);
}

#[test]
fn cr_ql_7_cr_ql_8_wrong_actions_and_endings_are_refused() {
    refused(&[
        ("id = \"bribe\"", "id = \"draw\"", "Q20", "draw", "there is an action 'draw' already"),
        ("id = \"bribe\"", "id = \"b\"", "Q04", "id = \"b\"", "2 to 24"),
        ("at = \"spot:B\"", "at = \"centre:B\"", "Q11", "centre:B", "an action is taken at 'spot:X' or at 'enemy:K'"),
        ("cost = \"free\"", "cost = \"cheap\"", "Q11", "cheap", "expected full or free"),
        ("label = { en = \"Draw water\", fr = \"Puiser\" }\n", "", "Q03", "[[action]]", "'label' is missing"),
        ("[[win]]\nif = [\"carrier_on.bucket.1 >= 1\", \"buckets >= 3\"]\n", "", "Q15", "[quest]", "there is no way to win"),
        ("if = [\"round > 20\"]\n", "", "Q03", "[[lose]]", "[[lose]] needs 'if' or 'any'"),
    ]);
    let rule = "[[rule]]\nwhen = \"search\"\ndo = []\n";
    refused(&[("[[win]]", &format!("{}[[win]]", rule.repeat(60)), "Q19", "[[rule]]", "65 times, but at most 64")]);
    let win = "[[win]]\nif = [\"round >= 2\"]\n";
    refused(&[("[[win]]", &format!("{}[[win]]", win.repeat(8)), "Q19", "[[win]]", "9 times, but at most 8")]);
}
