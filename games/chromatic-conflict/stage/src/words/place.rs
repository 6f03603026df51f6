//! A place on the table and all that the viewer knows of it.

use super::names::{occupant, under_shield};
use crate::words::Named as _;
use chromatic_conflict::{Asked, Faction, Place, PlaceView, View};
use texts::{COMMON, Message};

/// "(1,0), terrain T03: 1 gem, held by Orange's 3. Zones: Stronghold (Orange, active)."
pub(crate) fn place_words(view: &View, place: &PlaceView) -> Message {
    let gems = place.card.gems;
    let card = match place.card.place {
        Some(Place::CORE) | None => msg!("core"),
        Some(terrain) => msg!("terrain", terrain = terrain.name()),
    };
    let mut facts = match place.occupant {
        Some(chromeca) => msg!("place-held", gems = gems, who = occupant(view, chromeca, view.viewer)),
        None => msg!("place-free", gems = gems),
    };
    if let Some(seat) = place.shield {
        facts = msg!("place-shielded", facts = facts, shield = under_shield(view, seat, view.viewer));
    }
    if matches!(view.asked, Asked::Drop { from, .. } if from == place.at) {
        facts = msg!("place-lifted", facts = facts);
    }
    msg!("place-words", at = place.at.to_string(), card = card, facts = facts, zones = zones(view, place))
}

fn zones(view: &View, place: &PlaceView) -> Message {
    if place.card.place == Some(Place::CORE) {
        return msg!("zones-core");
    }
    let known = Faction::ALL.into_iter().filter_map(|faction| zone(view, place, faction));
    let next = |first: Message, next: Message| Message::new(COMMON, "list-next").with("first", first).with("next", next);
    known.reduce(next).map_or_else(|| msg!("zones-none"), |zones| msg!("zones-known", zones = zones))
}

/// "Bastion (Violet, known to you alone)".
fn zone(view: &View, place: &PlaceView, faction: Faction) -> Option<Message> {
    let (effect, name) = (place.card.zones[faction.index()]?.name(), faction.name());
    Some(if place.occupant.is_some_and(|chromeca| view.faction(chromeca.seat) == Some(faction)) {
        msg!("zone-active", effect = effect, faction = name)
    } else if place.card.is_secret(faction) && view.to_act.is_some() {
        msg!("zone-secret", effect = effect, faction = name)
    } else {
        msg!("zone", effect = effect, faction = name)
    })
}
