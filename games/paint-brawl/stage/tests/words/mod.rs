//! What players read: every sentence exists in both languages, says what it should, and tells no secret.
//! `BLESS=1` rewrites the text files beside this one: read the difference before you keep it.

#![allow(clippy::unwrap_used)]

mod everywhere;
mod pictures;
mod sentences;

use crate::kind;
use paint_brawl::{Action, Colours, Event, Level, PaintBrawl, Placing, Scenario, Setup, State};
use tabletop::{Rng, Seat};
use texts::Lang;

fn seat(number: u8) -> Seat {
    Seat::numbered(number).unwrap()
}

/// Setups of every level, scenario, number of seats and switch, one after another.
fn setup(number: u64) -> Setup {
    let level = Level::ALL[(number % 3) as usize];
    let scenario = match level {
        Level::Initiation => 1 + (number / 3 % 2) as u8,
        _ => 1 + (number / 3 % 5) as u8,
    };
    let advanced = level == Level::Advanced;
    let seats = 2 + ((number + number / 12) % 3) as u8;
    let colours = [Colours::default(), Colours::try_from("purple,yellow,green,orange".to_owned()).unwrap()];
    let placing = if number % 4 == 3 { Placing::Players } else { Placing::Quick };
    let own = seats == 4 && number.is_multiple_of(2);
    Setup {
        seats,
        level,
        scenario: Scenario::numbered(scenario).unwrap(),
        colours: colours[usize::from(own)].clone(),
        infiltration: advanced.then_some(placing == Placing::Players && (number / 4).is_multiple_of(2)),
        tactical: advanced.then_some(number % 5 < 2),
        matriarchs: Colours::try_from(if own { "green" } else { "red" }.to_owned()).unwrap(),
        placing,
        ..Setup::default()
    }
}

/// Plays one game to its end, see [`golden::wander`].
fn game(
    game: &PaintBrawl,
    number: u64,
    look: impl FnMut(&State, &[Action], &mut Rng),
    hear: impl FnMut(&State, &Event),
) -> State {
    golden::wander(game, &setup(number), (number, usize::MAX), kind, look, hear)
}

/// A sentence in both languages, in which numbers agree too.
fn both(say: impl Fn(Lang) -> String) -> [String; 2] {
    const ONE: [&str; 7] =
        [" 1 Moves", " 1 Attacks", " 1 Attaques", " 0 Attaques", " 1 Déplacements", " 0 Déplacements", " 1 puddles"];
    let texts = golden::both(say);
    for text in &texts {
        assert!(ONE.iter().all(|wrong| !text.contains(wrong)), "a number does not agree in '{text}'");
    }
    texts
}

/// Compares a text with its file beside this one, or rewrites the file if `BLESS` is set.
fn compare(name: &str, fresh: &str) {
    let path = golden::folder(env!("CARGO_MANIFEST_DIR"), "words").join(name);
    golden::compare(&path, fresh, "BLESS").unwrap_or_else(|wrong| panic!("{wrong}"));
}
