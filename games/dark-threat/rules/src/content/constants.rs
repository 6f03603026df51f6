//! The numbers of the game.

use crate::state::LONGEST_LINE;
use serde::Deserialize;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

macro_rules! constants {
    ($($(#[$doc:meta])* $name:ident: $range:expr, $rule:literal;)+) => {
        /// The numbers of the game.
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
            let (cycles, actions) = (read.cycles.span().start, read.first_gaia_actions.span().start);
            let constants = Constants {
                $($name: file.within(read.$name, $range, concat!(stringify!($name), " (", $rule, ")"), errors),)+
            };
            if !(constants.fewest_cycles..=constants.most_cycles).contains(&constants.cycles) {
                let reason = "the usual number of cycles lies between the fewest and the most (DT-WIN-10)";
                errors.push(file.wrong(cycles, reason));
            }
            let all = constants.moves_per_turn + constants.attacks_per_turn;
            if constants.first_gaia_actions > all || constants.first_kaos_actions > all {
                let reason = "a first turn has no more actions than another turn (DT-TURN-10, DT-TURN-11)";
                errors.push(file.wrong(actions, reason));
            }
            Some(constants)
        }
    };
}

const LINE: u8 = LONGEST_LINE as u8;

constants! {
    /// DT-ACT-1.
    moves_per_turn: 1..=4, "DT-ACT-1";
    /// DT-ACT-1.
    attacks_per_turn: 1..=4, "DT-ACT-1";
    /// DT-TURN-10.
    first_kaos_actions: 1..=8, "DT-TURN-10";
    /// DT-TURN-11.
    first_gaia_actions: 1..=8, "DT-TURN-11";
    /// DT-ATK-7.
    network: 1..=LINE, "DT-ATK-7";
    /// DT-ATK-7.
    advanced_network: 1..=LINE, "DT-ATK-7";
    /// DT-EVG-4.
    kadamas: 1..=20, "DT-EVG-4";
    /// DT-EVG-5.
    lotus: 1..=10, "DT-EVG-5";
    /// DT-EVK-3.
    mushrooms: 1..=6, "DT-EVK-3; there are six Totems";
    /// Of each colour.
    puddles: 4..=30, "T9";
    /// Table T9.
    black_puddles: 10..=120, "T9";
    /// Table T9.
    mandrakes: 1..=2, "T9; one stands on the board at the start";
    /// Table T9.
    spores: 0..=2, "T9";
    /// DT-WIN-10.
    cycles: 1..=100, "DT-WIN-10";
    /// DT-WIN-10.
    fewest_cycles: 1..=100, "DT-WIN-10";
    /// DT-WIN-10.
    most_cycles: 1..=100, "DT-WIN-10";
}
