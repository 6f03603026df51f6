//! What goes over the network: a few questions over HTTP, and one WebSocket for each table that is open.

mod http;
mod keyring;
mod socket;

pub(crate) use http::{get, get_text, post};
pub(crate) use keyring::Keys;
pub(crate) use socket::{Listener, Socket};

use arcade::Lang;
use wire::{Fault, MessageId};

/// Why the network did not do what was asked, in both languages.
pub(crate) type Trouble = [String; 2];

/// What a fault says.
pub(crate) fn said(fault: &Fault) -> Trouble {
    [fault.en.clone(), fault.fr.clone()]
}

/// The network is not there.
pub(crate) fn away() -> Trouble {
    Lang::ALL.map(|lang| desk::texts::NO_NETWORK.to(lang).to_owned())
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
