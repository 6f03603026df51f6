//! What a visitor has chosen for every page: language, colours of the evening, sound, name. The browser remembers it.

use crate::storage;
use arcade::Lang;
use leptos::prelude::*;
use leptos::reactive::graph::Source;
use std::cell::OnceCell;
use std::time::Duration;

/// Light, dark, or what the system says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    /// What the system says.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name in the browser's memory.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The one after it, for a button that goes round.
    pub(crate) fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::System,
        }
    }
}

/// What a visitor has chosen.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language. It is changed by `language::change`, which brings its texts first.
    pub(crate) lang: RwSignal<Lang>,
    /// A language that was wanted and whose texts did not come.
    pub(crate) unspoken: RwSignal<Option<Lang>>,
    /// The colours.
    pub(crate) theme: RwSignal<Theme>,
    /// Whether there is sound.
    pub(crate) sound: RwSignal<bool>,
    /// The name at online tables.
    pub(crate) name: RwSignal<String>,
}

impl Settings {
    /// What the browser remembers, or else prefers.
    fn load() -> Settings {
        let (lang, unspoken) = crate::language::begun();
        let theme = storage::get("theme").and_then(|code| Theme::ALL.into_iter().find(|theme| theme.code() == code));
        let settings = Settings {
            lang: RwSignal::new(lang),
            unspoken: RwSignal::new(unspoken),
            theme: RwSignal::new(theme.unwrap_or(Theme::System)),
            sound: RwSignal::new(storage::get("sound").is_some_and(|sound| sound == "on")),
            name: RwSignal::new(storage::get("name").unwrap_or_default()),
        };
        settings.remember();
        settings
    }

    fn remember(self) {
        Effect::new(move |_| {
            let lang = self.lang.get();
            // A language that is spoken because another one did not come was not chosen.
            if self.unspoken.get_untracked().is_none() {
                storage::set("lang", lang.code());
            }
            crate::language::announce(lang);
        });
        Effect::new(move |_| {
            let theme = self.theme.get();
            storage::set("theme", theme.code());
            let root = document().document_element();
            let Some(root) = root else { return };
            // A browser that refuses an attribute of the root element shows the system's colours.
            let _ = match theme {
                Theme::System => root.remove_attribute("data-theme"),
                chosen => root.set_attribute("data-theme", chosen.code()),
            };
        });
        Effect::new(move |_| storage::set("sound", if self.sound.get() { "on" } else { "off" }));
        Effect::new(move |_| storage::set("name", &self.name.get()));
    }
}

thread_local! {
    /// What the page as a whole has loaded. It is asked for in event handlers and after waiting too, where a component's
    /// context is not at hand.
    static LOADED: OnceCell<Settings> = const { OnceCell::new() };
}

/// The settings of this page; the page loads them before it shows anything, so they last as long as it does.
pub(crate) fn settings() -> Settings {
    LOADED.with(|loaded| *loaded.get_or_init(Settings::load))
}

/// Forgets who followed the settings and is gone. A signal keeps a piece of each follower that it ever had until it ends
/// itself, and these last as long as the page does, while every line of a table's log follows the language.
///
/// It waits until what is being left now is gone.
pub(crate) fn forget_followers() {
    fn renew<T: Send + Sync + 'static>(signal: RwSignal<T>) {
        // Whoever is still there is told, looks again and thereby follows again; in between nobody does.
        signal.notify();
        signal.clear_subscribers();
    }
    set_timeout(
        || {
            let settings = settings();
            renew(settings.lang);
            renew(settings.unspoken);
            renew(settings.theme);
            renew(settings.sound);
            renew(settings.name);
        },
        Duration::ZERO,
    );
}

/// The language now.
pub(crate) fn lang() -> Lang {
    settings().lang.get()
}
