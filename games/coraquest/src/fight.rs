//! Attacks of heroes (CR-ATK, CR-DET, CR-RANGE).

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{
    Action, DieColour, Event, Frame, ItemId, ItemKind, Magic, Mark, Roll, Slot, Square, Squares, Targets, Throw, ability,
};
use tabletop::{Chance, Log, Refusal};

/// The dice of an attack.
pub(crate) type Pool = arrayvec::ArrayVec<DieColour, 64>;

/// Bare hands reach this far (CR-ITEM-3).
const HANDS: u8 = 1;

impl MoveGen<'_> {
    /// The weapons that a hero carries with their range; bare hands if there is none (CR-ITEM-3).
    pub(crate) fn weapons(&self, slot: Slot) -> impl Iterator<Item = (Option<ItemId>, u8)> {
        let movegen = *self;
        let carried = self.hero(slot).bag.iter().filter_map(move |(item, _)| Some((Some(item), movegen.range(item)?)));
        let mut carried = carried.peekable();
        let hands = if carried.peek().is_none() { Some((None, HANDS)) } else { None };
        carried.chain(hands)
    }

    fn range(&self, item: ItemId) -> Option<u8> {
        match self.item(item).kind {
            ItemKind::Weapon { range, .. } => Some(range),
            _ => None,
        }
    }

    /// All attacks that a hero could declare (CR-ATK-1).
    pub(crate) fn attacks(&self, slot: Slot, push: &mut impl FnMut(Action)) {
        if self.state.enemies.is_empty() {
            return;
        }
        let clear = self.clear_for(slot);
        let far = self.weapons(slot).map(|(_, range)| range).max().unwrap_or(0);
        for enemy in &self.state.enemies {
            let distance = self.distance(slot, enemy.at);
            if distance > far.into() || !self.sees(slot, enemy.at, &clear) {
                continue;
            }
            for (weapon, range) in self.weapons(slot) {
                if distance <= range.into() {
                    push(Action::Attack { weapon, at: enemy.at });
                }
            }
        }
    }

    pub(crate) fn can_attack(&self, slot: Slot) -> bool {
        let mut found = false;
        self.attacks(slot, &mut |_| found = true);
        found
    }

    pub(crate) fn check_weapon(&self, slot: Slot, weapon: Option<ItemId>) -> Result<u8, Refusal> {
        let mine = self.weapons(slot).find(|(mine, _)| *mine == weapon);
        mine.map(|(_, range)| range).ok_or(Refusal::by("CR-ITEM-3"))
    }

    pub(crate) fn check_attack(&self, slot: Slot, weapon: Option<ItemId>, at: Square) -> Result<(), Refusal> {
        let range = self.check_weapon(slot, weapon)?;
        if self.state.enemy_at(at).is_none() {
            return Err(Refusal::by("CR-ATK-1"));
        }
        if self.distance(slot, at) > range.into() {
            return Err(Refusal::by("CR-RANGE-1"));
        }
        if self.sees(slot, at, &self.clear_for(slot)) { Ok(()) } else { Err(Refusal::by("CR-LOS-1")) }
    }

    /// Enemies that may be a second target; the first does not hide them (content A, `second_target`).
    pub(crate) fn seconds(&self, slot: Slot, weapon: Option<ItemId>, first: Square) -> Squares {
        let Ok(range) = self.check_weapon(slot, weapon) else { return Squares::NONE };
        let clear = self.clear_for(slot).with(first);
        let others = self.state.enemies.iter().map(|enemy| enemy.at).filter(|&at| at != first);
        others.filter(|&at| self.distance(slot, at) <= range.into() && self.sees(slot, at, &clear)).collect()
    }

    /// The dice of an attack in the order in which they are rolled (CR-ATK-2, CR-INFO-4).
    pub(crate) fn pool(&self, slot: Slot, weapon: Option<ItemId>, targets: Targets) -> Pool {
        let first = match targets {
            Targets::One(at) | Targets::Two(at, _) => Some(at),
            Targets::Adjacent => self.beside(slot).iter().next(),
        };
        let kind = first.and_then(|at| self.state.enemy_at(at)).map(|enemy| enemy.kind);
        let mut pool = Pool::new();
        let mut add = |dice: &[DieColour]| pool.extend(dice.iter().copied().take(pool.remaining_capacity()));
        let sheet = self.sheet(slot);
        add(sheet.dice.colours());
        if let Some(ItemKind::Weapon { dice, .. }) = weapon.map(|item| self.item(item).kind) {
            add(dice.colours());
        }
        if self.hero(slot).determined {
            add(&[DieColour::White]);
        }
        for magic in self.magics(slot) {
            match magic {
                Magic::Against(against, dice) if Some(against) == kind => add(dice.colours()),
                _ => {}
            }
        }
        if let Some(turn) = self.state.turn {
            for colour in DieColour::ALL {
                (0..turn.next[colour.index()] + turn.all[colour.index()]).for_each(|_| add(&[colour]));
            }
            if turn.bane && sheet.bane == kind {
                add(self.rules.content.ability(sheet.ability).dice.colours());
            }
        }
        pool
    }

    /// The enemies beside a hero.
    pub(crate) fn beside(&self, slot: Slot) -> Squares {
        self.hero(slot).at.map_or(Squares::NONE, |at| self.state.dungeon.around(at) & self.enemies())
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// An attack is declared (CR-ATK-6 a); the action was paid.
    pub(crate) fn declare(&mut self, slot: Slot, weapon: Option<ItemId>, at: Square) {
        let hero = self.id(slot);
        self.tell(Event::Attacks { hero, weapon, at });
        let movegen = self.movegen();
        if ability::is_ready(&movegen, slot)
            && ability::is_second(movegen.sheet(slot).ability)
            && !movegen.seconds(slot, weapon, at).is_empty()
        {
            return self.push(Frame::Second { weapon, at });
        }
        self.throw(slot, weapon, Targets::One(at));
    }

    /// The dice are rolled (CR-ATK-2, CR-ATK-6 b to d).
    pub(crate) fn throw(&mut self, slot: Slot, weapon: Option<ItemId>, targets: Targets) {
        let pool = self.movegen().pool(slot, weapon, targets);
        let turn = self.state.turn;
        let mut roll = self.roll(Throw::Attack, pool);
        let accurate = turn.is_some_and(|turn| turn.accurate);
        if let Some(turn) = &mut self.state.turn {
            (turn.accurate, turn.next) = (false, [0; 3]);
        }
        if accurate && roll.blanks != [0; 3] {
            roll = self.roll_blanks(roll);
        }
        let movegen = self.movegen();
        let asks = ability::is_ready(&movegen, slot) && ability::changes(&movegen, slot, roll);
        if asks { self.push(Frame::Rolled { targets, roll }) } else { self.land(slot, targets, roll) }
    }

    /// The damage is dealt (CR-ATK-6 e to i).
    pub(crate) fn land(&mut self, slot: Slot, targets: Targets, roll: Roll) {
        let all = match targets {
            Targets::One(at) => Squares::NONE.with(at),
            Targets::Two(at, other) => Squares::NONE.with(at).with(other),
            Targets::Adjacent => self.movegen().beside(slot),
        };
        all.iter().for_each(|at| self.wound(at, roll.hits));
        self.mark(slot, Mark::Determined, roll.hits == 0);
        self.bury(Some(slot));
    }
}
