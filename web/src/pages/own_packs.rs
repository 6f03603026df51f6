//! The packs of this browser, to play with.

use super::setup::Plan;
use crate::online;
use crate::settings::{lang, settings};
use crate::workshop::{ReasonView, kept_packs, playable};
use arcade::{AnyGame, PackFile, Reason};
use interaction::Pack;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeSet;
use wire::Offers;

/// The packs that can be played with, and a way to the workshop.
#[component]
pub(super) fn OwnPacks(
    /// The game without packs.
    game: AnyGame,
    /// What is chosen so far.
    plan: Plan,
) -> impl IntoView {
    game.blurb().workshop.then(|| {
        let kept = kept_packs().0;
        let own: Vec<(String, PackFile)> =
            kept.iter().filter_map(|pack| Some((pack.name.clone(), playable(&game, pack)?))).collect();
        let files = RwSignal::new(own);
        let wanted = game.name();
        spawn_local(async move {
            // Without a network, or from a house that offers none, there are the own ones.
            let offers = online::get::<Offers>("/api/packs").await.unwrap_or_default();
            let offered = offers.packs.into_iter().filter(|offer| offer.game == wanted).map(|offer| offer.file);
            // A pack of one's own goes before one of the house with its name.
            files.try_update(|files| {
                for file in offered {
                    if !files.iter().any(|(_, known)| known.name == file.name) {
                        files.push((Pack::name_of(&file.name), file));
                    }
                }
            });
        });
        let asked = leptos_router::hooks::use_query_map().get_untracked().get("pack");
        let known = |name: &String| files.with_untracked(|files| files.iter().any(|(_, file)| file.name == *name));
        let chosen = RwSignal::new(asked.into_iter().filter(known).collect::<BTreeSet<String>>());
        let refused = RwSignal::new(Vec::<Reason>::new());
        let pill = move |(name, file): &(String, PackFile)| {
            let (file, flipped) = (file.name.clone(), file.name.clone());
            let flip = move |_| {
                chosen.update(|chosen| {
                    if !chosen.remove(&flipped) {
                        chosen.insert(flipped.clone());
                    }
                });
            };
            view! {
                <label class="pill">
                    <input type="checkbox" data-pack=file.clone() prop:checked=move || chosen.with(|chosen| chosen.contains(&file)) on:change=flip />
                    <span>{name.clone()}</span>
                </label>
            }
        };
        let pills = move || files.with(|files| files.iter().map(pill).collect_view());
        Effect::new(move |_| {
            let chosen = chosen.get();
            let packs: Vec<PackFile> = files.with_untracked(|files| {
                files.iter().map(|(_, file)| file).filter(|file| chosen.contains(&file.name)).cloned().collect()
            });
            let packed = if packs.is_empty() { Ok(game.clone()) } else { game.with_packs(&packs) };
            match packed {
                Ok(packed) => {
                    refused.set(Vec::new());
                    lay_out(plan, &packed);
                    plan.game.set(packed);
                }
                Err(errors) => {
                    refused.set(game.reasons(&errors, lang()));
                    plan.game.set(game.clone());
                }
            }
        });
        let sorry = move || {
            let reasons = refused.get();
            (!reasons.is_empty()).then(|| {
                let entries = reasons.into_iter().map(|reason| view! { <ReasonView reason about=None /> }).collect_view();
                view! { <ul class="ws-reasons" role="alert">{entries}</ul> }
            })
        };
        view! {
            <fieldset class="fs">
                <legend>{text!("with-packs")}</legend>
                <p class="mean">{text!("with-packs-words")}</p>
                <div class="pills">{pills}</div>
                {sorry}
                <div><a class="btn sm" href="/workshop">{text!("workshop")}</a></div>
            </fieldset>
        }
    })
}

/// What the packs add is offered at once: a quest of theirs is what one wants to play. What they took away is not asked for.
fn lay_out(plan: Plan, game: &AnyGame) {
    for option in game.options() {
        let added = game.more_choices(option.key, settings().lang.get_untracked());
        plan.options.update(|options| {
            let Some(now) = options.get_mut(option.key) else { return };
            let known = option.choices.iter().any(|choice| choice == now) || added.iter().any(|choice| choice.value == *now);
            if !option.choices.is_empty() && !known {
                option.default.clone_into(now);
            }
            if let Some(first) = added.first().filter(|_| now == option.default) {
                first.value.clone_into(now);
            }
        });
    }
}
