//! How dice are likely to fall: computed from their faces, exactly.

use crate::words::Speak;
use crate::{Action, DiceFaces, DieColour, Enemy, Frame, ItemId, ItemKind, Slot, Square, Targets};
use texts::Message;

/// The most successes that are told apart.
const MOST: usize = 64;

/// How likely each number of successes is.
#[derive(Clone, Copy)]
pub(super) struct Chances([f64; MOST]);

impl Chances {
    /// Of these dice; `again` rolls every blank once more (content T, `reroll_blanks`).
    pub(super) fn of(faces: &DiceFaces, dice: impl IntoIterator<Item = DieColour>, again: bool) -> Chances {
        let mut all = [0.0; MOST];
        all[0] = 1.0;
        for colour in dice {
            let faces = faces.of(colour);
            let share = 1.0 / faces.len() as f64;
            let blank = faces.iter().filter(|&&face| face == 0).count() as f64 * share;
            let mut next = [0.0; MOST];
            for (hits, chance) in all.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
                for &face in faces {
                    let weight = match (again, face) {
                        (false, _) => share,
                        (true, 0) => share * blank,
                        (true, _) => share * (1.0 + blank),
                    };
                    next[(hits + usize::from(face)).min(MOST - 1)] += chance * weight;
                }
            }
            all = next;
        }
        Chances(all)
    }

    /// What is left when others stop so many.
    fn less(&self, stopped: &Chances) -> Chances {
        let mut left = [0.0; MOST];
        for (hits, chance) in self.0.iter().enumerate() {
            for (armour, other) in stopped.0.iter().enumerate() {
                left[hits.saturating_sub(armour)] += chance * other;
            }
        }
        Chances(left)
    }

    /// So many or more.
    pub(super) fn at_least(&self, hits: usize) -> f64 {
        self.0.iter().skip(hits).sum()
    }

    /// On average.
    pub(super) fn mean(&self) -> f64 {
        self.0.iter().enumerate().map(|(hits, chance)| hits as f64 * chance).sum()
    }
}

/// A share of a hundred; what is possible is never called 0, nor what is uncertain 100.
fn percent(chance: f64) -> u32 {
    let rounded = (chance * 100.0).round() as u32;
    match chance {
        _ if chance <= 1e-9 => 0,
        _ if chance >= 1.0 - 1e-9 => 100,
        _ => rounded.clamp(1, 99),
    }
}

/// How a hero's attack with a weapon is likely to go.
fn attack(speak: &Speak<'_>, slot: Slot, weapon: Option<ItemId>, targets: Targets) -> Chances {
    let look = speak.look();
    let again = look.state.turn().is_some_and(|turn| turn.accurate);
    Chances::of(look.rules.content.faces(), look.pool(slot, weapon, targets), again)
}

/// How an enemy's attack is likely to go, once armour was rolled (CR-EATK-4).
fn blow(speak: &Speak<'_>, enemy: &Enemy, hero: Slot) -> Chances {
    let look = speak.look();
    let faces = look.rules.content.faces();
    let blow = Chances::of(faces, look.side(enemy).dice.colours().iter().copied(), false);
    match look.hero(hero).armour.map(|item| look.item(item).kind) {
        Some(ItemKind::Armour { dice }) => blow.less(&Chances::of(faces, dice.colours().iter().copied(), false)),
        _ => blow,
    }
}

/// One line on what dice are likely to do; nothing where none are rolled.
pub(super) fn words(speak: &Speak<'_>, action: Action) -> Option<String> {
    let state = &speak.view.table;
    let active = state.turn().map(|turn| turn.hero);
    match (action, state.business().last().copied()?) {
        (Action::Attack { weapon, at }, _) => against(speak, active?, weapon, at),
        (Action::At { .. } | Action::No, Frame::Second { weapon, at }) => against(speak, active?, weapon, at),
        (Action::Whirl { weapon }, _) => {
            let chances = attack(speak, active?, weapon, Targets::Adjacent);
            let (hit, mean) = (percent(chances.at_least(1)), decimal(chances.mean()));
            Some(say!(speak.lang, "odds-whirl", hit = hit, mean = mean))
        }
        (Action::Hero { hero }, Frame::Target { at }) => {
            let (enemy, slot) = (state.enemy_at(at)?, state.slot_of(hero)?);
            let chances = blow(speak, enemy, slot);
            let (hit, mean) = (percent(chances.at_least(1)), decimal(chances.mean()));
            let falls = percent(chances.at_least(state.hero(slot).health.into()));
            Some(say!(speak.lang, "odds-blow", hit = hit, mean = mean, falls = falls))
        }
        _ => None,
    }
}

/// How an attack on one enemy is likely to go.
fn against(speak: &Speak<'_>, slot: Slot, weapon: Option<ItemId>, at: Square) -> Option<String> {
    let health = speak.view.table.enemy_at(at)?.health;
    let chances = attack(speak, slot, weapon, Targets::One(at));
    let (hit, mean) = (percent(chances.at_least(1)), decimal(chances.mean()));
    let falls = percent(chances.at_least(health.into()));
    Some(say!(speak.lang, "odds-attack", hit = hit, mean = mean, falls = falls))
}

/// A number with one decimal.
fn decimal(number: f64) -> Message {
    let text = format!("{number:.1}");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    msg!("decimal", whole = whole.to_owned(), tenths = tenths.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACES: DiceFaces = DiceFaces([[0, 0, 0, 1, 1, 2], [0, 0, 1, 1, 1, 2], [0, 1, 1, 2, 2, 3]]);

    fn near(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-12, "{a} {b}");
    }

    /// CR-ATK-2: two dice against every pair of their faces.
    #[test]
    fn chances_are_those_of_all_pairs_of_faces() {
        let chances = Chances::of(&FACES, [DieColour::White, DieColour::Red], false);
        for hits in 0..7 {
            let pairs = FACES.0[0].iter().flat_map(|a| FACES.0[2].iter().map(move |b| a + b));
            let wanted = pairs.filter(|&sum| usize::from(sum) >= hits).count() as f64 / 36.0;
            near(chances.at_least(hits), wanted);
        }
        near(chances.mean(), 4.0 / 6.0 + 9.0 / 6.0);
    }

    /// Content T: a blank is rolled again, once.
    #[test]
    fn blanks_are_rolled_again_once() {
        let chances = Chances::of(&FACES, [DieColour::White], true);
        near(chances.at_least(1), 1.0 - 0.25);
        near(chances.mean(), 4.0 / 6.0 * 1.5);
    }

    /// CR-EATK-4.
    #[test]
    fn armour_takes_its_successes_off() {
        let blow = Chances::of(&FACES, [DieColour::Red], false);
        let armour = Chances::of(&FACES, [DieColour::White], false);
        let left = blow.less(&armour);
        let pairs = FACES.0[2].iter().flat_map(|a| FACES.0[0].iter().map(move |b| a.saturating_sub(*b)));
        near(left.at_least(1), pairs.filter(|&damage| damage > 0).count() as f64 / 36.0);
    }

    #[test]
    fn what_is_possible_is_never_called_impossible_nor_certain() {
        assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }
}
