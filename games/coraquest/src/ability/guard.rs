//! Steam Screen: a reaction that stops an enemy's blow against this hero or one beside (CR-EATK-5).

use super::{Unit, card};
use crate::Slot;
use crate::look::Look;

pub(crate) struct Guard;

impl Unit for Guard {
    fn guards(look: &Look<'_>, by: Slot, hero: Slot) -> bool {
        look.apart(by, hero) <= card(look, by).reach.into()
    }
}
