//! What is shown is checked: a sound toy passes, and every planted fault is told.

#![allow(clippy::unwrap_used)]

use laws::showing;
use stage::Show;
use tabletop::{Game, Rng, Seed, Seeded};
use texts::Lang;
use toy::{Fault, Setup, Toy};

/// Every fault in how the toy is shown, with the words that tell it.
const SHOWN: [(Fault, &str); 18] = [
    (Fault::TwinPlaces, "two places have the same number"),
    (Fault::PlaceOutside, "lies outside of the board"),
    (Fault::SilentPlace, "has no name or no words in fr"),
    (Fault::PieceNowhere, "a pawn stands on the place 9, which is not there"),
    (Fault::SeatUnseen, "1 seats are shown, 2 play"),
    (Fault::TwinCards, "two cards of the hand have the same number"),
    (Fault::DrawUntouched, "Draw cannot be pointed at"),
    (Fault::SameTouches, "cannot be told apart"),
    (Fault::TouchesCutShort, "cannot be told apart"),
    (Fault::TouchesNowhere, "touching Spot(9), which is not there"),
    (Fault::TouchesNoCard, "touching Card(9), which is not there"),
    (Fault::NamelessButton, "touching Verb(\"sink\"), which is not there"),
    (Fault::RosterOfAnother, "what another puts together is shown as the own"),
    (Fault::RosterRefusesLegal, "the roster refuses draw, which is legal"),
    (Fault::RosterOffersForbidden, "the roster offers ward, which is not legal"),
    (Fault::RosterSilent, "the roster refuses ward without words"),
    (Fault::RosterOverfull, "3 / 2 is more than there is"),
    (Fault::RosterUnreadable, "'toy' is what is put together"),
];

/// What is wrong at the first position of some random games that shows it.
fn wrong(fault: Fault) -> Option<String> {
    let toy = Toy::with(fault);
    let mut legal = Vec::new();
    for seed in 0..20 {
        let mut luck = Seeded::new(Seed::numbered(seed));
        let mut rng = Rng::stream(seed, 1);
        let mut state = toy.start(&Setup { seats: 2 }, &mut luck).unwrap();
        loop {
            if let Err(wrong) = showing(&*toy, &state) {
                return Some(wrong);
            }
            toy.legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            toy.play(&mut state, legal[rng.index(legal.len())], &mut luck, &mut ());
        }
    }
    None
}

#[test]
fn a_sound_toy_can_be_shown_and_touched() {
    assert_eq!(wrong(Fault::None), None);
}

#[test]
fn every_planted_fault_is_told() {
    for (fault, words) in SHOWN {
        let told = wrong(fault).unwrap_or_default();
        assert!(told.contains(words), "{fault:?} should be told as '{words}', not '{told}'");
    }
}

#[test]
fn a_game_that_says_nothing_about_it_offers_no_menu_and_asks_nobody() {
    let toy = Toy::with(Fault::None);
    let state = toy.start(&Setup::default(), &mut Seeded::new(Seed::numbered(1))).unwrap();
    let view = toy.view(&state, tabletop::Viewer::Bystander);
    assert!(toy.menu(&view, &[]).is_empty());
    assert_eq!(toy.default_pass(&state), None);
    assert!(!toy.opens_reaction_window(&view, toy::Action::Draw));
    assert_eq!(toy.verb("fly", Lang::En).key, "");
}
