//! What a figure sees, as a page is told when somebody points at it.

use super::game;
use crate::common;
use coraquest::{Action, CoraQuest, Frame, Square, State};
use stage::{LineOfSight, Show, SpotId};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Viewer};
use texts::Lang;

fn line_of_sight(rules: &CoraQuest, state: &State, at: Square, lang: Lang) -> Option<LineOfSight> {
    rules.line_of_sight(&rules.view(state, Viewer::Bystander), at.index(), lang)
}

/// The cards of a board three squares high, and the figures of worked case 14 and its neighbours.
fn position(rows: &str, figures: &str) -> State {
    let text = format!(
        "coraquest\nquest toll normal\nseats 1\nround 1\nthreat 2\npiles 3s 3s 3s 2s\ncard 1 0 0 turned 0 {rows}\n\
         card 12 20 20 turned 0 .../.../...\n{figures}turn wizard_woman actions 2\nwaits round heroes\nwaits turn\n"
    );
    CoraQuest::standard().read_position(&text).unwrap_or_else(|wrong| panic!("{wrong}, in\n{text}"))
}

fn hero(name: &str, at: &str, rest: &str) -> String {
    let (health, bag) = match name {
        "wizard_woman" => (9, "wand"),
        "dwarf" => (11, "axe"),
        "spear_woman" => (9, "spear"),
        _ => (8, "bodyguard_cat"),
    };
    format!("hero {name} seat 1 at {at} health {health}{rest} bag {bag}\n")
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn spots(names: &[&str]) -> Vec<SpotId> {
    let mut spots: Vec<SpotId> = names.iter().map(|name| square(name).index()).collect();
    spots.sort_unstable();
    spots
}

/// CR-LOS-5, CR-LOS-6; worked case 14: a Stunned hero between two figures hides each from the other.
#[test]
fn cr_los_5_a_stunned_hero_hides_what_is_behind_it() {
    let rules = CoraQuest::standard();
    let others = hero("spear_woman", "12:a1", " exhausted") + &hero("healer_cat", "12:b1", " exhausted");
    let table = |b: &str| {
        let heroes = hero("wizard_woman", "1:a1", "") + &hero("dwarf", b, " stunned");
        position("###/###/...", &format!("{heroes}{others}enemy gremlin 1:c1 health 1\n"))
    };
    let state = table("1:b1");
    let sees = |at: &str| line_of_sight(&rules, &state, square(at), Lang::En).unwrap();
    assert_eq!((sees("1:a1").seen, sees("1:a1").targets), (spots(&["1:b1"]), vec![]));
    assert_eq!((sees("1:c1").seen, sees("1:c1").targets), (spots(&["1:b1"]), vec![]));
    assert_eq!(sees("1:a1").words, "Wizard Woman sees 1 square. In sight: Dwarf.");
    assert_eq!(line_of_sight(&rules, &state, square("1:a2"), Lang::En), None, "nobody stands in a wall");
    // With the Dwarf away the two see each other, and either could attack.
    let state = table("12:c1");
    let sees = |at: &str, lang| line_of_sight(&rules, &state, square(at), lang).unwrap();
    assert_eq!(sees("1:a1", Lang::En).seen, spots(&["1:b1", "1:c1"]));
    assert_eq!(sees("1:a1", Lang::En).targets, spots(&["1:c1"]));
    assert_eq!(sees("1:c1", Lang::En).targets, spots(&["1:a1"]));
    let words = "Magicienne\u{a0}: voit 2 cases. En vue\u{a0}: Gremlin. Peut attaquer\u{a0}: Gremlin.";
    assert_eq!(sees("1:a1", Lang::Fr).words, words);
}

/// CR-EMOVE-2, CR-ENEMY-4: whom an enemy could come up to; a slowed one has no action left for it.
#[test]
fn cr_emove_2_an_enemy_tells_whom_it_could_come_up_to() {
    let rules = CoraQuest::standard();
    let away = hero("dwarf", "12:c1", " exhausted") + &hero("spear_woman", "12:a1", " exhausted");
    let heroes = hero("wizard_woman", "1:a1", "") + &away + &hero("healer_cat", "12:b1", " exhausted");
    let state = position(".../.../...", &format!("{heroes}enemy goblin 1:c3 health 2\n"));
    let told = line_of_sight(&rules, &state, square("1:c3"), Lang::En).unwrap();
    assert_eq!((told.targets, told.prey), (vec![], spots(&["1:a1"])));
    assert!(told.words.ends_with("Can attack after a Move: Wizard Woman."), "{}", told.words);
    let slow = position(".../.../...", &format!("{heroes}enemy goblin 1:c3 health 2\nslow\n"));
    assert_eq!(line_of_sight(&rules, &slow, square("1:c3"), Lang::En).unwrap().prey, Vec::<SpotId>::new());
}

/// In whole games: what is told is what the rules then allow.
#[test]
fn cr_atk_1_cr_eatk_1_what_is_told_is_what_may_be_attacked() {
    let rules = CoraQuest::standard();
    let (mut attacks, mut strikes, mut legal) = (0, 0, Vec::new());
    for (number, setup) in common::setups(&rules).into_iter().enumerate().step_by(2) {
        let mut decision = 0;
        game(&rules, &setup, 8000 + number as u64, |state, _| {
            decision += 1;
            if decision % 5 != 0 {
                return;
            }
            rules.legal_actions(state, &mut legal);
            match (state.business().last(), state.turn()) {
                (Some(Frame::Turn), Some(turn)) if turn.actions > 0 => {
                    let listed: BTreeSet<SpotId> = legal
                        .iter()
                        .filter_map(|action| if let Action::Attack { at, .. } = action { Some(at.index()) } else { None })
                        .collect();
                    let Some(told) = line_of_sight(&rules, state, state.hero(turn.hero).at.unwrap(), Lang::En) else { return };
                    // Smell may forbid what could be attacked.
                    assert!(listed.iter().all(|at| told.targets.contains(at)), "{}", rules.write_position(state));
                    attacks += listed.len();
                }
                (Some(&Frame::Target { at }), _) => {
                    let told = line_of_sight(&rules, state, at, Lang::En).unwrap();
                    let listed: BTreeSet<SpotId> = legal
                        .iter()
                        .filter_map(|action| match action {
                            Action::Hero { hero } => state.slot_of(*hero).and_then(|slot| state.hero(slot).at),
                            _ => None,
                        })
                        .map(|at| at.index())
                        .collect();
                    assert_eq!(told.targets, listed.into_iter().collect::<Vec<_>>(), "{}", rules.write_position(state));
                    assert!(told.targets.iter().all(|at| told.seen.contains(at)) && told.prey.is_empty());
                    strikes += 1;
                }
                _ => {}
            }
        });
    }
    assert!(attacks > 50 && strikes > 0, "{attacks} {strikes}");
}
