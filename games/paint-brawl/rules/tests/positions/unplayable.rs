//! Positions that no game can come to, and from which the program could not go on.

use super::{ADVANCED, ALL_TWICE, INFILTRATION, INITIATION, NORMAL, TACTICAL, TEAMS, TURN, played, position};
use paint_brawl::PaintBrawl;
use std::panic::catch_unwind;
use tabletop::Notation as _;

/// Each by its name, what the complaint says, and the position.
fn refused(list: &[(&str, &str, String)]) {
    let game = PaintBrawl::standard();
    for (name, fragment, text) in list {
        let misread = catch_unwind(|| game.read_position(text)).expect(name).expect_err(name);
        assert!(misread.message.contains(fragment), "{name}: {fragment}\n{text}\n{misread}");
    }
}

/// No game can come to any of these; whoever played on from one would see the program panic, never end, or fail the audit.
#[test]
fn positions_that_cannot_be_played_on_are_refused() {
    let stock = format!("stock red {ALL_TWICE}\nstock blue {ALL_TWICE}\n");
    let full = "hand red fatigue missed\nstock red fatigue missed kadamas kadamas explosion explosion summoning summoning immunity immunity\n";
    let many = "fatigue fatigue fatigue fatigue missed missed missed missed kadamas kadamas kadamas kadamas explosion explosion explosion explosion";
    let list = [
        (
            "a number overflows: team",
            "no clan has so many fighters (PB-TEAM-1)",
            position(NORMAL, "a1 rC", &format!("stage placing red\nteam red{}\n", " warrior".repeat(256))),
        ),
        (
            "a number overflows: hand",
            "there are not so many cards (PB-CARD-1)",
            played(NORMAL, "", &format!("{TURN}{}", format!("hand red{}\n", " fatigue".repeat(24)).repeat(11))),
        ),
        (
            "a number overflows: pile",
            "there are not so many bonus cards (PB-CARD-1)",
            played(NORMAL, "", &format!("{TURN}pile fatigue 255\nhand red fatigue\n")),
        ),
        (
            "a number overflows: chain",
            "are not used up (PB-CARD-3)",
            played(
                NORMAL,
                "c3 rW",
                "turn red round 2 moves 1 attacks 2\nhand blue immunity\nhand red immunity\nwaits react blue to run c3 c5\n\
                 waits immunity blue against blue fatigue chain red 255\n",
            ),
        ),
        (
            "a take-back that cannot be paid",
            "a take-back, which is not possible (PB-TURN-2)",
            played(NORMAL, "c3 r, d3 r", "turn red round 2 moves 0 attacks 2\nwaits collect take-back move\n"),
        ),
        (
            "an attack that cannot be paid",
            "the source of a Chromamorphosis, which is not possible (PB-TURN-2)",
            played(ADVANCED, "c3 rM, d3 r, c4 r, e8 b", "turn red round 2 moves 2 attacks 0\nwaits source c3 e8\n"),
        ),
        (
            "an ability that was not paid",
            "what is declared was not paid for (PB-REACT-1)",
            played(NORMAL, "c3 rW, d3 bg", &format!("{TURN}hand blue fatigue missed\nwaits react blue to dispel c3\n")),
        ),
        (
            "a blast without blasts",
            "a blast was used at a table without blasts (PB-BLAST-5)",
            played(
                NORMAL,
                "c3 rS, d3 r",
                "turn red round 2 moves 2 attacks 2 blasted\nhand blue fatigue\nwaits react blue to cloning c3 d3\n",
            ),
        ),
        (
            "a blast that was not paid",
            "what is declared was not paid for (PB-REACT-1)",
            played(ADVANCED, "c3 rS, d3 r", &format!("{TURN}hand blue fatigue\nwaits react blue to cloning c3 d3\n")),
        ),
        (
            "shots that were not paid",
            "the shots of a blast that was not paid for (PB-BLAST-3)",
            played(ADVANCED, "c3 rH", &format!("{TURN}waits shots c3 3\n")),
        ),
        (
            "shots that were not begun",
            "a Multi-shot has not so many shots left (PB-MULTI-1)",
            played(ADVANCED, "c3 rH", "turn red round 2 moves 2 attacks 2 blasted\nwaits shots c3 2\n"),
        ),
        (
            "a Chief explodes",
            "a card that cannot be played like that (PB-BOOMCARD-1)",
            played(NORMAL, "", &format!("{TURN}hand blue immunity\nwaits immunity blue against red explosion-card a1\n")),
        ),
        (
            "a Golem in a Chief",
            "a card that cannot be played like that (PB-GOLEM-3)",
            played(NORMAL, "", &format!("{TURN}hand blue immunity\nwaits immunity blue against red summoning-card a1\n")),
        ),
        (
            "a Golem on the Quest square",
            "a card that cannot be played like that (PB-QUEST-2)",
            played(NORMAL, "", &format!("{TURN}hand blue immunity\nwaits immunity blue against red summoning-card f6\n")),
        ),
        (
            "a third Golem",
            "a card that cannot be played like that (PB-GOLEM-1)",
            played(
                NORMAL,
                "c3 r, d3 rg, e3 rg",
                &format!("{TURN}hand blue immunity\nwaits immunity blue against red summoning-card c3\n"),
            ),
        ),
        (
            "a third card",
            "no card is taken into a full hand (PB-CARD-2)",
            played(TACTICAL, "", &format!("{TURN}{full}stock blue {ALL_TWICE}\nwaits take\n")),
        ),
        (
            "piles that were never dealt",
            "seat 1 has cards that it was never dealt (PB-TACT-1)",
            played(
                TACTICAL,
                "",
                &format!(
                    "{TURN}stock red {many}\nstock blue summoning summoning summoning summoning immunity immunity immunity immunity\n"
                ),
            ),
        ),
    ];
    let game = PaintBrawl::standard();
    assert!(game.read_position(&played(TACTICAL, "", &format!("{TURN}{stock}"))).is_ok());
    refused(&list);
}

