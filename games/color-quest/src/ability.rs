//! Abilities: what figures do (sections 15 to 17). Each one is a unit in a file of its own: what it may be aimed at, what it
//! does, and its rule. What it is called and how it is told is in `texts/<lang>/abilities.ftl`. A new one is a file, these texts
//! and a line in the table below.

mod advanced_kung_fu;
pub(crate) mod aura;
mod barrage;
mod basic_kung_fu;
mod big_wooden_weapon;
mod celerity;
mod charge;
mod chromamorphosis;
mod climb;
mod cloning;
mod concentration;
mod contamination;
mod death_touch;
mod direct_shot;
mod double_melee;
mod double_rift;
mod evolution;
mod explosion;
mod extended_network;
mod forced_march;
mod immunity_totem;
mod jump;
mod k_bomb;
mod levitation;
mod melee;
mod multicolour_network;
mod multicolour_network_3;
mod multiple_shot;
mod mutation;
mod network;
pub(crate) mod paint_bomb;
mod paint_network;
mod prayer;
mod rift;
mod rise;
mod run;
mod shield;
mod shuriken;
mod slap;
mod slow;
mod slug;
mod small_wooden_weapon;
mod sporific_bomb;
mod stride;
mod strike;
mod summon;
mod summon_golem;
mod summon_spirit;
mod telekinesis;
mod teleport;
mod trample;
mod transformation;
mod unsummon;
mod walk;
mod water_bomb;
mod whirlwind;

/// What the units need.
mod prelude {
    pub(super) use super::{Candidates, More, Unit, need, refuse};
    pub(super) use crate::movegen::MoveGen;
    pub(super) use crate::tx::Tx;
    pub(super) use crate::{Aim, Deed, Event, Figure, Frame, Kind, Marks, Tint};
    pub(super) use paint::{Direction, Square, Squares};
    pub(super) use tabletop::{Chance, Log, Refusal};
}

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Deed, Event, Kind};
use paint::{Colour, Direction, Squares};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Log, Refusal};

/// What the next aim of a deed may be looked for among.
pub(crate) enum Candidates {
    Alone,
    Squares(Squares),
    Directions(&'static [Direction]),
    Colours,
    Kinds(&'static [Kind]),
}

/// Whether a deed needs more aims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum More {
    /// It is all there.
    Done,
    /// It may have another one.
    Optional,
    /// It must have another one.
    Needed,
}

/// One ability.
pub(crate) trait Unit {
    /// The word that notation uses.
    const CODE: &'static str;
    /// The rule that defines it.
    const RULE: &'static str;
    /// Table 22.5.
    const OFFENSIVE: bool;
    const MOVE: bool = false;

    /// Where to look for the next aim: no square is left out that [`Unit::check`] would allow.
    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates;

    /// Whether the next aim may be this one, so that the whole can still change something (CQ-GEN-15).
    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal>;

    /// Whether more aims are wanted after at least one.
    fn more(movegen: &MoveGen<'_>, deed: &Deed) -> More {
        let _ = (movegen, deed);
        More::Done
    }

    /// Whether this deed is offensive (CQ-ITM-7).
    fn is_offensive(movegen: &MoveGen<'_>, deed: &Deed) -> bool {
        let _ = (movegen, deed);
        Self::OFFENSIVE
    }

    /// Does it.
    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed);
}

