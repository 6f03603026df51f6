//! The answer to "why can't I?": one sentence, and the rule behind it.

use super::Playing;
use super::playing::Told;
use crate::board::Icon;
use crate::settings::lang;
use leptos::prelude::*;

/// What is answered.
#[component]
pub(super) fn Toast(playing: Playing) -> impl IntoView {
    let session = playing.session;
    let trouble = move || {
        session.trouble.get().map(|words| {
            let title = say!(lang(), "something-wrong");
            let close = Callback::new(move |()| session.trouble.set(None));
            paper(playing, "ic-warn", title, Told::Why(words), None, close)
        })
    };
    let answer = move || {
        playing.notice.get().map(|notice| {
            let title = match (&notice.about, &notice.rule) {
                (Some(about), Some(_)) => say!(lang(), "why-not", about = about.to(lang())),
                (Some(about), None) => about.to(lang()),
                (None, _) => String::new(),
            };
            let look = if notice.about.is_some() && notice.rule.is_none() { "ic-hint" } else { "ic-warn" };
            let close = Callback::new(move |()| playing.notice.set(None));
            paper(playing, look, title, notice.answer, notice.rule, close)
        })
    };
    view! { <div class="toasts" role="alert">{trouble}{answer}</div> }
}

fn paper(
    playing: Playing,
    look: &'static str,
    title: String,
    answer: Told,
    rule: Option<String>,
    close: Callback<()>,
) -> impl IntoView {
    let game = playing.session.game.with_value(|game| game.name());
    let text = move || match &answer {
        Told::Why(why) => why.to(lang()),
        Told::Could(choice) => playing.choices.with(|choices| {
            let now = choices.iter().find(|other| other.action == choice.action);
            now.unwrap_or(choice).words.clone()
        }),
    };
    let link = rule.map(|rule| {
        let href = format!("/rules/{game}#{rule}");
        view! { <a class="rule" href=href>{text!("rule-link", rule = rule.clone())}</a> }
    });
    view! {
        <div class="toast">
            <Icon look=look class="big ico" />
            <div>
                <b>{title}</b>
                <p>{text}</p>
                {link}
            </div>
            <button class="x" aria-label=text!("close") on:click=move |_| close.run(())><Icon look="ic-close" /></button>
        </div>
    }
}
