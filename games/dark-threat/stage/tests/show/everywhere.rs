//! What holds of every scene of every game.

use super::tour;
use dark_threat::{Ability, DarkThreat};
use golden::{Tour, drawings};
use stage::Show;
use texts::Lang;

#[test]
fn every_position_can_be_shown_and_every_action_pointed_at() {
    // All of the set-up and of the first turns; later a position looks much like the one before.
    let often = |decision: usize, state: &dark_threat::State| {
        decision < 30 || decision.is_multiple_of(41) || !state.business().is_empty() && decision.is_multiple_of(7)
    };
    tour(&DarkThreat::standard()).can_be_shown(often);
}

#[test]
fn every_action_that_can_be_written_can_be_asked_about() {
    let rules = DarkThreat::standard();
    let all = tour(&rules);
    let few = Tour { setups: all.setups.iter().step_by(5).cloned().collect(), ..all };
    few.can_be_asked(|decision, _| decision % 1000 == 2);
}

/// What comes onto few tables.
const RARE: &str = "bright-one half-bane ultimate-bane item-hammer item-wings item-headband barred-hammer barred-wings \
                    barred-headband die-avatar die-lotus";

#[test]
fn what_lies_nearer_is_drawn_later_and_every_text_and_drawing_is_there() {
    let rules = DarkThreat::standard();
    let mut looks = tour(&rules)
        .can_be_read(|decision, state| decision % 40 == 1 || !state.business().is_empty() && decision.is_multiple_of(3));
    looks.extend(RARE.split(' ').map(str::to_owned));
    looks.extend(Ability::ALL.iter().map(|ability| rules.verb(ability.code(), Lang::En).look));
    let drawn = drawings();
    let missing: Vec<_> = looks.difference(&drawn).collect();
    assert!(missing.is_empty(), "not drawn: {missing:?}");
}
