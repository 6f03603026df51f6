//! How the game ended: who won, with what, and why it was over.

use super::names::{places, points, who};
use crate::{ChromaticConflict, Ending, View};
use tabletop::{Lang, Outcome, Seat, capital};

/// Who won and why the game ended, as two sentences.
pub(super) fn say(rules: &ChromaticConflict, view: &View, outcome: &Outcome, lang: Lang) -> String {
    let winners = capital(&winners(view, outcome, lang));
    let reason = reason(rules, outcome.reason, Some(view), lang);
    match lang {
        Lang::En => format!("{winners} The game ended because {reason}."),
        Lang::Fr => format!("{winners} Fin de partie\u{a0}: {reason}."),
    }
}

fn winners(view: &View, outcome: &Outcome, lang: Lang) -> String {
    let held = |seat: Seat| view.seats.get(seat.index()).map_or(0, |seat| seat.places);
    let names = |seats: &mut dyn Iterator<Item = Seat>| lang.list(&seats.map(|seat| who(view, seat, lang)).collect::<Vec<_>>());
    let Some(first) = outcome.winners.iter().next() else {
        return match lang {
            Lang::En => "Nobody wins.".to_owned(),
            Lang::Fr => "Personne ne gagne.".to_owned(),
        };
    };
    let score = outcome.points[first.index()];
    let (score_words, places) = (points(score, lang), places(held(first), lang));
    let who = names(&mut outcome.winners.iter());
    if outcome.winners.count() > 1 {
        return match lang {
            Lang::En => format!("Shared victory: {who}, with {score_words} and {places} each."),
            Lang::Fr => format!("Victoire partagée\u{a0}: {who}, avec {score_words} et {places} chacune."),
        };
    }
    let level = |seat: &Seat| *seat != first && outcome.points[seat.index()] == score;
    if Seat::first(outcome.seats).any(|seat| level(&seat)) {
        let others = names(&mut Seat::first(outcome.seats).filter(level));
        return match lang {
            Lang::En => format!("{who} wins with {score_words}, as many as {others}, but holds more places ({}).", held(first)),
            Lang::Fr => {
                format!("{who} gagne avec {score_words}, autant que {others}, mais tient plus d'emplacements ({}).", held(first))
            }
        };
    }
    match lang {
        Lang::En => format!("{who} wins with {score_words}."),
        Lang::Fr => format!("{who} gagne avec {score_words}."),
    }
}

/// Why it ended, as a half-sentence. The view tells who placed the last Chromeca: nobody else can be without cards.
pub(super) fn reason(rules: &ChromaticConflict, code: &str, view: Option<&View>, lang: Lang) -> String {
    let ending = Ending::ALL.into_iter().find(|ending| ending.code() == code);
    let limit = rules.constants.turn_limit;
    match (ending, lang) {
        (Some(Ending::LastChromeca), _) => {
            let bare = view.and_then(|view| view.seats.iter().find(|seat| seat.chromecas == 0 && seat.pile == 0));
            let who = bare.zip(view).map(|(seat, view)| who(view, seat.seat, lang));
            match lang {
                Lang::En => format!("{} placed the last of its Chromecas", who.unwrap_or("a player".to_owned())),
                Lang::Fr => format!("{} a placé son dernier Chromeca", who.unwrap_or("un joueur".to_owned())),
            }
        }
        (Some(Ending::Stuck), Lang::En) => "nobody could do anything any more".to_owned(),
        (Some(Ending::Stuck), Lang::Fr) => "plus personne ne pouvait rien faire".to_owned(),
        (Some(Ending::Limit), Lang::En) => format!("the limit of {limit} turns was reached"),
        (Some(Ending::Limit), Lang::Fr) => format!("la limite de {limit} tours est atteinte"),
        (None, Lang::En) => "it is over".to_owned(),
        (None, Lang::Fr) => "elle est terminée".to_owned(),
    }
}
