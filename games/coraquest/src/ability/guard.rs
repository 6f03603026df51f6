//! Steam Screen: a reaction that stops an enemy's blow against this hero or one beside (CR-EATK-5).

use super::{Unit, card};
use crate::Slot;
use crate::movegen::MoveGen;

pub(crate) struct Guard;

impl Unit for Guard {
    fn guards(movegen: &MoveGen<'_>, by: Slot, hero: Slot) -> bool {
        movegen.apart(by, hero) <= card(movegen, by).reach.into()
    }
}
