//! The rules of a game, each with its number, for those who were told "why not?".

use super::Lost;
use crate::games;
use crate::parts::Top;
use crate::settings::{lang, say, settings};
use desk::texts;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map};

/// The page.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let params = use_params_map();
    let Some(game) = params.get_untracked().get("game").and_then(|name| games::named(&name)) else {
        return view! { <Lost /> }.into_any();
    };
    let title = game.blurb().title;
    let lang_signal = settings().lang;
    let heading = Signal::derive(move || vec![title.to(lang_signal.get()).to_owned()]);
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
            <h1>{say(texts::RULES)}</h1>
            <p>{say(texts::RULES_INTRO)}</p>
            <dl class="card pad">{rows}</dl>
        </main>
    }
    .into_any()
}
