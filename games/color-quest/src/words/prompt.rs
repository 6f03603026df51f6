//! Who must do what now.

use super::names::{die, instant, on, or_nothing, points, puddle, tile};
use crate::movegen::MoveGen;
use crate::place::{next_face, next_puddle, next_tile};
use crate::{ColorQuest, Frame, Sequence, Stage, Tint, View};
use paint::Square;
use texts::Message;

/// One line for whoever looks.
pub(super) fn say(rules: &ColorQuest, view: &View) -> Message {
    let Some(seat) = view.to_act else { return msg!("prompt-over") };
    let who = if view.viewer == Some(seat) { msg!("prompt-you") } else { view.table.camp_of(seat).message() };
    task(rules, view).with("who", who)
}

fn task(rules: &ColorQuest, view: &View) -> Message {
    let state = &view.table;
    let point = |at: Square| rules.layout(state).point(at).to_string();
    let figure = |at: Square| or_nothing(on(state, at));
    let Some(frame) = state.business().last() else { return menu(rules, view) };
    match *frame {
        Frame::Choosing { deed } => msg!("prompt-choosing", ability = deed.ability.name()),
        Frame::Paying { left, .. } => msg!("prompt-paying", left = left),
        Frame::Declared { deed } => {
            msg!("prompt-declared", figure = figure(deed.by), by = point(deed.by), ability = deed.ability.name())
        }
        Frame::LastCall => msg!("prompt-last-call"),
        Frame::Shots { left, .. } => msg!("prompt-shots", left = left),
        Frame::Cleaning { .. } => msg!("prompt-cleaning"),
        Frame::Polymorph { .. } | Frame::Caste => msg!("prompt-caste"),
        Frame::Played { die: played, .. } => msg!("prompt-played", instant = instant(rules.recipes().instant(played))),
        Frame::Splash { impact, .. } => msg!("prompt-splash", at = point(impact)),
        Frame::Push { .. } => msg!("prompt-push"),
        Frame::Stow { die: of, .. } => msg!("prompt-stow", die = die(of)),
        Frame::Refill { die: of, fragment, .. } => msg!("prompt-refill", die = die(of), fragment = fragment + 1),
        Frame::Starting { camp, die: of, next } => {
            let [one, other] = rules.layout(state).shares[camp.index()].map(|fragment| fragment + 1);
            msg!("prompt-starting", die = die(of), first = one, second = other, next = die(next))
        }
        Frame::Levels { .. } => msg!("prompt-levels"),
        Frame::Colour { at } => msg!("prompt-colour", figure = figure(at), at = point(at)),
        Frame::Tunnel { .. } => msg!("prompt-tunnel"),
        Frame::Discard { left, .. } => msg!("prompt-discard", left = left),
        _ => msg!("prompt-other"),
    }
}

/// What is asked when nothing waits.
fn menu(rules: &ColorQuest, view: &View) -> Message {
    let state = &view.table;
    match state.stage() {
        Stage::Bands => {
            let left = rules.constants().points - crate::band::spent(rules, state, state.active());
            msg!("prompt-bands", left = points(left))
        }
        Stage::Faces => msg!("prompt-faces", fragment = next_face(&MoveGen::of(rules, state)) + 1),
        Stage::Tiles => msg!("prompt-tiles", tile = or_nothing(next_tile(rules, state).map(|(next, _)| tile(next)))),
        Stage::Puddles => {
            msg!("prompt-puddles", puddle = or_nothing(next_puddle(state).map(|colour| puddle(Tint::of(colour)))))
        }
        Stage::Dice => msg!("prompt-dice"),
        Stage::Deploy => msg!("prompt-deploy"),
        Stage::Playing => match state.sequence() {
            Sequence::Powers => msg!("prompt-powers", round = state.round()),
            Sequence::Moves => msg!("prompt-moves", round = state.round()),
            Sequence::Attacks | Sequence::Tidying => msg!("prompt-attacks", round = state.round()),
        },
    }
}
