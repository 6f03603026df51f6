//! What stands and lies on the squares, the lowest first; of what has volume, the farthest row first.

use super::{spot, tint};
use paint::Square;
use paint_brawl::{Figure, Kind, PaintBrawl, SquareView, View};
use stage::{Layer, Part, Piece, Tint, Writing};
use std::cmp::Reverse;
use tabletop::Seat;

/// Left, top, width and height, from the corner of the square.
type Place = [f32; 4];

const WHOLE: Place = [0.0, 0.0, 1.0, 1.0];
/// A wall covers something of the square behind it.
const WALL: Place = [0.0, -0.15, 1.0, 1.0];
/// The top of a wall is smaller than a square, as its front is to be seen too.
const WALL_TOP: Place = [0.14, -0.22, 0.72, 0.72];
/// A figure has its feet inside the square and is taller than it.
const FIGURE: Place = [0.0, -0.35, 1.0, 1.25];
/// How much higher one stands on a wall.
const HEIGHT: f32 = 0.35;
/// Oak stands inside the ring of the marker.
const OAK: Place = [0.12, -0.1, 0.76, 0.95];

/// Everything on the board.
pub(super) fn all(rules: &PaintBrawl, view: &View) -> Vec<Piece> {
    let row = |at: Square| Reverse(rules.board().row(at));
    let mut squares: Vec<&SquareView> = view.squares.iter().collect();
    squares.sort_by_key(|seen| (row(seen.square), rules.board().column(seen.square)));
    let mut ground: Vec<Piece> = marker(view).into_iter().collect();
    let mut standing = vec![(row(view.quest), oak(view))];
    let mut signs = Vec::new();
    for seen in squares {
        let at = seen.square;
        if seen.wall {
            standing.push((row(at), piece(at, "wall", None, WALL, Layer::Thing)));
        }
        if let Some(seat) = seen.puddle {
            let puddle = puddle(view, seen, seat);
            if seen.wall { standing.push((row(at), puddle)) } else { ground.push(puddle) }
        }
        if let Some(figure) = seen.figure {
            standing.push((row(at), person(view, at, figure, seen.wall)));
            if figure.is_stunned() {
                signs.push(piece(at, "stars", None, raised(FIGURE, seen.wall), Layer::Sign));
            }
        }
    }
    standing.sort_by_key(|(row, _)| *row);
    ground.into_iter().chain(standing.into_iter().map(|(_, piece)| piece)).chain(signs).collect()
}

fn piece(at: Square, look: impl Into<String>, tint: Option<Tint>, [x, y, w, h]: Place, layer: Layer) -> Piece {
    let part = Part { look: look.into(), tint, x, y, w, h, text: None, own: None };
    Piece { spot: spot(at), part, layer, states: Vec::new() }
}

fn raised([x, y, w, h]: Place, wall: bool) -> Place {
    [x, if wall { y - HEIGHT } else { y }, w, h]
}

fn letter(tint: Tint, x: f32, y: f32, size: f32, badge: bool) -> Option<Writing> {
    Some(Writing { text: tint.letter().to_owned(), x, y, size, badge })
}

/// A puddle keeps its shape while it lies there. One that was just chosen to be removed is faint.
fn puddle(view: &View, seen: &SquareView, seat: Seat) -> Piece {
    let (at, tint) = (seen.square, tint(view, seat));
    let look = format!("splash-{}", shape(at));
    let (place, layer) = if seen.wall { (WALL_TOP, Layer::Thing) } else { (WHOLE, Layer::Ground) };
    let mut puddle = piece(at, look, Some(tint), place, layer);
    if seen.figure.is_none() {
        // On the smaller drawing the letter has nearly the same height.
        puddle.part.text = letter(tint, 0.5, 0.52, if seen.wall { 0.34 } else { 0.28 }, false);
    }
    puddle.states.extend(seen.wall.then_some("raised"));
    puddle.states.extend(view.is_chosen(at).then_some("faint"));
    puddle
}

/// One of the six drawings, without a pattern that the eye would find.
fn shape(at: Square) -> u32 {
    (at.index() as u32 + 1).wrapping_mul(0x9e37_79b9).rotate_left(11) % 6
}

fn person(view: &View, at: Square, figure: Figure, wall: bool) -> Piece {
    let tint = tint(view, figure.seat);
    let look = match figure.kind {
        Kind::Chief if view.seat(figure.seat).matriarch => "matriarch",
        kind => kind.code(),
    };
    let mut person = piece(at, look, Some(tint), raised(FIGURE, wall), Layer::Figure);
    person.part.text = letter(tint, 0.78, 0.86, 0.14, true);
    person.states.extend(figure.is_stunned().then_some("stunned"));
    person.states.extend(wall.then_some("raised"));
    person
}

/// Oak is part of the board (PB-BOARD-2); he makes room for a Chief.
fn oak(view: &View) -> Piece {
    let mut oak = piece(view.quest, "oak", None, OAK, Layer::Thing);
    oak.states.extend(chief_on_quest(view).then_some("faint"));
    oak
}

/// The ring of the marker. A Chief's own badge is at the right, where the marker's is otherwise.
fn marker(view: &View) -> Option<Piece> {
    let tint = tint(view, view.marker?);
    let mut marker = piece(view.quest, "marker", Some(tint), WHOLE, Layer::Ground);
    marker.part.text = letter(tint, if chief_on_quest(view) { 0.14 } else { 0.86 }, 0.86, 0.18, true);
    Some(marker)
}

fn chief_on_quest(view: &View) -> bool {
    view.at(view.quest).is_some_and(|square| square.figure.is_some())
}
