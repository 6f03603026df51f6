//! Setting up (section 3 of the catalogue): which tables are refused, and how walls and figures are placed one by one.

#![allow(clippy::unwrap_used, reason = "helpers of a test file")]

use paint::Colour;
use paint_brawl::{Colours, First, Kind, Level, PaintBrawl, Placing, Scenario, Setup, Stage, State};
use tabletop::{Chance, Die, Faces, Game as _, Notation as _, Scripted, Seat, Seed, Seeded, Viewer};

/// The colours in their order (table T9).
const COLOURS: [Colour; 6] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Orange, Colour::Purple];

fn coloured(level: Level, colours: &[Colour]) -> Setup {
    Setup { seats: colours.len() as u8, level, colours: Colours(colours.to_vec()), ..Setup::default() }
}

/// The rule that refuses a setup, or nothing.
fn refusal(setup: &Setup) -> Option<&'static str> {
    let game = PaintBrawl::standard();
    game.start(setup, &mut Seeded::new(Seed::numbered(1))).err().map(|refusal| refusal.rule.0)
}

/// A table that is set up by hand.
struct HandLaid {
    game: PaintBrawl,
    state: State,
    chance: Seeded,
}

impl HandLaid {
    fn open(setup: &Setup) -> HandLaid {
        let mut chance = Seeded::new(Seed::numbered(1));
        let game = PaintBrawl::standard();
        let state = game.start(setup, &mut chance).unwrap();
        HandLaid { game, state, chance }
    }

    fn with_luck(setup: &Setup, chance: &mut impl Chance) -> HandLaid {
        let game = PaintBrawl::standard();
        let state = game.start(setup, chance).unwrap();
        HandLaid { game, state, chance: Seeded::new(Seed::numbered(1)) }
    }

    fn quick(setup: Setup) -> HandLaid {
        HandLaid::open(&Setup { placing: Placing::Quick, ..setup })
    }

    /// Who decides, by colour.
    fn asked(&self) -> &'static str {
        self.state.colour(self.game.to_act(&self.state).unwrap()).code()
    }

    fn stage(&self) -> Stage {
        self.game.view(&self.state, Viewer::Bystander).stage
    }

    fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, &mut list);
        list.into_iter().map(|action| self.game.write_action(action)).collect()
    }

    #[track_caller]
    fn options(&self, expected: &str) {
        assert_eq!(self.legal().join(", "), expected);
    }

    #[track_caller]
    fn play(&mut self, text: &str) -> &mut HandLaid {
        let action = self.game.read_action(text).unwrap();
        assert_eq!(self.game.check(&self.state, action), Ok(()), "{text}");
        self.game.play(&mut self.state, action, &mut self.chance, &mut ());
        self.game.validate(&self.state).unwrap();
        self
    }

    /// Plays any of the options.
    fn play_any(&mut self, chance: &mut Seeded) {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, &mut list);
        let at = chance.pick(Die { label: "any", faces: Faces::Numbered }, &vec![1; list.len()]);
        self.game.play(&mut self.state, list[at], &mut self.chance, &mut ());
    }

    /// Plays for the seat of this colour.
    #[track_caller]
    fn by(&mut self, colour: &str, text: &str) -> &mut HandLaid {
        assert_eq!(self.asked(), colour, "{text}");
        self.play(text)
    }

    #[track_caller]
    fn refuse(&mut self, text: &str, rule: &str) -> &mut HandLaid {
        let action = self.game.read_action(text).unwrap();
        assert!(!self.legal().contains(&text.to_owned()), "{text} is an option");
        assert_eq!(self.game.check(&self.state, action).unwrap_err().rule.0, rule, "{text}");
        self
    }

    /// What stands on a square: `red chief`, or nothing.
    fn at(&self, square: &str) -> String {
        let figure = self.state.field().figure(self.game.board().named(square).unwrap());
        figure.map_or_else(String::new, |figure| format!("{} {}", self.state.colour(figure.seat).code(), figure.kind.code()))
    }

    #[track_caller]
    fn stands(&self, figures: &[(&str, &str)]) {
        for (square, figure) in figures {
            assert_eq!(self.at(square), *figure, "on {square}");
        }
    }

    fn walls(&self) -> Vec<String> {
        self.state.field().walls().iter().map(|at| self.game.board().name(at).to_string()).collect()
    }

    /// Fighters of a seat by kind: Warrior, Basher, Hunter, Ranger, Shaman, Mystic.
    fn fighters(&self, seat: usize) -> [u8; 6] {
        Kind::FIGHTERS.map(|kind| self.state.field().count(Seat::at(seat), kind))
    }
}

