//! Carrying out choices, and going on to the next one.

use crate::choice::options;
use crate::scene::Scene;
use crate::{Action, Event, Frame, Step, Tally, Targets, Trigger, ability};
use tabletop::{Chance, Log, Stack};

/// Carries out a choice.
pub(crate) fn perform<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, action: Action) {
    let Some(frame) = scene.state.business.top() else { return };
    let chosen = match action {
        Action::Hero { hero } => scene.state.slot_of(hero),
        _ => None,
    };
    match (frame, scene.active(), action) {
        (Frame::Pick, _, Action::Pick { hero, owner }) => scene.pick(hero, owner),
        (Frame::Put, _, Action::At { square }) => scene.put(square),
        (Frame::Round(Step::Heroes), ..) => chosen.into_iter().for_each(|slot| scene.begin_turn(slot)),
        (Frame::Round(Step::Enemies), _, Action::At { square }) => {
            let constants = scene.rules.content.constants();
            let left = if scene.state.slow { constants.slow_actions } else { constants.enemy_actions };
            scene.push(Frame::Foe { at: square, left });
        }
        (Frame::Points { kind, .. }, _, Action::At { square }) => scene.appear(kind, square),
        (Frame::Place { kind, .. }, _, Action::At { square }) => {
            scene.pop();
            scene.appear(kind, square);
        }
        (Frame::Shift { who, at }, _, Action::At { square }) => {
            let slot = scene.state.slots().find(|slot| who >> slot.index() & 1 == 1);
            slot.into_iter().for_each(|slot| scene.put_hero(slot, who, at, square));
        }
        (Frame::Webs { kind, done, spiders }, _, Action::At { square }) => {
            let web = scene.look().webs(done).find(|(_, at)| *at == square);
            web.into_iter().for_each(|(place, at)| scene.weave(kind, done, spiders, place, at));
        }
        (Frame::Target { at }, ..) => {
            scene.pop();
            chosen.into_iter().for_each(|slot| scene.strike(at, slot));
        }
        (Frame::Hunt { at, .. }, _, Action::Hero { .. }) => scene.swap(Frame::Hunt { at, hero: chosen }),
        (Frame::Hunt { at, hero }, _, Action::At { square }) => scene.head_for(at, hero, square),
        (Frame::Stride { at, .. } | Frame::Prowl { at }, _, Action::At { square }) => scene.walk(at, square),
        (Frame::Guard { by, hero, damage, next }, _, answer) => scene.guard((by, hero, damage, next), answer == Action::Yes),
        (Frame::Actor { rule }, ..) => chosen.into_iter().for_each(|slot| scene.name_actor(rule, slot)),
        (Frame::Ask { effect, actor, who, at }, _, answer) => {
            scene.pop();
            let at = if let Action::At { square } = answer { Some(square) } else { at };
            scene.effect(effect, actor, chosen.or(who), at);
        }
        (Frame::Choice { options, actor }, _, Action::Option { number }) => {
            let effects = options.of(&scene.look().quest().options)[usize::from(number)].effects;
            scene.swap(Frame::Run { effects, actor });
        }
        (Frame::Pay { left }, _, Action::Pay { hero, item }) => {
            scene.state.slot_of(hero).into_iter().for_each(|slot| scene.pay(left, slot, item));
        }
        (Frame::Answer { with }, Some(by), answer) => scene.answer(by, with, answer == Action::Yes),
        (Frame::Turn, Some(slot), action) => scene.play_turn(slot, action),
        (Frame::Move { left, at, ignore }, Some(slot), action) => scene.play_move(slot, (left, at, ignore), action),
        (Frame::Charge { moved, .. }, Some(slot), action) => scene.play_charge(slot, moved, action),
        (Frame::Lay { card }, Some(slot), Action::Lay { edge, rotation }) => scene.lay(slot, card, edge, rotation),
        (Frame::Aim { item }, Some(slot), target) => {
            scene.pop();
            if item.is_some() { scene.aim_item(slot, target) } else { ability::aimed(scene, slot, target) }
        }
        (Frame::Second { weapon, at }, Some(slot), answer) => {
            scene.pop();
            let targets = match answer {
                Action::At { square } => {
                    ability::spend(scene, slot);
                    Targets::Two(at, square)
                }
                _ => Targets::One(at),
            };
            scene.throw(slot, weapon, targets);
        }
        (Frame::Whirl, Some(slot), Action::Whirl { weapon }) => {
            scene.pop();
            scene.throw(slot, weapon, Targets::Adjacent);
        }
        (Frame::Extra, Some(slot), Action::Attack { weapon, at }) => {
            scene.pop();
            scene.declare(slot, weapon, at);
        }
        (Frame::Rolled { targets, roll }, Some(slot), answer) => {
            scene.pop();
            let roll = if answer == Action::Yes { ability::change(scene, slot, roll) } else { roll };
            scene.land(slot, targets, roll);
        }
        (Frame::Trade { with }, Some(slot), action) => scene.play_trade(slot, with, action),
        _ => debug_assert!(false, "{action:?} is no choice here"),
    }
}

