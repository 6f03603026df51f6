//! A form, whatever it asks.

use super::bench::Bench;
use super::entry::FieldView;
use crate::board::Icon;
use crate::timer;
use arcade::{FormEntry, FormList, FormNode};
use interaction::entry_name;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

/// The form of the thing on the bench. Its parts are drawn anew only where what is asked has changed, so that whoever writes
/// keeps the place.
#[component]
pub(super) fn FormView(bench: Bench) -> impl IntoView {
    let count = Memo::new(move |_| bench.form_skeleton.with(Vec::len));
    let part = move |place: usize| {
        let node = Memo::new(move |_| bench.form_skeleton.with(|nodes| nodes.get(place).cloned()));
        move || node.get().map(|node| view! { <NodeView bench node top=true /> })
    };
    // Another thing is another form, even where the same is asked.
    let thing = Memo::new(move |_| (bench.pack.get(), bench.thing.get()));
    view! {
        <form class="ws-form" on:submit=|event| event.prevent_default()>
            {move || {
                thing.track();
                view! { <For each=move || 0..count.get() key=|place| *place let(place)>{part(place)}</For> }
            }}
        </form>
    }
}

/// A part of a form.
#[component]
pub(super) fn NodeView(
    /// The bench.
    bench: Bench,
    /// The part.
    node: FormNode,
    /// Whether it stands on its own.
    #[prop(default = false)]
    top: bool,
) -> AnyView {
    match node {
        FormNode::Field(field) => view! { <FieldView bench field top /> }.into_any(),
        FormNode::List(list) => view! { <ListView bench list /> }.into_any(),
        FormNode::Group { name, nodes } => {
            let nodes = nodes.into_iter().map(|node| view! { <NodeView bench node /> }).collect_view();
            view! { <fieldset class:fs=top class="ws-group"><legend>{name}</legend><div class="ws-fields">{nodes}</div></fieldset> }.into_any()
        }
    }
}

/// Gives the keyboard to an element that is about to be drawn.
pub(super) fn focus_later(id: String) {
    spawn_local(async move {
        timer::sleep(30).await;
        let element = document().get_element_by_id(&id).and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(element) = element {
            // An element that cannot have it leaves it where it is.
            let _ = element.focus();
        }
    });
}

/// The id of what stands at a place of the draft.
pub(super) fn id_at(path: &str) -> String {
    format!("ws{}", path.replace(['/', '~', ':', '.'], "-"))
}

#[component]
fn ListView(bench: Bench, list: FormList) -> impl IntoView {
    let FormList { path, name, most, entries, more, named } = list;
    let (count, full) = (entries.len(), entries.len() >= most);
    let entries =
        entries.into_iter().enumerate().map(|(place, entry)| view! { <EntryView bench entry first=place == 0 named /> });
    let entries = entries.collect_view();
    let chosen = RwSignal::new(0_usize);
    let new_name = RwSignal::new(String::new());
    let templates = StoredValue::new(more.clone());
    let target = StoredValue::new(path.clone());
    let add = move |_| {
        let Some(template) = templates.with_value(|more| more.get(chosen.get_untracked()).cloned()) else { return };
        let path = target.get_value();
        let at = if named {
            let wanted: String = new_name
                .get_untracked()
                .trim()
                .to_lowercase()
                .chars()
                .map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '_' })
                .collect();
            if wanted.is_empty() {
                return;
            }
            let at = format!("{path}/{wanted}");
            bench.edit(|draft| {
                if draft.at(&at).is_none() {
                    draft.set(&at, template.value);
                }
            });
            at
        } else {
            bench.edit(|draft| draft.add(&path, template.value));
            format!("{path}/{count}")
        };
        bench.open.update(|open| {
            open.insert(at.clone());
        });
        focus_later(format!("{}-entry", id_at(&at)));
    };
    let label = more.first().map(|template| template.name.clone()).unwrap_or_default();
    let several = more.len() > 1;
    let choices = more
        .iter()
        .enumerate()
        .map(|(place, template)| view! { <option value=place.to_string()>{template.name.clone()}</option> })
        .collect_view();
    let select_id = format!("{}-add", id_at(&path));
    let adder = (!full && !more.is_empty()).then(|| {
        view! {
            <div class="ws-add">
                {several.then(|| view! {
                    <label class="vh" for=select_id.clone()>{name.clone()}</label>
                    <select class="in" id=select_id.clone() on:change=move |event| chosen.set(event_target_value(&event).parse().unwrap_or(0))>{choices}</select>
                })}
                {named.then(|| view! {
                    <input class="in" type="text" maxlength="20" aria-label=text!("name-of-new") placeholder=text!("name-of-new")
                        prop:value=move || new_name.get() on:input=move |event| new_name.set(event_target_value(&event)) />
                })}
                <button class="btn sm" type="button" data-add=path.clone() on:click=add><Icon look="ic-plus" /> {if several { String::new() } else { label }} {several.then(|| view! { {text!("add")} })}</button>
            </div>
        }
    });
    view! {
        <fieldset class="fs ws-list" id=id_at(&target.get_value())>
            <legend>{name} " " <span class="chip">{count}</span></legend>
            <div class="ws-entries">{entries}</div>
            {adder}
        </fieldset>
    }
}

