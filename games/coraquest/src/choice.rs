//! Who decides, what may be chosen, and why not (section 21 of the catalogue).

use crate::movegen::MoveGen;
use crate::quest::Missing;
use crate::{Action, Frame, Slot, Step, ability};
use tabletop::{Refusal, Seat};

/// Who decides (section 21).
pub(crate) fn decider(movegen: &MoveGen<'_>, frame: Frame) -> Seat {
    let state = movegen.state;
    let owner = |slot: Slot| movegen.hero(slot).owner;
    let acting = |actor: Option<Slot>| actor.map_or(state.leader(), owner);
    match frame {
        Frame::Pick => Seat::at(state.heroes.len() % usize::from(state.seats)),
        Frame::Put => movegen.waiting().map_or(state.leader(), owner),
        Frame::Round(Step::Enemies) => state.dark_side(),
        Frame::Answer { with } => owner(with),
        Frame::Points { .. }
        | Frame::Place { .. }
        | Frame::Spawn { .. }
        | Frame::Shift { .. }
        | Frame::Webs { .. }
        | Frame::Foe { .. }
        | Frame::Target { .. }
        | Frame::Hunt { .. }
        | Frame::Stride { .. }
        | Frame::Prowl { .. } => state.dark_side(),
        Frame::Guard { next, .. } => state.slots().nth(next.into()).map_or(state.leader(), owner),
        Frame::Ask { actor, effect, who, at } => match movegen.missing(effect, who, at) {
            Some(Missing::Hero) => acting(actor),
            _ => state.leader(),
        },
        Frame::Choice { actor, .. } => acting(actor),
        Frame::Round(_) | Frame::Rules { .. } | Frame::Actor { .. } | Frame::Run { .. } | Frame::Pay { .. } => state.leader(),
        Frame::Turn
        | Frame::Move { .. }
        | Frame::Charge { .. }
        | Frame::Lay { .. }
        | Frame::Reveal { .. }
        | Frame::Aim { .. }
        | Frame::Second { .. }
        | Frame::Whirl
        | Frame::Extra
        | Frame::Rolled { .. }
        | Frame::Trade { .. } => acting(state.turn.map(|turn| turn.hero)),
    }
}

/// All that the seat that decides may choose, in any order.
pub(crate) fn options(movegen: &MoveGen<'_>, push: &mut impl FnMut(Action)) {
    let state = movegen.state;
    let Some(frame) = state.business.top() else { return };
    let active = state.turn.map(|turn| turn.hero);
    let squares = |set: crate::Squares, push: &mut dyn FnMut(Action)| set.iter().for_each(|square| push(Action::At { square }));
    let both = |push: &mut dyn FnMut(Action)| [Action::Yes, Action::No].into_iter().for_each(push);
    match (frame, active) {
        (Frame::Pick, _) => movegen.list_pick(push),
        (Frame::Put, _) => squares(movegen.starts(), push),
        (Frame::Round(Step::Heroes), _) => {
            let ready = state.heroes.iter().filter(|hero| hero.is_ready());
            ready.for_each(|hero| push(Action::Hero { hero: hero.id }));
        }
        (Frame::Round(Step::Enemies), _) => {
            let idle = state.enemies.iter().filter(|enemy| !enemy.acted);
            idle.for_each(|enemy| push(Action::At { square: enemy.at }));
        }
        (Frame::Points { card, kind }, _) => squares(movegen.points(card, kind), push),
        (Frame::Place { at, .. } | Frame::Shift { at, .. }, _) => squares(movegen.nearest_free(at), push),
        (Frame::Webs { done, .. }, _) => movegen.webs(done).for_each(|(_, square)| push(Action::At { square })),
        (Frame::Target { at }, _) => {
            let targets = state.enemy_at(at).into_iter().flat_map(|enemy| movegen.targets(enemy));
            targets.for_each(|slot| push(Action::Hero { hero: movegen.hero(slot).id }));
        }
        (Frame::Hunt { at, hero }, _) => {
            if let Some(enemy) = state.enemy_at(at) {
                movegen.list_hunt(enemy, hero, push);
            }
        }
        (Frame::Stride { at, goal }, _) => {
            if let Some(enemy) = state.enemy_at(at) {
                squares(movegen.stops(enemy, goal), push);
            }
        }
        (Frame::Prowl { at }, _) => {
            if let Some(enemy) = state.enemy_at(at) {
                squares(movegen.prowls(enemy), push);
            }
        }
        (Frame::Guard { .. } | Frame::Answer { .. }, _) => both(push),
        (Frame::Actor { .. }, _) => state.heroes.iter().for_each(|hero| push(Action::Hero { hero: hero.id })),
        (Frame::Ask { effect, who, at, .. }, _) => movegen.list_ask(effect, who, at, push),
        (Frame::Choice { options, actor }, _) => movegen.list_choice(options, actor, push),
        (Frame::Pay { .. }, _) => movegen.list_pay(push),
        (_, None) => {}
        (Frame::Turn, _) => state.turn.iter().for_each(|turn| movegen.list_turn(turn, push)),
        (Frame::Move { left, ignore, .. }, _) => state.turn.iter().for_each(|turn| movegen.list_move(turn, left, ignore, push)),
        (Frame::Charge { moved, struck }, Some(slot)) => movegen.list_charge(slot, moved, struck, push),
        (Frame::Lay { card }, Some(slot)) => movegen.list_lay(slot, card, push),
        (Frame::Aim { item: Some(item) }, Some(slot)) => movegen.item_aims(slot, item, push),
        (Frame::Aim { item: None }, Some(slot)) => ability::aims(movegen, slot, push),
        (Frame::Second { weapon, at }, Some(slot)) => {
            squares(movegen.seconds(slot, weapon, at), push);
            push(Action::No);
        }
        (Frame::Whirl, Some(slot)) => movegen.weapons(slot).for_each(|(weapon, _)| push(Action::Whirl { weapon })),
        (Frame::Extra, Some(slot)) => movegen.attacks(slot, push),
        (Frame::Rolled { .. }, _) => both(push),
        (Frame::Trade { with }, Some(slot)) => movegen.list_trade(slot, with, push),
        _ => {}
    }
}

