//! A figure on the board.

use crate::{Camp, Class, Kind, Tint};
use serde::{Deserialize, Serialize};

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Figure {
    /// What it is.
    pub kind: Kind,
    /// The colour of its base.
    pub tint: Tint,
    /// What it has done and what protects it.
    pub marks: Marks,
}

impl Figure {
    /// A figure without marks.
    #[must_use]
    pub const fn new(kind: Kind, tint: Tint) -> Figure {
        Figure { kind, tint, marks: Marks::NONE }
    }

    /// Whose it is (CQ-GEN-1).
    #[inline]
    #[must_use]
    pub const fn camp(self) -> Camp {
        self.tint.camp()
    }

    /// Its class.
    #[inline]
    #[must_use]
    pub const fn class(self) -> Class {
        self.kind.class()
    }

    /// Whether it has this mark.
    #[inline]
    #[must_use]
    pub const fn is(self, mark: Marks) -> bool {
        self.marks.has(mark)
    }

    /// Whether it may Move (CQ-GEN-12, CQ-ITM-5).
    #[must_use]
    pub const fn may_move(self) -> bool {
        !self.is(Marks::STUNNED) && (!self.is(Marks::MOVED) || self.is(Marks::SWIFT) && !self.is(Marks::MOVED_AGAIN))
    }

    /// Whether it may attack (CQ-GEN-12, CQ-ITM-5).
    #[must_use]
    pub const fn may_attack(self) -> bool {
        !self.is(Marks::STUNNED) && (!self.is(Marks::ATTACKED) || self.is(Marks::STRONG) && !self.is(Marks::ATTACKED_AGAIN))
    }
}

macro_rules! marks {
    ($($(#[$doc:meta])* $name:ident $bit:literal $letter:literal;)+) => {
        /// Marks of a figure.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct Marks(u16);

        impl Marks {
            $($(#[$doc])* pub const $name: Marks = Marks(1 << $bit);)+

            /// Every mark with its letter in notation.
            pub const ALL: [(Marks, char); 16] = [$((Marks::$name, $letter)),+];
        }
    };
}

marks! {
    /// Has declared a Move in this turn.
    MOVED 0 'm';
    /// Has declared its second Move.
    MOVED_AGAIN 1 'M';
    /// May Move twice (CQ-ITM-5).
    SWIFT 2 'c';
    /// Has declared an attack.
    ATTACKED 3 'a';
    /// Has declared its second attack.
    ATTACKED_AGAIN 4 'A';
    /// May attack twice (CQ-ITM-5).
    STRONG 5 'f';
    /// Has used its special.
    SPECIAL 6 's';
    /// Has used its Blast.
    BLAST 7 'b';
    /// Has gone up a level.
    RISEN 8 't';
    /// Lies (CQ-STA-1).
    STUNNED 9 '!';
    /// CQ-STA-18.
    IMMUNE 10 'i';
    /// By a potion (CQ-STA-20).
    INVISIBLE 11 'v';
    /// CQ-CONC-1.
    CONCENTRATED 12 'z';
    /// Must move (CQ-TIL-4).
    MUST 13 'u';
    /// Was its owner's at the start of the turn (CQ-PAS-4).
    OLD 14 'n';
    /// Its last Move of the turn ended in the goal (CQ-SCN-5).
    ARRIVED 15 'g';
}

impl Marks {
    /// No mark.
    pub const NONE: Marks = Marks(0);
    /// What one turn leaves on a figure (CQ-GEN-13).
    pub const OF_TURN: Marks = Marks(0b1111_0001_1111_1111);
    /// What ends when a figure changes sides (CQ-STA-17).
    pub const OF_SIDE: Marks = Marks(0b0101_1100_0000_0000);
    /// What makes a figure used (CQ-TRN-9).
    pub const USED: Marks = Marks(0b0000_0001_1100_1001);

    /// Whether any mark of `mark` is there.
    #[inline]
    #[must_use]
    pub const fn has(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    /// The same and `mark`.
    #[inline]
    #[must_use]
    pub const fn with(self, mark: Marks) -> Marks {
        Marks(self.0 | mark.0)
    }

    /// The same but for `mark`.
    #[inline]
    #[must_use]
    pub const fn without(self, mark: Marks) -> Marks {
        Marks(self.0 & !mark.0)
    }
}
