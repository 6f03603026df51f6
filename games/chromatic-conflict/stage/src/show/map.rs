//! The map: a tile for each place, and an empty spot wherever a terrain could be laid.

use super::looks;
use crate::words::place_words;
use chromatic_conflict::{Asked, ChromaticConflict, Chromeca, Faction, Place, PlaceView, Position, View};
use stage::{Layer, Part, Piece, Spot, SpotId, Writing};
use std::collections::BTreeSet;
use texts::Lang;

/// From one tile to the next.
const PITCH: f32 = 1.08;
/// Around all tiles.
const MARGIN: f32 = 0.3;
/// The smallest table, so that the first turns do not change its scale.
const SMALLEST: (f32, f32) = (5.0, 4.0);

/// The number of a position, the same through the game. Nothing can lie further than 22 from the Core.
pub(super) fn spot_id(at: Position) -> Option<SpotId> {
    let index = |coordinate: i8| u16::try_from(i16::from(coordinate) + 64).ok().filter(|&index| index < 128);
    Some(index(at.x)? * 128 + index(at.y)?)
}

/// Whether something lies at a position, or could be laid there.
pub(super) fn is_shown(view: &View, at: Position) -> bool {
    view.at(at).is_some() || at.orthogonal().into_iter().any(|next| view.at(next).is_some())
}

/// The spots and the table that holds them all.
pub(super) struct Map {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) spots: Vec<Spot>,
}

impl Map {
    pub(super) fn of(view: &View, lang: Lang) -> Map {
        let around = view.places.iter().flat_map(|place| place.at.orthogonal());
        let all: BTreeSet<Position> = view.places.iter().map(|place| place.at).chain(around).collect();
        let mut all: Vec<Position> = all.into_iter().collect();
        all.sort_by_key(|at| (-i16::from(at.y), at.x));
        let spots: Vec<Spot> = all.into_iter().filter_map(|at| spot(view, at, lang)).collect();
        let (left, width) = extent(spots.iter().map(|spot| spot.x), SMALLEST.0);
        let (top, height) = extent(spots.iter().map(|spot| spot.y), SMALLEST.1);
        Map { left, top, width, height, spots }
    }
}

/// Where the table begins and how far it reaches.
fn extent(edges: impl Iterator<Item = f32>, least: f32) -> (f32, f32) {
    let (low, high) = edges.fold((0.0, 0.0), |(low, high): (f32, f32), edge| (low.min(edge), high.max(edge)));
    let length = high - low + 1.0 + 2.0 * MARGIN;
    let more = (least - length).max(0.0);
    (low - MARGIN - more / 2.0, length + more)
}

fn spot(view: &View, at: Position, lang: Lang) -> Option<Spot> {
    let (look, words) = match view.at(at) {
        // A lifted terrain is drawn above its spot.
        Some(place) if is_lifted(view, place) => (looks::GAP, place_words(view, place).say(lang)),
        Some(place) => (looks::terrain(&place.card), place_words(view, place).say(lang)),
        None => (looks::GAP, say!(lang, "gap", at = at.to_string())),
    };
    // y runs up on the map and down on a page.
    let (x, y) = (f32::from(at.x) * PITCH, f32::from(-i16::from(at.y)) * PITCH);
    Some(Spot { id: spot_id(at)?, x, y, w: 1.0, h: 1.0, look, tint: None, name: at.to_string(), words })
}

fn is_lifted(view: &View, place: &PlaceView) -> bool {
    matches!(view.asked, Asked::Drop { from, .. } if from == place.at)
}

/// All that lies and stands on the places, the lowest first.
pub(super) fn pieces(rules: &ChromaticConflict, view: &View) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = view.places.iter().flat_map(|place| on_place(rules, view, place)).collect();
    pieces.sort_by_key(|piece| piece.layer);
    pieces
}

