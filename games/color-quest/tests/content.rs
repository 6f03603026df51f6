//! The shipped tables are those of the catalogue, and broken ones are refused with file, line and reason.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use color_quest::{Camp, ColorQuest, Face, Folder, Placing, Point, Scenario, Setup};
use std::collections::BTreeSet;
use tabletop::{ContentFile, Game as _, Seed, Seeded};

const CATALOGUE: &str = include_str!("../../../docs/rules/color-quest.md");

fn cells(line: &str) -> Vec<&str> {
    line.trim().trim_matches('|').split('|').map(str::trim).collect()
}

/// The rows of a table of section 22, without its head.
fn table(section: &str) -> Vec<Vec<&'static str>> {
    let lines = CATALOGUE.lines().skip_while(|line| !line.starts_with(&format!("### {section}"))).skip(1);
    let rows = lines.take_while(|line| !line.starts_with('#')).filter(|line| line.starts_with('|'));
    rows.skip(2).map(cells).collect()
}

#[test]
fn cq_brd_1_cq_brd_2_cq_brd_5_cq_brd_6_the_crystals_are_those_of_table_22_3() {
    let game = ColorQuest::standard();
    let rows = table("22.3");
    assert_eq!(rows.len(), game.layouts().len());
    for (row, layout) in rows.iter().zip(game.layouts()) {
        assert_eq!(row[0].to_lowercase(), layout.name);
        assert_eq!(layout.board().all().count(), 180);
        for (fragment, faces) in row[1..].iter().enumerate() {
            assert_eq!(layout.fragment(fragment).count(), 45);
            for (face, wanted) in [Face::A, Face::B].into_iter().zip(faces.split(" / ")) {
                let squares = layout.crystals(fragment, face).iter().map(|at| layout.point(at).to_string());
                let wanted: BTreeSet<String> = wanted.split(' ').map(str::to_owned).collect();
                assert_eq!(squares.collect::<BTreeSet<_>>(), wanted, "{} F{}", layout.name, fragment + 1);
            }
        }
    }
}

#[test]
fn cq_brd_7_zones_and_goals_are_those_of_table_22_1() {
    let game = ColorQuest::standard();
    for (row, layout) in table("22.1").iter().zip(game.layouts()) {
        for (camp, text) in Camp::ALL.into_iter().zip([row[5], row[6]]) {
            let parts: Vec<&str> = text.split(" / ").collect();
            let (low, high) = parts[0].split_once('-').unwrap();
            let (low, high) = (Point::named(low).unwrap(), Point::named(high).unwrap());
            for at in layout.board().all() {
                let point = layout.point(at);
                let inside =
                    (low.column()..=high.column()).contains(&point.column()) && (low.row()..=high.row()).contains(&point.row());
                assert_eq!(layout.zone(camp).has(at), inside, "{} {point}", layout.name);
            }
            let goals: BTreeSet<String> = layout.goal(camp).iter().map(|at| layout.point(at).to_string()).collect();
            assert_eq!(goals, parts[2].split(' ').map(str::to_owned).collect(), "{}", layout.name);
        }
    }
}

/// Whose encumbrance is another than the catalogue's, in halves (`docs/decisions/color-quest.md`). What is tuned at a figure's
/// price is told by it: a champion costs twice its encumbrance, a troop as much.
const TUNED: [(&str, u8); 10] = [
    ("chief", 3),
    ("matriarch", 3),
    ("matriarch_poss", 3),
    ("warrior", 4),
    ("basher", 4),
    ("hunter", 4),
    ("ranger", 4),
    ("bomber", 5),
    ("shaman", 4),
    ("golem", 3),
];

#[test]
fn cq_arm_2_the_profiles_are_those_of_table_22_4() {
    let game = ColorQuest::standard();
    let halves = |text: &str| match text {
        "1/2" => 1,
        "1 1/2" => 3,
        "-" | "not sold" => 0,
        whole => 2 * whole.parse::<u8>().unwrap(),
    };
    let mut seen = 0;
    for row in table("22.4") {
        let id = row[0].split(' ').next().unwrap();
        let code = id.trim_end_matches("_poss").trim_end_matches("_tamed").trim_end_matches("_wild").replace('_', "-");
        let Some(kind) = color_quest::Kind::coded(&code) else {
            assert_eq!(id, "bone_pile");
            assert_eq!(game.price(color_quest::Entry::BonePile, Camp::Kaos), (1, 1));
            continue;
        };
        seen += 1;
        let tint = if row[3] == "Gaia" { color_quest::Tint::Red } else { color_quest::Tint::Black };
        let profile = game.profile(color_quest::Figure::new(kind, tint));
        let name = |ability: color_quest::Ability| ability.name().say(texts::Lang::En);
        if row[5] != "-" {
            let [encumbrance, cost] = [row[5], row[6]].map(halves);
            let played = TUNED.iter().find(|&&(other, _)| other == id).map_or(encumbrance, |&(_, played)| played);
            let price = cost.checked_div(encumbrance).map_or(cost, |each| each * played);
            assert_eq!((profile.encumbrance, profile.cost), (played, price), "{id}");
        }
        assert_eq!(profile.moves.map_or("Forbidden".to_owned(), name), row[7], "{id}");
        let attack = match profile.attacks.len() {
            0 => "none".to_owned(),
            1 => name(profile.attacks[0]),
            _ => "Triple".to_owned(),
        };
        let bare = |text: &str| text.replace(" of Light", "").replace(" (2)", "").replace(" (3)", "");
        assert_eq!(bare(&attack), bare(row[8]), "{id}");
        assert_eq!(bare(&profile.special.map_or("-".to_owned(), name)), bare(row[9]), "{id}");
        assert_eq!(profile.blast.map_or("-".to_owned(), name), row[10], "{id}");
        let all = [
            ("Sticky", color_quest::Passive::Sticky),
            ("Tall", color_quest::Passive::Tall),
            ("Implacable", color_quest::Passive::Implacable),
            ("Kadamas", color_quest::Passive::Kadamas),
            ("Parry", color_quest::Passive::Parry),
            ("Wall-breaker", color_quest::Passive::WallBreaker),
            ("Terror", color_quest::Passive::Terror),
        ];
        for (word, passive) in all {
            assert_eq!(profile.has(passive), row[11].split(", ").any(|other| other == word), "{id} {word}");
        }
    }
    assert_eq!(seen, 37);
}

