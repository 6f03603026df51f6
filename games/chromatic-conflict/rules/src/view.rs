//! What a viewer may see (3.1), and nothing else.

use crate::{ChromaticConflict, Chromeca, Effect, Ending, Faction, Frame, Kind, Kinds, Place, Position, State, score};
use serde::Serialize;
use tabletop::{Seat, Viewer, Wire};

/// A picture of the table for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat that looks, or nobody for a bystander.
    pub viewer: Option<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The places on the table by position.
    pub places: Vec<PlaceView>,
    /// How many terrains are in the pile.
    pub terrain_pile: u8,
    /// Turns of all seats together, from 1; 0 while factions are chosen.
    pub turn: u8,
    /// Which action of the turn, from 1; once the game is over, how many were taken in the last turn.
    pub action: u8,
    /// How many actions a turn has.
    pub actions: u8,
    /// The seat that decides now.
    pub to_act: Option<Seat>,
    /// What it is asked.
    pub asked: Asked,
    /// The terrains left in the pile, shown at the end (CC-END-6).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<TerrainView>,
}

impl Wire for View {}

/// What the seat that decides is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Asked {
    /// To take a faction.
    Faction,
    /// To act.
    Action,
    /// To deploy its shield.
    Shield,
    /// To use a vehicle's power.
    Power {
        /// The vehicle.
        kind: Kind,
    },
    /// To put a lifted terrain down.
    Drop {
        /// The terrain.
        terrain: Place,
        /// Where it was.
        from: Position,
    },
    /// Nothing: the game is over.
    Nothing {
        /// Why it ended.
        reason: &'static str,
    },
}

/// A seat as it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Its faction, once taken.
    pub faction: Option<Faction>,
    /// How many Chromecas it holds.
    pub chromecas: u8,
    /// How many terrains it holds.
    pub terrains: u8,
    /// How many cards its draw pile has.
    pub pile: u8,
    /// Its discard pile (CC-CHR-4).
    pub discards: Kinds,
    /// Its active effects.
    pub effects: Vec<Effect>,
    /// Where its shield lies, if not in the supply.
    pub shield: Option<Position>,
    /// Its victory points now (CC-SCORE-7).
    pub points: u8,
    /// How many places it holds.
    pub places: u8,
    /// Its cards, for itself, and for everybody at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandView>,
    /// The cards left in its pile, for everybody at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile_cards: Option<Kinds>,
}

/// The cards of a hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HandView {
    /// The Chromecas.
    pub chromecas: Kinds,
    /// The terrains.
    pub terrains: Vec<TerrainView>,
}

/// A terrain card as it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerrainView {
    /// The card. A terrain that nobody has drawn has no tag yet.
    pub place: Option<Place>,
    /// Its gems.
    pub gems: u8,
    /// What the zones of blue, green, orange and violet show; unknown zones show nothing (CC-HID-5).
    pub zones: [Option<Effect>; 4],
    /// Which of them everybody knows (CC-HID-1, CC-HID-4).
    pub public: [bool; 4],
}

/// A place on the table as it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceView {
    /// Where it lies.
    pub at: Position,
    /// The card.
    #[serde(flatten)]
    pub card: TerrainView,
    /// Who stands on it.
    pub occupant: Option<Chromeca>,
    /// Whose shield it bears.
    pub shield: Option<Seat>,
}

impl TerrainView {
    /// Whether the viewer knows a zone of it that not everybody knows.
    #[must_use]
    pub fn has_secret(&self) -> bool {
        Faction::ALL.into_iter().any(|faction| self.is_secret(faction))
    }

    /// Whether the viewer knows the zone of this faction, and not everybody does.
    #[must_use]
    pub fn is_secret(&self, faction: Faction) -> bool {
        self.zones[faction.index()].is_some() && !self.public[faction.index()]
    }
}

impl View {
    pub(crate) fn of(rules: &ChromaticConflict, state: &State, viewer: Viewer) -> View {
        let looker = Looker { rules, state, viewer };
        let over = state.over.is_some();
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Bystander => None,
            },
            seats: Seat::first(state.seats).map(|seat| looker.seat(seat)).collect(),
            places: state.map.by_position().map(|place| looker.place(place)).collect(),
            terrain_pile: state.pile.len() as u8,
            turn: state.turn,
            action: state.shown_action(),
            actions: rules.constants.actions_per_turn,
            to_act: if over { None } else { Some(state.choosing().unwrap_or(state.active)) },
            asked: asked(state),
            left: if over { looker.left() } else { Vec::new() },
        }
    }

    /// The place at a position.
    #[must_use]
    pub fn at(&self, at: Position) -> Option<&PlaceView> {
        self.places.iter().find(|place| place.at == at)
    }

    /// What the seat that looks sees of itself.
    #[must_use]
    pub fn own(&self) -> Option<&SeatView> {
        self.seats.get(self.viewer?.index())
    }

    /// The faction of a seat, once taken.
    #[must_use]
    pub fn faction(&self, seat: Seat) -> Option<Faction> {
        self.seats.get(seat.index()).and_then(|seat| seat.faction)
    }
}

