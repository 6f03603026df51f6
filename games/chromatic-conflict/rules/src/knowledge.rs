//! What a viewer can know, and other positions that it cannot tell from the true one.
//!
//! It can know more than its view shows: a terrain that was ever on the table can be followed by its tag for ever,
//! as the log tells when it was destroyed and how many cards each seat drew since (CC-HID-8).

use crate::state::{Card, Hand};
use crate::turn;
use crate::{ChromaticConflict, Face, Kind, Kinds, Place, Places, State};
use arrayvec::ArrayVec;
use tabletop::{Deck, Rng, Seat, Viewer};

/// All that a viewer can know. What is hidden from it is not in here.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    /// The position with everything hidden taken out: other hands are put back into their piles, and the cards on which
    /// [`Knowledge::possible`] speaks have no faces.
    seen: State,
    /// For every card that can be followed, the faces that it may have, as bits.
    possible: [u32; Place::COUNT],
    /// Per seat, how many Chromecas are in its hand that the viewer does not see.
    chromecas: [u8; 4],
    /// Per seat, how many terrains are in its hand that nobody but itself has seen.
    terrains: [u8; 4],
    /// The destroyed terrains at the bottom of the pile, the highest first.
    bottom: ArrayVec<Place, 4>,
    /// The whole truth once the game is over: everything is shown then (CC-END-6).
    open: bool,
}

/// How often each card tries another face, on average: enough that a chi-square test on thousands of worlds finds nothing.
const STEPS_PER_CARD: usize = 4;

impl Knowledge {
    pub(crate) fn of(rules: &ChromaticConflict, state: &State, viewer: Viewer) -> Knowledge {
        let mut known = Knowledge {
            seen: state.clone(),
            possible: [0; Place::COUNT],
            chromecas: [0; 4],
            terrains: [0; 4],
            bottom: state.bottom().collect(),
            open: state.over.is_some(),
        };
        if known.open {
            return known;
        }
        known.seen.pile = Deck::shuffled([0; 21]);
        for seat in Seat::first(state.seats).filter(|&seat| !viewer.is(seat)) {
            known.hide_hand(state, seat);
        }
        let own = match viewer {
            Viewer::Seat(seat) => state.factions[seat.index()].map_or(0, |faction| faction.bit()),
            Viewer::Bystander => 0,
        };
        for terrain in Place::terrains() {
            let card = &mut known.seen.cards[terrain.index()];
            if let Some(face) = card.face.take() {
                let zones = card.public | (card.scanned & own);
                known.possible[terrain.index()] = faces_like(rules, face, zones);
            }
        }
        known
    }

    /// Puts the hidden cards of a hand back where they came from.
    fn hide_hand(&mut self, state: &State, seat: Seat) {
        let index = seat.index();
        let hand: &mut Hand = &mut self.seen.hands[index];
        self.chromecas[index] = hand.chromecas.count();
        for kind in Kind::ALL {
            self.seen.decks[index].loose_mut()[kind.index()] += hand.chromecas.of(kind);
        }
        hand.chromecas = Kinds::default();
        let secret: Places = hand.terrains.iter().filter(|terrain| !state.cards[terrain.index()].shown).collect();
        hand.terrains = hand.terrains.without(secret);
        self.terrains[index] = secret.count() as u8;
        for terrain in secret.iter() {
            self.seen.cards[terrain.index()] = Card::UNDRAWN;
            self.seen.tags.loose_mut()[terrain.index() - 1] = 1;
        }
    }

    /// A position that fits, with all that is hidden chosen at random. Whoever is asked to act has something to do, and
    /// every viewer knows that; hands in which nothing could be done are dealt again (CC-TURN-6).
    pub(crate) fn imagine(&self, rules: &ChromaticConflict, rng: &mut Rng) -> State {
        if self.open {
            return self.seen.clone();
        }
        let asks = self.seen.turn > 0 && self.seen.business.top().is_none();
        loop {
            let state = self.imagine_any(rng);
            if !asks || turn::can_act(rules, &state) {
                return state;
            }
        }
    }

    fn imagine_any(&self, rng: &mut Rng) -> State {
        let mut state = self.seen.clone();
        let faces = self.imagine_faces(rng);
        let mut left: ArrayVec<Face, 21> = (0..21).map(Face).collect();
        for terrain in Place::terrains() {
            if let Some(face) = faces[terrain.index()] {
                state.cards[terrain.index()].face = Some(face);
                left.retain(|other| *other != face);
            }
        }
        let mut tags: ArrayVec<Place, 21> = Place::terrains().filter(|place| state.tags.loose()[place.index() - 1] > 0).collect();
        for seat in Seat::first(state.seats) {
            let index = seat.index();
            for _ in 0..self.terrains[index] {
                let terrain = tags.swap_remove(rng.index(tags.len()));
                let face = left.swap_remove(rng.index(left.len()));
                state.tags.loose_mut()[terrain.index() - 1] = 0;
                state.cards[terrain.index()] =
                    Card { face: Some(face), public: 0, scanned: state.faction(seat).bit(), shown: false };
                state.hands[index].terrains.add(terrain);
            }
            self.imagine_chromecas(&mut state, seat, rng);
        }
        for face in left {
            state.pile.loose_mut()[face.index()] = 1;
        }
        for terrain in &self.bottom {
            state.pile.put_under(state.face(*terrain).index());
        }
        state
    }

