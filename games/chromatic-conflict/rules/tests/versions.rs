//! What the versions of the rules do differently, seen in one position.

use crate::watch::{action, position, seeded};
use chromatic_conflict::{ChromaticConflict, Event};
use tabletop::{Game as _, Viewer};

/// The last action of the last turn: the dice that are asked for, and what the seat holds then, by each version.
fn last_turn(version: u32) -> (Vec<String>, u8, u8) {
    let game = ChromaticConflict::standard().at_rules(version);
    let mut state =
        position(&game, "turn 120 seat 1 action 2\nboard | 0 1\n 0 | Core F12:g3\nhand 1 4 5 | F01\nhand 2 2 | F02\n");
    let (mut luck, mut events) = (seeded(1), Vec::new());
    game.play(&mut state, action(&game, "lay T01 (0,1)"), &mut luck, &mut events);
    assert_eq!(events.last(), Some(&Event::Ended { reason: chromatic_conflict::Ending::Limit }));
    let seat = &game.view(&state, Viewer::Bystander).seats[0];
    (luck.labels().into_iter().map(str::to_owned).collect(), seat.chromecas, seat.terrains)
}

#[test]
fn cc_draw_3_nobody_draws_in_the_last_turn_since_version_2() {
    let drawn = ["chromeca", "terrain", "tag", "terrain", "tag", "terrain", "tag"].map(str::to_owned);
    assert_eq!(last_turn(1), (drawn.to_vec(), 3, 3));
    assert_eq!(last_turn(2), (Vec::new(), 2, 0));
}
