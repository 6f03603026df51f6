//! Setups that go by one word: a level and a number of players, with everything placed already.

use tabletop::{QuickStart, Text};

/// One word: `start!("normal", "2", ..)` is `normal-2`.
macro_rules! start {
    ($level:literal, $seats:literal, $en:literal, $fr:literal) => {
        QuickStart {
            word: concat!($level, "-", $seats),
            meaning: Text { en: concat!($seats, " players, ", $en), fr: concat!($seats, " joueurs, ", $fr) },
            options: &[("level", $level), ("seats", $seats), ("placing", "quick")],
        }
    };
}

/// All words of a level.
macro_rules! starts {
    ($($level:literal: $en:literal, $fr:literal;)+) => {
        [$(start!($level, "2", $en, $fr), start!($level, "3", $en, $fr), start!($level, "4", $en, $fr)),+]
    };
}

/// The levels in the order in which they are learnt.
pub(super) const QUICK_STARTS: [QuickStart; 9] = starts! {
    "initiation": "Initiation level: for a first game, without walls and special abilities",
        "niveau Initiation\u{a0}: pour une première partie, sans murs ni capacités spéciales";
    "normal": "Normal level: with walls and special abilities",
        "niveau Normal\u{a0}: avec les murs et les capacités spéciales";
    "advanced": "Advanced level: with women fighters and blasts as well",
        "niveau Avancé\u{a0}: avec en plus les combattantes et les Blasts";
};
