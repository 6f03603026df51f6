//! The options of a setup, as people write them.

use crate::{Level, Scenario};
use tabletop::{SetupChoice, SetupOption, Text};

const SEATS: &[SetupChoice] = &[
    SetupChoice { value: "2", name: Text { en: "2 players", fr: "2 joueurs" } },
    SetupChoice { value: "3", name: Text { en: "3 players", fr: "3 joueurs" } },
    SetupChoice { value: "4", name: Text { en: "4 players", fr: "4 joueurs" } },
];

const LEVELS: &[SetupChoice] = &[
    SetupChoice { value: "initiation", name: Level::Initiation.name() },
    SetupChoice { value: "normal", name: Level::Normal.name() },
    SetupChoice { value: "advanced", name: Level::Advanced.name() },
];

const SCENARIOS: &[SetupChoice] = &[
    SetupChoice { value: "1", name: Scenario::Network.name() },
    SetupChoice { value: "2", name: Scenario::Capture.name() },
    SetupChoice { value: "3", name: Scenario::Encirclement.name() },
    SetupChoice { value: "4", name: Scenario::Escort.name() },
    SetupChoice { value: "5", name: Scenario::Cat.name() },
];

const YES_OR_NO: &[SetupChoice] = &[
    SetupChoice { value: "true", name: Text { en: "Yes", fr: "Oui" } },
    SetupChoice { value: "false", name: Text { en: "No", fr: "Non" } },
];

const FIRSTS: &[SetupChoice] = &[
    SetupChoice { value: "given", name: Text { en: "Player 1", fr: "Le joueur 1" } },
    SetupChoice { value: "random", name: Text { en: "By lot", fr: "Au sort" } },
];

const PLACINGS: &[SetupChoice] = &[
    SetupChoice { value: "players", name: Text { en: "The players", fr: "Les joueurs" } },
    SetupChoice { value: "quick", name: Text { en: "The game, at once", fr: "Le jeu, tout de suite" } },
];

/// One for each field of [`crate::Setup`], in its order.
pub(super) const OPTIONS: [SetupOption; 11] = [
    SetupOption {
        key: "seats",
        name: Text { en: "Players", fr: "Joueurs" },
        values: "2, 3, 4",
        default: "2",
        meaning: Text { en: "How many players there are.", fr: "Le nombre de joueurs." },
        choices: SEATS,
    },
    SetupOption {
        key: "level",
        name: Text { en: "Rules", fr: "Règles" },
        values: "initiation, normal, advanced",
        default: "normal",
        meaning: Text {
            en: "How much of the rulebook is played: initiation has neither walls nor special abilities; advanced adds women \
                 fighters, blasts and more.",
            fr: "La part des règles que l'on joue\u{a0}: initiation, sans murs ni capacités spéciales\u{a0}; normal\u{a0}; \
                 advanced (Avancé), avec en plus les combattantes, les Blasts et d'autres options.",
        },
        choices: LEVELS,
    },
    SetupOption {
        key: "scenario",
        name: Text { en: "Scenario", fr: "Scénario" },
        values: "1, 2, 3, 4, 5",
        default: "1",
        meaning: Text {
            en: "What wins: 1 Paint Network, 2 Capture, 3 Encirclement, 4 Chief's Escort, 5 Cat on a Wall. Initiation has 1 \
                 and 2 only.",
            fr: "Ce qui fait gagner\u{a0}: 1 Réseau de Peinture, 2 Capture, 3 Encerclement, 4 L'Escorte du Chef, 5 Chat \
                 perché. À l'Initiation, 1 et 2 seulement.",
        },
        choices: SCENARIOS,
    },
    SetupOption {
        key: "colours",
        name: Text { en: "Colours", fr: "Couleurs" },
        values: "none, red,blue,yellow,green,orange,purple",
        default: "none",
        meaning: Text {
            en: "The colours of the players in order, such as red,blue; with none the game takes its own. The colour decides \
                 which fighters a clan has.",
            fr: "Les couleurs des joueurs dans l'ordre, comme red,blue (Rouge, Bleu)\u{a0}; avec none, le jeu prend les \
                 siennes. La couleur décide des combattants du clan.",
        },
        choices: &[],
    },
    SetupOption {
        key: "infiltration",
        name: Text { en: "Infiltration", fr: "Infiltration" },
        values: "true, false",
        default: "false",
        meaning: Text {
            en: "Advanced level: whether Hunters may begin on walls. It needs placing by the players.",
            fr: "Niveau Avancé\u{a0}: si les Chasseurs peuvent commencer sur les murs (Infiltration). Les joueurs doivent alors \
                 placer eux-mêmes.",
        },
        choices: YES_OR_NO,
    },
    SetupOption {
        key: "tactical",
        name: Text { en: "Tactical bonus", fr: "Bonus tactique" },
        values: "true, false",
        default: "false",
        meaning: Text {
            en: "Advanced level: whether everybody has a pile of bonus cards of their own and chooses from it (tactical bonus).",
            fr: "Niveau Avancé\u{a0}: si chacun a sa propre pioche de cartes Bonus et y choisit (gestion tactique des bonus).",
        },
        choices: YES_OR_NO,
    },
    SetupOption {
        key: "women",
        name: Text { en: "Women fighters", fr: "Combattantes" },
        values: "true, false",
        default: "true",
        meaning: Text {
            en: "Advanced level: whether every clan may have a woman fighter. Other levels have none.",
            fr: "Niveau Avancé\u{a0}: si chaque clan peut avoir une combattante. Aux autres niveaux, il n'y en a pas.",
        },
        choices: YES_OR_NO,
    },
    SetupOption {
        key: "blasts",
        name: Text { en: "Blasts", fr: "Blasts" },
        values: "true, false",
        default: "true",
        meaning: Text {
            en: "Advanced level: whether blasts are played. Other levels have none.",
            fr: "Niveau Avancé\u{a0}: si l'on joue les Blasts. Aux autres niveaux, il n'y en a pas.",
        },
        choices: YES_OR_NO,
    },
    SetupOption {
        key: "matriarchs",
        name: Text { en: "Matriarchs", fr: "Matriarches" },
        values: "none, red,blue,yellow,green,orange,purple",
        default: "none",
        meaning: Text {
            en: "The colours whose Chief is a Matriarch, such as red,green. Nothing but the looks changes.",
            fr: "Les couleurs dont le Chef est une Matriarche, comme red,green (Rouge, Vert). Seule l'apparence change.",
        },
        choices: &[],
    },
    SetupOption {
        key: "first",
        name: Text { en: "First player", fr: "Premier joueur" },
        values: "given, random",
        default: "given",
        meaning: Text {
            en: "Who plays first: player 1 (given), or whoever luck chooses (random).",
            fr: "Qui commence\u{a0}: le joueur 1 (given), ou celui que le sort désigne (random).",
        },
        choices: FIRSTS,
    },
    SetupOption {
        key: "placing",
        name: Text { en: "Set-up", fr: "Mise en place" },
        values: "players, quick",
        default: "players",
        meaning: Text {
            en: "Who places walls and figures: the players (players), or the game itself, always alike (quick).",
            fr: "Qui place les murs et les personnages\u{a0}: les joueurs (players), ou le jeu, toujours de la même façon \
                 (quick).",
        },
        choices: PLACINGS,
    },
];
