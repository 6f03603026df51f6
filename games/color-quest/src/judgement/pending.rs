//! What an action that is not finished yet will bring.

use crate::movegen::MoveGen;
use crate::{Action, Camp, ColorQuest, Frame, State, game};
use tabletop::{Game as _, Seed, Seeded};

/// As many answers as an action may want: six aims, three dice, a reaction.
const MOST: usize = 12;

/// The position after an action that is being declared, paid or answered, if nobody answers and no more is chosen than must be.
/// What a Polymorph and a Cleaning cost is paid with the last choice only, and looked free before.
pub(super) fn as_if_done(rules: &ColorQuest, state: &State) -> Option<State> {
    waits(state)?;
    let mut after = state.clone();
    let mut luck = Seeded::new(Seed::numbered(0));
    for _ in 0..MOST {
        let Some(()) = waits(&after) else { break };
        let Some(answer) = shortest(rules, &after) else { break };
        rules.play(&mut after, answer, &mut luck, &mut ());
    }
    Some(after)
}

/// Gaia's share after what somebody must still choose for a figure that has arrived: the place of a die, or the end of a tunnel.
pub(super) fn at_best(rules: &ColorQuest, state: &State) -> Option<f32> {
    let camp = match state.business.top()? {
        Frame::Stow { camp, .. } => camp,
        Frame::Tunnel { at } => state.field.figure(at)?.camp(),
        _ => return None,
    };
    let mut best: Option<f32> = None;
    game::options(&MoveGen::of(rules, state), &mut |action| {
        let mut after = state.clone();
        rules.play(&mut after, action, &mut Seeded::new(Seed::numbered(0)), &mut ());
        let share = rules.chances(&after);
        let better = |best: f32| if camp == Camp::Gaia { share > best } else { share < best };
        if best.is_none_or(better) {
            best = Some(share);
        }
    });
    best
}

fn waits(state: &State) -> Option<()> {
    let frame = state.business.top()?;
    let declared = matches!(frame, Frame::Choosing { .. } | Frame::Paying { .. } | Frame::Declared { .. } | Frame::Played { .. });
    (declared || matches!(frame, Frame::Polymorph { .. } | Frame::Cleaning { .. })).then_some(())
}

/// To choose no more, to let it happen, or the first thing that may be chosen.
fn shortest(rules: &ColorQuest, state: &State) -> Option<Action> {
    let mut answer = None;
    game::options(&MoveGen::of(rules, state), &mut |action| {
        if answer.is_none() || matches!(action, Action::Enough | Action::Pass) {
            answer = Some(action);
        }
    });
    answer
}
