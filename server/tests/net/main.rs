//! The server through its real HTTP and WebSocket interface.

#![allow(clippy::unwrap_used)]

mod bad;
mod clocks;
mod durable;
mod house;
mod packs;
mod pages;
mod playing;
mod processes;
mod releases;
mod stores;
