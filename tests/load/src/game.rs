//! A course of play that needs no luck, so that all tables can play it.

use crate::Outcome;
use arcade::{AnyGame, Lang, Seat, Seed};
use serde_json::{Map, Value};
use tabletop::Rng;

/// The game that is played.
pub(crate) const GAME: &str = "paint-brawl";

/// Its setup: figures stand at once, and there are no cards to draw.
pub(crate) fn setup() -> Map<String, Value> {
    [("placing", "quick"), ("level", "initiation")].map(|(key, value)| (key.to_owned(), value.into())).into_iter().collect()
}

/// So many decisions, with the seats that take them.
pub(crate) fn course(decisions: usize) -> Outcome<Vec<(Seat, String)>> {
    let game = AnyGame::named(GAME)?;
    let setup = game.setup([("placing", "quick"), ("level", "initiation"), ("seats", "2")])?;
    for seed in 0..1000 {
        let (mut table, mut rng) = (game.open(&setup, Seed::numbered(seed))?, Rng::stream(seed, 1));
        let mut course = Vec::new();
        while let (Some(seat), true) = (table.to_act(), course.len() < decisions) {
            let options = table.options(Lang::En);
            let action = options[rng.index(options.len())].action.clone();
            table.play(&action)?;
            course.push((seat, action));
        }
        let luck = (0..=course.len()).any(|number| !table.luck(number).is_empty());
        if luck {
            return Err("this game needs luck, so that its course cannot be known".into());
        }
        if course.len() == decisions {
            return Ok(course);
        }
    }
    Err("no game is long enough".into())
}
