//! Who plays when nobody does.
//!
//! A bot is given what its seat can know ([`tabletop::Game::Knowledge`]) and nothing else: it cannot look at the true
//! position, because it never has it. What is hidden it imagines, over and over.
//!
//! This crate knows no game: judgement comes from the game through [`judgement::Judgement`].

mod bot;
mod greedy;
mod search;
mod spec;
mod tree;
mod watch;

pub use bot::{Bot, Choice};
pub use search::{Search, Style};
pub use spec::{Budget, Player, Spec};
pub use watch::{Clock, Watch, machine_clock};
