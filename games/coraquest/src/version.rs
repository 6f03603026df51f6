//! What differs between the versions of the rules: one function for each change, asked where the rules differ.
//!
//! - Version 2: a cancelled trade is not like a refused one. It may be begun again, until three were cancelled in that turn
//!   (CR-TRADE-2, CR-TURN-8).

use crate::CoraQuest;
use tabletop::Game as _;

/// Since version 2 a cancelled trade spends nothing, not even the right to propose it again (CR-TRADE-2). Before, that partner
/// was barred for the rest of the turn, as if it had refused.
pub(crate) fn cancelling_a_trade_costs_nothing(rules: &CoraQuest) -> bool {
    rules.rules_version() >= 2
}
