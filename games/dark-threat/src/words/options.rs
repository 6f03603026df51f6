//! The options of a setup, as people write them, and the setups that go by one word.

use paint::Camp;
use tabletop::{QuickStart, SetupChoice, SetupOption, Text};

const SEATS: &[SetupChoice] = &[
    SetupChoice { value: "2", name: Text { en: "2 players", fr: "2 joueurs" } },
    SetupChoice { value: "4", name: Text { en: "4 players, two in each camp", fr: "4 joueurs, deux par camp" } },
];

const CAMPS: &[SetupChoice] = &Camp::CHOICES;

const LEVELS: &[SetupChoice] = &[
    SetupChoice { value: "easy", name: Text { en: "Easy", fr: "Facile" } },
    SetupChoice { value: "medium", name: Text { en: "Medium", fr: "Moyen" } },
    SetupChoice { value: "hard", name: Text { en: "Hard", fr: "Difficile" } },
];

const LAYOUTS: &[SetupChoice] = &[
    SetupChoice { value: "1", name: Text { en: "1: Force, Wisdom, Spirit", fr: "1\u{a0}: Force, Sagesse, Esprit" } },
    SetupChoice { value: "2", name: Text { en: "2: Force, Spirit, Wisdom", fr: "2\u{a0}: Force, Esprit, Sagesse" } },
    SetupChoice { value: "3", name: Text { en: "3: Wisdom, Force, Spirit", fr: "3\u{a0}: Sagesse, Force, Esprit" } },
    SetupChoice { value: "4", name: Text { en: "4: Wisdom, Spirit, Force", fr: "4\u{a0}: Sagesse, Esprit, Force" } },
    SetupChoice { value: "5", name: Text { en: "5: Spirit, Force, Wisdom", fr: "5\u{a0}: Esprit, Force, Sagesse" } },
    SetupChoice { value: "6", name: Text { en: "6: Spirit, Wisdom, Force", fr: "6\u{a0}: Esprit, Sagesse, Force" } },
    SetupChoice { value: "random", name: Text { en: "By lot", fr: "Au sort" } },
];

const CYCLES: &[SetupChoice] = &[
    SetupChoice { value: "10", name: Text { en: "10 cycles", fr: "10 cycles" } },
    SetupChoice { value: "20", name: Text { en: "20 cycles", fr: "20 cycles" } },
    SetupChoice { value: "30", name: Text { en: "30 cycles", fr: "30 cycles" } },
    SetupChoice { value: "45", name: Text { en: "45 cycles", fr: "45 cycles" } },
    SetupChoice { value: "60", name: Text { en: "60 cycles", fr: "60 cycles" } },
];

const PLACINGS: &[SetupChoice] = &[
    SetupChoice { value: "players", name: Text { en: "The players", fr: "Les joueurs" } },
    SetupChoice { value: "quick", name: Text { en: "The game, at once", fr: "Le jeu, tout de suite" } },
];

/// One for each field of [`crate::Setup`], in its order.
pub(super) const OPTIONS: [SetupOption; 7] = [
    SetupOption {
        key: "seats",
        name: Text { en: "Players", fr: "Joueurs" },
        values: "2, 4",
        default: "2",
        meaning: Text {
            en: "How many players there are: one for each camp, or one for each turn of a cycle.",
            fr: "Le nombre de joueurs\u{a0}: un par camp, ou un par tour du cycle.",
        },
        choices: SEATS,
    },
    SetupOption {
        key: "first",
        name: Text { en: "Camp of player 1", fr: "Camp du joueur 1" },
        values: "gaia, kaos",
        default: "gaia",
        meaning: Text {
            en: "The camp of player 1; with four players, of players 1 and 2. Kaos always opens the game.",
            fr: "Le camp du joueur 1\u{a0}; à quatre, celui des joueurs 1 et 2. Kaos ouvre toujours la partie.",
        },
        choices: CAMPS,
    },
    SetupOption {
        key: "gaia",
        name: Text { en: "Gaia's level", fr: "Niveau de Gaïa" },
        values: "easy, medium, hard",
        default: "medium",
        meaning: Text {
            en: "How many goals Gaia must meet: one (easy), two (medium) or three (hard).",
            fr: "Le nombre d'objectifs de Gaïa\u{a0}: un (easy, facile), deux (medium, moyen) ou trois (hard, difficile).",
        },
        choices: LEVELS,
    },
    SetupOption {
        key: "kaos",
        name: Text { en: "Kaos's level", fr: "Niveau de Kaos" },
        values: "easy, medium, hard",
        default: "medium",
        meaning: Text {
            en: "How many goals Kaos must meet: one (easy), two (medium) or three (hard).",
            fr: "Le nombre d'objectifs de Kaos\u{a0}: un (easy, facile), deux (medium, moyen) ou trois (hard, difficile).",
        },
        choices: LEVELS,
    },
    SetupOption {
        key: "layout",
        name: Text { en: "Temples", fr: "Temples" },
        values: "1, 2, 3, 4, 5, 6, random",
        default: "1",
        meaning: Text {
            en: "Which Temple stands in the west, in the north-east and in the south-east.",
            fr: "Quel Temple se trouve à l'ouest, au nord-est et au sud-est.",
        },
        choices: LAYOUTS,
    },
    SetupOption {
        key: "cycles",
        name: Text { en: "Cycle limit", fr: "Limite de cycles" },
        values: "10 to 60",
        default: "30",
        meaning: Text {
            en: "After how many cycles the camps compare the goals that they have met.",
            fr: "Le nombre de cycles au bout duquel les camps comparent leurs objectifs atteints.",
        },
        choices: CYCLES,
    },
    SetupOption {
        key: "placing",
        name: Text { en: "Set-up", fr: "Mise en place" },
        values: "players, quick",
        default: "players",
        meaning: Text {
            en: "Who places the Followers, the Mandrake and the Doomed Chief: the players, or the game itself, always alike (quick).",
            fr: "Qui place les Disciples, la Mandragore et le Chef possédé\u{a0}: les joueurs (players), ou le jeu, toujours de la \
                 même façon (quick).",
        },
        choices: PLACINGS,
    },
];

/// One word: `start!("easy", "2", "20", ..)` is `easy-2`, with a limit of 20 cycles. The limits are those with which bots that
/// are equally strong win about equally often on either side: Gaia needs time for a second goal, and one is soon met.
macro_rules! start {
    ($level:literal, $seats:literal, $cycles:literal, $en:literal, $fr:literal) => {
        QuickStart {
            word: concat!($level, "-", $seats),
            meaning: Text { en: concat!($seats, " players, ", $en), fr: concat!($seats, " joueurs, ", $fr) },
            options: &[("gaia", $level), ("kaos", $level), ("seats", $seats), ("cycles", $cycles), ("placing", "quick")],
        }
    };
}

/// The levels in the order in which they are learnt.
pub(super) const QUICK_STARTS: [QuickStart; 6] = [
    start!("easy", "2", "20", "one goal each", "un objectif chacun"),
    start!("easy", "4", "20", "one goal for each camp", "un objectif par camp"),
    start!("medium", "2", "45", "two goals each", "deux objectifs chacun"),
    start!("medium", "4", "45", "two goals for each camp", "deux objectifs par camp"),
    start!("hard", "2", "45", "three goals each", "trois objectifs chacun"),
    start!("hard", "4", "45", "three goals for each camp", "trois objectifs par camp"),
];
