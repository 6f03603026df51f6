//! The main choice of a turn (PB-DEC-6).

use crate::ability::{self, Cost};
use crate::movegen::MoveGen;
use crate::{Ability, Action, Aim, Card, PaintBrawl, Payment, State};
use paint::Square;
use tabletop::Refusal;

/// Everything that the active seat may do, in order.
pub(crate) fn list(rules: &PaintBrawl, state: &State, push: &mut impl FnMut(Action)) {
    let movegen = MoveGen::of(rules, state, state.active);
    let mut obliged = false;
    ability::list(&movegen, &mut |action| {
        obliged |= obliges(action);
        push(action);
    });
    if !state.field.puddles().of(state.active).is_empty() {
        if state.moves > 0 {
            push(Action::TakeBack { pay: Payment::Move });
        }
        if state.attacks > 0 {
            push(Action::TakeBack { pay: Payment::Attack });
        }
    }
    let hand = state.hands[state.active.index()];
    if state.cards_allowed(rules) {
        if hand.has(Card::Kadamas) && !state.field.puddles().all().is_empty() {
            push(Action::Kadamas);
        }
        if hand.has(Card::Explosion) {
            state.field.invocations().iter().for_each(|at| push(Action::Explosion { at }));
        }
        if hand.has(Card::Summoning) && movegen.may_summon() {
            state.field.puddles().of(state.active).iter().for_each(|at| push(Action::Summoning { at }));
        }
    }
    if hand.total() == 2 {
        push(Action::Exchange);
    }
    if !obliged {
        push(Action::End);
    }
}

/// Whether an option forbids to end the turn (PB-TURN-4).
fn obliges(action: Action) -> bool {
    matches!(action, Action::Use { ability, .. } if ability.cost() != Cost::Blast)
}

/// Whether the active seat may do this.
pub(crate) fn check(rules: &PaintBrawl, state: &State, action: Action) -> Result<(), Refusal> {
    let movegen = MoveGen::of(rules, state, state.active);
    let hand = state.hands[state.active.index()];
    let has = |card: Card, rule: &'static str| match hand.has(card) {
        true if state.cards_allowed(rules) => Ok(()),
        true => Err(Refusal::by("PB-CARD-4")),
        false => Err(Refusal::by(rule)),
    };
    match action {
        Action::Use { ability, by, aim } => check_use(&movegen, ability, by, aim),
        Action::TakeBack { pay } => check_take_back(&movegen, pay),
        Action::Kadamas => {
            has(Card::Kadamas, "PB-KADAMAS-1")?;
            if state.field.puddles().all().is_empty() { Err(Refusal::by("PB-CARD-7")) } else { Ok(()) }
        }
        Action::Explosion { at } => {
            has(Card::Explosion, "PB-BOOMCARD-1")?;
            check_explosion(state, at)
        }
        Action::Summoning { at } => {
            has(Card::Summoning, "PB-SUMMON-1")?;
            ability::summon::check_summoning(&movegen, Some(at))
        }
        Action::Exchange if hand.total() == 2 => Ok(()),
        Action::Exchange => Err(Refusal::by("PB-CARD-6")),
        Action::End => {
            let mut obliged = false;
            ability::list(&movegen, &mut |action| obliged |= obliges(action));
            if obliged { Err(Refusal::by("PB-TURN-4")) } else { Ok(()) }
        }
        Action::Fatigue | Action::Missed => Err(Refusal::by("PB-REACT-8")),
        Action::Immunity => Err(Refusal::by("PB-IMMUNE-1")),
        Action::Recoil { .. } => Err(Refusal::by("PB-CHIEF-4")),
        Action::Target { .. } | Action::Stop => Err(Refusal::by("PB-MULTI-1")),
        Action::Source { .. } => Err(Refusal::by("PB-CHROMA-1")),
        Action::Puddle { .. } | Action::Enough => Err(Refusal::by("PB-DEC-8")),
        Action::Take { .. } => Err(Refusal::by("PB-CARD-2")),
        Action::Pass => Err(Refusal::by("PB-TURN-4")),
        Action::Woman { .. }
        | Action::Wall { .. }
        | Action::Place { .. }
        | Action::PlaceAt { .. }
        | Action::Infiltrate { .. } => Err(Refusal::by("PB-SETUP-5")),
    }
}

/// Any invocation can be made to explode, whatever that changes (PB-BOOMCARD-1, PB-BOOM-6).
pub(crate) fn check_explosion(state: &State, at: Square) -> Result<(), Refusal> {
    let figure = state.field.figure(at);
    if figure.is_some_and(|figure| figure.kind.is_invocation()) { Ok(()) } else { Err(Refusal::by("PB-BOOMCARD-1")) }
}

fn check_use(movegen: &MoveGen<'_>, ability: Ability, by: Square, aim: Aim) -> Result<(), Refusal> {
    check_figure(movegen, ability, by)?;
    ability::check_cost(movegen, ability, aim)?;
    ability.check(movegen, by, aim)?;
    if ability.changes(movegen, by, aim) {
        return Ok(());
    }
    Err(Refusal::by(match ability.cost() {
        Cost::Attack => "PB-ATK-8",
        Cost::Blast => "PB-BLAST-6",
        Cost::Move | Cost::Either | Cost::Special => "PB-TURN-8",
    }))
}

/// Whether the seat may use this figure for this (PB-TURN-7, table T5).
pub(crate) fn check_figure(movegen: &MoveGen<'_>, ability: Ability, by: Square) -> Result<(), Refusal> {
    let Some(figure) = movegen.field.figure(by).filter(|figure| figure.seat == movegen.seat) else {
        return Err(Refusal::by("PB-TURN-7"));
    };
    if figure.is_stunned() {
        return Err(Refusal::by("PB-STUN-2"));
    }
    let has = ability.kinds().contains(&figure.kind) && (ability.cost() != Cost::Special || movegen.has_specials());
    if has {
        return Ok(());
    }
    Err(Refusal::by(match ability.cost() {
        Cost::Move | Cost::Either => "PB-MOVE-1",
        Cost::Attack => "PB-ATK-1",
        Cost::Special => "PB-SPEC-1",
        Cost::Blast => "PB-BLAST-4",
    }))
}

fn check_take_back(movegen: &MoveGen<'_>, pay: Payment) -> Result<(), Refusal> {
    let left = match pay {
        Payment::Move => movegen.state.moves,
        Payment::Attack => movegen.state.attacks,
    };
    if left == 0 {
        return Err(Refusal::by("PB-TURN-2"));
    }
    if movegen.field.puddles().of(movegen.seat).is_empty() { Err(Refusal::by("PB-SUP-5")) } else { Ok(()) }
}
