//! The table as a picture for a terminal: the board, the seats, the hand, and who must do what.
//! It says everything in characters; inks only repeat it.

mod board;
mod canvas;
mod hands;
mod seats;

use crate::words::Named as _;
use crate::words::effect_letter;
use chromatic_conflict::{ChromaticConflict, Effect, Faction, Kind, Kinds, View};
use stage::{Ink, Picture, Words as _};
use texts::Lang;

/// How wide a picture should be at most.
const WIDTH: usize = 100;

/// Draws what a viewer sees.
pub(crate) fn draw(rules: &ChromaticConflict, view: &View, lang: Lang) -> Picture {
    let mut picture = Picture::default();
    board::draw(view, lang, &mut picture);
    picture.line();
    seats::draw(view, lang, &mut picture);
    picture.line();
    hands::draw(view, lang, &mut picture);
    legend(view, lang, &mut picture);
    picture.line();
    picture.line().put(Ink::Bold, rules.prompt(view, lang));
    picture
}

fn legend(view: &View, lang: Lang, picture: &mut Picture) {
    let letters = Faction::ALL.map(|faction| if absent(view, faction) { ABSENT } else { letter(faction) });
    picture.line().put(Ink::Faint, say!(lang, "picture-zones", factions = String::from_iter(letters)));
    picture.line().put(Ink::Faint, say!(lang, "picture-signs"));
}

/// The ink of a faction.
fn ink(faction: Faction) -> Ink {
    match faction {
        Faction::Blue => Ink::Blue,
        Faction::Green => Ink::Green,
        Faction::Orange => Ink::Orange,
        Faction::Violet => Ink::Violet,
    }
}

/// The letter of a faction, the same in all languages: it is what people type.
fn letter(faction: Faction) -> char {
    faction.letter().to_ascii_uppercase()
}

fn gems(number: u8) -> String {
    match number {
        0..=3 => "✦".repeat(number.into()),
        _ => format!("{number}✦"),
    }
}

/// The four zones, in the order of the factions, as one character each.
fn zones(view: &View, zones: &[Option<Effect>; 4]) -> String {
    Faction::ALL.into_iter().zip(zones).map(|(faction, &zone)| zone_letter(view, faction, zone)).collect()
}

/// A zone as one character.
fn zone_letter(view: &View, faction: Faction, zone: Option<Effect>) -> char {
    if absent(view, faction) { ABSENT } else { zone.map_or('?', effect_letter) }
}

/// Stands for the zone of a faction that nobody plays: it means nothing (CC-SETUP-3).
const ABSENT: char = '.';

fn absent(view: &View, faction: Faction) -> bool {
    view.seats.iter().all(|seat| seat.faction.is_some_and(|taken| taken != faction))
}

/// A kind in few letters.
fn short(kind: Kind, lang: Lang) -> String {
    kind.name().form("short").say(lang)
}

/// Cards in few letters: "ship 2×3 5".
fn cards(kinds: Kinds, lang: Lang) -> String {
    let copies = |kind| match kinds.of(kind) {
        1 => short(kind, lang),
        copies => format!("{}×{copies}", short(kind, lang)),
    };
    let cards: Vec<String> = kinds.kinds().map(copies).collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join(" ") }
}
