//! How the game ended: who won, with what, and why it was over.

use super::names::{all, who};
use chromatic_conflict::{ChromaticConflict, Ending, View};
use stage::capital;
use tabletop::{Outcome, Seat};
use texts::{Lang, Message};

/// Who won and why the game ended, as two sentences.
pub(super) fn say(rules: &ChromaticConflict, view: &View, outcome: &Outcome, lang: Lang) -> String {
    let (winners, reason) = (winners(view, outcome), reason(rules, outcome.reason, Some(view)));
    capital(&say!(lang, "end-outcome", winners = winners, reason = reason))
}

fn winners(view: &View, outcome: &Outcome) -> Message {
    let Some(first) = outcome.winners.iter().next() else { return msg!("end-nobody") };
    let points = outcome.points[first.index()];
    let places = view.seats.get(first.index()).map_or(0, |seat| seat.places);
    if outcome.winners.count() > 1 {
        return msg!("end-shared", who = all(view, outcome.winners.iter()), points = points, places = places);
    }
    let level = |seat: &Seat| *seat != first && outcome.points[seat.index()] == points;
    if Seat::first(outcome.seats).any(|seat| level(&seat)) {
        let others = all(view, Seat::first(outcome.seats).filter(level));
        return msg!("end-level", who = who(view, first), points = points, others = others, places = places);
    }
    msg!("end-won", who = who(view, first), points = points)
}

/// Why it ended, as a half-sentence. The view tells who placed the last Chromeca: nobody else can be without cards.
pub(super) fn reason(rules: &ChromaticConflict, code: &str, view: Option<&View>) -> Message {
    match Ending::ALL.into_iter().find(|ending| ending.code() == code) {
        Some(Ending::LastChromeca) => {
            let bare = view.and_then(|view| view.seats.iter().find(|seat| seat.chromecas == 0 && seat.pile == 0));
            match bare.zip(view) {
                Some((seat, view)) => msg!("end-last-chromeca", who = who(view, seat.seat)),
                None => msg!("end-last-chromeca-somebody"),
            }
        }
        Some(Ending::Stuck) => msg!("end-stuck"),
        Some(Ending::Limit) => msg!("end-limit", limit = rules.constants().turn_limit),
        None => msg!("end-other"),
    }
}
