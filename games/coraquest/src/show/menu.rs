//! The buttons that keep their place, whether or not they can be pressed.

use super::verbs::Button;
use crate::{Frame, View};
use stage::Touch;

/// The buttons that belong here after these touches.
pub(super) fn after(view: &View, touched: &[Touch]) -> Vec<&'static str> {
    let decides = view.viewer.is_some() && view.viewer == view.to_act;
    if !decides || !touched.is_empty() {
        return Vec::new();
    }
    let buttons: &[Button] = match view.table.business().last() {
        Some(Frame::Turn) => &[Button::Move, Button::Reveal, Button::Ability, Button::End],
        Some(Frame::Move { .. }) => &[Button::Stop, Button::Reveal, Button::Ability],
        Some(Frame::Trade { .. }) => &[Button::Done, Button::Cancel],
        Some(Frame::Rolled { .. } | Frame::Guard { .. } | Frame::Answer { .. }) => &[Button::Yes, Button::No],
        _ => &[],
    };
    buttons.iter().filter_map(|button| button.key()).collect()
}
