//! The options of a setup, as people write them, and setups that go by one word. What they are called is in the texts.

use tabletop::{QuickStart, SetupOption};

/// One for each field of [`crate::Setup`], in its order.
pub(crate) const OPTIONS: [SetupOption; 7] = [
    SetupOption { key: "seats", values: "2, 4", default: "2", choices: &["2", "4"] },
    SetupOption { key: "first", values: "gaia, kaos", default: "gaia", choices: &["gaia", "kaos"] },
    SetupOption { key: "gaia", values: "easy, medium, hard", default: "medium", choices: &["easy", "medium", "hard"] },
    SetupOption { key: "kaos", values: "easy, medium, hard", default: "medium", choices: &["easy", "medium", "hard"] },
    SetupOption {
        key: "layout",
        values: "1, 2, 3, 4, 5, 6, random",
        default: "1",
        choices: &["1", "2", "3", "4", "5", "6", "random"],
    },
    SetupOption { key: "cycles", values: "", default: "30", choices: &["10", "20", "30", "45", "60"] },
    SetupOption { key: "placing", values: "players, quick", default: "players", choices: &["players", "quick"] },
];

/// The simplest first.
pub(crate) const QUICK_STARTS: [QuickStart; 6] = [
    QuickStart {
        word: "easy-2",
        options: &[("gaia", "easy"), ("kaos", "easy"), ("seats", "2"), ("cycles", "20"), ("placing", "quick")],
    },
    QuickStart {
        word: "easy-4",
        options: &[("gaia", "easy"), ("kaos", "easy"), ("seats", "4"), ("cycles", "20"), ("placing", "quick")],
    },
    QuickStart {
        word: "medium-2",
        options: &[("gaia", "medium"), ("kaos", "medium"), ("seats", "2"), ("cycles", "45"), ("placing", "quick")],
    },
    QuickStart {
        word: "medium-4",
        options: &[("gaia", "medium"), ("kaos", "medium"), ("seats", "4"), ("cycles", "45"), ("placing", "quick")],
    },
    QuickStart {
        word: "hard-2",
        options: &[("gaia", "hard"), ("kaos", "hard"), ("seats", "2"), ("cycles", "45"), ("placing", "quick")],
    },
    QuickStart {
        word: "hard-4",
        options: &[("gaia", "hard"), ("kaos", "hard"), ("seats", "4"), ("cycles", "45"), ("placing", "quick")],
    },
];
