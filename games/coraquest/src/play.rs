//! Carrying out choices, and going on to the next one.

use crate::choice::options;
use crate::tx::Tx;
use crate::{Action, Event, Frame, Step, Tally, Targets, Trigger, ability};
use tabletop::{Chance, Log, Stack};

/// Carries out a choice.
pub(crate) fn perform<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, action: Action) {
    let Some(frame) = tx.state.business.top() else { return };
    let chosen = match action {
        Action::Hero { hero } => tx.state.slot_of(hero),
        _ => None,
    };
    match (frame, tx.active(), action) {
        (Frame::Pick, _, Action::Pick { hero, owner }) => tx.pick(hero, owner),
        (Frame::Put, _, Action::At { square }) => tx.put(square),
        (Frame::Round(Step::Heroes), ..) => chosen.into_iter().for_each(|slot| tx.begin_turn(slot)),
        (Frame::Round(Step::Enemies), _, Action::At { square }) => {
            let constants = tx.rules.content.constants();
            let left = if tx.state.slow { constants.slow_actions } else { constants.enemy_actions };
            tx.push(Frame::Foe { at: square, left });
        }
        (Frame::Points { kind, .. }, _, Action::At { square }) => tx.appear(kind, square),
        (Frame::Place { kind, .. }, _, Action::At { square }) => {
            tx.pop();
            tx.appear(kind, square);
        }
        (Frame::Shift { who, at }, _, Action::At { square }) => {
            let slot = tx.state.slots().find(|slot| who >> slot.index() & 1 == 1);
            slot.into_iter().for_each(|slot| tx.put_hero(slot, who, at, square));
        }
        (Frame::Webs { kind, done, spiders }, _, Action::At { square }) => {
            let web = tx.movegen().webs(done).find(|(_, at)| *at == square);
            web.into_iter().for_each(|(place, at)| tx.weave(kind, done, spiders, place, at));
        }
        (Frame::Target { at }, ..) => {
            tx.pop();
            chosen.into_iter().for_each(|slot| tx.strike(at, slot));
        }
        (Frame::Hunt { at, .. }, _, Action::Hero { .. }) => tx.swap(Frame::Hunt { at, hero: chosen }),
        (Frame::Hunt { at, hero }, _, Action::At { square }) => tx.head_for(at, hero, square),
        (Frame::Stride { at, .. } | Frame::Prowl { at }, _, Action::At { square }) => tx.walk(at, square),
        (Frame::Guard { by, hero, damage, next }, _, answer) => tx.guard((by, hero, damage, next), answer == Action::Yes),
        (Frame::Actor { rule }, ..) => chosen.into_iter().for_each(|slot| tx.name_actor(rule, slot)),
        (Frame::Ask { effect, actor, who, at }, _, answer) => {
            tx.pop();
            let at = if let Action::At { square } = answer { Some(square) } else { at };
            tx.effect(effect, actor, chosen.or(who), at);
        }
        (Frame::Choice { options, actor }, _, Action::Option { number }) => {
            let effects = options.of(&tx.movegen().quest().options)[usize::from(number)].effects;
            tx.swap(Frame::Run { effects, actor });
        }
        (Frame::Pay { left }, _, Action::Pay { hero, item }) => {
            tx.state.slot_of(hero).into_iter().for_each(|slot| tx.pay(left, slot, item));
        }
        (Frame::Answer { with }, Some(by), answer) => tx.answer(by, with, answer == Action::Yes),
        (Frame::Turn, Some(slot), action) => tx.play_turn(slot, action),
        (Frame::Move { left, at, ignore }, Some(slot), action) => tx.play_move(slot, (left, at, ignore), action),
        (Frame::Charge { moved, .. }, Some(slot), action) => tx.play_charge(slot, moved, action),
        (Frame::Lay { card }, Some(slot), Action::Lay { edge, rotation }) => tx.lay(slot, card, edge, rotation),
        (Frame::Aim { item }, Some(slot), target) => {
            tx.pop();
            if item.is_some() { tx.aim_item(slot, target) } else { ability::aimed(tx, slot, target) }
        }
        (Frame::Second { weapon, at }, Some(slot), answer) => {
            tx.pop();
            let targets = match answer {
                Action::At { square } => {
                    ability::spend(tx, slot);
                    Targets::Two(at, square)
                }
                _ => Targets::One(at),
            };
            tx.throw(slot, weapon, targets);
        }
        (Frame::Whirl, Some(slot), Action::Whirl { weapon }) => {
            tx.pop();
            tx.throw(slot, weapon, Targets::Adjacent);
        }
        (Frame::Extra, Some(slot), Action::Attack { weapon, at }) => {
            tx.pop();
            tx.declare(slot, weapon, at);
        }
        (Frame::Rolled { targets, roll }, Some(slot), answer) => {
            tx.pop();
            let roll = if answer == Action::Yes { ability::change(tx, slot, roll) } else { roll };
            tx.land(slot, targets, roll);
        }
        (Frame::Trade { with }, Some(slot), action) => tx.play_trade(slot, with, action),
        _ => debug_assert!(false, "{action:?} is no choice here"),
    }
}

