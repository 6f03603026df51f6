//! What it is about, and how far each side is on the way (section 20).

use crate::words::names::scenario;
use crate::{Camp, ColorQuest, Kind, Marks, Scenario, View};
use stage::{Goal, Task};
use texts::Lang;

/// The goal of the viewer's side; a bystander is told of the side whose turn it is.
pub(super) fn say(rules: &ColorQuest, view: &View, lang: Lang) -> Goal {
    let state = &view.table;
    let whose = view.camp().unwrap_or(state.active());
    let level = level(rules, state.scenario());
    let words = match state.scenario() {
        Scenario::Supremacy | Scenario::SupremacyPlus => msg!("goal-supremacy", level = level),
        Scenario::Harvest => msg!("goal-harvest", of = rules.harvest(whose)),
        Scenario::Escort => msg!("goal-escort"),
    };
    let (progress, note) = match state.scenario() {
        Scenario::Supremacy | Scenario::SupremacyPlus => {
            let now = hero(view, whose).map_or(0, Kind::level);
            (Some((now.min(level), level)), (now > 0).then(|| msg!("note-supremacy", now = now, level = level)))
        }
        Scenario::Harvest => {
            let (done, of) = (state.harvest(whose), rules.harvest(whose));
            (Some((done, of)), Some(msg!("note-harvest", done = done, of = of)))
        }
        Scenario::Escort => (None, distance(rules, view, whose).map(|steps| msg!("note-escort", steps = steps))),
    };
    let note = match view.camp() {
        Some(_) => note,
        None => note.map(|note| msg!("note-of", who = whose.message(), note = note)),
    };
    let title = scenario(state.scenario()).say(lang);
    Goal { title, words: words.say(lang), progress, note: note.map(|note| note.say(lang)) }
}

/// The level that wins.
fn level(rules: &ColorQuest, scenario: Scenario) -> u8 {
    let constants = rules.constants();
    if scenario == Scenario::SupremacyPlus { constants.supremacy_plus } else { constants.supremacy }
}

/// The hero of a side, once he stands.
fn hero(view: &View, whose: Camp) -> Option<Kind> {
    view.table.field().hero(whose).map(|(_, figure)| figure.kind)
}

/// How far a hero of Escort is from his goal (CQ-END-3).
fn distance(rules: &ColorQuest, view: &View, whose: Camp) -> Option<i16> {
    hero(view, whose)?;
    Some(-rules.standing(&view.table, whose)[0])
}

/// What a side must do, and what of it is done.
pub(super) fn tasks(rules: &ColorQuest, view: &View, whose: Camp, lang: Lang) -> Vec<Task> {
    let state = &view.table;
    let field = state.field();
    match state.scenario() {
        Scenario::Supremacy | Scenario::SupremacyPlus => {
            let level = level(rules, state.scenario());
            let risen = hero(view, whose).is_some_and(|kind| kind.level() >= level);
            let felled = field.hero(whose.other()).is_some_and(|(_, figure)| figure.is(Marks::STUNNED));
            vec![
                Task { words: say!(lang, "task-level", level = level), done: risen },
                Task { words: say!(lang, "task-felled"), done: felled },
            ]
        }
        Scenario::Harvest => {
            let (done, of) = (state.harvest(whose), rules.harvest(whose));
            vec![Task { words: say!(lang, "task-harvest", done = done, of = of), done: done >= of }]
        }
        Scenario::Escort => {
            let there = distance(rules, view, whose) == Some(0);
            vec![Task { words: say!(lang, "task-escort"), done: there }]
        }
    }
}
