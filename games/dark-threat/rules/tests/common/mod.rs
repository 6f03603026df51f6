//! Tables of every level, layout and number of seats. The tests of the stage read this file too.

use dark_threat::{Camp, Layout, Level, Placing, Setup};

/// Every pair of levels with both numbers of seats, layouts and ways of setting up in turn.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for (number, (gaia, kaos)) in Level::ALL.into_iter().flat_map(|gaia| Level::ALL.map(|kaos| (gaia, kaos))).enumerate() {
        for seats in [2, 4] {
            let odd = setups.len() % 2 == 1;
            setups.push(Setup {
                seats,
                first: if number % 2 == 0 { Camp::Gaia } else { Camp::Kaos },
                gaia,
                kaos,
                layout: if number == 8 { Layout::Random } else { Layout::Given(number as u8 % 6 + 1) },
                cycles: if number % 3 == 0 { Some(10) } else { None },
                placing: if odd { Placing::Players } else { Placing::Quick },
            });
        }
    }
    setups
}
