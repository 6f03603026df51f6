//! The dice that are being collected or placed.

use super::{hue, looks};
use crate::words::names::die;
use crate::{Frame, View};
use paint::Colour;
use stage::{Rolled, capital};
use texts::Lang;

/// The dice on the table, the one that is placed now first.
pub(super) fn rolled(view: &View, lang: Lang) -> Vec<Rolled> {
    let show = |colour: Colour| Rolled {
        look: looks::die(colour),
        tint: Some(hue(colour)),
        words: capital(&die(colour).form("the").say(lang)),
    };
    match view.table.business().last() {
        Some(&Frame::Stow { die, .. } | &Frame::Refill { die, .. }) => vec![show(die)],
        Some(&Frame::Starting { die, next, .. }) => vec![show(die), show(next)],
        _ => Vec::new(),
    }
}