#[component]
fn EntryView(bench: Bench, entry: FormEntry, first: bool, named: bool) -> impl IntoView {
    let FormEntry { path, nodes, fixed, .. } = entry;
    let place = StoredValue::new(path.clone());
    let name = move || {
        let name =
            bench.form.with(|form| form.as_ref().and_then(|form| entry_name(&form.nodes, &place.get_value()).map(str::to_owned)));
        name.filter(|name| !name.is_empty()).unwrap_or_else(|| "…".to_owned())
    };
    let wrong = move || !bench.wrong(&place.get_value()).is_empty();
    // A value that is all there is needs no lid.
    if let [FormNode::Field(field)] = nodes.as_slice()
        && field.path == path
    {
        let node = FormNode::Field(field.clone());
        return view! { <div class="ws-line" id=format!("{}-entry", id_at(&path)) tabindex="-1"><NodeView bench node /><Remove bench path=place /></div> }.into_any();
    }
    let is_open = move || bench.open.with(|open| open.contains(&place.get_value()));
    let toggled = move |event: web_sys::Event| {
        let now = event_target::<web_sys::Element>(&event).has_attribute("open");
        let path = place.get_value();
        bench.open.update_untracked(|open| {
            if now {
                open.insert(path)
            } else {
                open.remove(&path)
            };
        });
    };
    let raise = move |_| bench.edit(|draft| draft.raise(&place.get_value()));
    let nodes = nodes.into_iter().map(|node| view! { <NodeView bench node /> }).collect_view();
    view! {
        <details class="ws-entry" class:wrong=wrong open=is_open on:toggle=toggled>
            <summary id=format!("{}-entry", id_at(&path))>{name}</summary>
            <div class="ws-fields">
                {nodes}
                <div class="row-btns">
                    {(!first && !named).then(|| view! { <button class="btn sm quiet" type="button" on:click=raise>"↑ " {text!("earlier")}</button> })}
                    {(!fixed).then(|| view! { <Remove bench path=place /> })}
                </div>
            </div>
        </details>
    }
    .into_any()
}

#[component]
fn Remove(bench: Bench, path: StoredValue<String>) -> impl IntoView {
    let remove = move |_| {
        let path = path.get_value();
        // What is shown of a counter goes with it.
        let label = path.strip_prefix("/counters/").map(|name| format!("/labels/{name}"));
        bench.edit(|draft| {
            draft.take(&path);
            label.iter().for_each(|label| draft.take(label));
        });
    };
    view! { <button class="btn sm quiet danger" type="button" aria-label=text!("remove") title=text!("remove") on:click=remove><Icon look="ic-close" /></button> }
}
