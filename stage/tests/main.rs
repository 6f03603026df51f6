//! All tests from outside: one program, built once.

mod picture;
mod workshop;
