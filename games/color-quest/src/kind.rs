//! What a figure is.

use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $code:literal $letters:literal $class:ident;)+) => {
        /// A figure of table 22.4. Free and possessed champions are told apart by their base.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Kind {
            $($(#[$doc])* $name,)+
        }

        impl Kind {
            /// All of them.
            pub const ALL: [Kind; Kind::COUNT] = [$(Kind::$name),+];

            /// The word that notation uses.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Kind::$name => $code,)+ }
            }

            /// Its two letters on a drawn board.
            #[must_use]
            pub const fn letters(self) -> &'static str {
                match self { $(Kind::$name => $letters,)+ }
            }

            /// Its class (CQ-GEN-3).
            #[inline]
            #[must_use]
            pub const fn class(self) -> Class {
                match self { $(Kind::$name => Class::$class,)+ }
            }
        }
    };
}

kinds! {
    /// Level 1.
    Oak1 "oak1" "O1" Hero;
    /// Level 2.
    Oak2 "oak2" "O2" Hero;
    /// Level 3.
    Oak3 "oak3" "O3" Hero;
    /// The Chosen One, level 1.
    Chosen1 "chosen1" "E1" Hero;
    /// Level 2.
    Chosen2 "chosen2" "E2" Hero;
    /// Level 3.
    Chosen3 "chosen3" "E3" Hero;
    /// The Rônin, level 1.
    Ronin1 "ronin1" "R1" Hero;
    /// Level 2.
    Ronin2 "ronin2" "R2" Hero;
    /// Level 3.
    Ronin3 "ronin3" "R3" Hero;
    /// Free or possessed.
    Chief "chief" "Ch" Champion;
    /// Free or possessed.
    Matriarch "matriarch" "Ma" Champion;
    /// A Disciple, free or possessed.
    Ninja "ninja" "Ni" Champion;
    /// A Disciple, free or possessed.
    Monk "monk" "Mo" Champion;
    /// A Disciple, free or possessed.
    Cleric "cleric" "Cl" Champion;
    /// Tamed or wild.
    Koloss "koloss" "Ko" Champion;
    /// A caste.
    Warrior "warrior" "Wa" Khromaz;
    /// A caste.
    Basher "basher" "Ba" Khromaz;
    /// A caste.
    Paladin "paladin" "Pa" Khromaz;
    /// A caste.
    Hunter "hunter" "Hu" Khromaz;
    /// A caste.
    Ranger "ranger" "Ra" Khromaz;
    /// A caste.
    Bomber "bomber" "Bo" Khromaz;
    /// A caste.
    Shaman "shaman" "Sh" Khromaz;
    /// A caste.
    Mystic "mystic" "My" Khromaz;
    /// A caste.
    Djinn "djinn" "Dj" Khromaz;
    /// The smallest paint invocation.
    MiniGolem "mini-golem" "Mg" Paint;
    /// A paint invocation.
    Golem "golem" "Go" Paint;
    /// The largest paint invocation.
    Clone "clone" "Cn" Paint;
    /// Of the Ninja.
    SpiritNinja "spirit-ninja" "Sn" Spirit;
    /// Of the Monk.
    SpiritMonk "spirit-monk" "Sm" Spirit;
    /// Of the Cleric.
    SpiritCleric "spirit-cleric" "Sc" Spirit;
    /// Of wood.
    Skelette "skelette" "Sk" Skelette;
    /// A Khromaz whose caste is still to be chosen (CQ-SKL-2); it stands only as long as Gaia is asked.
    Newcomer "newcomer" "Kh" Khromaz;
}

/// What rules say of many figures at once (CQ-GEN-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Oak, the Chosen One, the Rônin.
    Hero,
    /// Disciples, Chief, Matriarch, Koloss.
    Champion,
    /// Nine castes.
    Khromaz,
    /// Paint invocations.
    Paint,
    /// Of light.
    Spirit,
    /// Of wood.
    Skelette,
}

impl Kind {
    /// How many there are.
    pub const COUNT: usize = 32;
    /// The nine castes.
    pub const CASTES: [Kind; 9] = [
        Kind::Warrior,
        Kind::Basher,
        Kind::Paladin,
        Kind::Hunter,
        Kind::Ranger,
        Kind::Bomber,
        Kind::Shaman,
        Kind::Mystic,
        Kind::Djinn,
    ];
    /// The spirits of light.
    pub const SPIRITS: [Kind; 3] = [Kind::SpiritNinja, Kind::SpiritMonk, Kind::SpiritCleric];

    /// The index in [`Kind::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The kind with these letters.
    #[must_use]
    pub fn lettered(letters: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letters() == letters)
    }

    /// Whether it is an invocation (CQ-GEN-4).
    #[inline]
    #[must_use]
    pub const fn is_invocation(self) -> bool {
        matches!(self.class(), Class::Paint | Class::Spirit | Class::Skelette)
    }

    /// Whether it is a paint invocation.
    #[inline]
    #[must_use]
    pub const fn is_paint(self) -> bool {
        matches!(self.class(), Class::Paint)
    }

    /// Whether it is a hero of Kaos.
    #[inline]
    #[must_use]
    pub const fn is_ronin(self) -> bool {
        matches!(self, Kind::Ronin1 | Kind::Ronin2 | Kind::Ronin3)
    }

    /// Whether it is a hero.
    #[inline]
    #[must_use]
    pub const fn is_hero(self) -> bool {
        matches!(self.class(), Class::Hero)
    }

    /// A hero's level; 0 for all others.
    #[inline]
    #[must_use]
    pub const fn level(self) -> u8 {
        if self.is_hero() { self as u8 % 3 + 1 } else { 0 }
    }

    /// A hero one level up (CQ-TRF-1).
    #[must_use]
    pub const fn risen(self) -> Option<Kind> {
        if self.is_hero() && self.level() < 3 { Some(Kind::ALL[self.index() + 1]) } else { None }
    }

    /// A hero one level down.
    #[must_use]
    pub const fn lowered(self) -> Option<Kind> {
        if self.level() > 1 { Some(Kind::ALL[self.index() - 1]) } else { None }
    }

    /// The next step of a paint invocation (CQ-STA-9).
    #[must_use]
    pub const fn evolved(self) -> Option<Kind> {
        match self {
            Kind::MiniGolem => Some(Kind::Golem),
            Kind::Golem => Some(Kind::Clone),
            _ => None,
        }
    }
}
