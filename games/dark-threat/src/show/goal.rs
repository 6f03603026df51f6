//! What it is about, said to whoever looks, and how far the camp is on the way to its first goal.

use crate::{Camp, DarkThreat, Piece, Temple, View};
use tabletop::{Goal, Lang, Text};

/// What a camp tries to do.
const fn plan(whose: Camp) -> Text {
    match whose {
        Camp::Gaia => Text {
            en: "Light a prism of both colours in all three Temples, and keep the small Banes off their centres: \
                 then the Chosen One becomes bright.",
            fr: "Illuminez un prisme de chaque couleur dans les trois Temples, et tenez les petits Fléaux loin de leurs centres\u{a0}: \
                 alors l'Élu devient éclatant.",
        },
        Camp::Kaos => Text {
            en: "Paint the centre of a Temple black: a small Bane comes out. Two of them make the half Bane, and with the \
                 Wooden King that makes the Ultimate Bane.",
            fr: "Peignez en noir le centre d'un Temple\u{a0}: un petit Fléau en sort. Deux petits Fléaux font le demi-Fléau, et avec le \
                 Roi de bois celui-ci devient le Fléau ultime.",
        },
    }
}

/// The goal of the viewer's camp; a bystander is told of the camp whose turn it is.
pub(super) fn say(rules: &DarkThreat, view: &View, lang: Lang) -> Goal {
    let state = &view.table;
    let whose = view.viewer.map_or(state.turn().camp(), |seat| state.camp_of(seat));
    let (progress, note) = match whose {
        Camp::Gaia => light(rules, view, lang),
        Camp::Kaos => dark(view, lang),
    };
    Goal {
        title: whose.name().to(lang).to_owned(),
        words: plan(whose).to(lang).to_owned(),
        progress: Some(progress),
        note: Some(note),
    }
}

/// The Temples whose item is in force.
fn light(rules: &DarkThreat, view: &View, lang: Lang) -> ((u8, u8), String) {
    let state = &view.table;
    let of = Temple::ALL.len() as u8;
    if state.field().is_bright() {
        let note = Text { en: "The Chosen One is bright.", fr: "L'Élu est éclatant." };
        return ((of, of), note.to(lang).to_owned());
    }
    let done = Temple::ALL.into_iter().filter(|&temple| rules.in_force(state, temple)).count() as u8;
    let note = match lang {
        Lang::En => format!("{done} of {of} Temples are active and not blocked."),
        Lang::Fr => format!("Temples actifs et non bloqués\u{a0}: {done} sur {of}."),
    };
    ((done, of), note)
}

/// The steps to the Ultimate Bane: one small Bane, another one, the half Bane, the Ultimate Bane.
fn dark(view: &View, lang: Lang) -> ((u8, u8), String) {
    let field = view.table.field();
    let small = field.count(&Temple::ALL.map(Piece::bane));
    let (done, note) = if field.square(Piece::UltimateBane).is_some() {
        (4, Text { en: "The Ultimate Bane is awake.", fr: "Le Fléau ultime est éveillé." })
    } else if field.square(Piece::HalfBane).is_some() {
        (3, Text { en: "The half Bane must reach the Wooden King.", fr: "Le demi-Fléau doit rejoindre le Roi de bois." })
    } else if small > 1 {
        (2, Text { en: "Two small Banes must meet.", fr: "Deux petits Fléaux doivent se rejoindre." })
    } else if small == 1 {
        (
            1,
            Text {
                en: "One small Bane is out; another one is needed.",
                fr: "Un petit Fléau est sorti\u{a0}; il en faut un autre.",
            },
        )
    } else {
        (0, Text { en: "No small Bane is out yet.", fr: "Aucun petit Fléau n'est encore sorti." })
    };
    ((done, 4), note.to(lang).to_owned())
}