/// The same of tables that are still set up (PB-SETUP-5).
#[test]
fn set_ups_that_cannot_be_played_on_are_refused() {
    refused(&[
        (
            "more fighters than squares",
            "red has not the fighters of its clan (PB-TEAM-1)",
            position(
                "level normal\nscenario 3\nseats red blue yellow\n",
                "a1 rC, b2 rg",
                "stage placing red\nteam red warrior warrior hunter\nteam blue shaman shaman\nteam yellow hunter hunter\n",
            ),
        ),
        (
            "a team of one",
            "blue has not the fighters of its clan (PB-TEAM-1)",
            position(NORMAL, "a1 rC, b2 rg", "stage placing red\nteam red warrior warrior hunter shaman\nteam blue warrior\n"),
        ),
        (
            "a zone that is taken",
            "red has not the fighters of its clan (PB-TEAM-1)",
            position(NORMAL, "a1 rC, b2 rg, k11 rW", &format!("stage placing red\n{TEAMS}")),
        ),
        (
            "a zone with paint",
            "there is paint on the board before the first turn (PB-SETUP-5)",
            position(NORMAL, "a1 rC, b2 rg, a2 b", &format!("stage placing red\n{TEAMS}")),
        ),
        (
            "fighters without Chief",
            "the Chief of red is not in his corner (PB-TEAM-4)",
            position(NORMAL, "b2 rg", &format!("stage placing red\n{TEAMS}")),
        ),
        (
            "somebody else's wall",
            "red does not build wall 2 (PB-WALL-1)",
            position(NORMAL, "c3 ^", &format!("stage walls red\n{TEAMS}")),
        ),
        (
            "walls in the way of the others",
            "in a quarter whose turn has not come (PB-WALL-1)",
            position(NORMAL, "d9 ^, i8 ^", &format!("stage walls red\n{TEAMS}")),
        ),
        (
            "walls at Initiation",
            "no walls are built at Initiation (PB-WALL-6)",
            position(INITIATION, "", &format!("stage walls red\n{TEAMS}")),
        ),
        (
            "women after walls",
            "a wall stands before the women are chosen (PB-SETUP-5)",
            position(ADVANCED, "c3 ^", &format!("stage women red\n{TEAMS}")),
        ),
        (
            "a Hunter onto paint",
            "there is paint on the board before the first turn (PB-SETUP-5)",
            played(INFILTRATION, "c3 ^b, d5 rH", "stage infiltrating red d5\n"),
        ),
        (
            "infiltration before all are placed",
            "blue has fighters to place in the middle of the game (PB-SETUP-5)",
            played(INFILTRATION, "c3 ^, d5 rH", "stage infiltrating red d5\nteam blue warrior\n"),
        ),
        (
            "infiltration by nobody",
            "no Hunter of red waits there to infiltrate (PB-ADV-2)",
            played(INFILTRATION, "c3 ^", "stage infiltrating red d5\n"),
        ),
        (
            "an end",
            "the game does not end during the set-up (PB-END-7)",
            position(NORMAL, "", &format!("stage walls red\n{TEAMS}over limit\n")),
        ),
        (
            "women at Normal",
            "this table plays without women (PB-ADV-3)",
            position(NORMAL, "", &format!("stage women red\n{TEAMS}")),
        ),
        (
            "two women",
            "red has too many women (PB-ADV-3)",
            position(
                ADVANCED,
                "",
                &format!("stage walls red\n{}", TEAMS.replacen("warrior warrior hunter", "warrior basher ranger", 1)),
            ),
        ),
        (
            "a woman too early",
            "blue has too many women (PB-ADV-3)",
            position(ADVANCED, "", &format!("stage women red\n{}", TEAMS.replacen("blue warrior", "blue basher", 1))),
        ),
        (
            "figures among the walls",
            "red has placed figures before its turn (PB-SETUP-5)",
            position(NORMAL, "a1 rC", &format!("stage walls red\n{TEAMS}")),
        ),
        (
            "somebody before his turn",
            "blue has placed figures before its turn (PB-SETUP-5)",
            position(NORMAL, "a1 rC, b2 rg, k11 bC", &format!("stage placing red\n{TEAMS}")),
        ),
        (
            "somebody after his turn",
            "red places its fighters in its turn, all of them (PB-DEC-3)",
            position(NORMAL, "a1 rC, b2 rg, k11 bC, j10 bg", &format!("stage placing blue\n{TEAMS}")),
        ),
        (
            "no Golem",
            "red does not start with such invocations (PB-TEAM-2)",
            position(NORMAL, "a1 rC", &format!("stage placing red\n{TEAMS}")),
        ),
        (
            "the second square first",
            "red has a figure where it does not place one now (PB-DEC-3)",
            position(NORMAL, "a1 rC, b2 rg, b1 rW", &format!("stage placing red\n{}", TEAMS.replacen("warrior ", "", 1))),
        ),
        (
            "two of a caste",
            "two fighters of a caste come into one zone of red (PB-TEAM-3)",
            position(
                NORMAL,
                "a1 rC, b2 rg, a2 rW, b1 rW",
                &format!("stage placing red\n{}", TEAMS.replacen("warrior warrior ", "", 1)),
            ),
        ),
        (
            "a stunned fighter",
            "somebody is stunned before the first turn (PB-SETUP-5)",
            position(NORMAL, "a1 rC, b2 rg, a2 rW!b", &format!("stage placing red\n{}", TEAMS.replacen("warrior ", "", 1))),
        ),
        (
            "infiltration at Normal",
            "this table plays without Infiltration (PB-ADV-2)",
            played(NORMAL, "d5 rH", "stage infiltrating red d5\n"),
        ),
        (
            "infiltration from a wall",
            "no Hunter of red waits there to infiltrate (PB-ADV-2)",
            played(INFILTRATION, "c3 ^rH", "stage infiltrating red c3\n"),
        ),
    ]);
}
