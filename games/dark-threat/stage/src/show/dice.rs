//! The die of a divine event, while what it brought is carried out (section 17).

use super::side;
use crate::words::names::divine;
use dark_threat::{Camp, Divine, Frame, View};
use stage::Rolled;
use texts::Lang;

/// The drawing of a side.
const fn look(divine: Divine) -> &'static str {
    match divine {
        Divine::AvatarInvocation => "die-avatar",
        Divine::WhiteKadamas => "die-kadamas",
        Divine::WhiteLotus => "die-lotus",
        Divine::MushroomsAttack => "die-mushrooms",
        Divine::MindControl => "die-mind",
        Divine::Contamination => "die-contamination",
    }
}

/// The die on the table.
pub(super) fn rolled(view: &View, lang: Lang) -> Vec<Rolled> {
    let shown =
        |which: Divine, camp: Camp| vec![Rolled { look: look(which), tint: Some(side(camp)), words: divine(which).say(lang) }];
    match view.table.business().last() {
        Some(Frame::Awaken) => shown(Divine::AvatarInvocation, Camp::Gaia),
        Some(Frame::Clear { .. }) => shown(Divine::WhiteKadamas, Camp::Gaia),
        Some(Frame::Lotus { .. }) => shown(Divine::WhiteLotus, Camp::Gaia),
        Some(Frame::Sprout { .. }) => shown(Divine::MushroomsAttack, Camp::Kaos),
        Some(Frame::Doom) => shown(Divine::MindControl, Camp::Kaos),
        Some(Frame::Taint) => shown(Divine::Contamination, Camp::Kaos),
        Some(Frame::Strike) => {
            vec![Rolled { look: "die-void", tint: Some(side(Camp::Kaos)), words: say!(lang, "scene-die-void") }]
        }
        _ => Vec::new(),
    }
}
