//! Putting something together from a list: what can be taken as cards, what is taken above them, and how much room is left.

use super::Playing;
use super::lists::Lists;
use super::prompt::Count;
use crate::board::Icon;
use crate::said::Said;
use arcade::{Roster, RosterEntry, Touch};
use leptos::prelude::*;
use std::collections::VecDeque;

/// What is dragged: the button that it stands for, and whether it was taken before.
type Dragged = Option<(&'static str, bool)>;

/// What can be put together now, and actions that wait until the one before them is done.
#[derive(Clone, Copy)]
pub(super) struct Muster {
    /// What is put together.
    pub(super) roster: Memo<Option<Roster>>,
    playing: Playing,
    queue: StoredValue<VecDeque<String>>,
}

impl Muster {
    /// At this table.
    pub(super) fn at(playing: Playing) -> Muster {
        let roster = Memo::new(move |_| {
            let free = playing.at.get().is_none() && playing.session.decides();
            free.then(|| playing.shown.get().scene.roster.clone()).flatten()
        });
        let muster = Muster { roster, playing, queue: StoredValue::default() };
        Effect::new(move |_| {
            playing.session.world.track();
            muster.go_on();
        });
        muster
    }

    /// Makes of what is put together what a text says.
    ///
    /// # Errors
    /// Why that cannot be.
    pub(super) fn load(self, text: &str) -> Result<(), Said> {
        let Some(sight) = self.playing.session.sight(None) else { return Ok(()) };
        let actions = sight.import_roster(text)?;
        self.queue.set_value(actions.into());
        self.go_on();
        Ok(())
    }

    /// Plays the next action that waits, when it is this player's turn.
    fn go_on(self) {
        let session = self.playing.session;
        if !untrack(|| session.decides()) {
            return;
        }
        let Some(next) = self.queue.try_update_value(VecDeque::pop_front).flatten() else { return };
        match self.playing.choices.get_untracked().iter().find(|choice| choice.action == next) {
            Some(choice) => self.playing.play(choice),
            None => self.queue.set_value(VecDeque::new()),
        }
    }

    /// The game's name, for what is kept of it.
    pub(super) fn game(self) -> &'static str {
        self.playing.session.game.with_value(|game| game.name())
    }

    /// What would be put together if what is pointed at were done.
    fn then(self) -> Option<Roster> {
        self.playing.preview.get()?.after?.roster
    }

    fn entry(self, key: &'static str) -> Memo<Option<RosterEntry>> {
        let found = move |roster: &Roster| roster.entries.iter().find(|entry| entry.key == key).cloned();
        Memo::new(move |_| self.roster.with(|roster| roster.as_ref().and_then(found)))
    }

    /// Something of the roster; nothing when there is none.
    pub(super) fn of<T: Default>(self, pick: impl Fn(&Roster) -> T) -> T {
        self.roster.with(|roster| roster.as_ref().map(pick).unwrap_or_default())
    }
}

