//! A hero's turn: the menu, its free actions, and Moves (CR-TURN, CR-MOVE).

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Event, Frame, ItemId, ItemKind, Mark, Slot, Square, Trigger, Turn, ability};
use tabletop::{Chance, Log, Refusal};

fn need(holds: bool, rule: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::by(rule)) }
}

impl MoveGen<'_> {
    /// The turn menu (decision 6).
    pub(crate) fn list_turn(&self, turn: &Turn, push: &mut impl FnMut(Action)) {
        let slot = turn.hero;
        let full = turn.actions > 0;
        let may_act = full && self.may_act(slot);
        if full {
            push(Action::Move);
        }
        if may_act {
            self.attacks(slot, push);
            self.searches(slot).iter().for_each(|at| push(Action::Search { at }));
            for other in self.state.slots().filter(|&other| other != slot && self.apart(slot, other) == 1) {
                let hero = self.hero(other);
                if hero.stunned {
                    push(Action::Revive { hero: hero.id });
                } else if self.can_trade(turn, other) {
                    push(Action::Trade { with: hero.id });
                }
            }
        }
        for (number, action) in self.quest().actions.iter().enumerate() {
            if (may_act || !action.full_action) && self.offers(number, action, slot) {
                push(Action::Quest { number: number as u8 });
            }
        }
        self.list_free(turn, false, push);
        push(Action::End);
    }

    fn can_trade(&self, turn: &Turn, other: Slot) -> bool {
        let goods = !self.hero(turn.hero).bag.is_empty() || !self.hero(other).bag.is_empty();
        goods && Self::may_propose(turn, other)
    }

    /// The free actions (CR-TURN-4).
    pub(crate) fn list_free(&self, turn: &Turn, moving: bool, push: &mut impl FnMut(Action)) {
        let slot = turn.hero;
        if self.can_reveal(slot) {
            push(Action::Reveal);
        }
        let changes = turn.changes < self.rules.content.constants().armour_changes;
        for (item, _) in self.hero(slot).bag.iter() {
            match self.item(item).kind {
                ItemKind::Potion(_) if self.can_use(slot, item, moving) => push(Action::Use { item }),
                ItemKind::Armour { .. } if changes && self.hero(slot).armour != Some(item) => {
                    push(Action::Wear { armour: Some(item) });
                }
                _ => {}
            }
        }
        if changes && self.hero(slot).armour.is_some() {
            push(Action::Wear { armour: None });
        }
        let full = ability::is_full(self.sheet(slot).ability);
        if ability::is_usable(self, slot, moving) && (!full || (turn.actions > 0 && self.may_act(slot))) {
            push(Action::Ability);
        }
    }

    /// A step of a Move (decision 7).
    pub(crate) fn list_move(&self, turn: &Turn, left: u8, ignore: bool, push: &mut impl FnMut(Action)) {
        let slot = turn.hero;
        self.next_steps(slot, left, ignore).iter().for_each(|to| push(Action::Step { to }));
        if self.may_stop(slot, left, ignore) {
            push(Action::Stop);
        }
        if self.hero(slot).at.is_none_or(|at| !self.shares(slot, at)) {
            self.list_free(turn, true, push);
        }
    }

    fn check_full(&self, turn: &Turn) -> Result<(), Refusal> {
        need(turn.actions > 0, "CR-TURN-1")?;
        need(self.may_act(turn.hero), "CR-STINK-2")
    }

    fn partner(&self, slot: Slot, hero: crate::HeroId, rule: &'static str) -> Result<Slot, Refusal> {
        let other = self.state.slot_of(hero).ok_or(Refusal::by(rule))?;
        need(other != slot && self.apart(slot, other) == 1, rule)?;
        Ok(other)
    }

    pub(crate) fn check_turn(&self, turn: &Turn, action: Action) -> Result<(), Refusal> {
        let slot = turn.hero;
        match action {
            Action::End => Ok(()),
            Action::Move => need(turn.actions > 0, "CR-TURN-1"),
            Action::Attack { weapon, at } => {
                self.check_full(turn)?;
                self.check_attack(slot, weapon, at)
            }
            Action::Search { at } => {
                self.check_full(turn)?;
                need(self.state.chests.has(at) && self.distance(slot, at) <= 1, "CR-SEARCH-1")?;
                need(self.state.enemy_at(at).is_none(), "CR-SEARCH-1")
            }
            Action::Trade { with } => {
                self.check_full(turn)?;
                let other = self.partner(slot, with, "CR-TRADE-1")?;
                need(!self.hero(other).stunned, "CR-TRADE-1")?;
                need(Self::may_propose(turn, other), "CR-TURN-8")?;
                need(self.can_trade(turn, other), "CR-TRADE-2")
            }
            Action::Revive { hero } => {
                self.check_full(turn)?;
                let other = self.partner(slot, hero, "CR-REVIVE-1")?;
                need(self.hero(other).stunned, "CR-REVIVE-1")
            }
            Action::Quest { number } => {
                let action = self.quest().actions.get(usize::from(number)).ok_or(Refusal::by("CR-QACT-1"))?;
                if action.full_action {
                    self.check_full(turn)?;
                }
                need(!action.once || self.state.taken >> number & 1 == 0, "CR-QACT-3")?;
                need(self.offers(number.into(), action, slot), "CR-QACT-1")
            }
            Action::Step { .. } | Action::Stop => Err(Refusal::by("CR-MOVE-8")),
            _ => self.check_free(turn, false, action),
        }
    }

    fn check_free(&self, turn: &Turn, moving: bool, action: Action) -> Result<(), Refusal> {
        let slot = turn.hero;
        match action {
            Action::Reveal => {
                need(self.state.piles.count() > 0, "CR-REVEAL-1")?;
                need(self.can_reveal(slot), "CR-REVEAL-1")
            }
            Action::Use { item } => {
                need(self.knows(item) && self.hero(slot).bag.has(item), "CR-ITEM-2")?;
                need(self.can_use(slot, item, moving), "CR-ITEM-6")
            }
            Action::Wear { armour } => {
                need(turn.changes < self.rules.content.constants().armour_changes, "CR-TURN-8")?;
                need(self.hero(slot).armour != armour, "CR-ITEM-4")?;
                let mine = |item: ItemId| self.knows(item) && self.hero(slot).bag.has(item);
                let fits = |item: ItemId| mine(item) && matches!(self.item(item).kind, ItemKind::Armour { .. });
                need(armour.is_none_or(fits), "CR-ITEM-4")
            }
            Action::Ability => {
                need(ability::is_ready(self, slot), "CR-ABIL-2")?;
                need(ability::is_usable(self, slot, moving), "CR-ABIL-9")?;
                if ability::is_full(self.sheet(slot).ability) { self.check_full(turn) } else { Ok(()) }
            }
            _ => Err(Refusal::by("CR-TURN-2")),
        }
    }

    pub(crate) fn check_move(&self, turn: &Turn, left: u8, ignore: bool, action: Action) -> Result<(), Refusal> {
        let slot = turn.hero;
        let at = self.hero(slot).at.ok_or(Refusal::by("CR-MOVE-1"))?;
        match action {
            Action::Step { to } => {
                need(left > 0, "CR-MOVE-1")?;
                need(self.state.dungeon.has(to.card()) && self.state.dungeon.distance(at, to) == 1, "CR-MOVE-1")?;
                need(self.walk(slot, ignore).passable.has(to), "CR-MOVE-2")?;
                need(self.next_steps(slot, left, ignore).has(to), "CR-MOVE-5")
            }
            Action::Stop => {
                let rule = if self.shares(slot, at) { "CR-MOVE-4" } else { "CR-STINK-3" };
                need(self.may_stop(slot, left, ignore), rule)
            }
            Action::Reveal | Action::Use { .. } | Action::Wear { .. } | Action::Ability => {
                need(!self.shares(slot, at), "CR-MOVE-6")?;
                self.check_free(turn, true, action)
            }
            _ => Err(Refusal::by("CR-TURN-3")),
        }
    }

    /// What is left of a Move and an Attack (CR-ABIL-5).
    pub(crate) fn list_charge(&self, slot: Slot, moved: bool, struck: bool, push: &mut impl FnMut(Action)) {
        if !moved {
            push(Action::Move);
        }
        if !struck {
            self.attacks(slot, push);
        }
        if moved || struck {
            push(Action::Stop);
        }
    }

    pub(crate) fn check_charge(&self, slot: Slot, moved: bool, struck: bool, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Move => need(!moved, "CR-ABIL-5"),
            Action::Attack { weapon, at } => {
                need(!struck, "CR-ABIL-5")?;
                self.check_attack(slot, weapon, at)
            }
            Action::Stop => need(moved || struck, "CR-ABIL-5"),
            _ => Err(Refusal::by("CR-TURN-3")),
        }
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// The next hero begins its turn (CR-ROUND-3).
    pub(crate) fn begin_turn(&mut self, slot: Slot) {
        self.state.turn = Some(Turn::of(slot, self.rules.content.constants().hero_actions));
        let hero = self.id(slot);
        self.tell(Event::Turn { hero });
        self.push(Frame::Turn);
    }

    /// The turn is over: the hero is exhausted (CR-TURN-7).
    pub(crate) fn end_turn(&mut self) {
        while let Some(Frame::Turn | Frame::Move { .. } | Frame::Charge { .. }) = self.state.business.top() {
            self.pop();
        }
        if let Some(turn) = self.state.turn.take() {
            self.state.hero_mut(turn.hero).exhausted = true;
        }
    }

    fn spend_action(&mut self) {
        if let Some(turn) = &mut self.state.turn {
            turn.actions -= 1;
        }
    }

    pub(crate) fn play_turn(&mut self, slot: Slot, action: Action) {
        match action {
            Action::End => self.end_turn(),
            Action::Move => {
                self.spend_action();
                self.begin_move(slot);
            }
            Action::Attack { weapon, at } => {
                self.spend_action();
                self.declare(slot, weapon, at);
            }
            Action::Search { at } => {
                self.spend_action();
                self.search(slot, at);
            }
            Action::Trade { with } => {
                if let Some(with) = self.state.slot_of(with) {
                    self.push(Frame::Trade { with });
                }
            }
            Action::Revive { hero } => {
                self.spend_action();
                let by = self.id(slot);
                self.tell(Event::Revived { hero, by });
                if let Some(other) = self.state.slot_of(hero) {
                    self.mark(other, Mark::Stunned, false);
                }
            }
            Action::Quest { number } => self.quest_action(slot, number),
            _ => self.play_free(slot, action, false),
        }
    }

    fn quest_action(&mut self, slot: Slot, number: u8) {
        let action = &self.movegen().quest().actions[usize::from(number)];
        let (full, once, effects) = (action.full_action, action.once, action.effects);
        if full {
            self.spend_action();
        }
        if once {
            self.state.taken |= 1 << number;
        }
        let hero = self.id(slot);
        self.tell(Event::Did { hero, number });
        self.push(Frame::Run { effects, actor: Some(slot) });
    }

    pub(crate) fn play_free(&mut self, slot: Slot, action: Action, moving: bool) {
        match action {
            Action::Reveal => self.reveal(slot),
            Action::Use { item } => {
                if !moving && self.movegen().item(item).full_action {
                    self.spend_action();
                }
                self.use_item(slot, item);
            }
            Action::Wear { armour } => {
                if let Some(turn) = &mut self.state.turn {
                    turn.changes += 1;
                }
                let hero = self.state.hero_mut(slot);
                hero.armour = armour;
                let hero = hero.id;
                self.tell(Event::Wears { hero, armour });
            }
            Action::Ability => {
                if ability::is_full(self.movegen().sheet(slot).ability) {
                    self.spend_action();
                }
                ability::begin(self, slot);
            }
            _ => debug_assert!(false, "{action:?} is no free action"),
        }
    }

    /// A Move begins (CR-MOVE-1, CR-MOVE-8).
    pub(crate) fn begin_move(&mut self, slot: Slot) {
        let movegen = self.movegen();
        let (left, ignore) = (movegen.steps(slot), movegen.is_cornered(slot));
        let Some(at) = self.at(slot) else { return };
        if let Some(turn) = &mut self.state.turn {
            turn.sprint = 0;
        }
        self.push(Frame::Move { left, at, ignore });
    }

    pub(crate) fn play_move(&mut self, slot: Slot, (left, at, ignore): (u8, Square, bool), action: Action) {
        match action {
            Action::Step { to } => {
                self.state.hero_mut(slot).at = Some(to);
                self.swap(Frame::Move { left: left - 1, at: to, ignore });
                let hero = self.id(slot);
                self.tell(Event::Stepped { hero, from: at, to });
                if to.card() != at.card() {
                    self.animation(Trigger::Enter(to.card()), Some(slot));
                }
            }
            Action::Stop => self.end_move(slot),
            _ => self.play_free(slot, action, true),
        }
    }

    /// A Move is over. Should another figure stand there too, the hero is put beside it.
    pub(crate) fn end_move(&mut self, slot: Slot) {
        self.pop();
        if let Some(Frame::Charge { struck, .. }) = self.state.business.top() {
            self.swap(Frame::Charge { moved: true, struck });
        }
        if let Some(at) = self.at(slot).filter(|&at| self.movegen().shares(slot, at)) {
            self.push(Frame::Shift { who: 1 << slot.index(), at });
        }
    }

    pub(crate) fn play_charge(&mut self, slot: Slot, moved: bool, action: Action) {
        match action {
            Action::Move => self.begin_move(slot),
            Action::Attack { weapon, at } => {
                self.swap(Frame::Charge { moved, struck: true });
                self.declare(slot, weapon, at);
            }
            _ => self.pop(),
        }
    }
}
