//! Table 22.7: what dice do.

use crate::Potion;
use paint::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

/// What a die of an instant slot does (CQ-INS-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Instant {
    /// Cancels a Move.
    Fatigue,
    /// Cancels an attack.
    Miss,
    /// Removes puddles or stuns an invocation.
    Cleaning,
    /// An invocation explodes.
    Explosion,
    /// Brings an invocation.
    Invocation,
    /// Cancels an instant die.
    Immunity,
}

impl Instant {
    /// All of them.
    pub const ALL: [Instant; 6] =
        [Instant::Fatigue, Instant::Miss, Instant::Cleaning, Instant::Explosion, Instant::Invocation, Instant::Immunity];
}

/// What each colour does alone, and which two make which potion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipes {
    instants: [Instant; 6],
    potions: [[Colour; 2]; Potion::COUNT],
}

impl Recipes {
    /// What a colour does.
    #[inline]
    #[must_use]
    pub const fn instant(&self, colour: Colour) -> Instant {
        self.instants[colour.index()]
    }

    /// The colour that does it.
    #[must_use]
    pub fn colour(&self, instant: Instant) -> Colour {
        let index = self.instants.iter().position(|&other| other == instant).unwrap_or(0);
        Colour::WHEEL[index]
    }

    /// The two colours of a potion.
    #[inline]
    #[must_use]
    pub const fn potion(&self, potion: Potion) -> [Colour; 2] {
        self.potions[potion.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    instants: Spanned<BTreeMap<Colour, Instant>>,
    potions: Spanned<BTreeMap<Potion, Spanned<[Colour; 2]>>>,
}

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Recipes> {
    let read: DiceFile = file.parse(errors)?;
    let at = read.instants.span().start;
    let instants: Option<Vec<Instant>> =
        Colour::WHEEL.iter().map(|colour| read.instants.get_ref().get(colour).copied()).collect();
    let Some(instants) = instants.and_then(|list| <[Instant; 6]>::try_from(list).ok()) else {
        errors.push(file.wrong(at, "every colour of the wheel does something alone (CQ-INS-1)"));
        return None;
    };
    if Instant::ALL.iter().any(|instant| !instants.contains(instant)) {
        errors.push(file.wrong(at, "every instant effect has a colour of its own (CQ-INS-1)"));
    }
    let at = read.potions.span().start;
    let potions: Option<Vec<[Colour; 2]>> =
        Potion::ALL.iter().map(|potion| read.potions.get_ref().get(potion).map(|pair| *pair.get_ref())).collect();
    let Some(potions) = potions.and_then(|list| <[[Colour; 2]; 6]>::try_from(list).ok()) else {
        errors.push(file.wrong(at, "every potion has two colours (CQ-DIE-12)"));
        return None;
    };
    for pair in read.potions.get_ref().values() {
        let [first, second] = *pair.get_ref();
        if first == second {
            errors.push(file.wrong(pair.span().start, "a potion is made of two different colours (CQ-DIE-12)"));
        }
    }
    Some(Recipes { instants, potions })
}
