//! What an action that is not finished yet will bring.

use dark_threat::{Frame, State};

/// What unfinished business is worth to the camp whose turn it is, in units of need.
pub(super) fn worth(state: &State) -> f32 {
    match state.business().last() {
        Some(Frame::Push { .. } | Frame::Drop { .. }) => 0.4,
        Some(Frame::Awaken) => 1.2,
        Some(Frame::Clear { left }) => 0.15 * f32::from(*left),
        Some(Frame::Lotus { left, .. }) => 0.2 * f32::from(*left),
        Some(Frame::Sprout { left }) => 0.6 * f32::from(*left),
        Some(Frame::Doom) => 1.2,
        Some(Frame::Taint) => 0.5,
        Some(Frame::Strike) => 0.8,
        _ => 0.0,
    }
}
