//! The rules of a game, each with its number, for those who were told "why not?".

use crate::games;
use crate::parts::Top;
use crate::settings::lang;
use arcade::AnyGame;
use leptos::prelude::*;
use leptos_router::hooks::use_location;

/// The page.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    games::of_address(|game| view! { <Book game /> }.into_any())
}

/// All rules of a game.
#[component]
fn Book(game: AnyGame) -> impl IntoView {
    let name = game.name();
    let heading = Signal::derive(move || games::title(name, lang()).into_iter().collect());
    let ids: Vec<String> = game.rules().into_iter().map(str::to_owned).collect();
    let location = use_location();
    let wanted = Memo::new(move |_| location.hash.get().trim_start_matches('#').to_owned());
    let rows = ids.into_iter().map(|id| {
        let words = {
            let (game, id) = (game.clone(), id.clone());
            move || game.rule_words(&id, lang()).unwrap_or_default().to_owned()
        };
        let current = {
            let id = id.clone();
            move || (wanted.get() == id).then_some("true")
        };
        view! { <div class="rule-i" id=id.clone() aria-current=current><dt class="ruleref">{id.clone()}</dt><dd>{words}</dd></div> }
    });
    let rows = rows.collect_view();
    Effect::new(move |_| {
        let wanted = wanted.get();
        // The router scrolls to the top when it has changed the page, which is after this.
        request_animation_frame(move || {
            if let Some(element) = document().get_element_by_id(&wanted) {
                element.scroll_into_view();
            }
        });
    });
    view! {
        <Top heading />
        <main id="main" class="page">
            <h1>{text!("rules")}</h1>
            <p>{text!("rules-intro")}</p>
            <dl class="card pad">{rows}</dl>
        </main>
    }
}