/// The rule that a question with a plain list of answers comes from.
fn rule_of(frame: Frame) -> &'static str {
    match frame {
        Frame::Put => "CR-SETUP-15",
        Frame::Round(Step::Enemies) | Frame::Foe { .. } => "CR-ENEMY-2",
        Frame::Points { .. } => "CR-SPAWN-4",
        Frame::Place { .. } | Frame::Spawn { .. } | Frame::Shift { .. } => "CR-SPAWN-3",
        Frame::Webs { .. } => "CR-SPIDER-4",
        Frame::Target { .. } => "CR-EATK-2",
        Frame::Hunt { .. } => "CR-EMOVE-2",
        Frame::Stride { .. } => "CR-EMOVE-4",
        Frame::Prowl { .. } => "CR-EMOVE-5",
        Frame::Guard { .. } => "CR-EATK-5",
        Frame::Answer { .. } => "CR-TRADE-3",
        Frame::Actor { .. } => "CR-QL-12",
        Frame::Ask { .. } => "CR-QL-14",
        Frame::Choice { .. } | Frame::Pay { .. } => "CR-QUEST-3",
        Frame::Aim { item: Some(_) } => "CR-ITEM-2",
        Frame::Aim { item: None } => "CR-ABIL-9",
        Frame::Second { .. } | Frame::Whirl | Frame::Rolled { .. } => "CR-ATK-6",
        _ => "CR-ROUND-3",
    }
}

/// Whether the seat that decides may do this.
pub(crate) fn check(movegen: &MoveGen<'_>, action: Action) -> Result<(), Refusal> {
    let state = movegen.state;
    let Some(frame) = state.business.top() else { return Err(Refusal::by("CR-ROUND-1")) };
    match (frame, &state.turn) {
        (Frame::Pick, _) => movegen.check_pick(action),
        (Frame::Turn, Some(turn)) => movegen.check_turn(turn, action),
        (Frame::Move { left, ignore, .. }, Some(turn)) => movegen.check_move(turn, left, ignore, action),
        (Frame::Charge { moved, struck }, Some(turn)) => movegen.check_charge(turn.hero, moved, struck, action),
        (Frame::Lay { card }, Some(turn)) => movegen.check_lay(turn.hero, card, action),
        (Frame::Trade { with }, Some(turn)) => movegen.check_trade(turn.hero, with, action),
        (Frame::Extra, Some(turn)) => match action {
            Action::Attack { weapon, at } => movegen.check_attack(turn.hero, weapon, at),
            _ => Err(Refusal::by("CR-ATK-1")),
        },
        _ => {
            let mut found = false;
            options(movegen, &mut |option| found |= option == action);
            if found { Ok(()) } else { Err(Refusal::by(rule_of(frame))) }
        }
    }
}
