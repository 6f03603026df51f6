//! What the catalogue calculates for checking (CC-CAP-9, CC-DRAW-5, CC-END-5).

use crate::watch::{options, position, random_game};
use chromatic_conflict::{Action, ChromaticConflict, Kind};
use tabletop::{Game as _, Viewer};

/// Whether a blue `attacker`, supported from the Core, may capture an orange `defender`.
fn captures(game: &ChromaticConflict, attacker: Kind, defender: Kind, offensive: bool) -> bool {
    let source = if offensive { "F19:b2" } else { "F19" };
    let body = format!(
        "turn 9 seat 1 action 1\nboard | -1 0 1\n 0 | {source} Core:b2 F21:o{}\nhand 1 {} | F01\n",
        defender.code(),
        attacker.code()
    );
    options(game, &position(game, &body)).contains(&format!("place {} (1,0)", attacker.code()))
}

#[test]
fn cc_cap_9_the_greatest_attack_is_six_and_vehicles_capture_vehicles_only() {
    let game = ChromaticConflict::standard();
    // A row for each attacker (ship, cannon, crane, 2, 3, 4, 5), a column for each defender in the same order.
    let plain = ["0000000", "0000000", "0000000", "1110000", "1111000", "1111100", "1111110"];
    let offensive = ["1110000", "1110000", "1110000", "1111000", "1111100", "1111110", "1111111"];
    for (table, bonus) in [(plain, false), (offensive, true)] {
        for (attacker, row) in Kind::ALL.into_iter().zip(table) {
            for (defender, cell) in Kind::ALL.into_iter().zip(row.chars()) {
                let expected = cell == '1';
                assert_eq!(captures(&game, attacker, defender, bonus), expected, "{attacker:?} on {defender:?}, bonus {bonus}");
            }
        }
    }
}

#[test]
fn cc_draw_5_in_a_running_game_nobody_is_without_chromecas() {
    let game = ChromaticConflict::standard();
    let mut short_hands = 0;
    for seed in 0..150 {
        for step in random_game(&game, 3 + (seed % 2) as u8, seed) {
            let view = game.view(&step.after, Viewer::Bystander);
            if view.to_act.is_none() {
                continue;
            }
            for seat in &view.seats {
                let acting = Some(seat.seat) == view.to_act;
                let starting = !acting || (view.action == 1 && view.turn != game.view(&step.before, Viewer::Bystander).turn);
                if starting && seat.chromecas < 3 {
                    assert_eq!(seat.pile, 0, "seed {seed}: seat {} holds {} Chromecas", seat.seat, seat.chromecas);
                    short_hands += 1;
                }
                assert!(seat.chromecas > 0 || seat.pile == 0, "seed {seed}");
                // Only a vehicle that ends the game can leave its seat to decide once more with no card in hand.
                let resolving = acting
                    && step.seat == seat.seat
                    && matches!(step.action, Action::Place { .. } | Action::Shield { .. } | Action::Lift { .. });
                assert!(seat.chromecas > 0 || resolving, "seed {seed}");
            }
        }
    }
    assert!(short_hands > 100, "the rule was seen at work");
}

#[test]
fn cc_end_5_every_action_uses_up_a_card_so_every_game_ends() {
    let game = ChromaticConflict::standard();
    for seed in 0..200 {
        let seats = 3 + (seed % 2) as u8;
        let most = if seats == 4 { 56 + 21 + 4 } else { 42 + 21 + 3 };
        let mut actions = 0;
        for step in random_game(&game, seats, seed) {
            // Cards that can still be laid or placed: in hands and in piles.
            let left = |state| {
                let view = game.view(state, Viewer::Bystander);
                let cards = view.seats.iter().map(|seat| u32::from(seat.chromecas + seat.terrains + seat.pile)).sum::<u32>();
                i64::from(cards + u32::from(view.terrain_pile))
            };
            let used = left(&step.before) - left(&step.after);
            let expected = match step.action {
                Action::Lay { .. } | Action::Place { .. } => 1,
                Action::Destroy { .. } => -1,
                _ => 0,
            };
            assert_eq!(used, expected, "seed {seed}: {:?}", step.action);
            actions += u32::from(expected == 1);
            assert!(game.view(&step.after, Viewer::Bystander).turn <= 120);
        }
        assert!(actions <= most, "seed {seed}: {actions} actions");
    }
}