#[test]
fn cq_ins_1_cq_die_12_the_dice_are_those_of_table_22_7() {
    let game = ColorQuest::standard();
    for row in table("22.7") {
        let colour = paint::Colour::coded(row[0]).unwrap();
        let effect = format!("{:?}", game.recipes().instant(colour));
        assert!(row[1].starts_with(&effect), "{} {effect}", row[1]);
        let potion = row[4].split(' ').next().unwrap().to_lowercase();
        let pair = game.recipes().potion(color_quest::Potion::coded(&potion).unwrap());
        assert_eq!(pair.map(paint::Colour::code).join(" + "), row[5], "{potion}");
    }
}

/// What is wrong with the shipped files if one text in one of them is replaced.
fn broken(file: &str, from: &str, to: &str) -> String {
    let folder = Folder::STANDARD;
    let mut files = [folder.constants, folder.layouts, folder.figures, folder.dice, folder.quick, folder.rules];
    let place = files.iter_mut().find(|other| other.name == file).unwrap();
    let text = place.text.replacen(from, to, 1);
    assert_ne!(text, place.text, "'{from}' is not in {file}");
    *place = ContentFile { name: place.name, text: &text };
    let errors = ColorQuest::from_files(files).unwrap_err();
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn cq_brd_3_cq_brd_4_what_is_wrong_is_told_with_file_line_and_reason() {
    let says = |file: &str, from: &str, to: &str, wanted: &str| {
        let found = broken(file, from, to);
        assert!(found.contains(wanted), "{found}");
    };
    says("constants.toml", "gauge = 5", "gauge = 2", "constants.toml:8: gauge (CQ-DIE-2) is 2, but must be 3 to 12");
    let square = "at = [\"a1\", \"j1\", \"a6\", \"j6\"]";
    says("layouts.toml", square, "at = [\"a1\", \"j2\", \"a6\", \"j7\"]", "share a main axis (CQ-BRD-3)");
    says("layouts.toml", square, "at = [\"a1\", \"i1\", \"a6\", \"j6\"]", "overlap (CQ-BRD-3)");
    says("layouts.toml", square, "at = [\"a1\", \"j6\", \"s11\", \"ab16\"]", "connected by borders (CQ-BRD-3)");
    says("layouts.toml", "share = [1, 2]", "share = [1, 3]", "two fragments");
    says("layouts.toml", "zone = [\"a1\", \"d4\"]", "zone = [\"a1\", \"d5\"]", "must have 16 (CQ-BRD-7)");
    says("layouts.toml", "[8, 3]", "[10, 3]", "from (1,1) to (9,5)");
    says("figures.toml", "moves = \"celerity\"", "moves = \"melee\"", "a Move is expected, not 'melee'");
    says("figures.toml", "kind = \"skelette\"", "kind = \"golem\"", "golem is no figure of kaos (CQ-GEN-3)");
    says("figures.toml", "kind = \"oak2\"", "kind = \"oak1\"", "stands here twice");
    let ronin = "camp = \"kaos\"\nencumbrance = 2";
    says("figures.toml", ronin, "camp = \"kaos\"\nencumbrance = 7", "kaos has a hero who is too dear (CQ-ARM-1)");
    says("dice.toml", "yellow = \"fatigue\"", "yellow = \"miss\"", "a colour of its own (CQ-INS-1)");
    says("dice.toml", "[\"red\", \"orange\"]", "[\"red\", \"red\"]", "two different colours (CQ-DIE-12)");
    says("quick.toml", "\"f4\", \"m3\"", "\"f4\", \"f4\"", "f4 is taken already");
    says("quick.toml", "[\"h3\", \"yellow\"]", "[\"h4\", \"yellow\"]", "crystal of face A");
    says("quick.toml", "[\"o4\", \"orange\"]", "[\"e1\", \"orange\"]", "a fragment holds one die (CQ-GEN-11)");
    says("quick.toml", "[\"o9\", \"skelette\", \"black\"]", "[\"o9\", \"skelette\", \"red\"]", "has a red base (CQ-GEN-3)");
    says("quick.toml", "bones = [\"n9\"", "bones = [\"n8\", \"n7\", \"n9\"", "kaos cannot buy 'bone-pile' as well (CQ-ARM-1)");
}

/// The quick start of table 22.8, without those of the scenarios.
fn table_22_8() -> &'static str {
    Folder::STANDARD.quick.text.split("\n[scenario.").next().unwrap().trim_end()
}

