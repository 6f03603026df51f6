//! What differs between the versions of the rules, on the same position.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::{Action, CoraQuest, Party, Setup, State};
use tabletop::{Game as _, Notation as _, Seed, Seeded};

/// The first hero's turn at the quick start of a quest: the others stand beside it.
fn first_turn(game: &CoraQuest) -> State {
    let setup = Setup { quest: "lamps".to_owned(), party: Party::Quick, ..Setup::default() };
    let mut state = game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
    let first = legal(game, &state)[0];
    play(game, &mut state, first);
    state
}

fn legal(game: &CoraQuest, state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(state, &mut list);
    list
}

fn trades(game: &CoraQuest, state: &State) -> Vec<Action> {
    legal(game, state).into_iter().filter(|action| matches!(action, Action::Trade { .. })).collect()
}

fn play(game: &CoraQuest, state: &mut State, action: Action) {
    assert_eq!(game.check(state, action), Ok(()), "{action:?}");
    game.play(state, action, &mut Seeded::new(Seed::numbered(2)), &mut ());
    assert_eq!(game.validate(state), Ok(()));
}

fn cancel(game: &CoraQuest, state: &mut State, trade: Action) {
    play(game, state, trade);
    play(game, state, Action::Cancel);
}

fn turn(game: &CoraQuest, state: &State) -> String {
    game.write_position(state).lines().find(|line| line.starts_with("turn ")).unwrap().to_owned()
}

#[test]
fn cr_trade_2_cr_turn_8_a_cancelled_trade_bars_the_partner_in_version_1_only() {
    let (old, new) = (CoraQuest::standard().at_rules(1), CoraQuest::standard().at_rules(2));
    let start = first_turn(&new);
    assert_eq!(start, first_turn(&old));
    let all = trades(&new, &start);
    assert!(all.len() > 1, "{all:?}");

    let mut state = start.clone();
    cancel(&old, &mut state, all[0]);
    assert_eq!(old.check(&state, all[0]).unwrap_err().rule.0, "CR-TURN-8");
    assert_eq!(trades(&old, &state), all[1..]);
    assert!(turn(&old, &state).contains("refused") && !turn(&old, &state).contains("cancelled"), "{}", turn(&old, &state));

    let mut state = start.clone();
    for count in 1..=3 {
        assert_eq!(trades(&new, &state), all);
        cancel(&new, &mut state, all[0]);
        assert_eq!(turn(&new, &state), format!("{} cancelled {count}", turn(&new, &start)));
        assert_eq!(new.read_position(&new.write_position(&state)).as_ref(), Ok(&state));
    }
    assert_eq!(trades(&new, &state), []);
    assert!(all.iter().all(|&trade| new.check(&state, trade).unwrap_err().rule.0 == "CR-TURN-8"));
}

/// Nothing is cancelled in the positions of version 1, nor is a trade put together after the last one.
#[test]
fn cr_turn_8_cancelled_trades_are_counted_since_version_2() {
    let (old, new) = (CoraQuest::standard().at_rules(1), CoraQuest::standard().at_rules(2));
    let mut state = first_turn(&new);
    let trade = trades(&new, &state)[0];
    let text = with(&new, &state, 3);
    assert!(new.read_position(&text).is_ok());
    assert!(old.read_position(&text).unwrap_err().to_string().contains("3 trades were cancelled (CR-TURN-8)"));
    assert!(new.read_position(&with(&new, &state, 4)).is_err());
    play(&new, &mut state, trade);
    assert!(new.read_position(&with(&new, &state, 2)).is_ok());
    assert!(new.read_position(&with(&new, &state, 3)).is_err());
}

fn with(game: &CoraQuest, state: &State, cancelled: u8) -> String {
    let line = turn(game, state);
    game.write_position(state).replace(&line, &format!("{line} cancelled {cancelled}"))
}
