//! What players read.
