//! What several tests need: kinds of choices, and tables of every level, scenario and number of seats.

use paint_brawl::{Action, First, Level, Placing, Scenario, Setup};

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

/// The picture of a board with these things on it, in the notation of positions.
pub(crate) fn picture(things: &[(&str, &str)]) -> String {
    let columns = || 'a'..='k';
    let thing = |name: String| {
        let there = things.iter().find(|(square, _)| *square == name).map(|(_, thing)| *thing);
        there.unwrap_or(if name == "f6" { "@" } else { "." })
    };
    let row = |row: u8| {
        let cells: String = columns().map(|column| format!(" {}", thing(format!("{column}{row}")))).collect();
        format!("{row}{cells}\n")
    };
    let letters: String = columns().map(|column| format!(" {column}")).collect();
    format!("board\n{}{letters}\n", (1..=11).rev().map(row).collect::<String>())
}

/// What sort of choice it is, without squares.
pub(crate) fn kind(action: Action) -> String {
    match action {
        Action::Use { ability, .. } => ability.code().to_owned(),
        _ => golden::variant(&action),
    }
}