macro_rules! abilities {
    ($($(#[$attribute:meta])* $name:ident: $unit:path,)+) => {
        paint::name_abilities! { $($(#[$attribute])* $name: $unit,)+ }

        impl Ability {
            /// Whether it is a Move.
            #[must_use]
            pub const fn is_move(self) -> bool {
                match self { $(Ability::$name => <$unit as Unit>::MOVE,)+ }
            }

            pub(crate) fn check(self, movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
                match self { $(Ability::$name => <$unit as Unit>::check(movegen, deed, aim),)+ }
            }

            pub(crate) fn list(self, movegen: &MoveGen<'_>, deed: &Deed, push: &mut impl FnMut(Aim)) {
                match self { $(Ability::$name => list_unit::<$unit>(movegen, deed, push),)+ }
            }

            pub(crate) fn more(self, movegen: &MoveGen<'_>, deed: &Deed) -> More {
                match self { $(Ability::$name => <$unit as Unit>::more(movegen, deed),)+ }
            }

            /// Whether a deed is offensive (table 22.5).
            pub(crate) fn is_offensive(self, movegen: &MoveGen<'_>, deed: &Deed) -> bool {
                match self { $(Ability::$name => <$unit as Unit>::is_offensive(movegen, deed),)+ }
            }

            pub(crate) fn resolve<C: Chance + ?Sized, L: Log<Event>>(self, tx: &mut Tx<'_, C, L>, deed: &Deed) {
                match self { $(Ability::$name => <$unit as Unit>::resolve(tx, deed),)+ }
            }
        }
    };
}

abilities! {
    Run: run::Run,
    Celerity: celerity::Celerity,
    Walk: walk::Walk,
    ForcedMarch: forced_march::ForcedMarch,
    Slow: slow::Slow,
    Trample: trample::Trample,
    Slug: slug::Slug,
    Aura: aura::Aura,
    Slap: slap::Slap,
    Contamination: contamination::Contamination,
    BigWoodenWeapon: big_wooden_weapon::BigWoodenWeapon,
    SmallWoodenWeapon: small_wooden_weapon::SmallWoodenWeapon,
    BasicKungFu: basic_kung_fu::BasicKungFu,
    AdvancedKungFu: advanced_kung_fu::AdvancedKungFu,
    Melee: melee::Melee,
    DoubleMelee: double_melee::DoubleMelee,
    WaterBomb: water_bomb::WaterBomb,
    Shuriken: shuriken::Shuriken,
    DirectShot: direct_shot::DirectShot,
    PaintBomb: paint_bomb::PaintBomb,
    Chromamorphosis: chromamorphosis::Chromamorphosis,
    PaintNetwork: paint_network::PaintNetwork,
    ExtendedNetwork: extended_network::ExtendedNetwork,
    MulticolourNetwork: multicolour_network::MulticolourNetwork,
    #[serde(rename = "multicolour-network-3")]
    MulticolourNetwork3: multicolour_network_3::MulticolourNetwork3,
    Telekinesis: telekinesis::Telekinesis,
    DeathTouch: death_touch::DeathTouch,
    Transformation: transformation::Transformation,
    SporificBomb: sporific_bomb::SporificBomb,
    Concentration: concentration::Concentration,
    Unsummon: unsummon::Unsummon,
    Climb: climb::Climb,
    Explosion: explosion::Explosion,
    Summon: summon::Summon,
    SummonGolem: summon_golem::SummonGolem,
    SummonSpirit: summon_spirit::SummonSpirit,
    Jump: jump::Jump,
    Levitation: levitation::Levitation,
    Prayer: prayer::Prayer,
    Strike: strike::Strike,
    Teleport: teleport::Teleport,
    ImmunityTotem: immunity_totem::ImmunityTotem,
    Shield: shield::Shield,
    KBomb: k_bomb::KBomb,
    Charge: charge::Charge,
    Cloning: cloning::Cloning,
    Evolution: evolution::Evolution,
    Rift: rift::Rift,
    DoubleRift: double_rift::DoubleRift,
    Mutation: mutation::Mutation,
    Barrage: barrage::Barrage,
    MultipleShot: multiple_shot::MultipleShot,
    Whirlwind: whirlwind::Whirlwind,
    Rise: rise::Rise,
}

impl Ability {
    /// Whether a deed may begin with any aim.
    pub(crate) fn any(self, movegen: &MoveGen<'_>, deed: &Deed) -> bool {
        let mut found = false;
        self.list(movegen, deed, &mut |_| found = true);
        found
    }
}

#[inline]
fn list_unit<U: Unit>(movegen: &MoveGen<'_>, deed: &Deed, push: &mut impl FnMut(Aim)) {
    let mut offer = |aim: Aim| {
        if U::check(movegen, deed, aim).is_ok() {
            push(aim);
        }
    };
    match U::candidates(movegen, deed) {
        Candidates::Alone => offer(Aim::Alone),
        Candidates::Squares(squares) => squares.iter().for_each(|at| offer(movegen.aim(at))),
        Candidates::Directions(directions) => directions.iter().for_each(|&to| offer(Aim::Towards(to))),
        Candidates::Colours => Colour::WHEEL.into_iter().for_each(|colour| offer(Aim::In(colour))),
        Candidates::Kinds(kinds) => kinds.iter().for_each(|&kind| offer(Aim::As(kind))),
    }
}

pub(crate) fn refuse<T>(rule: &'static str) -> Result<T, Refusal> {
    Err(Refusal::by(rule))
}

pub(crate) fn need(holds: bool, rule: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { refuse(rule) }
}

/// What all units ask of a deed.
impl Deed {
    /// The square that it is aimed at, by number.
    pub(crate) fn square(&self, movegen: &MoveGen<'_>, index: usize) -> Option<paint::Square> {
        movegen.at(*self.aims.list().get(index)?)
    }

    /// The direction that it is aimed at, by number.
    pub(crate) fn direction(&self, index: usize) -> Option<Direction> {
        match self.aims.list().get(index)? {
            Aim::Towards(to) => Some(*to),
            _ => None,
        }
    }

    /// How many aims it has.
    pub(crate) fn len(&self) -> usize {
        self.aims.list().len()
    }
}
