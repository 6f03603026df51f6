//! The options of a setup, as people write them, and setups that go by one word. What they are called is in the texts.

use tabletop::{QuickStart, SetupOption};

/// One for each field of [`crate::Setup`], in its order.
pub(crate) const OPTIONS: [SetupOption; 11] = [
    SetupOption { key: "seats", values: "2, 3, 4", default: "2", choices: &["2", "3", "4"] },
    SetupOption {
        key: "level",
        values: "initiation, normal, advanced",
        default: "normal",
        choices: &["initiation", "normal", "advanced"],
    },
    SetupOption { key: "scenario", values: "1, 2, 3, 4, 5", default: "1", choices: &["1", "2", "3", "4", "5"] },
    SetupOption { key: "colours", values: "none, red,blue,yellow,green,orange,purple", default: "none", choices: &[] },
    SetupOption { key: "infiltration", values: "true, false", default: "false", choices: &["true", "false"] },
    SetupOption { key: "tactical", values: "true, false", default: "false", choices: &["true", "false"] },
    SetupOption { key: "women", values: "true, false", default: "true", choices: &["true", "false"] },
    SetupOption { key: "blasts", values: "true, false", default: "true", choices: &["true", "false"] },
    SetupOption { key: "matriarchs", values: "none, red,blue,yellow,green,orange,purple", default: "none", choices: &[] },
    SetupOption { key: "first", values: "given, random", default: "given", choices: &["given", "random"] },
    SetupOption { key: "placing", values: "players, quick", default: "players", choices: &["players", "quick"] },
];

/// The simplest first.
pub(crate) const QUICK_STARTS: [QuickStart; 9] = [
    QuickStart { word: "initiation-2", options: &[("level", "initiation"), ("seats", "2"), ("placing", "quick")] },
    QuickStart { word: "initiation-3", options: &[("level", "initiation"), ("seats", "3"), ("placing", "quick")] },
    QuickStart { word: "initiation-4", options: &[("level", "initiation"), ("seats", "4"), ("placing", "quick")] },
    QuickStart { word: "normal-2", options: &[("level", "normal"), ("seats", "2"), ("placing", "quick")] },
    QuickStart { word: "normal-3", options: &[("level", "normal"), ("seats", "3"), ("placing", "quick")] },
    QuickStart { word: "normal-4", options: &[("level", "normal"), ("seats", "4"), ("placing", "quick")] },
    QuickStart { word: "advanced-2", options: &[("level", "advanced"), ("seats", "2"), ("placing", "quick")] },
    QuickStart { word: "advanced-3", options: &[("level", "advanced"), ("seats", "3"), ("placing", "quick")] },
    QuickStart { word: "advanced-4", options: &[("level", "advanced"), ("seats", "4"), ("placing", "quick")] },
];
