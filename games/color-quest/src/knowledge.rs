//! What a viewer can know, and other positions that it cannot tell from the true one (section 24).

use crate::deed::reacts;
use crate::movegen::MoveGen;
use crate::{Camp, Cards, ColorQuest, Frame, Potion, Source, State};
use tabletop::{Rng, Viewer};

/// All that a viewer can know. What is hidden from it is not in here.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    /// The position; cards of hidden hands lie in the deck.
    seen: State,
    /// How many cards each side holds of which the viewer does not see the faces.
    hidden: [u8; 2],
}

impl Knowledge {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Knowledge {
        let mut known = Knowledge { seen: state.clone(), hidden: [0; 2] };
        for camp in Camp::ALL.into_iter().filter(|&camp| !viewer.is(state.seat_of(camp))) {
            let hand = std::mem::take(&mut known.seen.hands[camp.index()]);
            known.hidden[camp.index()] = hand.total();
            let deck = known.seen.deck.loose_mut();
            deck.iter_mut().zip(hand.counts()).for_each(|(copies, more)| *copies += more);
        }
        known
    }

    pub(crate) fn into_seen(self) -> State {
        self.seen
    }

    /// A position that fits, with all that is hidden chosen at random. Everybody knows that a side that is asked could react
    /// (CQ-REA-11); deals in which it could not are dealt again.
    pub(crate) fn imagine(&self, rules: &ColorQuest, rng: &mut Rng) -> State {
        loop {
            let mut state = self.seen.clone();
            let mut unseen = Cards::of_each(*state.deck.loose());
            for camp in Camp::ALL {
                for _ in 0..self.hidden[camp.index()] {
                    let at = rng.index(unseen.total().into());
                    if let Some(card) = unseen.iter().nth(at) {
                        unseen.remove(card);
                        state.hands[camp.index()].add(card);
                    }
                }
            }
            *state.deck.loose_mut() = *unseen.counts();
            if fits(rules, &state) {
                return state;
            }
        }
    }
}

/// Whether the side that is asked could do what it is asked for.
pub(crate) fn fits(rules: &ColorQuest, state: &State) -> bool {
    let holds = |frame: &Frame| match *frame {
        Frame::Polymorph { camp, source: Source::Card, .. } => state.hand(camp).of(Potion::Polymorph) > 0,
        _ => true,
    };
    let asked = match state.business.top() {
        Some(Frame::Declared { deed }) => reacts(&MoveGen::of(rules, state), Some(&deed)),
        Some(Frame::LastCall) => reacts(&MoveGen::of(rules, state), None),
        _ => true,
    };
    asked && state.business.frames().iter().all(holds)
}
