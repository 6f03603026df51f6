//! A table that is looked at: one that lives in this browser, one over the network, or one of the past. What is shown of it
//! and done at it is the same.

pub(crate) mod kept;
mod lecture;
mod local;
mod past;
mod remote;

pub(crate) use lecture::{Lecture, Progress};
pub(crate) use local::{LocalTable, Sitter, Who};
pub(crate) use past::PastTable;
pub(crate) use remote::{Remote, RemoteTable};

use crate::said::Said;
use crate::settings::settings;
use arcade::{Animation, AnyGame, AnyTable, Lang, Outcome, PlayerView, PlyRecord, Seat, Viewer};
use leptos::prelude::*;
use std::rc::Rc;
use std::sync::Arc;

/// What somebody who sits at a table is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    /// The name; a seat without one is called by its number.
    pub(crate) name: String,
    /// Whether this browser plays for it.
    pub(crate) here: bool,
    /// Whether it is a bot, and which.
    pub(crate) bot: Option<&'static str>,
    /// Whether somebody is there; an empty or lost seat is shown as such.
    pub(crate) present: bool,
}

/// What the clocks of a table showed, and when.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Clocks {
    /// What each seat had left, in milliseconds.
    pub(crate) left_ms: Vec<u64>,
    /// The seat whose clock ran.
    pub(crate) running: Option<Seat>,
    /// When that was, by this browser's clock.
    pub(crate) told: f64,
}

/// What was decided, told to this viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// Who decided.
    pub(crate) seat: Seat,
    /// What happened, a sentence each.
    pub(crate) words: Vec<String>,
    /// How each of them can be seen to happen.
    pub(crate) cues: Vec<Option<Animation>>,
}

impl Entry {
    /// From what arcade tells.
    pub(crate) fn of(moment: &PlyRecord) -> Entry {
        let words = moment.happenings.iter().map(|told| told.words.clone()).collect();
        let cues = moment.happenings.iter().map(|told| told.cue.clone()).collect();
        Entry { number: moment.number, seat: moment.seat, words, cues }
    }

    /// The parts of a story that were told, with their words.
    pub(crate) fn tale(&self) -> Vec<String> {
        let told = self.words.iter().zip(&self.cues);
        told.filter(|(_, cue)| **cue == Some(Animation::Tells)).map(|(words, _)| words.clone()).collect()
    }
}

/// What stands behind a session.
pub(crate) trait Backend {
    /// What was decided as that number, said in the language that is spoken now.
    fn told(&self, number: usize, viewer: Viewer) -> Option<Entry>;
    /// What a viewer saw after so many decisions, as a position that it cannot tell from the true one.
    fn world(&self, decisions: usize, viewer: Viewer) -> Option<String>;
    /// Plays an action for the seat that this browser plays.
    fn play(&self, action: &str);
    /// Takes back the last decision.
    fn undo(&self);
    /// From now on, the table is seen through these eyes.
    fn show_to(&self, viewer: Viewer);
    /// The record of the game, when it may be had.
    fn transcript(&self) -> Option<String>;
}

/// A table that is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// The game.
    pub(crate) game: StoredValue<AnyGame>,
    /// Who sits where.
    pub(crate) people: RwSignal<Vec<Person>>,
    /// Whose eyes are used.
    pub(crate) viewer: RwSignal<Viewer>,
    /// The seat that must take the device before anything of its hand is shown.
    pub(crate) handing: RwSignal<Option<Seat>>,
    /// What was decided so far.
    pub(crate) log: RwSignal<Arc<Vec<Entry>>>,
    /// What this viewer sees now.
    pub(crate) world: RwSignal<Arc<str>>,
    /// The seat that decides now.
    pub(crate) to_act: RwSignal<Option<Seat>>,
    /// Whether the last decision can be taken back; if not, why, where somebody may ask.
    pub(crate) undo: RwSignal<Result<(), Option<Said>>>,
    /// How it ended.
    pub(crate) outcome: RwSignal<Option<Outcome>>,
    /// Whether something is under way: a bot that thinks, a message on its way.
    pub(crate) busy: RwSignal<bool>,
    /// Whether others are given the time to answer what was done.
    pub(crate) waiting: RwSignal<bool>,
    /// What went wrong, for people.
    pub(crate) trouble: RwSignal<Option<Said>>,
    /// What the clocks showed, where there are any.
    pub(crate) clocks: RwSignal<Option<Clocks>>,
    /// What a lesson points at, one after another, as its file names it.
    pub(crate) hints: RwSignal<Vec<String>>,
    /// Raised when a world of the past has arrived.
    pub(crate) arrived: RwSignal<u32>,
    backend: StoredValue<Rc<dyn Backend>, LocalStorage>,
}

