//! What an action does, said to the seat that may do it.

use super::names::{card, occupant, under_shield};
use crate::words::Named as _;
use chromatic_conflict::{Action, Asked, Effect, Kind, Place, PlaceView, Position, TerrainView, View};
use tabletop::Seat;
use texts::Message;

/// The sentence for an action, legal or not.
pub(super) fn message(view: &View, action: Action) -> Message {
    let speaker = Speaker { view, reader: view.viewer.or(view.to_act) };
    match action {
        Action::Faction(faction) => msg!("action-faction", faction = faction.name()),
        Action::Lay { terrain, at } => speaker.lay(terrain, at),
        Action::Place { kind, at } => speaker.place(kind, at),
        Action::Shield { at } => speaker.on_card(at, "shield"),
        Action::Destroy { at } => speaker.on_card(at, "destroy"),
        Action::Empty { at } => speaker.on_card(at, "empty"),
        Action::Lift { at } => speaker.on_card(at, "lift"),
        Action::Drop { at } => speaker.put_down(at),
        Action::Decline => match view.asked {
            Asked::Power { kind } => msg!("action-decline", kind = kind.name()),
            _ => msg!("action-decline-any"),
        },
    }
}

struct Speaker<'a> {
    view: &'a View,
    /// Who is called "you".
    reader: Option<Seat>,
}

impl Speaker<'_> {
    /// What the reader's faction reads on a card. A zone that the view does not show stays a secret (CC-HID-9).
    fn own_zone(&self, card: &TerrainView) -> Option<Effect> {
        let faction = self.reader.and_then(|seat| self.view.faction(seat))?;
        card.zones[faction.index()]
    }

    /// "2 gems, your zone: Bastion".
    fn worth(&self, card: &TerrainView) -> Message {
        match self.own_zone(card) {
            Some(effect) => msg!("worth-zone", gems = card.gems, effect = effect.name()),
            None => msg!("worth-unknown", gems = card.gems),
        }
    }

    fn lay(&self, terrain: Place, at: Position) -> Message {
        let hand = self.reader.and_then(|seat| self.view.seats.get(seat.index())).and_then(|seat| seat.hand.as_ref());
        let held = hand.and_then(|hand| hand.terrains.iter().find(|card| card.place == Some(terrain)));
        let card = match terrain {
            Place::CORE => msg!("core"),
            _ => msg!("terrain", terrain = terrain.name()),
        };
        match held {
            Some(held) => msg!("action-lay-worth", card = card, worth = self.worth(held), at = at.to_string()),
            None => msg!("action-lay", card = card, at = at.to_string()),
        }
    }

    fn place(&self, kind: Kind, at: Position) -> Message {
        let Some(place) = self.view.at(at) else {
            return msg!("action-place-nowhere", kind = kind.name(), at = at.to_string());
        };
        let sentence = match place.occupant {
            None => self.occupy(kind, place),
            Some(chromeca) => {
                let (card, who) = (card(place.card.place, at), occupant(self.view, chromeca, self.reader));
                if self.reader == Some(chromeca.seat) {
                    msg!("action-place-own", kind = kind.name(), card = card, who = who)
                } else {
                    msg!("action-capture", who = who, card = card, kind = kind.name(), worth = self.worth(&place.card))
                }
            }
        };
        if self.is_last() { msg!("action-last", action = sentence) } else { sentence }
    }

    fn occupy(&self, kind: Kind, place: &PlaceView) -> Message {
        let gems = place.card.gems;
        let worth = match self.own_zone(&place.card) {
            Some(effect) => msg!("worth-effect", gems = gems, effect = effect.name()),
            None => msg!("worth-unknown", gems = gems),
        };
        // Whoever stands on a shielded place is protected, whosever shield it is (CC-PLACE-3).
        let worth = match place.shield {
            Some(seat) => msg!("worth-shielded", worth = worth, shield = under_shield(self.view, seat, self.reader)),
            None => worth,
        };
        match place.card.place {
            Some(Place::CORE) => msg!("action-place-core", kind = kind.name(), worth = worth),
            terrain => msg!("action-place-terrain", kind = kind.name(), card = card(terrain, place.at), worth = worth),
        }
    }

    /// Whether the next placing ends the game (CC-END-1).
    fn is_last(&self) -> bool {
        let seat = self.reader.and_then(|seat| self.view.seats.get(seat.index()));
        seat.is_some_and(|seat| seat.chromecas == 1 && seat.pile == 0)
    }

    /// Something that is done to a card on the table.
    fn on_card(&self, at: Position, action: &'static str) -> Message {
        let Some(place) = self.view.at(at) else { return msg!("action-nowhere" / action, at = at.to_string()) };
        let card = card(place.card.place, at);
        match place.occupant {
            Some(chromeca) => msg!("action" / action, card = card, who = occupant(self.view, chromeca, self.reader)),
            None => msg!("action-free" / action, card = card),
        }
    }

    fn put_down(&self, at: Position) -> Message {
        match self.view.asked {
            Asked::Drop { terrain, .. } => msg!("action-drop", terrain = terrain.name(), at = at.to_string()),
            _ => msg!("action-drop-lifted", at = at.to_string()),
        }
    }
}
