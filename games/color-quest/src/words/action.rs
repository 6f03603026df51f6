//! What an action does, said to the seat that may do it.

use super::names::{
    aim, die, draught, entry, instant, kind, letter, on_point, or_nothing, points, potion, puddle, source, spot, tile,
};
use crate::movegen::MoveGen;
use crate::place::{next_face, next_puddle, next_tile};
use crate::{Action, ColorQuest, Frame, Sequence, Stage, Tint, View};
use texts::Message;

pub(super) fn say(rules: &ColorQuest, view: &View, action: Action) -> Message {
    let state = &view.table;
    match action {
        Action::Recruit { entry: new } => {
            let (_, cost) = rules.price(new, state.active());
            msg!("action-recruit", entry = entry(new), cost = points(cost))
        }
        Action::Dismiss { entry: old } => msg!("action-dismiss", entry = entry(old)),
        Action::Ready => msg!("action-ready"),
        Action::Face { face } => {
            msg!("action-face", number = next_face(&MoveGen::of(rules, state)) + 1, face = letter(face))
        }
        Action::Lay { at } => match (state.stage(), next_tile(rules, state), next_puddle(state)) {
            (Stage::Tiles, Some((next, _)), _) => msg!("action-lay-tile", at = at.to_string(), tile = tile(next)),
            (_, _, Some(colour)) => msg!("action-lay-puddle", at = at.to_string(), puddle = puddle(Tint::of(colour))),
            _ => msg!("action-lay-tile", at = at.to_string(), tile = ""),
        },
        Action::Deploy { entry: new, at } => msg!("action-deploy", entry = entry(new), at = at.to_string()),
        Action::Use { by, ability, aim: at } => {
            let (who, on) = (or_nothing(on_point(rules, state, by)), by.to_string());
            match aim(rules, state, at) {
                None => msg!("action-use", ability = ability.name(), who = who, by = on),
                Some(target) => msg!("action-use-at", ability = ability.name(), who = who, by = on, target = target),
            }
        }
        Action::Instant { die: of, aim: at } => {
            let effect = instant(rules.recipes().instant(of));
            match aim(rules, state, at) {
                None => msg!("action-instant", instant = effect, die = die(of)),
                Some(target) => msg!("action-instant-at", instant = effect, die = die(of), target = target),
            }
        }
        Action::Potion { potion: which, source: from, aim: at } => match aim(rules, state, at) {
            None => msg!("action-potion", draught = draught(which), source = source(from)),
            Some(target) => msg!("action-potion-at", draught = draught(which), source = source(from), target = target),
        },
        Action::Exchange => msg!("action-exchange"),
        Action::End => match state.sequence() {
            Sequence::Powers => msg!("action-to-moves"),
            Sequence::Moves => msg!("action-to-attacks"),
            _ => msg!("action-end"),
        },
        Action::Pick { aim: at } => {
            let target = or_nothing(aim(rules, state, at));
            match state.business().last() {
                Some(Frame::Choosing { deed }) => msg!("action-pick", ability = deed.ability.name(), target = target),
                Some(Frame::Shots { .. }) => msg!("action-pick-shot", target = target),
                _ => msg!("action-pick-more", target = target),
            }
        }
        Action::Enough => msg!("action-enough"),
        Action::Pay { die: of, spot: from } => msg!("action-pay", die = die(of), spot = spot(from)),
        Action::Stow { spot: to } => msg!("action-stow", spot = spot(to)),
        Action::Fragment { number } => msg!("action-fragment", number = number),
        Action::Crystal { at } => msg!("action-crystal", at = at.to_string()),
        Action::Colour { colour } => msg!("action-colour", colour = colour.message()),
        Action::Exit { at } => msg!("action-exit", at = at.to_string()),
        Action::Discard { potion: which } => msg!("action-discard", potion = potion(which)),
        Action::Push { at, to } => {
            let who = or_nothing(on_point(rules, state, at));
            msg!("action-push", who = who, at = at.to_string(), to = to.to_string())
        }
        Action::Splash { at } => msg!("action-splash", at = at.to_string()),
        Action::Caste { caste } => msg!("action-caste", kind = kind(caste)),
        Action::Pass => msg!("action-pass"),
    }
}
