//! What is chosen before the game, and the set-up that follows.

use crate::turn;
use crate::{ChromaticConflict, Event, Faction, State};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Die, Faces, Log, Refusal, Seat};

/// The number of seats and the options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 3 or 4 (CC-GEN-1).
    pub seats: u8,
    /// How the factions are taken.
    pub factions: Factions,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { seats: 4, factions: Factions::Choose }
    }
}

/// How the factions are taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Factions {
    /// Each seat chooses, seat 1 first (CC-SETUP-2).
    #[default]
    Choose,
    /// They were agreed on before: one per seat, in the order of the seats.
    Given(Vec<Faction>),
}

impl From<Factions> for String {
    fn from(factions: Factions) -> String {
        match factions {
            Factions::Choose => "choose".to_owned(),
            Factions::Given(list) => list.iter().map(|faction| faction.code()).collect::<Vec<_>>().join(","),
        }
    }
}

impl TryFrom<String> for Factions {
    type Error = String;

    fn try_from(text: String) -> Result<Factions, String> {
        if text == "choose" {
            return Ok(Factions::Choose);
        }
        let read = |code: &str| {
            Faction::coded(code.trim()).ok_or_else(|| {
                format!("'{code}' is not a faction: write choose, or one of {} per seat, with commas", Faction::CODES.join(", "))
            })
        };
        text.split(',').map(read).collect::<Result<_, _>>().map(Factions::Given)
    }
}

impl Setup {
    /// The rules that this setup must keep.
    fn check(&self) -> Result<(), Refusal> {
        if !(3..=4).contains(&self.seats) {
            return Err(Refusal::by("CC-GEN-1"));
        }
        if let Factions::Given(list) = &self.factions {
            let twice = list.iter().enumerate().any(|(at, faction)| list[..at].contains(faction));
            if list.len() != self.seats as usize || twice {
                return Err(Refusal::by("CC-SETUP-2"));
            }
        }
        Ok(())
    }
}

/// The first position: nobody has a faction yet, or all were agreed on and the cards are dealt.
pub(crate) fn start<C: Chance + ?Sized>(rules: &ChromaticConflict, setup: &Setup, chance: &mut C) -> Result<State, Refusal> {
    setup.check()?;
    let mut state = State::new(rules, setup.seats);
    if let Factions::Given(list) = &setup.factions {
        for (seat, &faction) in Seat::first(setup.seats).zip(list) {
            state.factions[seat.index()] = Some(faction);
        }
        deal(rules, &mut state, chance, &mut ());
    }
    Ok(state)
}

/// Whether a seat may take this faction (CC-DEC-1).
pub(crate) fn check_faction(state: &State, faction: Faction) -> Result<(), Refusal> {
    if state.factions.contains(&Some(faction)) { Err(Refusal::by("CC-SETUP-2")) } else { Ok(()) }
}

/// A seat takes a faction; after the last one the cards are dealt.
pub(crate) fn take_faction<C: Chance + ?Sized, L: Log<Event>>(
    rules: &ChromaticConflict,
    state: &mut State,
    faction: Faction,
    chance: &mut C,
    log: &mut L,
) {
    if let Some(seat) = state.choosing() {
        state.factions[seat.index()] = Some(faction);
        log.tell(Event::Chose { seat, faction });
    }
    if state.choosing().is_none() {
        deal(rules, state, chance, log);
    }
}

/// CC-SETUP-7 and CC-SETUP-8.
fn deal<C: Chance + ?Sized, L: Log<Event>>(rules: &ChromaticConflict, state: &mut State, chance: &mut C, log: &mut L) {
    let seats = state.seats as usize;
    let first = chance.pick(Die { label: "first", faces: Faces::Numbered }, &[1; 4][..seats]);
    state.active = Seat::at(first);
    log.tell(Event::First { seat: state.active });
    let mut seat = state.active;
    for _ in 0..seats {
        turn::draw_terrains(rules, state, seat, chance, log);
        turn::draw_chromecas(rules, state, seat, chance, log);
        seat = seat.next(state.seats);
    }
    state.turn = 1;
    state.action = 1;
    turn::settle(rules, state, chance, log);
}
