//! What the game is about, and who is ahead.

use crate::words::{points, who};
use crate::{ChromaticConflict, View};
use tabletop::{Goal, Lang, Text, capital};

/// The goal. It has no measure: nobody can tell how many points will be enough.
pub(super) fn goal(rules: &ChromaticConflict, view: &View, lang: Lang) -> Goal {
    let title = Text { en: "Hold the most gems", fr: "Tenir le plus de gemmes" }.to(lang).to_owned();
    let stronghold = rules.constants.stronghold_points;
    let words = match lang {
        Lang::En => format!(
            "The game ends at once when somebody places their last Chromeca. Most victory points wins: the gems of the places \
             one holds, and {stronghold} for a Stronghold."
        ),
        Lang::Fr => format!(
            "La partie s'arrête dès que quelqu'un place son dernier Chromeca. Qui a le plus de points de victoire gagne\u{a0}: \
             les gemmes des emplacements tenus, et {stronghold} pour une Place forte."
        ),
    };
    Goal { title, words, progress: None, note: note(view, lang) }
}

/// Who is ahead, as long as it is played.
fn note(view: &View, lang: Lang) -> Option<String> {
    let best = view.seats.iter().map(|seat| seat.points).max()?;
    if view.turn == 0 || view.to_act.is_none() {
        return None;
    }
    if best == 0 {
        let nobody = Text { en: "Nobody has a victory point yet.", fr: "Personne n'a encore de point de victoire." };
        return Some(nobody.to(lang).to_owned());
    }
    let own = view.own();
    let ahead: Vec<_> = view.seats.iter().filter(|seat| seat.points == best).map(|seat| seat.seat).collect();
    let best_words = points(best.into(), lang);
    if own.is_some_and(|own| own.points == best) {
        return Some(match (lang, ahead.len()) {
            (Lang::En, 1) => format!("You lead with {best_words}."),
            (Lang::Fr, 1) => format!("Vous menez avec {best_words}."),
            (Lang::En, _) => format!("You share the lead with {best_words}."),
            (Lang::Fr, _) => format!("Vous partagez la tête avec {best_words}."),
        });
    }
    let names: Vec<String> = ahead.iter().map(|&seat| who(view, seat, lang)).collect();
    let lead = match (lang, ahead.len()) {
        (Lang::En, 1) => "leads",
        (Lang::En, _) => "lead",
        (Lang::Fr, 1) => "mène",
        (Lang::Fr, _) => "mènent",
    };
    let with = Text { en: "with", fr: "avec" }.to(lang);
    let leaders = capital(&format!("{} {lead} {with} {best_words}.", lang.list(&names)));
    Some(match (own.map(|own| points(own.points.into(), lang)), lang) {
        (Some(own), Lang::En) => format!("{leaders} You have {own}."),
        (Some(own), Lang::Fr) => format!("{leaders} Vous avez {own}."),
        (None, _) => leaders,
    })
}
