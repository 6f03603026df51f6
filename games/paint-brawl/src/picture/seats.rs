//! The seats as a table, then the cards and the stun marks: all that the board does not show.

use super::{cards, ink, wrapped};
use crate::words::{MATRIARCH, clan};
use crate::{Caste, Kind, PaintBrawl, SeatView, Stage, View};
use tabletop::{Ink, Lang, Picture, Text};

/// The mark, the number and the clan's name with its letter.
const NAME: usize = 14;

/// Draws the seats and what they hold.
pub(super) fn draw(rules: &PaintBrawl, view: &View, lang: Lang, picture: &mut Picture) {
    table(view, lang, picture);
    let colon = Text { en: ": ", fr: "\u{a0}: " }.to(lang);
    let mut say = |head: &str, text: String| {
        for line in wrapped(&format!("{head}{colon}{text}"), "  ") {
            picture.line().put(Ink::Plain, line);
        }
    };
    if let Some(own) = view.viewer.and_then(|seat| view.seats.get(seat.index())) {
        if let Some(hand) = own.hand {
            say(Text { en: "Your hand", fr: "Votre main" }.to(lang), cards(hand, lang));
        }
        if let Some(stock) = own.stock_cards.filter(|_| view.switches.tactical) {
            say(Text { en: "Your pile", fr: "Votre pioche" }.to(lang), cards(stock, lang));
        }
    }
    if view.switches.tactical {
        let used = view.seats.iter().filter(|seat| !seat.spent.is_empty());
        for seat in used {
            let head = Text { en: "Used up, ", fr: "Cartes utilisées, " }.to(lang);
            say(&format!("{head}{}", clan(seat.colour).to(lang)), cards(seat.spent, lang));
        }
    } else if view.stage == Stage::Playing {
        let text = match lang {
            Lang::En => format!("{}; discard: {}", view.pile, cards(view.discard, lang)),
            Lang::Fr => format!("{}\u{a0}; défausse\u{a0}: {}", view.pile, cards(view.discard, lang)),
        };
        say(Text { en: "Draw pile", fr: "Pioche" }.to(lang), text);
    }
    // A Chief on the Quest square hides the marker that lies under him (PB-CHIEF-3).
    if let Some(seat) = view.marker.filter(|_| view.at(view.quest).is_some_and(|square| square.figure.is_some())) {
        say(Text { en: "Marker", fr: "Marqueur" }.to(lang), clan(view.seat(seat).colour).to(lang).to_owned());
    }
    let stuns = stuns(rules, view, lang);
    if !stuns.is_empty() {
        say(Text { en: "Stunned", fr: "Assommés" }.to(lang), stuns.join(", "));
    }
}

/// Where fighters are stunned, and whose marks they bear (PB-HID-1).
fn stuns(rules: &PaintBrawl, view: &View, lang: Lang) -> Vec<String> {
    let mut texts = Vec::new();
    for square in &view.squares {
        let marks = square.figure.map_or(Vec::new(), |figure| figure.stuns.iter().collect());
        if !marks.is_empty() {
            let by: Vec<&str> = marks.iter().map(|&seat| clan(view.seat(seat).colour).to(lang)).collect();
            let by = by.join(" + ");
            let at = rules.board.name(square.square);
            texts.push(match lang {
                Lang::En => format!("{at} by {by}"),
                Lang::Fr => format!("{at} par {by}"),
            });
        }
    }
    texts
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
        let name = format!("{} {}", seat.colour.letter(), clan(seat.colour).to(lang));
        picture.put(ink(seat.colour), format!("{name:width$}", width = NAME - 4));
        picture.put(Ink::Plain, line(row, &widths));
    }
}

/// Before the first turn nobody has cards, but fighters to place.
fn heads(view: &View, lang: Lang) -> Vec<String> {
    let mut heads = vec![
        Text { en: "leader", fr: "meneur" },
        Text { en: "fighters", fr: "combatt." },
        Text { en: "puddles", fr: "flaques" },
        Text { en: "supply", fr: "réserve" },
    ];
    if view.stage == Stage::Playing {
        heads.push(Text { en: "cards", fr: "cartes" });
        if view.switches.tactical {
            heads.push(Text { en: "pile", fr: "pioche" });
        }
    } else {
        heads.push(Text { en: "to place", fr: "à placer" });
    }
    if view.switches.blasts {
        heads.push(Text { en: "blasts", fr: "Blasts" });
    }
    heads.into_iter().map(|head| head.to(lang).to_owned()).collect()
}

fn row(view: &View, seat: &SeatView, lang: Lang) -> Vec<String> {
    let leader = if seat.matriarch { MATRIARCH } else { Kind::Chief.name() };
    let numbers = [seat.fighters, seat.puddles, seat.supply].map(|number| number.to_string());
    let mut row: Vec<String> = [leader.to(lang).to_owned()].into_iter().chain(numbers).collect();
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