    /// Deals a hand from all the cards of a faction that the viewer has not seen.
    fn imagine_chromecas(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        let index = seat.index();
        let unseen = state.decks[index].loose_mut();
        let mut total: u32 = unseen.iter().map(|&copies| u32::from(copies)).sum();
        for _ in 0..self.chromecas[index] {
            let mut at = rng.below(total);
            let kind = Kind::ALL.into_iter().find(|kind| {
                let copies = u32::from(unseen[kind.index()]);
                let found = at < copies;
                at = at.saturating_sub(copies);
                found
            });
            if let Some(kind) = kind {
                unseen[kind.index()] -= 1;
                total -= 1;
                state.hands[index].chromecas.add(kind);
            }
        }
    }

    /// Different faces for all the cards that can be followed, each one possible for its card.
    ///
    /// The most constrained card is dealt first, with a step back where that leads nowhere. Then cards try any of their
    /// possible faces: a free one is taken, one that another card has is exchanged if both stay possible. As every such
    /// step is as likely as its reverse, this evens out what the order of dealing preferred.
    fn imagine_faces(&self, rng: &mut Rng) -> [Option<Face>; Place::COUNT] {
        let mut faces = [None; Place::COUNT];
        let cards: ArrayVec<Place, 21> = Place::terrains().filter(|place| self.possible[place.index()] != 0).collect();
        let dealt = self.deal(&cards, (1 << 21) - 1, &mut faces, rng);
        debug_assert!(dealt, "the true faces are one way to deal them");
        let mut holders = [None; Face::TERRAINS];
        for &card in &cards {
            if let Some(face) = faces[card.index()] {
                holders[face.index()] = Some(card);
            }
        }
        let open: ArrayVec<Place, 21> =
            cards.iter().copied().filter(|card| !self.possible[card.index()].is_power_of_two()).collect();
        for _ in 0..STEPS_PER_CARD * open.len() {
            let card = open[rng.index(open.len())];
            let wanted = any_of(self.possible[card.index()], rng);
            let Some(had) = faces[card.index()].replace(wanted) else { continue };
            let holder = holders[wanted.index()];
            if holder.is_some_and(|holder| !self.allows(holder, had)) {
                faces[card.index()] = Some(had);
                continue;
            }
            holders[had.index()] = holder;
            holders[wanted.index()] = Some(card);
            if let Some(holder) = holder {
                faces[holder.index()] = Some(had);
            }
        }
        faces
    }

    fn allows(&self, card: Place, face: Face) -> bool {
        self.possible[card.index()] >> face.0 & 1 == 1
    }

    fn deal(&self, cards: &[Place], free: u32, faces: &mut [Option<Face>; Place::COUNT], rng: &mut Rng) -> bool {
        let open = cards.iter().filter(|card| faces[card.index()].is_none());
        let Some(&card) = open.min_by_key(|card| (self.possible[card.index()] & free).count_ones()) else {
            return true;
        };
        let mut candidates = self.possible[card.index()] & free;
        while candidates != 0 {
            let chosen = any_of(candidates, rng);
            faces[card.index()] = Some(chosen);
            if self.deal(cards, free & !(1 << chosen.0), faces, rng) {
                return true;
            }
            candidates &= !(1 << chosen.0);
        }
        faces[card.index()] = None;
        false
    }
}

/// Any one of a set of faces, which is not empty.
fn any_of(faces: u32, rng: &mut Rng) -> Face {
    let mut rest = faces;
    for _ in 0..rng.below(faces.count_ones()) {
        rest &= rest - 1;
    }
    Face(rest.trailing_zeros() as u8)
}

/// The faces with the same gems and the same effects in these zones, as bits.
fn faces_like(rules: &ChromaticConflict, face: Face, zones: u8) -> u32 {
    let alike = |other: Face| {
        let same_zone =
            |zone: usize| zones >> zone & 1 == 0 || rules.zones[other.index()][zone] == rules.zones[face.index()][zone];
        rules.gems(other) == rules.gems(face) && (0..4).all(same_zone)
    };
    (0..21).map(Face).filter(|&other| alike(other)).fold(0, |bits, other| bits | 1 << other.0)
}
