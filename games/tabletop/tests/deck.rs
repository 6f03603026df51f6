//! Decks: any card may be on top, what was put under comes last and in order.

use laws::chi_square;
use tabletop::{Deck, Die, Faces, Scripted, Seed, Seeded};

const CARD: Die<'static> = Die { label: "card", faces: Faces::Numbered };

fn luck(seed: u64) -> Seeded {
    Seeded::new(Seed::numbered(seed))
}

/// All cards, in the order in which they are drawn.
fn all<const N: usize, const K: usize>(mut deck: Deck<N, K>, luck: &mut Seeded) -> Vec<usize> {
    std::iter::from_fn(|| deck.draw(luck, CARD)).collect()
}

#[test]
fn every_card_is_drawn_once() {
    let mut cards = all(Deck::<4, 0>::shuffled([3, 0, 1, 2]), &mut luck(1));
    cards.sort_unstable();
    assert_eq!(cards, [0, 0, 0, 2, 3, 3]);
}

#[test]
fn every_card_is_equally_likely_at_every_place() {
    let copies = [4, 1, 3, 2];
    let mut luck = luck(7);
    let mut places = [[0_u64; 4]; 10];
    for _ in 0..20_000 {
        let cards = all(Deck::<4, 0>::shuffled(copies), &mut luck);
        places.iter_mut().zip(cards).for_each(|(place, kind)| place[kind] += 1);
    }
    for place in places {
        let test = chi_square(&place, &[4, 1, 3, 2]);
        assert!(test.is_plausible(), "{place:?}: {test:?}");
    }
}

#[test]
fn the_second_card_is_drawn_from_what_the_first_left() {
    let mut luck = luck(8);
    let mut pairs = [0_u64; 9];
    for _ in 0..40_000 {
        let mut deck = Deck::<3, 0>::shuffled([2, 1, 1]);
        let first = deck.draw(&mut luck, CARD).unwrap();
        let second = deck.draw(&mut luck, CARD).unwrap();
        pairs[first * 3 + second] += 1;
    }
    let shares = [2, 2, 2, 2, 0, 1, 2, 1, 0];
    assert!(chi_square(&pairs, &shares).is_plausible(), "{pairs:?}");
    // With the first card put back the pairs would be others.
    assert!(!chi_square(&pairs, &[4, 2, 2, 2, 1, 1, 2, 1, 1]).is_plausible());
}

#[test]
fn cards_at_the_bottom_come_last_and_in_order_without_luck() {
    let mut deck = Deck::<3, 4>::shuffled([1, 0, 0]);
    [2, 0, 1].into_iter().for_each(|kind| deck.put_under(kind));
    assert_eq!(deck.bottom(), [2, 0, 1]);
    assert_eq!(deck.len(), 4);
    assert_eq!(all(deck.clone(), &mut luck(3)), [0, 2, 0, 1]);
    let mut scripted = Scripted::new(["card=1".parse().unwrap()]);
    (0..4).for_each(|_| assert!(deck.draw(&mut scripted, CARD).is_some()));
    assert_eq!(scripted.finish(), Ok(()), "only the loose card is luck");
}

#[test]
fn an_empty_deck_gives_nothing_and_asks_no_luck() {
    let mut deck = Deck::<3, 2>::shuffled([0, 1, 0]);
    let mut scripted = Scripted::new(["card=2".parse().unwrap()]);
    assert!(!deck.is_empty());
    assert_eq!(deck.draw(&mut scripted, CARD), Some(1));
    assert!(deck.is_empty());
    assert_eq!(deck.draw(&mut scripted, CARD), None);
    assert_eq!(scripted.finish(), Ok(()));
}

#[test]
fn a_card_put_under_an_empty_deck_is_drawn_next() {
    let mut deck = Deck::<3, 2>::shuffled([0; 3]);
    deck.put_under(2);
    assert_eq!(deck.len(), 1);
    assert_eq!(deck.draw(&mut luck(0), CARD), Some(2));
    assert_eq!(deck.draw(&mut luck(0), CARD), None);
}

#[test]
#[should_panic(expected = "CapacityError")]
fn more_cards_than_the_bottom_can_hold_are_a_fault_of_the_rules() {
    let mut deck = Deck::<3, 1>::shuffled([0; 3]);
    deck.put_under(0);
    deck.put_under(1);
}

#[test]
fn a_deck_survives_json_and_refuses_another_number_of_kinds() {
    let mut deck = Deck::<3, 2>::shuffled([5, 0, 1]);
    deck.put_under(2);
    deck.loose_mut()[0] -= 1;
    let json = serde_json::to_string(&deck).unwrap();
    assert_eq!(json, r#"{"loose":[4,0,1],"bottom":[2]}"#);
    assert_eq!(serde_json::from_str::<Deck<3, 2>>(&json).unwrap(), deck);
    assert!(serde_json::from_str::<Deck<4, 2>>(&json).unwrap_err().to_string().contains("a deck of 4 kinds has 3 counts"));
    assert!(serde_json::from_str::<Deck<3, 0>>(&json).is_err());
}
