//! "Set up a table": every option of a game, with a line on what it means.

use super::online::own_name;
use super::own_packs::OwnPacks;
use super::pictures::Pictures;
use super::play::BOTS;
use super::terms::{Terms, TermsForm};
use crate::board::Icon;
use crate::games;
use crate::parts::{Sorry, Top};
use crate::said::Said;
use crate::session::{LocalTable, Sitter, Who};
use crate::settings::{lang, settings};
use arcade::{AnyGame, AnySetup, Error, OptionWords, SetupOption, StartWords};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use std::collections::BTreeMap;
use texts::Message;

/// What is chosen so far: options by key, and who sits where.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) options: RwSignal<BTreeMap<&'static str, String>>,
    sitters: RwSignal<Vec<Sitter>>,
    /// The game with the packs that are chosen.
    pub(super) game: RwSignal<AnyGame>,
}

/// The page.
#[component]
pub(crate) fn Setup() -> impl IntoView {
    games::of_address(|game| view! { <Form game /> }.into_any())
}

fn who_name(who: Who) -> Message {
    match who {
        Who::Person | Who::Script => msg!("sitter-person"),
        Who::Easy => msg!("sitter-easy"),
        Who::Normal => msg!("sitter-normal"),
        Who::Hard => msg!("sitter-hard"),
    }
}

#[component]
fn Form(game: AnyGame) -> impl IntoView {
    let name = game.name();
    let options = game.options();
    let defaults = options.iter().map(|option| (option.key, option.default.to_owned())).collect();
    let most = game.blurb().seat_counts.last().map_or(0, |&most| usize::from(most));
    let sitter = |index: usize| match index {
        0 => Sitter { who: Who::Person, name: settings().name.get_untracked() },
        _ => Sitter { who: Who::Normal, name: BOTS[index % BOTS.len()].to_owned() },
    };
    let plan = Plan {
        options: RwSignal::new(defaults),
        sitters: RwSignal::new((0..most).map(sitter).collect()),
        game: RwSignal::new(game.clone()),
    };
    let seats = Memo::new(move |_| plan.options.get().get("seats").and_then(|seats| seats.parse::<usize>().ok()).unwrap_or(2));
    let trouble = RwSignal::new(None::<Said>);
    let navigate = use_navigate();
    let begin = {
        move |_| {
            let game = plan.game.get_untracked();
            let sitters = plan.sitters.get_untracked().into_iter().take(seats.get_untracked()).collect();
            let prepared = chosen_options(&game, plan).and_then(|setup| LocalTable::prepare(&game, &setup, sitters));
            match prepared {
                Ok(()) => navigate("/table/local", NavigateOptions::default()),
                Err(error) => trouble.set(Some(error.into())),
            }
        }
    };
    let online_first = leptos_router::hooks::use_query_map().get_untracked().get("online").is_some();
    let terms = Terms { public: RwSignal::new(false), clock: RwSignal::new(0) };
    let open = {
        let navigate = use_navigate();
        move |_| {
            // Asked for here: what runs later does not know the settings.
            let (game, navigate, name) = (plan.game.get_untracked(), navigate.clone(), own_name());
            let chairs: Vec<Sitter> = plan.sitters.get_untracked().into_iter().take(seats.get_untracked()).collect();
            let setup = chosen_options(&game, plan).map_err(Said::from);
            spawn_local(async move {
                let made = match setup {
                    Ok(setup) => terms.open(&game, &setup, &chairs, name).await,
                    Err(trouble) => Err(trouble),
                };
                match made {
                    Ok(table) => navigate(&format!("/table/{table}"), NavigateOptions::default()),
                    Err(why) => trouble.set(Some(why)),
                }
            });
        }
    };
    let starts = game.quick_starts().iter().map(|start| {
        let set = move |_| {
            plan.options.update(|options| {
                for (key, value) in start.options {
                    if let Some(slot) = options.iter_mut().find(|(known, _)| *known == key) {
                        *slot.1 = (*value).to_owned();
                    }
                }
            });
        };
        view! { <button class="btn sm" on:click=set title=move || start.meaning(name).say(lang())>{move || start.meaning(name).say(lang())}</button> }
    });
    let starts: Vec<_> = starts.collect();
    // How many play comes first, then who, then the rest.
    let (seats_first, rest) = options.split_at(options.len().min(1));
    let field = |option: &'static SetupOption| match game.pictured(option.key) {
        Some(rule) => view! { <Pictures game=game.clone() option rule plan /> }.into_any(),
        None => view! { <Field option plan /> }.into_any(),
    };
    let first = seats_first.iter().map(field).collect_view();
    let fields = rest.iter().map(field).collect_view();
    let chairs = move || (0..seats.get()).map(|index| view! { <Stool index plan /> }).collect_view();
    let heading = Signal::derive(move || games::title(name, lang()).into_iter().collect());
    let variant = games::is_variant(&game).then(|| {
        let content = game.content().to_owned();
        view! { <p class="mean variant" role="note"><span class="chip">{text!("variant")}</span> " " {text!("variant-words")} " " <code>{content}</code></p> }
    });
    let sorry = move || trouble.get().map(|trouble| view! { <Sorry trouble /> });
    view! {
        <Top heading />
        <main id="main" class="page">
          <h1>{text!("set-up")}</h1>
          {variant}
          <div class="setup">
            <div class="main">
                {first}
                <OwnPacks game=game.clone() plan />
                <fieldset class="fs"><legend>{text!("seats")}</legend>{chairs}</fieldset>
                {fields}
                <TermsForm terms open=online_first />
            </div>
            <aside class="card">
              <svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use_ href=format!("#home-{name}") width="320" height="220"></use_></svg>
              <div class="pad stack">
                {(!starts.is_empty()).then_some(view! { <details class="more"><summary>{text!("quick")}</summary><div class="row-btns">{starts}</div></details> })}
                {sorry}
                <button class="btn wide" class:primary=!online_first data-tool="begin" on:click=begin>{text!("begin")}</button>
                <button class="btn wide" class:primary=online_first data-tool="open" on:click=open><Icon look="ic-globe" /> {text!("open-online")}</button>
              </div>
            </aside>
          </div>
        </main>
    }
}

