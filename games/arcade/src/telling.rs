//! What is sent of a decision to those who look.

use crate::Playable;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::cell::OnceCell;
use std::sync::Arc;
use tabletop::{Cue, Lang, Told, Viewer, tell};

/// A [`Happening`](crate::Happening) as it is sent, written once for all who are told the same.
#[derive(Clone, Debug)]
pub struct Telling(Arc<RawValue>);

impl Serialize for Telling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (*self.0).serialize(serializer)
    }
}

/// The fields of a happening.
#[derive(Serialize)]
struct Written<'a, E> {
    event: &'a Told<E>,
    en: String,
    fr: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    cue: Option<Cue>,
}

impl Telling {
    /// Everything that is sent serialises; should that ever fail, nothing is sent rather than half of it.
    fn of<G: Playable>(game: &G, view: &G::View, told: &Told<G::Event>) -> Option<Telling> {
        let words = |lang| game.event_words(view, told, lang);
        let written = Written { event: told, en: words(Lang::En), fr: words(Lang::Fr), cue: game.cue(view, told) };
        Some(Telling(to_raw_value(&written).ok()?.into()))
    }
}

/// What each viewer is told of a decision, which led to the position `after`. Whoever is told the same event reads the same
/// sentences, whatever else it sees, so that they are written once.
pub(crate) fn to_each<G: Playable>(game: &G, after: &G::State, events: &[G::Event], viewers: &[Viewer]) -> Vec<Vec<Telling>> {
    let views: Vec<OnceCell<G::View>> = viewers.iter().map(|_| OnceCell::new()).collect();
    let mut lists: Vec<Vec<Telling>> = viewers.iter().map(|_| Vec::with_capacity(events.len())).collect();
    let mut made: Vec<(Told<G::Event>, Telling)> = Vec::with_capacity(viewers.len());
    for event in events {
        made.clear();
        for ((&viewer, view), list) in viewers.iter().zip(&views).zip(&mut lists) {
            let Some(told) = tell(game, event, viewer) else { continue };
            if let Some((_, telling)) = made.iter().find(|(other, _)| *other == told) {
                list.push(telling.clone());
            } else if let Some(telling) = Telling::of(game, view.get_or_init(|| game.view(after, viewer)), &told) {
                list.push(telling.clone());
                made.push((told, telling));
            }
        }
    }
    lists
}
