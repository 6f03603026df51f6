//! A viewer's world is a function of what it knows: it cannot tell one truth from another.

#![allow(clippy::unwrap_used)]

use arcade::{AnyGame, AnySetup, AnyTable, Lang, NarratedEvent, PlyRecord, Seed, Viewer};
use tabletop::Rng;

/// Plays a random game and looks at it now and then.
fn along(game: &AnyGame, seats: u8, seed: u64, mut look: impl FnMut(&dyn AnyTable, &mut Rng)) {
    let setup = game.setup([("seats", seats.to_string().as_str())]).unwrap();
    let mut table = game.open(&setup, Seed::numbered(seed)).unwrap();
    let mut rng = Rng::stream(seed, 3);
    for number in 0_u32.. {
        let options = table.options(Lang::En);
        if number % 5 == 0 || options.is_empty() {
            look(&*table, &mut rng);
        }
        if options.is_empty() {
            return;
        }
        table.play(&options[rng.index(options.len())].action).unwrap();
    }
}

#[test]
fn the_world_of_a_resampled_position_is_the_world_of_the_true_one() {
    let mut secretive = 0;
    for game in AnyGame::all() {
        let (mut compared, mut hidden) = (0, 0);
        // Where only a few cards are secret it takes some games to see them.
        for (seed, seats) in game.blurb().seat_counts.iter().flat_map(|&seats| (1..=6).map(move |seed| (seed, seats))) {
            along(&game, seats, seed, |table, rng| {
                let truth = table.position();
                for viewer in Viewer::all(seats) {
                    let other = game.resampled(&truth, viewer, rng).unwrap();
                    let there = game.resume(&other, Seed::numbered(9)).unwrap();
                    assert_eq!(table.world(viewer), there.world(viewer), "{viewer} of\n{truth}\nand of\n{other}");
                    compared += 1;
                    hidden += u32::from(truth != table.world(viewer).position());
                }
            });
        }
        // A game without secrets hides nothing at all; one that has some hides them often.
        assert!(compared > 100 && (hidden == 0 || hidden > 50), "{game:?}: {compared} {hidden}");
        secretive += u32::from(hidden > 0);
    }
    assert!(secretive > 1, "{secretive}");
}

#[test]
fn a_world_shows_its_viewer_what_the_truth_does() {
    for game in AnyGame::all() {
        let seats = *game.blurb().seat_counts.last().unwrap();
        along(&game, seats, 5, |table, _| {
            for viewer in Viewer::all(seats) {
                let world = game.resume(table.world(viewer).position(), Seed::numbered(1)).unwrap();
                assert_eq!(world.view(viewer), table.view(viewer));
                assert_eq!(world.to_act(), table.to_act());
                if table.to_act().is_some_and(|seat| viewer.is(seat)) {
                    assert_eq!(world.options(Lang::Fr), table.options(Lang::Fr));
                }
            }
        });
    }
}

#[test]
fn past_worlds_are_those_that_were_given_then() {
    let game = AnyGame::named("chromatic-conflict").unwrap();
    let mut table = game.open(&AnySetup::default(), Seed::numbered(3)).unwrap();
    let mut worlds = vec![table.world(Viewer::Bystander)];
    while let Some(option) = table.options(Lang::En).first() {
        table.play(&option.action).unwrap();
        worlds.push(table.world(Viewer::Bystander));
    }
    for (decisions, world) in worlds.iter().enumerate() {
        assert_eq!(table.world_after(decisions, Viewer::Bystander), *world);
    }
}

/// Sentences are written once for all who are told the same event: that is right only if they depend on nothing else that a
/// viewer sees.
#[test]
fn whoever_is_told_the_same_reads_the_same_and_is_sent_what_it_is_told() {
    for game in AnyGame::all() {
        let (mut shared, mut own) = (0, 0);
        for &seats in game.blurb().seat_counts {
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            along(&game, seats, 11, |table, _| {
                let number = table.decisions();
                let told: Vec<PlyRecord> = viewers.iter().filter_map(|&viewer| table.moment(number, viewer, Lang::En)).collect();
                let sent = table.tellings(number, &viewers);
                assert_eq!(sent.len(), told.len());
                for ((sent, told), &viewer) in sent.iter().zip(&told).zip(&viewers) {
                    let sight = game.sight(table.world(viewer).position(), viewer).unwrap();
                    let sent: Vec<_> = sent.happenings.iter().map(|event| serde_json::to_value(event).unwrap()).collect();
                    let heard: Vec<_> = sent.iter().map(|event| sight.heard(event, Lang::En).unwrap()).collect();
                    assert_eq!(heard, told.happenings);
                }
                for (first, second) in told.iter().zip(told.iter().skip(1)) {
                    for happening in &first.happenings {
                        let alike = |other: &&NarratedEvent| other.event == happening.event;
                        match second.happenings.iter().find(alike) {
                            Some(other) => {
                                assert_eq!(happening, other);
                                shared += 1;
                            }
                            None => own += 1,
                        }
                    }
                }
            });
        }
        assert!(shared > 100, "{game:?}: {shared} {own}");
    }
}
