//! What is agreed on for a table over the network.

use super::online::Name;
use crate::online::{self, Keys, Trouble};
use crate::session::{Sitter, Who};
use crate::settings::say;
use arcade::{AnyGame, AnySetup, Text};
use desk::texts;
use leptos::prelude::*;
use wire::{Chair, ClockRule, Level, MadeTable, MakeTable, TableId};

/// The terms.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    /// Whether the lobby lists it.
    pub(super) public: RwSignal<bool>,
    /// Which of the clocks.
    pub(super) clock: RwSignal<usize>,
}

/// The clocks that are offered.
const CLOCKS: [(Text, ClockRule); 4] = [
    (texts::CLOCK_NONE, ClockRule::None),
    (texts::CLOCK_MOVE, ClockRule::PerMove { seconds: 60 }),
    (texts::CLOCK_BANK, ClockRule::Bank { seconds: 900, increment: 10 }),
    (texts::CLOCK_DAYS, ClockRule::Days { days: 2 }),
];

impl Terms {
    /// Opens a table. The first person is the one who opens it; the others are whoever comes.
    pub(super) async fn open(
        self,
        game: &AnyGame,
        setup: &AnySetup,
        chairs: &[Sitter],
        name: String,
    ) -> Result<TableId, Trouble> {
        let chair = |sitter: &Sitter| match sitter.who {
            Who::Person | Who::Script => Chair::Open,
            Who::Easy => Chair::Bot { level: Level::Easy },
            Who::Normal => Chair::Bot { level: Level::Normal },
            Who::Hard => Chair::Bot { level: Level::Hard },
        };
        let setup = match setup.to_json() {
            serde_json::Value::Object(setup) => setup,
            _ => serde_json::Map::new(),
        };
        let ask = MakeTable {
            game: game.name().to_owned(),
            setup,
            rules: Some(game.rules_version()),
            content: Some(game.content().to_owned()),
            packs: game.packs(),
            chairs: chairs.iter().map(chair).collect(),
            name: Some(name),
            clock: CLOCKS[self.clock.get_untracked() % CLOCKS.len()].1,
            pause_ms: None,
            public: self.public.get_untracked(),
        };
        let made: MadeTable = online::post("/api/tables", &ask).await?;
        let keys = Keys { seat: made.held.map(|held| held.secret), host: Some(made.host), invitations: made.invitations };
        keys.keep(&made.table);
        Ok(made.table)
    }
}

/// The terms, to be chosen.
#[component]
pub(super) fn TermsForm(
    /// What is chosen.
    terms: Terms,
    /// Whether it is shown at once.
    open: bool,
) -> impl IntoView {
    let clocks = CLOCKS.iter().enumerate().map(|(index, (name, _))| {
        view! {
            <label class="pill">
                <input type="radio" name="clock" prop:checked=move || terms.clock.get() == index on:change=move |_| terms.clock.set(index) />
                <span>{say(*name)}</span>
            </label>
        }
    });
    view! {
        <details class="card pad more" open=open>
            <summary>{say(texts::ONLINE)}</summary>
            <div class="stack">
            <Name />
            <fieldset class="fs">
                <legend>{say(texts::CLOCK)}</legend>
                <p class="mean">{say(texts::CLOCK_WORDS)}</p>
                <div class="pills">{clocks.collect_view()}</div>
            </fieldset>
            <label class="switch">
                <span>{say(texts::PUBLIC)} <small>{say(texts::PUBLIC_WORDS)}</small></span>
                <input type="checkbox" prop:checked=move || terms.public.get() on:change=move |event| terms.public.set(event_target_checked(&event)) />
            </label>
            </div>
        </details>
    }
}
