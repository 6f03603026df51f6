//! Seats, sets of them, and outcomes.

use tabletop::{MAX_SEATS, Outcome, Seat, Seats, Viewer};

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| Seat::numbered(number).expect("a seat")).collect()
}

#[test]
fn people_count_seats_from_1() {
    let seat = Seat::at(0);
    assert_eq!((seat.number(), seat.index(), seat.to_string()), (1, 0, "1".to_owned()));
    assert_eq!(Seat::numbered(1), Some(seat));
    assert_eq!(Seat::numbered(8), Some(Seat::at(7)));
    assert_eq!(Seat::numbered(0), None);
    assert_eq!(Seat::numbered(9), None);
    assert_eq!(Seat::numbered(255), None);
}

#[test]
#[should_panic(expected = "index < MAX_SEATS")]
fn there_is_no_seat_beyond_the_last() {
    let _ = Seat::at(MAX_SEATS);
}

#[test]
fn the_next_seat_goes_around() {
    let round: Vec<Seat> = Seat::first(3).map(|seat| seat.next(3)).collect();
    assert_eq!(round, [Seat::at(1), Seat::at(2), Seat::at(0)]);
    assert_eq!(Seat::at(0).next(1), Seat::at(0));
    assert_eq!(Seat::at(7).next(8), Seat::at(0));
}

#[test]
fn seats_survive_json_by_their_numbers() {
    assert_eq!(serde_json::to_string(&Seat::at(2)).unwrap(), "3");
    assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), Seat::at(2));
    for wrong in ["0", "9", "-1", "256"] {
        assert!(serde_json::from_str::<Seat>(wrong).is_err(), "{wrong}");
    }
    let set = seats(&[8, 1, 3]);
    assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3,8]");
    assert_eq!(serde_json::from_str::<Seats>("[8,3,1,1]").unwrap(), set);
    assert!(serde_json::from_str::<Seats>("[0]").is_err());
}

#[test]
fn a_set_of_seats_has_what_was_put_into_it() {
    let mut set = Seats::default();
    assert_eq!((set.count(), set.iter().count()), (0, 0));
    set.add(Seat::at(7));
    set.add(Seat::at(2));
    set.add(Seat::at(7));
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::at(2), Seat::at(7)]);
    assert_eq!(set.count(), 2);
    assert!(set.has(Seat::at(7)) && !set.has(Seat::at(0)));
    assert_eq!(set, seats(&[3, 8]));
}

#[test]
fn everybody_who_looks_is_a_seat_or_the_bystander() {
    let all: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(all, [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Bystander]);
    assert_eq!(all.iter().map(Viewer::to_string).collect::<Vec<_>>(), ["seat 1", "seat 2", "a bystander"]);
    assert!(all[1].is(Seat::at(1)) && !all[1].is(Seat::at(0)) && !all[2].is(Seat::at(0)));
}

#[test]
fn an_outcome_is_one_line() {
    let mut outcome = Outcome {
        seats: 3,
        reason: "last-chromeca",
        winners: seats(&[2]),
        ranks: [3, 1, 2, 0, 0, 0, 0, 0],
        points: [-7, 14, 9, 0, 0, 0, 0, 0],
    };
    assert_eq!(outcome.line(), "last-chromeca winners 2 ranks 3 1 2 points -7 14 9");
    assert_eq!(outcome.shares()[..3], [0.0, 1.0, 0.0]);
    outcome.winners = Seats::default();
    assert_eq!(outcome.line(), "last-chromeca winners none ranks 3 1 2 points -7 14 9");
    assert_eq!(outcome.shares(), [0.0; MAX_SEATS]);
}

#[test]
fn a_shared_victory_is_shared_out() {
    let outcome = Outcome { seats: 4, reason: "limit", winners: seats(&[1, 4]), ranks: [1, 3, 3, 1, 0, 0, 0, 0], points: [0; 8] };
    assert_eq!(outcome.line(), "limit winners 1 4 ranks 1 3 3 1 points 0 0 0 0");
    assert_eq!(outcome.shares()[..4], [0.5, 0.0, 0.0, 0.5]);
}