/// All ways to choose so many colours, each way once.
fn choices(count: usize) -> Vec<Vec<Colour>> {
    let all = (0u8..64).filter(|set| set.count_ones() as usize == count);
    all.map(|set| (0..6).filter(|&at| set >> at & 1 == 1).map(|at| COLOURS[at]).collect()).collect()
}

#[test]
fn pb_setup_1_two_to_four_seats_with_one_colour_each() {
    for seats in [0, 1, 5, 8] {
        assert_eq!(refusal(&Setup { seats, ..Setup::default() }), Some("PB-SETUP-1"), "{seats} seats");
    }
    for seats in 2..=4 {
        for level in Level::ALL {
            let setup = Setup { seats, level, ..Setup::default() };
            assert_eq!(refusal(&setup), None, "{setup:?}");
        }
        for count in (1..=6).filter(|&count| count != usize::from(seats)) {
            let setup = Setup { seats, colours: Colours(COLOURS[..count].to_vec()), ..Setup::default() };
            assert_eq!(refusal(&setup), Some("PB-SETUP-1"), "{count} colours for {seats} seats");
        }
    }
}

#[test]
fn pb_setup_1_only_the_advanced_level_has_switches() {
    let switched = |level: Level, which: usize| {
        let on = |at: usize| (at == which).then_some(true);
        Setup { level, infiltration: on(0), tactical: on(1), women: on(2), blasts: on(3), ..Setup::default() }
    };
    for which in 0..4 {
        assert_eq!(refusal(&switched(Level::Initiation, which)), Some("PB-ADV-1"));
        assert_eq!(refusal(&switched(Level::Normal, which)), Some("PB-ADV-1"));
        assert_eq!(refusal(&switched(Level::Advanced, which)), None);
    }
}

#[test]
fn pb_setup_2_two_seats_never_have_the_same_colour() {
    for colour in COLOURS {
        assert_eq!(refusal(&coloured(Level::Normal, &[colour, colour])), Some("PB-SETUP-2"));
        let other = if colour == Colour::Red { Colour::Blue } else { Colour::Red };
        assert_eq!(refusal(&coloured(Level::Normal, &[other, colour])), None);
        assert_eq!(refusal(&coloured(Level::Normal, &[colour, other, colour])), Some("PB-SETUP-2"));
        assert_eq!(refusal(&coloured(Level::Initiation, &[colour, other, Colour::Green, other])), Some("PB-SETUP-2"));
    }
}

#[test]
fn pb_setup_3_seat_1_is_first_unless_the_table_asks_for_luck() {
    let setup = Setup { placing: Placing::Quick, ..coloured(Level::Normal, &[Colour::Red, Colour::Blue, Colour::Yellow]) };
    let given = HandLaid::open(&setup);
    assert_eq!(given.asked(), "red");
    given.stands(&[("a1", "red chief"), ("a11", "blue chief"), ("k11", "yellow chief")]);
    let setup = Setup { first: First::Random, ..setup };
    for (number, first, chiefs) in [
        (1, "red", ["red chief", "blue chief", "yellow chief"]),
        (2, "blue", ["blue chief", "yellow chief", "red chief"]),
        (3, "yellow", ["yellow chief", "red chief", "blue chief"]),
    ] {
        let luck = vec![format!("first={number}").parse().unwrap()];
        let laid = HandLaid::with_luck(&setup, &mut Scripted::then(luck, Seeded::new(Seed::numbered(1))));
        assert_eq!(laid.asked(), first);
        laid.stands(&[("a1", chiefs[0]), ("a11", chiefs[1]), ("k11", chiefs[2])]);
    }
}

