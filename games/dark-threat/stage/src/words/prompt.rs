//! Who must do what now.

use super::names::{leader, on, turn};
use dark_threat::{DarkThreat, Frame, Stage, View};
use texts::Message;

/// One line for whoever looks.
pub(super) fn message(rules: &DarkThreat, view: &View) -> Message {
    let state = &view.table;
    let Some(seat) = view.to_act else { return msg!("prompt-over") };
    let camp = state.camp_of(seat).message();
    let who = match (view.viewer == Some(seat), state.seats()) {
        (true, _) => msg!("prompt-you"),
        (false, 2) => camp,
        (false, _) => msg!("prompt-mate", camp = camp, leader = leader(state.turn())),
    };
    msg!("prompt", who = who, task = task(rules, view))
}

fn task(rules: &DarkThreat, view: &View) -> Message {
    let state = &view.table;
    match (state.stage(), state.business().last()) {
        (Stage::Followers, _) => msg!("prompt-followers"),
        (Stage::Mandrake, _) => msg!("prompt-mandrake"),
        (Stage::Chief, _) => msg!("prompt-chief"),
        (_, Some(Frame::Order)) => msg!("prompt-order"),
        (_, Some(Frame::Emerge)) => msg!("prompt-emerge"),
        (_, Some(Frame::Step { .. })) => msg!("prompt-step"),
        (_, Some(Frame::Colour { .. } | Frame::Lotus { at: Some(_), .. })) => msg!("prompt-colour"),
        (_, Some(Frame::Push { .. })) => msg!("prompt-push"),
        (_, Some(Frame::Drop { .. })) => msg!("prompt-drop"),
        (_, Some(Frame::Blows { .. })) => msg!("prompt-blows"),
        (_, Some(Frame::Flee { at })) => {
            msg!("prompt-flee", bane = on(rules, state, *at).unwrap_or_else(|| msg!("kind-bane")))
        }
        (_, Some(Frame::Awaken)) => msg!("prompt-awaken"),
        (_, Some(Frame::Clear { left })) => msg!("prompt-clear", left = *left),
        (_, Some(Frame::Lotus { left, .. })) => msg!("prompt-lotus", left = *left),
        (_, Some(Frame::Sprout { .. })) => msg!("prompt-sprout"),
        (_, Some(Frame::Doom)) => msg!("prompt-doom"),
        (_, Some(Frame::Taint)) => msg!("prompt-taint"),
        (_, Some(Frame::Strike)) => msg!("prompt-strike"),
        (_, None) => {
            let (moves, attacks) = state.actions_left();
            let (all, turn) = (state.actions_in_all(), turn(state.turn()));
            if all < moves + attacks {
                msg!("prompt-turn-in-all", turn = turn, moves = moves, attacks = attacks, all = all)
            } else {
                msg!("prompt-turn", turn = turn, moves = moves, attacks = attacks)
            }
        }
    }
}
