//! What is sent of a decision to those who look.

use crate::Playable;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tabletop::{Told, Viewer, tell};

/// An event as it is sent, written once for all who are told the same. Whoever shows it says it.
#[derive(Clone, Debug)]
pub struct Telling(Arc<RawValue>);

impl Serialize for Telling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (*self.0).serialize(serializer)
    }
}

/// What each viewer is told of a decision. Should an event ever not serialise, nothing is sent rather than half of it.
pub(crate) fn to_each<G: Playable>(game: &G, events: &[G::Event], viewers: &[Viewer]) -> Vec<Vec<Telling>> {
    let mut lists: Vec<Vec<Telling>> = viewers.iter().map(|_| Vec::with_capacity(events.len())).collect();
    let mut made: Vec<(Told<G::Event>, Telling)> = Vec::with_capacity(viewers.len());
    for event in events {
        made.clear();
        for (&viewer, list) in viewers.iter().zip(&mut lists) {
            let Some(told) = tell(game, event, viewer) else { continue };
            if let Some((_, telling)) = made.iter().find(|(other, _)| *other == told) {
                list.push(telling.clone());
            } else if let Ok(written) = to_raw_value(&told) {
                let telling = Telling(written.into());
                list.push(telling.clone());
                made.push((told, telling));
            }
        }
    }
    lists
}