#[test]
fn pb_setup_4_where_the_seats_have_their_quarters() {
    let two = HandLaid::quick(coloured(Level::Normal, &COLOURS[..2]));
    two.stands(&[("a1", "red chief"), ("k11", "blue chief"), ("a11", ""), ("k1", "")]);
    let here =
        |laid: &HandLaid, squares: [&str; 4], colour: &str| squares.iter().filter(|at| laid.at(at).starts_with(colour)).count();
    assert_eq!(here(&two, ["j1", "k1", "j2", "k2"], "red"), 2);
    assert_eq!(here(&two, ["a10", "b10", "a11", "b11"], "blue"), 2);
    let three = HandLaid::quick(coloured(Level::Normal, &COLOURS[..3]));
    three.stands(&[("a1", "red chief"), ("a11", "blue chief"), ("k11", "yellow chief"), ("k1", "")]);
    assert_eq!(["j1", "k1", "j2", "k2"].map(|at| three.at(at)), ["", "", "", ""]);
    let four = HandLaid::quick(coloured(Level::Normal, &COLOURS[..4]));
    four.stands(&[("a1", "red chief"), ("a11", "blue chief"), ("k11", "yellow chief"), ("k1", "green chief")]);
}

#[test]
fn pb_setup_5_women_walls_figures_infiltration_then_play() {
    let setup = Setup { infiltration: Some(true), ..coloured(Level::Advanced, &[Colour::Red, Colour::Blue]) };
    let mut laid = HandLaid::open(&setup);
    laid.options("woman none, woman warrior, woman hunter, woman shaman");
    laid.refuse("wall d4", "PB-DEC-1");
    laid.by("red", "woman warrior").by("blue", "woman none");
    assert_eq!(laid.stage(), Stage::Walls);
    laid.refuse("place warrior", "PB-DEC-2");
    laid.by("red", "wall d4").by("blue", "wall c9").by("red", "wall i3").by("blue", "wall h8");
    assert_eq!(laid.stage(), Stage::Placing);
    laid.stands(&[("a1", "red chief"), ("b2", "red mini"), ("k11", "")]);
    laid.refuse("wall e5", "PB-DEC-3").refuse("run a1 a2", "PB-DEC-3");
    laid.by("red", "place basher").by("red", "place hunter").by("red", "place-at k1").by("red", "place-at j2");
    laid.stands(&[("k11", "blue chief"), ("j10", "blue mini")]);
    laid.by("blue", "place shaman").by("blue", "place hunter").by("blue", "place-at a11").by("blue", "place-at b10");
    assert!(matches!(laid.stage(), Stage::Infiltrating(_)));
    laid.refuse("end", "PB-DEC-4").refuse("infiltrate e5", "PB-ADV-2");
    laid.by("red", "infiltrate d4").by("blue", "infiltrate stay");
    assert_eq!((laid.stage(), laid.asked(), laid.state.round()), (Stage::Playing, "red", 1));
    laid.stands(&[("d4", "red hunter"), ("a2", "red basher"), ("b1", ""), ("k1", "red warrior"), ("j2", "red shaman")]);
    laid.refuse("wall e5", "PB-SETUP-5").refuse("place warrior", "PB-SETUP-5").refuse("infiltrate stay", "PB-SETUP-5");
}

#[test]
fn pb_setup_5_normal_begins_with_walls_and_initiation_with_figures() {
    let normal = HandLaid::open(&coloured(Level::Normal, &COLOURS[..2]));
    assert_eq!((normal.stage(), normal.asked()), (Stage::Walls, "red"));
    let initiation = HandLaid::open(&coloured(Level::Initiation, &COLOURS[..2]));
    assert_eq!((initiation.stage(), initiation.asked()), (Stage::Placing, "red"));
    let without = Setup { women: Some(false), ..coloured(Level::Advanced, &COLOURS[..2]) };
    assert_eq!(HandLaid::open(&without).stage(), Stage::Walls);
}

#[test]
fn pb_setup_6_initiation_allows_scenarios_1_and_2_only() {
    for seats in 2..=4 {
        for scenario in Scenario::ALL {
            let rule = |level: Level| refusal(&Setup { seats, level, scenario, ..Setup::default() });
            let wanted = (scenario.number() > 2).then_some("PB-SETUP-6");
            assert_eq!(rule(Level::Initiation), wanted, "scenario {}", scenario.number());
            assert_eq!((rule(Level::Normal), rule(Level::Advanced)), (None, None));
        }
    }
}

