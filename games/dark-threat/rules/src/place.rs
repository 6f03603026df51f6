//! Setting up (section 3).

use crate::setup::{Layout, Placing};
use crate::tx::Tx;
use crate::{Action, DarkThreat, Event, Piece, Setup, Stage, State, Turn, turn};
use paint::{Colour, Square, Squares};
use tabletop::{Chance, Die, Faces, Log, Refusal};

const LAYOUT: Die<'static> = Die { label: "layout", faces: Faces::Numbered };

/// The first position: the first decision of the set-up, or the first turn after a quick start.
pub(crate) fn start<C: Chance + ?Sized>(rules: &DarkThreat, setup: &Setup, chance: &mut C) -> Result<State, Refusal> {
    setup.check(rules)?;
    let mut state = State::new(setup.seats);
    state.first = setup.first;
    state.levels = [setup.gaia, setup.kaos];
    state.cycles = setup.cycles.unwrap_or(rules.constants.cycles);
    state.layout = match setup.layout {
        Layout::Given(number) => number - 1,
        Layout::Random => chance.pick(LAYOUT, &[1; DarkThreat::LAYOUTS]) as u8,
    };
    let ground = rules.ground(&state);
    for colour in Colour::WHEEL {
        state.field.stand(Piece::of(colour), ground.totem(colour));
    }
    state.field.stand(Piece::Oak, rules.sanctuary);
    state.field.stand(Piece::ChosenOne, rules.chosen_start);
    state.field.stand(Piece::WoodenKing, rules.king_swamp);
    state.field.stand(Piece::Fongia, rules.fongia_swamp);
    state.stage = Stage::Followers;
    state.turn = Turn::Oak;
    if setup.placing == Placing::Quick {
        let mut tx = Tx { rules, state: &mut state, log: &mut () };
        let [first, second, _] = rules.quick.followers;
        set_up(&mut tx, Action::Followers { first, second });
        set_up(&mut tx, Action::Place { at: rules.quick.mandrake });
        set_up(&mut tx, Action::Place { at: rules.quick.chief });
    }
    Ok(state)
}

/// Where the Mandrake or the Doomed Chief may be placed (DT-SET-6, DT-SET-7).
fn places(rules: &DarkThreat, state: &State) -> Squares {
    let home = if state.stage == Stage::Mandrake { rules.king_swamp } else { rules.fongia_swamp };
    (rules.board.around(home) - state.field.occupied()).without(rules.sanctuary)
}

/// All choices of the set-up, in order.
pub(crate) fn list(rules: &DarkThreat, state: &State, push: &mut impl FnMut(Action)) {
    if state.stage == Stage::Followers {
        for first in Piece::FOLLOWERS {
            for second in Piece::FOLLOWERS.into_iter().filter(|&second| second != first) {
                push(Action::Followers { first, second });
            }
        }
    } else {
        places(rules, state).iter().for_each(|at| push(Action::Place { at }));
    }
}

/// Whether the seat that sets up may do this.
pub(crate) fn check(rules: &DarkThreat, state: &State, action: Action) -> Result<(), Refusal> {
    let need = |holds: bool, rule: &'static str| if holds { Ok(()) } else { Err(Refusal::by(rule)) };
    let bare = |at: Square| state.field.piece(at).is_none() && at != rules.sanctuary;
    match (state.stage, action) {
        (Stage::Followers, Action::Followers { first, second }) => {
            let followers = Piece::FOLLOWERS.contains(&first) && Piece::FOLLOWERS.contains(&second);
            need(followers && first != second, "DT-SET-4")
        }
        (Stage::Mandrake, Action::Place { at }) => {
            need(rules.board.steps(rules.king_swamp, at) == Some(1) && bare(at), "DT-SET-6")
        }
        (Stage::Chief, Action::Place { at }) => {
            need(rules.board.steps(rules.fongia_swamp, at) == Some(1) && bare(at), "DT-SET-7")
        }
        _ => Err(Refusal::by("DT-SET-8")),
    }
}

/// Carries out a choice of the set-up.
pub(crate) fn set_up<L: Log<Event>>(tx: &mut Tx<'_, L>, action: Action) {
    match (tx.state.stage, action) {
        (Stage::Followers, Action::Followers { first, second }) => {
            let third = Piece::FOLLOWERS.into_iter().find(|&third| third != first && third != second);
            let all = [Some(first), Some(second), third].into_iter().flatten();
            for (piece, at) in all.zip(tx.rules.follower_starts) {
                put(tx, piece, at);
            }
            tx.state.stage = Stage::Mandrake;
            tx.state.turn = Turn::WoodenKing;
        }
        (Stage::Mandrake, Action::Place { at }) => {
            put(tx, Piece::Mandrake, at);
            tx.state.stage = Stage::Chief;
            tx.state.turn = Turn::Fongia;
        }
        (_, Action::Place { at }) => {
            put(tx, Piece::DoomedChief, at);
            tx.state.stage = Stage::Playing;
            tx.state.cycle = 1;
            turn::begin(tx, Turn::WoodenKing);
        }
        _ => debug_assert!(false, "{action:?} is no choice here"),
    }
}

fn put<L: Log<Event>>(tx: &mut Tx<'_, L>, piece: Piece, at: Square) {
    tx.state.field.stand(piece, at);
    tx.tell(Event::Placed { piece, at });
}
