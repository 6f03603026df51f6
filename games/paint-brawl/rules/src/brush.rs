//! Painting squares (PB-ATK-2, PB-ATK-3).

use crate::movegen::is_tall;
use crate::{Field, Kind, PaintBrawl};
use paint::Square;
use tabletop::Seat;

/// Where paint comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Brush {
    /// A fighter's attack: on the ground, and on the Quest square.
    Fighter,
    /// A Chief's or a Clone's attack: it reaches walls, never the Quest square (PB-QUEST-3).
    Chief,
    /// An explosion: it reaches walls and the Quest square, and moves no Chief (PB-BOOM-3).
    Explosion,
}

impl Brush {
    /// The brush of this figure's attacks.
    pub(crate) const fn of(kind: Kind) -> Brush {
        if is_tall(kind) { Brush::Chief } else { Brush::Fighter }
    }
}

/// What painting one square comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stroke {
    /// Nothing.
    Nothing,
    /// A puddle is placed, perhaps in place of another.
    Puddle { over: Option<Seat> },
    /// The Quest square gets a marker, perhaps in place of another.
    Marker { over: Option<Seat> },
    /// A fighter changes colour.
    Repaint { kind: Kind, from: Seat },
    /// An enemy Chief is hit.
    Hit(Seat),
}

/// What it comes to when `seat` paints `at` with so many puddles in its supply (PB-SUP-2).
pub(crate) fn stroke(rules: &PaintBrawl, field: &Field, at: Square, seat: Seat, brush: Brush, supply: u32) -> Stroke {
    if at == rules.quest {
        return on_quest(field, at, seat, brush, supply);
    }
    if brush == Brush::Fighter && field.walls().has(at) {
        return Stroke::Nothing;
    }
    match field.figure(at) {
        Some(figure) if figure.seat == seat || figure.kind.is_invocation() => Stroke::Nothing,
        Some(figure) if figure.kind == Kind::Chief => hit(figure.seat, brush),
        Some(figure) => Stroke::Repaint { kind: figure.kind, from: figure.seat },
        None => match field.puddles().at(at) {
            Some(own) if own == seat => Stroke::Nothing,
            _ if supply == 0 => Stroke::Nothing,
            over => Stroke::Puddle { over },
        },
    }
}

/// PB-QUEST-1, PB-QUEST-3, PB-QUEST-5.
fn on_quest(field: &Field, at: Square, seat: Seat, brush: Brush, supply: u32) -> Stroke {
    match field.figure(at) {
        _ if brush == Brush::Chief => Stroke::Nothing,
        Some(chief) if chief.seat != seat => hit(chief.seat, brush),
        Some(_) => Stroke::Nothing,
        None if field.marker() == Some(seat) || supply == 0 => Stroke::Nothing,
        None => Stroke::Marker { over: field.marker() },
    }
}

fn hit(chief: Seat, brush: Brush) -> Stroke {
    if brush == Brush::Explosion { Stroke::Nothing } else { Stroke::Hit(chief) }
}
