//! The line at the top of every page.

use crate::board::{Icon, symbol};
use crate::language;
use crate::settings::{Theme, settings};
use arcade::Lang;
use leptos::prelude::*;

/// The top line: the house, what is played, and what holds for every page.
#[component]
pub(crate) fn Top(
    /// What is played here, as short words; the first is the title.
    #[prop(optional, into)]
    heading: Signal<Vec<String>>,
) -> impl IntoView {
    let settings = settings();
    let chips = move || {
        let words = heading.get();
        let title = words.first().cloned().map(|title| view! { <b>{title}</b> });
        let rest = words.into_iter().skip(1).map(|word| view! { <span class="chip">{word}</span> }).collect_view();
        view! { {title} {rest} }
    };
    let language = |lang: Lang| {
        let spoken = move || settings.lang.get() == lang;
        view! { <option value=lang.code() lang=lang.code() selected=spoken>{lang.name()}</option> }
    };
    let choose = move |event: web_sys::Event| {
        let select: web_sys::HtmlSelectElement = event_target(&event);
        if let Ok(lang) = select.value().parse() {
            language::change(lang);
        }
        // Until the texts are here, what is chosen is what is spoken.
        select.set_value(settings.lang.get_untracked().code());
    };
    let unspoken = move || {
        settings.unspoken.get().map(|lang| {
            view! { <p class="warn unspoken" role="alert">{text!("language-not-fetched", language = lang.name())}</p> }
        })
    };
    let colours = text!("colours" / settings.theme.get().code());
    let lamp = move || {
        let look = match settings.theme.get() {
            Theme::System => "ic-auto",
            Theme::Light => "ic-sun",
            Theme::Dark => "ic-moon",
        };
        view! { <Icon look=look /> }
    };
    let sound = text!("sound" / if settings.sound.get() { "on" } else { "off" });
    let horn = move || {
        let look = if settings.sound.get() { "ic-sound-on" } else { "ic-sound-off" };
        view! { <Icon look=look /> }
    };
    view! {
        <header class="top">
            <a class="skip" href="#main">{text!("skip")}</a>
            <a class="brand" href="/" aria-label=text!("home")>
                <svg viewBox="0 0 48 48" aria-hidden="true"><use_ href=symbol("logo") width="48" height="48"></use_></svg>
                <span>"Khroma"</span>
            </a>
            <div class="where">{chips}</div>
            <span class="grow"></span>
            <nav class="nav">
                <a class="btn quiet sm" href="/online" title=text!("online")><Icon look="ic-globe" /> <span class="t">{text!("online")}</span></a>
                <a class="btn quiet sm" href="/replay" title=text!("replays")><Icon look="ic-clock" /> <span class="t">{text!("replays")}</span></a>
            </nav>
            <select class="tongue" aria-label=text!("language") prop:value=move || settings.lang.get().code() on:change=choose>
                {Lang::ALL.map(language).collect_view()}
            </select>
            <button class="btn icon quiet" aria-label=sound title=sound aria-pressed=move || settings.sound.get().to_string() on:click=move |_| settings.sound.update(|sound| *sound = !*sound)>
                {horn}
            </button>
            <button class="btn icon quiet" aria-label=colours title=colours on:click=move |_| settings.theme.update(|theme| *theme = theme.next())>
                {lamp}
            </button>
        </header>
        {unspoken}
    }
}
