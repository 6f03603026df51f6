//! Tables of every level, scenario and number of seats. The tests of the stage read this file too.

use paint_brawl::{First, Level, Placing, Scenario, Setup};

/// Every level, scenario and number of seats that the rules allow, with a quick start.
pub(crate) fn quick_setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for level in Level::ALL {
        for scenario in Scenario::ALL {
            for seats in 2..=4 {
                if level != Level::Initiation || scenario.is_for_initiation() {
                    setups.push(Setup { seats, level, scenario, placing: Placing::Quick, ..Setup::default() });
                }
            }
        }
    }
    setups
}

/// The same where the seats place everything, and the switches of the Advanced level in both positions.
pub(crate) fn setups() -> Vec<Setup> {
    let by_hand = |setup: Setup| Setup { placing: Placing::Players, ..setup };
    let all_on = |setup: Setup| Setup { infiltration: Some(true), tactical: Some(true), first: First::Random, ..by_hand(setup) };
    let quick = quick_setups();
    let advanced = quick.iter().filter(|setup| setup.level == Level::Advanced).cloned();
    let switched = advanced.map(all_on).collect::<Vec<_>>();
    let hands = quick.iter().cloned().map(by_hand).collect::<Vec<_>>();
    quick.into_iter().chain(hands).chain(switched).collect()
}

/// One table for every level, scenario and number of seats. Every other one is set up by its seats; at the Advanced level
/// the switches that are usually off are on there too.
pub(crate) fn tables() -> Vec<Setup> {
    let vary = |(number, setup): (usize, Setup)| {
        let on = (setup.level == Level::Advanced).then_some(true);
        match number % 2 {
            0 => setup,
            _ => Setup { placing: Placing::Players, first: First::Random, infiltration: on, tactical: on, ..setup },
        }
    };
    quick_setups().into_iter().enumerate().map(vary).collect()
}
