//! The shipped tables are those of the catalogue, and broken ones are refused with file, line and reason.

use chromatic_conflict::{ChromaticConflict, Constants, Effect, Face, Faction, Folder, Kind};
use std::collections::BTreeSet;
use tabletop::{ContentFile, Game as _, Notation as _, Viewer};
use texts::Lang;

/// Table D2, as the catalogue prints it.
const D2: &str = "
F01 1 stronghold offensive bastion strike
F02 1 strike stronghold offensive bastion
F03 1 bastion strike stronghold offensive
F04 1 offensive bastion strike stronghold
F05 1 stronghold bastion stronghold offensive
F06 1 offensive stronghold bastion stronghold
F07 1 stronghold offensive stronghold bastion
F08 1 bastion stronghold offensive stronghold
F09 2 empty empty strike bastion
F10 2 bastion empty empty strike
F11 2 strike bastion empty empty
F12 2 empty strike bastion empty
F13 2 offensive strike stronghold bastion
F14 2 bastion offensive strike stronghold
F15 2 stronghold bastion offensive strike
F16 2 strike stronghold bastion offensive
F17 3 empty empty offensive strike
F18 3 strike empty empty offensive
F19 3 offensive strike empty empty
F20 3 empty offensive strike empty
F21 3 empty empty empty empty
";

fn faces() -> Vec<Face> {
    Face::NAMES.iter().filter_map(|name| Face::named(name)).collect()
}

/// The effects of a face for blue, green, orange, violet.
fn zones(game: &ChromaticConflict, face: Face) -> [Effect; 4] {
    Faction::ALL.map(|faction| game.zone(face, faction))
}

#[test]
fn cc_gen_5_the_terrains_are_those_of_table_d2() {
    let game = ChromaticConflict::standard();
    let line = |face: &Face| {
        let zones = zones(&game, *face).map(Effect::code).join(" ");
        format!("{} {} {zones}", face.name(), game.gems(*face))
    };
    let loaded: Vec<String> = faces().iter().map(line).collect();
    assert_eq!(loaded, D2.trim().lines().collect::<Vec<_>>());
}

#[test]
fn cc_gen_5_table_d2_has_the_properties_that_the_catalogue_states() {
    let game = ChromaticConflict::standard();
    let different: BTreeSet<_> = faces().iter().map(|&face| (game.gems(face), zones(&game, face))).collect();
    assert_eq!(different.len(), 21, "21 different faces");

    for (gems, count) in [(1, 8), (2, 8), (3, 5)] {
        assert_eq!(faces().iter().filter(|&&face| game.gems(face) == gems).count(), count, "terrains of {gems} gems");
    }
    assert_eq!(faces().iter().map(|&face| game.gems(face)).sum::<u8>(), 39);

    for faction in Faction::ALL {
        let gems_by = |effect: Effect| {
            let mut gems: Vec<u8> =
                faces().iter().filter(|&&face| game.zone(face, faction) == effect).map(|&face| game.gems(face)).collect();
            gems.sort_unstable();
            gems
        };
        assert_eq!(gems_by(Effect::Empty), [2, 2, 3, 3, 3], "{faction:?}");
        assert_eq!(gems_by(Effect::Stronghold), [1, 1, 1, 2], "{faction:?}");
        assert_eq!(gems_by(Effect::Bastion), [1, 1, 2, 2], "{faction:?}");
        assert_eq!(gems_by(Effect::Offensive), [1, 1, 2, 3], "{faction:?}");
        assert_eq!(gems_by(Effect::Strike), [1, 2, 2, 3], "{faction:?}");
    }

    let mut shifted: Vec<_> = faces()
        .iter()
        .map(|&face| {
            let mut zones = zones(&game, face);
            zones.rotate_right(1);
            (game.gems(face), zones)
        })
        .collect();
    shifted.sort_unstable();
    assert_eq!(shifted, different.into_iter().collect::<Vec<_>>(), "shifted by one faction the table is the same");

    for (index, a) in Faction::ALL.into_iter().enumerate() {
        for b in Faction::ALL.into_iter().skip(index + 1) {
            let alike = faces().iter().filter(|&&face| game.zone(face, a) == game.zone(face, b)).count();
            assert_eq!(alike, 3, "{a:?} and {b:?}");
        }
    }
}

#[test]
fn cc_gen_6_the_core_is_worth_one_gem_and_empty_for_all() {
    let game = ChromaticConflict::standard();
    assert_eq!(game.gems(Face::CORE), 1);
    assert_eq!(zones(&game, Face::CORE), [Effect::Empty; 4]);
    let state =
        game.read_position("chromatic-conflict 1\nseats blue green orange\nturn 1 seat 1 action 1\nhand 1 2 |\n").unwrap();
    let core = &game.view(&state, Viewer::Bystander).places[0].card;
    assert_eq!((core.gems, core.zones), (1, [Some(Effect::Empty); 4]));
}

