//! The whole truth of a position.

use crate::{ChromaticConflict, Chromeca, Effect, Effects, Face, Faction, Kind, Kinds, Map, Place, Places};
use serde::{Deserialize, Serialize};
use tabletop::{Deck, Seat, Stack};

/// What waits to be decided within an action (CC-PLACE-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// The shield must be deployed (CC-DEC-3).
    Shield,
    /// A vehicle's power may be used (CC-DEC-4, CC-DEC-5, CC-DEC-6).
    Power(Kind),
    /// A lifted terrain must be put down again (CC-DEC-7).
    Drop(Place),
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// A seat placed its last Chromeca (CC-END-1).
    LastChromeca,
    /// Nobody could do anything any more (CC-END-4).
    Stuck,
    /// The turn limit was reached (CC-END-5).
    Limit,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 3] = [Ending::LastChromeca, Ending::Stuck, Ending::Limit];

    /// The word that notation and outcomes use.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Ending::LastChromeca => "last-chromeca",
            Ending::Stuck => "stuck",
            Ending::Limit => "limit",
        }
    }
}

/// What is known of a place card, wherever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Card {
    /// Its face; nobody has drawn the card yet if it has none.
    pub(crate) face: Option<Face>,
    /// Bits of the factions whose zones are public (CC-HID-4).
    pub(crate) public: u8,
    /// Bits of the factions that had it in hand (CC-HID-5).
    pub(crate) scanned: u8,
    /// Whether it has ever lain on the table, so that everybody knows its gems and where it is (CC-HID-8).
    pub(crate) shown: bool,
}

impl Card {
    pub(crate) const UNDRAWN: Card = Card { face: None, public: 0, scanned: 0, shown: false };
    pub(crate) const CORE: Card = Card { face: Some(Face::CORE), public: 0b1111, scanned: 0, shown: true };
}

/// Cards in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Hand {
    pub(crate) chromecas: Kinds,
    pub(crate) terrains: Places,
}

/// A position: plain data without secrets of its own, as no pile has an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) map: Map,
    pub(crate) cards: [Card; Place::COUNT],
    pub(crate) standing: [Option<Chromeca>; Place::COUNT],
    /// The places that each seat holds.
    pub(crate) held: [Places; 4],
    pub(crate) shields: [Option<Place>; 4],
    pub(crate) hands: [Hand; 4],
    pub(crate) decks: [Deck<7, 0>; 4],
    pub(crate) discards: [Kinds; 4],
    /// The terrain pile, by faces; at its bottom what Ships destroyed (CC-SHIP-8).
    pub(crate) pile: Deck<21, 4>,
    /// The tags that no drawn terrain has yet.
    pub(crate) tags: Deck<21, 0>,
    pub(crate) factions: [Option<Faction>; 4],
    pub(crate) seats: u8,
    /// Turns of all seats together, from 1; 0 while factions are chosen.
    pub(crate) turn: u8,
    pub(crate) active: Seat,
    /// One more than the actions chosen in this turn.
    pub(crate) action: u8,
    /// Turns in a row in which nothing happened (CC-END-4).
    pub(crate) idle: u8,
    pub(crate) business: Stack<Frame, 2>,
    /// A seat has placed its last Chromeca; the placing is still being resolved (CC-PLACE-6).
    pub(crate) ending: bool,
    pub(crate) over: Option<Ending>,
}

impl State {
    pub(crate) fn new(rules: &ChromaticConflict, seats: u8) -> State {
        let mut cards = [Card::UNDRAWN; Place::COUNT];
        cards[0] = Card::CORE;
        State {
            map: Map::new(),
            cards,
            standing: [None; Place::COUNT],
            held: [Places::NONE; 4],
            shields: [None; 4],
            hands: [Hand::default(); 4],
            decks: std::array::from_fn(|seat| Deck::shuffled(if seat < seats as usize { rules.copies } else { [0; 7] })),
            discards: [Kinds::default(); 4],
            pile: Deck::shuffled([1; 21]),
            tags: Deck::shuffled([1; 21]),
            factions: [None; 4],
            seats,
            turn: 0,
            active: Seat::at(0),
            action: 0,
            idle: 0,
            business: Stack::new(),
            ending: false,
            over: None,
        }
    }

    /// How many seats there are.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Turns of all seats together, from 1; 0 while factions are chosen.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The seat whose turn it is.
    #[inline]
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// One more than the actions chosen in this turn.
    #[inline]
    #[must_use]
    pub fn action(&self) -> u8 {
        self.action
    }

    /// What waits to be decided within an action, the newest last.
    #[inline]
    #[must_use]
    pub fn business(&self) -> &[Frame] {
        self.business.frames()
    }

