//! A place for the rule cases.

fn main() {}
