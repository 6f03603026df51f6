//! The options of a setup, as people write them, and setups that go by one word. What they are called is in the texts.

use tabletop::SetupOption;

/// One for each field of [`crate::Setup`], in its order.
pub(crate) const OPTIONS: [SetupOption; 2] = [
    SetupOption { key: "seats", values: "3, 4", default: "4", choices: &["3", "4"] },
    SetupOption { key: "factions", values: "choose, blue,green,orange,violet", default: "choose", choices: &[] },
];
