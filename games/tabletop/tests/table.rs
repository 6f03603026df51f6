//! A table: it plays what is legal, keeps what happened, and takes back what told nothing.

use std::sync::Arc;
use tabletop::{Game, Notation, Refusal, Seat, Seed, Table, UndoRefusal, Viewer};
use toy::{Event, Fault, Setup, Toy};

const ONE: Seat = Seat::at(0);
const TWO: Seat = Seat::at(1);

fn open(seed: u64) -> Table<Toy> {
    Table::open(Toy::with(Fault::None), Setup { seats: 2 }, Seed::numbered(seed)).expect("two seats")
}

/// Plays actions that are written with commas between them.
fn play(table: &mut Table<Toy>, actions: &str) {
    let game: Arc<Toy> = table.game().clone();
    for text in actions.split(", ") {
        let action = game.read_action(text).expect("an action");
        table.play(action).unwrap_or_else(|refusal| panic!("'{text}' is {refusal}"));
    }
}

#[test]
fn a_forbidden_setup_is_refused_by_its_rule() {
    let refused = Table::open(Toy::with(Fault::None), Setup { seats: 4 }, Seed::numbered(0)).unwrap_err();
    assert_eq!(refused, Refusal::by("T-SEATS-1"));
}

#[test]
fn a_refused_action_leaves_the_table_as_it_was() {
    let mut table = open(1);
    let before = table.state().clone();
    let refused = table.play(toy::Action::Allow).unwrap_err();
    assert_eq!(refused, Refusal::by("T-ASK-2"));
    assert_eq!(table.state(), &before);
    assert_eq!(table.steps().len(), 0);
}

#[test]
fn a_refused_action_consumes_no_luck() {
    let (mut table, mut other) = (open(1), open(1));
    table.play(toy::Action::Ward).unwrap_err();
    play(&mut table, "draw, draw");
    play(&mut other, "draw, draw");
    assert_eq!(table.state(), other.state());
}

#[test]
fn a_step_keeps_who_decided_what_and_its_luck() {
    let mut table = open(1);
    assert_eq!(table.dealt().len(), 4);
    assert_eq!(table.to_act(), Some(ONE));
    play(&mut table, "sink 1, draw");
    let [sink, draw] = table.steps() else { panic!("two steps were taken") };
    assert_eq!((sink.seat, sink.action, sink.picks.len()), (ONE, toy::Action::Sink { slot: 0 }, 0));
    assert_eq!((draw.seat, draw.action, draw.picks.len()), (ONE, toy::Action::Draw, 1));
    assert_eq!(draw.picks[0].label, "card");
    assert_eq!(&sink.before, table.opening());
    assert_eq!(table.to_act(), Some(TWO));
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let mut table = open(1);
    play(&mut table, "draw");
    let step = &table.steps()[0];
    let told = |viewer| match table.told(step, viewer)[..] {
        [ref told] => match told.event() {
            Event::Drew { kind, .. } => *kind,
            other => panic!("{other:?} is told"),
        },
        ref all => panic!("{all:?} is told"),
    };
    assert!(told(Viewer::Seat(ONE)).is_some());
    assert_eq!(told(Viewer::Seat(TWO)), None);
    assert_eq!(told(Viewer::Bystander), None);
}

#[test]
fn nothing_can_be_taken_back_at_the_start() {
    let mut table = open(1);
    assert_eq!(table.can_undo(ONE), Err(UndoRefusal::Nothing));
    assert_eq!(table.undo(TWO), Err(UndoRefusal::Nothing));
}

#[test]
fn open_decisions_can_be_taken_back_one_by_one() {
    let mut table = open(1);
    play(&mut table, "sink 1");
    let middle = table.state().clone();
    play(&mut table, "sink 1");
    assert_eq!(table.undo(ONE), Ok(()));
    assert_eq!(table.state(), &middle);
    assert_eq!(table.undo(ONE), Ok(()));
    assert_eq!(table.state(), table.opening());
    assert_eq!(table.undo(ONE), Err(UndoRefusal::Nothing));
}

#[test]
fn nothing_is_taken_back_past_luck() {
    let mut table = open(1);
    play(&mut table, "sink 1, draw");
    let after = table.state().clone();
    assert_eq!(table.undo(ONE), Err(UndoRefusal::Luck));
    assert_eq!(table.state(), &after);
    assert_eq!(table.steps().len(), 2);
}

#[test]
fn nothing_is_taken_back_past_a_reveal() {
    let mut table = open(1);
    play(&mut table, "peek 2");
    assert_eq!(table.steps()[0].picks, []);
    assert_eq!(table.undo(ONE), Err(UndoRefusal::Shown));
}

#[test]
fn nothing_is_taken_back_past_another_seat() {
    let mut table = open(1);
    play(&mut table, "sink 1, peek 2, sink 1");
    assert_eq!(table.can_undo(ONE), Err(UndoRefusal::OtherSeat));
    assert_eq!(table.undo(TWO), Ok(()));
    assert_eq!(table.can_undo(TWO), Err(UndoRefusal::Nothing));
    assert_eq!(table.can_undo(ONE), Err(UndoRefusal::Shown));
}

#[test]
fn a_seat_that_never_decided_takes_nothing_back() {
    let mut table = open(1);
    play(&mut table, "sink 1");
    assert_eq!(table.can_undo(TWO), Err(UndoRefusal::Nothing));
}

#[test]
fn an_action_that_waits_for_an_answer_can_be_taken_back_until_it_is_answered() {
    let mut table = open(SUN_FIRST);
    play(&mut table, "play 1");
    assert_eq!(table.to_act(), Some(TWO));
    assert_eq!(table.can_undo(ONE), Ok(()));
    play(&mut table, "allow");
    assert_eq!(table.can_undo(ONE), Err(UndoRefusal::OtherSeat));
}

/// A seed that deals a card to seat 1 first that can be played without a roll.
const SUN_FIRST: u64 = 1;

#[test]
fn what_was_taken_back_leaves_no_trace() {
    let (mut table, mut other) = (open(7), open(7));
    play(&mut table, "sink 2");
    table.undo(ONE).unwrap();
    play(&mut table, "sink 1, draw, draw");
    play(&mut other, "sink 1, draw, draw");
    assert_eq!(table.transcript(), other.transcript());
}

#[test]
fn refusals_to_take_back_are_sentences() {
    let all = [UndoRefusal::Nothing, UndoRefusal::OtherSeat, UndoRefusal::Luck, UndoRefusal::Shown];
    let words: Vec<String> = all.iter().map(UndoRefusal::to_string).collect();
    assert_eq!(
        words,
        [
            "there is nothing to take back",
            "another seat has decided since",
            "a card was drawn or a die rolled since",
            "something hidden has been shown since"
        ]
    );
}

#[test]
fn the_same_seed_opens_the_same_table() {
    for seed in 0..20 {
        assert_eq!(open(seed).state(), open(seed).state());
    }
    assert!((1..20).any(|seed| open(seed).state() != open(0).state()));
    assert_eq!(open(3).setup(), &Setup { seats: 2 });
    assert!(open(3).game().validate(open(3).state()).is_ok());
}
