//! The options of a setup, as people write them, and setups that go by one word. What they are called is in the texts.

use tabletop::{QuickStart, SetupOption};

/// One for each field of [`crate::Setup`], in its order.
pub(crate) const OPTIONS: [SetupOption; 8] = [
    SetupOption { key: "seats", values: "1-5", default: "1", choices: &["1", "2", "3", "4", "5"] },
    SetupOption { key: "keeper", values: "true, false", default: "false", choices: &["false", "true"] },
    SetupOption {
        key: "quest",
        values: "",
        default: "lamps",
        choices: &["lamps", "flan", "eggs", "snake", "drain", "bell", "toll", "king", "queen", "dragon"],
    },
    SetupOption { key: "length", values: "normal, long", default: "normal", choices: &["normal", "long"] },
    SetupOption { key: "second_wind", values: "true, false", default: "false", choices: &["false", "true"] },
    SetupOption { key: "tough", values: "none, hard, all, named", default: "none", choices: &["none", "hard", "all"] },
    SetupOption { key: "kinds", values: "", default: "", choices: &[] },
    SetupOption { key: "party", values: "players, quick", default: "players", choices: &["players", "quick"] },
];

/// The simplest first.
pub(crate) const QUICK_STARTS: [QuickStart; 2] = [
    QuickStart { word: "first", options: &[("party", "quick"), ("second_wind", "true")] },
    QuickStart { word: "keeper", options: &[("seats", "2"), ("keeper", "true"), ("party", "quick")] },
];