#[test]
fn pb_setup_7_initiation_with_two_seats_takes_primary_colours() {
    for colours in choices(2) {
        let primary = colours.iter().all(|colour| COLOURS[..3].contains(colour));
        let wanted = (!primary).then_some("PB-SETUP-7");
        assert_eq!(refusal(&coloured(Level::Initiation, &colours)), wanted, "{colours:?}");
        assert_eq!(refusal(&coloured(Level::Normal, &colours)), None);
    }
    for colours in [choices(3), choices(4)].concat() {
        let laid = HandLaid::quick(coloured(Level::Initiation, &colours));
        for seat in 0..colours.len() {
            assert_eq!(laid.fighters(seat), [1, 0, 1, 0, 1, 0], "{colours:?}");
        }
    }
    let two = HandLaid::quick(coloured(Level::Initiation, &[Colour::Red, Colour::Yellow]));
    assert_eq!((two.fighters(0), two.fighters(1)), ([2, 0, 1, 0, 1, 0], [1, 0, 2, 0, 1, 0]));
}

#[test]
fn pb_setup_8_capture_with_three_seats_needs_all_castes() {
    use Colour::{Blue, Green, Orange, Purple, Red, Yellow};
    let missing = [[Red, Blue, Purple], [Red, Yellow, Orange], [Blue, Yellow, Green]];
    for level in Level::ALL {
        for mut colours in choices(3) {
            let lacks = missing.iter().any(|triple| triple.iter().all(|colour| colours.contains(colour)));
            let wanted = (lacks && level != Level::Initiation).then_some("PB-SETUP-8");
            for _ in 0..3 {
                colours.rotate_left(1);
                let capture = Setup { scenario: Scenario::Capture, ..coloured(level, &colours) };
                assert_eq!(refusal(&capture), wanted, "{colours:?}");
                assert_eq!(refusal(&coloured(level, &colours)), None);
            }
        }
    }
    let two = Setup { scenario: Scenario::Capture, ..coloured(Level::Normal, &[Red, Purple]) };
    assert_eq!(refusal(&two), None);
}

#[test]
fn pb_team_1_the_teams_are_those_of_the_tables() {
    let two = [[2, 1, 1], [1, 1, 2], [1, 2, 1], [0, 2, 2], [2, 2, 0], [2, 0, 2]];
    let more = [[2, 0, 0], [0, 0, 2], [0, 2, 0], [0, 1, 1], [1, 1, 0], [1, 0, 1]];
    for (count, table) in [(2, two), (3, more), (4, more)] {
        for colours in choices(count) {
            let laid = HandLaid::quick(coloured(Level::Normal, &colours));
            for (seat, colour) in colours.iter().enumerate() {
                let [warriors, hunters, shamans] = table[COLOURS.iter().position(|other| other == colour).unwrap()];
                assert_eq!(laid.fighters(seat), [warriors, 0, hunters, 0, shamans, 0], "{colours:?}");
                assert_eq!(laid.state.field().count(Seat::at(seat), Kind::Chief), 1);
            }
        }
    }
}

#[test]
fn pb_team_2_a_mini_golem_for_everybody_but_initiation_with_three_or_four() {
    for level in Level::ALL {
        for count in 2..=4 {
            let laid = HandLaid::quick(coloured(level, &COLOURS[..count]));
            let wanted = u8::from(level != Level::Initiation || count == 2);
            for seat in (0..count).map(Seat::at) {
                assert_eq!(laid.state.field().count(seat, Kind::Mini), wanted, "{level:?}, {count} seats");
                assert_eq!(laid.state.field().count(seat, Kind::Maxi), 0);
            }
        }
    }
}

#[test]
fn pb_team_3_the_fighters_of_a_zone_are_of_different_castes() {
    let mut laid = HandLaid::open(&coloured(Level::Initiation, &[Colour::Red, Colour::Blue]));
    laid.options("place warrior, place hunter, place shaman");
    laid.by("red", "place warrior").refuse("place warrior", "PB-TEAM-3").options("place hunter, place shaman");
    laid.by("red", "place hunter").stands(&[("a2", "red warrior"), ("b1", "red hunter")]);

    // Two Warriors must not be left for the second zone, so that one follows by itself.
    let mut laid = HandLaid::open(&coloured(Level::Initiation, &[Colour::Red, Colour::Blue]));
    laid.by("red", "place shaman").stands(&[("a2", "red shaman"), ("b1", "red warrior")]);
    laid.options("place-at j1, place-at k1, place-at j2, place-at k2");

    // A woman counts for her caste.
    let mut laid = HandLaid::open(&coloured(Level::Advanced, &[Colour::Red, Colour::Blue]));
    laid.by("red", "woman warrior").by("blue", "woman none");
    laid.by("red", "wall d4").by("blue", "wall c9").by("red", "wall i3").by("blue", "wall h8");
    laid.options("place warrior, place basher, place hunter, place shaman");
    laid.by("red", "place basher").refuse("place warrior", "PB-TEAM-3").refuse("place basher", "PB-TEAM-1");
    laid.options("place hunter, place shaman");
}

