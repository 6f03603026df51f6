//! The wheel of colours.

use paint::Colour::{self, Blue, Green, Orange, Purple, Red, Yellow};

#[test]
fn the_wheel_turns_both_ways() {
    assert_eq!(Colour::WHEEL, [Red, Orange, Yellow, Green, Blue, Purple]);
    assert_eq!(Colour::WHEEL.map(Colour::next), [Orange, Yellow, Green, Blue, Purple, Red]);
    assert_eq!(Colour::WHEEL.map(Colour::previous), [Purple, Red, Orange, Yellow, Green, Blue]);
    assert_eq!(Colour::WHEEL.map(Colour::opposite), [Green, Blue, Purple, Red, Orange, Yellow]);
    assert_eq!(Colour::WHEEL.map(Colour::index), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn every_second_colour_is_primary() {
    assert_eq!(Colour::WHEEL.map(Colour::is_primary), [true, false, true, false, true, false]);
    let parts = [None, Some([Red, Yellow]), None, Some([Yellow, Blue]), None, Some([Red, Blue])];
    assert_eq!(Colour::WHEEL.map(Colour::parts), parts);
}

#[test]
fn two_primary_colours_give_the_one_between_them() {
    for one in Colour::WHEEL {
        for other in Colour::WHEEL {
            let mixture = match (one, other) {
                (Red, Yellow) | (Yellow, Red) => Some(Orange),
                (Yellow, Blue) | (Blue, Yellow) => Some(Green),
                (Red, Blue) | (Blue, Red) => Some(Purple),
                _ => None,
            };
            assert_eq!(one.mixed(other), mixture, "{one:?} {other:?}");
        }
    }
}

#[test]
fn colours_have_names_and_letters() {
    for (colour, code) in Colour::WHEEL.into_iter().zip(["red", "orange", "yellow", "green", "blue", "purple"]) {
        assert_eq!((colour.code(), Colour::coded(code)), (code, Some(colour)));
        let letter = code.chars().next().unwrap();
        assert_eq!((colour.letter(), Colour::lettered(letter)), (letter, Some(colour)));
        assert_eq!(serde_json::to_string(&colour).unwrap(), format!("\"{code}\""));
        assert_eq!(serde_json::from_str::<Colour>(&format!("\"{code}\"")).unwrap(), colour);
    }
    assert_eq!((Colour::coded("Red"), Colour::coded(""), Colour::lettered('R'), Colour::lettered('x')), (None, None, None, None));
}
