//! The seats with what they have, and what lies beside the board.

use super::tint;
use crate::words::{clan, fighters, puddles};
use crate::{Cards, Kind, PaintBrawl, SeatView, Stage, View};
use tabletop::{Counter, Lang, Pips, SeatPanel, Text};

/// The names of what a turn is made of (PB-TURN-2).
pub(super) const MOVE: Text = Text { en: "Move", fr: "Déplacement" };
pub(super) const ATTACK: Text = Text { en: "Attack", fr: "Attaque" };

/// All seats in order.
pub(super) fn panels(rules: &PaintBrawl, view: &View, lang: Lang) -> Vec<SeatPanel> {
    let panel = |seat: &SeatView| {
        let name = clan(seat.colour).to(lang);
        SeatPanel {
            seat: seat.seat,
            tint: Some(tint(view, seat.seat)),
            side: match lang {
                Lang::En => format!("{name} clan"),
                Lang::Fr => format!("clan {name}"),
            },
            pips: pips(rules, view, seat, lang),
            counters: counters(view, seat, lang),
        }
    };
    view.seats.iter().map(panel).collect()
}

/// Whose turn it is not has all actions before it.
fn pips(rules: &PaintBrawl, view: &View, seat: &SeatView, lang: Lang) -> Vec<Pips> {
    let (moves, attacks) = (rules.constants.moves_per_turn, rules.constants.attacks_per_turn);
    let acts = view.stage == Stage::Playing && view.active == seat.seat;
    let (moves_left, attacks_left) = if acts { (view.moves, view.attacks) } else { (moves, attacks) };
    vec![
        Pips { look: "pip-move", name: MOVE.to(lang).to_owned(), left: moves_left, of: moves },
        Pips { look: "pip-attack", name: ATTACK.to(lang).to_owned(), left: attacks_left, of: attacks },
    ]
}

fn counters(view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let tint = Some(tint(view, seat.seat));
    let supply = puddles(seat.supply, lang);
    let supply = match lang {
        Lang::En => format!("{supply} in the supply"),
        Lang::Fr => format!("{supply} dans la réserve"),
    };
    let mut counters = vec![
        Counter { look: "splash-0", tint, count: seat.supply.into(), words: supply },
        Counter { look: "warrior", tint, count: seat.fighters.into(), words: fighters(seat.fighters, lang) },
    ];
    if view.stage == Stage::Playing {
        counters.extend(held(view, seat, lang));
    } else {
        counters.extend(to_place(view, seat, lang));
    }
    if view.switches.blasts {
        counters.push(blasts(view, seat, lang));
    }
    counters
}

fn cards(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "card", fr: "carte" }, Text { en: "cards", fr: "cartes" })
}

/// "Fatigue, Missed, Missed" behind a number of cards that the viewer sees.
fn named(seen: Option<Cards>, lang: Lang) -> String {
    let names: Vec<&str> = seen.iter().flat_map(|cards| cards.iter()).map(|card| card.name().to(lang)).collect();
    if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) }
}

/// The hand, and with tactical bonus the own pile and what is used up.
fn held(view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let counter = |look, count: u8, words| Counter { look, tint: None, count: count.into(), words };
    let say = |number: u8, en: &str, fr: &str, seen| {
        let (cards, names) = (cards(number, lang), named(seen, lang));
        match lang {
            Lang::En => format!("{cards} {en}{names}"),
            Lang::Fr => format!("{cards} {fr}{names}"),
        }
    };
    let mut counters = vec![counter("card-back", seat.cards, say(seat.cards, "in hand", "en main", None))];
    if view.switches.tactical {
        let used = seat.spent.total();
        counters.push(counter("card-pile", seat.stock, say(seat.stock, "in the own pile", "dans sa pioche", seat.stock_cards)));
        counters.push(counter("card-discard", used, say(used, "used up", "déjà jouées", Some(seat.spent))));
    }
    counters
}

/// The fighters that are not on the board yet (PB-DEC-3).
fn to_place(view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let waiting = Kind::FIGHTERS.into_iter().zip(seat.to_place).filter(|(_, count)| *count > 0);
    let counter = |(kind, count): (Kind, u8)| {
        let name = kind.name().to(lang);
        let words = match lang {
            Lang::En => format!("{count} to place: {name}"),
            Lang::Fr => format!("{count} à placer\u{a0}: {name}"),
        };
        Counter { look: kind.code(), tint: Some(tint(view, seat.seat)), count: count.into(), words }
    };
    waiting.map(counter).collect()
}

/// The blasts that may still be used, and by which castes (PB-BLAST-2).
fn blasts(view: &View, seat: &SeatView, lang: Lang) -> Counter {
    let cards: u8 = seat.blasts.iter().sum();
    let left = if view.seats.len() > 2 { cards.min(1) } else { cards };
    let castes = [Kind::Warrior, Kind::Hunter, Kind::Shaman].into_iter().zip(seat.blasts).filter(|(_, count)| *count > 0);
    let castes: Vec<&str> = castes.map(|(kind, _)| kind.name().to(lang)).collect();
    let castes = if castes.is_empty() { String::new() } else { format!(" ({})", castes.join(", ")) };
    let words = lang.count(left, Text { en: "blast", fr: "Blast" }, Text { en: "blasts", fr: "Blasts" });
    Counter { look: "pip-blast", tint: None, count: left.into(), words: format!("{words}{castes}") }
}

/// The common pile and the open discard; with tactical bonus there are none (PB-TACT-1).
pub(super) fn stores(view: &View, lang: Lang) -> Vec<Counter> {
    if view.switches.tactical || view.stage != Stage::Playing {
        return Vec::new();
    }
    let counter = |look, count: u8, en: &str, fr: &str, seen| {
        let (cards, names) = (cards(count, lang), named(seen, lang));
        let words = match lang {
            Lang::En => format!("{cards} {en}{names}"),
            Lang::Fr => format!("{cards} {fr}{names}"),
        };
        Counter { look, tint: None, count: count.into(), words }
    };
    vec![
        counter("card-pile", view.pile, "in the draw pile", "dans la pioche", None),
        counter("card-discard", view.discard.total(), "in the discard", "dans la défausse", Some(view.discard)),
    ]
}
