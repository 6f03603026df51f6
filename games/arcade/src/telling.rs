//! What is sent of a decision to those who look.

use crate::FullGame;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tabletop::{EventView, Viewer, tell};

/// An event as it is sent, written once for all who are told the same. Whoever shows it says it.
#[derive(Clone, Debug)]
pub struct EventJson(Arc<RawValue>);

impl Serialize for EventJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (*self.0).serialize(serializer)
    }
}

/// What each viewer is told of a decision. Should an event ever not serialise, nothing is sent rather than half of it.
pub(crate) fn to_each<G: FullGame>(game: &G, events: &[G::Event], viewers: &[Viewer]) -> Vec<Vec<EventJson>> {
    let mut lists: Vec<Vec<EventJson>> = viewers.iter().map(|_| Vec::with_capacity(events.len())).collect();
    let mut made: Vec<(EventView<G::Event>, EventJson)> = Vec::with_capacity(viewers.len());
    for event in events {
        made.clear();
        for (&viewer, list) in viewers.iter().zip(&mut lists) {
            let Some(told) = tell(game, event, viewer) else { continue };
            if let Some((_, telling)) = made.iter().find(|(other, _)| *other == told) {
                list.push(telling.clone());
            } else if let Ok(written) = to_raw_value(&told) {
                let telling = EventJson(written.into());
                list.push(telling.clone());
                made.push((told, telling));
            }
        }
    }
    lists
}
