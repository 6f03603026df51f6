//! Deeds: declared, paid, answered, done (CQ-REA-1).

use crate::ability::More;
use crate::movegen::MoveGen;
use crate::tx::{Tx, two};
use crate::{Ability, Action, Aim, Aims, Camp, Cause, Class, Deed, Event, Frame, Marks, Parry, Part, Passive, Spot};
use crate::{choice, goal, instant, potion};
use paint::{Colour, Square};
use tabletop::{Chance, Log};

/// Whether the opponent may react to a deed, or at the end of a turn (CQ-REA-2, CQ-REA-9).
pub(crate) fn reacts(movegen: &MoveGen<'_>, deed: Option<&Deed>) -> bool {
    let camp = choice::reactor(movegen);
    let mut found = false;
    instant::list_reactions(movegen, deed, camp, &mut |_| found = true);
    found || potion::reacts(movegen, deed, camp)
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A deed has another aim.
    pub(crate) fn advance(&mut self, mut deed: Deed, aim: Aim) {
        deed.aims = deed.aims.with(aim);
        match deed.ability.more(&self.movegen(), &deed) {
            More::Done => self.commit(deed),
            More::Optional | More::Needed => self.push(Frame::Choosing { deed }),
        }
    }

    /// A deed has all its aims.
    pub(crate) fn commit(&mut self, deed: Deed) {
        match choice::cost(&self.movegen(), deed.part) {
            0 => self.declare(deed),
            left => self.push(Frame::Paying { deed, left }),
        }
    }

    /// A die goes back to the reserve before the power is done (CQ-DIE-8).
    pub(crate) fn pay(&mut self, die: Colour, spot: Spot) {
        let Some(Frame::Paying { deed, left }) = self.state.business.pop() else { return };
        let camp = self.state.active;
        self.state.pools[camp.index()].take(spot, die);
        self.tell(Event::Paid { camp, die, spot });
        match left {
            1 => self.declare(deed),
            _ => self.push(Frame::Paying { deed, left: left - 1 }),
        }
    }

    /// Pays by itself where nothing is to be chosen (decision 10); whether it did.
    pub(crate) fn pay_alone(&mut self, deed: &Deed, left: u8) -> bool {
        let pool = self.state.pool(self.state.active);
        let hero = u8::from(deed.kind.is_hero() && pool.hero().is_some());
        let all = pool.gauged() + hero <= left;
        let (Some(Action::Pay { die, spot }), second) = two(choice::dice(&self.movegen(), deed)) else { return false };
        if !all && second.is_some() {
            return false;
        }
        self.pay(die, spot);
        true
    }

    /// The figure is used (CQ-TRN-9), and the opponent may react.
    fn declare(&mut self, deed: Deed) {
        let mark = |marks: Marks| match deed.part {
            Part::Move if marks.has(Marks::MOVED) => marks.with(Marks::MOVED_AGAIN),
            Part::Move => marks.with(Marks::MOVED).without(Marks::MUST),
            Part::Attack if marks.has(Marks::ATTACKED) => marks.with(Marks::ATTACKED_AGAIN),
            Part::Attack => marks.with(Marks::ATTACKED),
            Part::Special => marks.with(Marks::SPECIAL),
            Part::Blast => marks.with(Marks::BLAST),
            Part::Rise => marks.with(Marks::RISEN),
        };
        self.state.field.mark(deed.by, mark);
        if deed.ability == Ability::MultipleShot {
            let left = self.rules.constants.shots - 1;
            self.push(Frame::Shots { by: deed.by, left });
        }
        self.announce(deed);
    }

    fn announce(&mut self, deed: Deed) {
        let camp = self.state.active;
        let open = self.state.hand(camp.other()).total() > 0;
        if let Some(figure) = self.figure(deed.by) {
            self.tell(Event::Declared { camp, figure, deed, open });
        }
        self.push(Frame::Declared { deed });
    }

    /// The next shot of a Multiple Shot is an action of its own (CQ-MSHO-1).
    pub(crate) fn shoot(&mut self, by: Square, left: u8, aim: Aim) {
        self.state.business.pop();
        if left > 1 {
            self.push(Frame::Shots { by, left: left - 1 });
        }
        let Some(deed) = choice::shot(&self.movegen(), by) else { return };
        self.announce(Deed { aims: Aims::NONE.with(aim), ..deed });
    }

    /// The declared deed has no effect, but is spent (CQ-REA-6).
    pub(crate) fn cancel(&mut self) {
        if let Some(Frame::Declared { deed }) = self.state.business.top() {
            self.state.business.pop();
            self.tell(Event::Cancelled { deed });
        }
    }

    /// Nobody reacts any more: the deed is done, if its figure still can (CQ-REA-7).
    pub(crate) fn perform(&mut self) {
        let Some(Frame::Declared { deed }) = self.state.business.pop() else { return };
        let able = self.figure(deed.by).filter(|figure| {
            let same = figure.class() != Class::Paint || figure.kind == deed.kind;
            figure.camp() == self.state.active && !figure.is(Marks::STUNNED) && same
        });
        let Some(figure) = able else {
            self.tell(Event::Lost { deed });
            return;
        };
        let movegen = self.movegen();
        let cause = match deed.ability.is_offensive(&movegen, &deed) {
            true if movegen.has(figure, Passive::Implacable) => Cause::Implacable(figure.camp()),
            true => Cause::Figure(figure.camp()),
            false => Cause::Nobody,
        };
        self.begin(cause);
        deed.ability.resolve(self, &deed);
    }

    /// Something begins to happen; what comes after it waits.
    pub(crate) fn begin(&mut self, cause: Cause) {
        self.state.cause = cause;
        self.state.struck = [false; 2];
        self.push(Frame::Aftermath);
    }

    /// Something has happened altogether: victory is looked at, then fragments are refilled (CQ-REA-1, CQ-STA-22).
    pub(crate) fn conclude(&mut self) {
        self.state.business.pop();
        self.state.cause = Cause::Nobody;
        self.state.struck = [false; 2];
        if self.state.parry == Parry::Now {
            self.state.parry = Parry::Spent;
        }
        let changed = std::mem::take(&mut self.state.changed);
        goal::movegen(self);
        let active = self.state.active;
        for camp in [active.other(), active] {
            if self.state.over.is_none() && changed[camp.index()] {
                self.push(Frame::Levels { camp });
            }
        }
    }

    /// Everything that happens by itself, until somebody decides.
    pub(crate) fn settle(&mut self) {
        while self.state.over.is_none() {
            if self.state.field.count(crate::Kind::Newcomer) > 0 && self.state.business.top() != Some(Frame::Caste) {
                self.push(Frame::Caste);
            }
            if !self.settle_once() {
                return;
            }
        }
    }

    /// Whether something happened by itself.
    fn settle_once(&mut self) -> bool {
        let Some(frame) = self.state.business.top() else { return self.set_up() };
        match frame {
            Frame::Paying { deed, left } => return self.pay_alone(&deed, left),
            Frame::Declared { deed } if !reacts(&self.movegen(), Some(&deed)) => self.perform(),
            Frame::Played { camp, die, chosen, immunities } => {
                if instant::may_ward(&self.movegen(), camp, die, chosen, immunities) {
                    return false;
                }
                self.settle_instant();
            }
            Frame::Shots { by, .. } => {
                let movegen = self.movegen();
                if choice::shot(&movegen, by).is_some_and(|deed| deed.ability.any(&movegen, &deed)) {
                    return false;
                }
                self.state.business.pop();
            }
            Frame::Push { by, left } => return self.settle_push(by, left),
            Frame::Collect { camp, fragment } => self.collect(camp, fragment),
            Frame::Levels { camp } => return self.settle_levels(camp),
            Frame::Drought { fragment } => self.settle_drought(fragment),
            Frame::Arrive { at } => self.arrive(at),
            Frame::Tunnel { at } => return self.settle_tunnel(at),
            Frame::Caste => return self.settle_caste(),
            Frame::Aftermath => self.conclude(),
            Frame::LastCall if !reacts(&self.movegen(), None) => {
                self.state.business.pop();
            }
            Frame::Tidy { step } => self.tidy(step),
            _ => return false,
        }
        true
    }

    /// Gaia chooses castes one after another, in board order (CQ-ATK-5).
    fn settle_caste(&mut self) -> bool {
        let (first, second) = two(potion::castes(&self.movegen()));
        match (self.newcomer(), first, second) {
            (Some(_), Some(caste), None) => self.name_caste(caste),
            (Some(_), ..) => return false,
            (None, ..) => {
                self.state.business.pop();
            }
        }
        true
    }

    /// The first Khromaz without caste in board order.
    pub(crate) fn newcomer(&self) -> Option<Square> {
        let layout = self.rules.layout(self.state);
        let new = |at: &Square| self.figure(*at).is_some_and(|figure| figure.kind == crate::Kind::Newcomer);
        self.state.field.of(Camp::Gaia).iter().filter(new).min_by_key(|&at| layout.rank(at))
    }

    pub(crate) fn name_caste(&mut self, caste: crate::Kind) {
        if let Some((at, figure)) = self.newcomer().and_then(|at| Some((at, self.figure(at)?))) {
            self.become_(at, caste, figure.tint);
        }
    }
}
