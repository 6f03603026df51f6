//! What one touch can mean although it takes several actions: a walk to a far square, an attack after a Move, the next enemy.

use super::dark_spot;
use super::touches::{Claim, Crowd, claim};
use super::verbs::Button;
use crate::movegen::MoveGen;
use crate::words::{Speak, action_words};
use crate::{Action, Frame, Slot, Square, Squares, Step};
use stage::Plan;
use std::collections::BTreeMap;
use tabletop::{Game as _, Recording, Seed, Seeded};

/// Several actions, and how they are pointed at.
pub(super) struct Way {
    pub(super) claim: Claim,
    pub(super) actions: Vec<Action>,
    /// What it is called by: the last action where nothing else is said.
    goal: Goal,
}

enum Goal {
    Walk(Square),
    Last,
}

/// All plans of the seat that decides.
pub(super) fn all(speak: &Speak<'_>) -> Vec<Plan<Action>> {
    let look = speak.look();
    if speak.view.viewer.is_none() || speak.view.viewer != speak.view.to_act {
        return Vec::new();
    }
    let ways = ways(&look);
    let crowd = Crowd::at(&look, &ways);
    let words = |way: &Way| match (&way.goal, way.actions.last()) {
        (Goal::Walk(to), _) => say!(speak.lang, "action-walk", at = to.to_string()),
        (Goal::Last, Some(&last)) => action_words(speak, last),
        _ => String::new(),
    };
    ways.iter().map(|way| Plan { touches: crowd.touches(way.claim), actions: way.actions.clone(), words: words(way) }).collect()
}

/// All plans.
pub(super) fn ways(look: &MoveGen<'_>) -> Vec<Way> {
    let state = look.state;
    if state.over().is_some() {
        return Vec::new();
    }
    let hero = state.turn().map(|turn| turn.hero);
    let (mut ways, mut reveal) = (Vec::new(), false);
    match (state.business().last(), hero) {
        (Some(Frame::Round(Step::Enemies)), _) => {
            let idle = state.enemies().iter().find(|enemy| !enemy.acted);
            ways.extend(idle.map(|enemy| Way {
                claim: Claim::Press(Button::Next),
                actions: vec![Action::At { square: enemy.at }],
                goal: Goal::Last,
            }));
        }
        (Some(Frame::Turn), Some(slot)) if state.turn().is_some_and(|turn| turn.actions > 0) => {
            ways.extend(walks(look, slot, look.steps(slot), look.is_cornered(slot), &[Action::Move]));
            reveal = true;
        }
        (Some(Frame::Turn), Some(_)) => reveal = true,
        (Some(Frame::Charge { moved: false, .. }), Some(slot)) => {
            ways.extend(walks(look, slot, look.steps(slot), look.is_cornered(slot), &[Action::Move]));
        }
        (Some(&Frame::Move { left, ignore, .. }), Some(slot)) => {
            ways.extend(walks(look, slot, left, ignore, &[]));
            ways.extend(after_stop(look, slot));
            reveal = true;
        }
        _ => {}
    }
    if let Some(slot) = hero.filter(|_| reveal && look.rules.check(state, Action::Reveal).is_ok()) {
        ways.extend(reveals(look, slot));
    }
    ways
}

/// Walks of two steps and more within a Move, and of one where it has not begun.
fn walks(look: &MoveGen<'_>, slot: Slot, left: u8, ignore: bool, before: &[Action]) -> Vec<Way> {
    let Some(from) = look.hero(slot).at else { return Vec::new() };
    let walk = look.walk(slot, ignore);
    let dungeon = look.state.dungeon();
    let mut came: BTreeMap<Square, Square> = BTreeMap::new();
    let (mut seen, mut rim) = (Squares::NONE.with(from), vec![from]);
    let mut ways = Vec::new();
    for steps in 1..=left {
        let mut next = Vec::new();
        for &at in &rim {
            let (x, y) = dungeon.point(at);
            // Straight steps first: a walk looks as people walk.
            for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)] {
                let Some(to) = dungeon.square_at((x + dx, y + dy)).filter(|&to| walk.passable.has(to) && !seen.has(to)) else {
                    continue;
                };
                seen.add(to);
                came.insert(to, at);
                next.push(to);
            }
        }
        let ends = next.iter().filter(|&&to| walk.ends.has(to) && (steps > 1 || !before.is_empty()));
        ways.extend(ends.map(|&to| Way {
            claim: Claim::Place(super::spot(to), Button::Walk),
            actions: path(&came, from, to, before),
            goal: Goal::Walk(to),
        }));
        rim = next;
    }
    ways
}

fn path(came: &BTreeMap<Square, Square>, from: Square, to: Square, before: &[Action]) -> Vec<Action> {
    let mut back = vec![Action::Step { to }];
    let mut at = to;
    while let Some(&earlier) = came.get(&at).filter(|&&earlier| earlier != from) {
        back.push(Action::Step { to: earlier });
        at = earlier;
    }
    before.iter().copied().chain(back.into_iter().rev()).collect()
}

/// What can be done once the Move is over.
fn after_stop(look: &MoveGen<'_>, slot: Slot) -> Vec<Way> {
    let rules = look.rules;
    if rules.check(look.state, Action::Stop).is_err() {
        return Vec::new();
    }
    let mut state = look.state.clone();
    let mut luck = Seeded::new(Seed::numbered(0));
    let mut recording = Recording::of(&mut luck);
    rules.play(&mut state, Action::Stop, &mut recording, &mut ());
    let calm = recording.picks.is_empty() && state.turn().is_some_and(|turn| turn.hero == slot);
    if !calm || state.business().last() != Some(&Frame::Turn) {
        return Vec::new();
    }
    let then = MoveGen::of(rules, &state);
    let mut actions = Vec::new();
    rules.legal_actions(&state, &mut actions);
    let wanted = actions.into_iter().filter(|action| {
        matches!(
            action,
            Action::Attack { .. } | Action::Search { .. } | Action::Revive { .. } | Action::Quest { .. } | Action::End
        )
    });
    wanted.map(|action| Way { claim: claim(&then, action), actions: vec![Action::Stop, action], goal: Goal::Last }).collect()
}

/// The dark beside the hero can be touched to reveal it.
fn reveals(look: &MoveGen<'_>, slot: Slot) -> Vec<Way> {
    let Some(at) = look.hero(slot).at else { return Vec::new() };
    let (x, y) = look.state.dungeon().place(at.card());
    let way = |edge: crate::Edge| {
        let (dx, dy) = edge.delta();
        Way { claim: Claim::Place(dark_spot(x + dx, y + dy), Button::Reveal), actions: vec![Action::Reveal], goal: Goal::Last }
    };
    look.open_edges(slot).map(way).collect()
}
