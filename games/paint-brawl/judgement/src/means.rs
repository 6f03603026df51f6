//! What a seat can work with.

use paint::{Direction, Squares};
use paint_brawl::{Kind, PaintBrawl, Scenario, State, is_tall};
use tabletop::Seat;

pub(super) fn of(rules: &PaintBrawl, state: &State, seat: Seat, supply: f32) -> f32 {
    let field = state.field();
    let mut means = 1.0;
    let fighter = if state.scenario() == Scenario::Capture { 0.25 } else { 0.22 };
    for at in field.fighters_of(seat).iter() {
        let stunned = field.figure(at).is_some_and(|figure| figure.is_stunned());
        means += if stunned { 0.5 * fighter } else { fighter };
    }
    let golems = field.figures_of(seat) & field.invocations();
    means += 0.15 * golems.count() as f32;
    means += 0.03 * f32::from(state.hand(seat).total());
    means += 0.05 * state.blasts(seat).iter().map(|&cards| f32::from(cards)).sum::<f32>();
    if field.marker() == Some(seat) {
        means += 0.03;
    }
    // Paint must not run out.
    if supply < 6.0 {
        means -= 0.03 * (6.0 - supply);
    }
    means + 0.08 * hits(rules, state, seat)
}

/// How many enemy fighters the seat's figures could repaint from where they stand.
fn hits(rules: &PaintBrawl, state: &State, seat: Seat) -> f32 {
    let (board, field) = (rules.board(), state.field());
    let others = field.occupied() - field.figures_of(seat) - field.invocations() - field.chiefs();
    let clear = board.all() - field.occupied() - field.puddles().others(seat) - field.walls().with(rules.quest());
    let stops = board.all() - clear;
    let mut reach = Squares::NONE;
    let mut networks = Squares::NONE;
    for at in (field.figures_of(seat)).iter() {
        let Some(figure) = field.figure(at).filter(|figure| !figure.is_stunned()) else { continue };
        let tall = is_tall(figure.kind);
        if tall || figure.kind == Kind::Warrior {
            reach |= board.around(at);
        }
        if tall || figure.kind == Kind::Hunter {
            reach |= Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | board.reach(at, to, stops).seen());
        }
        if tall || figure.kind == Kind::Shaman {
            networks |= board.around(at);
        }
    }
    if !others.is_empty() {
        let starts = board.flood(networks, field.links(seat));
        reach |= board.beside_all(starts);
    }
    (reach & others).count() as f32
}
