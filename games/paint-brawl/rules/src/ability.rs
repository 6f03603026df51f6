//! Abilities: what figures do. Each one is a unit in a file of its own: what it may be aimed at, what it does and its rules.
//! A new one is a file, a line in the table below, and its texts.

mod barrage;
mod chief_move;
pub(crate) mod chromamorphosis;
mod climb;
mod cloning;
mod dispel;
mod explosion;
mod jump;
mod lob;
mod melee;
mod multi_shot;
mod mutation;
mod network;
mod rift;
mod run;
mod shot;
mod slug;
mod strike;
mod stun;
pub(crate) mod summon;
mod walk;
mod whirlwind;

pub(crate) use shot::targets as shot_targets;

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Aim, Chosen, Event, Hits, Kind, Payment};
use paint::{Direction, Square};
use serde::{Deserialize, Serialize};
use tabletop::{Log, Refusal};

/// What an ability costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// A Move.
    Move,
    /// An Attack.
    Attack,
    /// A Move or an Attack, as the aim says (PB-CHIEF-2).
    Either,
    /// A Move and an Attack (PB-SPEC-1).
    Special,
    /// A blast card (PB-BLAST-3).
    Blast,
}

/// The shape of an ability's aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// [`Aim::Alone`].
    Alone,
    /// [`Aim::At`].
    At,
    /// [`Aim::Pair`] of squares side by side.
    Neighbours,
    /// [`Aim::Pair`] of figures.
    Figures,
    /// [`Aim::Towards`].
    Towards,
    /// [`Aim::Paid`].
    Paid,
}

/// One ability.
pub(crate) trait Unit {
    /// The word that notation uses.
    const CODE: &'static str;
    /// The figures that have it (table T5).
    const KINDS: &'static [Kind];
    const COST: Cost;
    const SHAPE: Shape;
    /// The rule that defines it.
    const RULE: &'static str;

    /// All that it may be aimed at, in order.
    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim));

    /// Whether it may be aimed so, apart from whether it would change anything (PB-REACT-7).
    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal>;

    /// Whether it would change anything (PB-ATK-8).
    fn changes(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> bool {
        let _ = (movegen, by, aim);
        true
    }

    /// Does it. The Chiefs that it hit.
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, more: Chosen) -> Hits;
}

macro_rules! abilities {
    ($($name:ident: $unit:path,)+) => {
        paint::name_abilities! { $($name: $unit,)+ }
        paint::own_abilities! { $($name: $unit,)+ }

        impl Ability {
            /// What it costs.
            #[must_use]
            pub const fn cost(self) -> Cost {
                match self { $(Ability::$name => <$unit as Unit>::COST,)+ }
            }

            /// The shape of its aim.
            #[must_use]
            pub const fn shape(self) -> Shape {
                match self { $(Ability::$name => <$unit as Unit>::SHAPE,)+ }
            }

            pub(crate) fn check(self, movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
                match self { $(Ability::$name => <$unit as Unit>::check(movegen, by, aim),)+ }
            }

            pub(crate) fn changes(self, movegen: &MoveGen<'_>, by: Square, aim: Aim) -> bool {
                match self { $(Ability::$name => <$unit as Unit>::changes(movegen, by, aim),)+ }
            }

            pub(crate) fn resolve<L: Log<Event>>(self, tx: &mut Tx<'_, L>, by: Square, aim: Aim, more: Chosen) -> Hits {
                match self { $(Ability::$name => <$unit as Unit>::resolve(tx, by, aim, more),)+ }
            }
        }

        /// Everything that the seat's figures can do with the actions that it has, in order.
        pub(crate) fn list(movegen: &MoveGen<'_>, push: &mut impl FnMut(Action)) {
            $(list_unit::<$unit>(movegen, Ability::$name, push);)+
        }
    };
}

abilities! {
    Walk: walk::Walk,
    Run: run::Run,
    Slug: slug::Slug,
    ChiefMove: chief_move::ChiefMove,
    Melee: melee::Melee,
    Shot: shot::Shot,
    Network: network::Network,
    Stun: stun::Stun,
    Lob: lob::Lob,
    Chromamorphosis: chromamorphosis::Chromamorphosis,
    Dispel: dispel::Dispel,
    Climb: climb::Climb,
    Summon: summon::Summon,
    Strike: strike::Strike,
    Jump: jump::Jump,
    Explosion: explosion::Explosion,
    Whirlwind: whirlwind::Whirlwind,
    MultiShot: multi_shot::MultiShot,
    Cloning: cloning::Cloning,
    Rift: rift::Rift,
    Barrage: barrage::Barrage,
    Mutation: mutation::Mutation,
}

#[inline]
fn list_unit<U: Unit>(movegen: &MoveGen<'_>, ability: Ability, push: &mut impl FnMut(Action)) {
    if !affordable(movegen, U::COST, U::KINDS) {
        return;
    }
    for by in movegen.usable(U::KINDS).iter() {
        U::list(movegen, by, &mut |aim| push(Action::Use { ability, by, aim }));
    }
}

/// Whether the seat has what an ability costs.
#[inline]
fn affordable(movegen: &MoveGen<'_>, cost: Cost, kinds: &[Kind]) -> bool {
    let (moves, attacks) = (movegen.state.moves > 0, movegen.state.attacks > 0);
    match cost {
        Cost::Move => moves,
        Cost::Attack => attacks,
        Cost::Either => moves || attacks,
        Cost::Special => moves && attacks && movegen.has_specials(),
        Cost::Blast => kinds.iter().filter_map(|kind| kind.caste()).any(|caste| movegen.has_blast(caste)),
    }
}

/// Whether the seat has what an ability with this aim costs, and which rule says no.
pub(crate) fn check_cost(movegen: &MoveGen<'_>, ability: Ability, aim: Aim) -> Result<(), Refusal> {
    let (moves, attacks) = (movegen.state.moves > 0, movegen.state.attacks > 0);
    let need = |has: bool, rule: &'static str| if has { Ok(()) } else { Err(Refusal::by(rule)) };
    match (ability.cost(), aim) {
        (Cost::Move, _) | (Cost::Either, Aim::Paid(_, Payment::Move)) => need(moves, "PB-TURN-2"),
        (Cost::Attack | Cost::Either, _) => need(attacks, "PB-TURN-2"),
        (Cost::Special, _) => need(moves && attacks, "PB-TURN-5"),
        (Cost::Blast, _) => {
            need(movegen.state.switches.blasts, "PB-BLAST-5")?;
            need(!movegen.state.blasted, "PB-BLAST-3")?;
            let caste = ability.kinds().iter().find_map(|kind| kind.caste());
            let left = caste.is_some_and(|caste| movegen.state.blasts[movegen.seat.index()][caste.index()] > 0);
            need(left, "PB-BLAST-2")
        }
    }
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
        Aim::Towards(direction) | Aim::Paid(direction, _) => Some(direction),
        _ => None,
    }
}

fn refuse(rule: &'static str) -> Result<(), Refusal> {
    Err(Refusal::by(rule))
}