impl Session {
    /// A session of a game, with nothing known yet.
    pub(crate) fn new(game: AnyGame, backend: Rc<dyn Backend>) -> Session {
        let session = Session {
            game: StoredValue::new(game),
            people: RwSignal::new(Vec::new()),
            viewer: RwSignal::new(Viewer::Bystander),
            handing: RwSignal::new(None),
            log: RwSignal::new(Arc::default()),
            world: RwSignal::new(Arc::from("")),
            to_act: RwSignal::new(None),
            undo: RwSignal::new(Ok(())),
            outcome: RwSignal::new(None),
            busy: RwSignal::new(false),
            waiting: RwSignal::new(false),
            trouble: RwSignal::new(None),
            clocks: RwSignal::new(None),
            hints: RwSignal::new(Vec::new()),
            arrived: RwSignal::new(0),
            backend: StoredValue::new_local(backend),
        };
        session.retell();
        session
    }

    /// Tells what was decided anew when the language changes: it was told with the texts that were here then.
    fn retell(self) {
        let lang = settings().lang;
        Effect::new(move |before: Option<Lang>| {
            let now = lang.get();
            if before.is_some_and(|before| before != now) {
                let (backend, viewer) = (self.backend.get_value(), self.viewer.get_untracked());
                let told = |entry: &Entry| backend.told(entry.number, viewer).unwrap_or_else(|| entry.clone());
                let log = self.log.get_untracked().iter().map(told).collect();
                self.log.set(Arc::new(log));
            }
            now
        });
    }

    /// Tells the page what a table holds for a viewer.
    fn follow(self, table: &dyn AnyTable, viewer: Viewer) {
        let entries = (1..=table.decisions()).filter_map(|number| table.moment(number, viewer, settings().lang.get_untracked()));
        self.viewer.set(viewer);
        self.log.set(Arc::new(entries.map(|moment| Entry::of(&moment)).collect()));
        self.world.set(Arc::from(table.world(viewer).position()));
        self.to_act.set(table.to_act());
        self.outcome.set(table.outcome());
    }

    /// What the viewer had before it after so many decisions.
    pub(crate) fn sight(self, decisions: Option<usize>) -> Option<Box<dyn PlayerView>> {
        let viewer = self.viewer.get();
        let world = match decisions {
            None => self.world.get(),
            Some(decisions) => {
                self.arrived.track();
                Arc::from(self.backend.get_value().world(decisions, viewer)?)
            }
        };
        self.game.with_value(|game| game.sight(&world, viewer).ok())
    }

    /// Whether this browser plays for the seat that decides now.
    pub(crate) fn decides(self) -> bool {
        self.to_act.get().is_some_and(|seat| self.viewer.get().is(seat)) && self.handing.get().is_none() && !self.waiting.get()
    }

    /// Plays an action.
    pub(crate) fn play(self, action: &str) {
        self.backend.get_value().play(action);
    }

    /// Takes back the last decision.
    pub(crate) fn take_back(self) {
        self.backend.get_value().undo();
    }

    /// From now on, the table is seen through these eyes.
    pub(crate) fn show_to(self, viewer: Viewer) {
        self.backend.get_value().show_to(viewer);
    }

    /// The record of the game, when it may be had.
    pub(crate) fn transcript(self) -> Option<String> {
        self.backend.get_value().transcript()
    }
}
