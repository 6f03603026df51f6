//! The packs of this browser, and the things of the one on the bench.

use super::ReasonView;
use super::bench::Bench;
use crate::board::Icon;
use crate::settings::{lang, settings};
use crate::{download, drawings};
use arcade::{PackFile, Reason};
use interaction::Pack;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// The largest file that is read: a little more than any pack may have, so that what is too large is refused with its reason.
const LARGEST: f64 = 2_000_000.0;

/// The packs.
#[component]
pub(super) fn DynGame(bench: Bench) -> impl IntoView {
    let refused = RwSignal::new(Vec::<Reason>::new());
    let packs = move || {
        bench.packs.get().0.into_iter().enumerate().map(|(at, pack)| {
            let choose = move |_| {
                bench.thing.set(None);
                bench.pack.set(at);
                let any = bench.packs.with_untracked(|packs| packs.0.get(at).is_some_and(|pack| !pack.drafts.is_empty()));
                bench.thing.set(any.then_some(0));
            };
            view! { <button class="btn sm" aria-pressed=move || (bench.pack.get() == at).to_string() data-pack=pack.file() on:click=choose>{pack.name.clone()}</button> }
        }).collect_view()
    };
    let new_pack = move |_| bench.add_pack(&say!(settings().lang.get_untracked(), "my-pack"), Vec::new());
    let import = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(files) = input.files() else { return };
        let files: Vec<web_sys::File> = (0..files.length()).filter_map(|at| files.get(at)).collect();
        spawn_local(async move {
            let mut read = Vec::new();
            for file in files {
                let text = if file.size() > LARGEST {
                    None
                } else {
                    JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string())
                };
                read.push(PackFile::new(file.name(), &text.unwrap_or_default()));
            }
            input.set_value("");
            match taken(bench, &read) {
                Ok((name, drafts)) => {
                    refused.set(Vec::new());
                    bench.take_in(&name, drafts);
                }
                Err(reasons) => refused.set(reasons),
            }
        });
    };
    let export = move |_| {
        if let Some(file) = untrack(move || bench.file()) {
            download::text(&file.name, &file.text);
        }
    };
    let rename = move |name: String| {
        let at = bench.pack.get_untracked();
        let Some(before) = bench.packs.with_untracked(|packs| packs.0.get(at).cloned()) else { return };
        let name = bench.packs.with_untracked(|packs| packs.free_name(&name, Some(at)));
        let after = Pack { name, ..before.clone() };
        for place in 0..before.drafts.len() {
            let lang = settings().lang.get_untracked();
            if let Some(form) = bench.game.with_value(|game| game.form(&before.drafts, place, lang)) {
                drawings::rename(&before.drawing(&form.own), &after.drawing(&form.own));
            }
        }
        bench.packs.update(|packs| packs.0[at] = after);
    };
    let asked = RwSignal::new(false);
    let delete = move |_| {
        asked.set(false);
        bench.gone.set(None);
        let at = bench.pack.get_untracked();
        bench.thing.set(None);
        bench.packs.update(|packs| {
            if at < packs.0.len() {
                packs.0.remove(at);
            }
        });
        bench.pack.set(0);
    };
    let print = move |_| {
        // A browser that cannot print says so itself.
        let _ = window().print();
    };
    let any = Memo::new(move |_| bench.packs.with(|packs| !packs.0.is_empty()));
    let name = move || bench.current().map(|pack| pack.name).unwrap_or_default();
    let sorry = move || {
        let reasons = refused.get();
        (!reasons.is_empty()).then(|| {
            let entries = reasons.into_iter().map(|reason| view! { <ReasonView reason about=None /> }).collect_view();
            view! {
                <section class="card pad stack ws-refused" role="alert">
                    <h2><Icon look="ic-warn" /> {text!("refused-pack")}</h2>
                    <ul class="ws-reasons">{entries}</ul>
                    <div><button class="btn sm" on:click=move |_| refused.set(Vec::new())>{text!("close")}</button></div>
                </section>
            }
        })
    };
    let first = move || {
        (!any.get()).then(|| {
            let begin = move |sort: &'static str| move |_| bench.make(sort, &say!(settings().lang.get_untracked(), "my-pack"));
            view! {
                <section class="card pad stack ws-screen">
                    <h2>{text!("first-thing")}</h2>
                    <div class="row-btns">
                        {move || bench.crafts().into_iter().enumerate().map(|(at, craft)| {
                            let sort: &'static str = ["hero", "enemy", "item", "card", "quest"].into_iter().find(|sort| *sort == craft.sort).unwrap_or("hero");
                            view! { <button class="btn" class:primary=at == 0 data-make=sort title=craft.words on:click=begin(sort)><Icon look="ic-plus" /> {craft.name}</button> }
                        }).collect_view()}
                    </div>
                </section>
            }
        })
    };
    view! {
        <section class="card pad stack ws-shelf ws-screen" aria-label=text!("packs")>
            <div class="row-btns">
                <span class="hd">{text!("packs")}</span>
                {packs}
                <button class="btn sm quiet" data-tool="new-pack" on:click=new_pack><Icon look="ic-plus" /> {text!("new-pack")}</button>
                <label class="btn sm quiet">{text!("import")}<input class="vh" type="file" multiple accept=".toml,text/plain" data-tool="import" on:change=import /></label>
            </div>
            <Show when=move || any.get()>
                <div class="row-btns">
                    <label class="ws-name"><span class="vh">{text!("pack-name")}</span>
                        <input class="in" type="text" maxlength="40" aria-label=text!("pack-name") prop:value=name on:change=move |event| rename(event_target_value(&event)) /></label>
                    <button class="btn sm" data-tool="export" on:click=export><Icon look="ic-download" /> {text!("export")}</button>
                    <button class="btn sm" data-tool="print" on:click=print>{text!("print")}</button>
                    <Show when=move || asked.get() fallback=move || view! { <button class="btn sm quiet danger" data-tool="delete-pack" on:click=move |_| asked.set(true)>{text!("delete-pack")}</button> }>
                        <button class="btn sm danger" data-tool="really" on:click=delete>{text!("really-delete")}</button>
                        <button class="btn sm quiet" on:click=move |_| asked.set(false)>{text!("no")}</button>
                    </Show>
                </div>
            </Show>
        </section>
        {move || (bench.full.get() || bench.unkept.get()).then(|| view! { <p class="warn" role="alert">{text!("no-room")}</p> })}
        {sorry}
        {first}
    }
}

