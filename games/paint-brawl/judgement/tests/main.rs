//! All tests from outside: one program, built once.

mod transcripts;
