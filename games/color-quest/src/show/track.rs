//! The four sequences of a turn (CQ-TRN-1), or the parts of the set-up (CQ-SET-1), and which of them is played.

use super::{looks, side};
use crate::words::names::sequence;
use crate::{Sequence, Stage, View};
use tabletop::{Lang, Phase, Text, capital};

const SEQUENCES: [Sequence; 4] = [Sequence::Powers, Sequence::Moves, Sequence::Attacks, Sequence::Tidying];
const STAGES: [Stage; 6] = [Stage::Bands, Stage::Faces, Stage::Tiles, Stage::Puddles, Stage::Dice, Stage::Deploy];

const fn stage(stage: Stage) -> Text {
    match stage {
        Stage::Bands => Text { en: "Bands", fr: "Bandes" },
        Stage::Faces => Text { en: "Faces", fr: "Faces" },
        Stage::Tiles => Text { en: "Tiles", fr: "Tuiles" },
        Stage::Puddles => Text { en: "Puddles", fr: "Flaques" },
        Stage::Dice => Text { en: "Dice", fr: "Dés" },
        Stage::Deploy => Text { en: "Deployment", fr: "Déploiement" },
        Stage::Playing => Text { en: "Turns", fr: "Tours" },
    }
}

/// What comes after what.
pub(super) fn of(view: &View, lang: Lang) -> Vec<Phase> {
    let state = &view.table;
    let tint = Some(side(state.active()));
    let going = state.ending().is_none();
    match state.stage() {
        Stage::Playing => {
            let phase = |which: Sequence| Phase {
                look: looks::sequence(which),
                tint,
                name: capital(sequence(which).to(lang)),
                now: going && state.sequence() == which,
            };
            SEQUENCES.map(phase).to_vec()
        }
        now => {
            let phase = |which: Stage| Phase {
                look: looks::stage(which),
                tint,
                name: stage(which).to(lang).to_owned(),
                now: which == now,
            };
            STAGES.map(phase).to_vec()
        }
    }
}
