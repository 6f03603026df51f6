//! Luck: it is fair, it never changes, and written luck comes as it is written.

use laws::{ChiSquare, chi_square};
use tabletop::{Chance, ChanceError, Die, Faces, Pick, Recorded, Recording, Rng, Scripted, Seed, Seeded};

const DIE: Die<'static> = Die { label: "die", faces: Faces::Numbered };
const COIN: Die<'static> = Die { label: "coin", faces: Faces::Named(&["heads", "tails"]) };

fn picks(written: &str) -> Vec<Pick> {
    written.split_whitespace().map(|pick| pick.parse().expect("luck")).collect()
}

/// How the faces `0..n` of a source come out.
fn faces(n: usize, draws: usize, mut source: impl FnMut() -> usize) -> Vec<u64> {
    let mut counts = vec![0; n];
    (0..draws).for_each(|_| counts[source()] += 1);
    counts
}

fn even(counts: &[u64]) -> ChiSquare {
    chi_square(counts, &vec![1; counts.len()])
}

#[test]
fn every_number_below_n_is_equally_likely() {
    for n in [2, 3, 6, 7, 10, 25, 100, 1000] {
        let mut rng = Rng::stream(2024, n);
        let counts = faces(n as usize, 2000 * n as usize, || rng.below(n as u32) as usize);
        let test = even(&counts);
        assert!(test.is_plausible(), "below({n}): {test:?} above {}", test.critical());
    }
}

#[test]
fn faces_come_by_their_weights() {
    for weights in [&[1, 1][..], &[1, 2, 3], &[0, 5, 0, 1], &[7], &[255, 1, 128, 0, 3]] {
        let mut luck = Seeded::new(Seed::numbered(9));
        let counts = faces(weights.len(), 50_000, || luck.pick(DIE, weights));
        let shares: Vec<u64> = weights.iter().map(|&weight| u64::from(weight)).collect();
        let test = chi_square(&counts, &shares);
        assert!(test.is_plausible(), "{weights:?}: {counts:?}, {test:?}");
    }
}

#[test]
fn a_biased_source_is_found_out() {
    // What everybody writes first: a byte modulo 6, which favours the low faces by one part in 43.
    let mut rng = Rng::stream(5, 5);
    let modulo = faces(6, 600_000, || (rng.bits() as u8 % 6) as usize);
    assert!(!even(&modulo).is_plausible());
    let fair = faces(6, 600_000, || rng.index(6));
    assert!(even(&fair).is_plausible());
    // Luck that repeats is as wrong as luck that prefers.
    let mut turn = 0;
    let wheel = faces(7, 70_000, || {
        turn += 1;
        if turn % 50 == 0 { 0 } else { turn % 7 }
    });
    assert!(!even(&wheel).is_plausible());
}

#[test]
fn a_face_without_weight_must_not_come_at_all() {
    assert!(chi_square(&[500, 500, 0], &[1, 1, 0]).is_plausible());
    assert!(!chi_square(&[500, 499, 1], &[1, 1, 0]).is_plausible());
    assert_eq!(chi_square(&[500, 500, 0], &[1, 1, 0]).freedom, 1);
}

#[test]
fn the_critical_values_are_those_of_the_tables() {
    for (freedom, table) in [(1, 10.828), (2, 13.816), (5, 20.515), (24, 51.179), (99, 148.230), (999, 1142.848)] {
        let critical = ChiSquare { statistic: 0.0, freedom }.critical();
        assert!((critical / table - 1.0).abs() < if freedom < 10 { 0.04 } else { 0.005 }, "{freedom}: {critical}, not {table}");
    }
}

#[test]
fn every_order_of_four_cards_is_equally_likely() {
    let mut rng = Rng::stream(1, 1);
    let counts = faces(256, 48_000, || {
        let mut cards = [0, 1, 2, 3];
        rng.shuffle(&mut cards);
        cards.iter().fold(0, |code, card| code * 4 + card)
    });
    let orders: Vec<u64> = counts.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(orders.len(), 24);
    assert!(even(&orders).is_plausible());
}

