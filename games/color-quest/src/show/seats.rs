//! The seats with what they have, and what lies beside the board.

use super::{hue, looks, side};
use crate::words::names::{die, instant, kind, tile};
use crate::{Camp, ColorQuest, Kind, Scenario, Tile, View};
use paint::Colour;
use stage::{Counter, Rack, SeatPanel, Slot, capital};
use tabletop::Seat;
use texts::{Lang, Message};

/// Both seats.
pub(super) fn panels(rules: &ColorQuest, view: &View, lang: Lang) -> Vec<SeatPanel> {
    let panel = |seat: Seat| {
        let whose = view.table.camp_of(seat);
        SeatPanel {
            seat,
            tint: Some(side(whose)),
            side: whose.message().say(lang),
            pips: Vec::new(),
            counters: counters(view, whose, lang),
            tasks: super::goal::tasks(rules, view, whose, lang),
            racks: racks(rules, view, whose, lang),
        }
    };
    Seat::first(2).map(panel).collect()
}

fn counters(view: &View, whose: Camp, lang: Lang) -> Vec<Counter> {
    let state = &view.table;
    let figures = state.field().of(whose).count() as u8;
    let cards = view.cards[whose.index()];
    let mut counters = vec![
        Counter {
            look: if whose == Camp::Gaia { "camp-gaia" } else { "camp-kaos" },
            tint: Some(side(whose)),
            count: figures.into(),
            words: say!(lang, "seat-figures", count = figures),
        },
        Counter { look: "card-back", tint: None, count: cards.into(), words: say!(lang, "seat-cards", count = cards) },
    ];
    if state.scenario() == Scenario::Harvest {
        let marks = state.harvest(whose);
        let words = say!(lang, "seat-harvest", count = marks);
        counters.push(Counter { look: "kdie", tint: None, count: marks.into(), words });
    }
    counters
}

/// The Kadamas board: instant slots, the gauge, the hero slot (CQ-DIE-2).
fn racks(rules: &ColorQuest, view: &View, whose: Camp, lang: Lang) -> Vec<Rack> {
    let pool = view.table.pool(whose);
    let held = |colour: Colour| Slot {
        look: looks::die(colour),
        tint: Some(hue(colour)),
        held: true,
        words: capital(&die(colour).form("the").say(lang)),
    };
    let empty = || Slot { look: "kslot", tint: None, held: false, words: say!(lang, "rack-empty") };
    let instants = Colour::WHEEL.map(|colour| {
        let does = instant(rules.recipes().instant(colour));
        let words = capital(&say!(lang, "rack-does", die = die(colour), instant = does));
        if pool.instant(colour) {
            Slot { words, ..held(colour) }
        } else {
            Slot { look: looks::slot(colour), tint: Some(hue(colour)), held: false, words }
        }
    });
    let gauged = Colour::WHEEL.into_iter().flat_map(|colour| (0..pool.gauge(colour)).map(move |_| colour));
    let mut gauge: Vec<Slot> = gauged.map(held).collect();
    gauge.resize_with(usize::from(rules.constants().gauge).max(gauge.len()), empty);
    vec![
        Rack { name: say!(lang, "rack-instant"), slots: instants.to_vec() },
        Rack { name: say!(lang, "rack-gauge"), slots: gauge },
        Rack { name: say!(lang, "rack-hero"), slots: vec![pool.hero().map_or_else(empty, held)] },
    ]
}

/// What is left of dice, cards and figures.
pub(super) fn stores(rules: &ColorQuest, view: &View, lang: Lang) -> Vec<Counter> {
    let state = &view.table;
    let left = |count: u8, what: Message| say!(lang, "store-left", count = count, what = what);
    let dice = rules.reserve(state);
    let deck = view.deck;
    let mut stores = vec![
        Counter { look: "kdie", tint: None, count: dice.into(), words: say!(lang, "store-dice", count = dice) },
        Counter { look: "card-back", tint: None, count: deck.into(), words: say!(lang, "store-cards", count = deck) },
    ];
    for (which, of) in
        [(Kind::MiniGolem, Camp::Gaia), (Kind::Golem, Camp::Gaia), (Kind::Clone, Camp::Gaia), (Kind::Skelette, Camp::Kaos)]
    {
        let spare = rules.spares(state, which);
        let words = left(spare, kind(which));
        stores.push(Counter { look: looks::figure(which), tint: Some(side(of)), count: spare.into(), words });
    }
    let piles = rules.piles(state);
    let words = left(piles, tile(Tile::Bones));
    stores.push(Counter { look: looks::tile(Tile::Bones), tint: None, count: piles.into(), words });
    stores
}
