//! What a seat, or everybody, can see of a position.

use super::Book;
use casebook::{Casebook as _, same};
use chromatic_conflict::{Asked, Effect, Kind, State, View};
use tabletop::{Game as _, Viewer};

pub(super) fn expect(book: &Book, state: &State, keyword: &str, rest: &str) -> Result<(), String> {
    let game = book.game();
    let table = game.view(state, Viewer::Bystander);
    let (number, wanted) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = || book.seat(state, number).ok_or_else(|| format!("'{number}' is not a seat here"));
    let none = |words: Vec<&str>| if words.is_empty() { "none".to_owned() } else { words.join(" ") };
    match keyword {
        "asked" => same(rest, &asked(&table)),
        "turn" => match table.to_act {
            Some(seat) => same(rest, &format!("{} seat {seat} action {}", table.turn, table.action)),
            None => Err("the game is over".to_owned()),
        },
        "points" => same(rest, &table.seats.iter().map(|seat| seat.points.to_string()).collect::<Vec<_>>().join(" ")),
        "effects" => same(wanted, &none(table.seats[seat()?.index()].effects.iter().map(|effect| effect.code()).collect())),
        "shield" => {
            let at = table.seats[seat()?.index()].shield.map_or("supply".to_owned(), |at| at.to_string());
            same(wanted, &at)
        }
        "discard" => same(wanted, &none(table.seats[seat()?.index()].discards.cards().map(Kind::code).collect())),
        "pile" if number == "terrains" => same(wanted, &table.terrain_pile.to_string()),
        "pile" => same(wanted, &table.seats[seat()?.index()].pile.to_string()),
        "hand" => {
            let seat = seat()?;
            let own = game.view(state, Viewer::Seat(seat));
            let hand = own.seats[seat.index()].hand.as_ref().ok_or("a seat must see its own hand")?;
            let chromecas = hand.chromecas.cards().map(Kind::code).collect();
            let terrains = hand.terrains.iter().filter_map(|terrain| terrain.place).map(|place| place.name()).collect();
            same(wanted, &format!("{} | {}", none(chromecas), none(terrains)))
        }
        _ => sees(book, state, number, wanted),
    }
}

/// `sees 2 (1,0): gems 2 zones ? strike ? ?`, by position or by tag, also for `everybody` and `nobody` (a bystander).
fn sees(book: &Book, state: &State, who: &str, rest: &str) -> Result<(), String> {
    let (card, wanted) = rest.split_once(':').ok_or("'sees <seat> <card>: <what>' is expected")?;
    let viewers = match who {
        "everybody" => Viewer::all(book.game().seats(state)).collect(),
        "nobody" => vec![Viewer::Bystander],
        _ => vec![Viewer::Seat(book.seat(state, who).ok_or_else(|| format!("'{who}' is not a viewer"))?)],
    };
    for viewer in viewers {
        let view = book.game().view(state, viewer);
        let on_table = view.places.iter().map(|place| (place.at.to_string(), &place.card));
        let hands = view.seats.iter().filter_map(|seat| seat.hand.as_ref());
        let held = hands.flat_map(|hand| &hand.terrains).map(|terrain| (String::new(), terrain));
        let named = |terrain: &chromatic_conflict::Place| terrain.name() == card;
        let found = on_table.chain(held).find(|(at, terrain)| at == card || terrain.place.as_ref().is_some_and(named));
        let zone = |zone: &Option<Effect>| zone.map_or("?", Effect::code);
        let seen = found.map_or("nothing".to_owned(), |(_, terrain)| {
            format!("gems {} zones {}", terrain.gems, terrain.zones.iter().map(zone).collect::<Vec<_>>().join(" "))
        });
        same(wanted.trim(), &seen).map_err(|message| format!("for {viewer:?} {message}"))?;
    }
    Ok(())
}

/// `2 shield`: who is asked, and what.
fn asked(view: &View) -> String {
    let what = match view.asked {
        Asked::Faction => "faction".to_owned(),
        Asked::Action => "action".to_owned(),
        Asked::Shield => "shield".to_owned(),
        Asked::Power { kind } => kind.code().to_owned(),
        Asked::Drop { terrain, from } => format!("drop {} from {from}", terrain.name()),
        Asked::Nothing { reason } => return format!("nobody {reason}"),
    };
    view.to_act.map_or("nobody".to_owned(), |seat| format!("{seat} {what}"))
}
