//! All tests from outside: one program, built once.

mod counts;
mod faults;
mod playthrough;
mod showing;