#[test]
fn the_stream_of_a_seed_never_changes() {
    // The first words of ChaCha20 with the key 0, as everybody publishes them.
    assert_eq!(Rng::new(Seed::numbered(0)).bits(), 0x903d_f1a0_ade0_b876);
    let first = |seed| {
        let mut rng = Rng::new(Seed::numbered(seed));
        [rng.bits(), rng.bits()]
    };
    assert_eq!(first(0), [0x903d_f1a0_ade0_b876, 0x28bd_8653_e56a_5d40]);
    assert_eq!(first(1), [0x9311_ece1_7c0a_d3c5, 0x855a_777d_484f_c878]);
    assert_eq!(first(42), [0x6ae3_0a51_26e5_761f, 0xb4eb_7f59_5c8b_5c62]);
    let dice = |seed| {
        let mut luck = Seeded::new(Seed::numbered(seed));
        [(); 12].map(|()| luck.pick(DIE, &[1; 6]) + 1)
    };
    assert_eq!(dice(0), [5, 4, 6, 1, 5, 1, 5, 5, 3, 4, 2, 2]);
    assert_eq!(dice(1), [3, 4, 2, 4, 5, 3, 4, 5, 5, 4, 1, 6]);
    assert_eq!(dice(42), [1, 3, 3, 5, 5, 5, 6, 1, 1, 6, 1, 3]);
    let cards = |seed| {
        let mut luck = Seeded::new(Seed::numbered(seed));
        [(); 12].map(|()| luck.pick(DIE, &[1, 0, 4, 10, 2]))
    };
    assert_eq!(cards(42), [2, 3, 3, 3, 3, 3, 4, 2, 2, 3, 2, 3]);
    assert_eq!(Rng::stream(42, 7).bits(), 0xb513_e58e_333e_87e7);
}

#[test]
fn streams_of_one_seed_are_different_and_stream_0_is_the_seed_itself() {
    let first = |stream| Rng::stream(3, stream).bits();
    let mut seen: Vec<u64> = (0..100).map(first).collect();
    assert_eq!(seen[0], Rng::new(Seed::numbered(3)).bits());
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 100);
}

#[test]
fn scripted_luck_comes_in_order_for_each_label() {
    let mut luck = Scripted::new(picks("die=6 coin=tails die=2 coin=heads"));
    let thrown = [luck.pick(DIE, &[1; 6]), luck.pick(DIE, &[1; 6]), luck.pick(COIN, &[1, 1]), luck.pick(COIN, &[1, 1])];
    assert_eq!(thrown, [5, 1, 1, 0]);
    assert_eq!(luck.finish(), Ok(()));
}

#[test]
fn scripted_luck_that_is_not_written_is_missing() {
    let mut luck = Scripted::new(picks("die=6"));
    assert_eq!(luck.pick(COIN, &[0, 1]), 1, "the play goes on with something possible");
    assert_eq!(luck.finish(), Err(ChanceError::Missing { label: "coin".to_owned() }));
}

#[test]
fn scripted_luck_that_cannot_come_is_refused_with_what_could() {
    for (written, weights, possible) in
        [("die=7", &[1, 1, 1, 1, 1, 1][..], "1 2 3 4 5 6"), ("die=2", &[1, 0, 3], "1 3"), ("die=crane", &[0, 1], "2")]
    {
        let mut luck = Scripted::new(picks(written));
        luck.pick(DIE, weights);
        let possible = possible.split(' ').map(str::to_owned).collect();
        assert_eq!(luck.finish(), Err(ChanceError::Impossible { written: written.parse().unwrap(), possible }));
    }
}

#[test]
fn scripted_luck_that_nobody_asks_for_is_unused() {
    let mut luck = Scripted::new(picks("coin=heads die=3 die=4"));
    luck.pick(DIE, &[1; 6]);
    assert_eq!(luck.finish(), Err(ChanceError::Unused { written: "coin=heads".parse().unwrap() }));
}

#[test]
fn the_first_error_of_luck_is_the_one_that_is_told() {
    let mut luck = Scripted::new(picks("die=9 coin=edge"));
    luck.pick(COIN, &[1, 1]);
    luck.pick(DIE, &[1; 6]);
    let error = luck.finish().unwrap_err();
    assert_eq!(error.to_string(), "'coin=edge' cannot come now; possible: heads, tails");
}

