//! Damage, healing and slides (CR-DMG, CR-KNOCK).

use crate::tx::Tx;
use crate::{Cause, Event, Mark, Slot, Square, Trigger};
use tabletop::{Chance, Log};

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A hero suffers damage. At 0 Health Second Wind saves it, or the party has lost (CR-END-2, CR-OPT-1).
    pub(crate) fn hurt(&mut self, slot: Slot, damage: u8) {
        if damage == 0 || self.state.over.is_some() {
            return;
        }
        let id = self.id(slot);
        let hero = self.state.hero_mut(slot);
        hero.health = hero.health.saturating_sub(damage);
        let fallen = hero.health == 0;
        self.tell(Event::Hurt { hero: id, damage });
        if !fallen {
            return;
        }
        if !self.state.second_wind {
            return self.lose(Cause::Fallen);
        }
        self.state.second_wind = false;
        let health = self.rules.content.constants().second_wind.min(self.movegen().sheet(slot).health);
        let hero = self.state.hero_mut(slot);
        (hero.health, hero.poisoned, hero.stunned, hero.smell) = (health, false, false, 0);
        self.tell(Event::SecondWind { hero: id });
    }

    /// A hero is healed, and its poison ends, also at full Health (CR-DMG-4, CR-POIS-3).
    pub(crate) fn heal(&mut self, slot: Slot, health: u8) {
        let most = self.movegen().sheet(slot).health;
        let hero = self.state.hero_mut(slot);
        if hero.health == 0 || health == 0 {
            return;
        }
        let health = health.min(most.saturating_sub(hero.health));
        hero.health += health;
        let hero = hero.id;
        if health > 0 {
            self.tell(Event::Healed { hero, health });
        }
        self.mark(slot, Mark::Poisoned, false);
    }

    /// An enemy suffers damage; whether it is defeated is looked at by [`Tx::bury`].
    pub(crate) fn wound(&mut self, at: Square, damage: u8) {
        let Some(enemy) = self.state.enemies.iter_mut().find(|enemy| enemy.at == at) else { return };
        enemy.health = enemy.health.saturating_sub(damage);
        let kind = enemy.kind;
        if damage > 0 {
            self.tell(Event::Wounded { kind, at, damage });
        }
    }

    /// Enemies without Health leave the board, in order of appearance (CR-DMG-2); `actor` brought them down.
    pub(crate) fn bury(&mut self, actor: Option<Slot>) {
        while let Some(place) = self.state.enemies.iter().position(|enemy| enemy.health == 0) {
            let enemy = self.state.enemies.remove(place);
            self.tell(Event::Defeated { kind: enemy.kind, at: enemy.at });
            if let Some(rank) = self.movegen().quest().rank(enemy.kind) {
                let count = &mut self.state.defeated[rank];
                *count = count.saturating_add(1);
            }
            self.animation(Trigger::Defeat(enemy.kind), actor);
            self.animation(Trigger::DefeatAny, actor);
        }
    }

    /// A hero is knocked back from a square (CR-KNOCK-1 to CR-KNOCK-5).
    pub(crate) fn knock(&mut self, slot: Slot, source: Square) {
        let Some(from) = self.at(slot) else { return };
        let constants = *self.rules.content.constants();
        let dungeon = &self.state.dungeon;
        let ((sx, sy), (mut x, mut y)) = (dungeon.point(source), dungeon.point(from));
        let (dx, dy) = (x - sx, y - sy);
        if (dx, dy) == (0, 0) {
            return self.hurt(slot, constants.no_slide);
        }
        let (small, large) = (dx.abs().min(dy.abs()), dx.abs().max(dy.abs()));
        let (dx, dy) = match 2 * small >= large {
            true => (dx.signum(), dy.signum()),
            false if dx.abs() > dy.abs() => (dx.signum(), 0),
            false => (0, dy.signum()),
        };
        let (mut to, mut bump) = (from, None);
        for _ in 0..constants.slide {
            let next = dungeon.square_at((x + dx, y + dy)).filter(|&next| dungeon.floor().has(next));
            match next {
                Some(next) if self.state.hero_at(next).is_none() && self.state.enemy_at(next).is_none() => {
                    (x, y, to) = (x + dx, y + dy, next);
                }
                other => {
                    bump = Some(other);
                    break;
                }
            }
        }
        self.state.hero_mut(slot).at = Some(to);
        let hero = self.id(slot);
        self.tell(Event::Slid { hero, from, to });
        match bump {
            None => {}
            Some(None) => self.hurt(slot, constants.wall_bump),
            Some(Some(at)) => {
                let damage = constants.figure_bump;
                match self.state.hero_at(at) {
                    // Both suffer at the same moment and are resolved in slot order (CR-KNOCK-5).
                    Some(other) => {
                        self.hurt(slot.min(other), damage);
                        self.hurt(slot.max(other), damage);
                    }
                    None => {
                        self.hurt(slot, damage);
                        self.wound(at, damage);
                        self.bury(None);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tx::Tx;
    use crate::{CoraQuest, Slot, Square};
    use tabletop::{Notation as _, Scripted};

    /// A hero on the open floor of four cards in a square, the others below the source.
    fn slide(at: &str) -> String {
        let game = CoraQuest::standard();
        let cards =
            ["1 0 0", "2 1 0", "3 2 0", "4 0 1", "5 1 1", "6 2 1"].map(|card| format!("card {card} turned 0 .../.../..."));
        let text = format!(
            "coraquest\nquest toll normal\nseats 1\nround 1\nthreat 2\npiles 3s 3s 1s 0s\n{}\n\
             hero dwarf seat 1 at {at} health 11 bag axe\nhero halfling seat 1 at 4:a3 health 8 bag slingshot\n\
             hero wizard_woman seat 1 at 4:b3 health 9 bag wand\nhero healer_cat seat 1 at 4:c3 health 8 bag bodyguard_cat\n\
             waits round heroes\n",
            cards.join("\n")
        );
        let mut state = game.read_position(&text).expect("the position can be read");
        let source: Square = "1:a1".parse().expect("a square");
        let mut chance = Scripted::new([]);
        let mut tx = Tx { rules: &game, state: &mut state, chance: &mut chance, log: &mut (), cued: 0 };
        tx.knock(Slot::at(0), source);
        assert_eq!(state.hero(Slot::at(0)).health, 11);
        let (x, y) = state.hero(Slot::at(0)).at.map_or((0, 0), |at| state.dungeon().point(at));
        format!("({x},{y})")
    }

    /// CR-KNOCK-2; worked case W29.
    #[test]
    fn cr_knock_2_w29_a_slide_goes_straight_or_diagonally() {
        assert_eq!(slide("1:c2"), "(5,4)");
        assert_eq!(slide("2:a2"), "(6,1)");
    }
}
