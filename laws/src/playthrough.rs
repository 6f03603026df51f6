//! Playthroughs: a whole game as text, with all that every viewer sees and is told.
//!
//! A file of them shows in a difference what a change does to players, be it meant or not.

use crate::Chooser;
use crate::chooser::Choosing;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Notation, Rng, Seed, Table, Viewer, check_of};

/// Plays one game and writes it down:
///
/// ```text
/// playthrough of chromatic-conflict, setup {"seats":3}, seed 7, random play
/// start #89abcdef, 15 options #01234567
/// view seat 1 {...}
/// view a bystander {...}
/// 1 seat 1: lay T07 (1,0) | tag=T03 #4567cdef, 22 options #89ab0123
///     all are told {"event":"laid",...}
///     seat 1 is told {"event":"drew-terrains",...}
///     all see /places/1 new {...}
///     seat 1 sees /seats/0/hand/terrains/2 gone {...}
/// ```
/// The first views are there in full; later ones as what changed in their JSON, under the pointer to it. Behind `#` stand
/// the checks of the position and of the legal list in notation.
///
/// # Errors
/// The rule that forbids the setup, or a view that is no JSON.
pub fn playthrough<G: Notation>(
    game: &std::sync::Arc<G>,
    setup: G::Setup,
    seed: u64,
    chooser: Chooser,
) -> Result<String, String> {
    excerpt(game, setup, seed, chooser, std::slice::from_ref(&(1..usize::MAX)))
}

/// The same for some decisions of a game, counted from 1: long games need not be written down as a whole to show what a
/// change does. What happens between the parts is left out; what it changed is seen in the first line behind `...`.
///
/// # Errors
/// The rule that forbids the setup, or a view that is no JSON.
pub fn excerpt<G: Notation>(
    game: &std::sync::Arc<G>,
    setup: G::Setup,
    seed: u64,
    chooser: Chooser,
    parts: &[std::ops::Range<usize>],
) -> Result<String, String> {
    let about = format!("playthrough of {}, setup {}, seed {seed}, {chooser}", G::NAME, json(&setup)?);
    let mut table =
        Table::open(game.clone(), setup, Seed::numbered(seed)).map_err(|refusal| format!("the setup is {refusal}"))?;
    let viewers: Vec<Viewer> = Viewer::all(game.seats(table.state())).collect();
    let mut choosing = Choosing::new(chooser, Rng::stream(seed, 1));
    let mut legal = Vec::new();
    let mut views = all_views(&table, &viewers)?;
    let luck: String = table.dealt().iter().map(|pick| format!(" {pick}")).collect();
    let mut text = format!("{about}\nstart{}{luck}", if luck.is_empty() { "" } else { " |" });
    text += &checks(&table, &mut legal);
    for (viewer, view) in viewers.iter().zip(&views) {
        text += &format!("view {viewer} {view}\n");
    }
    let last = parts.iter().map(|part| part.end).max().unwrap_or(0);
    let mut left_out = false;
    while let Some(action) = choosing.choose(&legal).filter(|_| table.steps().len() + 1 < last) {
        table.play(action).map_err(|refusal| format!("a listed action is {refusal}"))?;
        let Some(step) = table.steps().last() else { break };
        if !parts.iter().any(|part| part.contains(&table.steps().len())) {
            left_out = true;
            game.legal_actions(table.state(), &mut legal);
            continue;
        }
        if std::mem::take(&mut left_out) {
            text += "...\n";
        }
        let luck: String = step.picks.iter().map(|pick| format!(" {pick}")).collect();
        let bar = if luck.is_empty() { "" } else { " |" };
        text += &format!("{} seat {}: {}{bar}{luck}", table.steps().len(), step.seat, game.write_action(action));
        text += &checks(&table, &mut legal);
        let told = viewers.iter().map(|&viewer| table.told(step, viewer).iter().map(json).collect());
        let told: Vec<Vec<String>> = told.collect::<Result<_, _>>()?;
        write_shared(&mut text, &viewers, &told, ["all are told", "is told"]);
        let fresh = all_views(&table, &viewers)?;
        let changes: Vec<Vec<String>> = views.iter().zip(&fresh).map(|(old, new)| changes(old, new)).collect();
        write_shared(&mut text, &viewers, &changes, ["all see", "sees"]);
        views = fresh;
    }
    let outcome = game.outcome(table.state()).map_or("none".to_owned(), |outcome| outcome.line());
    Ok(format!("{text}outcome {outcome}\n"))
}

