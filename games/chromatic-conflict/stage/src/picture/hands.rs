//! The cards that a viewer sees besides the board: its own hand, and at the end everybody's (CC-END-6).

use super::{WIDTH, cards, gems, ink, zones};
use crate::words::Named as _;
use chromatic_conflict::{Faction, HandView, SeatView, TerrainView, View};
use stage::{Ink, Picture};
use texts::Lang;

/// Draws the hand of the viewer and the size of the terrain pile, or all that is shown at the end.
pub(super) fn draw(view: &View, lang: Lang, picture: &mut Picture) {
    if view.to_act.is_none() {
        view.seats.iter().for_each(|seat| shown(view, seat, lang, picture));
    } else if let Some(seat) = view.viewer.and_then(|seat| view.seats.get(seat.index())) {
        own(view, seat, lang, picture);
    }
    let pile = match view.turn {
        0 => say!(lang, "picture-terrain-pile", count = view.terrain_pile),
        turn => say!(lang, "picture-terrain-pile-turn", count = view.terrain_pile, turn = turn),
    };
    picture.line().put(Ink::Plain, pile);
    if !view.left.is_empty() {
        let left: Vec<String> = view.left.iter().map(|card| terrain(view, card)).collect();
        wrapped(picture, &left);
    }
}

/// The hand of the seat that looks, with what it would reveal.
fn own(view: &View, seat: &SeatView, lang: Lang, picture: &mut Picture) {
    let Some((hand, faction)) = seat.hand.as_ref().zip(seat.faction) else { return };
    if hand.chromecas.count() == 0 && hand.terrains.is_empty() {
        return;
    }
    let title = say!(lang, "picture-own");
    let heads = [say!(lang, "picture-own-chromecas"), say!(lang, "picture-own-terrains")];
    let wide = heads.iter().map(|head| head.chars().count()).max().unwrap_or(0);
    let indent = title.chars().count();
    let chromecas: Vec<String> = hand.chromecas.cards().map(|kind| say!(lang, "picture-card", kind = kind.name())).collect();
    let chromecas = if chromecas.is_empty() { "-".to_owned() } else { chromecas.join(", ") };
    picture.line().put(ink(faction), title);
    picture.put(Ink::Plain, format!("  {:wide$} {chromecas}", heads[0]));
    picture.line().put(Ink::Plain, format!("{:indent$}  {:wide$} ", "", heads[1]));
    own_terrains(view, hand, faction, lang, picture);
}

/// The terrains of the hand, from where the line is, on as many lines as they need.
fn own_terrains(view: &View, hand: &HandView, faction: Faction, lang: Lang, picture: &mut Picture) {
    if hand.terrains.is_empty() {
        picture.put(Ink::Plain, "-");
    }
    let indent = width(picture);
    for (index, terrain) in hand.terrains.iter().enumerate() {
        let (gems, zone) = (gems(terrain.gems), own_zone(view, terrain, faction, lang));
        if index > 0 {
            picture.put(Ink::Plain, ", ");
            if width(picture) + "T00  ,".len() + gems.chars().count() + zone.chars().count() > WIDTH {
                picture.line().put(Ink::Plain, " ".repeat(indent));
            }
        }
        picture.put(Ink::Bold, terrain.place.map_or("", |place| place.name()));
        picture.put(Ink::Yellow, format!(" {gems}")).put(Ink::Plain, format!(" {zone}"));
    }
}

/// How many columns the last line has.
fn width(picture: &Picture) -> usize {
    picture.lines.last().map_or(0, |line| line.iter().map(|span| span.text.chars().count()).sum())
}

/// What the viewer's own faction reads; a card that has been on the table may show more.
fn own_zone(view: &View, terrain: &TerrainView, faction: Faction, lang: Lang) -> String {
    let own = terrain.zones[faction.index()].map_or_else(|| "?".to_owned(), |effect| effect.name().say(lang));
    if terrain.zones.iter().flatten().count() > 1 { format!("{own} ({})", zones(view, &terrain.zones)) } else { own }
}

/// What a seat had left at the end.
fn shown(view: &View, seat: &SeatView, lang: Lang, picture: &mut Picture) {
    let Some(HandView { chromecas, terrains }) = &seat.hand else { return };
    let terrains: Vec<String> = terrains.iter().map(|card| terrain(view, card)).collect();
    let terrains = if terrains.is_empty() { "-".to_owned() } else { terrains.join(", ") };
    let pile = cards(seat.pile_cards.unwrap_or_default(), lang);
    let hand = cards(*chromecas, lang);
    let name = match seat.faction {
        Some(faction) => say!(lang, "picture-seat", faction = faction.name(), seat = seat.seat.number()),
        None => say!(lang, "picture-seat-free", seat = seat.seat.number()),
    };
    picture.line().put(seat.faction.map_or(Ink::Plain, ink), format!("{name:20}"));
    picture.put(Ink::Plain, format!(" {}", say!(lang, "picture-left", hand = hand, terrains = terrains, pile = pile)));
}

fn terrain(view: &View, terrain: &TerrainView) -> String {
    let name = terrain.place.map_or(String::new(), |place| format!("{} ", place.name()));
    format!("{name}{} {}", gems(terrain.gems), zones(view, &terrain.zones))
}

/// Items one after the other, on as many lines as they need.
fn wrapped(picture: &mut Picture, items: &[String]) {
    let mut line = String::from(" ");
    for item in items {
        if line.chars().count() + item.chars().count() + 3 > WIDTH {
            picture.line().put(Ink::Plain, std::mem::replace(&mut line, String::from(" ")));
        }
        line.push_str("  ");
        line.push_str(item);
    }
    picture.line().put(Ink::Plain, line);
}
