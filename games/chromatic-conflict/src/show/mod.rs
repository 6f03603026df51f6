//! The table for a page: the map as tiles on a cloth, and what is touched to play.

mod goal;
mod hand;
mod looks;
mod map;
mod seats;
mod touches;
mod verbs;

use crate::{Action, Asked, ChromaticConflict, View};
use tabletop::{Counter, Lang, Scene, Show, Text, Touch, Verb};

impl Show for ChromaticConflict {
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
    let one = Text { en: "terrain in the pile", fr: "terrain dans la pioche" };
    let many = Text { en: "terrains in the pile", fr: "terrains dans la pioche" };
    let words = lang.count(view.terrain_pile, one, many);
    Counter { look: looks::TERRAIN, tint: None, count: view.terrain_pile.into(), words }
}

fn heading(view: &View, lang: Lang) -> Vec<String> {
    if view.turn == 0 {
        return vec![Text { en: "Choice of factions", fr: "Choix des factions" }.to(lang).to_owned()];
    }
    let (turn, action, actions) = (view.turn, view.action, view.actions);
    let turn = match lang {
        Lang::En => format!("Turn {turn}"),
        Lang::Fr => format!("Tour {turn}"),
    };
    let action = match (view.asked, lang) {
        (Asked::Nothing { .. }, _) => Text { en: "End of the game", fr: "Fin de partie" }.to(lang).to_owned(),
        (_, Lang::En) => format!("Action {action} of {actions}"),
        (_, Lang::Fr) => format!("Action {action} sur {actions}"),
    };
    vec![turn, action]
}
