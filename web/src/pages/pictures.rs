//! An option whose values are shown as pictures of the table as it begins.

use super::setup::{Plan, setup_of};
use crate::board::Diagram;
use crate::session::said;
use crate::settings::{lang, say, settings};
use arcade::{AnyGame, Lang, Scene, Seed, SetupChoice, SetupOption, Viewer};
use desk::texts;
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
    let says = move || game.with_value(|game| game.rule_words(rule, settings().lang.get()).unwrap_or_default().to_owned());
    let card = move |choice: &'static SetupChoice| {
        let checked = move || value.get() == choice.value;
        // With the other options as they are, a rule may forbid this one.
        let refused = Memo::new(move |_| {
            let mut options = plan.options.get();
            options.insert(key, choice.value.to_owned());
            game.with_value(|game| setup_of(game, &options).and_then(|setup| game.open(&setup, Seed::numbered(0)).map(drop)))
                .err()
                .map(|error| said(&error))
        });
        let why = move || {
            let [en, fr] = refused.get()?;
            let words = if lang() == Lang::En { en } else { fr };
            Some(view! { <small>{say(texts::NOT_WITH_THESE)} " – " {words}</small> })
        };
        let scene = game.with_value(|game| picture(game, key, choice.value, settings().lang.get_untracked()));
        let label = Signal::derive(move || choice.name.to(lang()).to_owned());
        let drawn = scene.map(|scene| view! { <Diagram scene=Signal::stored(scene) label /> });
        view! {
            <label class="pic" class:off=move || refused.get().is_some()>
                <input type="radio" name=key value=choice.value prop:checked=checked on:change=move |_| choose(choice.value) />
                <span class="drawn" aria-hidden="true">{drawn}</span>
                <b>{move || choice.name.to(lang())}</b>
                {why}
            </label>
        }
    };
    view! {
        <fieldset class="fs">
            <legend>{move || option.name.to(lang())}</legend>
            <p class="mean">{move || option.meaning.to(lang())} " " {says} " " <span class="chip">{rule}</span></p>
            <div class="pics">{option.choices.iter().map(card).collect_view()}</div>
        </fieldset>
    }
}
