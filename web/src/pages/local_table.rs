//! `/table/local`: a table that lives in the browser.

use crate::language::preferred;
use crate::thinker::Thinker;
use arcade::{AnyGame, AnySetup, Lang, Offer, Seed};
use bots::{Player, Spec};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_query_map;

/// How many decisions the bots take.
const DECISIONS: usize = 12;

/// Bots that play a game with each other: `?game=` names the game, `bot=` the bot.
#[component]
pub(crate) fn LocalTable() -> impl IntoView {
    let query = use_query_map().get_untracked();
    let lines = RwSignal::new(Vec::<String>::new());
    let failure = RwSignal::new(None::<String>);
    spawn_local(async move {
        let game = query.get("game").unwrap_or_default();
        let bot = query.get("bot");
        if let Err(reason) = play(&game, bot.as_deref(), lines).await {
            failure.set(Some(reason));
        }
    });
    view! {
        <main>
            <ol class="log">{move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ol>
            {move || failure.get().map(|reason| view! { <p role="alert">{reason}</p> })}
        </main>
    }
}

async fn play(game: &str, bot: Option<&str>, lines: RwSignal<Vec<String>>) -> Result<(), String> {
    let bot = bot.map_or(Ok(Spec::usual(Player::Normal)), str::parse)?;
    let game = AnyGame::named(game).map_err(|error| error.words(preferred()))?;
    let seed = Seed::numbered((js_sys::Math::random() * (1u64 << 52) as f64) as u64);
    let mut table = game.open(&AnySetup::default(), seed).map_err(|error| error.words(preferred()))?;
    let thinker = Thinker::shared();
    while let Some(seat) = table.to_act().filter(|_| table.decisions() < DECISIONS) {
        let action = thinker.ask(game.name(), &table.position(), seat, bot).await.map_err(|failure| failure.to_string())?;
        let words = words(&table.options(preferred()), &action);
        table.play(&action).map_err(|error| error.words(Lang::En))?;
        // Whoever has left the page is not told any more.
        if lines.try_update(|lines| lines.push(format!("{seat}: {words}"))).is_none() {
            break;
        }
    }
    Ok(())
}

fn words(options: &[Offer], action: &str) -> String {
    options.iter().find(|offer| offer.action == action).map_or(action, |offer| &offer.words).to_owned()
}
