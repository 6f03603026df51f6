//! The options of a setup, as people write them, and the setups that go by one word.

use paint::Camp;
use tabletop::{QuickStart, SetupChoice, SetupOption, Text};

const SEATS: &[SetupChoice] = &[SetupChoice { value: "2", name: Text { en: "2 players", fr: "2 joueurs" } }];

const CAMPS: &[SetupChoice] = &Camp::CHOICES;

const SCENARIOS: &[SetupChoice] = &[
    SetupChoice { value: "supremacy", name: Text { en: "Supremacy", fr: "Suprématie" } },
    SetupChoice { value: "supremacy-3", name: Text { en: "Great Supremacy", fr: "Grande Suprématie" } },
    SetupChoice { value: "harvest", name: Text { en: "Harvest", fr: "Récolte" } },
    SetupChoice { value: "escort", name: Text { en: "Escort", fr: "Escorte" } },
];

const LAYOUTS: &[SetupChoice] = &[
    SetupChoice { value: "square", name: Text { en: "Square", fr: "Carré" } },
    SetupChoice { value: "tower", name: Text { en: "Tower", fr: "Tour" } },
    SetupChoice { value: "rank", name: Text { en: "Rank", fr: "Rang" } },
    SetupChoice { value: "stairs", name: Text { en: "Stairs", fr: "Escalier" } },
    SetupChoice { value: "cross", name: Text { en: "Cross", fr: "Croix" } },
    SetupChoice { value: "horseshoe", name: Text { en: "Horseshoe", fr: "Fer à cheval" } },
];

const PLACINGS: &[SetupChoice] = &[
    SetupChoice { value: "players", name: Text { en: "The players", fr: "Les joueurs" } },
    SetupChoice { value: "quick", name: Text { en: "The quick start", fr: "Le départ rapide" } },
];

/// One for each field of [`crate::Setup`], in its order.
pub(super) const OPTIONS: [SetupOption; 5] = [
    SetupOption {
        key: "seats",
        name: Text { en: "Players", fr: "Joueurs" },
        values: "2",
        default: "2",
        meaning: Text { en: "How many players there are: always two.", fr: "Le nombre de joueurs\u{a0}: toujours deux." },
        choices: SEATS,
    },
    SetupOption {
        key: "first",
        name: Text { en: "Side of player 1", fr: "Camp du joueur 1" },
        values: "gaia, kaos",
        default: "gaia",
        meaning: Text {
            en: "The side of player 1. Gaia always has the first turn.",
            fr: "Le camp du joueur 1. Gaïa joue toujours le premier tour.",
        },
        choices: CAMPS,
    },
    SetupOption {
        key: "scenario",
        name: Text { en: "Scenario", fr: "Scénario" },
        values: "supremacy, supremacy-3, harvest, escort",
        default: "supremacy",
        meaning: Text {
            en: "What is played for: felling the other hero while one's own is of level 2 (supremacy) or 3 (supremacy-3), \
                 collecting dice (harvest), or bringing the hero to the far corner (escort).",
            fr: "Le but\u{a0}: abattre l'autre héros quand le sien est de niveau 2 (supremacy) ou 3 (supremacy-3), récolter des dés \
                 (harvest), ou mener son héros au coin opposé (escort).",
        },
        choices: SCENARIOS,
    },
    SetupOption {
        key: "layout",
        name: Text { en: "Layout", fr: "Plateau" },
        values: "square, tower, rank, stairs, cross, horseshoe",
        default: "square",
        meaning: Text { en: "How the four fragments of the board lie.", fr: "La disposition des quatre fragments du plateau." },
        choices: LAYOUTS,
    },
    SetupOption {
        key: "placing",
        name: Text { en: "Set-up", fr: "Mise en place" },
        values: "players, quick",
        default: "players",
        meaning: Text {
            en: "Who builds the bands and furnishes the board: the players, or the quick start (on the layout square).",
            fr: "Qui constitue les bandes et garnit le plateau\u{a0}: les joueurs (players), ou le départ rapide (quick, sur le Carré).",
        },
        choices: PLACINGS,
    },
];

/// The simplest first.
pub(super) const QUICK_STARTS: [QuickStart; 4] = [
    QuickStart {
        word: "quick",
        meaning: Text { en: "Supremacy with ready bands", fr: "Suprématie, bandes prêtes" },
        options: &[("placing", "quick")],
    },
    QuickStart {
        word: "quick-harvest",
        meaning: Text { en: "Harvest with ready bands", fr: "Récolte, bandes prêtes" },
        options: &[("placing", "quick"), ("scenario", "harvest")],
    },
    QuickStart {
        word: "quick-escort",
        meaning: Text { en: "Escort with ready bands", fr: "Escorte, bandes prêtes" },
        options: &[("placing", "quick"), ("scenario", "escort")],
    },
    QuickStart {
        word: "full",
        meaning: Text { en: "Supremacy from the first choice on", fr: "Suprématie, dès la constitution des bandes" },
        options: &[("placing", "players")],
    },
];
