//! The four sequences of a turn (CQ-TRN-1), or the parts of the set-up (CQ-SET-1), and which of them is played.

use super::{looks, side};
use crate::words::names::sequence;
use crate::{Sequence, Stage, View};
use stage::{Phase, capital};
use texts::{Lang, Message};

const SEQUENCES: [Sequence; 4] = [Sequence::Powers, Sequence::Moves, Sequence::Attacks, Sequence::Tidying];
const STAGES: [Stage; 6] = [Stage::Bands, Stage::Faces, Stage::Tiles, Stage::Puddles, Stage::Dice, Stage::Deploy];

/// A part of the set-up; there is none in turns.
fn stage(stage: Stage) -> Option<Message> {
    Some(match stage {
        Stage::Bands => msg!("stage-bands"),
        Stage::Faces => msg!("stage-faces"),
        Stage::Tiles => msg!("stage-tiles"),
        Stage::Puddles => msg!("stage-puddles"),
        Stage::Dice => msg!("stage-dice"),
        Stage::Deploy => msg!("stage-deploy"),
        Stage::Playing => return None,
    })
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
                name: capital(&sequence(which).say(lang)),
                now: going && state.sequence() == which,
            };
            SEQUENCES.map(phase).to_vec()
        }
        now => {
            let phase =
                |which: Stage| Some(Phase { look: looks::stage(which), tint, name: stage(which)?.say(lang), now: which == now });
            STAGES.into_iter().filter_map(phase).collect()
        }
    }
}
