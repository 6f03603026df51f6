//! The seats with what they have, and what lies beside the board.

use super::tint;
use crate::picture::cards as names;
use crate::words::{clan, fighters, puddles};
use crate::{Cards, Caste, Kind, PaintBrawl, SeatView, Stage, View};
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
            tasks: Vec::new(),
            racks: Vec::new(),
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
        counters.extend(blasts(view, seat, lang));
    }
    counters
}

fn cards(number: u8, lang: Lang) -> String {
    lang.count(number, Text { en: "card", fr: "carte" }, Text { en: "cards", fr: "cartes" })
}

/// Which they are, behind a number of cards that the viewer sees.
fn named(seen: Option<Cards>, lang: Lang) -> String {
    let some = seen.filter(|cards| !cards.is_empty());
    some.map_or(String::new(), |cards| format!(" ({})", names(cards, lang)))
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
        counters.push(counter("card-back", seat.stock, say(seat.stock, "in its own pile", "dans sa pioche", seat.stock_cards)));
        counters.push(counter("ic-card", used, say(used, "out of the game", "hors du jeu", Some(seat.spent))));
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
        let blasts = lang.count(count, Text { en: "blast", fr: "Blast" }, Text { en: "blasts", fr: "Blasts" });
        let words = format!("{blasts} ({})", caste.man().name().to(lang));
        Counter { look: blast_card(caste), tint: None, count: count.into(), words }
    };
    left.map(counter).collect()
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
        counter("card-back", view.pile, "in the draw pile", "dans la pioche", None),
        counter("ic-card", view.discard.total(), "in the discard", "dans la défausse", Some(view.discard)),
    ]
}
