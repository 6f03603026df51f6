//! Short texts of what is put together: read by the game, judged by the rules.

#![allow(clippy::unwrap_used)]

use arcade::{AnyGame, AnyTable, Error, Lang, PlayerView, Seat, Seed, Viewer};

fn table() -> Box<dyn AnyTable> {
    let game = AnyGame::named("color-quest").unwrap();
    game.open(&game.quick_start("full").unwrap(), Seed::numbered(1)).unwrap()
}

fn sight(table: &dyn AnyTable, seat: u8) -> Box<dyn PlayerView> {
    let viewer = Viewer::Seat(Seat::numbered(seat).unwrap());
    table.game().sight(table.world(viewer).position(), viewer).unwrap()
}

#[test]
fn a_text_becomes_actions_that_can_be_played() {
    let mut table = table();
    for text in ["gaia oak ninja shaman djinn", "gaia chosen-one ninja golem", "gaia"] {
        for action in sight(&*table, 1).import_roster(text).unwrap() {
            table.play(&action).unwrap();
        }
        assert_eq!(sight(&*table, 1).scene(Lang::En).roster.unwrap().text, text);
    }
}

#[test]
fn what_a_rule_forbids_is_refused_by_it_in_both_languages() {
    let table = table();
    let refused = sight(&*table, 1).import_roster("gaia oak ninja ninja").unwrap_err();
    assert_eq!((refused.code(), refused.rule()), ("refused", Some("CQ-ARM-3")));
    let says = |lang| table.game().rule_words("CQ-ARM-3", lang).unwrap().to_owned();
    assert!(Lang::ALL.into_iter().all(|lang| refused.words(lang).contains(&says(lang))), "{refused}");
    let unknown = sight(&*table, 1).import_roster("gaia wolf").unwrap_err();
    assert_eq!(unknown.code(), "bad-roster");
    assert_ne!(unknown.words(Lang::En), unknown.words(Lang::Fr));
    // Nobody builds for another.
    assert_eq!(sight(&*table, 2).import_roster("gaia oak"), Err(Error::NotAsked));
    // A game without such a list says so.
    let other = AnyGame::named("paint-brawl").unwrap();
    let other = other.open(&other.quick_start("initiation-2").unwrap(), Seed::numbered(1)).unwrap();
    assert_eq!(sight(&*other, 1).import_roster("gaia oak").unwrap_err().code(), "bad-roster");
}

#[test]
fn only_an_option_of_the_game_has_pictures_and_its_rule_has_words() {
    for game in AnyGame::all() {
        for rule in game.options().iter().filter_map(|option| game.pictured(option.key)) {
            assert!(Lang::ALL.into_iter().all(|lang| game.rule_words(rule, lang).is_some()), "{rule}");
        }
        assert_eq!(game.pictured("nothing"), None);
    }
}
