//! The squares, and the names along the frame.

use super::{MARGIN, spot};
use crate::words::names::{agreeing, colour, now, puddle, temple, the};
use crate::{DarkThreat, State, Temple, View};
use paint::Square;
use tabletop::{Label, Lang, Spot, Text};

/// Letters below, numbers at the left.
pub(super) fn labels(rules: &DarkThreat) -> Vec<Label> {
    let (columns, rows) = (rules.board.columns(), rules.board.rows());
    let letters = (0..columns).map(|column| Label {
        text: char::from(b'a' + column as u8).to_string(),
        x: column as f32 + 0.5,
        y: rows as f32 + MARGIN / 2.0,
    });
    let numbers = (0..rows).map(|row| Label { text: (row + 1).to_string(), x: -MARGIN / 2.0, y: (rows - row) as f32 - 0.5 });
    letters.chain(numbers).collect()
}

/// All squares, the northernmost row first.
pub(super) fn spots(rules: &DarkThreat, view: &View, lang: Lang) -> Vec<Spot> {
    let board = &rules.board;
    let places = (0..board.rows()).rev().flat_map(|row| (0..board.columns()).map(move |column| (column, row)));
    let square = |(column, row): (usize, usize)| {
        let at = board.square(column, row)?;
        Some(Spot {
            id: spot(at),
            x: column as f32,
            y: (board.rows() - 1 - row) as f32,
            w: 1.0,
            h: 1.0,
            look: look(rules, &view.table, at),
            tint: None,
            name: board.name(at).to_string(),
            words: words(rules, &view.table, at, lang),
        })
    };
    places.filter_map(square).collect()
}

/// Checkered parts with seams between them (DT-SQ-2), the Temple tiles, the swamps and the Sanctuary.
fn look(rules: &DarkThreat, state: &State, at: Square) -> &'static str {
    let ground = rules.ground(state);
    let (column, row) = (rules.board.column(at), rules.board.row(at));
    if at == rules.sanctuary {
        "sanctuary"
    } else if rules.swamps().contains(&at) {
        "swamp"
    } else if ground.temple(at).is_some() {
        "temple-heart"
    } else if ground.prism(at).is_some() {
        "temple-plinth"
    } else if ground.tiles().has(at) {
        "temple-floor"
    } else if column % 6 == 5 || row % 6 == 5 {
        "tile-s"
    } else if (column + row).is_multiple_of(2) {
        "tile-a"
    } else {
        "tile-b"
    }
}

/// The square and all that is on it, as a sentence.
fn words(rules: &DarkThreat, state: &State, at: Square, lang: Lang) -> String {
    let field = state.field();
    let lit = rules.lit(state).has(at);
    let mut parts = vec![rules.board.name(at).to_string()];
    parts.extend(ground(rules, state, at, lang));
    if let Some(paint) = field.puddles().at(at).filter(|_| !lit) {
        parts.push(puddle(paint, lang));
    }
    if let Some(piece) = field.piece(at) {
        let figure = now(state, piece);
        parts.push(the(figure, lang));
        if field.stunned().has(piece) {
            let word = match lang {
                Lang::En => "stunned".to_owned(),
                Lang::Fr => agreeing("assommé", figure.kind),
            };
            parts.push(word);
        }
        if field.is_guarded(piece) {
            let word = match lang {
                Lang::En => "protected".to_owned(),
                Lang::Fr => agreeing("protégé", figure.kind),
            };
            parts.push(word);
        }
    }
    parts.join(", ")
}

/// What lies under everything.
fn ground(rules: &DarkThreat, state: &State, at: Square, lang: Lang) -> Option<String> {
    let ground = rules.ground(state);
    let plain = |en: &'static str, fr: &'static str| Some(Text { en, fr }.to(lang).to_owned());
    if at == rules.sanctuary {
        return plain("Sanctuary", "Sanctuaire");
    }
    if rules.swamps().contains(&at) {
        return plain("swamp", "marais");
    }
    if let Some(which) = ground.temple(at) {
        return Some(heart(rules, state, which, lang));
    }
    if let Some(hue) = ground.prism(at) {
        let lit = rules.lit(state).has(at);
        let hue = colour(hue, false).to(lang);
        return Some(match (lang, lit) {
            (Lang::En, true) => format!("lit {hue} prism"),
            (Lang::En, false) => format!("{hue} prism"),
            (Lang::Fr, true) => format!("prisme {hue} illuminé"),
            (Lang::Fr, false) => format!("prisme {hue}"),
        });
    }
    ground.tiles().has(at).then(|| Text { en: "Temple", fr: "Temple" }.to(lang).to_owned())
}

/// The centre of a Temple, and how it stands with it.
fn heart(rules: &DarkThreat, state: &State, which: Temple, lang: Lang) -> String {
    let name = temple(which).to(lang);
    let mut text = match lang {
        Lang::En => format!("centre of the {name}"),
        Lang::Fr => format!("centre du {name}"),
    };
    let mut add = |en: &str, fr: &str| {
        text += match lang {
            Lang::En => en,
            Lang::Fr => fr,
        };
    };
    if rules.is_active(state, which) {
        add(", active", ", actif");
    }
    if rules.is_blocked(state, which) {
        add(", blocked", ", bloqué");
    }
    if state.corrupted().has(which) {
        add(", corrupted once", ", déjà corrompu");
    }
    text
}
