//! Abilities (content A, CR-ABIL). Each one is a unit in a file of its own; a new one is a file and a line in the table below.

mod add_successes;
mod attack_all_adjacent;
mod bane;
mod cleanse;
mod eagle_eye;
mod extra_attack;
mod guard;
mod heal;
mod move_and_attack;
mod reroll_blanks;
mod second_target;
mod smite;
mod sprint;
mod wake;

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Ability, AbilityCard, Action, Event, Roll, Slot};
use tabletop::{Chance, Log};

/// One ability.
pub(crate) trait Unit {
    /// Whether it costs a full action.
    const FULL: bool = false;
    /// Whether it names a second target when an Attack is declared.
    const SECOND: bool = false;

    /// Whether it is used in one's own turn and would change something now (CR-ABIL-9); `moving` inside a Move.
    fn usable(movegen: &MoveGen<'_>, by: Slot, moving: bool) -> bool {
        let _ = (movegen, by, moving);
        false
    }

    /// All that it can be aimed at; it asks for a target if there is anything.
    fn aims(movegen: &MoveGen<'_>, by: Slot, push: &mut impl FnMut(Action)) {
        let _ = (movegen, by, push);
    }

    /// It is used in one's own turn.
    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot) {
        let _ = (tx, by);
    }

    /// Its target was chosen.
    fn aimed<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot, at: Action) {
        let _ = (tx, by, at);
    }

    /// Whether it would change an attack roll.
    fn changes(movegen: &MoveGen<'_>, by: Slot, roll: Roll) -> bool {
        let _ = (movegen, by, roll);
        false
    }

    /// Changes an attack roll.
    fn change<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot, roll: Roll) -> Roll {
        let _ = (tx, by);
        roll
    }

    /// Whether it can stop a blow against a hero (CR-EATK-5).
    fn guards(movegen: &MoveGen<'_>, by: Slot, hero: Slot) -> bool {
        let _ = (movegen, by, hero);
        false
    }
}

macro_rules! table {
    ($($name:ident: $unit:path,)+) => {
        /// Whether it costs a full action.
        pub(crate) const fn is_full(ability: Ability) -> bool {
            match ability { $(Ability::$name => <$unit as Unit>::FULL,)+ }
        }

        /// Whether it names a second target.
        pub(crate) const fn is_second(ability: Ability) -> bool {
            match ability { $(Ability::$name => <$unit as Unit>::SECOND,)+ }
        }

        fn is_useful(movegen: &MoveGen<'_>, by: Slot, moving: bool) -> bool {
            match movegen.sheet(by).ability { $(Ability::$name => <$unit as Unit>::usable(movegen, by, moving),)+ }
        }

        /// All that the ability of a hero can be aimed at.
        pub(crate) fn aims(movegen: &MoveGen<'_>, by: Slot, push: &mut impl FnMut(Action)) {
            match movegen.sheet(by).ability { $(Ability::$name => <$unit as Unit>::aims(movegen, by, push),)+ }
        }

        /// Whether the ability of a hero would change an attack roll.
        pub(crate) fn changes(movegen: &MoveGen<'_>, by: Slot, roll: Roll) -> bool {
            match movegen.sheet(by).ability { $(Ability::$name => <$unit as Unit>::changes(movegen, by, roll),)+ }
        }

        /// Whether the ability of a hero can stop a blow.
        pub(crate) fn guards(movegen: &MoveGen<'_>, by: Slot, hero: Slot) -> bool {
            match movegen.sheet(by).ability { $(Ability::$name => <$unit as Unit>::guards(movegen, by, hero),)+ }
        }

        /// It is used in one's own turn.
        pub(crate) fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot) {
            spend(tx, by);
            match tx.movegen().sheet(by).ability { $(Ability::$name => <$unit as Unit>::begin(tx, by),)+ }
        }

        /// Its target was chosen.
        pub(crate) fn aimed<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot, at: Action) {
            match tx.movegen().sheet(by).ability { $(Ability::$name => <$unit as Unit>::aimed(tx, by, at),)+ }
        }

        /// It changes an attack roll.
        pub(crate) fn change<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot, roll: Roll) -> Roll {
            spend(tx, by);
            match tx.movegen().sheet(by).ability { $(Ability::$name => <$unit as Unit>::change(tx, by, roll),)+ }
        }
    };
}

table! {
    Heal: heal::Heal,
    RerollBlanks: reroll_blanks::RerollBlanks,
    AddSuccesses: add_successes::AddSuccesses,
    MoveAndAttack: move_and_attack::MoveAndAttack,
    SecondTarget: second_target::SecondTarget,
    AttackAllAdjacent: attack_all_adjacent::AttackAllAdjacent,
    ExtraAttack: extra_attack::ExtraAttack,
    Guard: guard::Guard,
    EagleEye: eagle_eye::EagleEye,
    Bane: bane::Bane,
    Sprint: sprint::Sprint,
    Wake: wake::Wake,
    Smite: smite::Smite,
    Cleanse: cleanse::Cleanse,
}

/// Whether a hero's token is off the track and it stands (CR-ABIL-2, CR-ABIL-8).
pub(crate) fn is_ready(movegen: &MoveGen<'_>, by: Slot) -> bool {
    movegen.hero(by).token == 0 && !movegen.hero(by).stunned
}

/// Whether it is offered in one's own turn (CR-ABIL-9).
pub(crate) fn is_usable(movegen: &MoveGen<'_>, by: Slot, moving: bool) -> bool {
    is_ready(movegen, by) && is_useful(movegen, by, moving)
}

/// The token goes on the track (CR-ABIL-2).
pub(crate) fn spend<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot) {
    let level = tx.rules.content.constants().ability_level;
    let hero = tx.state.hero_mut(by);
    hero.token = level;
    let hero = hero.id;
    tx.tell(Event::Ability { hero });
}

fn card<'a>(movegen: &MoveGen<'a>, by: Slot) -> &'a AbilityCard {
    movegen.rules.content.ability(movegen.sheet(by).ability)
}

/// The heroes within reach that fit, as targets.
fn heroes(movegen: &MoveGen<'_>, by: Slot, push: &mut impl FnMut(Action), fits: impl Fn(Slot) -> bool) {
    let reach = u32::from(card(movegen, by).reach);
    for slot in movegen.state.slots().filter(|&slot| movegen.apart(by, slot) <= reach && fits(slot)) {
        push(Action::Hero { hero: movegen.hero(slot).id });
    }
}

/// Whether there is a target.
fn any_aim<U: Unit>(movegen: &MoveGen<'_>, by: Slot) -> bool {
    let mut found = false;
    U::aims(movegen, by, &mut |_| found = true);
    found
}

/// The hero that a target names.
fn hero_of<C: Chance + ?Sized, L: Log<Event>>(tx: &Tx<'_, C, L>, at: Action) -> Option<Slot> {
    match at {
        Action::Hero { hero } => tx.state.slot_of(hero),
        _ => None,
    }
}
