//! A square and everything on it, as one line that can be read out.

use super::names::in_a_row;
use super::voice::Voice;
use paint::Square;
use paint_brawl::{Figure, PaintBrawl, Stage, View, zones};
use tabletop::Seat;
use texts::{Lang, Message};

/// "g5, Yellow puddle"; "d5, Red Hunter, stunned by Blue, on a wall"; "e5, empty".
pub(crate) fn say(rules: &PaintBrawl, view: &View, at: Square, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: None };
    let mut parts = Vec::new();
    let seen = view.at(at);
    let wall = seen.is_some_and(|square| square.wall);
    if at == view.quest {
        parts.push(msg!("square-quest"));
        parts.push(match view.marker {
            Some(seat) => msg!("square-marker", clan = voice.clan(seat)),
            None => msg!("square-no-marker"),
        });
    }
    if let Some(figure) = seen.and_then(|square| square.figure) {
        parts.push(standing(&voice, figure));
        parts.extend(wall.then(|| msg!("square-on-wall")));
    } else if let Some(seat) = seen.and_then(|square| square.puddle) {
        let clan = voice.clan(seat);
        parts.push(if wall { msg!("square-wall-puddle", clan = clan) } else { msg!("square-puddle", clan = clan) });
        parts.extend(view.is_chosen(at).then(|| msg!("square-chosen")));
    } else if wall {
        parts.push(msg!("square-wall"));
    } else if at != view.quest {
        parts.push(msg!("square-empty"));
    }
    // Later a zone means nothing any more.
    if view.stage != Stage::Playing {
        parts.extend(home(rules, view, at).map(|seat| msg!("square-home", clan = voice.clan(seat))));
    }
    say!(lang, "square", at = voice.square(at), what = in_a_row(parts))
}

/// The seat that deploys on a square (PB-SETUP-4).
pub(crate) fn home(rules: &PaintBrawl, view: &View, at: Square) -> Option<Seat> {
    let deploys = |seat: &Seat| zones(rules, view.seats.len() as u8, view.place(*seat)).has(at);
    view.seats.iter().map(|seat| seat.seat).find(deploys)
}

/// A figure, and whose stun marks it bears (PB-HID-1).
fn standing(voice: &Voice<'_>, figure: Figure) -> Message {
    let (clan, kind) = (voice.clan(figure.seat), voice.noun(figure.kind, figure.seat));
    if figure.is_stunned() {
        msg!("square-stunned", clan = clan, kind = kind, marks = voice.clans(figure.stuns))
    } else {
        msg!("square-figure", clan = clan, kind = kind)
    }
}
