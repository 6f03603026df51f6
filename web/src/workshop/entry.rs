//! One value of a form, whichever way it is given.

use super::bench::Bench;
use super::form::id_at;
use super::squares::SquaresView;
use crate::games;
use arcade::{Choosable, Field, Input};
use leptos::prelude::*;
use serde_json::{Value, json};

/// Above so many, things to choose from are a list that opens.
const MOST_PILLS: usize = 7;

/// One value.
#[component]
pub(super) fn FieldView(bench: Bench, field: Field, top: bool) -> impl IntoView {
    let Field { path, name, hint, input } = field;
    let place = StoredValue::new(path.clone());
    let wrong = Memo::new(move |_| bench.wrong(&place.get_value()));
    let invalid = move || (!wrong.with(Vec::is_empty)).then_some("true");
    let errors = move || {
        wrong
            .get()
            .into_iter()
            .map(|reason| {
                let link = format!("/rules/{}#{}", games::workshop(), reason.rule);
                view! { <p class="err">{reason.words} " " <a class="rule" href=link>{reason.rule.clone()}</a></p> }
            })
            .collect_view()
    };
    let text = move || bench.value(&place.get_value()).and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default();
    let set_text = move |text: String| bench.set(&place.get_value(), Value::String(text));
    let id = id_at(&path);
    let grouped = matches!(input, Input::Dice { .. } | Input::Squares { .. } | Input::Some { .. }) || pills(&input);
    let control = match input {
        Input::Text { most, long: true, .. } => view! {
            <textarea class="in" id=id.clone() rows="3" maxlength=(2 * most).to_string() aria-invalid=invalid
                prop:value=text on:input=move |event| set_text(event_target_value(&event))></textarea>
        }
        .into_any(),
        Input::Text { most, such_as, .. } => {
            let list = format!("{id}-such");
            let options = such_as.iter().map(|text| view! { <option value=text.clone()></option> }).collect_view();
            view! {
                <input class="in" type="text" id=id.clone() maxlength=(2 * most).to_string() autocomplete="off" aria-invalid=invalid
                    list=(!such_as.is_empty()).then(|| list.clone()) prop:value=text on:input=move |event| set_text(event_target_value(&event)) />
                {(!such_as.is_empty()).then(|| view! { <datalist id=list.clone()>{options}</datalist> })}
            }
            .into_any()
        }
        Input::Number { least, most, .. } => {
            view! { <NumberView bench place id=id.clone() least most invalid=Signal::derive(invalid) /> }.into_any()
        }
        Input::Switch { value: _ } => {
            let usual = path.ends_with("/once");
            let on = move || bench.value(&place.get_value()).and_then(|value| value.as_bool()).unwrap_or(usual);
            let flip = move |event| bench.set(&place.get_value(), json!(event_target_checked(&event)));
            return view! {
                <label class="switch" class:fs=top><span>{name}</span><input type="checkbox" id=id prop:checked=on on:change=flip /></label>
                {errors}
            }
            .into_any();
        }
        Input::Choice { choices, .. } if few(&choices) => {
            let group = id.clone();
            let pills = choices.into_iter().map(|choice| {
                let (value, picked) = (choice.value.clone(), choice.value.clone());
                let words = (!choice.words.is_empty()).then(|| view! { <small>{choice.words.clone()}</small> });
                view! {
                    <label class="pill">
                        <input type="radio" name=group.clone() value=value.clone() prop:checked=move || text() == value on:change=move |_| set_text(picked.clone()) />
                        <span>{choice.name}</span>{words}
                    </label>
                }
            });
            view! { <div class="pills" class:wordy=true>{pills.collect_view()}</div> }.into_any()
        }
        Input::Choice { choices, .. } => {
            let known: Vec<String> = choices.iter().map(|choice| choice.value.clone()).collect();
            let options = choices.into_iter().map(|choice| {
                let value = choice.value.clone();
                view! { <option value=choice.value.clone() selected=move || text() == value>{choice.name}</option> }
            });
            let options = options.collect_view();
            // What was chosen and is no longer there is still told.
            let lost = move || {
                let now = text();
                (!known.contains(&now)).then(|| view! { <option value=now.clone() selected=true>{if now.is_empty() { "–".to_owned() } else { format!("? {now}") }}</option> })
            };
            view! {
                <select class="in" id=id.clone() aria-invalid=invalid prop:value=text on:change=move |event| set_text(event_target_value(&event))>{lost}{options}</select>
            }
            .into_any()
        }
        Input::Some { choices, .. } => {
            let chosen = move || -> Vec<String> {
                let list = bench.value(&place.get_value());
                list.and_then(|list| list.as_array().cloned())
                    .unwrap_or_default()
                    .iter()
                    .filter_map(Value::as_str)
                    .map(str::to_owned)
                    .collect()
            };
            let boxes = choices.into_iter().map(|choice| {
                let (value, flipped) = (choice.value.clone(), choice.value.clone());
                let flip = move |_| {
                    let mut now = untrack(chosen);
                    if now.contains(&flipped) { now.retain(|other| *other != flipped) } else { now.push(flipped.clone()) }
                    bench.set(&place.get_value(), json!(now));
                };
                view! { <label class="pill"><input type="checkbox" prop:checked=move || chosen().contains(&value) on:change=flip /><span>{choice.name}</span></label> }
            });
            view! { <div class="pills">{boxes.collect_view()}</div> }.into_any()
        }
        Input::Dice { choices, most, .. } => view! { <DiceView bench place choices most /> }.into_any(),
        Input::Squares { signs, .. } => view! { <SquaresView bench place signs /> }.into_any(),
    };
    let hint = (!hint.is_empty()).then(|| view! { <small class="mean">{hint}</small> });
    if grouped {
        view! { <fieldset class="ws-group" class:fs=top data-path=path><legend>{name}</legend>{hint}{control}{errors}</fieldset> }
            .into_any()
    } else {
        view! { <div class="field" class:fs=top data-path=path><label for=id>{name}</label>{control}{hint}{errors}</div> }
            .into_any()
    }
}

