//! What a viewer has before it is worked out from what it knows, and from nothing else.

#![allow(clippy::unwrap_used, reason = "a game that cannot be opened is a failed test")]

use arcade::{AnyGame, AnySetup, AnyTable, Lang, PlayerView, Seed, Touch, Viewer};

fn setups(game: &AnyGame) -> Vec<AnySetup> {
    let starts = game.quick_starts().iter().map(|start| game.quick_start(start.word).unwrap());
    starts.chain([AnySetup::default()]).collect()
}

/// Plays at random and calls `look` every few decisions, and at the end.
fn along(game: &AnyGame, setup: &AnySetup, seed: u64, look: &mut dyn FnMut(&dyn AnyTable)) {
    let mut table = game.open(setup, Seed::numbered(seed)).unwrap();
    let mut rng = tabletop::Rng::stream(seed, 1);
    for decision in 0..160 {
        let options = table.options(Lang::En);
        if decision % 23 == 0 || options.is_empty() {
            look(&*table);
        }
        if options.is_empty() {
            return;
        }
        table.play(&options[rng.index(options.len())].action).unwrap();
    }
}

fn seen(table: &dyn AnyTable, viewer: Viewer) -> Box<dyn PlayerView> {
    table.game().sight(table.world(viewer).position(), viewer).unwrap()
}

#[test]
fn a_world_shows_what_the_truth_shows() {
    for game in AnyGame::all() {
        for (number, setup) in setups(&game).iter().enumerate() {
            along(&game, setup, number as u64, &mut |table| {
                for viewer in Viewer::all(table.seats()) {
                    let (world, truth) = (seen(table, viewer), game.sight(&table.position(), viewer).unwrap());
                    assert_eq!(world.scene(Lang::Fr), truth.scene(Lang::Fr));
                    assert_eq!(world.choices(Lang::En), truth.choices(Lang::En));
                    assert_eq!(world.prompt(Lang::En), table.prompt(viewer, Lang::En));
                    for choice in world.choices(Lang::En).iter().step_by(7) {
                        assert_eq!(
                            world.preview(&choice.action, Lang::En),
                            truth.preview(&choice.action, Lang::En),
                            "{}",
                            choice.action
                        );
                    }
                }
            });
        }
    }
}

#[test]
fn the_seat_that_decides_is_offered_all_that_is_legal_and_nobody_else_anything() {
    for game in AnyGame::all() {
        along(&game, &AnySetup::default(), 3, &mut |table| {
            for viewer in Viewer::all(table.seats()) {
                let mut offered: Vec<String> =
                    seen(table, viewer).choices(Lang::En).into_iter().map(|choice| choice.action).collect();
                let decides = table.to_act().is_some_and(|seat| viewer.is(seat));
                let legal = table.options(Lang::En).into_iter().map(|offer| offer.action);
                let expected: Vec<String> = legal.filter(|_| decides).collect();
                // After them come plans, each of which begins with something that may be done.
                let plans = offered.split_off(expected.len().min(offered.len()));
                assert_eq!(offered, expected);
                assert!(plans.iter().all(|first| expected.contains(first)), "{plans:?}");
            }
        });
    }
}

#[test]
fn what_cannot_be_touched_has_a_rule_and_what_can_has_none() {
    let mut reasons = 0;
    for game in AnyGame::all() {
        for setup in setups(&game).iter().take(2) {
            along(&game, setup, 5, &mut |table| {
                let Some(seat) = table.to_act() else { return };
                let sight = seen(table, Viewer::Seat(seat));
                let choices = sight.choices(Lang::En);
                let legal = |touch: Touch| choices.iter().any(|choice| choice.touches.first() == Some(&touch));
                for spot in sight.scene(Lang::En).spots.iter().step_by(11) {
                    let touch = Touch::Spot(spot.id);
                    // A place that means nothing here by itself has no answer either.
                    let Some(answer) = sight.why_not(&[touch], Lang::En) else { continue };
                    reasons += 1;
                    assert!(!legal(touch), "{} is refused and offered", spot.name);
                    assert!(game.rules().contains(&answer.rule.as_deref().unwrap()));
                    assert!(!answer.words.is_empty() && !answer.legal);
                }
            });
        }
    }
    assert!(reasons > 100, "hardly anything was asked about: {reasons}");
}

#[test]
fn a_preview_leaves_the_sight_as_it_was_and_refuses_what_is_not_legal() {
    for game in AnyGame::all() {
        along(&game, &AnySetup::default(), 8, &mut |table| {
            let Some(seat) = table.to_act() else { return };
            let sight = seen(table, Viewer::Seat(seat));
            let before = sight.scene(Lang::En);
            for choice in sight.choices(Lang::En).iter().step_by(5) {
                let preview = sight.preview(&choice.action, Lang::En).unwrap();
                assert_eq!(preview.after.is_none(), preview.luck, "{}: luck, and only luck, hides what comes", choice.action);
            }
            assert_eq!(sight.scene(Lang::En), before);
            assert!(sight.preview("nonsense", Lang::En).is_err());
        });
    }
}
