//! Reactions: passing over them, and where the rules let others answer.

use super::{counted, tour};
use crate::kind;
use paint_brawl::{Action, Frame, PaintBrawl, State};
use stage::Show;
use std::collections::BTreeMap;
use tabletop::{Game, Notation, Rng, Seed, Seeded, Viewer};
use texts::Lang;

fn top(rules: &PaintBrawl, state: &State) -> Option<Frame> {
    rules.view(state, Viewer::Bystander).business.last().copied()
}

/// Whether a seat is asked for a card now.
fn asks(rules: &PaintBrawl, state: &State) -> bool {
    matches!(top(rules, state), Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall { .. }))
}

#[test]
fn whoever_is_asked_can_let_things_happen() {
    let rules = PaintBrawl::standard();
    for (file, pass) in [
        ("react-to-shot", true),
        ("immunity-against-kadamas", true),
        ("last-call", true),
        ("few-normal-1", false),
        ("collect-kadamas", false),
        ("recoil-1", false),
        ("source", false),
        ("walls-2", false),
    ] {
        let state = counted(&rules, file);
        let answer = rules.default_pass(&state);
        assert_eq!(answer, pass.then_some(Action::Pass), "{file}");
        assert!(answer.is_none_or(|answer| rules.check(&state, answer).is_ok()));
    }
}

#[test]
fn a_preview_looks_past_the_questions() {
    let rules = PaintBrawl::standard();
    let mut state = counted(&rules, "react-to-shot");
    let words = |state: &State| {
        let scene = rules.scene(&rules.view(state, Viewer::Bystander), Lang::En);
        scene.spots.iter().find(|spot| spot.name == "a8").unwrap().words.clone()
    };
    assert_eq!(words(&state), "a8, empty");
    while let Some(pass) = rules.default_pass(&state) {
        rules.play(&mut state, pass, &mut Seeded::new(Seed::numbered(1)), &mut ());
    }
    assert_eq!(words(&state), "a8, Blue puddle");
}

/// In worlds that the acting seat cannot tell from the true one, somebody is asked only where the rules invite to answer,
/// and for every kind of action that often invites somebody somewhere is.
#[test]
fn others_are_asked_where_an_action_invites_them() {
    let rules = PaintBrawl::standard();
    let mut kinds: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let (mut legal, mut rng) = (Vec::new(), Rng::stream(7, 7));
    // What waits to be finished is rare, and its questions are short.
    let often = |decision: usize, state: &State| {
        decision.is_multiple_of(30) || top(&rules, state).is_some() && decision.is_multiple_of(2)
    };
    tour(&rules).look(6000, often, |state| {
        let Some(seat) = rules.to_act(state) else { return };
        let view = rules.view(state, Viewer::Seat(seat));
        rules.legal_actions(state, &mut legal);
        rng.shuffle(&mut legal);
        legal.truncate(20);
        let asked = asks(&rules, state);
        for _ in 0..4 {
            let world = rules.resample(&rules.knowledge(state, Viewer::Seat(seat)), &mut rng);
            for &action in &legal {
                let mut after = world.clone();
                rules.play(&mut after, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
                let before = top(&rules, &world);
                let answered = match top(&rules, &after) {
                    Some(Frame::Played { .. }) => top(&rules, &after) != before && action != Action::Pass,
                    Some(Frame::Declared { .. } | Frame::LastCall { .. }) => !asked,
                    _ => false,
                };
                let invites = rules.opens_reaction_window(&view, action);
                assert!(invites || !answered, "{action:?}\n{}", rules.write_position(&world));
                let seen = kinds.entry(kind(action)).or_default();
                seen.0 += u32::from(invites);
                seen.1 += u32::from(answered);
            }
        }
    });
    for (kind, (invites, answered)) in &kinds {
        assert!(*invites < 100 || *answered > 0, "{kind}: {invites} invitations, {answered} answers");
    }
    let answered = ["End", "Enough", "Explosion", "Fatigue", "Immunity", "Missed", "Puddle", "Source", "Summoning", "TakeBack"];
    assert!(answered.iter().all(|kind| kinds[*kind].1 > 0), "{kinds:?}");
    let alone = ["Exchange", "Pass", "Recoil", "Stop", "Take", "Target"];
    assert!(alone.iter().all(|kind| kinds[*kind] == (0, 0)), "{kinds:?}");
}

#[test]
fn pb_card_4_nobody_answers_in_the_first_round() {
    let rules = PaintBrawl::standard();
    let mut legal = Vec::new();
    tour(&rules).look(
        7000,
        |_, state| state.round() <= 1,
        |state| {
            let Some(seat) = rules.to_act(state).filter(|_| state.round() <= 1) else { return };
            let view = rules.view(state, Viewer::Seat(seat));
            rules.legal_actions(state, &mut legal);
            assert!(legal.iter().all(|&action| !rules.opens_reaction_window(&view, action)));
        },
    );
}

#[test]
fn an_action_invites_even_if_nobody_holds_a_card() {
    let rules = PaintBrawl::standard();
    let text = rules.write_position(&counted(&rules, "react-to-shot"));
    let text = text.replace("hand red missed\n", "").replace("waits react red to shot a11 a8\n", "");
    let text = text.replace("attacks 1\n", "attacks 2\n").replace("missed 1 kadamas", "missed 2 kadamas");
    let state = rules.read_position(&text).unwrap();
    let view = rules.view(&state, Viewer::Seat(rules.to_act(&state).unwrap()));
    let invites = |action: &str| rules.opens_reaction_window(&view, rules.read_action(action).unwrap());
    assert!(invites("shot a11 a8") && invites("walk b11 c10"));
    // Without an invocation nothing can be made to explode: neither for a take-back nor at the end of the turn.
    assert!(!invites("take-back move") && !invites("end") && !invites("exchange"));
}
