//! Gaia's first goal: six colours to light, and no small Bane on a Temple.

use super::front::FAR;
use super::sense::Sense;
use crate::{Kind, Piece, Shape, Temple};
use paint::Squares;

/// What a small Bane on a centre costs Gaia.
const BLOCKED: f32 = 2.0;
/// What it costs to make a Totem of a Mushroom.
const MUSHROOM: f32 = 2.5;
/// What a stunned Chosen One is late.
const STUNNED: f32 = 2.0;
/// A small part for the second prism, which keeps black paint off the centre.

pub(super) fn need(sense: &Sense<'_>) -> f32 {
    let field = &sense.state.field;
    if field.is_bright() {
        return 0.0;
    }
    let by_chosen_one = chosen_one(sense);
    let flights = sense.oak_flights();
    let mut need = 0.0;
    for temple in Temple::ALL {
        for colour in sense.ground.colours(temple) {
            if sense.is_lit(colour) {
                continue;
            }
            let prisms = sense.dark_prisms(colour);
            let mut way = by_chosen_one[colour.index()];
            let supply = sense.rules.supply(sense.state, colour);
            if !prisms.is_empty() && let Some(at) = sense.square(Piece::of(colour)) {
                let invoked = match field.shape(colour) {
                    Shape::Avatar => 0.0,
                    Shape::Totem => 1.0 + approach(sense, flights, sense.board.around(at)),
                    Shape::Mushroom => MUSHROOM + 1.0 + approach(sense, flights, sense.board.around(at)),
                };
                if invoked + 1.0 < way {
                    let [lines] = sense.painter(at, Kind::Avatar).lines_to(sense.board, [prisms]);
                    way = way.min(invoked + lines);
                }
            }
            need += if supply == 0 { way + 2.0 } else { way };
        }
        if sense.rules.is_blocked(sense.state, temple) {
            let centre = sense.ground.centre(temple);
            need += BLOCKED + approach(sense, flights, sense.board.around(centre));
        }
    }
    need
}

/// How many lines the Chosen One is from each colour.
fn chosen_one(sense: &Sense<'_>) -> [f32; 6] {
    let field = &sense.state.field;
    let Some(at) = sense.square(Piece::ChosenOne) else { return [FAR; 6] };
    let mut targets = [Squares::NONE; 6];
    for colour in paint::Colour::WHEEL {
        if !sense.is_lit(colour) {
            targets[colour.index()] = sense.dark_prisms(colour);
        }
    }
    let late = if field.stunned().has(Piece::ChosenOne) { STUNNED } else { 0.0 };
    sense.painter(at, Kind::ChosenOne).lines_to(sense.board, targets).map(|lines| lines + late)
}

/// Half a turn for each of Oak's moves until he is on one of these squares.
fn approach(sense: &Sense<'_>, flights: Squares, to: Squares) -> f32 {
    match sense.square(Piece::Oak) {
        Some(at) if to.has(at) => 0.0,
        Some(_) if to.meets(flights) => 0.4,
        Some(_) => 0.8,
        None => 2.0,
    }
}
