//! A position while something happens to it.

use crate::movegen::MoveGen;
use crate::{Cause, CoraQuest, Cue, DieColour, Event, Frame, HeroId, ItemId, MOST_CUES, Mark, Over, Roll, Slot, Square, State};
use crate::{Stock, TextId, Throw, Thrown, Trigger};
use tabletop::{Chance, Die, Faces, Log};

/// The rules, a position, luck, and whoever listens.
pub(crate) struct Tx<'a, C: ?Sized, L> {
    pub(crate) rules: &'a CoraQuest,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
    /// Triggers raised in this game step (CR-QL-10).
    pub(crate) cued: u8,
}

/// What the faces of a die are called: their successes.
const FACES: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    pub(crate) fn movegen(&self) -> MoveGen<'_> {
        MoveGen { rules: self.rules, state: self.state }
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.log.tell(event);
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.business.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.state.business.pop();
    }

    /// Puts another frame in the place of the top one.
    pub(crate) fn swap(&mut self, frame: Frame) {
        self.pop();
        self.push(frame);
    }

    pub(crate) fn id(&self, slot: Slot) -> HeroId {
        self.state.hero(slot).id
    }

    pub(crate) fn at(&self, slot: Slot) -> Option<Square> {
        self.state.hero(slot).at
    }

    /// The hero whose turn it is.
    pub(crate) fn active(&self) -> Option<Slot> {
        self.state.turn.map(|turn| turn.hero)
    }

    pub(crate) fn end(&mut self, cause: Cause, text: TextId) {
        if self.state.over.is_none() {
            self.state.over = Some(Over { cause, text });
            self.tell(Event::Over { cause, text });
        }
    }

    /// The party loses with the quest's usual text.
    pub(crate) fn lose(&mut self, cause: Cause) {
        let text = self.movegen().quest().lose;
        self.end(cause, text);
    }

    /// Rolls one die and says its successes (CR-INFO-4).
    pub(crate) fn die(&mut self, colour: DieColour) -> u8 {
        let mut weights = [0u8; FACES.len()];
        for &face in self.rules.content.faces().of(colour) {
            weights[usize::from(face).min(FACES.len() - 1)] += 1;
        }
        let label = match colour {
            DieColour::White => "white",
            DieColour::Blue => "blue",
            DieColour::Red => "red",
        };
        self.chance.pick(Die { label, faces: Faces::Named(&FACES) }, &weights) as u8
    }

    /// Rolls dice.
    pub(crate) fn roll(&mut self, throw: Throw, dice: impl IntoIterator<Item = DieColour>) -> Roll {
        let mut roll = Roll::default();
        let mut thrown = Thrown::new();
        for colour in dice {
            let hits = self.die(colour);
            // No pool is larger.
            let _ = thrown.try_push((colour, hits));
            roll.hits = roll.hits.saturating_add(hits);
            roll.blanks[colour.index()] += u8::from(hits == 0);
        }
        self.tell(Event::Rolled { throw, hits: roll.hits, dice: thrown });
        roll
    }

    /// Rolls every blank again, once.
    pub(crate) fn roll_blanks(&mut self, roll: Roll) -> Roll {
        let blanks = DieColour::ALL.into_iter().zip(roll.blanks);
        let again = self.roll(Throw::Again, blanks.flat_map(|(colour, count)| std::iter::repeat_n(colour, count.into())));
        Roll { hits: roll.hits.saturating_add(again.hits), blanks: again.blanks }
    }

    /// A trigger waits for its turn, if any rule listens to it (CR-QL-10).
    pub(crate) fn animation(&mut self, trigger: Trigger, actor: Option<Slot>) {
        let Some(rule) = self.movegen().quest().rules.iter().position(|rule| rule.when == trigger) else { return };
        let most = self.rules.content.constants().queue;
        if self.cued >= most || self.state.cues.len() == MOST_CUES {
            return self.tell(Event::Dropped);
        }
        self.cued += 1;
        self.state.cues.push(Cue { rule: rule as u8, actor });
    }

    pub(crate) fn mark(&mut self, slot: Slot, mark: Mark, on: bool) {
        let smell = if on { self.rules.content.constants().smell } else { 0 };
        let hero = self.state.hero_mut(slot);
        let was = match mark {
            Mark::Poisoned => std::mem::replace(&mut hero.poisoned, on),
            Mark::Stunned => std::mem::replace(&mut hero.stunned, on),
            Mark::Determined => std::mem::replace(&mut hero.determined, on),
            Mark::Stinky => std::mem::replace(&mut hero.smell, smell) > 0,
        };
        let hero = hero.id;
        if was != on {
            self.tell(Event::Marked { hero, mark, on });
        }
        if self.state.heroes.len() == Slot::COUNT && self.state.heroes.iter().all(|hero| hero.stunned) {
            self.lose(Cause::Stunned);
        }
    }

    /// A hero gets a copy of an item; its first armour is put on at once (CR-ITEM-4).
    pub(crate) fn receive(&mut self, slot: Slot, item: ItemId) {
        let armour = |movegen: MoveGen<'_>, item| matches!(movegen.item(item).kind, crate::ItemKind::Armour { .. });
        let movegen = self.movegen();
        let first = armour(movegen, item) && !movegen.hero(slot).bag.iter().any(|(other, _)| armour(movegen, other));
        let hero = self.state.hero_mut(slot);
        hero.bag.add(item);
        if first {
            hero.armour = Some(item);
        }
    }

    /// A copy of an item leaves a hero; worn armour is taken off.
    pub(crate) fn give_up(&mut self, slot: Slot, item: ItemId) -> bool {
        let hero = self.state.hero_mut(slot);
        let had = hero.bag.take(item);
        if hero.armour == Some(item) && !hero.bag.has(item) {
            hero.armour = None;
        }
        had
    }

    /// Where a discarded item goes (CR-WORD-13).
    pub(crate) fn discard(&mut self, item: ItemId) {
        match self.movegen().item(item).stock {
            Stock::Special => self.state.special.add(item),
            Stock::Treasure | Stock::Starting => self.state.discard.add(item),
        }
    }
}
