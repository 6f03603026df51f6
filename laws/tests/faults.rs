//! The laws hold for a sound toy, and every planted fault is caught by the law that is meant for it.

use laws::{Broken, Law, Laws};
use tabletop::{Game, Notation, Seed, Table};
use toy::{Fault, Setup, Toy};

/// Every fault with the law that must catch it.
const PLANTED: [(Fault, Law); 36] = [
    (Fault::RefusesToStart, Law::Starts),
    (Fault::LosesCard, Law::Conserved),
    (Fault::GhostWinner, Law::Ending),
    (Fault::WinnerRankedLast, Law::Ending),
    (Fault::EndsInSilence, Law::Ending),
    (Fault::GoesOnAfterTheEnd, Law::Ending),
    (Fault::EmptyList, Law::NeverEmpty),
    (Fault::ListsAfterTheEnd, Law::NeverEmpty),
    (Fault::Unsorted, Law::Sorted),
    (Fault::Duplicate, Law::Sorted),
    (Fault::Appends, Law::Sorted),
    (Fault::ListsForbidden, Law::Listed),
    (Fault::OmitsLegal, Law::Complete),
    (Fault::SmallUniverse, Law::Complete),
    (Fault::UnknownRule, Law::RuleNamed),
    (Fault::PanicsInPlay, Law::NoPanic),
    (Fault::PanicsInCheck, Law::NoPanic),
    (Fault::Endless, Law::Bounded),
    (Fault::StateNotationForgets, Law::StateNotation),
    (Fault::StateNotationUnreadable, Law::StateNotation),
    (Fault::ActionNotationForgets, Law::ActionNotation),
    (Fault::StateSerdeForgets, Law::StateSerde),
    (Fault::ActionSerdeForgets, Law::ActionSerde),
    (Fault::ActionWithBar, Law::TranscriptRound),
    (Fault::RestlessRoll, Law::SameSeed),
    (Fault::RestlessSink, Law::Undo),
    (Fault::SameFaces, Law::Replay),
    (Fault::ViewLeaks, Law::NoLeak),
    (Fault::ListLeaks, Law::NoLeak),
    (Fault::RefusalLeaks, Law::NoLeak),
    (Fault::KnowledgeLeaks, Law::NoLeak),
    (Fault::ResampleForgetsOwnHand, Law::NoLeak),
    (Fault::ResampleSwapsCard, Law::NoLeak),
    (Fault::EventLeaks, Law::NoLeakInEvents),
    (Fault::PlaceInHandShows, Law::HiddenChoice),
    (Fault::PeekDisclosesNothing, Law::Disclosed),
];

/// All laws, to be run on a toy with this fault.
fn laws(fault: Fault) -> Laws<'static, Toy> {
    toy::serialise_with(fault);
    Laws::of(&Toy::with(fault), |rule| toy::RULES.contains(&rule)).setups([Setup { seats: 2 }, Setup { seats: 3 }])
}

fn broken(fault: Fault) -> Box<Broken> {
    laws(fault).games(2000).every(3).run().expect_err("a planted fault must be caught")
}

/// The same without the slow laws, which look ahead.
fn at_once(fault: Fault) -> Box<Broken> {
    laws(fault).games(1000).every(u32::MAX).seed(1000).run().expect_err("a planted fault must be caught")
}

#[test]
fn all_laws_hold_for_a_sound_toy() {
    let report = laws(Fault::None).games(600).every(3).hold();
    assert_eq!(report.games, 600);
    assert_eq!(report.endings.values().sum::<u64>(), 600);
    assert!(report.endings.contains_key("goal") && report.endings.contains_key("limit"), "{report:?}");
    assert_eq!(report.longest, 40);
    assert!(report.decisions > 600 * 10 && report.states > report.decisions / 4, "{report:?}");
    assert!(report.different > report.imagined / 2, "{report:?}");
}

#[test]
fn every_planted_fault_is_caught_by_its_law() {
    let mut wrong = String::new();
    for (fault, law) in PLANTED {
        // Where the slow laws see restless sinking, they say that it tells something, and their own rolls may set right
        // a restless die.
        let restless = matches!(fault, Fault::RestlessSink | Fault::RestlessRoll);
        let broken = if restless { at_once(fault) } else { broken(fault) };
        if broken.law != law {
            wrong += &format!("{fault:?} should be caught by {law:?}:\n{broken}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_law_has_a_planted_fault() {
    let without = Law::ALL.into_iter().filter(|law| PLANTED.iter().all(|(_, planted)| planted != law));
    assert_eq!(without.collect::<Vec<_>>(), []);
}

#[test]
fn a_broken_law_says_how_to_see_it_again() {
    for fault in [Fault::LosesCard, Fault::PanicsInPlay, Fault::EventLeaks, Fault::OmitsLegal, Fault::SameFaces] {
        let broken = broken(fault);
        let again = laws(fault).every(3).game(broken.seed).expect_err("the same game breaks the same law");
        assert_eq!(again, broken);
    }
    let words = at_once(Fault::LosesCard).to_string();
    let parts = ["toy breaks the law Conserved", "the cards are", "{\"seats\":", "seed", "'ward'", "    toy, "];
    for part in parts {
        assert!(words.contains(part), "{part} is missing in\n{words}");
    }
}

#[test]
fn a_panic_is_told_with_its_words_and_the_action() {
    let broken = at_once(Fault::PanicsInPlay);
    assert!(broken.what.contains("playing the last action panics: nobody thought of this"), "{broken}");
    assert_eq!(broken.last.as_deref(), Some("'ward'"));
}

#[test]
fn the_laws_can_be_run_on_one_position() {
    let text = "toy, 2 seats\nturn 1, taken 5\nseat 1: 3 points, sun moon~2 sun moon star\nseat 2: 0 points, ward\n\
                deck sun*2 moon*2 star*3 ward*1\nbottom ward\npending\n";
    let toy = Toy::with(Fault::None);
    let state = toy.read_position(text).unwrap();
    assert_eq!(toy.write_position(&state), text);
    assert_eq!(laws(Fault::None).at(&state).unwrap().states, 1);
    assert_eq!(laws(Fault::OmitsLegal).at(&state).unwrap_err().law, Law::Complete);
    assert_eq!(laws(Fault::ListsForbidden).at(&state).unwrap_err().law, Law::Listed);
}

#[test]
fn events_that_rightly_leave_no_trace_can_be_left_out() {
    let laws = laws(Fault::EventLeaks).every(3).games(300).fleeting(|event| matches!(event, toy::Event::Drew { .. }));
    assert_eq!(laws.run().map(|report| report.games), Ok(300));
}

#[test]
fn a_game_that_is_over_refuses_everything_by_name() {
    let toy = Toy::with(Fault::None);
    let mut table = Table::open(toy.clone(), Setup::default(), Seed::numbered(1)).unwrap();
    let mut list = Vec::new();
    while table.to_act().is_some() {
        toy.legal_actions(table.state(), &mut list);
        table.play(list[0]).unwrap();
    }
    let refusal = table.play(list[0]).unwrap_err();
    assert_eq!(refusal.to_string(), "forbidden by T-END-1");
}

#[test]
fn a_survey_tells_the_first_breach_of_each_law() {
    assert_eq!(laws(Fault::None).survey(), []);
    // Without the slow laws in its way, the same restlessness breaks another law.
    let laws: Vec<Law> = laws(Fault::RestlessSink).every(3).games(300).survey().iter().map(|broken| broken.law).collect();
    assert!(laws.contains(&Law::Undo) && laws.contains(&Law::Disclosed), "{laws:?}");
    let mut once = laws.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), laws.len());
}
