//! What goes over the network: a few questions over HTTP, and one WebSocket for each table that is open.

mod http;
mod keyring;
mod socket;

pub(crate) use http::{get, get_text, post, text_at};
pub(crate) use keyring::Keys;
pub(crate) use socket::{Listener, Socket};

use crate::said::Said;
use wire::MessageId;

/// The network is not there.
pub(crate) fn away() -> Said {
    msg!("no-network").into()
}

/// An id that nobody else has: 128 bits of the browser's own luck.
pub(crate) fn new_id() -> MessageId {
    let mut bytes = [0u8; 16];
    let crypto = leptos::prelude::window().crypto();
    // A browser without this cannot run the page at all; ids then only differ by their moment.
    let drawn = crypto.is_ok_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    if !drawn {
        bytes[..8].copy_from_slice(&js_sys::Date::now().to_be_bytes());
    }
    MessageId(arcade::hex(&bytes))
}
