//! The table for a page: the map as tiles on a cloth, and what is touched to play.

mod goal;
mod hand;
mod looks;
mod map;
mod seats;
mod touches;
mod verbs;

use crate::words::OnStage;
use chromatic_conflict::{Action, Asked, ChromaticConflict, View};
use stage::{Counter, Scene, Show, Touch, Verb};
use texts::Lang;

impl Show<OnStage> for ChromaticConflict {
    fn scene(&self, view: &View, lang: Lang) -> Scene {
        let map = map::Map::of(view, lang);
        Scene {
            left: map.left,
            top: map.top,
            width: map.width,
            height: map.height,
            surface: "cloth",
            labels: Vec::new(),
            spots: map.spots,
            pieces: map::pieces(self, view),
            seats: view.seats.iter().map(|seat| seats::panel(self, view, seat, lang)).collect(),
            hand: hand::cards(self, view, lang),
            stores: vec![terrain_pile(view, lang)],
            heading: heading(view, lang),
            goal: Some(goal::goal(self, view, lang)),
            ..Scene::default()
        }
    }

    fn touches(&self, view: &View, action: Action) -> Vec<Touch> {
        touches::touches(view, action)
    }

    fn verb(&self, verb: &str, lang: Lang) -> Verb {
        verbs::verb(verb, lang)
    }

    fn menu(&self, view: &View, touched: &[Touch]) -> Vec<&'static str> {
        verbs::menu(view, touched)
    }
}

fn terrain_pile(view: &View, lang: Lang) -> Counter {
    let words = say!(lang, "terrain-pile", count = view.terrain_pile);
    Counter { look: looks::TERRAIN, tint: None, count: view.terrain_pile.into(), words }
}

fn heading(view: &View, lang: Lang) -> Vec<String> {
    if view.turn == 0 {
        return vec![say!(lang, "heading-factions")];
    }
    let action = match view.asked {
        Asked::Nothing { .. } => say!(lang, "heading-end"),
        _ => say!(lang, "heading-action", action = view.action, actions = view.actions),
    };
    vec![say!(lang, "heading-turn", turn = view.turn), action]
}
