//! All tests from outside: one program, built once.

mod chance;
mod deck;
mod notation;
mod pack;
mod pledge;
mod seat;
mod small;
mod table;
mod transcript;
