//! The course of turns (section 4).

use crate::goal;
use crate::tx::Tx;
use crate::{Camp, Ending, Event, Frame, Pieces, Turn};
use paint::Square;
use tabletop::Log;

/// A turn begins (DT-TURN-6, DT-TURN-7).
pub(crate) fn begin<L: Log<Event>>(tx: &mut Tx<'_, L>, turn: Turn) {
    let constants = &tx.rules.constants;
    let state = &mut *tx.state;
    state.turn = turn;
    state.moves = constants.moves_per_turn;
    state.attacks = constants.attacks_per_turn;
    state.actions = match turn.camp() {
        _ if !state.is_first_turn() => state.moves + state.attacks,
        Camp::Kaos => constants.first_kaos_actions,
        Camp::Gaia => constants.first_gaia_actions,
    };
    state.called = false;
    state.felled = Pieces::NONE;
    state.field.forget_fresh();
    let cycle = state.cycle;
    tx.tell(Event::Turn { turn, cycle });
    end_prayer(tx, turn.camp());
    serve(tx);
    match turn.camp() {
        Camp::Gaia => cleanse(tx),
        Camp::Kaos => emerge(tx),
    }
}

/// A Prayer of this camp ends (DT-SPEC-6).
fn end_prayer<L: Log<Event>>(tx: &mut Tx<'_, L>, camp: Camp) {
    let Some(piece) = tx.state.field.guarded_by(camp) else { return };
    tx.state.field.guard(camp, None);
    if let Some(at) = tx.state.field.square(piece) {
        let figure = tx.figure(piece);
        tx.tell(Event::Unguarded { figure, at });
    }
}

/// Stunned figures that could be played in this turn start serving (DT-KO-4).
fn serve<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let state = &mut *tx.state;
    for piece in state.field.stunned().iter() {
        if state.field.kind(piece).plays(state.field.doomed().has(piece), state.turn) {
            state.field.serve(piece);
        }
    }
}

/// Black puddles next to Totems and on Temple tiles vanish (DT-TURN-6 c, d).
fn cleanse<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let near = tx.rules.board.around_all(tx.state.field.totems());
    let foul = tx.state.field.black() & (near | tx.ground().tiles);
    foul.iter().for_each(|at| tx.erase(at));
}

/// A buried Mandrake must come back if it can (DT-MOVE-10, DT-MOVE-11).
pub(crate) fn emerge<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    if tx.state.buried > 0 && !tx.state.field.black().is_empty() {
        tx.state.business.push(Frame::Emerge);
    }
}

/// Where a buried Mandrake comes back.
pub(crate) fn emerged<L: Log<Event>>(tx: &mut Tx<'_, L>, at: Square) {
    tx.state.business.pop();
    tx.state.buried -= 1;
    tx.erase(at);
    if let Some(piece) = tx.state.field.spare(&crate::Piece::MANDRAKES) {
        tx.appear(piece, at);
    }
    emerge(tx);
}

/// The turn ends (DT-TURN-9); the next one begins, or the game is scored.
pub(crate) fn end<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let turn = tx.state.turn;
    tx.tell(Event::TurnEnded { turn });
    for piece in tx.state.field.serving().iter() {
        tx.state.field.rouse(piece);
        if let Some(at) = tx.state.field.square(piece) {
            let figure = tx.figure(piece);
            tx.tell(Event::Woke { figure, at });
        }
    }
    if turn.camp() == Camp::Kaos {
        free_by_totems(tx);
    }
    tx.state.moves = 0;
    tx.state.attacks = 0;
    tx.state.actions = 0;
    goal::movegen(tx);
    if tx.state.over.is_none() {
        pass_on(tx);
    }
}

/// DT-DOOM-5.
fn free_by_totems<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let near = tx.rules.board.around_all(tx.state.field.totems());
    for piece in tx.state.field.doomed().iter() {
        if tx.state.field.square(piece).is_some_and(|at| near.has(at)) {
            tx.free(piece);
        }
    }
}

/// DT-TURN-1.
fn pass_on<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let state = &mut *tx.state;
    let next = match (state.turn, state.opening) {
        (Turn::WoodenKing, Some(opening)) => opening,
        (Turn::WoodenKing, None) => {
            // DT-TURN-2: the order comes before any step of the turn; what counts for one turn only is over.
            state.turn = Turn::Oak;
            state.felled = Pieces::NONE;
            state.field.forget_fresh();
            state.business.push(Frame::Order);
            return;
        }
        (Turn::Fongia, opening) => opening.map_or(Turn::ChosenOne, Turn::partner),
        (turn, opening) if opening == Some(turn) => Turn::Fongia,
        _ if state.cycle >= state.cycles => return goal::end(tx, Ending::Limit),
        _ => {
            state.cycle += 1;
            Turn::WoodenKing
        }
    };
    begin(tx, next);
}

/// Gaia has chosen the order of its turns.
pub(crate) fn order<L: Log<Event>>(tx: &mut Tx<'_, L>, first: Turn) {
    tx.state.business.pop();
    tx.state.opening = Some(first);
    tx.tell(Event::Ordered { first });
    begin(tx, first);
}
