//! Scenario 2: fighters to win over, or the three castes round the Quest square.

use paint::{Square, Squares};
use paint_brawl::{Caste, Kind, PaintBrawl, State};
use tabletop::Seat;

pub(super) fn need(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    if state.seats() == 2 { hunt(rules, state, seat) } else { gather(rules, state, seat) }
}

/// Two seats: every enemy fighter is work, more so the farther those are who could repaint it.
fn hunt(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    let repaints = |at: &Square| {
        let kind = state.field().figure(*at).map(|figure| figure.kind);
        matches!(kind, Some(Kind::Warrior | Kind::Hunter | Kind::Shaman | Kind::Mini | Kind::Maxi))
    };
    let own: Squares = state.field().figures_of(seat).iter().filter(repaints).collect();
    let prey = state.field().fighters_of(seat.next(2));
    prey.iter().map(|at| 1.0 + 0.08 * nearest(rules, own, at)).sum()
}

/// More seats: how far the nearest fighter of each caste is from the Quest square, at the end of the own turn.
fn gather(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    let of = |caste: Caste, fighters: Squares| -> Squares {
        let is = |at: &Square| state.field().figure(*at).and_then(|figure| figure.kind.caste()) == Some(caste);
        fighters.iter().filter(is).collect()
    };
    let own = state.field().fighters_of(seat);
    let others = state.after(seat).fold(Squares::NONE, |all, other| all | state.field().fighters_of(other));
    let missing = |caste: Caste| {
        let mine = of(caste, own);
        if !mine.is_empty() {
            return (nearest(rules, mine, rules.quest()) - 1.0).max(0.0);
        }
        // One must be won over first.
        let prey = of(caste, others);
        let hunt = prey.iter().map(|at| nearest(rules, own, at) * 0.4 + steps(rules, at, rules.quest()) * 0.4);
        4.0 + hunt.fold(10.0, f32::min)
    };
    Caste::ALL.into_iter().map(missing).sum()
}

fn steps(rules: &PaintBrawl, from: Square, to: Square) -> f32 {
    rules.board().steps(from, to).map_or(20.0, f32::from)
}

/// Steps from the nearest of these squares.
fn nearest(rules: &PaintBrawl, from: Squares, to: Square) -> f32 {
    from.iter().map(|at| steps(rules, at, to)).fold(12.0, f32::min)
}
