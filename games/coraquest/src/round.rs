//! The course of a round (CR-ROUND, CR-ENEMY-1, CR-COUNT).

use crate::tx::Tx;
use crate::{Cause, Event, Frame, Mark, Slot, Step, Trigger};
use tabletop::{Chance, Log};

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    fn go(&mut self, step: Step) {
        self.state.due = true;
        self.cued = 0;
        self.swap(Frame::Round(step));
    }

    /// Goes on with the round; whether a seat must choose who is next.
    pub(crate) fn advance(&mut self, step: Step) -> bool {
        match step {
            Step::Opening => {
                let text = self.movegen().quest().intro;
                self.tell(Event::Text { text });
                self.go(Step::Dawn);
                self.animation(Trigger::Start, None);
            }
            Step::Dawn => self.dawn(),
            Step::Heroes => {
                if self.state.heroes.iter().any(|hero| hero.is_ready()) {
                    return true;
                }
                self.go(Step::Growl);
            }
            Step::Growl => {
                self.go(Step::Bosses(0));
                self.animation(Trigger::EnemyPhase, None);
            }
            Step::Bosses(next) => self.boss(next),
            Step::Enemies => {
                if self.state.enemies.iter().any(|enemy| !enemy.acted) {
                    return true;
                }
                self.go(Step::Countdown);
            }
            Step::Countdown => self.countdown(),
            Step::Dusk => {
                self.go(Step::Dawn);
                self.animation(Trigger::RoundEnd, None);
            }
        }
        false
    }

    /// CR-ROUND-2.
    fn dawn(&mut self) {
        let limit = self.movegen().quest().round_limit[self.state.length_index()];
        if self.state.round >= limit {
            return self.lose(Cause::Torches);
        }
        self.state.round += 1;
        let round = self.state.round;
        self.tell(Event::Round { round });
        self.check_endings();
        for slot in Slot::ALL {
            if self.state.over.is_none() && self.state.hero(slot).poisoned {
                self.hurt(slot, self.rules.content.constants().poison);
            }
        }
        self.go(Step::Heroes);
        self.animation(Trigger::RoundStart, None);
    }

    /// The next Big Boss with a power uses it (CR-ENEMY-1).
    fn boss(&mut self, next: u8) {
        let movegen = self.movegen();
        let mut enemies = self.state.enemies.iter().enumerate().skip(next.into());
        let found = enemies.find_map(|(place, enemy)| Some((place, movegen.enemy(enemy.kind).phase_spawn?, enemy.at)));
        match found {
            Some((place, kind, at)) => {
                self.go(Step::Bosses(place as u8 + 1));
                self.push(Frame::Place { kind, at });
            }
            None => self.go(Step::Enemies),
        }
    }

    /// CR-COUNT-1 to CR-COUNT-5.
    fn countdown(&mut self) {
        self.state.slow = false;
        self.state.enemies.iter_mut().for_each(|enemy| enemy.acted = false);
        for slot in Slot::ALL {
            let hero = self.state.hero_mut(slot);
            hero.exhausted = false;
            hero.token = hero.token.saturating_sub(1);
            match hero.smell {
                0 => {}
                1 => self.mark(slot, Mark::Stinky, false),
                _ => hero.smell -= 1,
            }
        }
        let explored = self.state.marker.take().is_some();
        self.go(Step::Dusk);
        if explored && self.state.piles.count() > 0 {
            return;
        }
        if self.state.threat > 1 { self.set_threat(self.state.threat - 1) } else { self.spiders() }
    }

    /// CR-END-3, CR-END-4: losing conditions first.
    pub(crate) fn check_endings(&mut self) {
        if self.state.over.is_some() {
            return;
        }
        let movegen = self.movegen();
        let quest = movegen.quest();
        let met =
            |endings: &[crate::Ending]| endings.iter().find(|ending| movegen.holds(ending.guard, None)).map(|ending| ending.text);
        let end = match met(&quest.losses) {
            Some(text) => Some((Cause::Lost, text)),
            None => met(&quest.wins).map(|text| (Cause::Won, text)),
        };
        if let Some((cause, text)) = end {
            self.end(cause, text);
        }
    }
}
