//! A square and everything on it, as one line that can be read out.

use super::names::coloured;
use super::voice::{Voice, agreeing};
use crate::place::zones;
use crate::{Figure, PaintBrawl, Stage, View};
use paint::Square;
use tabletop::{Lang, Seat};

/// "g5, Yellow puddle"; "d5, Red Hunter, stunned by Blue, on a wall"; "e5, empty".
pub(crate) fn say(rules: &PaintBrawl, view: &View, at: Square, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: None, lang };
    let mut parts = vec![voice.square(at)];
    let seen = view.at(at);
    let wall = seen.is_some_and(|square| square.wall);
    if at == view.quest {
        parts.push(voice.text("Quest square", "case de Quête"));
        parts.push(match view.marker {
            Some(seat) => thing(&voice, seat, "marker", "marqueur", false),
            None => voice.text("no marker", "sans marqueur"),
        });
    }
    if let Some(figure) = seen.and_then(|square| square.figure) {
        parts.extend(standing(&voice, figure));
        parts.extend(wall.then(|| voice.text("on a wall", "sur un mur")));
    } else if let Some(seat) = seen.and_then(|square| square.puddle) {
        let puddle = thing(&voice, seat, "puddle", "flaque", true);
        parts.push(if wall { format!("{puddle} {}", voice.text("on a wall", "sur un mur")) } else { puddle });
        parts.extend(view.is_chosen(at).then(|| voice.text("chosen", "choisie")));
    } else if wall {
        parts.push(voice.text("wall", "mur"));
    } else if at != view.quest {
        parts.push(voice.text("empty", "vide"));
    }
    // Later a zone means nothing any more.
    if view.stage != Stage::Playing {
        parts.extend(home(rules, view, at).map(|seat| {
            let clan = voice.clan(seat);
            voice.pick(format!("{clan} deployment zone"), format!("zone de déploiement {}", super::names::de(&clan)))
        }));
    }
    parts.join(", ")
}

/// The seat that deploys on a square (PB-SETUP-4).
pub(crate) fn home(rules: &PaintBrawl, view: &View, at: Square) -> Option<Seat> {
    let deploys = |seat: &Seat| zones(rules, view.seats.len() as u8, view.place(*seat)).has(at);
    view.seats.iter().map(|seat| seat.seat).find(deploys)
}

/// Something with a colour: "Red puddle", "flaque rouge".
fn thing(voice: &Voice<'_>, seat: Seat, en: &str, fr: &str, feminine: bool) -> String {
    let colour = voice.view.seat(seat).colour;
    match voice.lang {
        Lang::En => format!("{} {en}", voice.clan(seat)),
        Lang::Fr => format!("{fr} {}", coloured(colour, feminine, Lang::Fr)),
    }
}

/// A figure, and whose stun marks it bears (PB-HID-1).
fn standing(voice: &Voice<'_>, figure: Figure) -> Vec<String> {
    let (noun, feminine) = voice.noun(figure.kind, figure.seat);
    let mut parts = vec![thing(voice, figure.seat, noun, noun, feminine)];
    if figure.is_stunned() {
        let by = voice.lang.list(&figure.stuns.iter().map(|seat| voice.clan(seat)).collect::<Vec<_>>());
        let stunned = agreeing("assommé", figure.kind);
        parts.push(voice.pick(format!("stunned by {by}"), format!("{stunned} par {by}")));
    }
    parts
}
