//! What a choice comes to if nobody reacts, as far as the table shows it at a glance.

use super::voice::Voice;
use crate::look::is_tall;
use crate::{Ability, Aim, Kind, View};
use paint::{Direction, Square};
use tabletop::{Lang, Seat};

/// What stands in brackets behind an ability, if there is anything to say.
pub(super) fn of_use(voice: &Voice<'_>, view: &View, ability: Ability, by: Square, aim: Aim) -> Option<String> {
    let user = voice.figure_at(by)?;
    let board = &voice.rules.board;
    let paint = |squares: &[Square]| painted(voice, view, user.seat, squares, is_tall(user.kind));
    match (ability, aim) {
        (Ability::Shot, Aim::At(at)) => of_shot(voice, view, by, at),
        (Ability::Melee, Aim::Towards(corner)) => paint(&board.elbow(by, corner)),
        (Ability::Network, Aim::Pair(first, second)) => paint(&[Some(first), second].into_iter().flatten().collect::<Vec<_>>()),
        (Ability::Whirlwind, Aim::Alone) => paint(&board.ring(by, &Direction::ALL)),
        (Ability::Slug, Aim::At(to)) => slug(voice, view, user.kind, to),
        (Ability::Strike, Aim::At(at)) => strike(voice, at),
        (Ability::Explosion, Aim::At(at)) => voice.named_at(at),
        (Ability::Mutation, Aim::Pair(one, Some(other))) => {
            Some(voice.lang.list(&[voice.named_at(one)?, voice.named_at(other)?]))
        }
        (Ability::Summon | Ability::Cloning, Aim::At(at)) if is_wall(view, at) => Some(explodes(voice)),
        (Ability::Jump, Aim::At(at)) if is_wall(view, at) => Some(voice.text("onto the wall", "sur le mur")),
        _ => None,
    }
}

/// The same for one shot; it alone says what becomes of a puddle.
pub(super) fn of_shot(voice: &Voice<'_>, view: &View, by: Square, at: Square) -> Option<String> {
    let user = voice.figure_at(by)?;
    painted(voice, view, user.seat, &[at], is_tall(user.kind)).or_else(|| {
        let owner = view.at(at).filter(|square| square.figure.is_none())?.puddle.filter(|&owner| owner != user.seat)?;
        let puddle = voice.puddle(owner);
        Some(voice.pick(format!("covers {puddle}"), format!("recouvre {puddle}")))
    })
}

/// An invocation that comes onto a wall bursts at once (PB-GOLEM-4, PB-CLONE-4, PB-SLUG-7).
pub(super) fn explodes(voice: &Voice<'_>) -> String {
    voice.text("it explodes there", "il y explose")
}

pub(super) fn is_wall(view: &View, at: Square) -> bool {
    view.at(at).is_some_and(|square| square.wall)
}

/// Whom paint meets on these squares (PB-ATK-2, PB-ATK-3), and whether it leaves a marker.
fn painted(voice: &Voice<'_>, view: &View, seat: Seat, squares: &[Square], tall: bool) -> Option<String> {
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
    let mut parts = Vec::new();
    if !repainted.is_empty() {
        let whom = voice.lang.list(&repainted);
        parts.push(voice.pick(format!("repaints {whom}"), format!("repeint {whom}")));
    }
    if !hit.is_empty() {
        let whom = voice.lang.list(&hit);
        parts.push(voice.pick(format!("hits {whom}"), format!("touche {whom}")));
    }
    if marks {
        parts.push(voice.text("leaves your marker", "laisse votre marqueur"));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What a Golem meets (PB-SLUG-4 to PB-SLUG-8, PB-FUSE-1 to PB-FUSE-5).
fn slug(voice: &Voice<'_>, view: &View, mover: Kind, to: Square) -> Option<String> {
    if to == view.quest || is_wall(view, to) {
        return Some(explodes(voice));
    }
    let square = view.at(to)?;
    Some(match (square.figure, square.puddle) {
        (Some(figure), _) => {
            let whom = voice.figure(figure.kind, figure.seat);
            match (figure.kind.is_invocation(), mover) {
                (true, Kind::Mini) => {
                    voice.pick(format!("fusion with {whom} into the maxi Golem"), format!("fusion avec {whom} en maxi Golem"))
                }
                (true, _) => voice.pick(format!("eats {whom}"), format!("mange {whom}")),
                (false, _) => {
                    voice.pick(format!("repaints {whom} and is used up"), format!("repeint {whom} et retourne dans la réserve"))
                }
            }
        }
        (None, Some(owner)) => {
            let puddle = voice.puddle(owner);
            voice.pick(format!("swallows {puddle}"), format!("avale {puddle}"))
        }
        (None, None) => return None,
    })
}

/// Whom a Strike meets (PB-STRIKE-3 to PB-STRIKE-6).
fn strike(voice: &Voice<'_>, at: Square) -> Option<String> {
    let figure = voice.figure_at(at)?;
    let whom = voice.figure(figure.kind, figure.seat);
    Some(match (figure.kind, voice.lang) {
        (Kind::Chief, Lang::En) => format!("{whom} slides away"),
        (Kind::Chief, Lang::Fr) => format!("{whom} glisse plus loin"),
        (kind, Lang::En) if kind.is_invocation() => format!("{whom} bursts along the line"),
        (kind, Lang::Fr) if kind.is_invocation() => format!("{whom} éclate en ligne"),
        (_, Lang::En) => format!("stuns {whom}"),
        (_, Lang::Fr) => format!("assomme {whom}"),
    })
}
