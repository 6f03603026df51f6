//! Reactions: how questions are passed over, and where a table pauses because a card could answer.

use super::tour;
use color_quest::{Action, ColorQuest, Frame};
use stage::Show;
use tabletop::{Game, Notation, Rng, Seed, Seeded, Viewer};

/// Whether what waits on top is a question to an opponent.
fn asks(frames: &[Frame]) -> bool {
    matches!(frames.last(), Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall))
}

#[test]
fn a_question_is_passed_over_and_no_other_decision_is() {
    let rules = ColorQuest::standard();
    let mut questions = 0;
    tour(&rules).look(
        8000,
        |_, _| true,
        |state| {
            let asked = asks(state.business()) && rules.to_act(state).is_some();
            questions += u32::from(asked);
            assert_eq!(rules.default_pass(state), asked.then_some(Action::Pass));
        },
    );
    assert!(questions > 50, "{questions}");
}

/// In worlds that the acting seat cannot tell from the true one, somebody without dice is asked only where the rules invite
/// to answer with a card, and somewhere somebody is.
#[test]
fn others_are_asked_where_an_action_invites_them() {
    let rules = ColorQuest::standard();
    let (mut legal, mut rng) = (Vec::new(), Rng::stream(7, 7));
    let (mut invitations, mut answers) = (0, 0);
    tour(&rules).look(
        6000,
        |decision, state| decision.is_multiple_of(30) && !asks(state.business()),
        |state| {
            let Some(seat) = rules.to_act(state) else { return };
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
                    let (answered, invites) = (asks(after.business()), rules.opens_reaction_window(&view, action));
                    assert!(invites || !answered, "{action:?}\n{}", rules.write_position(&world));
                    invitations += u32::from(invites);
                    answers += u32::from(answered);
                }
            }
        },
    );
    assert!(invitations > 20 && answers > 5, "{invitations} invitations, {answers} answers");
}
