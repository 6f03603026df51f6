//! Table T9.

use serde::Deserialize;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

macro_rules! constants {
    ($($(#[$doc:meta])* $name:ident: $range:expr, $rule:literal;)+) => {
        /// Table T9.
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
            let (at, before) = (read.golems_on_board.span().start, errors.len());
            let constants = Constants {
                $($name: file.within(read.$name, $range, concat!(stringify!($name), " (", $rule, ")"), errors),)+
            };
            if errors.len() == before && constants.golems_on_board > constants.mini_golems {
                let reason = "a clan has no more Golems on the board than mini Golems: a Lob makes minis of all (PB-LOB-3)";
                errors.push(file.wrong(at, reason));
            }
            Some(constants)
        }
    };
}

constants! {
    /// PB-TURN-2.
    moves_per_turn: 1..=4, "PB-TURN-2";
    /// PB-TURN-2.
    attacks_per_turn: 1..=4, "PB-TURN-2";
    /// PB-CARD-2.
    hand_limit: 1..=2, "PB-CARD-2; an exchange gives up the whole hand";
    /// PB-COMP-1, per colour.
    puddles: 5..=60, "PB-COMP-1";
    /// PB-COMP-1, per colour.
    mini_golems: 1..=4, "PB-COMP-1; one stands on the board at the start";
    /// PB-COMP-1, per colour.
    maxi_golems: 0..=2, "PB-COMP-1";
    /// PB-COMP-1, per colour.
    clones: 0..=2, "PB-COMP-1";
    /// PB-GOLEM-1, per colour.
    golems_on_board: 1..=4, "PB-GOLEM-1; one stands on the board at the start";
    /// PB-SUP-5.
    take_back: 1..=3, "PB-SUP-5; at most three squares are named";
    /// PB-KADAMAS-1.
    kadamas: 1..=3, "PB-KADAMAS-1; at most three squares are named";
    /// PB-MULTI-1.
    multi_shot: 1..=6, "PB-MULTI-1";
    /// PB-STRIKE-6.
    strike_row_mini: 1..=9, "PB-STRIKE-6";
    /// PB-STRIKE-6.
    strike_row_maxi: 1..=9, "PB-STRIKE-6";
    /// PB-SCEN-8.
    walls_needed: 1..=4, "PB-SCEN-8; there are four walls";
    /// PB-CARD-4.
    no_card_rounds: 0..=10, "PB-CARD-4";
    /// PB-END-5.
    round_limit: 1..=100, "PB-END-5";
}
