//! Abilities: what figures do (tables T5 to T7). Each one is a unit in a file of its own: what it may be aimed at, what it
//! does and its rule. A new one is a file, a line in the table below and its texts.

mod advanced_network;
mod aura;
mod brawl;
mod bury;
mod celerity;
mod earthquake;
mod hammer;
mod invoke_avatar;
mod invoke_mandrake;
mod invoke_spore;
mod kung_fu;
pub(crate) mod levitation;
pub(crate) mod network;
mod overfly;
mod prayer;
mod run;
mod scream;
mod seduction;
mod shot;
mod shuriken;
mod slow_walk;
mod slug_walk;
mod sporific_bomb;
mod sporific_gas;
pub(crate) mod telekinesis;
mod teleport;
mod toxic_cloud;
pub(crate) mod twice_walk;
mod walk;
mod whirlwind;
mod wings;

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Aim, Event, Kind};
use paint::{Direction, Square};
use serde::{Deserialize, Serialize};
use tabletop::{Log, Refusal};

/// What an ability costs: moves and attacks (DT-ACT-1, DT-ACT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// So many moves.
    pub moves: u8,
    /// So many attacks.
    pub attacks: u8,
}

impl Cost {
    /// A classic move.
    pub const MOVE: Cost = Cost { moves: 1, attacks: 0 };
    /// A classic attack.
    pub const ATTACK: Cost = Cost { moves: 0, attacks: 1 };
    /// A special action for a move and an attack.
    pub const BOTH: Cost = Cost { moves: 1, attacks: 1 };
    /// A special action for two moves.
    pub const MOVES: Cost = Cost { moves: 2, attacks: 0 };
    /// A special action for two attacks.
    pub const ATTACKS: Cost = Cost { moves: 0, attacks: 2 };

    /// Whether it is the cost of a special action.
    #[must_use]
    pub const fn is_special(self) -> bool {
        self.moves + self.attacks > 1
    }
}

/// The shape of an ability's aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aiming {
    /// [`Aim::Alone`].
    Alone,
    /// [`Aim::At`].
    At,
    /// [`Aim::Towards`].
    Towards,
    /// [`Aim::From`].
    From,
}

/// One ability.
pub(crate) trait Unit {
    /// The word that notation uses.
    const CODE: &'static str;
    /// The figures that have it (table T5).
    const KINDS: &'static [Kind];
    const COST: Cost;
    const AIMING: Aiming;
    /// The rule that defines it.
    const RULE: &'static str;

    /// What it costs a figure of this kind.
    fn cost(kind: Kind) -> Cost {
        let _ = kind;
        Self::COST
    }

    /// All that it may be aimed at so that it changes something (DT-ACT-5), in order.
    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim));

    /// Whether it may be aimed so.
    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal>;

    /// Does it.
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim);
}

macro_rules! abilities {
    ($($name:ident: $unit:path,)+) => {
        paint::name_abilities! { $($name: $unit,)+ }
        paint::own_abilities! { $($name: $unit,)+ }

        impl Ability {
            /// What it costs a figure of this kind.
            #[must_use]
            pub fn cost(self, kind: Kind) -> Cost {
                match self { $(Ability::$name => <$unit as Unit>::cost(kind),)+ }
            }

            /// The shape of its aim.
            #[must_use]
            pub const fn aiming(self) -> Aiming {
                match self { $(Ability::$name => <$unit as Unit>::AIMING,)+ }
            }

            pub(crate) fn check(self, movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
                match self { $(Ability::$name => <$unit as Unit>::check(movegen, by, aim),)+ }
            }

            pub(crate) fn resolve<L: Log<Event>>(self, tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
                match self { $(Ability::$name => <$unit as Unit>::resolve(tx, by, aim),)+ }
            }
        }

        /// Everything that the active seat's figures can do with the actions that it has, in order.
        pub(crate) fn list(movegen: &MoveGen<'_>, push: &mut impl FnMut(Action)) {
            $(list_unit::<$unit>(movegen, Ability::$name, push);)+
        }

        /// Whether the active seat's figures can do anything.
        pub(crate) fn any(movegen: &MoveGen<'_>) -> bool {
            let mut found = false;
            $(
                list_unit::<$unit>(movegen, Ability::$name, &mut |_| found = true);
                if found {
                    return true;
                }
            )+
            false
        }
    };
}

abilities! {
    Walk: walk::Walk,
    SlowWalk: slow_walk::SlowWalk,
    TwiceWalk: twice_walk::TwiceWalk,
    Run: run::Run,
    Celerity: celerity::Celerity,
    Overfly: overfly::Overfly,
    SlugWalk: slug_walk::SlugWalk,
    Bury: bury::Bury,
    Teleport: teleport::Teleport,
    Brawl: brawl::Brawl,
    Whirlwind: whirlwind::Whirlwind,
    Shot: shot::Shot,
    Shuriken: shuriken::Shuriken,
    KungFu: kung_fu::KungFu,
    Network: network::Network,
    AdvancedNetwork: advanced_network::AdvancedNetwork,
    Aura: aura::Aura,
    Telekinesis: telekinesis::Telekinesis,
    SporificGas: sporific_gas::SporificGas,
    ToxicCloud: toxic_cloud::ToxicCloud,
    Seduction: seduction::Seduction,
    Hammer: hammer::Hammer,
    Wings: wings::Wings,
    InvokeAvatar: invoke_avatar::InvokeAvatar,
    Earthquake: earthquake::Earthquake,
    SporificBomb: sporific_bomb::SporificBomb,
    Prayer: prayer::Prayer,
    Levitation: levitation::Levitation,
    InvokeMandrake: invoke_mandrake::InvokeMandrake,
    InvokeSpore: invoke_spore::InvokeSpore,
    Scream: scream::Scream,
}

#[inline]
fn list_unit<U: Unit>(movegen: &MoveGen<'_>, ability: Ability, push: &mut impl FnMut(Action)) {
    let usable = movegen.usable(U::KINDS);
    if usable.is_empty() {
        return;
    }
    for by in usable.iter() {
        let cost = movegen.kind(by).map_or(U::COST, U::cost);
        if affordable(movegen, cost) {
            U::list(movegen, by, &mut |aim| push(Action::Use { ability, by, aim }));
        }
    }
}

/// Whether the active seat has what this costs.
#[inline]
pub(crate) fn affordable(movegen: &MoveGen<'_>, cost: Cost) -> bool {
    let state = movegen.state;
    state.moves >= cost.moves && state.attacks >= cost.attacks && state.actions >= cost.moves + cost.attacks
}

/// The square that an aim names.
fn at(aim: Aim) -> Option<Square> {
    match aim {
        Aim::At(square) => Some(square),
        _ => None,
    }
}

/// The direction that an aim names.
fn towards(aim: Aim) -> Option<Direction> {
    match aim {
        Aim::Towards(direction) => Some(direction),
        _ => None,
    }
}

fn refuse(rule: &'static str) -> Result<(), Refusal> {
    Err(Refusal::by(rule))
}

fn need(holds: bool, rule: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { refuse(rule) }
}