/// The whole panel.
#[component]
pub(super) fn Builder(playing: Playing, muster: Muster) -> impl IntoView {
    let dragged = RwSignal::new(None::<(&'static str, bool)>);
    let drop_on = move |taken: bool| {
        let over = move |event: web_sys::DragEvent| {
            if dragged.get_untracked().is_some_and(|(_, was)| was != taken) {
                event.prevent_default();
            }
        };
        let dropped = move |event: web_sys::DragEvent| {
            event.prevent_default();
            if let Some((verb, was)) = dragged.get_untracked()
                && was != taken
            {
                playing.touch(Touch::Verb(verb), false);
            }
            dragged.set(None);
        };
        (over, dropped)
    };
    let (over_band, drop_band) = drop_on(true);
    let (over_list, drop_list) = drop_on(false);
    let tint = move || muster.of(|roster| roster.tint.map(arcade::Tint::class)).unwrap_or("c-n");
    let facing = move || {
        muster.of(|roster| roster.facing.clone()).map(|facing| {
            let counters = facing.counters.into_iter().map(|counter| view! { <Count counter /> }).collect_view();
            view! { <p class="facing"><b>{facing.title}</b> {counters}</p> }
        })
    };
    view! {
        <section class=move || format!("roster {}", tint()) aria-label=move || muster.of(|roster| roster.title.clone())>
            <header class="rhead">
                <h2>{move || muster.of(|roster| roster.title.clone())}</h2>
                <Gauges muster />
                <div
                    class="band"
                    class:ready=move || dragged.get().is_some_and(|(_, taken)| !taken)
                    on:dragover=over_band
                    on:drop=drop_band
                >
                    <Band playing muster dragged />
                </div>
                <p class="note" role="status">
                    {move || muster.then().map_or_else(|| muster.of(|roster| roster.note.clone()), |then| then.note)}
                </p>
                {facing}
            </header>
            <div class="rlist" aria-label=text!("list") role="group" on:dragover=over_list on:drop=drop_list>
                <List playing muster dragged />
            </div>
            <Lists muster />
        </section>
    }
}

/// How much is spent, and how much would be by what is pointed at.
#[component]
fn Gauges(muster: Muster) -> impl IntoView {
    let gauges = move || {
        let then = muster.then().map(|then| then.gauges).unwrap_or_default();
        let gauge = |(index, gauge): (usize, arcade::Gauge)| {
            let width = |used: u8| format!("{}%", 100.0 * f32::from(used) / f32::from(gauge.of.max(1)));
            let then = then.get(index).filter(|then| then.used != gauge.used);
            let (now, after) = (width(gauge.used), width(then.map_or(gauge.used, |then| then.used)));
            let words = then.map(|then| view! { <span class="then">" → " {then.words.clone()}</span> });
            view! {
                <li class:full=gauge.used == gauge.of>
                    <span>{gauge.name}</span> " " <b>{gauge.words} {words}</b>
                    <span class="meter" aria-hidden="true"><i class="then" style:width=after></i><i style:width=now></i></span>
                </li>
            }
        };
        muster.of(|roster| roster.gauges.clone()).into_iter().enumerate().map(gauge).collect_view()
    };
    view! { <ul class="gauges" aria-live="polite">{gauges}</ul> }
}

/// What is taken; a touch gives it back.
#[component]
fn Band(playing: Playing, muster: Muster, dragged: RwSignal<Dragged>) -> impl IntoView {
    let copies = |roster: &Roster| -> Vec<(&'static str, u8)> {
        roster.entries.iter().flat_map(|entry| (0..entry.count).map(|copy| (entry.key, copy))).collect()
    };
    let taken = Memo::new(move |_| muster.of(copies));
    let chip = move |(key, _): (&'static str, u8)| {
        let entry = muster.entry(key);
        let of = move |pick: fn(&RosterEntry) -> String| move || entry.with(|entry| entry.as_ref().map(pick).unwrap_or_default());
        let verb = entry.with_untracked(|entry| entry.as_ref().map_or("", |entry| entry.remove.verb));
        let refused = move || entry.with(|entry| entry.as_ref().is_some_and(|entry| entry.remove.refusal.is_some()));
        let figure = entry.with_untracked(|entry| entry.as_ref().map(|entry| (entry.look, entry.tint)));
        view! {
            <li>
                <button
                    class="rchip"
                    data-verb=verb
                    draggable="true"
                    aria-disabled=move || refused().then_some("true")
                    title=text!("take-out")
                    on:pointerenter=move |_| playing.pointed.set(Some(Touch::Verb(verb)))
                    on:pointerleave=move |_| playing.pointed.set(None)
                    on:focus=move |_| playing.pointed.set(Some(Touch::Verb(verb)))
                    on:blur=move |_| playing.pointed.set(None)
                    on:click=move |_| playing.touch(Touch::Verb(verb), false)
                    on:dragstart=move |_| dragged.set(Some((verb, true)))
                    on:dragend=move |_| dragged.set(None)
                >
                    {figure.map(|(look, tint)| view! { <Icon look tint class="fig" /> })}
                    <span class="vh">{text!("take-out")} " "</span>
                    <span class="nm">{of(|entry| entry.name.clone())}</span>
                    <Icon look="ic-close" />
                </button>
            </li>
        }
    };
    let nothing = move || taken.get().is_empty().then(|| view! { <p class="none">{text!("nothing-taken")}</p> });
    view! {
        {nothing}
        <ul aria-label=text!("taken")><For each=move || taken.get() key=|copy| *copy children=chip /></ul>
    }
}

/// What can be taken, class by class.
#[component]
fn List(playing: Playing, muster: Muster, dragged: RwSignal<Dragged>) -> impl IntoView {
    let classes = Memo::new(move |_| {
        muster.of(|roster| {
            let runs = roster.entries.chunk_by(|one, next| one.class == next.class);
            runs.map(|run| run.iter().map(|entry| entry.key).collect::<Vec<_>>()).collect::<Vec<_>>()
        })
    });
    let class = move |keys: Vec<&'static str>| {
        let first = muster.entry(keys[0]);
        let name = move || first.with(|entry| entry.as_ref().map(|entry| entry.class.clone()).unwrap_or_default());
        let cards = keys.into_iter().map(|key| view! { <li><Card playing muster key dragged /></li> }).collect_view();
        view! { <h3>{name}</h3> <ul class="rcards">{cards}</ul> }
    };
    view! { <For each=move || classes.get() key=Vec::clone children=class /> }
}

/// One line of the list.
#[component]
fn Card(playing: Playing, muster: Muster, key: &'static str, dragged: RwSignal<Dragged>) -> impl IntoView {
    let entry = muster.entry(key);
    let of = move |pick: fn(&RosterEntry) -> String| move || entry.with(|entry| entry.as_ref().map(pick).unwrap_or_default());
    let verb = entry.with_untracked(|entry| entry.as_ref().map_or("", |entry| entry.add.verb));
    let figure = entry.with_untracked(|entry| entry.as_ref().map(|entry| (entry.look, entry.tint)));
    let refused = move || entry.with(|entry| entry.as_ref().is_some_and(|entry| entry.add.refusal.is_some()));
    let count = move || entry.with(|entry| entry.as_ref().map_or(0, |entry| entry.count));
    view! {
        <button
            class="rcard"
            class:beckons=move || playing.hinted() == Some(format!("verb {verb}"))
            class:taken=move || { count() > 0 }
            data-verb=verb
            draggable="true"
            aria-disabled=move || refused().then_some("true")
            title=of(|entry| entry.lines.join("\n"))
            on:pointerenter=move |_| playing.pointed.set(Some(Touch::Verb(verb)))
            on:pointerleave=move |_| playing.pointed.set(None)
            on:focus=move |_| playing.pointed.set(Some(Touch::Verb(verb)))
            on:blur=move |_| playing.pointed.set(None)
            on:click=move |_| playing.touch(Touch::Verb(verb), false)
            on:dragstart=move |_| dragged.set(Some((verb, false)))
            on:dragend=move |_| dragged.set(None)
        >
            {figure.map(|(look, tint)| view! { <Icon look tint class="fig" /> })}
            <span class="nm">{of(|entry| entry.name.clone())}</span>
            <span class="pr">{of(|entry| format!("{} · {}", entry.price, entry.size))}</span>
            <span class="wd" class:no=refused>
                {of(|entry| entry.add.refusal.as_ref().map_or_else(|| entry.words.clone(), |refusal| refusal.words.clone()))}
            </span>
            {move || (count() > 0).then(|| view! { <span class="ct">"×" {count()} <span class="vh">" " {text!("taken")}</span></span> })}
        </button>
    }
}
