//! The language that the page speaks, and its texts: they are fetched when they are needed, in one language at a time.

use crate::settings::settings;
use crate::{online, storage, timer};
use arcade::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

/// What every page says.
const ALWAYS: [&str; 2] = [texts::COMMON, "page"];
/// How long it is told that a language did not come, in milliseconds.
const TOLD: u32 = 8_000;
/// How long is waited before the first texts are asked for again, in milliseconds.
const AGAIN: u32 = 2_000;

/// The texts did not come; they may if they are asked for again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unreachable;

thread_local! {
    /// The domains whose texts are in use, in whichever language.
    static USED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    /// What is here, by language and domain.
    static HERE: RefCell<BTreeSet<(Lang, String)>> = const { RefCell::new(BTreeSet::new()) };
    /// The language that the page begins with, and the one that it should have begun with if that did not come.
    static BEGUN: Cell<(Lang, Option<Lang>)> = const { Cell::new((Lang::En, None)) };
    /// The language that was chosen last: one that comes later than the next choice is too late.
    static WANTED: Cell<Option<Lang>> = const { Cell::new(None) };
}

/// The language that the visitor chose before, or else the first of the browser's languages that the house speaks.
pub(crate) fn preferred() -> Lang {
    if let Some(chosen) = storage::get("lang").and_then(|code| code.parse().ok()) {
        return chosen;
    }
    let wanted = window().navigator().languages();
    let wanted = wanted.iter().filter_map(|tag| tag.as_string());
    wanted.filter_map(|tag| tag.get(..2).and_then(|tag| tag.to_lowercase().parse().ok())).next().unwrap_or_default()
}

/// Tells the browser, and whoever reads the page aloud, which language it speaks.
pub(crate) fn announce(lang: Lang) {
    if let Some(root) = document().document_element() {
        // An element refuses only names that are none.
        let _ = root.set_attribute("lang", lang.code());
    }
}

/// Brings what every page says, in the preferred language; if that does not come, in another one. It waits until one is there.
pub(crate) async fn begin() {
    USED.with_borrow_mut(|used| used.extend(ALWAYS.map(str::to_owned)));
    let preferred = preferred();
    loop {
        for lang in [preferred].into_iter().chain(Lang::ALL.into_iter().filter(|&lang| lang != preferred)) {
            if bring_used(lang).await.is_ok() {
                return BEGUN.set((lang, (lang != preferred).then_some(preferred)));
            }
        }
        timer::sleep(AGAIN).await;
    }
}

/// The language that the page begins with, and the one that did not come.
pub(crate) fn begun() -> (Lang, Option<Lang>) {
    BEGUN.get()
}

/// Brings the texts of a domain in the language that is spoken.
///
/// # Errors
/// If they cannot be fetched now.
pub(crate) async fn bring(domain: &str) -> Result<(), Unreachable> {
    let new = USED.with_borrow_mut(|used| used.insert(domain.to_owned()));
    loop {
        let lang = settings().lang.get_untracked();
        if bring_used(lang).await.is_err() {
            // What is not there is not in use.
            if new {
                USED.with_borrow_mut(|used| used.remove(domain));
            }
            return Err(Unreachable);
        }
        // Another one may have been chosen meanwhile.
        if lang == settings().lang.get_untracked() {
            return Ok(());
        }
    }
}

/// Speaks another language as soon as all texts that are in use are here in it; if they do not come, says so.
pub(crate) fn change(to: Lang) {
    WANTED.set(Some(to));
    let settings = settings();
    spawn_local(async move {
        let came = bring_used(to).await;
        if WANTED.get() != Some(to) {
            return;
        }
        match came {
            Ok(()) => {
                settings.unspoken.set(None);
                settings.lang.set(to);
            }
            Err(Unreachable) => {
                settings.unspoken.set(Some(to));
                timer::sleep(TOLD).await;
                if settings.unspoken.get_untracked() == Some(to) {
                    settings.unspoken.set(None);
                }
            }
        }
    });
}

/// Brings all texts that are in use in a language, also those that come into use meanwhile.
async fn bring_used(lang: Lang) -> Result<(), Unreachable> {
    loop {
        let here = |domain: &String| HERE.with_borrow(|here| here.contains(&(lang, domain.clone())));
        let lacking: Vec<String> = USED.with_borrow(|used| used.iter().filter(|domain| !here(domain)).cloned().collect());
        if lacking.is_empty() {
            return Ok(());
        }
        // All are asked for before the first one is waited for.
        let coming: Vec<_> =
            lacking.into_iter().map(|domain| (address(lang, &domain).map(|at| online::text_at(&at)), domain)).collect();
        for (file, domain) in coming {
            if let Some(file) = file {
                let source = file.await.map_err(|_| Unreachable)?;
                // What cannot be read in it is said in English or by its key: the tests of the house read every file.
                let _ = texts::load(lang, &domain, vec![source]);
            }
            HERE.with_borrow_mut(|here| here.insert((lang, domain)));
        }
    }
}

/// Where the texts of a domain are: `index.html` says it, because names change with what is in the files. A domain that has
/// no texts is not named.
fn address(lang: Lang, domain: &str) -> Option<String> {
    let meta = document().query_selector("meta[name=texts]").ok()??;
    let table = meta.get_attribute("content")?;
    let name = format!("{}/{domain}", lang.code());
    table.split_whitespace().filter_map(|line| line.split_once('=')).find(|(of, _)| *of == name).map(|(_, at)| at.to_owned())
}
