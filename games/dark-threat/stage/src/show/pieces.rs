//! What stands and lies on the squares, the lowest first; of what has volume, the farthest row first.

use super::{asked, hue, side, spot, tint};
use dark_threat::{Camp, DarkThreat, Frame, Kind, Paint, State, Temple, View};
use paint::{Colour, Square};
use stage::{Layer, Part, Piece, Tint, Writing};
use std::cmp::Reverse;

/// Left, top, width and height, from the corner of the square.
type Place = [f32; 4];

const WHOLE: Place = [0.0, 0.0, 1.0, 1.0];
/// A figure has its feet inside the square and is taller than it.
const FIGURE: Place = [0.0, -0.35, 1.0, 1.25];
/// The Ultimate Bane towers over its neighbours.
const GIANT: Place = [-0.2, -0.72, 1.4, 1.75];
/// A prism that is still seen beside the puddle of another colour.
const ASIDE: Place = [0.5, -0.06, 0.52, 0.52];
/// A mark beside a head: it stays on the board in the last row too.
const MARK: Place = [0.56, -0.46, 0.46, 0.46];
/// A dome over a figure.
const DOME: Place = [-0.06, -0.36, 1.12, 1.3];

/// Everything on the board.
pub(super) fn all(rules: &DarkThreat, view: &View) -> Vec<Piece> {
    let state = &view.table;
    let field = state.field();
    let row = |at: Square| Reverse(rules.board().row(at));
    let mut ground = sacred(rules, state);
    ground.extend(puddles(rules, state));
    let mut pieces: Vec<(dark_threat::Piece, Square)> = field.standing().collect();
    pieces.sort_by_key(|&(_, at)| (row(at), rules.board().column(at)));
    let mut signs = Vec::new();
    let mut standing = Vec::new();
    for (piece, at) in pieces {
        standing.push(person(state, piece, at));
        if field.stunned().has(piece) {
            signs.push(sign(at, "stars", None, FIGURE));
        }
        if field.doomed().has(piece) {
            signs.push(sign(at, "doomed", Some(Tint::Black), MARK));
        }
        for camp in Camp::ALL {
            if field.guarded_by(camp) == Some(piece) {
                signs.push(sign(at, "prayer-dome", Some(side(camp)), DOME));
            }
        }
    }
    if let Some(at) = asked(rules, state) {
        signs.push(sign(at, "asked", None, WHOLE));
    }
    ground.into_iter().chain(standing).chain(signs).collect()
}

fn piece(at: Square, look: impl Into<String>, tint: Option<Tint>, [x, y, w, h]: Place, layer: Layer) -> Piece {
    let part = Part { look: look.into(), tint, x, y, w, h, text: None, own: None };
    Piece { spot: spot(at), part, layer, states: Vec::new() }
}

fn sign(at: Square, look: &str, tint: Option<Tint>, place: Place) -> Piece {
    piece(at, look, tint, place, Layer::Sign)
}

fn letter(tint: Tint, x: f32, y: f32, size: f32, badge: bool) -> Option<Writing> {
    Some(Writing { text: tint.letter().to_owned(), x, y, size, badge })
}

/// The seals of the Temples and the prisms that no puddle hides.
fn sacred(rules: &DarkThreat, state: &State) -> Vec<Piece> {
    let ground = rules.ground(state);
    let field = state.field();
    let mut pieces = Vec::new();
    for temple in Temple::ALL {
        let at = ground.centre(temple);
        if state.corrupted().has(temple) {
            pieces.push(piece(at, "corruption", Some(Tint::Black), WHOLE, Layer::Ground));
        }
        let look = if rules.is_active(state, temple) { item(temple) } else { seal(temple) };
        pieces.push(piece(at, look, None, WHOLE, Layer::Ground));
    }
    let lit = rules.lit(state);
    for colour in Colour::WHEEL {
        for at in ground.prisms(colour).iter() {
            let tint = hue(colour);
            let covered = !lit.has(at) && field.puddles().at(at).is_some();
            if covered {
                continue;
            }
            let mut prism = piece(at, if lit.has(at) { "prism-lit" } else { "prism" }, Some(tint), WHOLE, Layer::Ground);
            if field.piece(at).is_none() {
                prism.part.text = letter(tint, 0.5, 0.56, 0.25, false);
            }
            pieces.push(prism);
        }
    }
    pieces
}

