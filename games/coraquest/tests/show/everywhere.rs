//! What holds of every scene of every game.

use crate::{common, game};
use coraquest::CoraQuest;
use tabletop::Notation;
use tabletop::laws::showing;

#[test]
fn every_position_can_be_shown_and_every_action_pointed_at() {
    let rules = CoraQuest::standard();
    for (number, setup) in common::setups(&rules).into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 4000 + number as u64, |state, choice| {
            decision += 1;
            if decision % 13 == 0 || decision < 12 || choice.is_none() {
                let wrong = showing(&rules, state).err();
                assert_eq!(wrong, None, "{}", rules.write_position(state));
            }
        });
    }
}
