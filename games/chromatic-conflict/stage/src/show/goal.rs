//! What the game is about, and who is ahead.

use crate::words::all;
use chromatic_conflict::{ChromaticConflict, View};
use stage::{Goal, capital};
use texts::Lang;

/// The goal. It has no measure: nobody can tell how many points will be enough.
pub(super) fn goal(rules: &ChromaticConflict, view: &View, lang: Lang) -> Goal {
    Goal {
        title: say!(lang, "goal-title"),
        words: say!(lang, "goal-words", stronghold = rules.constants().stronghold_points),
        progress: None,
        note: note(view, lang),
    }
}

/// Who is ahead, as long as it is played.
fn note(view: &View, lang: Lang) -> Option<String> {
    let best = view.seats.iter().map(|seat| seat.points).max()?;
    if view.turn == 0 || view.to_act.is_none() {
        return None;
    }
    if best == 0 {
        return Some(say!(lang, "goal-nobody"));
    }
    let ahead: Vec<_> = view.seats.iter().filter(|seat| seat.points == best).map(|seat| seat.seat).collect();
    let count = ahead.len();
    let leaders = || all(view, ahead.into_iter());
    Some(match view.own().map(|own| own.points) {
        Some(own) if own == best && count == 1 => say!(lang, "goal-you", points = best),
        Some(own) if own == best => say!(lang, "goal-you-share", points = best),
        Some(own) => {
            let own = msg!("points", points = own);
            capital(&say!(lang, "goal-others-you", who = leaders(), count = count, points = best, own = own))
        }
        None => capital(&say!(lang, "goal-others", who = leaders(), count = count, points = best)),
    })
}
