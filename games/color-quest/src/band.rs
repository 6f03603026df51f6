//! Building the bands (section 12).

use crate::ability::{need, refuse};
use crate::tx::Tx;
use crate::{Action, Camp, ColorQuest, Entry, Event, Slot, Stage, State};
use tabletop::{Chance, Log, Refusal};

/// Everything that the side that builds may do.
pub(crate) fn list(rules: &ColorQuest, state: &State, push: &mut impl FnMut(Action)) {
    let fits = |action: &Action| check(rules, state, *action).is_ok();
    let recruits = Entry::ALL.into_iter().map(|entry| Action::Recruit { entry });
    let dismissals = Entry::ALL.into_iter().map(|entry| Action::Dismiss { entry });
    recruits.chain(dismissals).chain([Action::Ready]).filter(fits).for_each(push);
}

/// Whether the side that builds may do this.
pub(crate) fn check(rules: &ColorQuest, state: &State, action: Action) -> Result<(), Refusal> {
    let camp = state.active;
    let band = state.band(camp);
    match action {
        Action::Recruit { entry } => check_recruit(rules, state, camp, entry),
        Action::Dismiss { entry } => {
            need(band[entry.index()] > 0, "CQ-ARM-6")?;
            need(state.dismissed < rules.constants.dismissals, "CQ-ARM-6")
        }
        Action::Ready => need(has_hero(state, camp), "CQ-ARM-1"),
        _ => refuse("CQ-SET-1"),
    }
}

fn check_recruit(rules: &ColorQuest, state: &State, camp: Camp, entry: Entry) -> Result<(), Refusal> {
    let band = state.band(camp);
    need(entry.is_of(camp), "CQ-ARM-3")?;
    need(spares(rules, state, camp, entry) > 0, if entry == Entry::BonePile { "CQ-ARM-4" } else { "CQ-ARM-3" })?;
    let paints: u8 = Entry::ALL.into_iter().filter(|entry| entry.is_paint()).map(|entry| band[entry.index()]).sum();
    need(!entry.is_paint() || paints < 6, "CQ-ARM-4")?;
    need(shortage(rules, state, camp, entry).is_none(), "CQ-ARM-1")
}

/// How many more of an entry there are for a side; of a champion there is one for both (CQ-ARM-3, CQ-ARM-4).
pub(crate) fn spares(rules: &ColorQuest, state: &State, camp: Camp, entry: Entry) -> u8 {
    let most = entry.kind().map_or(rules.constants.bones, |kind| rules.copies(kind));
    let others = if entry.is_unique() { state.band(camp.other())[entry.index()] } else { 0 };
    most.saturating_sub(state.band(camp)[entry.index()] + others)
}

/// What a band has too little of to take something more; what is left is counted in halves (CQ-ARM-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortage {
    /// Slots of its class.
    Slots { left: u8 },
    /// Points, of which so many are kept for a hero who is not chosen yet.
    Points { left: u8, kept: u8 },
}

/// What there is too little of for an entry.
pub(crate) fn shortage(rules: &ColorQuest, state: &State, camp: Camp, entry: Entry) -> Option<Shortage> {
    let (encumbrance, cost) = rules.price(entry, camp);
    let slots = slots(rules, entry.slot()) - taken(rules, state, camp, entry.slot());
    let points = rules.constants.points - spent(rules, state, camp);
    let kept = if entry.slot() == Slot::Hero || has_hero(state, camp) { 0 } else { cheapest_hero(rules, camp) };
    match (encumbrance > slots, cost + kept > points) {
        (true, _) => Some(Shortage::Slots { left: slots }),
        (_, true) => Some(Shortage::Points { left: points, kept }),
        _ => None,
    }
}

fn sum(band: &crate::Band, each: impl Fn(Entry) -> u8) -> u8 {
    Entry::ALL.into_iter().map(|entry| band[entry.index()] * each(entry)).sum()
}

/// The points of a band, in halves.
pub(crate) fn spent(rules: &ColorQuest, state: &State, camp: Camp) -> u8 {
    sum(state.band(camp), |entry| rules.price(entry, camp).1)
}

/// The slots of a class that a band fills, in halves.
pub(crate) fn taken(rules: &ColorQuest, state: &State, camp: Camp, slot: Slot) -> u8 {
    sum(state.band(camp), |entry| if entry.slot() == slot { rules.price(entry, camp).0 } else { 0 })
}

/// The slots of a class that a band has, in halves (CQ-ARM-1).
pub(crate) fn slots(rules: &ColorQuest, slot: Slot) -> u8 {
    match slot {
        Slot::Hero => rules.constants.hero_slots,
        Slot::Champion => rules.constants.champion_slots,
        Slot::Troop => rules.constants.troop_slots,
    }
}

fn has_hero(state: &State, camp: Camp) -> bool {
    Entry::ALL.into_iter().any(|entry| entry.slot() == Slot::Hero && state.band(camp)[entry.index()] > 0)
}

fn cheapest_hero(rules: &ColorQuest, camp: Camp) -> u8 {
    let heroes = Entry::ALL.into_iter().filter(|entry| entry.slot() == Slot::Hero && entry.is_of(camp));
    heroes.map(|entry| rules.price(entry, camp).1).min().unwrap_or(0)
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    pub(crate) fn build(&mut self, action: Action) {
        let camp = self.state.active;
        match action {
            Action::Recruit { entry } => {
                self.state.bands[camp.index()][entry.index()] += 1;
                self.tell(Event::Recruited { camp, entry });
            }
            Action::Dismiss { entry } => {
                self.state.bands[camp.index()][entry.index()] -= 1;
                self.state.dismissed += 1;
                self.tell(Event::Dismissed { camp, entry });
            }
            _ => self.built(camp),
        }
    }

    /// Points that were not spent give cards (CQ-ARM-5).
    fn built(&mut self, camp: Camp) {
        let short = self.rules.constants.points - spent(self.rules, self.state, camp);
        self.state.dues[camp.index()] = short.min(2);
        self.state.dismissed = 0;
        self.state.active = camp.other();
        self.tell(Event::Built { camp });
        if camp == Camp::Kaos {
            self.state.stage = Stage::Faces;
        }
    }
}