fn on_place(rules: &ChromaticConflict, view: &View, place: &PlaceView) -> Vec<Piece> {
    let Some(spot) = spot_id(place.at) else { return Vec::new() };
    let piece = |part, layer, states| Piece { spot, part, layer, states };
    let lifted = is_lifted(view, place);
    let mut pieces = Vec::new();
    if lifted {
        pieces.push(piece(looks::part(looks::terrain(&place.card), None, [0.0, 0.0, 1.0, 1.0]), Layer::Ground, Vec::new()));
    }
    pieces.extend(gems(place.card.gems, 1.0).map(|part| piece(part, Layer::Ground, Vec::new())));
    for faction in Faction::ALL {
        if let Some(part) = zone(place, faction) {
            pieces.push(piece(part, Layer::Ground, zone_states(view, place, faction)));
        }
    }
    if let Some((chromeca, faction)) = place.occupant.and_then(|chromeca| Some((chromeca, view.faction(chromeca.seat)?))) {
        pieces.push(piece(figure(rules, chromeca, faction, [0.1, 0.08, 0.56, 0.7]), Layer::Figure, Vec::new()));
        pieces.push(piece(badge(faction, [0.56, 0.58, 0.2, 0.2]), Layer::Sign, Vec::new()));
    }
    if let Some(faction) = place.shield.and_then(|seat| view.faction(seat)) {
        let text = letter(faction, 0.88, 0.34, 0.16);
        let dome = looks::part(looks::SHIELD, Some(looks::tint(faction)), [0.0, 0.0, 1.0, 1.0]);
        pieces.push(piece(Part { text: Some(text), ..dome }, Layer::Sign, Vec::new()));
    }
    if lifted {
        pieces.iter_mut().for_each(|piece| piece.states.push("lifted"));
    }
    pieces
}

/// Gems in a row at the top, the last one at the right edge of something so wide.
pub(super) fn gems(number: u8, width: f32) -> impl Iterator<Item = Part> {
    const SIZE: f32 = 0.15;
    const STEP: f32 = 0.17;
    // More than five would run off the tile: they stand closer.
    let step = if number > 5 { STEP * 5.0 / f32::from(number) } else { STEP };
    let first = width - 0.05 - SIZE - step * f32::from(number.saturating_sub(1));
    (0..number).map(move |index| looks::part(looks::GEM, None, [first + step * f32::from(index), 0.05, SIZE, SIZE]))
}

/// What is known of a zone, at its faction's place along the lower edge. The Core's zones are empty for good (CC-GEN-6) and
/// not worth a drawing.
fn zone(place: &PlaceView, faction: Faction) -> Option<Part> {
    let effect = place.card.zones[faction.index()].filter(|_| place.card.place != Some(Place::CORE))?;
    let x = 0.06 + 0.23 * faction.index() as f32;
    Some(looks::part(looks::effect(effect), Some(looks::tint(faction)), [x, 0.78, 0.19, 0.19]))
}

fn zone_states(view: &View, place: &PlaceView, faction: Faction) -> Vec<&'static str> {
    let stands = place.occupant.is_some_and(|chromeca| view.faction(chromeca.seat) == Some(faction));
    if stands {
        vec!["active"]
    } else if place.card.is_secret(faction) && view.to_act.is_some() {
        vec!["secret"]
    } else {
        Vec::new()
    }
}

/// A Chromeca with its power in its chest.
pub(super) fn figure(rules: &ChromaticConflict, chromeca: Chromeca, faction: Faction, place: [f32; 4]) -> Part {
    let text = Writing { text: rules.power(chromeca.kind).to_string(), x: 0.5, y: 0.62, size: 0.2, badge: false };
    Part { text: Some(text), ..looks::part(looks::chromeca(chromeca.kind), Some(looks::tint(faction)), place) }
}

/// The letter of a faction, on a badge of its own: the chest of a Chromeca bears its power.
pub(super) fn badge(faction: Faction, place: [f32; 4]) -> Part {
    let text = letter(faction, 0.5, 0.5, 0.7);
    Part { text: Some(text), ..looks::part(looks::BADGE, Some(looks::tint(faction)), place) }
}

fn letter(faction: Faction, x: f32, y: f32, size: f32) -> Writing {
    Writing { text: looks::tint(faction).letter().to_owned(), x, y, size, badge: true }
}
