//! What a choice comes to if nobody reacts, as far as the table shows it at a glance.

use super::names::in_a_row;
use super::voice::Voice;
use paint::{Direction, Square};
use paint_brawl::{Ability, Aim, Kind, View, is_tall};
use tabletop::Seat;
use texts::{Arg, Message};

/// What stands in brackets behind an ability, if there is anything to say.
pub(super) fn of_use(voice: &Voice<'_>, view: &View, ability: Ability, by: Square, aim: Aim) -> Option<Arg> {
    let user = voice.figure_at(by)?;
    let board = voice.rules.board();
    let paint = |squares: &[Square]| painted(voice, view, user.seat, squares, is_tall(user.kind));
    let message = match (ability, aim) {
        (Ability::Shot, Aim::At(at)) => return of_shot(voice, view, by, at),
        (Ability::Melee, Aim::Towards(corner)) => return paint(&board.elbow(by, corner)),
        (Ability::Network, Aim::Pair(first, second)) => {
            return paint(&[Some(first), second].into_iter().flatten().collect::<Vec<_>>());
        }
        (Ability::Whirlwind, Aim::Alone) => return paint(&board.ring(by, &Direction::ALL)),
        (Ability::Slug, Aim::At(to)) => slug(voice, view, user.kind, to)?,
        (Ability::Strike, Aim::At(at)) => strike(voice, at)?,
        (Ability::Explosion, Aim::At(at)) => msg!("outlook-figures", who = voice.named_at(at)?),
        (Ability::Mutation, Aim::Pair(one, Some(other))) => {
            msg!("outlook-figures", who = vec![voice.named_at(one)?, voice.named_at(other)?])
        }
        (Ability::Summon | Ability::Cloning, Aim::At(at)) if is_wall(view, at) => explodes(),
        (Ability::Jump, Aim::At(at)) if is_wall(view, at) => msg!("outlook-onto-wall"),
        _ => return None,
    };
    Some(message.into())
}

/// The same for one shot; it alone says what becomes of a puddle.
pub(super) fn of_shot(voice: &Voice<'_>, view: &View, by: Square, at: Square) -> Option<Arg> {
    let user = voice.figure_at(by)?;
    painted(voice, view, user.seat, &[at], is_tall(user.kind)).or_else(|| {
        let owner = view.at(at).filter(|square| square.figure.is_none())?.puddle.filter(|&owner| owner != user.seat)?;
        Some(msg!("outlook-covers", puddle = voice.puddle(owner)).into())
    })
}

/// An invocation that comes onto a wall bursts at once (PB-GOLEM-4, PB-CLONE-4, PB-SLUG-7).
pub(super) fn explodes() -> Message {
    msg!("outlook-explodes")
}

pub(super) fn is_wall(view: &View, at: Square) -> bool {
    view.at(at).is_some_and(|square| square.wall)
}

/// Whom paint meets on these squares (PB-ATK-2, PB-ATK-3), and whether it leaves a marker.
fn painted(voice: &Voice<'_>, view: &View, seat: Seat, squares: &[Square], tall: bool) -> Option<Arg> {
    let (mut repainted, mut hit, mut marks) = (Vec::new(), Vec::new(), false);
    for &at in squares {
        if at == view.quest && tall || is_wall(view, at) && !tall {
            continue;
        }
        match voice.figure_at(at) {
            Some(figure) if figure.seat == seat || figure.kind.is_invocation() => {}
            Some(figure) if figure.kind == Kind::Chief => hit.push(voice.figure(figure.kind, figure.seat)),
            Some(figure) => repainted.push(voice.figure(figure.kind, figure.seat)),
            // With a supply for all squares the Quest square is not the one that goes without (PB-SUP-3).
            None if at == view.quest => {
                marks = view.marker != Some(seat) && usize::from(view.seat(seat).supply) >= squares.len();
            }
            None => {}
        }
    }
    let repaints = (!repainted.is_empty()).then(|| msg!("outlook-repaints", whom = repainted));
    let hits = (!hit.is_empty()).then(|| msg!("outlook-hits", whom = hit));
    let parts: Vec<Message> = [repaints, hits, marks.then(|| msg!("outlook-marks"))].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| in_a_row(parts))
}

/// What a Golem meets (PB-SLUG-4 to PB-SLUG-8, PB-FUSE-1 to PB-FUSE-5).
fn slug(voice: &Voice<'_>, view: &View, mover: Kind, to: Square) -> Option<Message> {
    if to == view.quest || is_wall(view, to) {
        return Some(explodes());
    }
    let square = view.at(to)?;
    Some(match (square.figure, square.puddle) {
        (Some(figure), _) => {
            let whom = voice.figure(figure.kind, figure.seat);
            match (figure.kind.is_invocation(), mover) {
                (true, Kind::Mini) => msg!("outlook-fusion", whom = whom),
                (true, _) => msg!("outlook-eats", whom = whom),
                (false, _) => msg!("outlook-used-up", whom = whom),
            }
        }
        (None, Some(owner)) => msg!("outlook-swallows", puddle = voice.puddle(owner)),
        (None, None) => return None,
    })
}

/// Whom a Strike meets (PB-STRIKE-3 to PB-STRIKE-6).
fn strike(voice: &Voice<'_>, at: Square) -> Option<Message> {
    let figure = voice.figure_at(at)?;
    let whom = voice.figure(figure.kind, figure.seat);
    Some(match figure.kind {
        Kind::Chief => msg!("outlook-slides", whom = whom),
        kind if kind.is_invocation() => msg!("outlook-bursts", whom = whom),
        _ => msg!("outlook-stuns", whom = whom),
    })
}