    /// The places that a seat holds.
    #[inline]
    #[must_use]
    pub fn held(&self, seat: Seat) -> Places {
        self.held[seat.index()]
    }

    /// Who stands on a place.
    #[inline]
    #[must_use]
    pub fn standing(&self, place: Place) -> Option<Chromeca> {
        self.standing[place.index()]
    }

    /// The place that bears a seat's shield.
    #[inline]
    #[must_use]
    pub fn shield(&self, seat: Seat) -> Option<Place> {
        self.shields[seat.index()]
    }

    /// The Chromecas in a seat's hand.
    #[inline]
    #[must_use]
    pub fn chromecas(&self, seat: Seat) -> Kinds {
        self.hands[seat.index()].chromecas
    }

    /// The terrains in a seat's hand.
    #[inline]
    #[must_use]
    pub fn terrains(&self, seat: Seat) -> Places {
        self.hands[seat.index()].terrains
    }

    /// The Chromecas in a seat's draw pile.
    #[inline]
    #[must_use]
    pub fn undrawn(&self, seat: Seat) -> Kinds {
        Kinds(*self.decks[seat.index()].loose())
    }

    /// The map.
    #[inline]
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The seat that chooses a faction now (CC-SETUP-2).
    pub(crate) fn choosing(&self) -> Option<Seat> {
        Seat::first(self.seats).find(|seat| self.factions[seat.index()].is_none())
    }

    /// The faction of a seat. Before factions are chosen nothing is played that asks for it.
    #[inline]
    #[must_use]
    pub fn faction(&self, seat: Seat) -> Faction {
        self.factions[seat.index()].unwrap_or(Faction::Blue)
    }

    pub(crate) fn seat_of(&self, faction: Faction) -> Option<Seat> {
        Seat::first(self.seats).find(|seat| self.factions[seat.index()] == Some(faction))
    }

    /// The face of a card that has been drawn.
    #[inline]
    #[must_use]
    pub fn face(&self, place: Place) -> Face {
        self.cards[place.index()].face.unwrap_or(Face::CORE)
    }

    /// The places that bear a shield.
    #[inline]
    #[must_use]
    pub fn shielded(&self) -> Places {
        self.shields.iter().flatten().copied().collect()
    }

    /// The places on which a Chromeca stands.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Places {
        self.held.iter().fold(Places::NONE, |all, &held| all.or(held))
    }

    /// What the occupant of a place reveals (CC-EFF-1).
    #[inline]
    pub(crate) fn revealed(&self, rules: &ChromaticConflict, place: Place) -> Option<Effect> {
        self.standing[place.index()].map(|chromeca| rules.zone(self.face(place), self.faction(chromeca.seat)))
    }

    /// The active effects of a seat's faction (CC-EFF-3, CC-EFF-5).
    #[inline]
    #[must_use]
    pub fn effects(&self, rules: &ChromaticConflict, seat: Seat) -> Effects {
        let faction = self.faction(seat);
        let mut effects = Effects::default();
        for place in self.held[seat.index()].iter() {
            effects.add(rules.zone(self.face(place), faction));
        }
        effects
    }

    /// Bits of the factions in play.
    pub(crate) fn in_play(&self) -> u8 {
        self.factions.iter().flatten().fold(0, |bits, faction| bits | faction.bit())
    }

    /// Which action of the turn is taken or being resolved, from 1.
    pub(crate) fn shown_action(&self) -> u8 {
        if self.business.top().is_some() || self.over.is_some() { self.action.saturating_sub(1) } else { self.action }
    }

    /// The destroyed terrains at the bottom of the pile, the highest first.
    pub(crate) fn bottom(&self) -> impl Iterator<Item = Place> + '_ {
        let find = move |face: u8| Place::terrains().find(move |place| self.cards[place.index()].face == Some(Face(face)));
        self.pile.bottom().iter().filter_map(move |&face| find(face))
    }

    /// Puts a Chromeca on an unoccupied place; its zone becomes public (CC-HID-4).
    pub(crate) fn stand(&mut self, place: Place, chromeca: Chromeca) {
        self.standing[place.index()] = Some(chromeca);
        self.held[chromeca.seat.index()].add(place);
        self.cards[place.index()].public |= self.faction(chromeca.seat).bit();
    }

    /// Takes the Chromeca of a place to its discard pile (CC-CHR-2).
    pub(crate) fn discard(&mut self, place: Place) -> Option<Chromeca> {
        let gone = self.standing[place.index()].take()?;
        self.held[gone.seat.index()].remove(place);
        self.discards[gone.seat.index()].add(gone.kind);
        Some(gone)
    }
}
