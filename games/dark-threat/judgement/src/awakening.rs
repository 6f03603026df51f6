//! Gaia's first goal: six colours to light, and no small Bane on a Temple.

use super::front::FAR;
use super::sense::Sense;
use dark_threat::{Kind, Piece, Shape, Temple};
use paint::{Colour, Square, Squares};

/// What a small Bane on a centre costs Gaia.
const BLOCKED: f32 = 2.0;
/// What it costs to make a Totem of a Mushroom.
const MUSHROOM: f32 = 2.5;
/// What a stunned Chosen One is late.
const STUNNED: f32 = 2.0;
/// What it costs if the Chosen One is struck.
const STUN_RISK: f32 = 0.15;
/// What it costs, for every Avatar that is needed, if Oak is struck.
const FALL_RISK: f32 = 0.3;
/// What it costs to make an Avatar of a Totem in contact.
const INVOCATION: f32 = 1.2;

pub(super) fn need(sense: &Sense<'_>) -> f32 {
    let field = sense.state.field();
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
            if let Some(at) = sense.square(Piece::of(colour)) {
                way = way.min(by_colour(sense, flights, colour, at, prisms, way));
            }
            need += if supply == 0 { way + 2.0 } else { way };
        }
        if sense.rules.is_blocked(sense.state, temple) {
            let centre = sense.ground.centre(temple);
            need += BLOCKED + approach(sense, flights, sense.board.around(centre));
        }
    }
    need + exposure(sense)
}

/// What it costs that the Chosen One may be stunned in Kaos's next turns, and that Oak's fall would take the Avatars away.
fn exposure(sense: &Sense<'_>) -> f32 {
    let field = sense.state.field();
    let useful = |colour: &Colour| field.shape(*colour) == Shape::Avatar && !sense.is_lit(*colour);
    let avatars = Colour::WHEEL.into_iter().filter(useful).count() as f32;
    let chosen_one = risk(sense.king.chosen_one) + risk(sense.queen.chosen_one);
    let oak = risk(sense.king.oak) + risk(sense.queen.oak);
    STUN_RISK * chosen_one + FALL_RISK * avatars * oak
}

/// How likely Kaos strikes what is so many attacks away.
fn risk(reach: f32) -> f32 {
    match reach {
        ..=1.0 => 0.5,
        ..=2.0 => 0.25,
        _ => 0.0,
    }
}

/// What it takes with the Avatar of the colour, or with the Totem that it could be made of.
fn by_colour(sense: &Sense<'_>, flights: Squares, colour: Colour, at: Square, prisms: Squares, most: f32) -> f32 {
    let near = prisms.iter().filter_map(|prism| sense.board.straight_steps(at, prism)).min();
    let Some(near) = near.map(f32::from) else { return FAR };
    let invoked = || INVOCATION + approach(sense, flights, sense.board.around(at)) + 1.0 + 0.25 * near;
    match sense.state.field().shape(colour) {
        Shape::Avatar => sense.painter(at, Kind::Avatar).lines_to(sense.board, [prisms], most)[0],
        Shape::Totem => invoked(),
        Shape::Mushroom => MUSHROOM + invoked(),
    }
}

/// How many lines the Chosen One is from each colour.
fn chosen_one(sense: &Sense<'_>) -> [f32; 6] {
    let field = sense.state.field();
    let Some(at) = sense.square(Piece::ChosenOne) else { return [FAR; 6] };
    let mut targets = [Squares::NONE; 6];
    for colour in Colour::WHEEL {
        if !sense.is_lit(colour) {
            targets[colour.index()] = sense.dark_prisms(colour);
        }
    }
    let late = if field.stunned().has(Piece::ChosenOne) { STUNNED } else { 0.0 };
    sense.painter(at, Kind::ChosenOne).lines_to(sense.board, targets, 6.0).map(|lines| lines + late)
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
