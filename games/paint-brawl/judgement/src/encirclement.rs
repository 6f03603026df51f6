//! Scenario 3: squares of the centre that are not held.

use paint::Squares;
use paint_brawl::{Kind, PaintBrawl, State};
use tabletop::Seat;

pub(super) fn need(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    let field = state.field();
    let held = field.puddles().of(seat) | field.figures_of(seat);
    let open = rules.around_quest() - held;
    let on_square = |at| match field.figure(at) {
        Some(figure) if figure.kind == Kind::Chief => 3.0,
        Some(figure) if figure.kind.is_invocation() => 2.5,
        // Only tall paint reaches the top of a wall.
        _ if field.walls().has(at) => 2.0,
        _ => 1.0,
    };
    let squares: f32 = open.iter().map(on_square).sum();
    let marker = match (field.marker() == Some(seat), field.figure(rules.quest())) {
        (_, Some(chief)) if chief.seat == seat => 0.0,
        (_, Some(_)) => 4.0,
        (true, None) => 0.0,
        (false, None) => 1.0,
    };
    squares + marker + 0.12 * approach(rules, state, seat)
}

/// How far the fighters are from the centre, on average.
fn approach(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    let fighters: Squares = state.field().fighters_of(seat);
    let steps = |at| rules.board().steps(at, rules.quest()).map_or(10.0, f32::from);
    let sum: f32 = fighters.iter().map(steps).sum();
    if fighters.is_empty() { 10.0 } else { sum / fighters.count() as f32 }
}
