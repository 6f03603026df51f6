//! The dice of an attack while its owner is asked what to make of them (decision 11).

use super::looks;
use crate::words::{Speak, die};
use crate::{DieColour, Frame};
use stage::Rolled;

/// Blanks, which an ability may roll again, and all successes together.
pub(super) fn rolled(speak: &Speak<'_>) -> Vec<Rolled> {
    let Some(Frame::Rolled { roll, .. }) = speak.view.table.business().last() else { return Vec::new() };
    let blank = |colour: DieColour| {
        let words = say!(speak.lang, "dice-blank", die = die(colour));
        Rolled { look: looks::die(colour, 0), tint: None, words }
    };
    let blanks = DieColour::ALL.into_iter().zip(roll.blanks).flat_map(|(colour, count)| (0..count).map(move |_| colour));
    let sum = Rolled { look: "splat", tint: None, words: say!(speak.lang, "dice-successes", hits = roll.hits) };
    blanks.map(blank).chain([sum]).collect()
}