fn few(choices: &[Choosable]) -> bool {
    choices.len() <= MOST_PILLS || choices.len() <= 16 && choices.iter().all(|choice| !choice.words.is_empty())
}

fn pills(input: &Input) -> bool {
    matches!(input, Input::Choice { choices, .. } if few(choices))
}

/// A number with a smaller and a larger one beside it.
#[component]
fn NumberView(
    bench: Bench,
    place: StoredValue<String>,
    id: String,
    least: i64,
    most: i64,
    invalid: Signal<Option<&'static str>>,
) -> impl IntoView {
    let now = move || bench.value(&place.get_value());
    let shown = move || match now() {
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::String(text)) => text,
        _ => String::new(),
    };
    let step = move |by: i64| {
        let number = untrack(now).and_then(|value| value.as_i64()).map_or(least, |number| (number + by).clamp(least, most));
        bench.set(&place.get_value(), json!(number));
    };
    // Where the language of quests lets a value stand by its name, a name may be written.
    let write = move |text: String| {
        let value = text
            .trim()
            .parse::<i64>()
            .map_or_else(|_| Value::String(text.trim().to_owned()), |number| json!(number.clamp(-9999, 9999)));
        bench.set(&place.get_value(), value);
    };
    view! {
        <div class="ws-number">
            <button class="btn icon" type="button" aria-label=text!("less") data-less=place.get_value() on:click=move |_| step(-1)>"−"</button>
            <input class="in" id=id inputmode="numeric" autocomplete="off" aria-invalid=move || invalid.get() prop:value=shown on:change=move |event| write(event_target_value(&event)) />
            <button class="btn icon" type="button" aria-label=text!("more-of-it") data-more=place.get_value() on:click=move |_| step(1)>"+"</button>
        </div>
    }
}

/// Dice that are put in and taken out one by one.
#[component]
fn DiceView(bench: Bench, place: StoredValue<String>, choices: Vec<Choosable>, most: usize) -> impl IntoView {
    let letters = move || bench.value(&place.get_value()).and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default();
    let set = move |letters: String| bench.set(&place.get_value(), Value::String(letters));
    let names = StoredValue::new(choices.clone());
    let held = move || {
        letters().chars().enumerate().map(|(at, letter)| {
            let name = names.with_value(|names| names.iter().find(|die| die.value == letter.to_string()).map(|die| die.name.clone())).unwrap_or_default();
            let take = move |_| set(untrack(letters).chars().enumerate().filter(|(place, _)| *place != at).map(|(_, letter)| letter).collect());
            view! { <button class=format!("ws-die d-{letter}") type="button" title=text!("take-out") aria-label=text!("take-out-named", name = name.clone()) on:click=take>{letter.to_string()}</button> }
        }).collect_view()
    };
    let more = choices.into_iter().map(|die| {
        let letter = die.value.clone();
        let put = move |_| {
            let now = untrack(letters);
            if now.chars().count() < most {
                set(format!("{now}{letter}"));
            }
        };
        view! { <button class="btn sm" type="button" title=die.words.clone() on:click=put>"+ " {die.name.clone()}</button> }
    });
    view! { <div class="ws-dice">{held}</div><div class="row-btns">{more.collect_view()}</div> }
}
