//! The bots' worker: it answers questions, one after another, beside the page.

use crate::games;
use crate::question::{Answer, Question};
use arcade::{Lang, Seed};
use bots::{Bot, Choice};
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance, WorkerGlobalScope};

thread_local! {
    /// The browser's clock, as workers have it.
    static PERFORMANCE: Option<Performance> =
        js_sys::global().dyn_into::<WorkerGlobalScope>().ok().and_then(|scope| scope.performance());
}

/// Listens, and says so.
pub(crate) fn start(scope: &DedicatedWorkerGlobalScope) -> Result<(), JsValue> {
    let here = scope.clone();
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok()) else { return };
        let here = here.clone();
        wasm_bindgen_futures::spawn_local(async move {
            if say(&here, &answer(&question).await).is_err() {
                // Whoever waits for it is told that the worker is of no use.
                wasm_bindgen::throw_str("the answer cannot be sent");
            }
        });
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    say(scope, &Answer::Ready { ready: true })
}

fn say(scope: &DedicatedWorkerGlobalScope, answer: &Answer) -> Result<(), JsValue> {
    let text = serde_json::to_string(answer).map_err(|error| error.to_string())?;
    scope.post_message(&JsValue::from(text))
}

async fn answer(question: &Question) -> Answer {
    match choose(question).await {
        Ok(Choice { action, iterations }) => Answer::Chosen { id: question.id, action, iterations },
        Err(error) => Answer::Failed { id: question.id, error },
    }
}

async fn choose(question: &Question) -> Result<Choice<String>, String> {
    let chunk = games::fetch_shipped(&question.game).await.map_err(|missing| format!("{}: {missing:?}", question.game))?;
    let game = games::as_played(&chunk.game, &question.played, None).await.map_err(|why| why.to(Lang::En))?;
    let game = games::packed(&game, &question.packs).ok_or("the packs cannot be read")?;
    let table = game.resume(&question.position, Seed::numbered(0)).map_err(|error| error.to_string())?;
    let insight = table.insight().ok_or("the game is over")?;
    if insight.seat() != question.seat {
        return Err(format!("seat {} decides, not seat {}", insight.seat(), question.seat));
    }
    let mut bot = Bot::new(question.bot.parse()?, question.seed).with_clock(clock);
    chunk.think(&mut bot, &insight).ok_or_else(|| "there is nothing to choose".to_owned())
}

/// The time since the worker began.
fn clock() -> Duration {
    PERFORMANCE.with(|performance| Duration::from_secs_f64(performance.as_ref().map_or(0.0, Performance::now) / 1000.0))
}