#[test]
fn pb_team_3_whatever_is_chosen_both_zones_have_two_castes() {
    let mut chance = Seeded::new(Seed::numbered(3));
    for colours in choices(2) {
        for _ in 0..12 {
            let mut laid = HandLaid::open(&coloured(Level::Normal, &colours));
            while laid.stage() != Stage::Playing {
                laid.play_any(&mut chance);
            }
            for (seat, zones) in [
                (0, [["a2", "b1", "", ""], ["j1", "k1", "j2", "k2"]]),
                (1, [["k10", "j11", "", ""], ["a10", "b10", "a11", "b11"]]),
            ] {
                for zone in zones {
                    let squares = zone.iter().filter_map(|at| laid.game.board().named(at));
                    let figures: Vec<_> = squares.filter_map(|at| laid.state.field().figure(at)).collect();
                    assert!(figures.iter().all(|figure| figure.seat == Seat::at(seat)));
                    let castes: Vec<_> = figures.iter().filter_map(|figure| figure.kind.caste()).collect();
                    assert!(castes.len() == 2 && castes[0] != castes[1], "{colours:?}: {castes:?}");
                }
            }
        }
    }
}

#[test]
fn pb_team_4_three_and_four_seats_choose_the_side_squares() {
    let mut laid = HandLaid::open(&coloured(Level::Normal, &[Colour::Green, Colour::Orange, Colour::Purple]));
    laid.by("green", "wall d4").by("orange", "wall c9").by("purple", "wall h8").by("green", "wall i3");
    laid.stands(&[("a1", "green chief"), ("b2", "green mini"), ("a2", ""), ("b1", "")]);
    laid.options("place hunter, place shaman");
    laid.refuse("place warrior", "PB-TEAM-1").refuse("place-at a2", "PB-DEC-3");
    laid.by("green", "place shaman").stands(&[("a2", "green shaman"), ("b1", "green hunter")]);
    laid.by("orange", "place warrior").stands(&[
        ("a11", "orange chief"),
        ("b10", "orange mini"),
        ("a10", "orange warrior"),
        ("b11", "orange hunter"),
    ]);
    laid.by("purple", "place shaman").stands(&[
        ("k11", "purple chief"),
        ("j10", "purple mini"),
        ("k10", "purple shaman"),
        ("j11", "purple warrior"),
    ]);
    assert_eq!((laid.stage(), laid.asked()), (Stage::Playing, "green"));

    let mut laid = HandLaid::open(&coloured(Level::Initiation, &COLOURS[..4]));
    laid.options("place warrior, place hunter, place shaman");
    laid.by("red", "place shaman").options("place warrior, place hunter");
    laid.by("red", "place hunter");
    laid.stands(&[("a1", "red chief"), ("a2", "red shaman"), ("b1", "red hunter"), ("b2", "red warrior")]);
    laid.by("blue", "place warrior").by("blue", "place hunter");
    laid.by("yellow", "place hunter").by("yellow", "place warrior");
    laid.by("green", "place shaman").by("green", "place warrior");
    laid.stands(&[("k1", "green chief"), ("j1", "green shaman"), ("k2", "green warrior"), ("j2", "green hunter")]);
    assert_eq!((laid.stage(), laid.asked()), (Stage::Playing, "red"));
}

#[test]
fn pb_team_5_two_seats_place_two_fighters_anywhere_in_the_second_zone() {
    let mut laid = HandLaid::open(&coloured(Level::Initiation, &[Colour::Red, Colour::Yellow]));
    laid.stands(&[("a1", "red chief"), ("b2", "red mini"), ("k1", ""), ("j2", "")]);
    laid.by("red", "place warrior").by("red", "place hunter");
    laid.options("place-at j1, place-at k1, place-at j2, place-at k2");
    laid.refuse("place-at a2", "PB-TEAM-5").refuse("place-at j3", "PB-TEAM-5").refuse("place-at a10", "PB-TEAM-5");
    laid.refuse("place warrior", "PB-DEC-3");
    laid.by("red", "place-at k1").options("place-at j1, place-at j2, place-at k2");
    laid.refuse("place-at k1", "PB-TEAM-5");
    laid.by("red", "place-at j2").stands(&[("k1", "red warrior"), ("j2", "red shaman"), ("j1", ""), ("k2", "")]);
    laid.stands(&[("k11", "yellow chief"), ("j10", "yellow mini")]);
    laid.by("yellow", "place hunter").by("yellow", "place shaman");
    laid.stands(&[("k10", "yellow hunter"), ("j11", "yellow shaman")]);
    laid.by("yellow", "place-at a10").by("yellow", "place-at b10");
    laid.stands(&[("a10", "yellow warrior"), ("b10", "yellow hunter"), ("a11", ""), ("b11", "")]);
    assert_eq!((laid.stage(), laid.asked()), (Stage::Playing, "red"));
}

