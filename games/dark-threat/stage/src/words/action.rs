//! What an action does, said to the seat that may do it.

use super::ability::says;
use super::names::{figure, follower_at, kind, now, on, puddle, turn};
use dark_threat::{Ability, Action, Aim, DarkThreat, Frame, Kind, Paint, Piece, Stage, View};
use paint::Square;
use texts::{Arg, Message};

/// The sentence for an action, legal or not.
pub(super) fn message(rules: &DarkThreat, view: &View, action: Action) -> Message {
    let state = &view.table;
    let name = |at: Square| rules.board().name(at).to_string();
    let there = |at: Square| on(rules, state, at).unwrap_or_else(|| msg!("thing-unknown"));
    match action {
        Action::Followers { first, second } => {
            let third = Piece::FOLLOWERS.into_iter().find(|&third| third != first && third != second);
            let all = [Some(first), Some(second), third].into_iter().flatten().zip(rules.follower_starts());
            msg!("action-followers", places = Arg::list(all.map(|(piece, at)| follower_at(rules, piece, at))))
        }
        Action::Place { at } => {
            let who = if state.stage() == Stage::Chief { Kind::DoomedChief } else { Kind::Mandrake };
            msg!("action-place", who = kind(who), at = name(at))
        }
        Action::Order { first } => msg!("action-order", turn = turn(first)),
        Action::Emerge { at } => msg!("action-emerge", at = name(at)),
        Action::Use { ability, by, aim } => using(rules, view, ability, by, aim),
        Action::Sacrifice { at } => msg!("action-sacrifice", what = there(at), at = name(at)),
        Action::End => msg!("action-end"),
        Action::Step { at } => msg!("action-step", at = name(at)),
        Action::Stop => msg!("action-stop"),
        Action::Colour { colour } => choose_colour(rules, view, colour),
        Action::Push { at } => match on(rules, state, at) {
            Some(what) => msg!("action-push-onto", what = what, at = name(at)),
            None => msg!("action-push", at = name(at)),
        },
        Action::Drop { at } => msg!("action-drop", at = name(at)),
        Action::Flee { at } => {
            let bane = match state.business().last() {
                Some(Frame::Flee { at }) => on(rules, state, *at),
                _ => None,
            };
            msg!("action-flee", bane = bane.unwrap_or_else(|| msg!("kind-bane")), at = name(at))
        }
        Action::Awaken { at } => msg!("action-awaken", what = there(at), at = name(at)),
        Action::Clear { at } => msg!("action-clear", what = there(at), at = name(at)),
        Action::Lotus { at } => msg!("action-lotus", at = name(at)),
        Action::Sprout { at } => msg!("action-sprout", what = there(at), at = name(at)),
        Action::Doom { at } => msg!("action-doom", what = there(at), at = name(at)),
        Action::Taint { colour } => msg!("action-taint", colour = colour.message()),
        Action::Strike { at } => msg!("action-strike", what = there(at), at = name(at)),
        Action::Decline => msg!("action-decline"),
    }
}

fn choose_colour(rules: &DarkThreat, view: &View, hue: paint::Colour) -> Message {
    let state = &view.table;
    let at = match state.business().last() {
        Some(Frame::Lotus { at: Some(at), .. }) => Some(*at),
        Some(&Frame::Colour { from, to, next, .. }) => rules.board().ray(from, to).get(usize::from(next)).copied(),
        _ => None,
    };
    let Some(at) = at else { return msg!("action-colour", colour = hue.message()) };
    let (name, paint) = (rules.board().name(at).to_string(), Paint::Colour(hue));
    if state.field().puddles().at(at) == Some(paint) {
        msg!("action-colour-kept", puddle = puddle(paint), at = name)
    } else {
        msg!("action-colour-at", colour = hue.message(), at = name)
    }
}

/// What a figure does.
fn using(rules: &DarkThreat, view: &View, ability: Ability, by: Square, aim: Aim) -> Message {
    let state = &view.table;
    let who = state.field().piece(by).map_or_else(|| msg!("figure-unknown"), |piece| figure(now(state, piece)));
    let deed = says(rules, ability, who, by, aim);
    match target(view, ability, aim) {
        Some(target) => msg!("action-use", deed = deed, target = target),
        None => deed,
    }
}

/// Whom it is aimed at, where the square alone does not say it.
fn target(view: &View, ability: Ability, aim: Aim) -> Option<Message> {
    let Aim::At(at) = aim else { return None };
    let names = matches!(
        ability,
        Ability::KungFu
            | Ability::Shot
            | Ability::SlugWalk
            | Ability::Prayer
            | Ability::Telekinesis
            | Ability::Levitation
            | Ability::InvokeAvatar
            | Ability::SporificBomb
    );
    if !names {
        return None;
    }
    let field = view.table.field();
    let who = field.piece(at).map(|piece| figure(now(&view.table, piece)));
    who.or_else(|| field.puddles().at(at).map(puddle))
}
