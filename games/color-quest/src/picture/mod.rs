//! The table for a terminal.
