//! The seats with what they have, and what lies beside the board.

use super::tint;
use crate::picture::cards as names;
use crate::words::{Named as _, clan};
use paint_brawl::{Cards, Caste, Kind, PaintBrawl, Payment, SeatView, Stage, View};
use stage::{Counter, Pips, SeatPanel};
use texts::{Lang, Message};

/// All seats in order.
pub(super) fn panels(rules: &PaintBrawl, view: &View, lang: Lang) -> Vec<SeatPanel> {
    let panel = |seat: &SeatView| SeatPanel {
        seat: seat.seat,
        tint: Some(tint(view, seat.seat)),
        side: say!(lang, "seat-clan", clan = clan(seat.colour)),
        pips: pips(rules, view, seat, lang),
        counters: counters(view, seat, lang),
        tasks: Vec::new(),
        racks: Vec::new(),
    };
    view.seats.iter().map(panel).collect()
}

/// Whose turn it is not has all actions before it.
fn pips(rules: &PaintBrawl, view: &View, seat: &SeatView, lang: Lang) -> Vec<Pips> {
    let (moves, attacks) = (rules.constants().moves_per_turn, rules.constants().attacks_per_turn);
    let acts = view.stage == Stage::Playing && view.active == seat.seat;
    let (moves_left, attacks_left) = if acts { (view.moves, view.attacks) } else { (moves, attacks) };
    vec![
        Pips { look: "pip-move", name: Payment::Move.name().say(lang), left: moves_left, of: moves },
        Pips { look: "pip-attack", name: Payment::Attack.name().say(lang), left: attacks_left, of: attacks },
    ]
}

fn counters(view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let tint = Some(tint(view, seat.seat));
    let supply = say!(lang, "seat-supply", puddles = seat.supply);
    let fighters = say!(lang, "count-fighters", fighters = seat.fighters);
    let mut counters = vec![
        Counter { look: "splash-0", tint, count: seat.supply.into(), words: supply },
        Counter { look: "warrior", tint, count: seat.fighters.into(), words: fighters },
    ];
    if view.stage == Stage::Playing {
        counters.extend(held(view, seat, lang));
    } else {
        counters.extend(to_place(view, seat, lang));
    }
    if view.switches.blasts {
        counters.extend(blasts(view, seat, lang));
    }
    counters
}

/// So many cards, and which they are, where the viewer sees some.
fn pile(look: &'static str, count: u8, words: Message, seen: Option<Cards>, lang: Lang) -> Counter {
    let words = words.with("cards", count);
    let words = match seen.filter(|cards| !cards.is_empty()) {
        Some(cards) => msg!("cards-known", count = words, cards = names(cards)),
        None => words,
    };
    Counter { look, tint: None, count: count.into(), words: words.say(lang) }
}

/// The hand, and with tactical bonus the own pile and what is used up.
fn held(view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let mut counters = vec![pile("card-back", seat.cards, msg!("cards-hand"), None, lang)];
    if view.switches.tactical {
        counters.push(pile("card-back", seat.stock, msg!("cards-stock"), seat.stock_cards, lang));
        counters.push(pile("ic-card", seat.spent.total(), msg!("cards-spent"), Some(seat.spent), lang));
    }
    counters
}

/// The fighters that are not on the board yet (PB-DEC-3).
fn to_place(view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let waiting = Kind::FIGHTERS.into_iter().zip(seat.to_place).filter(|(_, count)| *count > 0);
    let counter = |(kind, count): (Kind, u8)| {
        let words = say!(lang, "seat-to-place", count = count, kind = kind.name());
        Counter { look: kind.code(), tint: Some(tint(view, seat.seat)), count: count.into(), words }
    };
    waiting.map(counter).collect()
}

/// The drawing of a caste's blast card.
pub(super) const fn blast_card(caste: Caste) -> &'static str {
    match caste {
        Caste::Warrior => "blast-warrior",
        Caste::Hunter => "blast-hunter",
        Caste::Shaman => "blast-shaman",
    }
}

/// The blast cards that are left, by caste. With more than two seats one of them is all that may be used (PB-BLAST-2).
fn blasts(view: &View, seat: &SeatView, lang: Lang) -> Vec<Counter> {
    let left = Caste::ALL.into_iter().zip(seat.blasts).filter(|(_, cards)| *cards > 0);
    let counter = |(caste, cards): (Caste, u8)| {
        let count = if view.seats.len() > 2 { 1 } else { cards };
        let words = say!(lang, "seat-blasts", blasts = count, kind = caste.man().name());
        Counter { look: blast_card(caste), tint: None, count: count.into(), words }
    };
    left.map(counter).collect()
}

/// The common pile and the open discard; with tactical bonus there are none (PB-TACT-1).
pub(super) fn stores(view: &View, lang: Lang) -> Vec<Counter> {
    if view.switches.tactical || view.stage != Stage::Playing {
        return Vec::new();
    }
    vec![
        pile("card-back", view.pile, msg!("cards-pile"), None, lang),
        pile("ic-card", view.discard.total(), msg!("cards-discard"), Some(view.discard), lang),
    ]
}
