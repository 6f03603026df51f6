//! The die that is being collected or placed.

use super::{hue, looks};
use crate::words::names::die;
use crate::{Frame, View};
use tabletop::{Lang, Rolled, capital};

/// The die on the table.
pub(super) fn rolled(view: &View, lang: Lang) -> Vec<Rolled> {
    match view.table.business().last() {
        Some(&Frame::Stow { die: colour, .. } | &Frame::Refill { die: colour, .. }) => {
            vec![Rolled { look: looks::die(colour), tint: Some(hue(colour)), words: capital(&die(colour, lang)) }]
        }
        _ => Vec::new(),
    }
}
