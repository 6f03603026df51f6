//! What happened, as a sentence for everybody who is told.

use super::end;
use super::names::use_code;
use super::names::{effect, several, spot, who};
use crate::words::Named as _;
use chromatic_conflict::{ChromaticConflict, Event, Leaving, View};
use stage::capital;
use tabletop::Seat;
use texts::{Arg, Lang, Message};

/// The sentence for an event as somebody is told it. The view is that after the whole decision: it tells factions.
pub(super) fn say(rules: &ChromaticConflict, view: &View, event: &Event, lang: Lang) -> String {
    capital(&message(rules, view, event).say(lang))
}

fn message(rules: &ChromaticConflict, view: &View, event: &Event) -> Message {
    let who = |seat: &Seat| who(view, *seat);
    match event {
        Event::Chose { seat, faction } => msg!("event-chose", seat = seat.number(), faction = faction.name()),
        Event::First { seat } => msg!("event-first", who = who(seat)),
        // Which cards they are is a secret to others (CC-HID-8).
        Event::DrewChromecas { seat, count, kinds: None } => msg!("event-drew-chromecas", who = who(seat), count = *count),
        Event::DrewChromecas { seat, count, kinds: Some(kinds) } => {
            msg!("event-drew-chromecas-named", who = who(seat), count = *count, kinds = several(*kinds))
        }
        Event::DrewTerrains { seat, count, terrains: None } => msg!("event-drew-terrains", who = who(seat), count = *count),
        Event::DrewTerrains { seat, count, terrains: Some(terrains) } => {
            let terrains = Arg::list(terrains.iter().map(|terrain| terrain.name()));
            msg!("event-drew-terrains-named", who = who(seat), count = *count, terrains = terrains)
        }
        Event::Laid { seat, terrain, at, gems } => {
            msg!("event-laid", who = who(seat), terrain = terrain.name(), gems = *gems, at = at.to_string())
        }
        Event::Placed { seat, kind, at } => msg!("event-placed", who = who(seat), kind = kind.name(), spot = spot(*at)),
        Event::Left { seat, kind, at, how } => {
            let how = match how {
                Leaving::Captured => "captured",
                Leaving::Emptied => "emptied",
                Leaving::Destroyed => "destroyed",
            };
            msg!("event-left" / how, who = who(seat), kind = kind.name(), spot = spot(*at))
        }
        Event::Revealed { seat, at, effect: zone, .. } => {
            msg!("event-revealed", who = who(seat), effect = effect(rules, *zone), spot = spot(*at))
        }
        Event::Deployed { seat, at } => msg!("event-deployed", who = who(seat), spot = spot(*at)),
        Event::Withdrawn { seat, at } => msg!("event-withdrawn", who = who(seat), spot = spot(*at)),
        Event::NoPlaceForShield { seat } => msg!("event-no-place-for-shield", who = who(seat)),
        Event::TerrainDestroyed { terrain, at } => {
            msg!("event-terrain-destroyed", terrain = terrain.name(), at = at.to_string())
        }
        Event::Moved { terrain, from, to } => {
            msg!("event-moved", terrain = terrain.name(), from = from.to_string(), to = to.to_string())
        }
        Event::Declined { seat, kind } => msg!("event-declined", who = who(seat), kind = kind.name()),
        Event::NoTarget { seat, kind } => msg!("event-no-target" / use_code(*kind), who = who(seat), kind = kind.name()),
        Event::Skipped { seat } => msg!("event-skipped", who = who(seat)),
        Event::Turn { seat, turn } => msg!("event-turn", turn = *turn, who = who(seat)),
        Event::Ended { reason } => msg!("event-ended", reason = end::reason(rules, reason.code(), None)),
    }
}
