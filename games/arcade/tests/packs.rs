//! Packs behind the table of text and JSON.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use arcade::{AnyGame, AnySetup, Draft, Form, Lang, PackFile, Seed, Survey, Viewer};
use serde_json::json;

fn bees(game: &AnyGame, name: &str) -> PackFile {
    let mut hero = game.blank("hero", &[]).unwrap();
    hero.set("/name", json!({ "en": "Beekeeper", "fr": "" }));
    let survey = game.survey(name, &[hero], Lang::En);
    assert_eq!(survey.reasons, []);
    PackFile::new(name, &survey.text)
}

#[test]
fn cr_cust_2_a_table_with_a_pack_is_replayed_by_whoever_has_the_game() {
    let game = AnyGame::named("coraquest").unwrap();
    let packed = game.with_packs(&[bees(&game, "bees.pack.toml")]).unwrap();
    assert_eq!(packed.edition(), game.edition());
    let mut table = packed.open(&AnySetup::default(), Seed::numbered(3)).unwrap();
    let pick = table.options(Lang::En).into_iter().find(|offer| offer.action.contains("hero_1")).unwrap();
    assert!(pick.words.contains("Beekeeper"), "{pick:?}");
    table.play(&pick.action).unwrap();
    let replayed = game.replay(&table.transcript().unwrap()).unwrap();
    assert_eq!((replayed.position(), replayed.game().packs()), (table.position(), packed.packs()));
    // A world of it is read with the same pack, and with it only.
    let world = table.world(Viewer::Bystander);
    assert!(packed.sight(world.position(), Viewer::Bystander).is_ok());
    assert!(game.sight(world.position(), Viewer::Bystander).is_err());
}

#[test]
fn figures_of_a_pack_name_the_drawing_of_their_maker() {
    let game = AnyGame::named("coraquest").unwrap();
    let packed = game.with_packs(&[bees(&game, "bees.pack.toml")]).unwrap();
    let mut table = packed.open(&AnySetup::default(), Seed::numbered(3)).unwrap();
    let scene = |table: &dyn arcade::AnyTable| {
        let viewer = table.to_act().map_or(Viewer::Bystander, Viewer::Seat);
        packed.sight(table.world(viewer).position(), viewer).unwrap().scene(Lang::En)
    };
    let cards = scene(&*table).hand;
    let owned: Vec<&str> = cards.iter().flat_map(|card| &card.face).filter_map(|part| part.own.as_deref()).collect();
    assert_eq!(owned, ["bees.pack.toml/hero-hero_1"]);
    let pick = table.options(Lang::En).into_iter().find(|offer| offer.action.contains("hero_1")).unwrap();
    table.play(&pick.action).unwrap();
    for _ in 0..30 {
        let pieces = scene(&*table).pieces;
        let own: Vec<&str> = pieces.iter().filter_map(|piece| piece.part.own.as_deref()).collect();
        if !own.is_empty() {
            assert_eq!(own, ["bees.pack.toml/hero-hero_1"]);
            return;
        }
        let first = table.options(Lang::En).remove(0);
        table.play(&first.action).unwrap();
    }
    panic!("the hero never stood on the board");
}

#[test]
fn games_without_a_workshop_say_so() {
    for game in AnyGame::all().filter(|game| game.name() != "coraquest") {
        assert_eq!(game.crafts(Lang::En), []);
        assert_eq!((game.blank("hero", &[]), game.packs()), (None, Vec::new()));
        let errors = game.with_packs(&[PackFile::new("a.pack.toml", "")]).unwrap_err();
        assert!(errors[0].to_string().ends_with("takes no packs"), "{errors:?}");
        assert_eq!(game.reasons(&errors, Lang::Fr).len(), 1);
        assert_eq!(game.survey("a.pack.toml", &[], Lang::En), Survey::default());
    }
}

#[test]
fn what_the_workshop_says_can_be_sent_as_json() {
    let game = AnyGame::named("coraquest").unwrap();
    let drafts: Vec<Draft> = game.crafts(Lang::Fr).iter().map(|craft| game.blank(&craft.sort, &[]).unwrap()).collect();
    for index in 0..drafts.len() {
        let form = game.form(&drafts, index, Lang::Fr).unwrap();
        let sent = serde_json::to_string(&form).unwrap();
        assert_eq!(serde_json::from_str::<Form>(&sent).unwrap(), form);
    }
    let survey = game.survey("a.pack.toml", &drafts, Lang::Fr);
    assert!(!survey.reasons.is_empty(), "nothing has a name yet");
    assert_eq!(serde_json::from_str::<Survey>(&serde_json::to_string(&survey).unwrap()).unwrap(), survey);
    let sent = serde_json::to_string(&drafts).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Draft>>(&sent).unwrap(), drafts);
}

#[test]
fn the_box_of_a_game_says_whether_it_has_a_workshop() {
    for name in AnyGame::NAMES {
        let game = AnyGame::named(name).unwrap();
        assert_eq!(AnyGame::blurb(name).unwrap().workshop, !game.crafts(Lang::En).is_empty(), "{name}");
    }
}