/// The drafts of files, if the game would play with them as they are, with a name for their pack.
fn taken(bench: Bench, files: &[PackFile]) -> Result<(String, Vec<arcade::Draft>), Vec<Reason>> {
    let lang = settings().lang.get_untracked();
    bench.game.with_value(|game| {
        let told = |errors: Vec<arcade::ContentError>| game.reasons(&errors, lang);
        game.with_packs(files).map_err(told)?;
        let drafts = game.unpack(files).map_err(told)?;
        let name = files.first().map(|file| Pack::name_of(&file.name)).unwrap_or_default();
        Ok((name, drafts))
    })
}

/// The things of the pack, sort by sort.
#[component]
pub(super) fn Things(bench: Bench) -> impl IntoView {
    let sorts = move || {
        let (titles, survey) = (bench.titles.get(), bench.survey.get());
        bench.crafts().into_iter().map(|craft| {
            let things = titles.iter().enumerate().filter(|(_, (sort, _))| *sort == craft.sort);
            let things = things.map(|(at, (_, title))| {
                let wrong = survey.reasons.iter().any(|reason| reason.draft == Some(at));
                view! {
                    <li>
                        <button class="ws-thing" aria-current=move || (bench.thing.get() == Some(at)).then_some("true") on:click=move |_| bench.thing.set(Some(at))>
                            <span>{title.clone()}</span>
                            {wrong.then(|| view! { <Icon look="ic-warn" /><span class="vh">{text!("what-is-wrong")}</span> })}
                        </button>
                        <button class="btn icon quiet sm" aria-label=text!("remove") title=text!("remove") on:click=move |_| bench.throw_away(at)><Icon look="ic-close" /></button>
                    </li>
                }
            });
            let things = things.collect_view();
            let sort = craft.sort.clone();
            let make = move |_| bench.make(&sort, &say!(settings().lang.get_untracked(), "my-pack"));
            view! {
                <section>
                    <h2 class="hd">{craft.many}</h2>
                    <ul>{things}</ul>
                    <button class="btn sm quiet" data-make=craft.sort.clone() title=craft.words on:click=make><Icon look="ic-plus" /> {craft.name}</button>
                </section>
            }
        }).collect_view()
    };
    let gone = move || {
        bench.gone.get().map(|_| view! { <button class="btn sm" data-tool="take-back" on:click=move |_| bench.take_back()><Icon look="ic-undo" /> {text!("take-back")}</button> })
    };
    view! { <nav class="ws-things card pad" aria-label=move || bench.current().map(|pack| pack.name).unwrap_or_else(|| say!(lang(), "packs"))>{sorts}{gone}</nav> }
}
