//! The shipped tables are those of the catalogue, and broken ones are refused with file, line and reason.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use paint::Colour;
use paint_brawl::{Ability, Action, Colours, Constants, Cost, Folder, Kind, Level, PaintBrawl, Placing, Scenario, Setup, State};
use tabletop::{ContentFile, Game as _, Notation as _, Seed, Seeded, Viewer};

fn start(game: &PaintBrawl, setup: &Setup) -> State {
    game.start(setup, &mut Seeded::new(Seed::numbered(1))).unwrap()
}

/// The colours of a table, the last ones by default.
fn colours(first: Colour, seats: u8) -> Colours {
    let others = Colour::WHEEL.into_iter().filter(|&colour| colour != first);
    Colours([first].into_iter().chain(others).take(seats.into()).collect())
}

/// Where the quick start puts figures and walls, as the picture says it.
fn placed(game: &PaintBrawl, setup: &Setup) -> String {
    let text = game.write_position(&start(game, setup));
    let rows = text.lines().skip_while(|line| *line != "board").skip(1).take(11);
    let mut found = Vec::new();
    for (row, line) in (1..=11).rev().zip(rows) {
        let cells = line.split_whitespace().skip(1).zip('a'..='k').filter(|(cell, _)| *cell != ".");
        found.extend(cells.map(|(cell, column)| (row, format!("{column}{row} {cell}"))));
    }
    found.sort_by_key(|(row, _)| *row);
    found.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(", ")
}

#[test]
fn pb_board_1_pb_board_2_the_board_is_that_of_table_t1() {
    let game = PaintBrawl::standard();
    assert_eq!((game.board().columns(), game.board().rows()), (11, 11));
    assert_eq!(game.board().name(game.quest()).to_string(), "f6");
    let quick = |seats: u8| Setup { seats, placing: Placing::Quick, ..Setup::default() };
    // Chiefs on the outer corners, mini Golems on the inner ones, fighters on the side squares.
    assert_eq!(
        placed(&game, &quick(2)),
        "a1 rC, b1 rH, j1 rW, a2 rW, b2 rg, k2 rS, i3 ^, d4 ^, f6 @, h8 ^, c9 ^, a10 bH, j10 bg, k10 bW, b11 bS, j11 bS, k11 bC"
    );
    assert_eq!(
        placed(&game, &quick(4)),
        "a1 rC, b1 rW, j1 gH, k1 gC, a2 rW, b2 rg, j2 gg, k2 gS, i3 ^, d4 ^, f6 @, h8 ^, c9 ^, a10 bS, b10 bg, j10 yg, k10 yH, \
         a11 bC, b11 bS, j11 yH, k11 yC"
    );
}

#[test]
fn pb_board_3_pb_board_5_a_wall_has_21_squares_in_each_quarter() {
    let game = PaintBrawl::standard();
    let state = start(&game, &Setup { seats: 4, ..Setup::default() });
    let squares = |from: (char, u8), to: (char, u8), zone: &str| {
        let all = (from.1..=to.1).flat_map(|row| (from.0..=to.0).map(move |column| format!("{column}{row}")));
        all.filter(|square| !zone.split(' ').any(|other| other == square)).collect::<Vec<_>>()
    };
    let mut list = Vec::new();
    game.legal_actions(&state, &mut list);
    let walls: Vec<String> = list
        .iter()
        .map(|action| match action {
            Action::Wall { at } => game.board().name(*at).to_string(),
            other => panic!("{other:?} is no wall"),
        })
        .collect();
    assert_eq!(walls, squares(('a', 1), ('e', 5), "a1 b1 a2 b2"));
    assert_eq!(walls.len(), 21);
}

