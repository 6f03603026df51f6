//! The set-up (CR-SETUP).

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, CardId, CoraQuest, Dungeon, Event, Frame, Hero, HeroId, Laid, Length, Party, Piles, Rotation, Setup, Slot};
use crate::{Square, Squares, State, Step, Stock, Tally, Tough};
use arrayvec::ArrayVec;
use tabletop::{Chance, Log, Refusal, Seat, Stack};

/// The table before anybody has chosen anything (CR-SETUP-1 to CR-SETUP-14).
pub(crate) fn start(rules: &CoraQuest, setup: &Setup) -> Result<State, Refusal> {
    let content = &rules.content;
    let quest_id = content.quest_named(&setup.quest).ok_or(Refusal::by("CR-SETUP-1"))?;
    let quest = content.quest(quest_id);
    // Four heroes have four owners at most: a fifth player is the Keeper (CR-SETUP-8, CR-KEEP-1).
    let keeper = setup.keeper || usize::from(setup.seats) > Slot::COUNT;
    let seats = setup.seats.saturating_sub(keeper.into());
    if !(1..=Slot::COUNT as u8).contains(&seats) {
        return Err(Refusal::by("CR-SETUP-8"));
    }
    let tough = tough_kinds(rules, setup)?;
    let (mut treasure, mut special) = (Tally::default(), Tally::default());
    for (item, card) in content.items_of(quest_id) {
        match card.stock {
            Stock::Treasure => treasure.put(item, card.copies),
            Stock::Special => special.put(item, card.copies),
            Stock::Starting => {}
        }
    }
    let long = setup.length == Length::Long;
    let mut counters = [0; 16];
    for (value, counter) in counters.iter_mut().zip(&quest.counters) {
        *value = counter.start[usize::from(long)];
    }
    let mut dungeon = Dungeon::default();
    let laid = Laid { card: CardId::ENTRANCE, x: 0, y: 0, rotation: Rotation::NONE };
    let placed = dungeon.try_lay(laid, content.card(CardId::ENTRANCE).layout(0).floor.0);
    debug_assert_eq!(placed, Ok(()));
    let mut business = Stack::new();
    business.push(Frame::Pick);
    Ok(State {
        quest: quest_id,
        length: setup.length,
        seats,
        keeper,
        second_wind: setup.second_wind,
        tough,
        round: 0,
        dungeon,
        piles: Piles { basics: [if long { 4 } else { 3 }; 4], story: [true; 4] },
        chests: Squares::NONE,
        marker: None,
        threat: quest.threat_start,
        heroes: ArrayVec::new(),
        enemies: ArrayVec::new(),
        treasure,
        discard: Tally::default(),
        special,
        counters,
        defeated: [0; 16],
        ran: 0,
        taken: 0,
        slow: false,
        turn: None,
        given: Tally::default(),
        got: Tally::default(),
        cues: ArrayVec::new(),
        due: false,
        business,
        over: None,
    })
}

/// CR-SETUP-2, CR-SETUP-10, CR-OPT-3.
fn tough_kinds(rules: &CoraQuest, setup: &Setup) -> Result<u16, Refusal> {
    let content = &rules.content;
    let quest = content.quest_named(&setup.quest).map(|quest| content.quest(quest)).ok_or(Refusal::by("CR-SETUP-1"))?;
    let mut kinds = quest.force_tough.clone();
    match setup.tough {
        Tough::None => {}
        Tough::Hard => kinds.extend(quest.symbols[1].into_iter().chain([content.spider()])),
        Tough::All => kinds.extend(&quest.kinds),
        Tough::Named => {
            for name in setup.kinds.split(',').map(str::trim).filter(|name| !name.is_empty()) {
                kinds.push(content.kind_named(name).ok_or(Refusal::by("CR-SETUP-2"))?);
            }
        }
    }
    let mut ranks = kinds.into_iter().map(|kind| quest.rank(kind).ok_or(Refusal::by("CR-SETUP-2")));
    ranks.try_fold(0, |all, rank| Ok(all | 1 << rank?))
}

impl MoveGen<'_> {
    /// Whether the picks that are left can give every seat a hero if this one goes to `owner` (CR-SETUP-8).
    fn may_own(&self, owner: Seat) -> bool {
        let picks = Slot::COUNT - self.state.heroes.len();
        let has = |seat: Seat| seat == owner || self.state.heroes.iter().any(|hero| hero.owner == seat);
        let without = Seat::first(self.state.seats).filter(|&seat| !has(seat)).count();
        owner.index() < usize::from(self.state.seats) && without < picks
    }

    pub(crate) fn list_pick(&self, push: &mut impl FnMut(Action)) {
        for hero in (0..self.rules.content.heroes().len() as u8).map(HeroId) {
            if self.state.slot_of(hero).is_none() {
                let owners = Seat::first(self.state.seats).filter(|&owner| self.may_own(owner));
                owners.for_each(|owner| push(Action::Pick { hero, owner }));
            }
        }
    }

    pub(crate) fn check_pick(&self, action: Action) -> Result<(), Refusal> {
        let Action::Pick { hero, owner } = action else { return Err(Refusal::by("CR-SETUP-7")) };
        if hero.index() >= self.rules.content.heroes().len() || self.state.slot_of(hero).is_some() {
            return Err(Refusal::by("CR-SETUP-7"));
        }
        if self.may_own(owner) { Ok(()) } else { Err(Refusal::by("CR-SETUP-8")) }
    }

    /// Empty floor of the Entrance (CR-SETUP-15).
    pub(crate) fn starts(&self) -> Squares {
        let entrance: Squares = Square::all_of(CardId::ENTRANCE).collect();
        entrance & self.free()
    }

    /// The hero that is to be put on the Entrance.
    pub(crate) fn waiting(&self) -> Option<Slot> {
        self.state.slots().find(|&slot| self.hero(slot).at.is_none())
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A hero joins the party (CR-SETUP-9).
    pub(crate) fn pick(&mut self, id: HeroId, owner: Seat) {
        let sheet = self.rules.content.hero(id);
        let mut bag = Tally::default();
        bag.add(sheet.weapon);
        self.state.heroes.push(Hero {
            id,
            owner,
            at: None,
            health: sheet.health,
            determined: false,
            stunned: false,
            poisoned: false,
            exhausted: false,
            smell: 0,
            token: 0,
            armour: None,
            bag,
        });
        self.tell(Event::Picked { hero: id, owner });
        if self.state.heroes.is_full() {
            self.swap(Frame::Put);
        }
    }

    /// A hero is put on the Entrance.
    pub(crate) fn put(&mut self, at: Square) {
        let Some(slot) = self.movegen().waiting() else { return };
        self.state.hero_mut(slot).at = Some(at);
        let hero = self.id(slot);
        self.tell(Event::Placed { hero, at });
        if self.movegen().waiting().is_none() {
            self.swap(Frame::Round(Step::Opening));
        }
    }

    /// The advised party, dealt out, on the first squares.
    pub(crate) fn quick(&mut self, party: Party) {
        if party != Party::Quick {
            return;
        }
        let seats = self.state.seats;
        for (number, hero) in self.rules.content.advised_party().into_iter().enumerate() {
            self.pick(hero, Seat::at(number % usize::from(seats)));
        }
        while let Some(at) = self.movegen().waiting().and_then(|_| self.movegen().starts().iter().next()) {
            self.put(at);
        }
    }
}
