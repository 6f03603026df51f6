//! What a viewer of the toy sees, and what it could be.

use crate::{COPIES, Fault, Frame, Hand, Held, Knowledge, Shown, State, Toy, View};
use tabletop::{Deck, Rng, Seat, Stack, Viewer};

impl Toy {
    pub(super) fn seen_by(&self, state: &State, viewer: Viewer) -> View {
        let shown = |owner: Seat, held: &Held| {
            let open = viewer.is(owner) || held.seen.iter().any(|seat| viewer.is(seat)) || self.is(Fault::ViewLeaks);
            Shown { kind: open.then_some(held.kind), seen: held.seen }
        };
        let hand = |owner: Seat| state.hand(owner).iter().map(|held| shown(owner, held)).collect();
        View {
            seats: state.seats,
            turn: state.turn,
            taken: state.taken,
            hands: Seat::first(state.seats).map(hand).collect(),
            points: state.points,
            deck: state.deck.len(),
            bottom: state.deck.bottom().to_vec(),
            pending: state.pending.frames().to_vec(),
        }
    }

    pub(super) fn imagine(&self, knowledge: &Knowledge, rng: &mut Rng) -> State {
        let View { seats, turn, taken, hands: shown, points, bottom, pending: frames, .. } = &knowledge.view;
        let mut loose = COPIES;
        let mut pending = Stack::new();
        frames.iter().for_each(|&frame| pending.push(frame));
        let declared = frames.iter().filter_map(|frame| match frame {
            Frame::Declared { kind, .. } => Some(*kind),
            Frame::Asked { .. } => None,
        });
        let forgotten = |owner: usize| self.is(Fault::ResampleForgetsOwnHand) && knowledge.viewer.is(Seat::at(owner));
        let cards = || shown.iter().enumerate().flat_map(|(owner, hand)| hand.iter().map(move |card| (owner, card)));
        let may_see = |owner: usize, card: &Shown| match knowledge.viewer {
            Viewer::Seat(seat) => (seat.index() == owner && !forgotten(owner)) || card.seen.has(seat),
            Viewer::Bystander => false,
        };
        let known = |(owner, card): (usize, &Shown)| card.kind.filter(|_| may_see(owner, card));
        for kind in declared.chain(bottom.iter().copied()).chain(cards().filter_map(known)) {
            loose[kind as usize] -= 1;
        }
        let mut pool: Vec<u8> = (0..4).flat_map(|kind| std::iter::repeat_n(kind, loose[kind as usize] as usize)).collect();
        rng.shuffle(&mut pool);
        let mut hands = [const { Hand::new_const() }; 3];
        for (owner, card) in cards() {
            let kind = known((owner, card)).or_else(|| pool.pop()).unwrap_or(0);
            hands[owner].push(Held { kind, seen: card.seen });
        }
        let mut rest = [0_u8; 4];
        pool.iter().for_each(|&kind| rest[kind as usize] += 1);
        if self.is(Fault::ResampleSwapsCard) && rest[0] > 0 {
            rest[0] -= 1;
            rest[1] += 1;
        }
        let mut deck = Deck::shuffled(rest);
        bottom.iter().for_each(|&kind| deck.put_under(kind as usize));
        State { seats: *seats, turn: *turn, taken: *taken, hands, points: *points, deck, pending }
    }
}

pub(super) fn validate(state: &State) -> Result<(), String> {
    let mut counts = *state.deck.loose();
    let declared = state.pending.frames().iter().filter_map(|frame| match frame {
        Frame::Declared { kind, .. } => Some(*kind),
        Frame::Asked { .. } => None,
    });
    let held = state.hands.iter().flatten().map(|held| held.kind);
    for kind in declared.chain(held).chain(state.deck.bottom().iter().copied()) {
        counts[kind as usize] = counts[kind as usize].saturating_add(1);
    }
    let seats = usize::from(state.seats);
    if counts != COPIES {
        return Err(format!("the cards are {counts:?}, not {COPIES:?}"));
    }
    if state.decides().index() >= seats || state.turn.index() >= seats {
        return Err("a seat that does not play decides".to_owned());
    }
    Ok(())
}
