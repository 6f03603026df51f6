//! What the board does not show: goals, items, supplies, who is protected or buried.

use crate::words::goals;
use crate::words::names::{colour, item, now, temple, the};
use crate::{Camp, DarkThreat, Kind, Temple, View};
use paint::Colour;
use tabletop::{Ink, Lang, Picture, Text};

/// Draws both camps and the supply.
pub(super) fn draw(rules: &DarkThreat, view: &View, lang: Lang, picture: &mut Picture) {
    let state = &view.table;
    let colon = Text { en: ": ", fr: "\u{a0}: " }.to(lang);
    for whose in Camp::ALL {
        let met = rules.goals_met(state, whose);
        let goals = goals(rules, state, whose).into_iter().zip(met);
        let marked = goals.map(|(goal, met)| format!("[{}] {}", if met { 'x' } else { ' ' }, goal.to(lang)));
        let line = marked.collect::<Vec<_>>().join(", ");
        picture.line().put(Ink::Bold, format!("{}{colon}", whose.name().to(lang))).put(Ink::Plain, line);
    }
    for which in Temple::ALL {
        let mut notes = Vec::new();
        if rules.is_active(state, which) {
            notes.push(item(which).to(lang));
        }
        if rules.is_blocked(state, which) {
            notes.push(Text { en: "blocked", fr: "bloqué" }.to(lang));
        }
        if state.corrupted().has(which) {
            notes.push(Text { en: "was corrupted", fr: "a été corrompu" }.to(lang));
        }
        if !notes.is_empty() {
            picture.line().put(Ink::Plain, format!("{}{colon}{}", temple(which).to(lang), notes.join(", ")));
        }
    }
    supply(rules, view, lang, picture);
    for whose in Camp::ALL {
        if let Some(piece) = state.field().guarded_by(whose) {
            let head = Text { en: "Protected", fr: "Protégé" }.to(lang);
            picture.line().put(Ink::Plain, format!("{head}{colon}{}", the(now(state, piece), lang)));
        }
    }
    if state.buried() > 0 {
        let head = Text { en: "Buried Mandrakes", fr: "Mandragores enfouies" }.to(lang);
        picture.line().put(Ink::Plain, format!("{head}{colon}{}", state.buried()));
    }
}

fn supply(rules: &DarkThreat, view: &View, lang: Lang, picture: &mut Picture) {
    let state = &view.table;
    let colon = Text { en: ": ", fr: "\u{a0}: " }.to(lang);
    let of = |hue: Colour| format!("{} {}", colour(hue, true).to(lang), rules.supply(state, hue));
    let mut parts: Vec<String> = Colour::WHEEL.map(of).to_vec();
    parts.push(format!("{} {}", Text { en: "black", fr: "noire" }.to(lang), rules.black_supply(state)));
    parts.push(
        format!("Mandrake {}", rules.spares(state, Kind::Mandrake))
            .replace("Mandrake", Text { en: "Mandrakes", fr: "Mandragores" }.to(lang)),
    );
    parts.push(format!("Spores {}", rules.spares(state, Kind::Spore)));
    let head = Text { en: "Supply", fr: "Réserve" }.to(lang);
    picture.line().put(Ink::Plain, format!("{head}{colon}{}", parts.join(", ")));
}
