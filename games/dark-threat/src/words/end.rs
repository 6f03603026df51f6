//! Goals, and how it ended.

use super::event::winner;
use crate::{Camp, DarkThreat, State, View};
use tabletop::{Lang, Outcome, Text};

/// The goals of a camp's level in order (table T10).
pub(crate) fn goals(rules: &DarkThreat, state: &State, whose: Camp) -> Vec<Text> {
    let all = match whose {
        Camp::Gaia => [
            Text { en: "the bright Chosen One is awake", fr: "l'Élu éclatant est éveillé" },
            Text { en: "he stands on the Sanctuary", fr: "il se tient sur le Sanctuaire" },
            if rules.king_stands_in(state) {
                Text {
                    en: "the Wooden King and Fongia were knocked out in one turn",
                    fr: "le Roi de bois et Fongia ont été assommés dans le même tour",
                }
            } else {
                Text {
                    en: "the Ultimate Bane and Fongia were knocked out in one turn",
                    fr: "le Fléau ultime et Fongia ont été assommés dans le même tour",
                }
            },
        ],
        Camp::Kaos => [
            Text { en: "the Ultimate Bane is awake", fr: "le Fléau ultime est éveillé" },
            Text {
                en: "Oak and the Chosen One were knocked out in one turn",
                fr: "Oak et l'Élu ont été assommés dans le même tour",
            },
            Text { en: "all three Temples have been corrupted", fr: "les trois Temples ont été corrompus" },
        ],
    };
    let asked = rules.destiny().goals(state.level(whose));
    all.into_iter().take(asked.into()).collect()
}

/// How it ended.
pub(super) fn say(rules: &DarkThreat, view: &View, outcome: &Outcome, lang: Lang) -> String {
    let won = winner(view, outcome.winners);
    let share = |whose: Camp| {
        let met = rules.goals_met(&view.table, whose);
        format!("{} {}/{}", whose.name().to(lang), met.iter().filter(|&&met| met).count(), met.len())
    };
    let goals = lang.list(&Camp::ALL.map(share));
    match (won, lang) {
        (Some(who), Lang::En) => format!("{} wins. Goals met: {goals}.", who.name().en),
        (Some(who), Lang::Fr) => format!("{} gagne. Objectifs atteints\u{a0}: {goals}.", who.name().fr),
        (None, Lang::En) => format!("The game is a draw. Goals met: {goals}."),
        (None, Lang::Fr) => format!("Partie nulle. Objectifs atteints\u{a0}: {goals}."),
    }
}
