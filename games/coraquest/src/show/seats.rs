//! The seats, and what lies beside the board for everybody.

use super::tint;
use crate::words::{Speak, notes};
use stage::{Counter, Pips, SeatPanel};
use tabletop::{Game as _, Seat};
use texts::Message;

/// All seats, the Keeper last.
pub(super) fn panels(speak: &Speak<'_>) -> Vec<SeatPanel> {
    let state = &speak.view.table;
    let panel = |seat: Seat| {
        let keeper = seat.index() >= usize::from(state.seats);
        let heroes = state.heroes().iter().filter(|hero| hero.owner == seat);
        let side = match keeper {
            true => say!(speak.lang, "seat-keeper"),
            false => notes(heroes.map(|hero| speak.hero(hero.id))).say(speak.lang),
        };
        SeatPanel {
            seat,
            tint: Some(tint(speak.view, seat)),
            side,
            pips: pips(speak, seat),
            counters: counters(speak, seat, keeper),
            tasks: Vec::new(),
            racks: Vec::new(),
        }
    };
    Seat::first(speak.rules.seats(state)).map(panel).collect()
}

/// The full actions of the hero whose turn it is (CR-TURN-1).
fn pips(speak: &Speak<'_>, seat: Seat) -> Vec<Pips> {
    let state = &speak.view.table;
    let Some(turn) = state.turn().filter(|turn| state.hero(turn.hero).owner == seat) else { return Vec::new() };
    let of = speak.rules.content.constants().hero_actions;
    let name = say!(speak.lang, "seat-actions");
    vec![Pips { look: "pip-action", name, left: turn.actions, of: of.max(turn.actions) }]
}

fn counters(speak: &Speak<'_>, seat: Seat, keeper: bool) -> Vec<Counter> {
    let state = &speak.view.table;
    let mut counters = Vec::new();
    if state.marker() == Some(seat) {
        let words = say!(speak.lang, "seat-marker");
        counters.push(Counter { look: "explored", tint: None, count: 1, words });
    }
    if !keeper && state.seats > 1 && state.round() > 0 && state.leader() == seat {
        let words = say!(speak.lang, "seat-leader");
        counters.push(Counter { look: "leader", tint: None, count: 1, words });
    }
    counters
}

/// Threat, decks and chests.
pub(super) fn stores(speak: &Speak<'_>) -> Vec<Counter> {
    let state = &speak.view.table;
    let (threat, cards, treasure) = (state.threat(), state.piles().count(), state.treasure.count());
    let counter =
        |look: &'static str, count: i16, words: Message| Counter { look, tint: None, count, words: words.say(speak.lang) };
    let mut stores = vec![
        counter("threat", threat.into(), msg!("store-threat", level = threat)),
        counter("dungeon-card", cards.into(), msg!("store-cards", count = cards)),
        counter("treasure-card", treasure as i16, msg!("store-treasures", count = treasure)),
    ];
    let explored = state.marker().is_some();
    if !explored && cards > 0 && state.round() > 0 {
        stores.push(counter("explored", 0, msg!("store-unexplored")));
    }
    if state.second_wind {
        stores.push(counter("second-wind", 1, msg!("store-second-wind")));
    }
    stores
}
