//! The seats with what they have, and what lies beside the board.

use super::{hue, looks, side};
use crate::words::names::{die, instant, kind, tile};
use crate::{Camp, ColorQuest, Kind, Scenario, Tile, View};
use paint::Colour;
use tabletop::{Counter, Lang, Rack, Seat, SeatPanel, Slot, Text, capital};

/// Both seats.
pub(super) fn panels(rules: &ColorQuest, view: &View, lang: Lang) -> Vec<SeatPanel> {
    let panel = |seat: Seat| {
        let whose = view.table.camp_of(seat);
        SeatPanel {
            seat,
            tint: Some(side(whose)),
            side: whose.name().to(lang).to_owned(),
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
            words: lang.count(figures, Text { en: "figure", fr: "figurine" }, Text { en: "figures", fr: "figurines" }),
        },
        Counter {
            look: "card-back",
            tint: None,
            count: cards.into(),
            words: lang.count(cards, Text { en: "item card", fr: "carte item" }, Text { en: "item cards", fr: "cartes item" }),
        },
    ];
    if state.scenario() == Scenario::Harvest {
        let marks = state.harvest(whose);
        let words = lang.count(
            marks,
            Text { en: "die was harvested", fr: "dé récolté" },
            Text { en: "dice were harvested", fr: "dés récoltés" },
        );
        counters.push(Counter { look: "kdie", tint: None, count: marks.into(), words });
    }
    counters
}

/// The Kadamas board: instant slots, the gauge, the hero slot (CQ-DIE-2).
fn racks(rules: &ColorQuest, view: &View, whose: Camp, lang: Lang) -> Vec<Rack> {
    let pool = view.table.pool(whose);
    let name = |en: &'static str, fr: &'static str| Text { en, fr }.to(lang).to_owned();
    let held = |colour: Colour| Slot {
        look: looks::die(colour),
        tint: Some(hue(colour)),
        held: true,
        words: capital(&die(colour, lang)),
    };
    let empty = || Slot { look: "kslot", tint: None, held: false, words: name("empty place", "place vide") };
    let instants = Colour::WHEEL.map(|colour| {
        let does = instant(rules.recipes().instant(colour)).to(lang);
        let words = match lang {
            Lang::En => format!("{}: {does}", capital(&die(colour, lang))),
            Lang::Fr => format!("{}\u{a0}: {does}", capital(&die(colour, lang))),
        };
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
        Rack { name: name("Instant", "Instantané"), slots: instants.to_vec() },
        Rack { name: name("Gauge", "Jauge"), slots: gauge },
        Rack { name: name("Hero", "Héros"), slots: vec![pool.hero().map_or_else(empty, held)] },
    ]
}

/// What is left of dice, cards and figures.
pub(super) fn stores(rules: &ColorQuest, view: &View, lang: Lang) -> Vec<Counter> {
    let state = &view.table;
    let say = |count: u8, what: &str| match lang {
        Lang::En => format!("{count} in the supply: {what}"),
        Lang::Fr => format!("{count} dans la réserve\u{a0}: {what}"),
    };
    let dice = rules.reserve(state);
    let deck = view.deck;
    let mut stores = vec![
        Counter { look: "kdie", tint: None, count: dice.into(), words: say(dice, Text { en: "dice", fr: "dés" }.to(lang)) },
        Counter {
            look: "card-back",
            tint: None,
            count: deck.into(),
            words: lang.count(
                deck,
                Text { en: "item card to draw", fr: "carte item à piocher" },
                Text { en: "item cards to draw", fr: "cartes item à piocher" },
            ),
        },
    ];
    for (which, of) in
        [(Kind::MiniGolem, Camp::Gaia), (Kind::Golem, Camp::Gaia), (Kind::Clone, Camp::Gaia), (Kind::Skelette, Camp::Kaos)]
    {
        let spare = rules.spares(state, which);
        let words = say(spare, kind(which).to(lang));
        stores.push(Counter { look: looks::figure(which), tint: Some(side(of)), count: spare.into(), words });
    }
    let piles = rules.piles(state);
    let words = say(piles, tile(Tile::Bones).to(lang));
    stores.push(Counter { look: looks::tile(Tile::Bones), tint: None, count: piles.into(), words });
    stores
}