fn json<T: Serialize>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}

fn all_views<G: Game>(table: &Table<G>, viewers: &[Viewer]) -> Result<Vec<Value>, String> {
    let view = |&viewer| {
        let mut view = serde_json::to_value(table.game().view(table.state(), viewer)).map_err(|error| error.to_string())?;
        // The same order whatever features of serde_json somebody else in the house asks for.
        view.sort_all_objects();
        Ok(view)
    };
    viewers.iter().map(view).collect()
}

/// The checks of the position and of its legal list, which `legal` is filled with.
fn checks<G: Notation>(table: &Table<G>, legal: &mut Vec<G::Action>) -> String {
    let game = table.game();
    game.legal_actions(table.state(), legal);
    let list: Vec<String> = legal.iter().map(|&action| game.write_action(action)).collect();
    let position = check_of(&game.write_position(table.state()));
    format!(" #{position}, {} options #{}\n", list.len(), check_of(&list.join("\n")))
}

/// What all have in common is written once, in the order of the last viewer, who knows least.
fn write_shared(text: &mut String, viewers: &[Viewer], lines: &[Vec<String>], [all, one]: [&str; 2]) {
    let common = |line: &String| lines.iter().all(|lines| lines.contains(line));
    for line in lines.last().into_iter().flatten().filter(|line| common(line)) {
        *text += &format!("    {all} {line}\n");
    }
    for (viewer, lines) in viewers.iter().zip(lines) {
        for line in lines.iter().filter(|line| !common(line)) {
            *text += &format!("    {viewer} {one} {line}\n");
        }
    }
}

/// What changed between two JSON values, one line for each pointer.
fn changes(old: &Value, new: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    compare("", old, new, &mut lines);
    lines
}

fn compare(at: &str, old: &Value, new: &Value, lines: &mut Vec<String>) {
    match (old, new) {
        _ if old == new => {}
        (Value::Object(before), Value::Object(after)) => {
            for (key, gone) in before.iter().filter(|(key, _)| !after.contains_key(*key)) {
                lines.push(format!("{at}/{key} gone {gone}"));
            }
            for (key, value) in after {
                match before.get(key) {
                    Some(before) => compare(&format!("{at}/{key}"), before, value, lines),
                    None => lines.push(format!("{at}/{key} new {value}")),
                }
            }
        }
        (Value::Array(before), Value::Array(after)) => compare_lists(at, before, after, lines),
        _ => lines.push(format!("{at} {old} -> {new}")),
    }
}

/// Leaves out what is the same at the head and at the tail, so that one new item does not shift all others.
fn compare_lists(at: &str, old: &[Value], new: &[Value], lines: &mut Vec<String>) {
    let head = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(old, new)| old == new).count();
    let (gone, come) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    if gone.len() == come.len() {
        for (index, (old, new)) in gone.iter().zip(come).enumerate() {
            compare(&format!("{at}/{}", head + index), old, new, lines);
        }
        return;
    }
    lines.extend(gone.iter().enumerate().map(|(index, item)| format!("{at}/{} gone {item}", head + index)));
    lines.extend(come.iter().enumerate().map(|(index, item)| format!("{at}/{} new {item}", head + index)));
}

#[cfg(test)]
mod tests {
    use super::changes;
    use serde_json::json;

    #[test]
    fn only_what_changed_is_told_with_its_pointer() {
        let old = json!({"turn": 1, "list": [1, 2, 3], "deep": {"a": [{"x": 1}, {"x": 2}]}, "left": true});
        let new = json!({"turn": 2, "list": [1, 9, 2, 3], "deep": {"a": [{"x": 1}, {"x": 3}]}, "come": null});
        let told = ["/left gone true", "/come new null", "/deep/a/1/x 2 -> 3", "/list/1 new 9", "/turn 1 -> 2"];
        assert_eq!(changes(&old, &new), told);
        assert_eq!(changes(&old, &old), [""; 0]);
        assert_eq!(changes(&json!([1, 2, 3]), &json!([3])), ["/0 gone 1", "/1 gone 2"]);
        assert_eq!(changes(&json!({"a": []}), &json!({"a": {}})), ["/a [] -> {}"]);
    }
}
