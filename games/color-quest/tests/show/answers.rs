//! Reactions: how questions are passed over, and where a table pauses because a card could answer.

use crate::{common, game};
use color_quest::{Action, ColorQuest, Frame};
use tabletop::{Game, Notation, Rng, Seed, Seeded, Show, Viewer};

/// Whether what waits on top is a question to an opponent.
fn asks(frames: &[Frame]) -> bool {
    matches!(frames.last(), Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall))
}

#[test]
fn a_question_is_passed_over_and_no_other_decision_is() {
    let rules = ColorQuest::standard();
    let mut questions = 0;
    for (number, setup) in common::setups().into_iter().enumerate() {
        game(&rules, &setup, 8000 + number as u64, |state, choice| {
            let asked = asks(state.business()) && choice.is_some();
            questions += u32::from(asked);
            assert_eq!(rules.indifferent(state), asked.then_some(Action::Pass));
        });
    }
    assert!(questions > 100, "{questions}");
}

/// In worlds that the acting seat cannot tell from the true one, somebody without dice is asked only where the rules invite
/// to answer with a card, and somewhere somebody is.
#[test]
fn others_are_asked_where_an_action_invites_them() {
    let rules = ColorQuest::standard();
    let (mut legal, mut rng) = (Vec::new(), Rng::stream(7, 7));
    let (mut invitations, mut answers) = (0, 0);
    for (number, setup) in common::setups().into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 6000 + number as u64, |state, _| {
            decision += 1;
            let Some(seat) = rules.to_act(state).filter(|_| decision % 60 == 0 && !asks(state.business())) else { return };
            let other = state.camp_of(seat).other();
            if state.pool(other).count() > 0 {
                return;
            }
            let view = rules.view(state, Viewer::Seat(seat));
            rules.legal_actions(state, &mut legal);
            rng.shuffle(&mut legal);
            legal.truncate(12);
            for _ in 0..3 {
                let world = rules.resample(&rules.knowledge(state, Viewer::Seat(seat)), &mut rng);
                for &action in &legal {
                    let mut after = world.clone();
                    rules.play(&mut after, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
                    let (answered, invites) = (asks(after.business()), rules.invites(&view, action));
                    assert!(invites || !answered, "{action:?}\n{}", rules.write_position(&world));
                    invitations += u32::from(invites);
                    answers += u32::from(answered);
                }
            }
        });
    }
    assert!(invitations > 20 && answers > 5, "{invitations} invitations, {answers} answers");
}
