//! Anything that comes over the network.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use wire::{FromClient, FromServer, MakeTable, SecretAsk, TakeSeat};

/// Reads bytes as each of the messages that server and page read: what is understood can be written and is the same when
/// it is read again.
pub fn message(data: &[u8]) -> bool {
    // Not one after the other until one fits: each is read.
    [
        same::<FromClient>(data),
        same::<FromServer>(data),
        same::<MakeTable>(data),
        same::<TakeSeat>(data),
        same::<SecretAsk<serde_json::Map<String, serde_json::Value>>>(data),
    ]
    .contains(&true)
}

fn same<T: DeserializeOwned + Serialize + PartialEq + Debug>(data: &[u8]) -> bool {
    let Ok(message) = serde_json::from_slice::<T>(data) else { return false };
    let written = serde_json::to_string(&message).unwrap_or_default();
    assert_eq!(serde_json::from_str::<T>(&written).ok().as_ref(), Some(&message), "{written}");
    true
}
