//! What the board does not show: goals, items, supplies, who is protected or buried.

use crate::words::goals;
use crate::words::names::{figure, item, joined, now, temple};
use dark_threat::{Camp, DarkThreat, Kind, Temple, View};
use paint::Colour;
use stage::{Ink, Picture};
use texts::{Lang, Message};

/// Draws both camps and the supply.
pub(super) fn draw(rules: &DarkThreat, view: &View, lang: Lang, picture: &mut Picture) {
    let state = &view.table;
    for whose in Camp::ALL {
        let met = rules.goals_met(state, whose);
        let goals = goals(rules, state, whose).into_iter().zip(met);
        let marked = goals.map(|(goal, met)| msg!("picture-goal", mark = if met { "[x]" } else { "[ ]" }, goal = goal));
        let head = say!(lang, "picture-camp", camp = whose.message());
        picture
            .line()
            .put(Ink::Bold, format!("{head} "))
            .put(Ink::Plain, joined(marked).map_or_else(String::new, |goals| goals.say(lang)));
    }
    for which in Temple::ALL {
        let mut notes = Vec::new();
        if rules.is_active(state, which) {
            notes.push(item(which).form("the"));
        }
        if rules.is_blocked(state, which) {
            notes.push(msg!("picture-temple-blocked"));
        }
        if state.corrupted().has(which) {
            notes.push(msg!("picture-temple-corrupted"));
        }
        if let Some(notes) = joined(notes) {
            picture.line().put(Ink::Plain, say!(lang, "picture-temple", temple = temple(which), notes = notes));
        }
    }
    picture.line().put(Ink::Plain, supply(rules, view).say(lang));
    for whose in Camp::ALL {
        if let Some(piece) = state.field().guarded_by(whose) {
            picture.line().put(Ink::Plain, say!(lang, "picture-guarded", who = figure(now(state, piece))));
        }
    }
    if state.buried() > 0 {
        picture.line().put(Ink::Plain, say!(lang, "picture-buried", count = state.buried()));
    }
}

fn supply(rules: &DarkThreat, view: &View) -> Message {
    let state = &view.table;
    let of = |hue: Colour| rules.supply(state, hue);
    msg!(
        "picture-supply",
        red = of(Colour::Red),
        orange = of(Colour::Orange),
        yellow = of(Colour::Yellow),
        green = of(Colour::Green),
        blue = of(Colour::Blue),
        purple = of(Colour::Purple),
        black = rules.black_supply(state),
        mandrakes = rules.spares(state, Kind::Mandrake),
        spores = rules.spares(state, Kind::Spore),
    )
}
