//! What a hero or an enemy sees from where it stands, and whom it could attack (CR-LOS, CR-RANGE, CR-EATK, CR-EMOVE).

use super::spot;
use crate::look::Look;
use crate::words::{Speak, say};
use crate::{Action, Enemy, Slot, Square, Squares};
use tabletop::{Gaze, SpotId, Text};

/// The gaze of whoever stands at a place.
pub(super) fn of(speak: &Speak<'_>, place: SpotId) -> Option<Gaze> {
    let look = speak.look();
    let here = |slot: &Slot| look.hero(*slot).at.map(spot) == Some(place);
    // Heroes pass over others: whoever acts is meant, and a hero rather than the enemy below it.
    let acting = look.state.turn().map(|turn| turn.hero).filter(here);
    if let Some(slot) = acting.or_else(|| look.state.slots().find(here)) {
        return hero(speak, slot);
    }
    look.state.enemies().iter().find(|enemy| spot(enemy.at) == place).map(|enemy| foe(speak, enemy))
}

fn hero(speak: &Speak<'_>, slot: Slot) -> Option<Gaze> {
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
    let name = look.sheet(slot).name.to(speak.lang);
    Some(gaze(speak, name, at, seen, targets, Squares::NONE))
}

fn foe(speak: &Speak<'_>, enemy: &Enemy) -> Gaze {
    let look = speak.look();
    let place = |slot: Slot| look.hero(slot).at;
    let targets = look.targets(enemy).filter_map(place).collect();
    let prey = look.prey(enemy).into_iter().filter_map(place).collect();
    let seen = seen(&look, enemy.at, &look.free());
    gaze(speak, speak.enemy(enemy.kind), enemy.at, seen, targets, prey)
}

/// The floor that is seen from a square (CR-LOS-1 to CR-LOS-4).
fn seen(look: &Look<'_>, from: Square, clear: &Squares) -> Squares {
    let dungeon = look.state.dungeon();
    dungeon.floor().without(from).iter().filter(|&at| dungeon.sees(from, at, clear)).collect()
}

fn gaze(speak: &Speak<'_>, name: &str, at: Square, seen: Squares, targets: Squares, prey: Squares) -> Gaze {
    let count = seen.count() as i32;
    let squares = speak.lang.count(count, Text { en: "square", fr: "case" }, Text { en: "squares", fr: "cases" });
    let mut words = say!(speak, "{name} sees {squares}.", "{name}\u{a0}: voit {squares}.");
    for (set, text) in [
        (seen, Text { en: "In sight: ", fr: "En vue\u{a0}: " }),
        (targets, Text { en: "Can attack: ", fr: "Peut attaquer\u{a0}: " }),
        (prey, Text { en: "Can attack after a Move: ", fr: "Peut attaquer après un Mouvement\u{a0}: " }),
    ] {
        let who = names(speak, set);
        if !who.is_empty() {
            words.push_str(&format!(" {}{}.", text.to(speak.lang), who.join(", ")));
        }
    }
    let spots = |set: Squares| {
        let mut spots: Vec<SpotId> = set.iter().map(spot).collect();
        spots.sort_unstable();
        spots
    };
    Gaze { from: spot(at), seen: spots(seen), targets: spots(targets), prey: spots(prey), words }
}

/// Whoever stands on these squares: the heroes by name, the enemies by kind and number.
fn names(speak: &Speak<'_>, squares: Squares) -> Vec<String> {
    let look = speak.look();
    let state = look.state;
    let there = |slot: &Slot| look.hero(*slot).at.is_some_and(|at| squares.has(at));
    let mut names: Vec<String> =
        state.slots().filter(there).map(|slot| look.sheet(slot).name.to(speak.lang).to_owned()).collect();
    let mut kinds: Vec<(crate::Kind, usize)> = Vec::new();
    for enemy in state.enemies().iter().filter(|enemy| squares.has(enemy.at)) {
        match kinds.iter_mut().find(|(kind, _)| *kind == enemy.kind) {
            Some((_, number)) => *number += 1,
            None => kinds.push((enemy.kind, 1)),
        }
    }
    names.extend(kinds.into_iter().map(|(kind, number)| match number {
        1 => speak.enemy(kind).to_owned(),
        _ => format!("{} ×\u{a0}{number}", speak.enemy(kind)),
    }));
    names
}
