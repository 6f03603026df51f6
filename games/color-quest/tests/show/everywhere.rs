//! What holds of every scene of every game.

use super::tour;
use color_quest::{Ability, ColorQuest, Kind};
use golden::{Tour, drawings};
use stage::Show;
use texts::Lang;

#[test]
fn every_position_can_be_shown_and_every_action_pointed_at() {
    // A position looks much like the one before, but what waits differs.
    let often = |decision: usize, state: &color_quest::State| {
        decision.is_multiple_of(29) || !state.business().is_empty() && decision.is_multiple_of(13)
    };
    tour(&ColorQuest::standard()).can_be_shown(often);
}

#[test]
fn every_action_that_can_be_written_can_be_asked_about() {
    let rules = ColorQuest::standard();
    let all = tour(&rules);
    let few = Tour { setups: all.setups.iter().step_by(9).cloned().collect(), ..all };
    few.can_be_asked(|decision, _| decision % 2000 == 60);
}

#[test]
fn what_lies_nearer_is_drawn_later_and_every_text_and_drawing_is_there() {
    let rules = ColorQuest::standard();
    let mut looks = tour(&rules)
        .can_be_read(|decision, state| decision % 60 == 1 || !state.business().is_empty() && decision.is_multiple_of(9));
    // What comes onto few tables is drawn too.
    let words = Kind::ALL.iter().map(|kind| kind.code()).chain(Ability::ALL.iter().map(|ability| ability.code()));
    looks.extend(words.map(|word| rules.verb(word, Lang::En)).filter(|verb| !verb.key.is_empty()).map(|verb| verb.look));
    let drawn = drawings();
    let missing: Vec<_> = looks.difference(&drawn).collect();
    assert!(missing.is_empty(), "not drawn: {missing:?}");
}
