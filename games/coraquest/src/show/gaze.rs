//! What a hero or an enemy sees from where it stands, and whom it could attack (CR-LOS, CR-RANGE, CR-EATK, CR-EMOVE).

use super::spot;
use crate::movegen::MoveGen;
use crate::words::{Speak, notes};
use crate::{Action, Enemy, Slot, Square, Squares};
use stage::{LineOfSight, SpotId};
use texts::Arg;

/// The gaze of whoever stands at a place.
pub(super) fn of(speak: &Speak<'_>, place: SpotId) -> Option<LineOfSight> {
    let look = speak.look();
    let here = |slot: &Slot| look.hero(*slot).at.map(spot) == Some(place);
    // Heroes pass over others: whoever acts is meant, and a hero rather than the enemy below it.
    let acting = look.state.turn().map(|turn| turn.hero).filter(here);
    if let Some(slot) = acting.or_else(|| look.state.slots().find(here)) {
        return hero(speak, slot);
    }
    look.state.enemies().iter().find(|enemy| spot(enemy.at) == place).map(|enemy| foe(speak, enemy))
}

fn hero(speak: &Speak<'_>, slot: Slot) -> Option<LineOfSight> {
    let look = speak.look();
    let at = look.hero(slot).at?;
    let mut targets = Squares::NONE;
    if !look.hero(slot).stunned {
        look.attacks(slot, &mut |action| {
            if let Action::Attack { at, .. } = action {
                targets.add(at);
            }
        });
    }
    let seen = seen(&look, at, &look.clear_for(slot));
    let name = speak.hero(look.hero(slot).id);
    Some(line_of_sight(speak, name, at, seen, targets, Squares::NONE))
}

fn foe(speak: &Speak<'_>, enemy: &Enemy) -> LineOfSight {
    let look = speak.look();
    let place = |slot: Slot| look.hero(slot).at;
    let targets = look.targets(enemy).filter_map(place).collect();
    let prey = look.prey(enemy).into_iter().filter_map(place).collect();
    let seen = seen(&look, enemy.at, &look.free());
    line_of_sight(speak, speak.enemy(enemy.kind), enemy.at, seen, targets, prey)
}

/// The floor that is seen from a square (CR-LOS-1 to CR-LOS-4).
fn seen(look: &MoveGen<'_>, from: Square, clear: &Squares) -> Squares {
    let dungeon = look.state.dungeon();
    dungeon.floor().without(from).iter().filter(|&at| dungeon.sees(from, at, clear)).collect()
}

fn line_of_sight(speak: &Speak<'_>, name: Arg, at: Square, seen: Squares, targets: Squares, prey: Squares) -> LineOfSight {
    let mut sentences = vec![msg!("gaze-sees", who = name, count = seen.count())];
    for (set, sentence) in [(seen, msg!("gaze-sight")), (targets, msg!("gaze-attack")), (prey, msg!("gaze-prey"))] {
        let names = names(speak, set);
        if !names.is_empty() {
            sentences.push(sentence.with("names", notes(names)));
        }
    }
    let sentences: Vec<String> = sentences.iter().map(|sentence| sentence.say(speak.lang)).collect();
    let words = sentences.join(" ");
    let spots = |set: Squares| {
        let mut spots: Vec<SpotId> = set.iter().map(spot).collect();
        spots.sort_unstable();
        spots
    };
    LineOfSight { from: spot(at), seen: spots(seen), targets: spots(targets), prey: spots(prey), words }
}

/// Whoever stands on these squares: the heroes by name, the enemies by kind and number.
fn names(speak: &Speak<'_>, squares: Squares) -> Vec<Arg> {
    let look = speak.look();
    let state = look.state;
    let there = |slot: &Slot| look.hero(*slot).at.is_some_and(|at| squares.has(at));
    let mut names: Vec<Arg> = state.slots().filter(there).map(|slot| speak.hero(look.hero(slot).id)).collect();
    let mut kinds: Vec<(crate::Kind, usize)> = Vec::new();
    for enemy in state.enemies().iter().filter(|enemy| squares.has(enemy.at)) {
        match kinds.iter_mut().find(|(kind, _)| *kind == enemy.kind) {
            Some((_, number)) => *number += 1,
            None => kinds.push((enemy.kind, 1)),
        }
    }
    names.extend(kinds.into_iter().map(|(kind, number)| match number {
        1 => speak.enemy(kind),
        _ => msg!("gaze-several", enemy = speak.enemy(kind), count = number).into(),
    }));
    names
}