#[test]
fn pb_team_1_the_teams_are_those_of_tables_t2_t3_and_t4() {
    let game = PaintBrawl::standard();
    let teams = |level: Level, seats: u8| {
        let line = |colour: Colour| {
            let [warrior, basher, hunter, ranger, shaman, mystic] = game.team(level, seats, colour);
            assert_eq!([basher, ranger, mystic], [0; 3], "women come by the seat's choice");
            format!("{} {warrior} {hunter} {shaman}", colour.code())
        };
        let order = ["red", "blue", "yellow", "green", "orange", "purple"].map(|code| Colour::coded(code).unwrap());
        order.map(line).join(", ")
    };
    let two = "red 2 1 1, blue 1 1 2, yellow 1 2 1, green 0 2 2, orange 2 2 0, purple 2 0 2";
    let more = "red 2 0 0, blue 0 0 2, yellow 0 2 0, green 0 1 1, orange 1 1 0, purple 1 0 1";
    let initiation = "red 1 1 1, blue 1 1 1, yellow 1 1 1, green 1 1 1, orange 1 1 1, purple 1 1 1";
    for level in Level::ALL {
        assert_eq!(teams(level, 2), two);
        for seats in [3, 4] {
            assert_eq!(teams(level, seats), if level == Level::Initiation { initiation } else { more });
        }
    }
}

/// Table T5: who has which abilities, by what they cost.
#[test]
fn pb_move_1_pb_atk_1_pb_spec_1_pb_blast_4_figures_have_the_abilities_of_table_t5() {
    let of = |kind: Kind| {
        let with = |costs: &[Cost]| {
            let has = |ability: &&Ability| ability.kinds().contains(&kind) && costs.contains(&ability.cost());
            Ability::ALL.iter().filter(has).map(|ability| ability.code()).collect::<Vec<_>>().join(" ")
        };
        let [moves, attacks] = [with(&[Cost::Move, Cost::Either]), with(&[Cost::Attack])];
        format!("{}: {moves} | {attacks} | {} | {}", kind.code(), with(&[Cost::Special]), with(&[Cost::Blast]))
    };
    assert_eq!(
        Kind::ALL.map(of),
        [
            "chief: chief | melee shot network |  | ",
            "warrior: run | melee | dispel | whirlwind",
            "basher: run | stun | strike | rift",
            "hunter: walk | shot | climb | multi-shot",
            "ranger: walk | lob | jump | barrage",
            "shaman: walk | network | summon | cloning",
            "mystic: walk | chromamorphosis | explosion | mutation",
            "mini: slug |  |  | ",
            "maxi: slug |  |  | ",
            "clone:  | melee shot network |  | ",
        ]
    );
}

#[test]
fn pb_card_1_pb_comp_4_the_bonus_cards_are_those_of_table_t6() {
    let game = PaintBrawl::standard();
    let state = start(&game, &Setup { placing: Placing::Quick, ..Setup::default() });
    let text = game.write_position(&state);
    let pile = text.lines().find_map(|line| line.strip_prefix("pile ")).unwrap();
    let drawn = text.lines().find_map(|line| line.strip_prefix("hand red ")).unwrap();
    let expected = ["fatigue", "missed", "kadamas", "explosion", "summoning", "immunity"];
    let counts = expected.map(|card| format!("{card} {}", if card == drawn { 3 } else { 4 }));
    assert_eq!(pile, counts.join(" "));
}

#[test]
fn pb_blast_1_the_blast_cards_are_those_of_table_t7() {
    let game = PaintBrawl::standard();
    for (colour, expected) in [
        ("red", [2, 0, 0]),
        ("yellow", [0, 2, 0]),
        ("blue", [0, 0, 2]),
        ("orange", [1, 1, 0]),
        ("green", [0, 1, 1]),
        ("purple", [1, 0, 1]),
    ] {
        for seats in 2..=4 {
            let setup = Setup {
                seats,
                level: Level::Advanced,
                colours: colours(Colour::coded(colour).unwrap(), seats),
                placing: Placing::Quick,
                ..Setup::default()
            };
            let view = game.view(&start(&game, &setup), Viewer::Bystander);
            assert_eq!(view.seats[0].blasts, expected, "{colour}");
        }
    }
}

