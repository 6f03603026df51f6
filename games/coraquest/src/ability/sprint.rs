//! Sprint: more steps for the current Move, or for the next one of this turn.

use super::{Unit, card};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Sprint;

impl Unit for Sprint {
    fn usable(look: &Look<'_>, _: Slot, moving: bool) -> bool {
        moving || look.state.turn.is_some_and(|turn| turn.actions > 0)
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot) {
        let steps = card(&scene.look(), by).amount;
        match scene.state.business.top() {
            Some(Frame::Move { left, at, ignore }) => {
                scene.swap(Frame::Move { left: left.saturating_add(steps), at, ignore });
            }
            _ => {
                if let Some(turn) = &mut scene.state.turn {
                    turn.sprint = turn.sprint.saturating_add(steps);
                }
            }
        }
    }
}
