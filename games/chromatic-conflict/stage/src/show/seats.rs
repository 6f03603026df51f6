//! The seats: all that is public of each.

use super::looks;
use crate::words::Named as _;
use crate::words::{effect, several};
use chromatic_conflict::{Asked, ChromaticConflict, Effect, SeatView, View};
use stage::{Counter, Pips, SeatPanel};
use texts::{Lang, Message};

/// What is shown of a seat.
pub(super) fn panel(rules: &ChromaticConflict, view: &View, seat: &SeatView, lang: Lang) -> SeatPanel {
    let side = match seat.faction {
        Some(faction) => faction.name().form("full").say(lang),
        None => say!(lang, "seat-no-faction"),
    };
    let tint = seat.faction.map(looks::tint);
    SeatPanel {
        seat: seat.seat,
        tint,
        side,
        pips: pips(view, seat, lang),
        counters: counters(rules, view, seat, lang),
        tasks: Vec::new(),
        racks: Vec::new(),
    }
}

/// The actions that the active seat has left. One that is still being resolved is spent.
fn pips(view: &View, seat: &SeatView, lang: Lang) -> Vec<Pips> {
    if view.turn == 0 || view.to_act != Some(seat.seat) {
        return Vec::new();
    }
    let spent = if view.asked == Asked::Action { view.action.saturating_sub(1) } else { view.action };
    let left = view.actions.saturating_sub(spent);
    let name = say!(lang, "seat-action");
    vec![Pips { look: "pip-move", name, left, of: view.actions }]
}

fn counters(rules: &ChromaticConflict, view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let tint = seat.faction.map(looks::tint);
    let counter = |look, tint, count: u8, words: Message| Counter { look, tint, count: count.into(), words: words.say(lang) };
    let points = msg!("seat-points", points = seat.points, places = seat.places);
    let mut counters = vec![
        counter("ic-star", None, seat.points, points),
        counter(looks::CHROMECA, tint, seat.chromecas, in_hand(view, seat)),
        counter(looks::TERRAIN, None, seat.terrains, msg!("seat-terrains", count = seat.terrains)),
        counter("card-back", tint, seat.pile, pile(seat)),
    ];
    counters.extend(seat.effects.iter().map(|&zone| {
        let on = revealed(view, seat, zone);
        counter(looks::effect(zone), tint, on, msg!("seat-effect", effect = effect(rules, zone), places = on))
    }));
    counters
}

/// Everybody's cards are shown at the end (CC-END-6); before, the own ones are in the hand.
fn in_hand(view: &View, seat: &SeatView) -> Message {
    let hand = seat.hand.as_ref().filter(|_| view.to_act.is_none()).map(|hand| hand.chromecas);
    match hand.filter(|kinds| kinds.count() > 0) {
        Some(kinds) => msg!("seat-hand-named", count = seat.chromecas, kinds = several(kinds)),
        None => msg!("seat-hand", count = seat.chromecas),
    }
}

/// The draw pile, and the discards, which are public (CC-CHR-4).
fn pile(seat: &SeatView) -> Message {
    let pile = match seat.pile_cards.filter(|kinds| kinds.count() > 0) {
        Some(kinds) => msg!("seat-pile-named", count = seat.pile, kinds = several(kinds)),
        None => msg!("seat-pile", count = seat.pile),
    };
    if seat.discards.count() == 0 { pile } else { msg!("seat-discards", pile = pile, kinds = several(seat.discards)) }
}

/// On how many places the seat reveals an effect: it lasts until the last of them is lost (CC-EFF-5).
fn revealed(view: &View, seat: &SeatView, effect: Effect) -> u8 {
    let Some(faction) = seat.faction else { return 0 };
    let stands = view.places.iter().filter(|place| place.occupant.is_some_and(|chromeca| chromeca.seat == seat.seat));
    stands.filter(|place| place.card.zones[faction.index()] == Some(effect)).count() as u8
}
