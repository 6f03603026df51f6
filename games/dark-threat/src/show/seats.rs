//! The seats with what they have, and what lies beside the board.

use super::{hue, pieces, side};
use crate::words::names::{item, kind, leader};
use crate::words::{goals, names};
use crate::{Camp, DarkThreat, Frame, Kind, Stage, Temple, Turn, View};
use paint::Colour;
use tabletop::{Counter, Lang, Pips, Seat, SeatPanel, Task, Text, Tint, capital};

/// The names of what a turn is made of (DT-ACT-1).
pub(super) const MOVE: Text = Text { en: "Move", fr: "Déplacement" };
pub(super) const ATTACK: Text = Text { en: "Attack", fr: "Attaque" };

/// All seats in order.
pub(super) fn panels(rules: &DarkThreat, view: &View, lang: Lang) -> Vec<SeatPanel> {
    let state = &view.table;
    let panel = |seat: Seat| {
        let whose = state.camp_of(seat);
        let name = whose.name().to(lang);
        let turn = Turn::ALL.into_iter().find(|&turn| state.seat_of(turn) == seat);
        let side_name = match turn {
            Some(turn) if state.seats() > 2 => format!("{name}, {}", leader(turn).to(lang)),
            _ => name.to_owned(),
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
        Pips { look: "pip-move", name: MOVE.to(lang).to_owned(), left: moves_left, of: moves },
        Pips { look: "pip-attack", name: ATTACK.to(lang).to_owned(), left: attacks_left, of: attacks },
    ];
    let all = state.actions_in_all();
    if acts && all < moves_left + attacks_left {
        let name = Text { en: "In all", fr: "En tout" }.to(lang).to_owned();
        pips.push(Pips { look: "pip-any", name, left: all, of: all });
    }
    pips
}

/// The goals of the camp's level (table T10).
fn tasks(rules: &DarkThreat, view: &View, whose: Camp, lang: Lang) -> Vec<Task> {
    let state = &view.table;
    let met = rules.goals_met(state, whose);
    let task = |(goal, done): (Text, bool)| Task { words: capital(goal.to(lang)), done };
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
    let name = capital(item(temple).to(lang));
    let (active, blocked) = (rules.is_active(state, temple), rules.is_blocked(state, temple));
    let words = match (active, blocked, lang) {
        (true, false, Lang::En) => format!("{name}: in force"),
        (true, false, Lang::Fr) => format!("{name}\u{a0}: actif"),
        (true, true, Lang::En) => format!("{name}: blocked by a small Bane"),
        (true, true, Lang::Fr) => format!("{name}\u{a0}: bloqué par un petit Fléau"),
        (false, _, Lang::En) => format!("{name}: {count} of 2 colours are lit"),
        (false, _, Lang::Fr) => format!("{name}\u{a0}: {count} couleur(s) sur 2 illuminée(s)"),
    };
    let look = match (active, blocked) {
        (true, false) => pieces::item(temple),
        (true, true) => barred(temple),
        (false, _) => pieces::seal(temple),
    };
    Counter { look, tint: None, count: count as i16, words }
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
    let count = |number: u8, one: Text, many: Text| lang.count(number, one, many);
    let mut counters = vec![Counter {
        look: "corruption",
        tint,
        count: corrupted as i16,
        words: count(
            corrupted as u8,
            Text { en: "Temple was corrupted", fr: "Temple corrompu" },
            Text { en: "Temples were corrupted", fr: "Temples corrompus" },
        ),
    }];
    for which in [Kind::Mandrake, Kind::Spore] {
        let spare = rules.spares(state, which);
        let name = kind(which);
        let words = match lang {
            Lang::En => format!("{spare} in the supply: {}", name.en),
            Lang::Fr => format!("{spare} dans la réserve\u{a0}: {}", name.fr),
        };
        counters.push(Counter { look: pieces::look(which), tint, count: spare.into(), words });
    }
    if state.buried() > 0 {
        let words = count(
            state.buried(),
            Text { en: "Mandrake is buried", fr: "Mandragore enfouie" },
            Text { en: "Mandrakes are buried", fr: "Mandragores enfouies" },
        );
        counters.push(Counter { look: "buried", tint, count: state.buried().into(), words });
    }
    counters
}

/// The puddles that are left.
pub(super) fn stores(rules: &DarkThreat, view: &View, lang: Lang) -> Vec<Counter> {
    let state = &view.table;
    let say = |count: u32, puddle: String| match lang {
        Lang::En => format!("{count} in the supply: {puddle}"),
        Lang::Fr => format!("{count} dans la réserve\u{a0}: {puddle}"),
    };
    let coloured = Colour::WHEEL.map(|colour| {
        let count = rules.supply(state, colour);
        let words = say(count, names::puddle(crate::Paint::Colour(colour), lang));
        Counter { look: "splash-0", tint: Some(hue(colour)), count: count as i16, words }
    });
    let black = rules.black_supply(state);
    let words = say(black, names::puddle(crate::Paint::Black, lang));
    let black = Counter { look: "splash-0", tint: Some(Tint::Black), count: black as i16, words };
    coloured.into_iter().chain([black]).collect()
}
