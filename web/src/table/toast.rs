//! The answer to "why can't I?": one sentence, and the rule behind it.

use super::Playing;
use crate::board::Icon;
use crate::settings::{lang, say};
use arcade::Lang;
use desk::texts;
use leptos::prelude::*;

/// What is answered.
#[component]
pub(super) fn Toast(playing: Playing) -> impl IntoView {
    let session = playing.session;
    let trouble = move || {
        session.trouble.get().map(|words| {
            let title = texts::SOMETHING_WRONG.to(lang()).to_owned();
            paper(
                "ic-warn",
                title,
                words,
                None,
                Callback::new(move |()| session.trouble.set(None)),
                session.game.with_value(|game| game.name()),
            )
        })
    };
    let answer = move || {
        playing.notice.get().map(|notice| {
            let title = match (&notice.about, &notice.rule, lang()) {
                (Some([about, _]), Some(_), Lang::En) => format!("{} {about}?", texts::WHY_NOT.to(Lang::En)),
                (Some([_, about]), Some(_), Lang::Fr) => format!("{} {about}\u{a0}?", texts::WHY_NOT.to(Lang::Fr)),
                (Some([about, _]), None, Lang::En) | (Some([_, about]), None, Lang::Fr) => about.clone(),
                (None, ..) => String::new(),
            };
            let look = if notice.about.is_some() && notice.rule.is_none() { "ic-hint" } else { "ic-warn" };
            let close = Callback::new(move |()| playing.notice.set(None));
            paper(look, title, notice.words, notice.rule, close, session.game.with_value(|game| game.name()))
        })
    };
    view! { <div class="toasts" role="alert">{trouble}{answer}</div> }
}

fn paper(
    look: &'static str,
    title: String,
    words: [String; 2],
    rule: Option<String>,
    close: Callback<()>,
    game: &'static str,
) -> impl IntoView {
    let text = move || match lang() {
        Lang::En => words[0].clone(),
        Lang::Fr => words[1].clone(),
    };
    let link = rule.map(|rule| {
        view! { <a class="rule" href=format!("/rules/{game}#{rule}")>{say(texts::RULE)} " · " {rule.clone()}</a> }
    });
    view! {
        <div class="toast">
            <Icon look=look class="big ico" />
            <div>
                <b>{title}</b>
                <p>{text}</p>
                {link}
            </div>
            <button class="x" aria-label=say(texts::CLOSE) on:click=move |_| close.run(())><Icon look="ic-close" /></button>
        </div>
    }
}
