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

use crate::look::Look;
use crate::scene::Scene;
use crate::{Ability, AbilityCard, Action, Event, Roll, Slot};
use tabletop::{Chance, Log};

/// One ability.
pub(crate) trait Unit {
    /// Whether it costs a full action.
    const FULL: bool = false;
    /// Whether it names a second target when an Attack is declared.
    const SECOND: bool = false;

    /// Whether it is used in one's own turn and would change something now (CR-ABIL-9); `moving` inside a Move.
    fn usable(look: &Look<'_>, by: Slot, moving: bool) -> bool {
        let _ = (look, by, moving);
        false
    }

    /// All that it can be aimed at; it asks for a target if there is anything.
    fn aims(look: &Look<'_>, by: Slot, push: &mut impl FnMut(Action)) {
        let _ = (look, by, push);
    }

    /// It is used in one's own turn.
    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot) {
        let _ = (scene, by);
    }

    /// Its target was chosen.
    fn aimed<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot, at: Action) {
        let _ = (scene, by, at);
    }

    /// Whether it would change an attack roll.
    fn changes(look: &Look<'_>, by: Slot, roll: Roll) -> bool {
        let _ = (look, by, roll);
        false
    }

    /// Changes an attack roll.
    fn change<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot, roll: Roll) -> Roll {
        let _ = (scene, by);
        roll
    }

    /// Whether it can stop a blow against a hero (CR-EATK-5).
    fn guards(look: &Look<'_>, by: Slot, hero: Slot) -> bool {
        let _ = (look, by, hero);
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

        fn is_useful(look: &Look<'_>, by: Slot, moving: bool) -> bool {
            match look.sheet(by).ability { $(Ability::$name => <$unit as Unit>::usable(look, by, moving),)+ }
        }

        /// All that the ability of a hero can be aimed at.
        pub(crate) fn aims(look: &Look<'_>, by: Slot, push: &mut impl FnMut(Action)) {
            match look.sheet(by).ability { $(Ability::$name => <$unit as Unit>::aims(look, by, push),)+ }
        }

        /// Whether the ability of a hero would change an attack roll.
        pub(crate) fn changes(look: &Look<'_>, by: Slot, roll: Roll) -> bool {
            match look.sheet(by).ability { $(Ability::$name => <$unit as Unit>::changes(look, by, roll),)+ }
        }

        /// Whether the ability of a hero can stop a blow.
        pub(crate) fn guards(look: &Look<'_>, by: Slot, hero: Slot) -> bool {
            match look.sheet(by).ability { $(Ability::$name => <$unit as Unit>::guards(look, by, hero),)+ }
        }

        /// It is used in one's own turn.
        pub(crate) fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot) {
            spend(scene, by);
            match scene.look().sheet(by).ability { $(Ability::$name => <$unit as Unit>::begin(scene, by),)+ }
        }

        /// Its target was chosen.
        pub(crate) fn aimed<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot, at: Action) {
            match scene.look().sheet(by).ability { $(Ability::$name => <$unit as Unit>::aimed(scene, by, at),)+ }
        }

        /// It changes an attack roll.
        pub(crate) fn change<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot, roll: Roll) -> Roll {
            spend(scene, by);
            match scene.look().sheet(by).ability { $(Ability::$name => <$unit as Unit>::change(scene, by, roll),)+ }
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
pub(crate) fn is_ready(look: &Look<'_>, by: Slot) -> bool {
    look.hero(by).token == 0 && !look.hero(by).stunned
}

/// Whether it is offered in one's own turn (CR-ABIL-9).
pub(crate) fn is_usable(look: &Look<'_>, by: Slot, moving: bool) -> bool {
    is_ready(look, by) && is_useful(look, by, moving)
}

/// The token goes on the track (CR-ABIL-2).
pub(crate) fn spend<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot) {
    let level = scene.rules.content.constants().ability_level;
    let hero = scene.state.hero_mut(by);
    hero.token = level;
    let hero = hero.id;
    scene.tell(Event::Ability { hero });
}

fn card<'a>(look: &Look<'a>, by: Slot) -> &'a AbilityCard {
    look.rules.content.ability(look.sheet(by).ability)
}

/// The heroes within reach that fit, as targets.
fn heroes(look: &Look<'_>, by: Slot, push: &mut impl FnMut(Action), fits: impl Fn(Slot) -> bool) {
    let reach = u32::from(card(look, by).reach);
    for slot in look.state.slots().filter(|&slot| look.apart(by, slot) <= reach && fits(slot)) {
        push(Action::Hero { hero: look.hero(slot).id });
    }
}

/// Whether there is a target.
fn any_aim<U: Unit>(look: &Look<'_>, by: Slot) -> bool {
    let mut found = false;
    U::aims(look, by, &mut |_| found = true);
    found
}

/// The hero that a target names.
fn hero_of<C: Chance + ?Sized, L: Log<Event>>(scene: &Scene<'_, C, L>, at: Action) -> Option<Slot> {
    match at {
        Action::Hero { hero } => scene.state.slot_of(hero),
        _ => None,
    }
}
