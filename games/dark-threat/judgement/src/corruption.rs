//! Kaos's third goal: every Temple corrupted once.

use super::fusion;
use super::sense::Sense;
use dark_threat::Temple;

pub(super) fn need(sense: &Sense<'_>) -> f32 {
    let clean = Temple::ALL.into_iter().filter(|&temple| !sense.state.corrupted().has(temple));
    clean.map(|temple| fusion::corruption(sense, temple)).sum()
}