#[test]
fn pb_team_6_the_supply_is_full_at_the_start() {
    for level in Level::ALL {
        for count in 2..=4 {
            let laid = HandLaid::quick(coloured(level, &COLOURS[..count]));
            for seat in (0..count).map(Seat::at) {
                assert_eq!(laid.game.supply(&laid.state, seat), 25);
            }
        }
    }
}

#[test]
fn pb_wall_1_seats_build_in_turn_until_every_quarter_has_a_wall() {
    let mut two = HandLaid::open(&coloured(Level::Normal, &COLOURS[..2]));
    two.refuse("wall c9", "PB-WALL-1").refuse("wall h8", "PB-WALL-1");
    two.by("red", "wall i3").refuse("wall d4", "PB-WALL-1");
    two.by("blue", "wall h8").refuse("wall g5", "PB-WALL-1").by("red", "wall d4");
    two.refuse("wall g9", "PB-WALL-1").by("blue", "wall c9");
    assert_eq!((two.walls(), two.stage()), (["i3", "d4", "h8", "c9"].map(str::to_owned).to_vec(), Stage::Placing));

    let mut three = HandLaid::open(&coloured(Level::Normal, &COLOURS[3..]));
    three.refuse("wall i3", "PB-WALL-1").by("green", "wall d4");
    three.refuse("wall h8", "PB-WALL-1").refuse("wall i3", "PB-WALL-1").by("orange", "wall c9");
    three.refuse("wall i3", "PB-WALL-1").by("purple", "wall h8");
    three.refuse("wall e5", "PB-WALL-1").by("green", "wall i3");
    assert_eq!((three.walls().len(), three.stage()), (4, Stage::Placing));

    let mut four = HandLaid::open(&coloured(Level::Normal, &COLOURS[..4]));
    four.refuse("wall i3", "PB-WALL-1").by("red", "wall d4").by("blue", "wall c9").by("yellow", "wall h8");
    four.refuse("wall e5", "PB-WALL-1").by("green", "wall i3");
    assert_eq!((four.walls().len(), four.stage()), (4, Stage::Placing));
}

#[test]
fn pb_wall_2_no_wall_on_the_seam_or_in_a_zone() {
    let zones = "a1 b1 a2 b2 a10 b10 a11 b11 j10 k10 j11 k11 j1 k1 j2 k2";
    let seam = "f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 a6 b6 c6 d6 e6 g6 h6 i6 j6 k6";
    for count in 2..=4 {
        let mut laid = HandLaid::open(&coloured(Level::Normal, &COLOURS[..count]));
        for at in zones.split(' ').chain(seam.split(' ')) {
            laid.refuse(&format!("wall {at}"), "PB-WALL-2");
        }
    }
    // With three seats nobody deploys in the south-east.
    let mut three = HandLaid::open(&coloured(Level::Normal, &COLOURS[..3]));
    three.by("red", "wall d4").by("blue", "wall c9").by("yellow", "wall h8");
    three.refuse("wall j1", "PB-WALL-2").refuse("wall k2", "PB-WALL-2");
    assert!(three.legal().contains(&"wall i1".to_owned()));
}

#[test]
fn pb_wall_3_no_two_walls_in_a_row_or_a_column() {
    let mut laid = HandLaid::open(&coloured(Level::Normal, &COLOURS[..4]));
    laid.by("red", "wall d4").refuse("wall d9", "PB-WALL-3").refuse("wall d11", "PB-WALL-3");
    laid.by("blue", "wall c9").refuse("wall h9", "PB-WALL-3").by("yellow", "wall h8");
    laid.refuse("wall i4", "PB-WALL-3").refuse("wall h3", "PB-WALL-3");
    // Of the 21 squares of the quarter row 4 and column h are gone.
    assert_eq!(laid.legal().len(), 21 - 5 - 5 + 1);
    laid.by("green", "wall i3");
}

