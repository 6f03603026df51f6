//! The seats with what they have, and what lies beside the board.

use super::{pieces, side, tint};
use crate::words::goals;
use crate::words::names::{item, kind, leader, puddle};
use dark_threat::{Camp, DarkThreat, Frame, Kind, Paint, Stage, Temple, Turn, View};
use paint::Colour;
use stage::{Counter, Pips, SeatPanel, Task, Tint, capital};
use tabletop::Seat;
use texts::{Lang, Message};

/// All seats in order.
pub(super) fn panels(rules: &DarkThreat, view: &View, lang: Lang) -> Vec<SeatPanel> {
    let state = &view.table;
    let panel = |seat: Seat| {
        let whose = state.camp_of(seat);
        let turn = Turn::ALL.into_iter().find(|&turn| state.seat_of(turn) == seat);
        let side_name = match turn {
            Some(turn) if state.seats() > 2 => say!(lang, "scene-side", camp = whose.message(), leader = leader(turn)),
            _ => whose.message().say(lang),
        };
        // Team-mates share what their camp has: it is told once.
        let first = state.seats() == 2 || turn.is_some_and(|turn| turn.index() % 2 == 0);
        SeatPanel {
            seat,
            tint: Some(side(whose)),
            side: side_name,
            pips: pips(rules, view, seat, lang),
            counters: if first { counters(rules, view, whose, lang) } else { Vec::new() },
            tasks: if first { tasks(rules, view, whose, lang) } else { Vec::new() },
            racks: Vec::new(),
        }
    };
    Seat::first(state.seats()).map(panel).collect()
}

/// Whose turn it is not has all actions before it. In the first turns fewer may be played than the two kinds add up to
/// (DT-TURN-10, DT-TURN-11).
fn pips(rules: &DarkThreat, view: &View, seat: Seat, lang: Lang) -> Vec<Pips> {
    let state = &view.table;
    let (moves, attacks) = (rules.constants().moves_per_turn, rules.constants().attacks_per_turn);
    // While Gaia chooses the order of its turns, none of them has begun.
    let playing = state.stage() == Stage::Playing && !matches!(state.business().last(), Some(Frame::Order));
    let acts = playing && state.ending().is_none() && view.to_act == Some(seat);
    let (moves_left, attacks_left) = if acts { state.actions_left() } else { (moves, attacks) };
    let mut pips = vec![
        Pips { look: "pip-move", name: say!(lang, "pip-move"), left: moves_left, of: moves },
        Pips { look: "pip-attack", name: say!(lang, "pip-attack"), left: attacks_left, of: attacks },
    ];
    let all = state.actions_in_all();
    if acts && all < moves_left + attacks_left {
        pips.push(Pips { look: "pip-any", name: say!(lang, "pip-any"), left: all, of: all });
    }
    pips
}

/// The goals of the camp's level (table T10).
fn tasks(rules: &DarkThreat, view: &View, whose: Camp, lang: Lang) -> Vec<Task> {
    let state = &view.table;
    let met = rules.goals_met(state, whose);
    let task = |(goal, done): (Message, bool)| Task { words: capital(&goal.say(lang)), done };
    goals(rules, state, whose).into_iter().zip(met).map(task).collect()
}

fn counters(rules: &DarkThreat, view: &View, whose: Camp, lang: Lang) -> Vec<Counter> {
    match whose {
        Camp::Gaia => Temple::ALL.map(|temple| prisms(rules, view, temple, lang)).to_vec(),
        Camp::Kaos => kaos(rules, view, lang),
    }
}

/// A Temple's item: of how many of its two colours a prism is lit.
fn prisms(rules: &DarkThreat, view: &View, temple: Temple, lang: Lang) -> Counter {
    let state = &view.table;
    let ground = rules.ground(state);
    let lit = rules.lit(state);
    let count = ground.colours(temple).into_iter().filter(|&colour| lit.meets(ground.prisms(colour))).count();
    let item = item(temple);
    let (look, words) = match (rules.is_active(state, temple), rules.is_blocked(state, temple)) {
        (true, false) => (pieces::item(temple), msg!("counter-item-active", item = item)),
        (true, true) => (barred(temple), msg!("counter-item-blocked", item = item)),
        (false, _) => (pieces::seal(temple), msg!("counter-item-sleeps", item = item, count = count)),
    };
    Counter { look, tint: None, count: count as i16, words: capital(&words.say(lang)) }
}

/// An item that cannot be used now (DT-TEMP-6).
const fn barred(temple: Temple) -> &'static str {
    match temple {
        Temple::Force => "barred-hammer",
        Temple::Wisdom => "barred-wings",
        Temple::Spirit => "barred-headband",
    }
}

fn kaos(rules: &DarkThreat, view: &View, lang: Lang) -> Vec<Counter> {
    let state = &view.table;
    let tint = Some(Tint::Black);
    let corrupted = state.corrupted().iter().count();
    let mut counters = vec![Counter {
        look: "corruption",
        tint,
        count: corrupted as i16,
        words: say!(lang, "counter-corrupted", count = corrupted),
    }];
    for which in [Kind::Mandrake, Kind::Spore] {
        let spare = rules.spares(state, which);
        let words = say!(lang, "counter-supply", count = spare, what = kind(which));
        counters.push(Counter { look: pieces::look(which), tint, count: spare.into(), words });
    }
    if state.buried() > 0 {
        let words = say!(lang, "counter-buried", count = state.buried());
        counters.push(Counter { look: "buried", tint, count: state.buried().into(), words });
    }
    counters
}

/// The puddles that are left.
pub(super) fn stores(rules: &DarkThreat, view: &View, lang: Lang) -> Vec<Counter> {
    let state = &view.table;
    let store = |paint: Paint, count: u32| {
        let words = say!(lang, "counter-supply", count = count, what = puddle(paint));
        Counter { look: "splash-0", tint: Some(tint(paint)), count: count as i16, words }
    };
    let coloured = Colour::WHEEL.map(|colour| store(Paint::Colour(colour), rules.supply(state, colour)));
    coloured.into_iter().chain([store(Paint::Black, rules.black_supply(state))]).collect()
}
