//! Scenario 5: the walls that are cheapest to get.

use super::way::to_paint;
use arrayvec::ArrayVec;
use paint::Square;
use paint_brawl::{Kind, PaintBrawl, State};
use tabletop::Seat;

pub(super) fn need(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    let mut costs: ArrayVec<f32, 4> = state.field().walls().iter().take(4).map(|wall| cost(rules, state, seat, wall)).collect();
    costs.sort_unstable_by(f32::total_cmp);
    costs.iter().take(rules.constants().walls_needed.into()).sum()
}

/// What it takes to get one wall: a Hunter or Ranger who climbs, a Golem who bursts there, or the Chief's paint.
fn cost(rules: &PaintBrawl, state: &State, seat: Seat, wall: Square) -> f32 {
    let (board, field) = (rules.board(), state.field());
    let cat = |kind: Kind| matches!(kind, Kind::Hunter | Kind::Ranger);
    let holder = field.figure(wall);
    if field.puddles().at(wall) == Some(seat) || holder.is_some_and(|figure| figure.seat == seat && cat(figure.kind)) {
        return 0.0;
    }
    let mut best: f32 = 8.0;
    let open = holder.is_none() && field.puddles().at(wall).is_none();
    for at in field.figures_of(seat).iter() {
        let Some(figure) = field.figure(at) else { continue };
        let steps = board.steps(at, wall).map_or(12.0, f32::from);
        let way = match figure.kind {
            // One who sits on another wall is needed there.
            Kind::Hunter if open && !field.walls().has(at) => 0.8 + 0.5 * steps,
            Kind::Ranger if open && !field.walls().has(at) => 1.5,
            Kind::Mini | Kind::Maxi if holder.is_none_or(|figure| figure.seat != seat) => 0.3 + 0.6 * steps,
            _ => continue,
        };
        best = best.min(way);
    }
    if let Some(chief) = field.chief(seat) {
        let paint = to_paint(rules, state, seat, board.around(chief), board.beside(wall));
        best = best.min(0.6 + 0.35 * paint);
    }
    best
}