fn asked(state: &State) -> Asked {
    match (state.over.map(Ending::code), state.business.top()) {
        (Some(reason), _) => Asked::Nothing { reason },
        (None, Some(Frame::Shield)) => Asked::Shield,
        (None, Some(Frame::Power(kind))) => Asked::Power { kind },
        (None, Some(Frame::Drop(terrain))) => Asked::Drop { terrain, from: state.map.position(terrain) },
        (None, None) if state.choosing().is_some() => Asked::Faction,
        (None, None) => Asked::Action,
    }
}

struct Looker<'a> {
    rules: &'a ChromaticConflict,
    state: &'a State,
    viewer: Viewer,
}

impl Looker<'_> {
    fn seat(&self, seat: Seat) -> SeatView {
        let Looker { rules, state, viewer } = *self;
        let index = seat.index();
        let over = state.over.is_some();
        let hand = &state.hands[index];
        SeatView {
            seat,
            faction: state.factions[index],
            chromecas: hand.chromecas.count(),
            terrains: hand.terrains.count() as u8,
            pile: state.decks[index].len() as u8,
            discards: state.discards[index],
            effects: state.effects(rules, seat).iter().collect(),
            shield: state.shields[index].map(|place| state.map.position(place)),
            points: score::points(rules, state, seat),
            places: state.held[index].count() as u8,
            hand: (over || viewer.is(seat)).then(|| HandView {
                chromecas: hand.chromecas,
                terrains: hand.terrains.iter().map(|terrain| self.card(terrain)).collect(),
            }),
            pile_cards: over.then(|| Kinds(*state.decks[index].loose())),
        }
    }

    fn place(&self, place: Place) -> PlaceView {
        let state = self.state;
        PlaceView {
            at: state.map.position(place),
            card: self.card(place),
            occupant: state.standing[place.index()],
            shield: Seat::first(state.seats).find(|seat| state.shields[seat.index()] == Some(place)),
        }
    }

    /// CC-HID-5: public zones, the own zone of a card that was in the own hand; at the end the zones of all factions in
    /// play (CC-END-6). The zone of an absent faction is never shown on a terrain (CC-HID-10).
    fn card(&self, place: Place) -> TerrainView {
        let Looker { rules, state, .. } = *self;
        let seen = self.seen_zones(place);
        let face = state.face(place);
        let zone = |faction: Faction| (seen & faction.bit() != 0).then(|| rules.zone(face, faction));
        let public = state.cards[place.index()].public;
        TerrainView {
            place: Some(place),
            gems: rules.gems(face),
            zones: Faction::ALL.map(zone),
            public: Faction::ALL.map(|faction| public & faction.bit() != 0),
        }
    }

    fn seen_zones(&self, place: Place) -> u8 {
        let card = &self.state.cards[place.index()];
        if self.state.over.is_some() { card.public | self.state.in_play() } else { card.public | self.own(card.scanned) }
    }

    fn own(&self, scanned: u8) -> u8 {
        match self.viewer {
            Viewer::Seat(seat) => self.state.factions[seat.index()].map_or(0, Faction::bit) & scanned,
            Viewer::Bystander => 0,
        }
    }

    /// The pile at the end: first what nobody drew, then what Ships put under it.
    fn left(&self) -> Vec<TerrainView> {
        let Looker { rules, state, .. } = *self;
        let loose = (0..crate::Face::TERRAINS as u8).filter(|&face| state.pile.loose()[face as usize] > 0);
        let undrawn = loose.map(crate::Face).map(|face| TerrainView {
            place: None,
            gems: rules.gems(face),
            zones: Faction::ALL.map(|faction| (state.in_play() & faction.bit() != 0).then(|| rules.zone(face, faction))),
            public: [false; 4],
        });
        undrawn.chain(state.bottom().map(|place| self.card(place))).collect()
    }
}
