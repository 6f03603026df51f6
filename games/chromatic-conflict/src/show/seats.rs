//! The seats: all that is public of each.

use super::looks;
use crate::words::{Whose, faction_name, meaning, places, points, several};
use crate::{Asked, ChromaticConflict, Effect, Kinds, SeatView, View};
use tabletop::{Counter, Lang, Pips, SeatPanel, Text};

/// What is shown of a seat.
pub(super) fn panel(rules: &ChromaticConflict, view: &View, seat: &SeatView, lang: Lang) -> SeatPanel {
    let side = match seat.faction {
        Some(faction) => faction_name(faction, lang),
        None => Text { en: "no faction yet", fr: "pas encore de faction" }.to(lang).to_owned(),
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
    let name = Text { en: "Action", fr: "Action" }.to(lang).to_owned();
    vec![Pips { look: "pip-move", name, left, of: view.actions }]
}

fn counters(rules: &ChromaticConflict, view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let tint = seat.faction.map(looks::tint);
    let counter = |look, tint, count: u8, words| Counter { look, tint, count: count.into(), words };
    let held = places(seat.places, lang);
    let points = points(seat.points.into(), lang);
    // Everybody's cards are shown at the end (CC-END-6); before, the own ones are in the hand.
    let shown = seat.hand.as_ref().filter(|_| view.to_act.is_none()).map(|hand| hand.chromecas);
    let mut counters = vec![
        counter("ic-star", None, seat.points, format!("{points}, {held}")),
        counter(looks::CHROMECA, tint, seat.chromecas, with_names(in_hand(seat, lang), shown, lang)),
        counter(looks::TERRAIN, None, seat.terrains, terrains(seat, lang)),
        counter("card-back", tint, seat.pile, pile(seat, lang)),
    ];
    counters.extend(seat.effects.iter().map(|&effect| {
        let on = revealed(view, seat, effect);
        counter(looks::effect(effect), tint, on, effect_words(rules, effect, on, lang))
    }));
    counters
}

fn in_hand(seat: &SeatView, lang: Lang) -> String {
    let one = Text { en: "Chromeca in hand", fr: "Chromeca en main" };
    lang.count(seat.chromecas, one, Text { en: "Chromecas in hand", fr: "Chromecas en main" })
}

fn terrains(seat: &SeatView, lang: Lang) -> String {
    let one = Text { en: "terrain in hand", fr: "terrain en main" };
    lang.count(seat.terrains, one, Text { en: "terrains in hand", fr: "terrains en main" })
}

/// The draw pile, and the discards, which are public (CC-CHR-4).
fn pile(seat: &SeatView, lang: Lang) -> String {
    let one = Text { en: "Chromeca in the draw pile", fr: "Chromeca dans la pioche" };
    let pile = lang.count(seat.pile, one, Text { en: "Chromecas in the draw pile", fr: "Chromecas dans la pioche" });
    let pile = with_names(pile, seat.pile_cards, lang);
    if seat.discards.count() == 0 {
        return pile;
    }
    let discards = Text { en: "; discarded", fr: "\u{a0}; à la défausse" }.to(lang);
    with_names(format!("{pile}{discards}"), Some(seat.discards), lang)
}

/// The same with the cards by name, where they are known and there are any.
fn with_names(words: String, kinds: Option<Kinds>, lang: Lang) -> String {
    let names = several(kinds.unwrap_or_default(), lang);
    let colon = Text { en: ":", fr: "\u{a0}:" }.to(lang);
    if names.is_empty() { words } else { format!("{words}{colon} {names}") }
}

/// On how many places the seat reveals an effect: it lasts until the last of them is lost (CC-EFF-5).
fn revealed(view: &View, seat: &SeatView, effect: Effect) -> u8 {
    let Some(faction) = seat.faction else { return 0 };
    let stands = view.places.iter().filter(|place| place.occupant.is_some_and(|chromeca| chromeca.seat == seat.seat));
    stands.filter(|place| place.card.zones[faction.index()] == Some(effect)).count() as u8
}

fn effect_words(rules: &ChromaticConflict, effect: Effect, on: u8, lang: Lang) -> String {
    let (name, meaning, on) = (effect.name().to(lang), meaning(rules, effect, Whose::Its, lang), places(on, lang));
    match lang {
        Lang::En => format!("{name}: {meaning}, from {on}"),
        Lang::Fr => format!("{name}\u{a0}: {meaning}, grâce à {on}"),
    }
}
