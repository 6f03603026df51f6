//! Trades (CR-TRADE): a list of small choices, then the partner's answer.

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Event, Frame, ItemId, Slot, Tally, Turn, version};
use tabletop::{Chance, Log, Refusal};

/// After so many cancelled trades none is begun in that turn any more (CR-TURN-8).
pub(crate) const MOST_CANCELLED: u8 = 3;

impl MoveGen<'_> {
    /// Whether a trade may still be proposed to this partner in this turn (CR-TURN-8).
    pub(crate) fn may_propose(turn: &Turn, other: Slot) -> bool {
        turn.refused >> other.index() & 1 == 0 && turn.cancelled < MOST_CANCELLED
    }

    /// Copies of an item that can still be put on the list; what goes one way does not come back.
    fn left(bag: &Tally, listed: &Tally, other: &Tally, item: ItemId) -> bool {
        bag.of(item) > listed.of(item) && !other.has(item)
    }

    pub(crate) fn list_trade(&self, by: Slot, with: Slot, push: &mut impl FnMut(Action)) {
        let (given, got) = (&self.state.given, &self.state.got);
        let (mine, theirs) = (&self.hero(by).bag, &self.hero(with).bag);
        mine.iter().filter(|(item, _)| Self::left(mine, given, got, *item)).for_each(|(item, _)| push(Action::Give { item }));
        theirs.iter().filter(|(item, _)| Self::left(theirs, got, given, *item)).for_each(|(item, _)| push(Action::Take { item }));
        if !given.is_empty() || !got.is_empty() {
            push(Action::Done);
        }
        push(Action::Cancel);
    }

    pub(crate) fn check_trade(&self, by: Slot, with: Slot, action: Action) -> Result<(), Refusal> {
        let (given, got) = (&self.state.given, &self.state.got);
        let fits = match action {
            Action::Give { item } => Self::left(&self.hero(by).bag, given, got, item),
            Action::Take { item } => Self::left(&self.hero(with).bag, got, given, item),
            Action::Done => !given.is_empty() || !got.is_empty(),
            Action::Cancel => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::by("CR-TRADE-2")) }
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    pub(crate) fn play_trade(&mut self, by: Slot, with: Slot, action: Action) {
        match action {
            Action::Give { item } => self.state.given.add(item),
            Action::Take { item } => self.state.got.add(item),
            Action::Done => {
                self.pop();
                if self.state.hero(by).owner == self.state.hero(with).owner {
                    return self.agree(by, with);
                }
                let (hero, partner) = (self.id(by), self.id(with));
                self.tell(Event::Proposed { hero, with: partner });
                self.push(Frame::Answer { with });
            }
            _ => {
                self.pop();
                self.forget();
                self.cancel(with);
            }
        }
    }

    /// The trade is given up before it was proposed (CR-TRADE-2).
    fn cancel(&mut self, with: Slot) {
        if !version::cancelling_a_trade_costs_nothing(self.rules) {
            return self.shun(with);
        }
        if let Some(turn) = &mut self.state.turn {
            turn.cancelled += 1;
        }
    }

    /// No trade with this partner is proposed again in this turn (CR-TURN-8).
    fn shun(&mut self, with: Slot) {
        if let Some(turn) = &mut self.state.turn {
            turn.refused |= 1 << with.index();
        }
    }

    /// The partner answers (CR-TRADE-3).
    pub(crate) fn answer(&mut self, by: Slot, with: Slot, yes: bool) {
        self.pop();
        if yes {
            return self.agree(by, with);
        }
        self.forget();
        let (hero, partner) = (self.id(by), self.id(with));
        self.tell(Event::Refused { hero, with: partner });
        self.shun(with);
    }

    fn forget(&mut self) {
        (self.state.given, self.state.got) = (Tally::default(), Tally::default());
    }

    fn agree(&mut self, by: Slot, with: Slot) {
        let (given, got) = (self.state.given.empty(), self.state.got.empty());
        if let Some(turn) = &mut self.state.turn {
            turn.actions -= 1;
        }
        let (hero, partner) = (self.id(by), self.id(with));
        self.tell(Event::Traded { hero, with: partner });
        for (from, to, items) in [(by, with, given), (with, by, got)] {
            for (item, copies) in items.iter() {
                for _ in 0..copies {
                    self.give_up(from, item);
                    let (giver, taker) = (self.id(from), self.id(to));
                    self.tell(Event::Handed { from: giver, to: taker, item });
                }
            }
        }
        // All changes hands at once: armour that comes is the first one only if none stays.
        for (to, items) in [(with, given), (by, got)] {
            for (item, copies) in items.iter() {
                (0..copies).for_each(|_| self.receive(to, item));
            }
        }
    }
}
