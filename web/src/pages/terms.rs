//! What is agreed on for a table over the network.

use super::online::Name;
use crate::online::{self, Keys};
use crate::said::Said;
use crate::session::{Sitter, Who};
use arcade::{AnyGame, AnySetup};
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

/// The clocks that are offered, by the codes of their names.
const CLOCKS: [(&str, ClockRule); 4] = [
    ("none", ClockRule::None),
    ("move", ClockRule::PerMove { seconds: 60 }),
    ("bank", ClockRule::Bank { seconds: 900, increment: 10 }),
    ("days", ClockRule::Days { days: 2 }),
];

impl Terms {
    /// Opens a table. The first person is the one who opens it; the others are whoever comes.
    pub(super) async fn open(self, game: &AnyGame, setup: &AnySetup, chairs: &[Sitter], name: String) -> Result<TableId, Said> {
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
                <span>{text!("clock-rule" / name)}</span>
            </label>
        }
    });
    view! {
        <details class="card pad more" open=open>
            <summary>{text!("online")}</summary>
            <div class="stack">
            <Name />
            <fieldset class="fs">
                <legend>{text!("clock")}</legend>
                <p class="mean">{text!("clock-words")}</p>
                <div class="pills">{clocks.collect_view()}</div>
            </fieldset>
            <label class="switch">
                <span>{text!("public")} <small>{text!("public-words")}</small></span>
                <input type="checkbox" prop:checked=move || terms.public.get() on:change=move |event| terms.public.set(event_target_checked(&event)) />
            </label>
            </div>
        </details>
    }
}
