//! The viewer's own cards.

use super::{looks, map};
use crate::words::Named as _;
use crate::words::{chromeca_words, terrain_words};
use chromatic_conflict::{ChromaticConflict, Chromeca, Faction, Kind, Place, SeatView, TerrainView, View};
use stage::{CardId, HandCard, Part};
use texts::Lang;

/// The height of all faces.
const HEIGHT: f32 = 0.9;

/// The number of a Chromeca in a hand.
pub(super) fn chromeca_id(kind: Kind) -> CardId {
    kind.index() as CardId
}

/// The number of a terrain in a hand.
pub(super) fn terrain_id(terrain: Place) -> CardId {
    100 + terrain.index() as CardId
}

/// The hand of the seat that looks, Chromecas first.
pub(super) fn cards(rules: &ChromaticConflict, view: &View, lang: Lang) -> Vec<HandCard> {
    let Some(seat) = view.own() else { return Vec::new() };
    let Some(hand) = &seat.hand else { return Vec::new() };
    let chromecas = hand.chromecas.kinds().map(|kind| chromeca(rules, seat, kind, hand.chromecas.of(kind), lang));
    let terrains = hand.terrains.iter().filter_map(|card| terrain(rules, seat, card, lang));
    chromecas.chain(terrains).collect()
}

fn chromeca(rules: &ChromaticConflict, seat: &SeatView, kind: Kind, count: u8, lang: Lang) -> HandCard {
    let title = if kind.is_vehicle() { kind.name() } else { msg!("hand-number", kind = kind.name()) }.say(lang);
    let face = seat.faction.map_or_else(Vec::new, |faction| {
        let stands = Chromeca { seat: seat.seat, kind };
        vec![map::figure(rules, stands, faction, [0.16, 0.05, 0.64, 0.8]), map::badge(faction, [0.74, 0.66, 0.2, 0.2])]
    });
    let words = chromeca_words(rules, seat, kind).say(lang);
    HandCard { id: chromeca_id(kind), title, words, when: None, count, face, height: HEIGHT }
}

fn terrain(rules: &ChromaticConflict, seat: &SeatView, card: &TerrainView, lang: Lang) -> Option<HandCard> {
    let place = card.place?;
    let words = terrain_words(rules, card, seat.faction).say(lang);
    let title = say!(lang, "hand-terrain", terrain = place.name());
    let face = terrain_face(seat.faction, card);
    Some(HandCard { id: terrain_id(place), title, words, when: None, count: 1, face, height: HEIGHT })
}

/// The tile with its gems and the own zone, large; a card that has lain on the table may show more, small.
fn terrain_face(own: Option<Faction>, card: &TerrainView) -> Vec<Part> {
    let mut face = vec![looks::part(looks::terrain(card), None, [0.05, 0.0, 0.9, HEIGHT])];
    face.extend(map::gems(card.gems, 0.95));
    let known = Faction::ALL.into_iter().filter_map(|faction| Some((faction, card.zones[faction.index()]?)));
    face.extend(known.map(|(faction, effect)| {
        let place =
            if own == Some(faction) { [0.33, 0.26, 0.34, 0.34] } else { [0.1 + 0.21 * faction.index() as f32, 0.68, 0.17, 0.17] };
        looks::part(looks::effect(effect), Some(looks::tint(faction)), place)
    }));
    face
}
