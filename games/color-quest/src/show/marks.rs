//! Signs beside figures: what protects them, what they have done, their level; and what an open question is about.

use super::pieces::{Place, WHOLE, body, piece, raised};
use super::{looks, tint};
use crate::movegen::MoveGen;
use crate::{Class, Figure, Frame, Marks, Sequence, Stage, Tint};
use paint::{Square, Squares};
use stage::{Layer, Piece};

/// A mark beside a head: it stays on the board in the last row too.
const HEAD: Place = [0.56, -0.46, 0.46, 0.46];
/// The same for what makes it taller.
const CREST: Place = [0.6, -0.5, 0.48, 0.48];
/// A dome over a figure.
const DOME: Place = [-0.06, -0.36, 1.12, 1.3];
/// Beside the base, at the left.
const FOOT: Place = [-0.05, 0.6, 0.36, 0.36];

/// The signs of a figure.
pub(super) fn of(look: &MoveGen<'_>, at: Square, figure: Figure) -> Vec<Piece> {
    let wall = look.walls.has(at);
    let base = Some(tint(figure.tint));
    let sign = |look: &str, tint, place: Place| piece(at, look, tint, raised(place, wall), Layer::Sign);
    let mut signs = Vec::new();
    if figure.is(Marks::STUNNED) {
        signs.push(sign("stars", None, body(figure.kind)));
    }
    if figure.is(Marks::IMMUNE) {
        signs.push(sign("prayer-dome", base, DOME));
    }
    if figure.kind.is_hero() {
        signs.push(sign(looks::rank(figure.kind.level()), None, CREST));
    } else if figure.class() == Class::Champion && figure.tint == Tint::Black {
        signs.push(sign("doomed", Some(stage::Tint::Black), HEAD));
    }
    let small = [
        look.is_invisible(at, figure).then_some("unseen"),
        figure.is(Marks::CONCENTRATED).then_some("focused"),
        figure.is(Marks::SWIFT).then_some("swift"),
        figure.is(Marks::STRONG).then_some("strong"),
        (must_move(look, figure)).then_some("must-move"),
    ];
    for (row, name) in small.into_iter().flatten().enumerate() {
        signs.push(sign(name, None, [-0.08, 0.3 * row as f32 - 0.36, 0.38, 0.38]));
    }
    if is_spent(look, figure) {
        signs.push(sign("spent", None, FOOT));
    }
    signs
}

/// Whether it must move before its owner goes on (CQ-TIL-4).
fn must_move(look: &MoveGen<'_>, figure: Figure) -> bool {
    let early = matches!(look.state.sequence(), Sequence::Powers | Sequence::Moves);
    figure.is(Marks::MUST) && figure.camp() == look.state.active() && early
}

/// Whether it has done all that it may do in the running sequence.
pub(super) fn is_spent(look: &MoveGen<'_>, figure: Figure) -> bool {
    let state = look.state;
    if state.stage() != Stage::Playing || figure.camp() != state.active() || figure.is(Marks::STUNNED) {
        return false;
    }
    match state.sequence() {
        Sequence::Powers => figure.is(Marks::SPECIAL.with(Marks::BLAST).with(Marks::RISEN)) && !has_power_left(look, figure),
        Sequence::Moves => figure.is(Marks::MOVED) && !figure.may_move(),
        Sequence::Attacks | Sequence::Tidying => figure.is(Marks::ATTACKED) && !figure.may_attack(),
    }
}

fn has_power_left(look: &MoveGen<'_>, figure: Figure) -> bool {
    let profile = look.rules.profile(figure);
    profile.special.is_some() && !figure.is(Marks::SPECIAL)
        || profile.blast.is_some() && !figure.is(Marks::BLAST)
        || figure.kind.risen().is_some() && !figure.is(Marks::RISEN)
}

/// The square that the open question is about, and those that were chosen already.
pub(super) fn asked(look: &MoveGen<'_>) -> Vec<Piece> {
    let (about, chosen): (Option<Square>, Squares) = match look.state.business().last() {
        Some(Frame::Choosing { deed } | Frame::Paying { deed, .. } | Frame::Declared { deed }) => {
            (Some(deed.by), deed.aims.list().iter().filter_map(|&aim| look.at(aim)).collect())
        }
        Some(Frame::Played { chosen, .. }) => (None, chosen.iter().collect()),
        Some(&Frame::Shots { by, .. } | &Frame::Push { by, .. }) => (Some(by), Squares::NONE),
        Some(&Frame::Polymorph { at, .. } | &Frame::Colour { at } | &Frame::Tunnel { at }) => (Some(at), Squares::NONE),
        Some(&Frame::Splash { impact, first, .. }) => (None, first.into_iter().chain([impact]).collect()),
        Some(Frame::Caste) => (newcomer(look), Squares::NONE),
        _ => (None, Squares::NONE),
    };
    let wall = |at: Square| look.walls.has(at);
    let chosen = chosen.iter().map(|at| piece(at, "picked", None, raised(WHOLE, wall(at)), Layer::Sign));
    let about = about.map(|at| piece(at, "asked", None, raised(WHOLE, wall(at)), Layer::Sign));
    chosen.chain(about).collect()
}

/// The first Khromaz without caste in board order (CQ-ATK-5).
fn newcomer(look: &MoveGen<'_>) -> Option<Square> {
    let new = |at: &Square| look.figure(*at).is_some_and(|figure| figure.kind == crate::Kind::Newcomer);
    look.occupied.iter().filter(new).min_by_key(|&at| look.layout.rank(at))
}
