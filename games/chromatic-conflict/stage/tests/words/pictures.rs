//! Pictures show the table, all of it, and no more than the viewer may see.

use super::{games, middle, tags};
use chromatic_conflict::{Action, ChromaticConflict, Chromeca, Faction, Setup, View};
use chromatic_conflict_stage::{Named as _, shape};
use stage::{Picture, Words};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game, Seat, Seed, Table, Viewer};
use texts::{Lang, Message};

fn width(picture: &Picture) -> usize {
    picture.plain().lines().map(|line| line.chars().count()).max().unwrap()
}

fn code(chromeca: Chromeca, view: &View, lang: Lang) -> String {
    let kind = chromeca.kind.name().form("short").say(lang);
    let faction = view.faction(chromeca.seat).unwrap();
    format!("{}{}{kind}", shape(faction), faction.letter().to_ascii_uppercase())
}

#[test]
fn pictures_show_the_whole_table_and_fit() {
    let mut wide = 0;
    let mut seen = 0;
    games(
        30,
        |game, state, _, _| {
            for viewer in Viewer::all(game.seats(state)) {
                let view = game.view(state, viewer);
                for lang in Lang::ALL {
                    let picture = game.draw(&view, lang);
                    let plain = picture.plain();
                    let core = Message::new(ChromaticConflict::NAME, "picture-core").say(lang);
                    for place in &view.places {
                        let name = place.card.place.unwrap().name();
                        let name = if name == "Core" { core.as_str() } else { name };
                        assert_eq!(
                            ["│", "│ "]
                                .iter()
                                .flat_map(|left| [" ", "*"].map(|right| format!("{left}{name}{right}")))
                                .map(|cell| plain.matches(&cell).count())
                                .sum::<usize>(),
                            1,
                            "{name}\n{plain}"
                        );
                    }
                    for chromeca in view.places.iter().filter_map(|place| place.occupant) {
                        let same = |other: &Chromeca| *other == chromeca;
                        let standing = view.places.iter().filter_map(|place| place.occupant).filter(same).count();
                        assert_eq!(plain.matches(&code(chromeca, &view, lang)).count(), standing, "{chromeca:?}\n{plain}");
                    }
                    let shields = view.places.iter().filter(|place| place.shield.is_some()).count();
                    assert_eq!(
                        Faction::ALL
                            .iter()
                            .map(|faction| plain.matches(&format!("[{}]", faction.letter().to_ascii_uppercase())).count())
                            .sum::<usize>(),
                        shields
                    );
                    assert!(plain.ends_with(&format!("{}\n", game.prompt(&view, lang))));
                    let xs = view.places.iter().map(|place| place.at.x);
                    let columns = xs.clone().max().unwrap() - xs.min().unwrap() + 1;
                    assert!(width(&picture) <= 100 || columns > 10, "{plain}");
                    seen += 1;
                    wide += usize::from(columns > 10);
                }
            }
        },
        |_, _| {},
    );
    assert!(wide * 50 < seen, "{wide} of {seen} pictures are too wide");
}

#[test]
fn cc_hid_2_pictures_show_no_card_of_another_hand() {
    games(
        8,
        |game, state, _, _| {
            if game.to_act(state).is_none() {
                return;
            }
            let seats = game.seats(state);
            for viewer in Viewer::all(seats) {
                let view = game.view(state, viewer);
                let on_table: BTreeSet<&str> = view.places.iter().map(|place| place.card.place.unwrap().name()).collect();
                let own = view.seats.iter().filter_map(|seat| seat.hand.as_ref()).flat_map(|hand| &hand.terrains);
                let own: BTreeSet<&str> = own.map(|terrain| terrain.place.unwrap().name()).collect();
                assert!(own.is_empty() || viewer != Viewer::Bystander);
                for lang in Lang::ALL {
                    let plain = game.draw(&view, lang).plain();
                    let shown: BTreeSet<&str> = tags(&plain);
                    let may: BTreeSet<&str> = on_table.union(&own).copied().filter(|name| *name != "Core").collect();
                    assert_eq!(shown, may, "{plain}");
                    let title = Message::new(ChromaticConflict::NAME, "picture-own").say(lang);
                    let cards = |seat: Seat| view.seats[seat.index()].chromecas + view.seats[seat.index()].terrains;
                    assert_eq!(plain.contains(&title), view.viewer.is_some_and(|seat| cards(seat) > 0), "{plain}");
                }
            }
        },
        |_, _| {},
    );
}

#[test]
fn cc_hid_10_the_zones_of_an_absent_faction_are_dots() {
    let game = Arc::new(ChromaticConflict::standard());
    let mut table = Table::open(game.clone(), Setup { seats: 3, ..Setup::default() }, Seed::numbered(1)).unwrap();
    for faction in [Faction::Blue, Faction::Orange, Faction::Violet] {
        table.play(Action::Faction(faction)).unwrap();
    }
    let plain = game.draw(&game.view(table.state(), Viewer::Bystander), Lang::En).plain();
    assert!(plain.contains("│ -.--     │") && plain.contains("zones B.OV:"), "{plain}");
}

#[test]
fn pictures_of_the_middle_of_a_game_are_as_kept() {
    let game = ChromaticConflict::standard();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    for lang in golden::RECORDED {
        let drawn = game.draw(&middle(&[]), lang).plain();
        let file = folder.join(format!("middle.{}.txt", lang.code()));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &drawn).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(drawn, kept, "{} differs; BLESS=1 rewrites it", file.display());
    }
}
