//! All tests from outside: one program, built once.

mod interaction;
mod lists;
mod texts;
mod workshop;