#[test]
fn pb_setup_6_scenarios_have_the_levels_of_table_t8() {
    let game = PaintBrawl::standard();
    for scenario in Scenario::ALL {
        for level in Level::ALL {
            let setup = Setup { level, scenario, ..Setup::default() };
            let allowed = game.start(&setup, &mut Seeded::new(Seed::numbered(1))).is_ok();
            assert_eq!(allowed, level != Level::Initiation || scenario.number() <= 2, "{level:?} {scenario:?}");
        }
    }
}

#[test]
fn the_constants_are_those_of_table_t9() {
    let table = Constants {
        moves_per_turn: 2,
        attacks_per_turn: 2,
        hand_limit: 2,
        puddles: 25,
        mini_golems: 2,
        maxi_golems: 1,
        clones: 1,
        golems_on_board: 2,
        take_back: 3,
        kadamas: 3,
        multi_shot: 3,
        strike_row_mini: 3,
        strike_row_maxi: 5,
        walls_needed: 3,
        no_card_rounds: 1,
        round_limit: 40,
    };
    assert_eq!(*PaintBrawl::standard().constants(), table);
}

fn shipped() -> [ContentFile<'static>; 5] {
    let Folder { constants, board, teams, cards, rules } = Folder::STANDARD;
    [constants, board, teams, cards, rules]
}

