//! Dice: collected, put away, rolled and put on crystals (section 10).

use crate::movegen::MoveGen;
use crate::tx::{Tx, two};
use crate::{Camp, Ending, Event, Frame, Scenario, Shown, Spot};
use paint::{Colour, Square};
use tabletop::{Chance, Log};

/// Where a collected die may go (CQ-DIE-3, CQ-SCN-4).
pub(crate) fn spots(movegen: &MoveGen<'_>, camp: Camp, die: Colour) -> impl Iterator<Item = Spot> {
    let pool = movegen.state.pool(camp);
    let instant = (!pool.instant(die)).then_some(Spot::Instant);
    let gauge = (pool.gauged() < movegen.rules.constants.gauge).then_some(Spot::Gauge);
    let reserve = (movegen.state.scenario == Scenario::Harvest).then_some(Spot::Reserve);
    [instant, gauge, reserve].into_iter().flatten()
}

/// Whether a fragment has no die, and room for one.
pub(crate) fn takes_die(movegen: &MoveGen<'_>, fragment: u8) -> bool {
    let index = usize::from(fragment);
    movegen.field.dice[index].is_none() && !movegen.free_crystals(index).is_empty()
}

/// The fragments that a hero's owner may refill (CQ-DIE-9).
pub(crate) fn empty_fragments(movegen: &MoveGen<'_>) -> impl Iterator<Item = u8> {
    let dice = movegen.rules.reserve(movegen.state) > 0;
    (0..4).filter(move |&fragment| dice && takes_die(movegen, fragment))
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A die is collected.
    pub(crate) fn collect(&mut self, camp: Camp, fragment: u8) {
        self.state.business.pop();
        let Some(Shown { at, colour: die }) = self.state.field.dice[usize::from(fragment)].take() else { return };
        self.tell(Event::Collected { camp, die, at });
        if self.state.scenario == Scenario::Harvest {
            self.state.harvest[camp.index()] += 1;
            if self.state.harvest[camp.index()] >= self.rules.harvest(camp) {
                // The die lies nowhere any more: it counts as back in the reserve.
                return self.end(Ending::Goal(camp));
            }
        }
        match two(spots(&self.movegen(), camp, die)) {
            (Some(_), Some(_)) => self.push(Frame::Stow { camp, die, fragment }),
            (spot, _) => self.stow(camp, die, fragment, spot.unwrap_or(Spot::Reserve)),
        }
    }

    /// The die is put away; the other side refills the fragment (CQ-DIE-5).
    pub(crate) fn stow(&mut self, camp: Camp, die: Colour, fragment: u8, spot: Spot) {
        self.state.pools[camp.index()].put(spot, die);
        self.tell(Event::Stowed { camp, die, spot });
        self.refill(camp.other(), fragment);
    }

    /// A die is rolled for a fragment, if there is one and room for it (CQ-DIE-6, CQ-HID-4).
    pub(crate) fn refill(&mut self, camp: Camp, fragment: u8) {
        let crystals = self.movegen().free_crystals(usize::from(fragment));
        if crystals.is_empty() || self.rules.reserve(self.state) == 0 {
            return;
        }
        let die = self.roll_for(camp);
        self.offer(camp, fragment, die);
    }

    pub(crate) fn roll_for(&mut self, camp: Camp) -> Colour {
        let die = self.roll();
        self.tell(Event::Rolled { camp, die });
        die
    }

    /// A rolled die is put on a crystal of a fragment, by itself if there is no choice.
    pub(crate) fn offer(&mut self, camp: Camp, fragment: u8, die: Colour) {
        let crystals = self.movegen().free_crystals(usize::from(fragment));
        match crystals.first() {
            Some(at) if crystals.count() == 1 => self.place_die(camp, fragment, die, at),
            _ => self.push(Frame::Refill { camp, fragment, die }),
        }
    }

    pub(crate) fn place_die(&mut self, camp: Camp, fragment: u8, die: Colour, at: Square) {
        self.state.field.dice[usize::from(fragment)] = Some(Shown { at, colour: die });
        self.tell(Event::Placed { camp, die, at });
    }

    /// The next fragment after a change of level, by itself if there is no choice.
    pub(crate) fn settle_levels(&mut self, camp: Camp) -> bool {
        match two(empty_fragments(&self.movegen())) {
            (Some(_), Some(_)) => return false,
            (Some(fragment), None) => self.refill(camp, fragment),
            (None, _) => {
                self.state.business.pop();
            }
        }
        true
    }

    /// The next fragment after a drought (CQ-DIE-11).
    pub(crate) fn settle_drought(&mut self, fragment: u8) {
        self.state.business.pop();
        if fragment < 4 {
            self.push(Frame::Drought { fragment: fragment + 1 });
            self.refill(self.state.active.other(), fragment);
        }
    }
}