#[test]
fn luck_behind_a_script_comes_from_the_seed() {
    let mut luck = Scripted::then(picks("die=3"), Seeded::new(Seed::numbered(42)));
    assert_eq!(luck.pick(DIE, &[1; 6]), 2);
    let mut seeded = Seeded::new(Seed::numbered(42));
    (0..20).for_each(|_| assert_eq!(luck.pick(DIE, &[1; 6]), seeded.pick(DIE, &[1; 6])));
    assert_eq!(luck.finish(), Ok(()));
}

#[test]
fn recorded_luck_comes_as_it_was() {
    let mut recording = Recording::of(Seeded::new(Seed::numbered(1)));
    let mut thrown = Vec::new();
    (0..10).for_each(|_| thrown.extend([recording.pick(DIE, &[1; 6]), recording.pick(COIN, &[1, 1])]));
    let mut luck = Recorded::new(recording.picks.clone());
    let mut again = Vec::new();
    (0..10).for_each(|_| again.extend([luck.pick(DIE, &[1; 6]), luck.pick(COIN, &[1, 1])]));
    assert_eq!(thrown, again);
    assert_eq!(luck.finish(), Ok(()));
    assert_eq!(recording.picks.len(), 20);
}

#[test]
fn recorded_luck_keeps_its_order_across_labels() {
    let mut luck = Recorded::new(picks("die=6 coin=tails"));
    luck.pick(COIN, &[1, 1]);
    let written = "die=6".parse().unwrap();
    assert_eq!(luck.finish(), Err(ChanceError::Other { asked: "coin".to_owned(), written }));
}

#[test]
fn recorded_luck_can_be_missing_impossible_or_unused() {
    let mut luck = Recorded::new(picks(""));
    luck.pick(COIN, &[1, 1]);
    assert_eq!(luck.finish().unwrap_err().to_string(), "the game draws 'coin' here, and nothing is written for it");
    let mut luck = Recorded::new(picks("coin=tails"));
    assert_eq!(luck.pick(COIN, &[1, 0]), 0, "the play goes on with something possible");
    assert_eq!(luck.finish().unwrap_err().to_string(), "'coin=tails' cannot come now; possible: heads");
    let luck = Recorded::new(picks("coin=tails"));
    assert_eq!(luck.finish().unwrap_err().to_string(), "'coin=tails' is written, but the game does not draw it here");
}

#[test]
fn a_pick_is_written_as_label_and_face() {
    for text in ["tag=T07", "die=6", "a=b=c"] {
        assert_eq!(text.parse::<Pick>().unwrap().to_string(), text);
    }
    for text in ["", "tag", "=T07", "tag=", "="] {
        assert!(text.parse::<Pick>().unwrap_err().contains("is not luck"), "{text}");
    }
}

#[test]
fn faces_from_content_are_called_as_they_are_there() {
    let names = ["crane".to_owned(), "squid".to_owned()];
    let die = Die { label: "chromeca", faces: Faces::Listed(&names) };
    let mut luck = Scripted::new(picks("chromeca=squid"));
    assert_eq!(luck.pick(die, &[1, 1]), 1);
    assert_eq!(luck.finish(), Ok(()));
    assert_eq!([die.face(0), DIE.face(0)], ["crane", "1"]);
}

#[test]
fn a_seed_is_read_as_it_is_written() {
    let mut bytes = [0; 32];
    bytes[8] = 1;
    let seeds = [Seed::numbered(0), Seed::numbered(42), Seed::numbered(u64::MAX), Seed(bytes), Seed([0xab; 32])];
    for seed in seeds {
        assert_eq!(seed.to_string().parse(), Ok(seed));
    }
    assert_eq!(Seed::numbered(42).to_string(), "42");
    assert_eq!(Seed::numbered(42).number(), Some(42));
    assert_eq!(Seed(bytes).number(), None);
    assert_eq!(Seed([0xab; 32]).to_string(), "ab".repeat(32));
    assert_eq!("AB".repeat(32).parse(), Ok(Seed([0xab; 32])));
}

#[test]
fn what_is_no_seed_is_refused() {
    let (short, long, wrong) = ("a".repeat(63), "a".repeat(65), "g".repeat(64));
    let wide = "é".repeat(32);
    for text in ["", " ", "-1", "+1", "1.5", "0x10", " 1", "1 ", "18446744073709551616", &short, &long, &wrong, &wide] {
        let error = text.parse::<Seed>().unwrap_err();
        assert!(error.contains("is not a seed"), "{text}: {error}");
    }
}
