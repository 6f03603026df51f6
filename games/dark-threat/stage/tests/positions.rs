//! The laws on positions that random games seldom reach: those of the rule cases, and what comes of them.

use crate::case;
use dark_threat::DarkThreat;
use laws::Laws;
use stage::Words as _;
use std::sync::Arc;

#[test]
fn all_laws_hold_where_the_cases_begin_and_where_they_lead() {
    let game = Arc::new(DarkThreat::standard());
    let laws = Laws::of(&game, |rule| game.rules().contains(&rule));
    casebook::laws_hold(&case::Book::new(), &case::folder(), &laws, |state| !state.business().is_empty());
}
