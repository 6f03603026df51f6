//! The seats as a table, then the cards and the stun marks: all that the board does not show.

use super::{cards, ink, wrapped};
use crate::words::{clan, in_a_row, leader};
use paint_brawl::{Caste, Kind, PaintBrawl, SeatView, Stage, View};
use stage::{Ink, Picture};
use texts::{Lang, Message};

/// The mark, the number and the clan's name with its letter.
const NAME: usize = 14;

/// Draws the seats and what they hold.
pub(super) fn draw(rules: &PaintBrawl, view: &View, lang: Lang, picture: &mut Picture) {
    table(view, lang, picture);
    let mut say = |message: Message| {
        for line in wrapped(&message.say(lang), "  ") {
            picture.line().put(Ink::Plain, line);
        }
    };
    if let Some(own) = view.viewer.and_then(|seat| view.seats.get(seat.index())) {
        if let Some(hand) = own.hand {
            say(msg!("picture-hand", cards = cards(hand)));
        }
        if let Some(stock) = own.stock_cards.filter(|_| view.switches.tactical) {
            say(msg!("picture-stock", cards = cards(stock)));
        }
    }
    if view.switches.tactical {
        for seat in view.seats.iter().filter(|seat| !seat.spent.is_empty()) {
            say(msg!("picture-spent", clan = clan(seat.colour), cards = cards(seat.spent)));
        }
    } else if view.stage == Stage::Playing {
        say(msg!("picture-pile", number = view.pile, cards = cards(view.discard)));
    }
    // A Chief on the Quest square hides the marker that lies under him (PB-CHIEF-3).
    if let Some(seat) = view.marker.filter(|_| view.at(view.quest).is_some_and(|square| square.figure.is_some())) {
        say(msg!("picture-marker", clan = clan(view.seat(seat).colour)));
    }
    let mut stuns = stuns(rules, view).peekable();
    if stuns.peek().is_some() {
        say(msg!("picture-stuns", stuns = in_a_row(stuns)));
    }
}

/// Where fighters are stunned, and whose marks they bear (PB-HID-1).
fn stuns(rules: &PaintBrawl, view: &View) -> impl Iterator<Item = Message> {
    view.squares.iter().filter_map(|square| {
        let marks = square.figure?.stuns.iter().map(|seat| clan(view.seat(seat).colour));
        let clans = marks.reduce(|first, next| msg!("picture-marks", first = first, next = next))?;
        Some(msg!("picture-stun", at = rules.board().name(square.square).to_string(), clans = clans))
    })
}

/// One line per seat under a line of heads.
fn table(view: &View, lang: Lang, picture: &mut Picture) {
    let heads = heads(view, lang);
    let rows: Vec<Vec<String>> = view.seats.iter().map(|seat| row(view, seat, lang)).collect();
    let widths: Vec<usize> = (0..heads.len())
        .map(|column| rows.iter().chain([&heads]).map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    picture.line().put(Ink::Faint, format!("{:NAME$}{}", "", line(&heads, &widths)));
    for (seat, row) in view.seats.iter().zip(&rows) {
        let acts = if view.to_act == Some(seat.seat) { '▶' } else { ' ' };
        picture.line().put(Ink::Bold, format!("{acts} {} ", seat.seat));
        let name = format!("{} {}", seat.colour.letter(), clan(seat.colour).say(lang));
        picture.put(ink(seat.colour), format!("{name:width$}", width = NAME - 4));
        picture.put(Ink::Plain, line(row, &widths));
    }
}

/// Before the first turn nobody has cards, but fighters to place.
fn heads(view: &View, lang: Lang) -> Vec<String> {
    let mut heads = vec![msg!("head-leader"), msg!("head-fighters"), msg!("head-puddles"), msg!("head-supply")];
    if view.stage == Stage::Playing {
        heads.push(msg!("head-cards"));
        if view.switches.tactical {
            heads.push(msg!("head-pile"));
        }
    } else {
        heads.push(msg!("head-to-place"));
    }
    if view.switches.blasts {
        heads.push(msg!("head-blasts"));
    }
    heads.into_iter().map(|head| head.say(lang)).collect()
}

fn row(view: &View, seat: &SeatView, lang: Lang) -> Vec<String> {
    let numbers = [seat.fighters, seat.puddles, seat.supply].map(|number| number.to_string());
    let mut row: Vec<String> = [leader(seat).say(lang)].into_iter().chain(numbers).collect();
    if view.stage == Stage::Playing {
        row.push(seat.cards.to_string());
        if view.switches.tactical {
            row.push(seat.stock.to_string());
        }
    } else {
        row.push(letters(Kind::FIGHTERS.into_iter().zip(seat.to_place)));
    }
    if view.switches.blasts {
        row.push(letters(Caste::ALL.map(Caste::man).into_iter().zip(seat.blasts)));
    }
    row
}

/// The letter of each kind as often as it counts.
fn letters(counts: impl Iterator<Item = (Kind, u8)>) -> String {
    let text: String = counts.flat_map(|(kind, count)| std::iter::repeat_n(kind.letter(), count.into())).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Numbers at the right of their columns, words at the left.
fn line(row: &[String], widths: &[usize]) -> String {
    let mut line = String::new();
    for (column, (text, &width)) in row.iter().zip(widths).enumerate() {
        line.push_str("  ");
        line.push_str(&if text.parse::<u8>().is_ok() || (1..4).contains(&column) {
            format!("{text:>width$}")
        } else {
            format!("{text:<width$}")
        });
    }
    line.trim_end().to_owned()
}
