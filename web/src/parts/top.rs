//! The line at the top of every page.

use crate::board::{Icon, symbol};
use crate::settings::{Theme, lang, say, settings};
use arcade::Lang;
use desk::texts;
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
    let language = move |lang: Lang| {
        view! {
            <button
                lang=lang.code()
                aria-pressed=move || (settings.lang.get() == lang).to_string()
                on:click=move |_| settings.lang.set(lang)
            >
                {lang.code().to_uppercase()}
            </button>
        }
    };
    let colours = move || {
        let text = match settings.theme.get() {
            Theme::System => texts::COLOURS_SYSTEM,
            Theme::Light => texts::COLOURS_LIGHT,
            Theme::Dark => texts::COLOURS_DARK,
        };
        text.to(lang())
    };
    let lamp = move || {
        let look = match settings.theme.get() {
            Theme::System => "ic-auto",
            Theme::Light => "ic-sun",
            Theme::Dark => "ic-moon",
        };
        view! { <Icon look=look /> }
    };
    let sound = move || if settings.sound.get() { texts::SOUND_ON } else { texts::SOUND_OFF }.to(lang());
    let horn = move || {
        let look = if settings.sound.get() { "ic-sound-on" } else { "ic-sound-off" };
        view! { <Icon look=look /> }
    };
    view! {
        <header class="top">
            <a class="skip" href="#main">{say(texts::SKIP)}</a>
            <a class="brand" href="/" aria-label=say(texts::HOME)>
                <svg viewBox="0 0 48 48" aria-hidden="true"><use_ href=symbol("logo") width="48" height="48"></use_></svg>
                <span>"Khroma"</span>
            </a>
            <div class="where">{chips}</div>
            <span class="grow"></span>
            <nav class="nav">
                <a class="btn quiet sm" href="/online" title=say(texts::ONLINE)><Icon look="ic-globe" /> <span class="t">{say(texts::ONLINE)}</span></a>
                <a class="btn quiet sm" href="/replay" title=say(texts::REPLAYS)><Icon look="ic-clock" /> <span class="t">{say(texts::REPLAYS)}</span></a>
            </nav>
            <div class="seg" role="group" aria-label=say(texts::LANGUAGE)>{language(Lang::Fr)} {language(Lang::En)}</div>
            <button class="btn icon quiet" aria-label=sound title=sound aria-pressed=move || settings.sound.get().to_string() on:click=move |_| settings.sound.update(|sound| *sound = !*sound)>
                {horn}
            </button>
            <button class="btn icon quiet" aria-label=colours title=colours on:click=move |_| settings.theme.update(|theme| *theme = theme.next())>
                {lamp}
            </button>
        </header>
    }
}