/// The options that are not as usual.
fn chosen_options(game: &AnyGame, plan: Plan) -> Result<AnySetup, Error> {
    setup_of(game, &plan.options.get_untracked())
}

pub(super) fn setup_of(game: &AnyGame, chosen: &BTreeMap<&'static str, String>) -> Result<AnySetup, Error> {
    let default = |key: &str| game.options().iter().find(|option| option.key == key).map(|option| option.default);
    let pairs = chosen.iter().filter(|(key, value)| default(key) != Some(value.as_str()));
    game.setup(pairs.map(|(key, value)| (*key, value.as_str())))
}

/// One option.
#[component]
fn Field(option: &'static SetupOption, plan: Plan) -> impl IntoView {
    let value = Memo::new(move |_| plan.options.get().get(option.key).cloned().unwrap_or_default());
    let choose = move |chosen: String| {
        plan.options.update(|options| {
            options.insert(option.key, chosen);
        });
    };
    let name = plan.game.with_untracked(|game| game.name());
    let pills = option.choices.iter().copied().map(|choice| {
        let checked = move || value.get() == choice;
        view! {
            <label class="pill">
                <input type="radio" name=option.key value=choice prop:checked=checked on:change=move |_| choose(choice.to_owned()) />
                <span>{move || option.choice(name, choice).say(lang())}</span>
            </label>
        }
    });
    // What packs add.
    let more = move || {
        let added = plan.game.with(|game| game.more_choices(option.key, lang()));
        let pill = |choice: arcade::Choosable| {
            let (here, chosen) = (choice.value.clone(), choice.value.clone());
            view! {
                <label class="pill">
                    <input type="radio" name=option.key value=choice.value.clone() prop:checked=move || value.get() == here on:change=move |_| choose(chosen.clone()) />
                    <span>"★ " {choice.name}</span>
                </label>
            }
        };
        added.into_iter().map(pill).collect_view()
    };
    let entry = option.choices.is_empty().then(|| {
        // What is to be written as it stands is no text of a language.
        let values = move || match option.values {
            "" => option.values(name, lang()).into_any(),
            values => view! { <code>{values}</code> }.into_any(),
        };
        view! {
            <input class="in" type="text" aria-label=move || option.name(name).say(lang()) prop:value=move || value.get() maxlength="80"
                on:input=move |event| choose(event_target_value(&event)) />
            <small class="mean">{values}</small>
        }
    });
    view! {
        <fieldset class="fs">
            <legend>{move || option.name(name).say(lang())}</legend>
            <p class="mean">{move || option.meaning(name).say(lang())}</p>
            <div class="pills">{pills.collect_view()}{more}</div>
            {entry}
        </fieldset>
    }
}

/// Who sits on a seat.
#[component]
fn Stool(index: usize, plan: Plan) -> impl IntoView {
    let who = Memo::new(move |_| plan.sitters.get().get(index).map_or(Who::Normal, |sitter| sitter.who));
    let name = Memo::new(move |_| plan.sitters.get().get(index).map(|sitter| sitter.name.clone()).unwrap_or_default());
    let change = move |edit: &dyn Fn(&mut Sitter)| {
        plan.sitters.update(|sitters| {
            if let Some(sitter) = sitters.get_mut(index) {
                edit(sitter);
            }
        });
    };
    let sit = move |chosen: Who| {
        change(&|sitter| {
            let bot = sitter.who != Who::Person;
            sitter.who = chosen;
            match (bot, chosen) {
                (true, Who::Person) => sitter.name = String::new(),
                (false, Who::Easy | Who::Normal | Who::Hard) => BOTS[index % BOTS.len()].clone_into(&mut sitter.name),
                _ => {}
            }
        });
    };
    let pills = Who::ALL.map(|each| {
        view! {
            <label class="pill">
                <input type="radio" name=format!("who-{index}") prop:checked=move || who.get() == each on:change=move |_| sit(each) />
                <span>{move || who_name(each).say(lang())}</span>
            </label>
        }
    });
    view! {
        <fieldset class="stool">
            <legend class="vh">{text!("who-sits")}</legend>
            <b>{index + 1}</b>
            <input class="in" type="text" maxlength="20" aria-label=text!("player") prop:value=move || name.get()
                placeholder=text!("player")
                on:input=move |event| {
                    let text = event_target_value(&event);
                    change(&|sitter| text.clone_into(&mut sitter.name));
                } />
            <div class="pills tight">{pills.collect_view()}</div>
        </fieldset>
    }
}
