//! There is a chunk for each game, and what is in it belongs together.

use arcade::{AnyGame, AnySetup, Seed};
use bots::Bot;
use futures_util::FutureExt;
use game_chunks::{GameChunk, Missing, fetch};

fn chunk(name: &str) -> Result<GameChunk, Missing> {
    fetch(name).now_or_never().expect("nothing is far away here")
}

#[test]
fn every_game_comes_with_its_own_rules_and_bots() {
    for name in AnyGame::NAMES {
        let chunk = chunk(name).unwrap();
        assert_eq!(chunk.game.name(), *name);
        let table = chunk.game.open(&AnySetup::default(), Seed::numbered(1)).unwrap();
        let mut bot = Bot::new("greedy".parse().unwrap(), 1);
        let choice = chunk.think(&mut bot, &table.insight().unwrap()).unwrap();
        assert!(table.explain(&choice.action, arcade::Lang::En).unwrap().legal, "{name}: {}", choice.action);
    }
}

#[test]
fn bots_of_one_game_do_not_answer_for_another() {
    let [one, other] = ["chromatic-conflict", "paint-brawl"].map(|name| chunk(name).unwrap());
    let table = other.game.open(&AnySetup::default(), Seed::numbered(1)).unwrap();
    let mut bot = Bot::new("greedy".parse().unwrap(), 1);
    assert!(one.think(&mut bot, &table.insight().unwrap()).is_none());
}

#[test]
fn what_is_no_game_is_said_to_be_none() {
    assert_eq!(chunk("chess").unwrap_err(), Missing::Unknown);
}
