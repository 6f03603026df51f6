//! What it is about, and how far each side is on the way (section 20).

use crate::words::names::scenario;
use crate::{Camp, ColorQuest, Kind, Marks, Scenario, View};
use tabletop::{Goal, Lang, Task, Text};

/// The goal of the viewer's side; a bystander is told of the side whose turn it is.
pub(super) fn say(rules: &ColorQuest, view: &View, lang: Lang) -> Goal {
    let state = &view.table;
    let whose = view.camp().unwrap_or(state.active());
    let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
    let level = level(rules, state.scenario());
    let words = match state.scenario() {
        Scenario::Supremacy | Scenario::SupremacyPlus => pick(
            format!("Have your hero at level {level} or higher while the other hero lies stunned."),
            format!("Ayez votre héros au niveau {level} ou plus pendant que l'autre héros est assommé."),
        ),
        Scenario::Harvest => {
            let marks = rules.harvest(whose);
            pick(
                format!("Be the first to collect {marks} dice from crystals."),
                format!("Récoltez {marks} dés sur des cristaux avant l'autre."),
            )
        }
        Scenario::Escort => pick(
            "End your turn with your hero upright in the far corner, having moved there by himself.".to_owned(),
            "Finissez votre tour avec votre héros debout dans le coin opposé, où il est allé lui-même.".to_owned(),
        ),
    };
    let (progress, note) = match state.scenario() {
        Scenario::Supremacy | Scenario::SupremacyPlus => {
            let now = hero(view, whose).map_or(0, Kind::level);
            let note =
                pick(format!("Your hero is at level {now} of {level}."), format!("Votre héros est au niveau {now} sur {level}."));
            (Some((now.min(level), level)), (now > 0).then_some(note))
        }
        Scenario::Harvest => {
            let (done, of) = (state.harvest(whose), rules.harvest(whose));
            (Some((done, of)), Some(pick(format!("{done} of {of} dice."), format!("{done} dés sur {of}."))))
        }
        Scenario::Escort => {
            let far = distance(rules, view, whose);
            let note = |far: i16| match lang {
                Lang::En => lang.count(far, Text { en: "step to go.", fr: "" }, Text { en: "steps to go.", fr: "" }),
                Lang::Fr => format!("Distance du but\u{a0}: {far}."),
            };
            (None, far.map(note))
        }
    };
    let note = match view.camp() {
        Some(_) => note,
        None => note.map(|note| pick(format!("{}: {note}", whose.name().en), format!("{}\u{a0}: {note}", whose.name().fr))),
    };
    Goal { title: scenario(state.scenario()).to(lang).to_owned(), words, progress, note }
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
    let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
    let field = state.field();
    match state.scenario() {
        Scenario::Supremacy | Scenario::SupremacyPlus => {
            let level = level(rules, state.scenario());
            let risen = hero(view, whose).is_some_and(|kind| kind.level() >= level);
            let felled = field.hero(whose.other()).is_some_and(|(_, figure)| figure.is(Marks::STUNNED));
            vec![
                Task { words: pick(format!("Hero at level {level}"), format!("Héros au niveau {level}")), done: risen },
                Task { words: pick("Enemy hero stunned".to_owned(), "Héros adverse assommé".to_owned()), done: felled },
            ]
        }
        Scenario::Harvest => {
            let (done, of) = (state.harvest(whose), rules.harvest(whose));
            let words = pick(format!("{of} dice harvested ({done})"), format!("{of} dés récoltés ({done})"));
            vec![Task { words, done: done >= of }]
        }
        Scenario::Escort => {
            let there = distance(rules, view, whose) == Some(0);
            vec![Task { words: pick("Hero in the far corner".to_owned(), "Héros dans le coin opposé".to_owned()), done: there }]
        }
    }
}
