//! Turns and their sequences (section 14).

use crate::goal;
use crate::tx::Tx;
use crate::{Camp, Ending, Event, Frame, Marks, Parry, Passive, Sequence, Spot};
use tabletop::{Chance, Log, Stack};

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A turn begins (CQ-TRN-2).
    pub(crate) fn begin_turn(&mut self, camp: Camp) {
        let state = &mut *self.state;
        state.active = camp;
        state.sequence = Sequence::Powers;
        state.parry = Parry::Ready;
        match camp {
            Camp::Gaia => state.round += 1,
            Camp::Kaos => state.ronin_moved = false,
        }
        let special = self.movegen().special;
        let field = &mut self.state.field;
        field.mark_all(|figure| figure.marks.without(Marks::OF_TURN));
        for at in field.of(camp) {
            let figure = field.figure(at);
            let held = special.has(at) && figure.is_some_and(|figure| !figure.is(Marks::STUNNED));
            field.mark(at, |marks| {
                let marks = marks.without(Marks::IMMUNE).without(Marks::INVISIBLE).with(Marks::OLD);
                if held { marks.with(Marks::MUST) } else { marks }
            });
        }
        let round = self.state.round;
        self.tell(Event::Turn { camp, round });
    }

    /// A sequence ends (CQ-TRN-5).
    pub(crate) fn end_sequence(&mut self) {
        let camp = self.state.active;
        let sequence = match self.state.sequence {
            Sequence::Powers => Sequence::Moves,
            Sequence::Moves => Sequence::Attacks,
            Sequence::Attacks | Sequence::Tidying => Sequence::Tidying,
        };
        self.state.sequence = sequence;
        if sequence == Sequence::Tidying {
            let open = self.state.hand(camp.other()).total() > 0;
            self.tell(Event::TurnEnded { camp, open });
            self.push(Frame::Tidy { step: 0 });
        } else {
            self.tell(Event::Sequence { camp, sequence });
        }
    }

    /// The steps of S4 (CQ-TRN-8).
    pub(crate) fn tidy(&mut self, step: u8) {
        self.state.business.pop();
        if step < 5 {
            self.push(Frame::Tidy { step: step + 1 });
        }
        match step {
            0 => self.push(Frame::LastCall),
            1 => self.win_die(),
            2 => self.stand_up(),
            3 => {
                let movegen = self.movegen();
                let wet = movegen.special & movegen.field.puddles().all();
                wet.iter().for_each(|at| self.erase(at));
            }
            4 => {
                let dry = self.state.field.dice.iter().all(Option::is_none);
                if dry && self.rules.reserve(self.state) > 0 {
                    self.push(Frame::Drought { fragment: 0 });
                }
            }
            _ => self.end_turn(),
        }
    }

    /// The passive Kadamas (CQ-PAS-4, CQ-DIE-10).
    fn win_die(&mut self) {
        let camp = self.state.active;
        let movegen = self.movegen();
        let rests = |at| {
            movegen
                .figure(at)
                .is_some_and(|figure| figure.is(Marks::OLD) && !figure.is(Marks::USED) && movegen.has(figure, Passive::Kadamas))
        };
        let due = movegen.state.pool(camp).hero().is_none() && movegen.rules.reserve(movegen.state) > 0;
        if due && movegen.field.of(camp).iter().any(rests) {
            let die = self.roll();
            self.tell(Event::Rolled { camp, die });
            self.state.pools[camp.index()].put(Spot::Hero, die);
            self.tell(Event::Stowed { camp, die, spot: Spot::Hero });
        }
    }

    /// CQ-STA-3.
    fn stand_up(&mut self) {
        for at in self.state.field.of(self.state.active) {
            if let Some(figure) = self.figure(at).filter(|figure| figure.is(Marks::STUNNED)) {
                self.state.field.mark(at, |marks| marks.without(Marks::STUNNED));
                self.tell(Event::StoodUp { figure, at });
            }
        }
    }

    fn end_turn(&mut self) {
        let camp = self.state.active;
        if goal::has_arrived(self.rules, self.state) {
            self.end(Ending::Goal(camp));
        } else if camp == Camp::Kaos && self.state.round >= self.rules.constants.rounds {
            self.end(Ending::Limit);
        } else {
            self.begin_turn(camp.other());
        }
    }

    /// The game is over; nothing waits any more (CQ-END-1).
    pub(crate) fn end(&mut self, ending: Ending) {
        self.state.over = Some(ending);
        self.state.business = Stack::new();
        self.state.cause = crate::Cause::Nobody;
        self.state.struck = [false; 2];
        self.state.changed = [false; 2];
        self.tell(Event::Ended { ending });
    }
}
