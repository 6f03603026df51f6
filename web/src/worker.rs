//! The bots' worker: it answers questions, one after another, beside the page.

use crate::question::{Answer, Question};
use arcade::{AnyGame, PackFile, Seed};
use bots::{Bot, Choice};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance, WorkerGlobalScope};

thread_local! {
    /// The browser's clock, as workers have it.
    static PERFORMANCE: Option<Performance> =
        js_sys::global().dyn_into::<WorkerGlobalScope>().ok().and_then(|scope| scope.performance());
    /// The games that were asked for: their content is read once.
    static GAMES: RefCell<BTreeMap<String, AnyGame>> = const { RefCell::new(BTreeMap::new()) };
    /// The game with packs that was asked for last.
    static PACKED: RefCell<Option<AnyGame>> = const { RefCell::new(None) };
}

/// Listens, and says so.
pub(crate) fn start(scope: &DedicatedWorkerGlobalScope) -> Result<(), JsValue> {
    let here = scope.clone();
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok()) else { return };
        if say(&here, &answer(&question)).is_err() {
            // Whoever waits for it is told that the worker is of no use.
            wasm_bindgen::throw_str("the answer cannot be sent");
        }
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    say(scope, &Answer::Ready { ready: true })
}

fn say(scope: &DedicatedWorkerGlobalScope, answer: &Answer) -> Result<(), JsValue> {
    let text = serde_json::to_string(answer).map_err(|error| error.to_string())?;
    scope.post_message(&JsValue::from(text))
}

fn answer(question: &Question) -> Answer {
    match choose(question) {
        Ok(Choice { action, iterations }) => Answer::Chosen { id: question.id, action, iterations },
        Err(error) => Answer::Failed { id: question.id, error },
    }
}

fn choose(question: &Question) -> Result<Choice<String>, String> {
    let game = packed(game(&question.game)?, &question.packs)?;
    let table = game.resume(&question.position, Seed::numbered(0)).map_err(|error| error.to_string())?;
    let insight = table.insight().ok_or("the game is over")?;
    if insight.seat() != question.seat {
        return Err(format!("seat {} decides, not seat {}", insight.seat(), question.seat));
    }
    let mut bot = Bot::new(question.bot.parse()?, question.seed).with_clock(clock);
    bot.choose_from(&insight).ok_or_else(|| "there is nothing to choose".to_owned())
}

fn game(name: &str) -> Result<AnyGame, String> {
    GAMES.with_borrow_mut(|games| {
        if let Some(game) = games.get(name) {
            return Ok(game.clone());
        }
        let game = AnyGame::named(name).map_err(|error| error.to_string())?;
        games.insert(name.to_owned(), game.clone());
        Ok(game)
    })
}

/// The game with these packs over its content.
fn packed(game: AnyGame, packs: &[PackFile]) -> Result<AnyGame, String> {
    if packs.is_empty() {
        return Ok(game);
    }
    PACKED.with_borrow_mut(|last| {
        if let Some(known) = last.as_ref().filter(|known| known.name() == game.name() && known.packs() == packs) {
            return Ok(known.clone());
        }
        let made =
            game.with_packs(packs).map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
        *last = Some(made.clone());
        Ok(made)
    })
}

/// The time since the worker began.
fn clock() -> Duration {
    PERFORMANCE.with(|performance| Duration::from_secs_f64(performance.as_ref().map_or(0.0, Performance::now) / 1000.0))
}
