//! What the cards of a hand are good for, said to the seat that holds them.

use super::names::effect;
use super::names::use_code;
use chromatic_conflict::{ChromaticConflict, Effect, Faction, Kind, SeatView, TerrainView};
use texts::Message;

/// A Chromeca: its power, as it is for this seat now, and what it may do.
pub(crate) fn chromeca_words(rules: &ChromaticConflict, seat: &SeatView, kind: Kind) -> Message {
    let power = rules.power(kind);
    let attack = power + rules.constants().offensive_bonus;
    let use_of = msg!("use" / use_code(kind));
    if seat.effects.contains(&Effect::Offensive) && attack > power {
        msg!("hand-chromeca-raised", power = power, attack = attack, use = use_of)
    } else {
        msg!("hand-chromeca", power = power, use = use_of)
    }
}

/// A terrain: its gems, and what its holder would reveal there.
pub(crate) fn terrain_words(rules: &ChromaticConflict, card: &TerrainView, own: Option<Faction>) -> Message {
    match own.and_then(|faction| card.zones[faction.index()]) {
        Some(zone) => msg!("hand-terrain-zone", gems = card.gems, effect = effect(rules, zone)),
        None => msg!("hand-terrain-gems", gems = card.gems),
    }
}
