//! Unfinished business: deeds as far as they are declared, and all else that waits.

use crate::{Ability, Aim, Camp, Kind, Source, State, Tint};
use paint::{Colour, Square};
use serde::{Deserialize, Serialize};

/// Which part of a profile an action is (CQ-POW-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The Move.
    Move,
    /// The attack.
    Attack,
    /// The special ability.
    Special,
    /// The Blast.
    Blast,
    /// The transformation.
    Rise,
}

/// Up to six things that an action is aimed at, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Aim>", from = "Vec<Aim>")]
pub struct Aims {
    list: [Aim; Aims::MOST],
    count: u8,
}

impl Aims {
    /// The most that an action wants: three squares with a colour each.
    pub const MOST: usize = 6;
    /// None yet.
    pub const NONE: Aims = Aims { list: [Aim::Alone; Aims::MOST], count: 0 };

    /// The same and one more.
    #[must_use]
    pub fn with(mut self, aim: Aim) -> Aims {
        self.list[usize::from(self.count)] = aim;
        self.count += 1;
        self
    }

    /// All of them.
    #[inline]
    #[must_use]
    pub fn list(&self) -> &[Aim] {
        &self.list[..usize::from(self.count)]
    }
}

impl From<Aims> for Vec<Aim> {
    fn from(aims: Aims) -> Vec<Aim> {
        aims.list().to_vec()
    }
}

impl From<Vec<Aim>> for Aims {
    fn from(aims: Vec<Aim>) -> Aims {
        aims.into_iter().take(Aims::MOST).fold(Aims::NONE, Aims::with)
    }
}

/// An action of a figure, as far as it is declared (CQ-REA-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deed {
    /// The figure's square.
    pub by: Square,
    /// What it was when it declared.
    pub kind: Kind,
    /// What it does.
    pub ability: Ability,
    /// As what.
    pub part: Part,
    /// At what.
    pub aims: Aims,
}

/// Up to three puddles, or one invocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chosen(pub(crate) [Option<Square>; 3]);

impl Chosen {
    /// None.
    pub const NONE: Chosen = Chosen([None; 3]);

    /// The squares.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.0.into_iter().flatten()
    }

    pub(crate) fn has(self, at: Square) -> bool {
        self.iter().any(|other| other == at)
    }

    pub(crate) fn with(mut self, at: Square) -> Chosen {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(at);
        }
        self
    }
}

/// What waits to be finished. The top alone says who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A deed is being declared.
    Choosing {
        /// As far as it is.
        deed: Deed,
    },
    /// A power is to be paid.
    Paying {
        /// Which.
        deed: Deed,
        /// So many dice more.
        left: u8,
    },
    /// A deed waits for reactions.
    Declared {
        /// Which.
        deed: Deed,
    },
    /// More shots of a Multiple Shot.
    Shots {
        /// The shooter.
        by: Square,
        /// So many more.
        left: u8,
    },
    /// Puddles are being chosen for Cleaning.
    Cleaning {
        /// Those chosen.
        chosen: Chosen,
    },
    /// A Polymorph wants a caste.
    Polymorph {
        /// Whose potion.
        camp: Camp,
        /// From where.
        source: Source,
        /// On whom.
        at: Square,
    },
    /// An instant die waits for Immunity.
    Played {
        /// Whose die.
        camp: Camp,
        /// Which.
        die: Colour,
        /// At what.
        chosen: Chosen,
        /// So many Immunities were played.
        immunities: u8,
    },
    /// A Paint Bomb splashes.
    Splash {
        /// Its paint.
        tint: Tint,
        /// Whether it reaches height.
        reach: bool,
        /// Where it fell.
        impact: Square,
        /// The first square.
        first: Option<Square>,
    },
    /// Light pushes.
    Push {
        /// From where.
        by: Square,
        /// The directions of those still to push, a bit each in the order of all directions.
        left: u8,
    },
    /// A die is collected.
    Collect {
        /// By whom.
        camp: Camp,
        /// From which fragment, counted from 0.
        fragment: u8,
    },
    /// A collected die is to be put somewhere.
    Stow {
        /// By whom.
        camp: Camp,
        /// What it shows.
        die: Colour,
        /// Where it lay.
        fragment: u8,
    },
    /// A rolled die is to be put on a crystal.
    Refill {
        /// By whom.
        camp: Camp,
        /// Of which fragment.
        fragment: u8,
        /// What it shows.
        die: Colour,
    },
    /// Fragments are refilled because a hero's level changed.
    Levels {
        /// By whom.
        camp: Camp,
    },
    /// Fragments are refilled because no die is left.
    Drought {
        /// The next one.
        fragment: u8,
    },
    /// A figure has come to rest.
    Arrive {
        /// Where.
        at: Square,
    },
    /// A figure on a bush, or one that was deployed, takes a colour.
    Colour {
        /// Where.
        at: Square,
    },
    /// A figure in a tunnel leaves it.
    Tunnel {
        /// Where.
        at: Square,
    },
    /// Cards are lost.
    Discard {
        /// By whom.
        camp: Camp,
        /// So many.
        left: u8,
    },
    /// Skelettes have become Khromaz.
    Caste,
    /// An action is done.
    Aftermath,
    /// The last reactions of a turn.
    LastCall,
    /// The steps of S4.
    Tidy {
        /// The next one.
        step: u8,
    },
    /// Both starting dice of a side are rolled, and the first one is to be put on a crystal of either of its fragments. Since
    /// version 2 of the rules.
    Starting {
        /// By whom.
        camp: Camp,
        /// What it shows.
        die: Colour,
        /// What the other one shows, which goes to the other fragment.
        next: Colour,
    },
}

impl Frame {
    /// How many dice somebody has in hand meanwhile.
    pub(crate) fn dice(self) -> u8 {
        match self {
            Frame::Stow { .. } | Frame::Refill { .. } => 1,
            Frame::Starting { .. } => 2,
            _ => 0,
        }
    }

    /// The side that decides when this is on top.
    pub(crate) fn asked(self, state: &State) -> Camp {
        let owner = |at: Square| state.field.figure(at).map_or(state.active, |figure| figure.camp());
        match self {
            Frame::Declared { .. } | Frame::Splash { .. } | Frame::LastCall => state.active.other(),
            Frame::Polymorph { camp, .. }
            | Frame::Collect { camp, .. }
            | Frame::Stow { camp, .. }
            | Frame::Refill { camp, .. }
            | Frame::Starting { camp, .. }
            | Frame::Levels { camp }
            | Frame::Discard { camp, .. } => camp,
            Frame::Played { camp, immunities, .. } => {
                if immunities.is_multiple_of(2) {
                    camp.other()
                } else {
                    camp
                }
            }
            Frame::Push { .. } | Frame::Caste => Camp::Gaia,
            Frame::Colour { at } | Frame::Tunnel { at } => owner(at),
            _ => state.active,
        }
    }
}
