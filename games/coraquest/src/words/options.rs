//! The options of a setup, as people write them, and the setups that go by one word.

use tabletop::{QuickStart, SetupChoice, SetupOption, Text};

const fn choice(value: &'static str, en: &'static str, fr: &'static str) -> SetupChoice {
    SetupChoice { value, name: Text { en, fr } }
}

const SEATS: &[SetupChoice] = &[
    choice("1", "1 player", "1 joueur"),
    choice("2", "2 players", "2 joueurs"),
    choice("3", "3 players", "3 joueurs"),
    choice("4", "4 players", "4 joueurs"),
    choice("5", "5 players, one is the Dungeon Keeper", "5 joueurs, dont le Gardien du donjon"),
];

const SWITCH: &[SetupChoice] = &[choice("false", "No", "Non"), choice("true", "Yes", "Oui")];

const QUESTS: &[SetupChoice] = &[
    choice("lamps", "Lamps in the Underhalls", "Des lampes dans les Sous-Salles"),
    choice("flan", "The Flan Affair", "L'affaire du flan"),
    choice("eggs", "Eight-Legged Errand", "Une course à huit pattes"),
    choice("snake", "Something Scaly", "Quelque chose d'écailleux"),
    choice("drain", "The Great Drain", "Le grand égout"),
    choice("bell", "Before the Last Bell", "Avant la dernière cloche"),
    choice("toll", "The Troll Toll", "Le péage du roi troll"),
    choice("king", "Let Sleeping Kings Lie", "Le roi qui dort"),
    choice("queen", "The Queen of Threads", "La reine des fils"),
    choice("dragon", "The Dragon's Hiccups", "Le hoquet du dragon"),
];

const LENGTHS: &[SetupChoice] = &[
    choice("normal", "Normal (45-60 minutes)", "Normale (45-60 minutes)"),
    choice("long", "Long (60-75 minutes)", "Longue (60-75 minutes)"),
];

const TOUGH: &[SetupChoice] = &[
    choice("none", "None", "Aucun"),
    choice("hard", "Hard: spiders and the Medium kind", "Difficile\u{a0}: araignées et espèce moyenne"),
    choice("all", "Heroic: all", "Héroïque\u{a0}: tous"),
];

const PARTIES: &[SetupChoice] = &[
    choice("players", "The players pick", "Les joueurs choisissent"),
    choice("quick", "The advised party", "L'équipe conseillée"),
];

/// One for each field of [`crate::Setup`], in its order.
pub(super) const OPTIONS: [SetupOption; 8] = [
    SetupOption {
        key: "seats",
        name: Text { en: "Players", fr: "Joueurs" },
        values: "1-5",
        default: "1",
        meaning: Text { en: "How many play, the Keeper included.", fr: "Combien de joueurs, Gardien compris." },
        choices: SEATS,
    },
    SetupOption {
        key: "keeper",
        name: Text { en: "Dungeon Keeper", fr: "Gardien du donjon" },
        values: "true, false",
        default: "false",
        meaning: Text { en: "The last seat runs the enemies.", fr: "Le dernier joueur dirige les ennemis." },
        choices: SWITCH,
    },
    SetupOption {
        key: "quest",
        name: Text { en: "Quest", fr: "Aventure" },
        values: "the name of a quest",
        default: "lamps",
        meaning: Text { en: "What the party sets out for.", fr: "Ce que l'équipe doit accomplir." },
        choices: QUESTS,
    },
    SetupOption {
        key: "length",
        name: Text { en: "Length", fr: "Durée" },
        values: "normal, long",
        default: "normal",
        meaning: Text { en: "How many dungeon cards are played.", fr: "Combien de cartes Donjon sont jouées." },
        choices: LENGTHS,
    },
    SetupOption {
        key: "second_wind",
        name: Text { en: "Second Wind", fr: "Second souffle" },
        values: "true, false",
        default: "false",
        meaning: Text { en: "The first hero that falls stands up again.", fr: "Le premier héros qui tombe se relève." },
        choices: SWITCH,
    },
    SetupOption {
        key: "tough",
        name: Text { en: "Tough enemies", fr: "Ennemis durs" },
        values: "none, hard, all, named",
        default: "none",
        meaning: Text { en: "Which enemies are on their Tough side.", fr: "Quels ennemis sont joués du côté dur." },
        choices: TOUGH,
    },
    SetupOption {
        key: "kinds",
        name: Text { en: "Tough kinds", fr: "Espèces dures" },
        values: "names of enemy kinds, separated by commas",
        default: "",
        meaning: Text { en: "With tough=named, which kinds.", fr: "Avec tough=named, lesquelles." },
        choices: &[],
    },
    SetupOption {
        key: "party",
        name: Text { en: "Party", fr: "Équipe" },
        values: "players, quick",
        default: "players",
        meaning: Text { en: "Who picks the heroes.", fr: "Qui choisit les héros." },
        choices: PARTIES,
    },
];

/// The simplest first.
pub(super) const QUICK_STARTS: [QuickStart; 2] = [
    QuickStart {
        word: "first",
        meaning: Text { en: "The first quest with the advised party", fr: "La première aventure avec l'équipe conseillée" },
        options: &[("party", "quick"), ("second_wind", "true")],
    },
    QuickStart {
        word: "keeper",
        meaning: Text { en: "Two players, one of them the Dungeon Keeper", fr: "Deux joueurs, dont le Gardien du donjon" },
        options: &[("seats", "2"), ("keeper", "true"), ("party", "quick")],
    },
];