/// What is wrong with the quick start of Harvest if it has these lines of its own.
fn odd_harvest(lines: &str) -> String {
    let text = format!("{}\n[scenario.harvest]\n{lines}\n", table_22_8());
    broken("quick.toml", Folder::STANDARD.quick.text, &text)
}

#[test]
fn cq_set_12_the_quick_start_of_a_scenario_is_checked_like_a_set_up_of_players() {
    let line = table_22_8().lines().count() + 2;
    let says = |lines: &str, wanted: &str| {
        let found = odd_harvest(lines);
        assert_eq!(found, format!("quick.toml:{line}: {wanted}"));
    };
    let four = "puddles = [[\"e3\", \"yellow\"], [\"f2\", \"green\"], [\"e5\", \"orange\"], [\"b6\", \"purple\"]]";
    let band = |gaia: &str| format!("figures = [{gaia}, [\"q9\", \"ronin1\", \"black\"]]\n{four}");
    says("walls = [\"m3\", \"f8\", \"m7\", \"c3\"]", "c3 is in a deployment zone (CQ-SET-5)");
    says("walls = [\"f4\", \"g3\", \"m3\", \"f8\"]", "the fragment of g3 has such a tile already (CQ-SET-4)");
    says("dice = [[\"h3\", \"yellow\"]]", "a die lies on every fragment (CQ-SET-7)");
    let colours = "puddles and paint invocations have each of the six colours once (CQ-SET-6)";
    says(four, colours);
    says(&four.replace("]]", "], [\"c4\", \"red\"], [\"d3\", \"red\"]]"), colours);
    let minis = "[\"c4\", \"mini-golem\", \"red\"], [\"d3\", \"mini-golem\", \"blue\"]";
    let oak = |more: &str| band(&format!("[\"b2\", \"oak1\", \"yellow\"], {minis}{more}"));
    says(&oak(", [\"e4\", \"hunter\", \"red\"]"), "e4 is not in the zone of gaia (CQ-SET-10)");
    says(&oak(", [\"a1\", \"chosen1\", \"red\"]"), "gaia cannot buy 'chosen1' as well (CQ-ARM-1)");
    says(&oak(", [\"a1\", \"koloss\", \"red\"], [\"a2\", \"ninja\", \"red\"]"), "gaia cannot buy 'ninja' as well (CQ-ARM-1)");
    says(&oak(", [\"a1\", \"chief\", \"red\"], [\"p9\", \"chief\", \"black\"]"), "kaos cannot buy 'chief' as well (CQ-ARM-3)");
    says(&oak(", [\"a1\", \"spirit-monk\", \"gold\"]"), "nobody can buy 'spirit-monk' (CQ-ARM-3, CQ-SET-10)");
    says(&band(&format!("[\"b2\", \"oak2\", \"yellow\"], {minis}")), "nobody can buy 'oak2' (CQ-ARM-3, CQ-SET-10)");
    says(&band(minis), "gaia has no hero (CQ-ARM-1)");
    let unknown = odd_harvest("wall = []");
    assert!(unknown.contains(&format!("quick.toml:{line}: unknown field `wall`")), "{unknown}");
    let unknown = odd_harvest("[scenario.hunt]");
    assert!(unknown.contains("unknown variant `hunt`"), "{unknown}");
}

#[test]
fn cq_set_12_a_scenario_without_lines_of_its_own_has_the_table() {
    let text = format!("{}\n[scenario.harvest]\nhero_die = \"green\"\nbones = [\"n9\", \"p5\"]\n", table_22_8());
    let folder = Folder { quick: ContentFile { name: "quick.toml", text: &text }, ..Folder::STANDARD };
    let game = ColorQuest::load(&folder).unwrap();
    for scenario in Scenario::ALL {
        let setup = Setup { scenario, placing: Placing::Quick, ..Setup::default() };
        let state = game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
        let other = scenario == Scenario::Harvest;
        let die = if other { paint::Colour::Green } else { paint::Colour::Purple };
        assert_eq!(state.pool(Camp::Kaos).hero(), Some(die), "{scenario:?}");
        let pile = game.layout(&state).square(Point::named(if other { "p5" } else { "p6" }).unwrap()).unwrap();
        assert!(state.field().bones().has(pile), "{scenario:?}");
        assert_eq!(state.field().of(Camp::Gaia).count(), 4);
    }
}
