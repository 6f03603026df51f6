//! Divine events (section 17).

use crate::event::Divine;
use crate::tx::Tx;
use crate::{Blow, Camp, DarkThreat, Event, Frame, Paint, Piece, State};
use paint::{Colour, Square, Squares};
use tabletop::{Chance, Die, Faces, Log};

const GAIA: Die<'static> = Die { label: "gaia", faces: Faces::Named(&["avatar-invocation", "white-kadamas", "white-lotus"]) };
const KAOS: Die<'static> = Die { label: "kaos", faces: Faces::Named(&["mushrooms-attack", "mind-control", "contamination"]) };

/// Rolls for the camp whose turn it is. The frame that follows is taken away again if nobody can choose anything.
pub(crate) fn roll<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, chance: &mut C) {
    let camp = tx.state.turn.camp();
    let die = if camp == Camp::Gaia { GAIA } else { KAOS };
    let divine = Divine::OF[camp.index()][chance.pick(die, &tx.rules.destiny.faces(camp))];
    tx.tell(Event::Rolled { camp, divine });
    let constants = &tx.rules.constants;
    let frame = match divine {
        Divine::AvatarInvocation => Frame::Awaken,
        Divine::WhiteKadamas => Frame::Clear { left: constants.kadamas },
        Divine::WhiteLotus => Frame::Lotus { left: constants.lotus, at: None },
        Divine::MushroomsAttack if !tx.state.field.totems().is_empty() => Frame::Sprout { left: constants.mushrooms },
        Divine::MindControl if !followers(tx.state).is_empty() => Frame::Doom,
        Divine::Contamination if Colour::WHEEL.into_iter().any(|colour| spreads(tx.rules, tx.state, colour)) => Frame::Taint,
        _ => {
            tx.tell(Event::Fizzled { divine });
            Frame::Strike
        }
    };
    tx.state.business.push(frame);
}

/// The Followers who can be doomed (DT-EVK-4).
pub(crate) fn followers(state: &State) -> Squares {
    let field = &state.field;
    let can = |follower: &Piece| !field.doomed().has(*follower) && !field.is_guarded(*follower);
    Piece::FOLLOWERS.into_iter().filter(can).filter_map(|follower| field.square(follower)).collect()
}

/// The puddles of a colour outside lit prisms (DT-EVK-5).
pub(crate) fn tainted(rules: &DarkThreat, state: &State, colour: Colour) -> Squares {
    state.field.puddles().of(Paint::Colour(colour)) - rules.ground(state).prisms(colour)
}

/// Whether a colour can be chosen for Contamination.
pub(crate) fn spreads(rules: &DarkThreat, state: &State, colour: Colour) -> bool {
    !tainted(rules, state, colour).is_empty()
}

/// Free squares that are no prisms (DT-EVG-5).
pub(crate) fn beds(rules: &DarkThreat, state: &State) -> Squares {
    let taken = state.field.occupied() | state.field.puddles().all() | rules.ground(state).all_prisms;
    (rules.board.all() - taken).without(rules.sanctuary)
}

/// Whether any colour is in the supply.
pub(crate) fn has_colours(rules: &DarkThreat, state: &State) -> bool {
    Colour::WHEEL.into_iter().any(|colour| rules.supply(state, colour) > 0)
}

/// Oak and the Chosen One, if they can be harmed (DT-EVK-6).
pub(crate) fn cursed(rules: &DarkThreat, state: &State) -> Squares {
    let harmed = |piece: &Piece| crate::blow::harms(rules, state, Blow::Curse, *piece);
    [Piece::Oak, Piece::ChosenOne].into_iter().filter(harmed).filter_map(|piece| state.field.square(piece)).collect()
}

/// Goes on with an event that has several choices, or ends it.
pub(crate) fn next<L: Log<Event>>(tx: &mut Tx<'_, L>, frame: Frame) {
    tx.state.business.pop();
    let more = match frame {
        Frame::Clear { left } | Frame::Sprout { left } | Frame::Lotus { left, .. } => left > 0,
        _ => false,
    };
    if more {
        tx.state.business.push(frame);
    }
}

/// A colour turns black (DT-EVK-5).
pub(crate) fn taint<L: Log<Event>>(tx: &mut Tx<'_, L>, colour: Colour) {
    tx.state.business.pop();
    for at in tainted(tx.rules, tx.state, colour).iter() {
        tx.paint(at, Paint::Black);
    }
}

/// A Follower is doomed (DT-DOOM-1).
pub(crate) fn doom<L: Log<Event>>(tx: &mut Tx<'_, L>, at: Square) {
    tx.state.business.pop();
    if let Some(piece) = tx.state.field.piece(at) {
        tx.state.field.doom(piece, true);
        tx.tell(Event::Doomed { piece, at });
    }
}

/// A Mandrake or Spore is given up for an event (DT-EVK-1).
pub(crate) fn sacrifice<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, at: Square, chance: &mut C) {
    if let Some(piece) = tx.state.field.piece(at) {
        tx.remove(piece, at);
    }
    tx.state.called = true;
    roll(tx, chance);
}
