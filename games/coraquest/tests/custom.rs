//! Abilities that only custom heroes have, and what the quests of the box do not use of the quest language.

use coraquest::{Content, CoraQuest, Event, State};
use tabletop::{ContentFile, Game, Notation as _, Pick, Scripted};

fn hero(id: &str, ability: &str) -> String {
    let kind = if ability == "bane" { "kind = \"orc\"\n" } else { "" };
    format!(
        "id = \"{id}\"\nname = {{ en = \"{id}\", fr = \"{id}\" }}\ntype = \"standard\"\nhealth = 9\nmove = 4\ndie = \"W\"\n\
         weapon = \"bow\"\nability = \"{ability}\"\n{kind}"
    )
}

const QUEST: &str = r#"
[quest]
id = "trial"
difficulty = 1
title = { en = "Trial", fr = "Essai" }

[setup]
story = ["A", "B", "C", "D"]
enemies = { small = "goblin", medium = "orc" }
also = ["troll"]

[counters]
found = 0
crowd = 0

[text]
intro = { en = "i", fr = "i" }
goal = { en = "g", fr = "g" }
win = { en = "w", fr = "w" }
lose = { en = "l", fr = "l" }

[[rule]]
when = "defeat:goblin"
once = false
do = [ { heal = 1, who = "acting" } ]

[[rule]]
when = "search"
once = false
do = [ { count = "found", add = 1 }, { spawn = "troll", n = 1, at = "hero" } ]

[[rule]]
when = "spiders"
once = false
do = [ { count = "crowd", set = "enemies.spider" } ]

[[rule]]
when = "enemy_phase"
once = false
if = ["found >= 1"]
do = [ { remove = "goblin" }, { heal_enemy = "orc", n = 9 } ]

[[win]]
if = ["found >= 9"]
"#;

fn game() -> CoraQuest {
    let abilities = ["eagle_eye", "bane", "sprint", "wake", "smite", "cleanse"];
    let heroes: Vec<(String, String)> =
        abilities.iter().map(|ability| (format!("{ability}.hero.toml"), hero(&format!("h_{ability}"), ability))).collect();
    let mut files: Vec<ContentFile<'_>> = heroes.iter().map(|(name, text)| ContentFile { name, text }).collect();
    files.push(ContentFile { name: "trial.quest.toml", text: QUEST });
    CoraQuest::with(Content::standard().with_pack(&files).unwrap_or_else(|errors| panic!("{errors:?}")))
}

/// A table with the Entrance and two open cards to its right; `hero` acts.
fn given(game: &CoraQuest, hero: &str, at: &str, more: &str) -> State {
    let others = [("dwarf", "axe", 11, "1:a3"), ("halfling", "slingshot", 8, "1:b3"), ("wizard_woman", "wand", 9, "1:c3")];
    let others: String = others
        .iter()
        .map(|(id, weapon, health, at)| format!("hero {id} seat 1 at {at} health {health} bag {weapon}\n"))
        .collect();
    let cards = "card 1 0 0 turned 0 .../.../...\ncard 2 1 0 turned 0 .../.../...\ncard 3 2 0 turned 0 .../.../...\n";
    let text = format!(
        "coraquest\nquest trial normal\nseats 1\nround 1\nthreat 2\npiles 3s 3s 3s 1s\n{cards}\
         hero {hero} seat 1 at {at} health 9 bag bow\n{others}counter found 0\ncounter crowd 0\n{more}\n\
         turn {hero} actions 2\nwaits round heroes\nwaits turn\n"
    );
    game.read_position(&text).unwrap_or_else(|misread| panic!("{misread}\n{text}"))
}

fn play(game: &CoraQuest, state: &mut State, action: &str, luck: &str) -> Vec<Event> {
    let written: Vec<Pick> = luck.split_whitespace().map(|pick| pick.parse().expect("luck")).collect();
    let mut chance = Scripted::new(written);
    let action = game.read_action(action).expect("an action");
    assert_eq!(game.check(state, action), Ok(()), "{action:?}");
    let mut events = Vec::new();
    game.play(state, action, &mut chance, &mut events);
    assert_eq!(chance.finish(), Ok(()));
    assert_eq!(game.validate(state), Ok(()));
    events
}

fn legal(game: &CoraQuest, state: &State, action: &str) -> bool {
    game.check(state, game.read_action(action).expect("an action")).is_ok()
}

fn has(game: &CoraQuest, state: &State, line: &str) -> bool {
    game.write_position(state).lines().any(|other| other == line)
}

