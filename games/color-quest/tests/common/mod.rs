//! What several tests need: kinds of choices, and tables of every scenario and layout.

use color_quest::{Action, Camp, Placing, Scenario, Setup};

/// The layouts that the house ships.
pub(crate) const LAYOUTS: [&str; 6] = ["square", "tower", "rank", "stairs", "cross", "horseshoe"];

/// Every scenario on every layout, and the quick start between them.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for (number, layout) in LAYOUTS.into_iter().enumerate() {
        for (index, scenario) in Scenario::ALL.into_iter().enumerate() {
            let first = if (number + index) % 2 == 0 { Camp::Gaia } else { Camp::Kaos };
            setups.push(Setup { first, scenario, layout: layout.to_owned(), ..Setup::default() });
            setups.push(Setup { first, scenario, placing: Placing::Quick, ..Setup::default() });
        }
    }
    setups
}

/// What sort of choice it is, without squares.
pub(crate) fn kind(action: Action) -> String {
    match action {
        Action::Use { ability, .. } => ability.code().to_owned(),
        _ => golden::variant(&action),
    }
}
