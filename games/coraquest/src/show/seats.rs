//! The seats, and what lies beside the board for everybody.

use super::tint;
use crate::words::{Speak, say};
use tabletop::{Counter, Game as _, Pips, Seat, SeatPanel, Text};

/// All seats, the Keeper last.
pub(super) fn panels(speak: &Speak<'_>) -> Vec<SeatPanel> {
    let state = &speak.view.table;
    let panel = |seat: Seat| {
        let keeper = seat.index() >= usize::from(state.seats);
        let heroes = state.heroes().iter().filter(|hero| hero.owner == seat);
        let names: Vec<&str> = heroes.map(|hero| speak.hero(hero.id)).collect();
        let side = match keeper {
            true => Text { en: "Dungeon Keeper", fr: "Gardien du donjon" }.to(speak.lang).to_owned(),
            false => names.join(", "),
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
    let name = Text { en: "full actions", fr: "actions complètes" }.to(speak.lang).to_owned();
    vec![Pips { look: "pip-action", name, left: turn.actions, of: of.max(turn.actions) }]
}

fn counters(speak: &Speak<'_>, seat: Seat, keeper: bool) -> Vec<Counter> {
    let state = &speak.view.table;
    let mut counters = Vec::new();
    if state.marker() == Some(seat) {
        let words = Text { en: "has the Exploration marker", fr: "a le marqueur Exploration" }.to(speak.lang).to_owned();
        counters.push(Counter { look: "explored", tint: None, count: 1, words });
    }
    if !keeper && state.seats > 1 && state.round() > 0 && state.leader() == seat {
        let words = Text { en: "leads this round", fr: "mène cette manche" }.to(speak.lang).to_owned();
        counters.push(Counter { look: "leader", tint: None, count: 1, words });
    }
    counters
}

/// Threat, decks and chests.
pub(super) fn stores(speak: &Speak<'_>) -> Vec<Counter> {
    let state = &speak.view.table;
    let (threat, cards, treasure) = (state.threat(), state.piles().count(), state.treasure.count());
    let counter = |look: &'static str, count: i16, words: String| Counter { look, tint: None, count, words };
    let mut stores = vec![
        counter("threat", threat.into(), say!(speak, "Threat token on level {threat}", "Pion Menace au niveau {threat}")),
        counter("dungeon-card", cards.into(), say!(speak, "{cards} Dungeon cards left", "{cards} cartes Donjon restantes")),
        counter("treasure-card", treasure as i16, say!(speak, "{treasure} treasures to draw", "{treasure} trésors à piocher")),
    ];
    let explored = state.marker().is_some();
    if !explored && cards > 0 && state.round() > 0 {
        let words =
            Text { en: "nobody has revealed a card in this round", fr: "personne n'a révélé de carte pendant cette manche" };
        stores.push(counter("explored", 0, words.to(speak.lang).to_owned()));
    }
    if state.second_wind {
        let words =
            Text { en: "Second Wind: one hero that falls stands up", fr: "Second souffle\u{a0}: un héros tombé se relève" };
        stores.push(counter("second-wind", 1, words.to(speak.lang).to_owned()));
    }
    stores
}
