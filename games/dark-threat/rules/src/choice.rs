//! The main choice of a turn (D-MAIN).

use crate::ability::{self, affordable};
use crate::movegen::MoveGen;
use crate::{Ability, Action, Aim, Camp, DarkThreat, Kind, Piece, State};
use paint::{Square, Squares};
use tabletop::Refusal;

/// Everything that the active seat may do, in order.
pub(crate) fn list(rules: &DarkThreat, state: &State, push: &mut impl FnMut(Action)) {
    if state.actions > 0 {
        ability::list(&MoveGen::of(rules, state), push);
    }
    victims(state).iter().for_each(|at| push(Action::Sacrifice { at }));
    push(Action::End);
}

/// Whether anything but the end of the turn is left (DT-DEC-1).
pub(crate) fn any(rules: &DarkThreat, state: &State) -> bool {
    !victims(state).is_empty() || state.actions > 0 && ability::any(&MoveGen::of(rules, state))
}

/// The Mandrakes and Spores that can be sacrificed now (DT-EVK-1, DT-EVK-2).
fn victims(state: &State) -> Squares {
    if state.turn.camp() == Camp::Gaia || state.called || state.is_first_turn() {
        return Squares::NONE;
    }
    let old = |piece: &Piece| !state.field.fresh().has(*piece);
    let pieces = Piece::MANDRAKES.into_iter().chain(Piece::SPORES).filter(old);
    pieces.filter_map(|piece| state.field.square(piece)).collect()
}

/// Whether the active seat may do this.
pub(crate) fn check(rules: &DarkThreat, state: &State, action: Action) -> Result<(), Refusal> {
    let refuse = |rule: &'static str| Err(Refusal::by(rule));
    match action {
        Action::Use { ability, by, aim } => check_use(&MoveGen::of(rules, state), ability, by, aim),
        Action::Sacrifice { at } => check_sacrifice(state, at),
        Action::End => Ok(()),
        Action::Followers { .. } | Action::Place { .. } => refuse("DT-SET-8"),
        Action::Order { .. } => refuse("DT-TURN-2"),
        Action::Emerge { .. } => refuse("DT-MOVE-10"),
        Action::Step { .. } | Action::Stop => refuse("DT-MOVE-4"),
        Action::Colour { .. } => refuse("DT-ATK-11"),
        Action::Push { .. } => refuse("DT-ATK-13"),
        Action::Drop { .. } => refuse("DT-SPEC-7"),
        Action::Flee { .. } => refuse("DT-LIGHT-3"),
        Action::Awaken { .. } => refuse("DT-EVG-3"),
        Action::Clear { .. } => refuse("DT-EVG-4"),
        Action::Lotus { .. } => refuse("DT-EVG-5"),
        Action::Sprout { .. } => refuse("DT-EVK-3"),
        Action::Doom { .. } => refuse("DT-EVK-4"),
        Action::Taint { .. } => refuse("DT-EVK-5"),
        Action::Strike { .. } | Action::Decline => refuse("DT-EVK-6"),
    }
}

fn check_sacrifice(state: &State, at: Square) -> Result<(), Refusal> {
    let need = |holds: bool, rule: &'static str| if holds { Ok(()) } else { Err(Refusal::by(rule)) };
    need(state.turn.camp() == Camp::Kaos, "DT-EVK-1")?;
    need(!state.is_first_turn(), "DT-TURN-10")?;
    need(!state.called, "DT-EVK-1")?;
    let piece = state.field.piece(at).filter(|&piece| matches!(state.field.kind(piece), Kind::Mandrake | Kind::Spore));
    let Some(piece) = piece else { return Err(Refusal::by("DT-EVK-1")) };
    need(!state.field.fresh().has(piece), "DT-EVK-2")
}

fn check_use(movegen: &MoveGen<'_>, ability: Ability, by: Square, aim: Aim) -> Result<(), Refusal> {
    let refuse = |rule: &'static str| Err(Refusal::by(rule));
    let Some(piece) = movegen.field.piece(by) else { return refuse("DT-ACT-4") };
    let kind = movegen.field.kind(piece);
    if !kind.plays(movegen.field.doomed().has(piece), movegen.state.turn) {
        return refuse("DT-TURN-3");
    }
    if movegen.field.stunned().has(piece) {
        return refuse("DT-KO-3");
    }
    if !ability.kinds().contains(&kind) {
        return refuse(lacking(ability, kind));
    }
    let cost = ability.cost(kind);
    if !affordable(movegen, cost) {
        let first = movegen.state.is_first_turn() && movegen.state.moves >= cost.moves && movegen.state.attacks >= cost.attacks;
        return refuse(match movegen.camp {
            Camp::Kaos if first => "DT-TURN-10",
            Camp::Gaia if first => "DT-TURN-11",
            _ if cost.is_special() => "DT-ACT-2",
            _ => "DT-ACT-1",
        });
    }
    ability.check(movegen, by, aim)
}

/// The rule by which a figure lacks an ability (table T5).
fn lacking(ability: Ability, kind: Kind) -> &'static str {
    match (kind, ability) {
        (Kind::WoodenKing, _) if ability.rule().starts_with("DT-MOVE") => "DT-MOVE-13",
        (Kind::UltimateBane, _) => "DT-BANE-11",
        (Kind::DoomedChief | Kind::Spore | Kind::Mushroom | Kind::SmallBane | Kind::HalfBane, _)
            if ability.rule().starts_with("DT-SPEC") =>
        {
            "DT-SPEC-14"
        }
        _ => ability.rule(),
    }
}