#[test]
fn cc_gen_3_each_faction_has_the_fourteen_cards_of_table_d1() {
    let game = ChromaticConflict::standard();
    let powers: Vec<u8> = Kind::ALL.iter().map(|&kind| game.power(kind)).collect();
    assert_eq!(powers, [1, 1, 1, 2, 3, 4, 5]);
    // At the end everybody sees what is left in the piles; here nothing has left them.
    let text = "chromatic-conflict 1\nseats violet orange green blue\nturn 9 seat 1 action 1\nover stuck\n";
    let view = game.view(&game.read_position(text).unwrap(), Viewer::Bystander);
    for seat in view.seats {
        let cards: Vec<&str> = seat.pile_cards.unwrap().cards().map(Kind::code).collect();
        assert_eq!(cards, ["ship", "cannon", "crane", "2", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5"]);
    }
}

#[test]
fn the_constants_are_those_of_table_d5() {
    let table = Constants {
        actions_per_turn: 2,
        hand_chromecas: 3,
        hand_terrains: 3,
        offensive_bonus: 1,
        stronghold_points: 3,
        core_gems: 1,
        turn_limit: 120,
    };
    assert_eq!(*ChromaticConflict::standard().constants(), table);
}

/// The complaints about the shipped files after an edit in one of them.
fn complaints(file: &str, from: &str, to: &str) -> Vec<String> {
    let Folder { constants, chromecas, terrains, rules } = Folder::STANDARD;
    let files = [constants, chromecas, terrains, rules];
    let edited = files.map(|content| {
        let text = if content.name == file {
            assert!(content.text.contains(from), "'{from}' is in {file}");
            content.text.replacen(from, to, 1)
        } else {
            content.text.to_owned()
        };
        (content.name, text)
    });
    let files = [0, 1, 2, 3].map(|index: usize| ContentFile { name: edited[index].0, text: &edited[index].1 });
    match ChromaticConflict::from_files(files) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn broken_content_is_refused_with_file_line_and_reason() {
    for (file, from, to, expected) in [
        ("constants.toml", "turn_limit = 120", "turn_limit = 30", "constants.toml:9: turn_limit (CC-END-5"),
        ("constants.toml", "turn_limit = 120", "turn_limit = 300", "constants.toml:9: invalid value: integer `300`"),
        ("constants.toml", "hand_terrains = 3", "hand_terrains = 6", "constants.toml:5: hand_terrains (CC-DRAW-1"),
        ("constants.toml", "hand_chromecas = 3", "hand_chromecas = 0", "constants.toml:4: hand_chromecas (CC-DRAW-1) is 0"),
        ("constants.toml", "actions_per_turn = 2", "actions_per_turn = 0", "constants.toml:3: actions_per_turn (CC-TURN-2) is 0"),
        ("constants.toml", "actions_per_turn = 2", "actions_per_turn = \"two\"", "constants.toml:3: invalid type: string"),
        ("constants.toml", "core_gems = 1", "core_gem = 1", "constants.toml:8: unknown field `core_gem`"),
        ("constants.toml", "core_gems = 1", "", "constants.toml:1: missing field `core_gems`"),
        ("constants.toml", "core_gems = 1", "core_gems = ", "constants.toml:8: "),
        ("chromecas.toml", "kind = \"ship\"", "kind = \"boat\"", "chromecas.toml:5: 'boat' is not a kind of Chromeca"),
        ("chromecas.toml", "kind = \"ship\"", "kind = \"boat\"", "chromecas.toml:4: the kind 'ship' is missing"),
        (
            "chromecas.toml",
            "kind = \"2\",      power = 2",
            "kind = \"2\", power = 3",
            "chromecas.toml:8: the power of '2' is 2, not 3",
        ),
        ("chromecas.toml", "power = 4, copies = 2", "power = 4, copies = 3", "chromecas.toml:4: the copies add up to 15"),
        ("chromecas.toml", "power = 4, copies = 2", "power = 4, copies = 20", "chromecas.toml:10: 20 copies of '4'"),
        ("chromecas.toml", "kind = \"5\"", "kind = \"4\"", "chromecas.toml:11: the kind '4' stands here twice"),
        ("chromecas.toml", "power = 1, copies = 1", "power = 1, copies = 2", "chromecas.toml:4: a faction has at most one Ship"),
        ("chromecas.toml", "copies = 4", "copies = 4, speed = 2", "chromecas.toml:8: unknown field `speed`"),
        ("terrains.toml", "face = \"F03\"", "face = \"F33\"", "terrains.toml:8: 'F33' is not a face"),
        ("terrains.toml", "face = \"F03\"", "face = \"F33\"", "terrains.toml:5: the face F03 is missing"),
        ("terrains.toml", "face = \"F21\"", "face = \"F20\"", "terrains.toml:26: the face F20 stands here twice"),
        (
            "terrains.toml",
            "\"F02\", gems = 1",
            "\"F02\", gems = 4",
            "terrains.toml:7: F02 has 4 gems, but a terrain bears 1 to 3",
        ),
        (
            "terrains.toml",
            "\"F02\", gems = 1",
            "\"F02\", gems = 0",
            "terrains.toml:7: F02 has 0 gems, but a terrain bears 1 to 3",
        ),
        (
            "terrains.toml",
            "blue = \"strike\"",
            "blue = \"stroke\"",
            "terrains.toml:7: 'stroke' is not an effect: empty, offensive",
        ),
        ("terrains.toml", "blue = \"strike\"", "red = \"strike\"", "terrains.toml:7: unknown field `red`"),
        ("terrains.toml", "]", "", "terrains.toml:"),
    ] {
        let complaints = complaints(file, from, to);
        assert!(complaints.iter().any(|complaint| complaint.starts_with(expected)), "{expected}\n{complaints:#?}");
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let Folder { constants, chromecas, terrains, rules } = Folder::STANDARD;
    let edit = |content: ContentFile<'_>, edits: &[(&str, &str)]| {
        edits.iter().fold(content.text.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "'{from}' is in {}", content.name);
            text.replacen(from, to, 1)
        })
    };
    let constants_text = edit(constants, &[("core_gems = 1", "core_gems = 20"), ("turn_limit = 120", "turn_limit = 1")]);
    let chromecas_text = edit(chromecas, &[("copies = 4", "copies = 5")]);
    let terrains_text = edit(terrains, &[("gems = 1", "gems = 9"), ("\"bastion\"", "\"bastide\""), ("gems = 3", "gems = 7")]);
    let rules_text = "[CC-GEN-1]\nfr = \"\"\n";
    let files = [
        ContentFile { text: &constants_text, ..constants },
        ContentFile { text: &chromecas_text, ..chromecas },
        ContentFile { text: &terrains_text, ..terrains },
        ContentFile { text: rules_text, ..rules },
    ];
    let errors = ChromaticConflict::from_files(files).expect_err("seven things are wrong");
    let lines: Vec<(&str, usize)> = errors.iter().map(|error| (error.file.as_str(), error.line)).collect();
    let expected = [
        ("constants.toml", 8),
        ("constants.toml", 9),
        ("chromecas.toml", 4),
        ("terrains.toml", 6),
        ("terrains.toml", 6),
        ("terrains.toml", 22),
        ("rules.toml", 1),
    ];
    assert_eq!(lines, expected, "{errors:#?}");
}

#[test]
fn the_digest_follows_the_numbers_and_not_the_texts() {
    let Folder { constants, chromecas, terrains, rules } = Folder::STANDARD;
    let standard = ChromaticConflict::standard();
    let load = |constants: &str, rules_text: &str| {
        let files = [
            ContentFile { text: constants, ..Folder::STANDARD.constants },
            chromecas,
            terrains,
            ContentFile { text: rules_text, ..rules },
        ];
        ChromaticConflict::from_files(files).expect("these files are good")
    };
    let retold = "[CC-GEN-1]\nen = \"In short.\"\n";
    assert_eq!(load(constants.text, retold).content(), standard.content());
    let longer = constants.text.replacen("turn_limit = 120", "turn_limit = 121", 1);
    assert_ne!(load(&longer, rules.text).content(), standard.content());
}

#[test]
fn a_content_says_of_rules_what_it_wants_in_the_languages_that_it_wants() {
    let load = |text: &str| {
        ChromaticConflict::load(&Folder { rules: ContentFile { name: "rules.toml", text }, ..Folder::STANDARD })
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    let game = load("[CC-GEN-2]\nen = \"Changed.\"\nxx = \"Autre.\"\n").expect("a language that is not shipped does no harm");
    let standard = ChromaticConflict::standard();
    assert_eq!(game.rule_texts().words("CC-GEN-2", Lang::En).as_deref(), Some("Changed."));
    assert_eq!(game.rule_texts().words("CC-GEN-2", Lang::Fr), standard.rule_texts().words("CC-GEN-2", Lang::Fr));
    assert_eq!(game.rule_texts().words("CC-GEN-1", Lang::En), standard.rule_texts().words("CC-GEN-1", Lang::En));
    assert_eq!(load("[CC-GEM-2]\nen = \"Changed.\"").unwrap_err(), ["rules.toml:1: the catalogue has no rule CC-GEM-2"]);
    assert_eq!(load("\n[CC-GEN-2]").unwrap_err(), ["rules.toml:2: the rule CC-GEN-2 has no text in one language"]);
    assert_eq!(
        load("[CC-GEN-2]\nen = \"A\"\nfr = \" \"").unwrap_err(),
        ["rules.toml:1: the rule CC-GEN-2 has no text in one language"]
    );
}
