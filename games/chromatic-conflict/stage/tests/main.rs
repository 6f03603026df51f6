//! All tests from outside: one program, built once.

mod learn;
mod scene;
mod show;
mod words;
