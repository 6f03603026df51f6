//! What stands and lies on the squares, the lowest first; of what has volume, the farthest row first.

use super::{looks, marks, spot, tint};
use crate::movegen::MoveGen;
use crate::{Ability, Aim, ColorQuest, Figure, Frame, Kind, Marks, Tile, View};
use paint::Square;
use stage::{Layer, Part, Piece, Tint, Writing};
use std::cmp::Reverse;

/// Left, top, width and height, from the corner of the square.
pub(super) type Place = [f32; 4];

pub(super) const WHOLE: Place = [0.0, 0.0, 1.0, 1.0];
/// A wall covers something of the square behind it.
const WALL: Place = [0.0, -0.15, 1.0, 1.0];
/// The top of a wall is smaller than a square, as its front is to be seen too.
const WALL_TOP: Place = [0.14, -0.22, 0.72, 0.72];
/// A bush and a chest have volume.
const TALL: Place = [0.0, -0.12, 1.0, 1.0];
/// A die on its crystal.
const DIE: Place = [0.19, 0.06, 0.62, 0.62];
/// How much higher one stands on a wall.
const HEIGHT: f32 = 0.35;
/// Where the feet of a figure are.
const FEET: f32 = 0.9;

/// Everything on the board.
pub(super) fn all(rules: &ColorQuest, view: &View) -> Vec<Piece> {
    let look = MoveGen::of(rules, &view.table);
    let mut squares: Vec<Square> = look.board.all().iter().collect();
    squares.sort_by_key(|&at| (Reverse(look.board.row(at)), look.board.column(at)));
    let (mut ground, mut standing, mut signs) = (Vec::new(), Vec::new(), Vec::new());
    for at in squares {
        for piece in tiles(&look, at) {
            if piece.layer == Layer::Ground { ground.push(piece) } else { standing.push(piece) }
        }
        if let Some(puddle) = puddle(&look, at) {
            if look.walls.has(at) { standing.push(puddle) } else { ground.push(puddle) }
        }
        if let Some(colour) = look.die(at) {
            standing.push(piece(at, looks::die(colour), None, DIE, Layer::Thing));
        }
        if let Some(figure) = look.figure(at) {
            standing.push(person(&look, at, figure));
            signs.extend(marks::of(&look, at, figure));
        }
    }
    signs.extend(marks::asked(&look));
    ground.into_iter().chain(standing).chain(signs).collect()
}

pub(super) fn piece(at: Square, look: impl Into<String>, tint: Option<Tint>, [x, y, w, h]: Place, layer: Layer) -> Piece {
    let part = Part { look: look.into(), tint, x, y, w, h, text: None, own: None };
    Piece { spot: spot(at), part, layer, states: Vec::new() }
}

fn letter(tint: Tint, x: f32, y: f32, size: f32, badge: bool) -> Option<Writing> {
    Some(Writing { text: tint.letter().to_owned(), x, y, size, badge })
}

/// Higher on a wall.
pub(super) fn raised([x, y, w, h]: Place, wall: bool) -> Place {
    [x, if wall { y - HEIGHT } else { y }, w, h]
}

/// Crystals and tiles. A bone pile may lie over another tile (CQ-SKL-8).
fn tiles(look: &MoveGen<'_>, at: Square) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if look.crystals.has(at) {
        pieces.push(piece(at, "crystal", None, WHOLE, Layer::Ground));
    }
    for tile in Tile::ALL.into_iter().filter(|&tile| look.field.tiles(tile).has(at)) {
        let (place, layer) = match tile {
            Tile::Wall => (WALL, Layer::Thing),
            Tile::Bush | Tile::Chest => (TALL, Layer::Thing),
            Tile::Tunnel | Tile::Bones => (WHOLE, Layer::Ground),
        };
        pieces.push(piece(at, looks::tile(tile), None, place, layer));
    }
    pieces
}

/// A puddle keeps its shape while it lies there. One that is chosen to be removed, or that is still to come, is faint.
fn puddle(look: &MoveGen<'_>, at: Square) -> Option<Piece> {
    let business = look.state.business();
    let cleaned = matches!(business.last(), Some(Frame::Cleaning { chosen }) if chosen.has(at));
    let coming = coming(look, at);
    let paint = tint(coming.or_else(|| look.field.puddle(at))?);
    let wall = look.walls.has(at);
    let (place, layer) = if wall { (WALL_TOP, Layer::Thing) } else { (WHOLE, Layer::Ground) };
    let mut puddle = piece(at, format!("splash-{}", shape(at)), Some(paint), place, layer);
    if look.figure(at).is_none() && look.die(at).is_none() {
        // On the smaller drawing the letter has nearly the same height.
        puddle.part.text = letter(paint, 0.5, 0.52, if wall { 0.34 } else { 0.28 }, false);
    }
    puddle.states.extend(wall.then_some("raised"));
    puddle.states.extend((cleaned || coming.is_some()).then_some("faint"));
    Some(puddle)
}

/// The paint that a network which is being declared will bring here.
fn coming(look: &MoveGen<'_>, at: Square) -> Option<crate::Tint> {
    let Some(Frame::Choosing { deed }) = look.state.business().last() else { return None };
    let aims = deed.aims.list();
    let place = aims.iter().position(|&aim| look.at(aim) == Some(at))?;
    match (deed.ability, aims.get(place + 1)) {
        (Ability::PaintNetwork | Ability::ExtendedNetwork, _) => look.figure(deed.by).map(|figure| figure.tint),
        (Ability::MulticolourNetwork | Ability::MulticolourNetwork3, Some(&Aim::In(colour))) => Some(crate::Tint::of(colour)),
        _ => None,
    }
}

/// One of the six drawings, without a pattern that the eye would find.
fn shape(at: Square) -> u32 {
    (at.index() as u32 + 1).wrapping_mul(0x9e37_79b9).rotate_left(11) % 6
}

/// A figure has its feet inside the square and is taller than it; heroes grow with their level.
pub(super) fn body(kind: Kind) -> Place {
    let size = match (kind, kind.level()) {
        (Kind::Koloss, _) => 1.3,
        (_, 2) => 1.1,
        (_, 3) => 1.2,
        _ => 1.0,
    };
    [(1.0 - size) / 2.0, FEET - 1.25 * size, size, 1.25 * size]
}

fn person(look: &MoveGen<'_>, at: Square, figure: Figure) -> Piece {
    let wall = look.walls.has(at);
    let base = tint(figure.tint);
    let mut person = piece(at, looks::figure(figure.kind), Some(base), raised(body(figure.kind), wall), Layer::Figure);
    person.part.text = letter(base, 0.8, 0.87, 0.13, true);
    person.states.extend(figure.is(Marks::STUNNED).then_some("stunned"));
    person.states.extend(look.is_invisible(at, figure).then_some("faint"));
    person.states.extend(wall.then_some("raised"));
    person
}
