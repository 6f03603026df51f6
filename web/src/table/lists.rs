//! What was put together, kept under names in this browser, and sent as a line of text.

use super::roster::Muster;
use crate::board::Icon;
use crate::said::Said;
use crate::settings::lang;
use crate::storage;
use interaction::Kept;
use leptos::prelude::*;

/// Where the lists of a kind of a game are kept.
fn place(game: &str, kind: &str) -> String {
    format!("lists.{game}.{kind}")
}

/// Keeping, loading, deleting and sharing.
#[component]
pub(super) fn Lists(muster: Muster) -> impl IntoView {
    let game = muster.game();
    let kind = Memo::new(move |_| muster.of(|roster| roster.kind));
    let text = Memo::new(move |_| muster.of(|roster| roster.text.clone()));
    let read = move |kind: &str| interaction::Lists::read(&storage::get(&place(game, kind)).unwrap_or_default());
    let lists = RwSignal::new(interaction::Lists::default());
    Effect::new(move |_| lists.set(read(kind.get())));
    let change = move |edit: &dyn Fn(&mut interaction::Lists)| {
        // Another window of this browser may have kept something since.
        let mut now = read(kind.get_untracked());
        edit(&mut now);
        storage::set(&place(game, kind.get_untracked()), &now.write());
        lists.set(now);
    };
    let (name, sent) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let trouble = RwSignal::new(None::<Said>);
    let copied = RwSignal::new(false);
    Effect::new(move |_| {
        text.track();
        copied.set(false);
    });
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let base = muster.of(|roster| roster.title.clone());
        let given = name.get_untracked();
        let given = if given.trim().is_empty() { lists.get_untracked().free_name(&base) } else { given };
        change(&|lists| lists.keep(&given, &text.get_untracked()));
        name.set(String::new());
    };
    let load = move |text: &str| trouble.set(muster.load(text).err());
    let use_sent = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        load(&sent.get_untracked());
        if trouble.get_untracked().is_none() {
            sent.set(String::new());
        }
    };
    let copy = move |_| {
        // A browser that forbids the clipboard still shows the text.
        let _ = window().navigator().clipboard().write_text(&text.get_untracked());
        copied.set(true);
    };
    let row = move |kept: Kept| {
        let (loaded, forgotten) = (kept.text.clone(), kept.name.clone());
        view! {
            <li>
                <span><b>{kept.name.clone()}</b> <small>{kept.text.clone()}</small></span>
                <button class="btn sm" data-tool="load" on:click=move |_| load(&loaded)>
                    {text!("load-list")} <span class="vh">" " {kept.name.clone()}</span>
                </button>
                <button class="btn sm icon quiet" data-tool="forget" title=text!("delete-list") on:click=move |_| change(&|lists| lists.forget(&forgotten))>
                    <Icon look="ic-trash" /> <span class="vh">{say!(lang(), "delete-named", name = kept.name.clone())}</span>
                </button>
            </li>
        }
    };
    let rows = move || lists.get().iter().cloned().map(row).collect_view();
    let none = move || lists.get().iter().next().is_none().then(|| view! { <p class="mean">{text!("no-lists")}</p> });
    let why = move || {
        let words = trouble.get()?.to(lang());
        Some(view! { <p class="whynot" role="alert">{words}</p> })
    };
    view! {
        <details class="more lists">
            <summary>{text!("kept-lists")}</summary>
            <form class="line" on:submit=keep>
                <input class="in" type="text" maxlength="40" data-tool="list-name" aria-label=text!("list-name") placeholder=text!("list-name")
                    prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) />
                <button class="btn sm" data-tool="keep">{text!("keep-list")}</button>
            </form>
            {none}
            <ul class="kept">{rows}</ul>
            <div class="line">
                <input class="in" type="text" readonly data-tool="list-text" aria-label=text!("list-text") prop:value=move || text.get() />
                <button class="btn sm" data-tool="copy" on:click=copy>
                    <Icon look="ic-copy" /> {move || if copied.get() { say!(lang(), "copied") } else { say!(lang(), "copy") }}
                </button>
            </div>
            <form class="line" on:submit=use_sent>
                <input class="in" type="text" maxlength="600" data-tool="list-sent" aria-label=text!("list-from-text") placeholder=text!("list-from-text")
                    aria-invalid=move || trouble.get().is_some().then_some("true")
                    prop:value=move || sent.get() on:input=move |event| sent.set(event_target_value(&event)) />
                <button class="btn sm" data-tool="use">{text!("load-list")}</button>
            </form>
            {why}
        </details>
    }
}
