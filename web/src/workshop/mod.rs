//! The workshop: where visitors make what a game can be played with. What can be made, what is asked and what is refused comes
//! from the game; this draws it, keeps it in the browser, and hands it out as files.

mod bench;
mod card;
mod chart;
mod entry;
mod form;
mod pad;
mod shelf;
mod squares;

pub(crate) use bench::{kept_packs, playable};

use crate::board::Icon;
use crate::games;
use crate::parts::Top;
use crate::said::Said;
use crate::session::{LocalTable, Sitter, Who};
use crate::settings::lang;
use arcade::{AnySetup, PackFile, Reason};
use bench::Bench;
use card::{CardView, PrintSheet};
use chart::ChartView;
use form::FormView;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use pad::Pad;
use shelf::{DynGame, Things};

/// The page.
#[component]
pub(crate) fn Workshop() -> impl IntoView {
    games::with(games::workshop(), |game| view! { <Room bench=Bench::of(game) /> }.into_any())
}

#[component]
fn Room(bench: Bench) -> impl IntoView {
    let title = move || games::title(games::workshop(), lang()).unwrap_or_default();
    let heading = Signal::derive(move || vec![title(), say!(lang(), "workshop")]);
    let any = Memo::new(move |_| bench.packs.with(|packs| !packs.0.is_empty()));
    let chosen = Memo::new(move |_| bench.thing.get().filter(|_| bench.form.with(Option::is_some)));
    let editor = move || chosen.get().map(|_| view! { <Editor bench /> });
    view! {
        <Top heading />
        <main id="main" class="page workshop">
            <div class="pg-h ws-screen"><div><h1>{text!("workshop")}</h1><p>{text!("workshop-words")}</p></div></div>
            <DynGame bench />
            <Show when=move || any.get()>
                <div class="ws-bench ws-screen">
                    <Things bench />
                    {editor}
                </div>
            </Show>
            <PrintSheet bench />
        </main>
    }
}

/// One thing: what is asked of it, how it looks, and what is wrong with it.
#[component]
fn Editor(bench: Bench) -> impl IntoView {
    let drawn = Memo::new(move |_| bench.craft().is_some_and(|craft| craft.drawn));
    let story = Memo::new(move |_| bench.form.with(|form| form.as_ref().is_some_and(|form| form.chart.is_some())));
    let navigate = use_navigate();
    let trouble = RwSignal::new(None::<Said>);
    let fine = Memo::new(move |_| bench.survey.with(|survey| survey.reasons.is_empty()));
    let try_it = move |_| match begin(bench) {
        Ok(()) => navigate("/table/local", NavigateOptions::default()),
        Err(error) => trouble.set(Some(error)),
    };
    let trial = Memo::new(move |_| bench.form.with(|form| form.as_ref().is_some_and(|form| !form.trial.is_empty())));
    let set_up = move || bench.current().map(|pack| format!("/setup/{}?pack={}", games::workshop(), pack.file()));
    view! {
        <FormView bench />
        <aside class="ws-side">
            <div class="card pad stack">
                <CardView bench />
                <Show when=move || drawn.get()><Pad bench /></Show>
            </div>
            <Reasons bench />
            <div class="row-btns">
                <Show when=move || trial.get()>
                    <button class="btn primary" data-tool="try" disabled=move || !fine.get() on:click=try_it.clone()><Icon look="ic-play" /> {text!("try-quest")}</button>
                </Show>
                <Show when=move || fine.get()>
                    <a class="btn" class:primary=move || !trial.get() data-tool="play-with" href=set_up><Icon look="ic-play" /> {text!("play-with-it")}</a>
                </Show>
            </div>
            {move || trouble.get().map(|trouble| view! { <crate::parts::Sorry trouble /> })}
        </aside>
        <Show when=move || story.get()><ChartView bench /></Show>
    }
}

/// Begins a game with the quest that is made.
fn begin(bench: Bench) -> Result<(), Said> {
    let pack = bench.current().ok_or_else(|| msg!("refused-pack"))?;
    let text = bench.survey.with_untracked(|survey| survey.text.clone());
    let game = bench.game.with_value(|game| game.with_packs(&[PackFile::new(pack.file(), &text)]));
    let game = game.map_err(|_| msg!("refused-pack"))?;
    let trial = bench.form.with_untracked(|form| form.as_ref().map(|form| form.trial.clone()).unwrap_or_default());
    let setup: AnySetup = game.setup(trial.iter().map(|(key, value)| (&**key, &**value)))?;
    let alone = vec![Sitter { who: Who::Person, name: String::new() }];
    Ok(LocalTable::prepare(&game, &setup, alone)?)
}

/// Everything that is wrong with the pack, or that nothing is.
#[component]
fn Reasons(bench: Bench) -> impl IntoView {
    let list = move || {
        let reasons = bench.survey.with(|survey| survey.reasons.clone());
        if reasons.is_empty() {
            return view! { <p class="ws-fine"><Icon look="ic-check" /> {text!("pack-is-fine")}</p> }.into_any();
        }
        let titles = bench.titles.get();
        let entries = reasons.into_iter().map(|reason| {
            let about = reason.draft.and_then(|draft| titles.get(draft).map(|(_, title)| title.clone()));
            view! { <ReasonView reason about /> }
        });
        view! { <ul class="ws-reasons">{entries.collect_view()}</ul> }.into_any()
    };
    view! { <section class="card pad stack" role="status" aria-label=text!("what-is-wrong")><h2>{text!("what-is-wrong")}</h2>{list}</section> }
}

/// One thing that is wrong.
#[component]
pub(crate) fn ReasonView(
    /// What.
    reason: Reason,
    /// With which thing.
    #[prop(optional_no_strip)]
    about: Option<String>,
) -> impl IntoView {
    let place = match about {
        Some(about) => about,
        None => format!("{}:{}", reason.file, reason.line),
    };
    let rule = (!reason.rule.is_empty()).then(|| {
        view! { <a class="rule" href=format!("/rules/{}#{}", games::workshop(), reason.rule)>{reason.rule.clone()}</a> }
    });
    view! {
        <li data-code=reason.code.clone()>
            <b>{place}</b> " · " <span>{reason.words}</span>
            <small><code>{reason.code.clone()}</code> " " <span lang="en">{reason.detail}</span> " " {rule}</small>
        </li>
    }
}
