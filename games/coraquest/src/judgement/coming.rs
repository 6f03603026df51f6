//! Who is about to come: a card was drawn, or a rule is placing them one by one.

use super::sense::Sense;
use super::weights::W;
use crate::{Effect, Frame, Kind, Place, Span, SpawnAt, Square, Trigger, Value};

/// How many of a kind, in the mean, and where: a square, and how far from it.
pub(super) fn each(sense: &Sense<'_>, mut tell: impl FnMut(Kind, f32, Square, f32)) {
    let state = sense.movegen.state;
    let here = state.turn.and_then(|turn| sense.movegen.hero(turn.hero).at);
    let mut told = false;
    for frame in state.business.frames() {
        match (*frame, here) {
            (Frame::Lay { card }, Some(at)) => {
                sense.symbols().chain(sense.ambush(card)).for_each(|(kind, count)| tell(kind, count, at, W.guest_gap));
            }
            (Frame::Reveal { card, .. }, Some(at)) => {
                sense.ambush(card).for_each(|(kind, count)| tell(kind, count, at, W.guest_gap));
            }
            (Frame::Place { kind, at }, _) => tell(kind, 1.0, at, 0.0),
            (Frame::Spawn { kind, left, at }, _) => tell(kind, f32::from(left), at, 0.0),
            (Frame::Run { effects, .. }, _) => placed(sense, effects, &mut tell),
            _ => continue,
        }
        told |= !matches!(frame, Frame::Lay { .. } | Frame::Reveal { .. });
    }
    // Rules that wait for nothing else run next (CR-QL-11).
    if told {
        let rules = sense.movegen.quest().rules.iter().enumerate();
        let next = rules.filter(|(number, rule)| rule.when == Trigger::Check && sense.movegen.runs(*number, None));
        next.for_each(|(_, rule)| placed(sense, rule.effects, &mut tell));
    }
}

/// Those whom effects will place for certain.
fn placed(sense: &Sense<'_>, effects: Span, tell: &mut impl FnMut(Kind, f32, Square, f32)) {
    for effect in effects.of(&sense.movegen.quest().effects) {
        let &Effect::Spawn { kind, n: Value::Number(n), at: SpawnAt::Place(place) } = effect else { continue };
        let at = match place {
            Place::Spot(card) => sense.movegen.spot(card),
            Place::Centre(card) => Some(Square::centre(card)).filter(|_| sense.movegen.state.dungeon.has(card)),
            Place::Hero | Place::Enemy(_) => None,
        };
        if let Some(at) = at {
            tell(kind, f32::from(n.max(0)), at, 0.0);
        }
    }
}
