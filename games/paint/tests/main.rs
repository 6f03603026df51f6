//! All tests from outside: one program, built once.

mod areas;
mod colour;
mod drawing;
mod lines;
mod model;
mod puddles;
mod spread;
mod squares;
mod topology;
