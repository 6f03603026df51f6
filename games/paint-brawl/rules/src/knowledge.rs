//! What a viewer can know, and other positions that it cannot tell from the true one (section 24).

use crate::deed::{explodes, reacts};
use crate::{Card, Cards, Frame, PaintBrawl, Purpose, Stage, State};
use tabletop::{Rng, Seat, Viewer};

/// All that a viewer can know. What is hidden from it is not in here.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    /// The position without the cards that the viewer does not see: those of a common game lie in the pile, those of
    /// seats with piles of their own are nowhere.
    seen: State,
    viewer: Viewer,
    /// How many cards each seat holds.
    hands: [u8; 4],
}

impl Knowledge {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Knowledge {
        let mut known = Knowledge { seen: state.clone(), viewer, hands: state.hands.map(|hand| hand.total()) };
        for seat in Seat::first(state.seats).filter(|&seat| !viewer.is(seat)) {
            let hand = std::mem::take(&mut known.seen.hands[seat.index()]);
            if state.switches.tactical {
                known.seen.stocks[seat.index()] = Cards::default();
            } else {
                let pile = known.seen.pile.loose_mut();
                pile.iter_mut().zip(hand.counts()).for_each(|(copies, more)| *copies += more);
            }
        }
        known
    }

    /// A position that fits, with all that is hidden chosen at random. Everybody knows that a seat that is asked holds a
    /// card that it could play (PB-REACT-2); deals in which it does not are dealt again.
    pub(crate) fn imagine(&self, rules: &PaintBrawl, rng: &mut Rng) -> State {
        loop {
            let mut state = self.seen.clone();
            if state.stage == Stage::Playing {
                if state.switches.tactical {
                    self.deal_piles(rules, &mut state, rng);
                } else {
                    self.deal_hands(&mut state, rng);
                }
            }
            if fits(rules, &state) {
                return state;
            }
        }
    }

    fn hidden(&self) -> impl Iterator<Item = Seat> + use<> {
        let viewer = self.viewer;
        Seat::first(self.seen.seats).filter(move |&seat| !viewer.is(seat))
    }

    /// The hidden hands come from all the cards that the viewer has not seen.
    fn deal_hands(&self, state: &mut State, rng: &mut Rng) {
        let mut unseen = Cards::of_each(*state.pile.loose());
        for seat in self.hidden() {
            state.hands[seat.index()] = draw(&mut unseen, self.hands[seat.index()], rng);
        }
        *state.pile.loose_mut() = *unseen.counts();
    }

    /// Everybody knows what a seat began with, except the cards that were dealt to it by luck (PB-HID-3); those that it has
    /// shown it must have been dealt.
    fn deal_piles(&self, rules: &PaintBrawl, state: &mut State, rng: &mut Rng) {
        let seats = state.seats;
        let equal = rules.bonus.counts().map(|copies| copies / seats);
        let mut rest = Cards::of_each(rules.bonus.counts().map(|copies| copies % seats));
        let each = rest.total() / seats;
        let mut dealt = [Cards::default(); 4];
        for seat in Seat::first(seats) {
            let index = seat.index();
            // Of the viewer's own cards all are known, of the others' those that are used up.
            let known = |card: Card| {
                let used = state.spent[index].of(card);
                used + state.hands[index].of(card) + state.stocks[index].of(card)
            };
            for card in Card::ALL {
                for _ in 0..known(card).saturating_sub(equal[card.index()]) {
                    dealt[index].add(card);
                    rest.remove(card);
                }
            }
        }
        for seat in self.hidden() {
            let index = seat.index();
            let more = each - dealt[index].total();
            dealt[index].add_all(draw(&mut rest, more, rng));
            let left = |card: Card| equal[card.index()] + dealt[index].of(card) - state.spent[index].of(card);
            let mut own = Cards::of_each(Card::ALL.map(left));
            state.hands[index] = draw(&mut own, self.hands[index], rng);
            state.stocks[index] = own;
        }
    }
}

/// So many cards at random.
fn draw(from: &mut Cards, count: u8, rng: &mut Rng) -> Cards {
    let mut drawn = Cards::default();
    for _ in 0..count {
        let at = rng.index(from.total().into());
        if let Some(card) = from.iter().nth(at) {
            from.remove(card);
            drawn.add(card);
        }
    }
    drawn
}

/// Whether the seat that is asked could do what it is asked for.
pub(crate) fn fits(rules: &PaintBrawl, state: &State) -> bool {
    match state.business.top() {
        Some(Frame::Declared { deed, asked }) => reacts(rules, state, deed, asked),
        Some(Frame::Played { asked, .. }) => state.hands[asked.index()].has(Card::Immunity),
        Some(Frame::LastCall { asked }) => explodes(rules, state, asked),
        // Whoever chooses puddles for Kadamas has shown that it holds the card.
        Some(Frame::Collect { purpose: Purpose::Kadamas, .. }) => state.hands[state.active.index()].has(Card::Kadamas),
        Some(Frame::Take) => state.stocks[state.active.index()].kinds().count() > 1,
        _ => true,
    }
}