#[test]
fn cr_abil_6_eagle_eye_and_bane_last_all_turn() {
    let game = game();
    let mut state = given(&game, "h_eagle_eye", "1:a1", "enemy goblin 1:b1 health 2\nenemy goblin 1:c1 health 2");
    assert!(!legal(&game, &state, "attack bow 1:c1"));
    play(&game, &mut state, "ability", "");
    play(&game, &mut state, "attack bow 1:c1", "white=0 white=0");
    assert!(legal(&game, &state, "attack bow 1:c1"));
    let mut state = given(&game, "h_bane", "1:a1", "enemy orc 1:b1 health 4");
    play(&game, &mut state, "ability", "");
    play(&game, &mut state, "attack bow 1:b1", "white=1 white=0 white=1");
    play(&game, &mut state, "attack bow 1:b1", "white=1 white=0 white=0");
    assert!(has(&game, &state, "enemy orc 1:b1 health 1"));
}

#[test]
fn cr_abil_1_sprint_wake_smite_and_cleanse_cost_nothing() {
    let game = game();
    let mut state = given(&game, "h_sprint", "1:a1", "");
    play(&game, &mut state, "ability", "");
    play(&game, &mut state, "move", "");
    assert!(has(&game, &state, "waits move 7 1:a1"));
    let mut state = given(&game, "h_smite", "1:a1", "enemy goblin 1:c1 health 2\nenemy goblin 2:a1 health 2");
    play(&game, &mut state, "ability", "");
    assert!(has(&game, &state, "enemy goblin 1:c1 health 1") && has(&game, &state, "enemy goblin 2:a1 health 2"));
    for hero in ["h_wake", "h_cleanse"] {
        let text = game
            .write_position(&given(&game, hero, "1:a2", ""))
            .replace("health 11 bag", "health 11 smell 1 stunned poisoned bag");
        let mut state = game.read_position(&text).expect("the position can be read");
        play(&game, &mut state, "ability", "");
        let dwarf = &state.heroes()[1];
        let expected = if hero == "h_wake" { (false, true, 1) } else { (true, false, 0) };
        assert_eq!((dwarf.stunned, dwarf.poisoned, dwarf.smell), expected);
        assert_eq!(state.turn().map(|turn| turn.actions), Some(2));
    }
}

/// A goblin falls by a bump: nobody did it, so the leader says who acts.
#[test]
fn cr_ql_12_cr_item_1_the_leader_names_an_actor_where_there_is_none() {
    let game = game();
    let mut state = given(&game, "h_sprint", "2:a1", "enemy goblin 2:c1 health 1\nchests 1:c1");
    play(&game, &mut state, "search 1:c1", "treasure=trap_glove");
    assert!(has(&game, &state, "waits actor 0"), "{}", game.write_position(&state));
    play(&game, &mut state, "hero h_sprint", "");
    assert_eq!(state.heroes()[0].health, 9);
}

#[test]
fn cr_search_6_cr_spawn_3_search_rules_run_and_figures_find_the_nearest_square() {
    let game = game();
    let mut state = given(&game, "h_sprint", "3:c1", "chests 3:c1");
    play(&game, &mut state, "search 3:c1", "treasure=shield");
    assert!(legal(&game, &state, "at 3:b1") && legal(&game, &state, "at 3:c2") && !legal(&game, &state, "at 3:a1"));
    play(&game, &mut state, "at 3:b2", "");
    assert!(has(&game, &state, "enemy troll 3:b2 health 5") && has(&game, &state, "counter found 1"));
}

#[test]
fn cr_dmg_4_cr_enemy_5_a_quest_removes_and_heals_enemies() {
    let game = game();
    let more = "enemy goblin 3:a1 health 1\nenemy orc 3:c3 health 1";
    let text = game.write_position(&given(&game, "h_sprint", "1:a1", more)).replace("counter found 0", "counter found 1");
    let text = text.lines().map(|line| {
        if line.starts_with("hero ") && !line.contains("h_sprint") {
            line.replace(" bag", " exhausted bag")
        } else {
            line.to_owned()
        }
    });
    let mut state = game.read_position(&text.collect::<Vec<_>>().join("\n")).expect("the position can be read");
    let end = game.read_action("end").expect("an action");
    let mut events = Vec::new();
    game.play(&mut state, end, &mut tabletop::Seeded::new(tabletop::Seed::numbered(1)), &mut events);
    assert!(events.iter().any(|event| matches!(event, Event::Left { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::Mended { health: 3, .. })), "{events:?}");
}

#[test]
fn cr_spider_5_cr_word_12_spiders_are_counted_after_all_are_placed() {
    let game = game();
    let text = game.write_position(&given(&game, "h_sprint", "1:a1", "")).replace("threat 2", "threat 1");
    let text = text.lines().map(|line| {
        if line.starts_with("hero ") && !line.contains("h_sprint") {
            line.replace(" bag", " exhausted bag")
        } else {
            line.to_owned()
        }
    });
    let mut state = game.read_position(&text.collect::<Vec<_>>().join("\n")).expect("the position can be read");
    play(&game, &mut state, "end", "");
    assert!(has(&game, &state, "enemy spider 1:b2 health 1") && has(&game, &state, "counter crowd 1"));
}