/// The complaints about the shipped files after edits in them: file, what is replaced, by what.
fn complaints(edits: &[(&str, &str, &str)]) -> Vec<String> {
    let edited = shipped().map(|content| {
        let own = edits.iter().filter(|(file, ..)| *file == content.name);
        own.fold(content.text.to_owned(), |text, (file, from, to)| {
            assert!(text.contains(from), "'{from}' is in {file}");
            text.replacen(from, to, 1)
        })
    });
    let mut files = shipped();
    files.iter_mut().zip(&edited).for_each(|(file, text)| file.text = text);
    match PaintBrawl::from_files(files) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_shipped_content_is_sound() {
    assert_eq!(complaints(&[]), [""; 0]);
    assert_eq!(PaintBrawl::FILES, shipped().map(|file| file.name));
}

#[test]
fn every_constant_is_held_to_its_range() {
    let text = Folder::STANDARD.constants.text;
    let constants = text.lines().enumerate().filter_map(|(index, line)| Some((index + 1, line.split_once(" = ")?)));
    let mut tried = 0;
    for (line, (name, rest)) in constants.filter(|(_, (name, _))| !name.starts_with('#')) {
        let value = rest.split_whitespace().next().unwrap();
        let from = format!("{name} = {value}");
        for (to, reason) in [("255", "but must be "), ("256", "invalid value: integer `256`"), ("\"x\"", "invalid type: string")]
        {
            let complaints = complaints(&[("constants.toml", &from, &format!("{name} = {to}"))]);
            assert_eq!(complaints.len(), 1, "{name}: {complaints:#?}");
            assert!(complaints[0].starts_with(&format!("constants.toml:{line}: ")), "{complaints:#?}");
            assert!(complaints[0].contains(reason), "{complaints:#?}");
            assert!(to != "255" || complaints[0].contains(&format!("{name} (PB-")), "{complaints:#?}");
        }
        tried += 1;
    }
    assert_eq!(tried, 16);
}

#[test]
fn broken_content_is_refused_with_file_line_and_reason() {
    for (file, from, to, expected) in [
        ("constants.toml", "clones = 1", "", "constants.toml:1: missing field `clones`"),
        ("constants.toml", "clones = 1", "clowns = 1", "constants.toml:10: unknown field `clowns`"),
        ("constants.toml", "clones = 1", "clones =", "constants.toml:10: "),
        ("constants.toml", "golems_on_board = 2", "golems_on_board = 3", "constants.toml:11: a clan has no more Golems"),
        (
            "constants.toml",
            "moves_per_turn = 2",
            "moves_per_turn = 0",
            "constants.toml:4: moves_per_turn (PB-TURN-2) is 0, but must be 1 to 4",
        ),
        (
            "constants.toml",
            "take_back = 3",
            "take_back = 4",
            "constants.toml:12: take_back (PB-SUP-5; at most three squares are named) is 4",
        ),
        (
            "constants.toml",
            "round_limit = 40",
            "round_limit = 0",
            "constants.toml:19: round_limit (PB-END-5) is 0, but must be 1 to 100",
        ),
        ("board.toml", "columns = 11", "columns = 12", "board.toml:3: 12 by 11 squares are more than 121 (PB-BOARD-1)"),
        ("board.toml", "columns = 11", "columns = 0", "board.toml:3: "),
        ("board.toml", "columns = 11", "columns = -1", "board.toml:3: "),
        ("board.toml", "quest = \"f6\"", "quest = \"f12\"", "board.toml:5: 'f12' is not a square of this board (PB-BOARD-1)"),
        ("board.toml", "quest = \"f6\"", "quest = \"c3\"", "board.toml:11: the Quest square lies in no quarter (PB-BOARD-4)"),
        ("board.toml", "name = \"SW\"", "name = \"WS\"", "board.toml:10: the quarter SW is expected here, not 'WS'"),
        ("board.toml", "to = \"e5\"", "to = \"z5\"", "board.toml:12: 'z5' is not a square of this board (PB-BOARD-1)"),
        ("board.toml", "to = \"e5\"", "to = \"e7\"", "board.toml:9: the quarters NW and SW overlap (PB-BOARD-3)"),
        (
            "board.toml",
            "outer = \"a1\"",
            "outer = \"b2\"",
            "board.toml:13: the deployment zone of SW has four squares of the quarter (PB-BOARD-5)",
        ),
        ("board.toml", "sides = [\"a2\", \"b1\"]", "sides = [\"a2\", \"f1\"]", "board.toml:13: the deployment zone of SW"),
        ("board.toml", "sides = [\"a2\", \"b1\"]", "sides = [\"a2\"]", "board.toml:15: invalid length 1"),
        ("board.toml", "\"a2\", \"b1\"]", "\"a2\", \"b1\", \"b2\"]", "board.toml:15: invalid length 3, expected 2 entries"),
        (
            "board.toml",
            "quick_wall = \"d4\"",
            "quick_wall = \"b2\"",
            "board.toml:16: the wall of SW stands in the quarter, outside the deployment zone (PB-WALL-2)",
        ),
        (
            "board.toml",
            "quick_wall = \"d4\"",
            "quick_wall = \"c4\"",
            "board.toml:9: the quick walls of NW and SW stand in one line (PB-WALL-3)",
        ),
        ("board.toml", "[[quarters]]", "[[thirds]]", "board.toml:9: unknown field `thirds`"),
        ("teams.toml", "\"green\"]", "\"green\", \"orange\"]", "teams.toml:4: invalid length 5, expected 4 entries"),
        ("teams.toml", "\"green\"]", "\"red\"]", "teams.toml:4: two seats never have the same colour (PB-SETUP-2)"),
        (
            "teams.toml",
            "[\"red\", \"blue\", \"yellow\", \"green\"]",
            "[\"red\", \"green\", \"yellow\", \"blue\"]",
            "teams.toml:4: the first two are primary colours",
        ),
        ("teams.toml", "\"green\"]", "\"pink\"]", "teams.toml:4: unknown variant `pink`"),
        ("teams.toml", "warrior = 2", "warrior = 1", "teams.toml:8: red has 4 fighters, at most 2 of a caste (PB-TEAM-3)"),
        (
            "teams.toml",
            "warrior = 2\nhunter = 1\nshaman = 1",
            "warrior = 3\nhunter = 1\nshaman = 0",
            "teams.toml:8: red has 4 fighters",
        ),
        (
            "teams.toml",
            "warrior = 2\nhunter = 0\nshaman = 0",
            "warrior = 1\nhunter = 0\nshaman = 0",
            "teams.toml:45: red has 2 fighters, at most 2 of a caste (PB-TEAM-4)",
        ),
        ("teams.toml", "colour = \"blue\"", "colour = \"red\"", "teams.toml:14: the clan red stands here twice (PB-SETUP-2)"),
        ("teams.toml", "colour = \"blue\"", "colour = \"red\"", "teams.toml:7: the clan blue is missing (PB-SETUP-2)"),
        (
            "teams.toml",
            "[initiation]\nwarrior = 1",
            "[initiation]\nwarrior = 2",
            "teams.toml:81: a clan has three fighters at Initiation (PB-TEAM-4)",
        ),
        ("teams.toml", "[initiation]\nwarrior = 1", "[initiation]\nwizard = 1", "teams.toml:82: unknown field `wizard`"),
        (
            "cards.toml",
            "fatigue = 4",
            "fatigue = 5",
            "cards.toml:4: the copies add up to 25, but there are 24 bonus cards (PB-CARD-1)",
        ),
        ("cards.toml", "fatigue = 4", "", "cards.toml:4: the card 'fatigue' is missing (write 0 to leave it out)"),
        ("cards.toml", "fatigue = 4", "joker = 4", "cards.toml:5: unknown variant `joker`"),
        ("cards.toml", "fatigue = 4", "fatigue = -4", "cards.toml:5: invalid value: integer `-4`"),
        (
            "cards.toml",
            "red = [\"warrior\", \"warrior\"]\n",
            "",
            "cards.toml:13: the blast cards of red are missing (PB-BLAST-1)",
        ),
        ("cards.toml", "red = [\"warrior\", \"warrior\"]", "red = [\"warrior\"]", "cards.toml:14: invalid length 1"),
        (
            "cards.toml",
            "red = [\"warrior\", \"warrior\"]",
            "red = [\"warrior\", \"wizard\"]",
            "cards.toml:14: unknown variant `wizard`",
        ),
        ("cards.toml", "\"warrior\", \"warrior\"", "\"warrior\", \"warrior\", \"hunter\"", "cards.toml:14: invalid length 3"),
        ("cards.toml", "[blasts]", "[blast]", "cards.toml:13: unknown field `blast`"),
    ] {
        let complaints = complaints(&[(file, from, to)]);
        assert!(complaints.iter().any(|complaint| complaint.starts_with(expected)), "{expected}\n{complaints:#?}");
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let told = complaints(&[
        ("constants.toml", "puddles = 25", "puddles = 4"),
        ("constants.toml", "round_limit = 40", "round_limit = 200"),
        ("board.toml", "quick_wall = \"d4\"", "quick_wall = \"a1\""),
        ("teams.toml", "warrior = 2", "warrior = 0"),
        ("cards.toml", "missed = 4", "missed = 3"),
    ]);
    let files: Vec<&str> = told.iter().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(files, ["constants.toml", "constants.toml", "board.toml", "teams.toml", "cards.toml"], "{told:#?}");
}

#[test]
fn the_digest_follows_the_numbers_and_not_the_texts() {
    let standard = PaintBrawl::standard();
    let digest = |file: &str, from: &str, to: &str| {
        let text = shipped().into_iter().find(|content| content.name == file).unwrap().text.replacen(from, to, 1);
        let files = shipped().map(|content| if content.name == file { ContentFile { text: &text, ..content } } else { content });
        PaintBrawl::from_files(files).unwrap().content().to_owned()
    };
    assert_eq!(digest("rules.toml", "", "[PB-WORD-1]\nen = \"In short.\"\n"), standard.content());
    assert_eq!(digest("board.toml", "# Paint Brawl", "# The board of Paint Brawl"), standard.content());
    for (file, from, to) in [
        ("constants.toml", "round_limit = 40", "round_limit = 39"),
        ("board.toml", "quick_wall = \"d4\"", "quick_wall = \"e4\""),
        ("teams.toml", "[\"red\", \"blue\"", "[\"blue\", \"red\""),
        ("cards.toml", "fatigue = 4\nmissed = 4", "fatigue = 5\nmissed = 3"),
        ("cards.toml", "red = [\"warrior\", \"warrior\"]", "red = [\"warrior\", \"hunter\"]"),
    ] {
        assert_ne!(digest(file, from, to), standard.content(), "{file}: {to}");
    }
}