#[test]
fn pb_wall_4_a_wall_may_stand_beside_the_quest_square() {
    let mut laid = HandLaid::open(&coloured(Level::Normal, &COLOURS[..4]));
    laid.by("red", "wall e5").by("blue", "wall d7").by("yellow", "wall h8");
    laid.refuse("wall g5", "PB-WALL-3").by("green", "wall g4");
    let mut laid = HandLaid::open(&coloured(Level::Normal, &COLOURS[..4]));
    laid.by("red", "wall d4").by("blue", "wall e7").by("yellow", "wall h8").by("green", "wall g5");
    let mut laid = HandLaid::open(&coloured(Level::Normal, &COLOURS[..4]));
    laid.by("red", "wall d4").by("blue", "wall c9").by("yellow", "wall g7");
    assert_eq!(laid.walls(), ["d4", "g7", "c9"]);
}

#[test]
fn pb_wall_5_walls_are_neither_adjacent_nor_in_line_and_stay() {
    let mut chance = Seeded::new(Seed::numbered(7));
    for round in 0..60 {
        let mut laid = HandLaid::open(&coloured(Level::Normal, &COLOURS[..2 + round % 3]));
        let mut walls = Vec::new();
        for _ in 0..80 {
            laid.play_any(&mut chance);
            if laid.stage() == Stage::Playing && walls.is_empty() {
                walls = laid.state.field().walls().iter().collect();
            }
        }
        let board = laid.game.board();
        assert_eq!((laid.state.field().walls().iter().collect::<Vec<_>>(), walls.len()), (walls.clone(), 4));
        for (index, &one) in walls.iter().enumerate() {
            for &other in &walls[index + 1..] {
                assert!(board.column(one) != board.column(other) && board.row(one) != board.row(other));
                assert!(board.steps(one, other).is_none_or(|steps| steps > 1));
            }
        }
    }
}

#[test]
fn pb_wall_6_initiation_has_no_walls() {
    for count in 2..=4 {
        let mut laid = HandLaid::quick(coloured(Level::Initiation, &COLOURS[..count]));
        assert!(laid.walls().is_empty());
        let text = laid.game.write_position(&laid.state).replacen("\n 5 .", "\n 5 ^", 1);
        let misread = laid.game.read_position(&text).unwrap_err();
        assert!(misread.message.contains("PB-WALL-6"), "{}", misread.message);
        laid = HandLaid::open(&coloured(Level::Initiation, &COLOURS[..count]));
        laid.refuse("wall d4", "PB-DEC-3");
    }
}

#[test]
fn pb_comp_4_walls_cards_and_actions_at_the_start() {
    for count in 2..=4 {
        let setup = Setup { women: Some(false), ..coloured(Level::Advanced, &COLOURS[..count]) };
        let laid = HandLaid::quick(setup);
        let view = laid.game.view(&laid.state, Viewer::Bystander);
        assert_eq!(laid.walls().len(), 4);
        assert_eq!((view.pile, view.seats[0].cards, view.discard.total()), (23, 1, 0));
        assert_eq!((view.moves, view.attacks), (2, 2));
        for seat in &view.seats {
            assert_eq!(seat.blasts.iter().sum::<u8>(), 2);
        }
        let text = laid.game.write_position(&laid.state);
        let line = text.lines().find(|line| line.starts_with("pile")).unwrap();
        let numbers: Vec<u8> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
        assert_eq!(numbers.iter().filter(|&&number| number == 4).count(), 5, "four of each kind but the one drawn: {line}");
        assert_eq!(numbers.iter().sum::<u8>(), 23);
    }
}

#[test]
fn pb_chief_9_a_matriarch_is_a_setting_of_the_table_for_colours_that_play() {
    let setup = |matriarch: Colour| Setup { matriarchs: Colours(vec![matriarch]), ..coloured(Level::Normal, &COLOURS[..2]) };
    assert_eq!(refusal(&setup(Colour::Green)), Some("PB-CHIEF-9"));
    let quick = HandLaid::quick(setup(Colour::Blue));
    let looks: Vec<bool> = quick.game.view(&quick.state, Viewer::Bystander).seats.iter().map(|seat| seat.matriarch).collect();
    assert_eq!(looks, [false, true]);
    quick.stands(&[("k11", "blue chief")]);
}