/// A Temple's item: it lies on the centre once the Temple is active.
pub(super) const fn item(temple: Temple) -> &'static str {
    match temple {
        Temple::Force => "item-hammer",
        Temple::Wisdom => "item-wings",
        Temple::Spirit => "item-headband",
    }
}

/// The same, carved in stone: the Temple sleeps.
pub(super) const fn seal(temple: Temple) -> &'static str {
    match temple {
        Temple::Force => "seal-hammer",
        Temple::Wisdom => "seal-wings",
        Temple::Spirit => "seal-headband",
    }
}

/// Puddles keep their shape while they lie there. Those that were chosen for a line and are still to be painted are faint.
fn puddles(rules: &DarkThreat, state: &State) -> Vec<Piece> {
    let field = state.field();
    let lit = rules.lit(state);
    let chosen = |at: Square| match state.business().last() {
        Some(Frame::Colour { from, to, hues, .. }) => {
            let place = rules.board().ray(*from, *to).iter().position(|&other| other == at)?;
            hues.get(place).copied().flatten()
        }
        _ => None,
    };
    let mut pieces = Vec::new();
    for at in rules.board().all().iter().filter(|&at| !lit.has(at)) {
        let coming = chosen(at).map(Paint::Colour);
        let Some(paint) = coming.or_else(|| field.puddles().at(at)) else { continue };
        let mut puddle = piece(at, format!("splash-{}", shape(at)), Some(tint(paint)), WHOLE, Layer::Ground);
        if field.piece(at).is_none() {
            puddle.part.text = letter(tint(paint), 0.5, 0.52, 0.28, false);
        }
        puddle.states.extend(coming.is_some().then_some("faint"));
        pieces.push(puddle);
        // A prism under a puddle of another colour can still be lit: its colour must be seen.
        if let Some(colour) = rules.ground(state).prism(at) {
            let mut prism = piece(at, "prism", Some(hue(colour)), ASIDE, Layer::Ground);
            prism.part.text = letter(hue(colour), 0.5, 0.56, 0.34, false);
            pieces.push(prism);
        }
    }
    pieces
}

/// One of the six drawings, without a pattern that the eye would find.
fn shape(at: Square) -> u32 {
    (at.index() as u32 + 1).wrapping_mul(0x9e37_79b9).rotate_left(11) % 6
}

/// The drawing of a kind.
pub(super) const fn look(kind: Kind) -> &'static str {
    match kind {
        Kind::Oak => "old-oak",
        Kind::ChosenOne => "chosen-one",
        Kind::BrightChosenOne => "bright-one",
        Kind::Ninja => "ninja",
        Kind::Monk => "monk",
        Kind::Cleric => "cleric",
        Kind::Avatar => "avatar",
        Kind::Totem => "totem",
        Kind::Mushroom => "mushroom",
        Kind::WoodenKing => "wooden-king",
        Kind::Fongia => "fongia",
        Kind::DoomedChief => "doomed-chief",
        Kind::Mandrake => "mandrake",
        Kind::Spore => "spore",
        Kind::SmallBane => "small-bane",
        Kind::HalfBane => "half-bane",
        Kind::UltimateBane => "ultimate-bane",
    }
}

/// A figure or a Totem. Its base says whose it is: a camp's, or for the six coloured pieces their colour, whose shape says
/// the rest.
fn person(state: &State, which: dark_threat::Piece, at: Square) -> Piece {
    let field = state.field();
    let kind = field.kind(which);
    let tint = match which.colour() {
        Some(colour) => hue(colour),
        None => side(field.camp(which).unwrap_or_default()),
    };
    let (place, layer) = match kind {
        Kind::UltimateBane => (GIANT, Layer::Figure),
        Kind::Totem => (FIGURE, Layer::Thing),
        _ => (FIGURE, Layer::Figure),
    };
    let mut person = piece(at, look(kind), Some(tint), place, layer);
    person.part.text = letter(tint, 0.8, 0.87, 0.13, true);
    person.states.extend(field.stunned().has(which).then_some("stunned"));
    person
}
