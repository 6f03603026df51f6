//! Puddles, against a plain table.

use paint::{Colour, Layer, Puddles, Square, Squares};
use std::collections::BTreeMap;
use tabletop::{Rng, Seat};

/// Plays with puddles of `N` paints and a plain table side by side.
fn compare<P: Layer + PartialEq + std::fmt::Debug, const N: usize>(rng: &mut Rng) {
    let mut puddles: Puddles<P, N> = Puddles::new();
    let mut plain: BTreeMap<Square, usize> = BTreeMap::new();
    for _ in 0..3000 {
        // Few squares, so that they are used again.
        let square = Square::new(60 + rng.index(10));
        let layer = rng.index(N);
        if rng.below(3) == 0 {
            assert_eq!(puddles.take(square).map(P::layer), plain.remove(&square));
        } else {
            assert_eq!(puddles.put(square, P::of_layer(layer)).map(P::layer), plain.insert(square, layer));
        }
        assert_eq!(puddles.at(square).map(P::layer), plain.get(&square).copied());
        assert!(puddles.layers_are_apart());
        let with = |fits: &dyn Fn(usize) -> bool| -> Squares {
            plain.iter().filter(|&(_, &layer)| fits(layer)).map(|(&square, _)| square).collect()
        };
        assert_eq!(puddles.all(), with(&|_| true));
        for layer in 0..N {
            let paint = P::of_layer(layer);
            assert_eq!(puddles.of(paint), with(&|other| other == layer));
            assert_eq!(puddles.others(paint), with(&|other| other != layer));
            assert_eq!(puddles.count(paint) as usize, plain.values().filter(|&&other| other == layer).count());
        }
    }
}

#[test]
fn a_square_holds_one_puddle_at_most() {
    let mut rng = Rng::stream(31, 0);
    compare::<Seat, 4>(&mut rng);
    compare::<Seat, 2>(&mut rng);
    compare::<Colour, 6>(&mut rng);
}

#[test]
fn layers_are_seats_and_colours_in_their_order() {
    assert_eq!(Colour::WHEEL.map(Layer::layer), [0, 1, 2, 3, 4, 5]);
    assert_eq!((Seat::at(3).layer(), <Seat as Layer>::of_layer(3)), (3, Seat::at(3)));
    assert_eq!(<Colour as Layer>::of_layer(4), Colour::Blue);
}

#[test]
fn puddles_travel_as_a_list_of_sets() {
    let mut puddles: Puddles<Seat, 3> = Puddles::default();
    assert_eq!(puddles, Puddles::new());
    puddles.put(Square::new(5), Seat::at(2));
    puddles.put(Square::new(191), Seat::at(0));
    puddles.put(Square::new(4), Seat::at(2));
    let json = serde_json::to_string(&puddles).unwrap();
    assert_eq!(json, "[[191],[],[4,5]]");
    assert_eq!(serde_json::from_str::<Puddles<Seat, 3>>(&json).unwrap(), puddles);
    for (wrong, why) in [
        ("[[1],[2]]", "3 layers of puddles are expected, found 2"),
        ("[[],[],[],[]]", "3 layers of puddles are expected, found 4"),
        ("[[1],[2],[1]]", "two puddles lie on one square"),
    ] {
        let error = serde_json::from_str::<Puddles<Seat, 3>>(wrong).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
