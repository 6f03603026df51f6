//! The numbers of the game.

use serde::Deserialize;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

macro_rules! constants {
    ($($(#[$doc:meta])* $name:ident: $range:expr, $rule:literal;)+) => {
        /// The numbers of the game (table 22.9).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Constants {
            $($(#[$doc])* pub $name: u8,)+
        }

        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct ConstantsFile {
            $($name: Spanned<u8>,)+
        }

        pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Constants> {
            let read: ConstantsFile = file.parse(errors)?;
            Some(Constants {
                $($name: file.within(read.$name, $range, concat!(stringify!($name), " (", $rule, ")"), errors),)+
            })
        }
    };
}

constants! {
    /// Of a band, in halves.
    points: 6..=40, "CQ-ARM-1";
    /// In halves.
    hero_slots: 2..=2, "CQ-ARM-1";
    /// In halves.
    champion_slots: 0..=12, "CQ-ARM-1";
    /// In halves.
    troop_slots: 0..=10, "CQ-ARM-1";
    /// How often a side may take an entry back while it builds.
    dismissals: 0..=40, "CQ-ARM-6";
    /// Kadamas dice.
    dice: 5..=24, "CQ-DIE-1";
    /// Places of the gauge.
    gauge: 3..=12, "CQ-DIE-2";
    /// Cards that may be held.
    hand: 2..=2, "CQ-ITM-2";
    /// Cards of each potion.
    copies: 1..=9, "CQ-ITM-1";
    /// Dice for a special ability.
    special_cost: 0..=3, "CQ-DIE-7";
    /// Dice for a Blast.
    blast_cost: 0..=4, "CQ-DIE-7";
    /// Dice for a transformation.
    rise_cost: 0..=6, "CQ-DIE-7";
    /// The level of Supremacy.
    supremacy: 2..=3, "CQ-SCN-2";
    /// The level of the longer Supremacy.
    supremacy_plus: 2..=3, "CQ-SCN-2";
    /// Marks that win Harvest for Gaia.
    harvest_gaia: 1..=60, "CQ-SCN-4";
    /// Marks that win Harvest for Kaos.
    harvest_kaos: 1..=60, "CQ-SCN-4";
    /// The round limit.
    rounds: 1..=99, "CQ-END-3";
    /// Tiles.
    bushes: 0..=4, "CQ-CMP-1";
    /// Tiles.
    walls: 0..=4, "CQ-CMP-1";
    /// Tiles.
    tunnels: 0..=4, "CQ-CMP-1";
    /// Tiles.
    chests: 0..=4, "CQ-CMP-1";
    /// Tiles.
    bones: 0..=4, "CQ-CMP-1";
    /// Of each caste.
    castes: 1..=3, "CQ-CMP-3";
    /// In the box.
    skelettes: 1..=12, "CQ-CMP-3";
    /// In the box.
    mini_golems: 0..=12, "CQ-CMP-3";
    /// In the box.
    golems: 0..=12, "CQ-CMP-3";
    /// In the box.
    clones: 0..=12, "CQ-CMP-3";
    /// Of each Disciple.
    spirits: 0..=2, "CQ-CMP-3";
    /// Puddles of one Cleaning.
    cleaning: 1..=3, "CQ-INS-4";
    /// Of a Multiple Shot.
    shots: 1..=6, "CQ-MSHO-1";
}