/// Goes on to the next decision. One with a single option is made without asking, except the turn menu (decision 5).
pub(crate) fn settle<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>) {
    while let (None, Some(frame)) = (scene.state.over, scene.state.business.top()) {
        if frame.rests() {
            scene.check_endings();
            if scene.state.over.is_some() {
                break;
            }
            if let Some(cue) = scene.state.cues.pop_at(0) {
                scene.push(Frame::Rules { rule: cue.rule, next: cue.rule, actor: cue.actor });
                continue;
            }
            if std::mem::take(&mut scene.state.due) {
                let rules = &scene.look().quest().rules;
                if let Some(rule) = rules.iter().position(|rule| rule.when == Trigger::Check) {
                    scene.push(Frame::Rules { rule: rule as u8, next: rule as u8, actor: None });
                    continue;
                }
            }
        }
        if !decides(scene, frame) {
            continue;
        }
        let (mut first, mut count) = (None, 0);
        options(&scene.look(), &mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        match first {
            Some(only) if count == 1 && frame != Frame::Turn => perform(scene, only),
            Some(_) => return,
            None => scene.dead_end(frame),
        }
    }
    if scene.state.over.is_some() {
        let state = &mut *scene.state;
        (state.business, state.turn, state.due) = (Stack::new(), None, false);
        (state.given, state.got) = (Tally::default(), Tally::default());
        state.cues.clear();
    }
}

/// Goes on with what needs no decision; whether one is needed.
fn decides<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, frame: Frame) -> bool {
    let stunned = scene.active().is_some_and(|slot| scene.state.hero(slot).stunned);
    match frame {
        Frame::Round(step) => return scene.advance(step),
        Frame::Turn | Frame::Move { .. } | Frame::Charge { .. } if stunned => scene.end_turn(),
        // CR-MOVE-9.
        Frame::Move { at, .. } if scene.active().and_then(|slot| scene.at(slot)) != Some(at) => {
            scene.active().into_iter().for_each(|slot| scene.end_move(slot));
        }
        Frame::Charge { moved: true, struck: true } => scene.pop(),
        Frame::Reveal { card, done } => scene.unfold(card, done),
        Frame::Points { card, kind } => return scene.fill_points(card, kind),
        Frame::Place { kind, at } => return scene.try_place(kind, at),
        Frame::Spawn { kind, left, at } => {
            scene.pop();
            if left > 0 && scene.look().supply(kind) > 0 {
                scene.push(Frame::Spawn { kind, left: left - 1, at });
                scene.push(Frame::Place { kind, at });
            }
        }
        Frame::Shift { who, at } => return scene.try_shift(who, at),
        Frame::Webs { kind, done, spiders } => return scene.try_webs(kind, done, spiders),
        Frame::Foe { at, left } => scene.act(at, left),
        Frame::Guard { by, hero, damage, next } => return scene.try_guard(by, hero, damage, next),
        Frame::Rules { rule, next, actor } => scene.next_rule(rule, next, actor),
        Frame::Run { effects, actor } => scene.next_effect(effects, actor),
        _ => return true,
    }
    false
}

impl<C: Chance + ?Sized, L: Log<Event>> Scene<'_, C, L> {
    /// A question that has no answer: what it was about does not happen.
    fn dead_end(&mut self, frame: Frame) {
        match frame {
            // CR-EMOVE-5: no attack square can be reached.
            Frame::Hunt { at, .. } => self.swap(Frame::Prowl { at }),
            _ => self.pop(),
        }
    }
}
