//! An option whose values are shown as pictures of the table as it begins.

use super::setup::{Plan, setup_of};
use crate::board::Diagram;
use crate::said::Said;
use crate::settings::{lang, settings};
use arcade::{AnyGame, Lang, OptionWords, Scene, Seed, SetupOption, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

/// The table as it begins with this value, all else being as usual.
fn picture(game: &AnyGame, key: &str, value: &str, lang: Lang) -> Option<Arc<Scene>> {
    let table = game.open(&game.setup([(key, value)]).ok()?, Seed::numbered(0)).ok()?;
    let sight = game.sight(table.world(Viewer::Bystander).position(), Viewer::Bystander).ok()?;
    // So small, the names along the frame cannot be read.
    Some(Arc::new(Scene { labels: Vec::new(), ..sight.scene(lang) }))
}

/// The option.
#[component]
pub(super) fn Pictures(game: AnyGame, option: &'static SetupOption, rule: &'static str, plan: Plan) -> impl IntoView {
    let game = StoredValue::new(game);
    let key = option.key;
    let value = Memo::new(move |_| plan.options.get().get(key).cloned().unwrap_or_default());
    let choose = move |chosen: &str| {
        plan.options.update(|options| {
            options.insert(key, chosen.to_owned());
        });
    };
    let says = move || game.with_value(|game| game.rule_words(rule, settings().lang.get()).unwrap_or_default());
    let name = game.with_value(|game| game.name());
    let card = move |choice: &'static str| {
        let checked = move || value.get() == choice;
        // With the other options as they are, a rule may forbid this one.
        let refused = Memo::new(move |_| {
            let mut options = plan.options.get();
            options.insert(key, choice.to_owned());
            game.with_value(|game| setup_of(game, &options).and_then(|setup| game.open(&setup, Seed::numbered(0)).map(drop)))
                .err()
                .map(Said::from)
        });
        let why = move || {
            let why = refused.get()?.to(lang());
            Some(view! { <small>{say!(lang(), "not-with-these", why = why)}</small> })
        };
        let scene = game.with_value(|game| picture(game, key, choice, settings().lang.get_untracked()));
        let label = Signal::derive(move || option.choice(name, choice).say(lang()));
        let drawn = scene.map(|scene| view! { <Diagram scene=Signal::stored(scene) label /> });
        view! {
            <label class="pic" class:off=move || refused.get().is_some()>
                <input type="radio" name=key value=choice prop:checked=checked on:change=move |_| choose(choice) />
                <span class="drawn" aria-hidden="true">{drawn}</span>
                <b>{move || option.choice(name, choice).say(lang())}</b>
                {why}
            </label>
        }
    };
    view! {
        <fieldset class="fs">
            <legend>{move || option.name(name).say(lang())}</legend>
            <p class="mean">{move || option.meaning(name).say(lang())} " " {says} " " <span class="chip">{rule}</span></p>
            <div class="pics">{option.choices.iter().copied().map(card).collect_view()}</div>
        </fieldset>
    }
}
