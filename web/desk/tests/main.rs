//! All tests from outside: one program, built once.

mod desk;
mod lists;
mod texts;
mod workshop;
