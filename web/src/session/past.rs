//! A game of the past, from its transcript.

use super::{Backend, Entry, Person, Session};
use crate::settings::settings;
use arcade::{AnyTable, Viewer};
use leptos::prelude::*;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// A game of the past.
pub(crate) struct PastTable {
    table: RefCell<Box<dyn AnyTable>>,
    transcript: String,
    session: OnceCell<Session>,
}

impl PastTable {
    /// The table of a transcript that was verified.
    pub(crate) fn open(table: Box<dyn AnyTable>, transcript: &str) -> Session {
        let (game, seats) = (table.game(), table.seats());
        let past = Rc::new(PastTable { table: RefCell::new(table), transcript: transcript.to_owned(), session: OnceCell::new() });
        let session = Session::new(game, Rc::new(past.clone()));
        // The cell was made four lines above.
        let _ = past.session.set(session);
        let nobody = Person { name: String::new(), here: false, bot: None, present: true };
        session.people.set(vec![nobody; usize::from(seats)]);
        session.undo.set(Err(None));
        past.tell(Viewer::Bystander);
        session
    }

    fn tell(&self, viewer: Viewer) {
        let Some(session) = self.session.get() else { return };
        session.follow(&**self.table.borrow(), viewer);
        // The game may have been broken off: nobody decides in the past.
        session.to_act.set(None);
    }
}

impl Backend for Rc<PastTable> {
    fn told(&self, number: usize, viewer: Viewer) -> Option<Entry> {
        self.table.borrow().moment(number, viewer, settings().lang.get_untracked()).map(|moment| Entry::of(&moment))
    }

    fn world(&self, decisions: usize, viewer: Viewer) -> Option<String> {
        let table = self.table.borrow();
        (decisions <= table.decisions()).then(|| table.world_after(decisions, viewer).position().to_owned())
    }

    fn play(&self, _: &str) {}

    fn undo(&self) {}

    fn show_to(&self, viewer: Viewer) {
        self.tell(viewer);
    }

    fn transcript(&self) -> Option<String> {
        Some(self.transcript.clone())
    }
}
