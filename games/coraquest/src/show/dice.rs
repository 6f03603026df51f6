//! The dice of an attack while its owner is asked what to make of them (decision 11).

use super::looks;
use crate::words::{Speak, say};
use crate::{DieColour, Frame};
use tabletop::{Rolled, Text};

/// What a die is called.
pub(super) const fn name(colour: DieColour) -> Text {
    match colour {
        DieColour::White => Text { en: "white die", fr: "dé blanc" },
        DieColour::Blue => Text { en: "blue die", fr: "dé bleu" },
        DieColour::Red => Text { en: "red die", fr: "dé rouge" },
    }
}

/// Blanks, which an ability may roll again, and all successes together.
pub(super) fn rolled(speak: &Speak<'_>) -> Vec<Rolled> {
    let Some(Frame::Rolled { roll, .. }) = speak.view.table.business().last() else { return Vec::new() };
    let blank = |colour: DieColour| {
        let name = name(colour).to(speak.lang);
        let words = say!(speak, "{name}: blank", "{name}\u{a0}: vide");
        Rolled { look: looks::die(colour, 0), tint: None, words }
    };
    let blanks = DieColour::ALL.into_iter().zip(roll.blanks).flat_map(|(colour, count)| (0..count).map(move |_| colour));
    let hits = roll.hits;
    let sum = Rolled { look: "splat", tint: None, words: say!(speak, "{hits} successes", "{hits} succès") };
    blanks.map(blank).chain([sum]).collect()
}
