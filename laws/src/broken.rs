//! A law that does not hold, with all that is needed to see it again.

use crate::{Chooser, Law};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A law that a game broke, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// What happened.
    pub what: String,
    /// The game's name.
    pub game: &'static str,
    /// The setup as JSON.
    pub setup: String,
    /// The seed of this one game: [`Laws::game`](crate::Laws::game) plays it again.
    pub seed: u64,
    /// Who chose the actions.
    pub chooser: Chooser,
    /// How many decisions had been taken.
    pub step: u32,
    /// The last action in notation, if one was taken.
    pub last: Option<String>,
    /// The position in notation, or as the debugger prints it if writing it panics.
    pub position: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, what, game, setup, seed, chooser, step, last, position } = self;
        writeln!(f, "{game} breaks the law {law}")?;
        writeln!(f, "{what}")?;
        writeln!(f, "after {step} decisions of the game with seed {seed}, setup {setup}, {chooser}.")?;
        if let Some(last) = last {
            writeln!(f, "The last of them was {last}.")?;
        }
        writeln!(f, "The same laws with `.game({seed})` play it again. The position:")?;
        position.lines().try_for_each(|line| writeln!(f, "    {line}"))
    }
}

impl std::error::Error for Broken {}

/// A law that does not hold, before it is known where.
#[derive(Debug)]
pub(crate) struct Breach {
    pub(crate) law: Law,
    pub(crate) what: String,
}

impl Breach {
    pub(crate) fn of(law: Law, what: impl Into<String>) -> Breach {
        Breach { law, what: what.into() }
    }
}

/// The law must hold; if it does not, `what` is asked what happened.
pub(crate) fn require(law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(Breach::of(law, what())) }
}

/// Both must be the same.
pub(crate) fn require_same<T: PartialEq + fmt::Debug>(law: Law, what: &str, one: &T, other: &T) -> Result<(), Breach> {
    require(law, one == other, || format!("{what}:\n  {one:?}\nagainst\n  {other:?}"))
}

/// Does something that must not panic; the words of the panic if it does.
pub(crate) fn careful<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic without words".to_owned())
    })
}