/// Goes on to the next decision. One with a single option is made without asking, except the turn menu (decision 5).
pub(crate) fn settle<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>) {
    while let (None, Some(frame)) = (tx.state.over, tx.state.business.top()) {
        if frame.rests() {
            tx.check_endings();
            if tx.state.over.is_some() {
                break;
            }
            if let Some(cue) = tx.state.cues.pop_at(0) {
                tx.push(Frame::Rules { rule: cue.rule, next: cue.rule, actor: cue.actor });
                continue;
            }
            if std::mem::take(&mut tx.state.due) {
                let rules = &tx.movegen().quest().rules;
                if let Some(rule) = rules.iter().position(|rule| rule.when == Trigger::Check) {
                    tx.push(Frame::Rules { rule: rule as u8, next: rule as u8, actor: None });
                    continue;
                }
            }
        }
        if !decides(tx, frame) {
            continue;
        }
        let (mut first, mut count) = (None, 0);
        options(&tx.movegen(), &mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        match first {
            Some(only) if count == 1 && frame != Frame::Turn => perform(tx, only),
            Some(_) => return,
            None => tx.dead_end(frame),
        }
    }
    if tx.state.over.is_some() {
        let state = &mut *tx.state;
        (state.business, state.turn, state.due) = (Stack::new(), None, false);
        (state.given, state.got) = (Tally::default(), Tally::default());
        state.cues.clear();
    }
}

/// Goes on with what needs no decision; whether one is needed.
fn decides<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, frame: Frame) -> bool {
    let stunned = tx.active().is_some_and(|slot| tx.state.hero(slot).stunned);
    match frame {
        Frame::Round(step) => return tx.advance(step),
        Frame::Turn | Frame::Move { .. } | Frame::Charge { .. } if stunned => tx.end_turn(),
        // CR-MOVE-9.
        Frame::Move { at, .. } if tx.active().and_then(|slot| tx.at(slot)) != Some(at) => {
            tx.active().into_iter().for_each(|slot| tx.end_move(slot));
        }
        Frame::Charge { moved: true, struck: true } => tx.pop(),
        Frame::Reveal { card, done } => tx.unfold(card, done),
        Frame::Points { card, kind } => return tx.fill_points(card, kind),
        Frame::Place { kind, at } => return tx.try_place(kind, at),
        Frame::Spawn { kind, left, at } => {
            tx.pop();
            if left > 0 && tx.movegen().supply(kind) > 0 {
                tx.push(Frame::Spawn { kind, left: left - 1, at });
                tx.push(Frame::Place { kind, at });
            }
        }
        Frame::Shift { who, at } => return tx.try_shift(who, at),
        Frame::Webs { kind, done, spiders } => return tx.try_webs(kind, done, spiders),
        Frame::Foe { at, left } => tx.act(at, left),
        Frame::Guard { by, hero, damage, next } => return tx.try_guard(by, hero, damage, next),
        Frame::Rules { rule, next, actor } => tx.next_rule(rule, next, actor),
        Frame::Run { effects, actor } => tx.next_effect(effects, actor),
        _ => return true,
    }
    false
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A question that has no answer: what it was about does not happen.
    fn dead_end(&mut self, frame: Frame) {
        match frame {
            // CR-EMOVE-5: no attack square can be reached.
            Frame::Hunt { at, .. } => self.swap(Frame::Prowl { at }),
            _ => self.pop(),
        }
    }
}
