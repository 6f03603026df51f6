//! All tests from outside: one program, built once.

mod chance;
mod counts;
mod deck;
mod laws;
mod notation;
mod playthrough;
mod pledge;
mod seat;
mod showing;
mod small;
mod table;
mod toy;
mod transcript;
mod workshop;
