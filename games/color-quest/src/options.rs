//! The options of a setup, as people write them, and setups that go by one word. What they are called is in the texts.

use tabletop::{QuickStart, SetupOption};

/// One for each field of [`crate::Setup`], in its order.
pub(crate) const OPTIONS: [SetupOption; 5] = [
    SetupOption { key: "seats", values: "2", default: "2", choices: &["2"] },
    SetupOption { key: "first", values: "gaia, kaos", default: "gaia", choices: &["gaia", "kaos"] },
    SetupOption {
        key: "scenario",
        values: "supremacy, supremacy-3, harvest, escort",
        default: "supremacy",
        choices: &["supremacy", "supremacy-3", "harvest", "escort"],
    },
    SetupOption {
        key: "layout",
        values: "square, tower, rank, stairs, cross, horseshoe",
        default: "square",
        choices: &["square", "tower", "rank", "stairs", "cross", "horseshoe"],
    },
    SetupOption { key: "placing", values: "players, quick", default: "players", choices: &["players", "quick"] },
];

/// The simplest first.
pub(crate) const QUICK_STARTS: [QuickStart; 4] = [
    QuickStart { word: "quick", options: &[("placing", "quick")] },
    QuickStart { word: "quick-harvest", options: &[("placing", "quick"), ("scenario", "harvest")] },
    QuickStart { word: "quick-escort", options: &[("placing", "quick"), ("scenario", "escort")] },
    QuickStart { word: "full", options: &[("placing", "players")] },
];
