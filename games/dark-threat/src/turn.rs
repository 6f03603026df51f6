//! The course of turns (section 4).

use crate::goal;
use crate::scene::Scene;
use crate::{Camp, Ending, Event, Frame, Pieces, Turn};
use paint::Square;
use tabletop::Log;

/// A turn begins (DT-TURN-6, DT-TURN-7).
pub(crate) fn begin<L: Log<Event>>(scene: &mut Scene<'_, L>, turn: Turn) {
    let constants = &scene.rules.constants;
    let state = &mut *scene.state;
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
    scene.tell(Event::Turn { turn, cycle });
    end_prayer(scene, turn.camp());
    serve(scene);
    match turn.camp() {
        Camp::Gaia => cleanse(scene),
        Camp::Kaos => emerge(scene),
    }
}

/// A Prayer of this camp ends (DT-SPEC-6).
fn end_prayer<L: Log<Event>>(scene: &mut Scene<'_, L>, camp: Camp) {
    let Some(piece) = scene.state.field.guarded_by(camp) else { return };
    scene.state.field.guard(camp, None);
    if let Some(at) = scene.state.field.square(piece) {
        let figure = scene.figure(piece);
        scene.tell(Event::Unguarded { figure, at });
    }
}

/// Stunned figures that could be played in this turn start serving (DT-KO-4).
fn serve<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    for piece in state.field.stunned().iter() {
        if state.field.kind(piece).plays(state.field.doomed().has(piece), state.turn) {
            state.field.serve(piece);
        }
    }
}

/// Black puddles next to Totems and on Temple tiles vanish (DT-TURN-6 c, d).
fn cleanse<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let near = scene.rules.board.around_all(scene.state.field.totems());
    let foul = scene.state.field.black() & (near | scene.ground().tiles);
    foul.iter().for_each(|at| scene.erase(at));
}

/// A buried Mandrake must come back if it can (DT-MOVE-10, DT-MOVE-11).
pub(crate) fn emerge<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    if scene.state.buried > 0 && !scene.state.field.black().is_empty() {
        scene.state.business.push(Frame::Emerge);
    }
}

/// Where a buried Mandrake comes back.
pub(crate) fn emerged<L: Log<Event>>(scene: &mut Scene<'_, L>, at: Square) {
    scene.state.business.pop();
    scene.state.buried -= 1;
    scene.erase(at);
    if let Some(piece) = scene.state.field.spare(&crate::Piece::MANDRAKES) {
        scene.appear(piece, at);
    }
    emerge(scene);
}

/// The turn ends (DT-TURN-9); the next one begins, or the game is scored.
pub(crate) fn end<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let turn = scene.state.turn;
    scene.tell(Event::TurnEnded { turn });
    for piece in scene.state.field.serving().iter() {
        scene.state.field.rouse(piece);
        if let Some(at) = scene.state.field.square(piece) {
            let figure = scene.figure(piece);
            scene.tell(Event::Woke { figure, at });
        }
    }
    if turn.camp() == Camp::Kaos {
        free_by_totems(scene);
    }
    scene.state.moves = 0;
    scene.state.attacks = 0;
    scene.state.actions = 0;
    goal::look(scene);
    if scene.state.over.is_none() {
        pass_on(scene);
    }
}

/// DT-DOOM-5.
fn free_by_totems<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let near = scene.rules.board.around_all(scene.state.field.totems());
    for piece in scene.state.field.doomed().iter() {
        if scene.state.field.square(piece).is_some_and(|at| near.has(at)) {
            scene.free(piece);
        }
    }
}

/// DT-TURN-1.
fn pass_on<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
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
        _ if state.cycle >= state.cycles => return goal::end(scene, Ending::Limit),
        _ => {
            state.cycle += 1;
            Turn::WoodenKing
        }
    };
    begin(scene, next);
}

/// Gaia has chosen the order of its turns.
pub(crate) fn order<L: Log<Event>>(scene: &mut Scene<'_, L>, first: Turn) {
    scene.state.business.pop();
    scene.state.opening = Some(first);
    scene.tell(Event::Ordered { first });
    begin(scene, first);
}
