//! Whether what waits can wait there.

use super::require;
use crate::movegen::MoveGen;
use crate::trade::MOST_CANCELLED;
use crate::{Frame, Slot, Step, version};

pub(super) fn validate(movegen: &MoveGen<'_>) -> Result<(), String> {
    let state = movegen.state;
    if state.over.is_some() {
        let idle = state.business().is_empty() && state.turn.is_none() && state.cues.is_empty() && !state.due;
        return require(idle, || "the game is over, but something waits".to_owned());
    }
    let bottom = matches!(state.business().first(), Some(Frame::Pick | Frame::Put | Frame::Round(_)));
    require(bottom, || "nothing is being decided".to_owned())?;
    for pair in state.business().windows(2) {
        require(may_wait(pair[0], pair[1]), || format!("{:?} cannot wait for {:?}", pair[0], pair[1]))?;
    }
    for frame in state.business() {
        let fits = match *frame {
            Frame::Lay { card } => !state.dungeon.has(card) && (!card.is_story() || movegen.quest().tells(card)),
            Frame::Reveal { card, .. } | Frame::Points { card, .. } => state.dungeon.has(card),
            _ => true,
        };
        require(fits, || "a card waits that is laid already, or not yet".to_owned())?;
        let partner = match *frame {
            Frame::Trade { with } | Frame::Answer { with } => Some(with),
            _ => None,
        };
        require(partner.is_none_or(|with| trades(movegen, with)), || "a trade that cannot be (CR-TRADE-2)".to_owned())?;
    }
    let trading = matches!(state.business().last(), Some(Frame::Trade { .. } | Frame::Answer { .. }));
    require(trading || state.given.is_empty() && state.got.is_empty(), || "a list without a trade (CR-TRADE-2)".to_owned())?;
    let cancelled = state.turn.map_or(0, |turn| turn.cancelled);
    let most = if version::cancelling_a_trade_costs_nothing(movegen.rules) { MOST_CANCELLED - u8::from(trading) } else { 0 };
    require(cancelled <= most, || format!("{cancelled} trades were cancelled (CR-TURN-8)"))?;
    let turns = state.business().iter().filter(|frame| **frame == Frame::Turn).count();
    require(turns == usize::from(state.turn.is_some()), || "a turn is there without its menu".to_owned())?;
    let early = matches!(state.step(), None | Some(Step::Opening | Step::Dawn));
    require(state.round > 0 || early, || "round 0 is no round (CR-ROUND-2)".to_owned())
}

/// Whether `above` can have come up while `below` was going on.
fn may_wait(below: Frame, above: Frame) -> bool {
    let own = matches!(below, Frame::Turn | Frame::Move { .. });
    let told = below.rests() || matches!(below, Frame::Rules { .. } | Frame::Run { .. });
    match above {
        Frame::Pick | Frame::Put | Frame::Round(_) => false,
        Frame::Turn => below == Frame::Round(Step::Heroes),
        Frame::Charge { .. } | Frame::Whirl | Frame::Trade { .. } | Frame::Answer { .. } => below == Frame::Turn,
        Frame::Move { .. } => matches!(below, Frame::Turn | Frame::Charge { .. }),
        Frame::Lay { .. } | Frame::Reveal { .. } | Frame::Aim { .. } | Frame::Extra => own,
        Frame::Second { .. } | Frame::Rolled { .. } => own || matches!(below, Frame::Charge { .. }),
        Frame::Foe { .. } => below == Frame::Round(Step::Enemies),
        Frame::Target { .. } | Frame::Hunt { .. } | Frame::Stride { .. } | Frame::Prowl { .. } | Frame::Guard { .. } => {
            matches!(below, Frame::Foe { .. })
        }
        Frame::Points { .. } => matches!(below, Frame::Reveal { .. }),
        Frame::Place { .. } => told || matches!(below, Frame::Webs { .. } | Frame::Spawn { .. }),
        Frame::Actor { .. } => matches!(below, Frame::Rules { .. }),
        Frame::Rules { .. } => below.rests(),
        Frame::Run { .. }
        | Frame::Ask { .. }
        | Frame::Choice { .. }
        | Frame::Pay { .. }
        | Frame::Spawn { .. }
        | Frame::Shift { .. }
        | Frame::Webs { .. } => told,
    }
}

/// Whether what is on the list can change hands.
fn trades(movegen: &MoveGen<'_>, with: Slot) -> bool {
    let Some(turn) = movegen.state.turn else { return false };
    let (given, got) = (&movegen.state.given, &movegen.state.got);
    let (mine, theirs) = (&movegen.hero(turn.hero).bag, &movegen.hero(with).bag);
    let gives = given.iter().all(|(item, copies)| copies <= mine.of(item) && !got.has(item));
    let takes = got.iter().all(|(item, copies)| copies <= theirs.of(item));
    with != turn.hero && turn.actions > 0 && gives && takes
}
