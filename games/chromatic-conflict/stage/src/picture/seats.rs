//! The seats as a table: all that is public of each.

use super::{cards, ink, letter};
use crate::words::Named as _;
use crate::words::{effect_letter, shape};
use chromatic_conflict::{SeatView, View};
use stage::{Ink, Picture};
use texts::Lang;

/// The columns for the name of a faction with its marks.
const NAME: usize = 16;

/// Draws one line per seat under a line of heads.
pub(super) fn draw(view: &View, lang: Lang, picture: &mut Picture) {
    let heads = heads(lang);
    let supply = say!(lang, "picture-supply");
    let rows: Vec<[String; 7]> = view.seats.iter().map(|seat| row(seat, &supply, lang)).collect();
    let widths: [usize; 7] =
        std::array::from_fn(|column| rows.iter().chain([&heads]).map(|row| row[column].chars().count()).max().unwrap_or(0));
    picture.line().put(Ink::Faint, format!("{:NAME$}{}", "", line(&heads, &widths)));
    for (seat, row) in view.seats.iter().zip(&rows) {
        let acts = view.to_act == Some(seat.seat);
        picture.line().put(Ink::Bold, format!("{} {} ", if acts { '▶' } else { ' ' }, seat.seat));
        match seat.faction {
            Some(faction) => {
                let name = format!("{} {} {}", shape(faction), letter(faction), faction.name().say(lang));
                picture.put(ink(faction), format!("{name:width$}", width = NAME - 4));
            }
            None => {
                picture.put(Ink::Faint, format!("{:width$}", "· ?", width = NAME - 4));
            }
        }
        picture.put(Ink::Plain, line(row, &widths).trim_end());
    }
}

fn heads(lang: Lang) -> [String; 7] {
    [
        say!(lang, "picture-points"),
        say!(lang, "picture-places"),
        say!(lang, "picture-hand"),
        say!(lang, "picture-pile"),
        say!(lang, "picture-effects"),
        say!(lang, "picture-shield"),
        say!(lang, "picture-discards"),
    ]
}

fn row(seat: &SeatView, supply: &str, lang: Lang) -> [String; 7] {
    let effects: String = seat.effects.iter().copied().map(effect_letter).collect();
    [
        seat.points.to_string(),
        seat.places.to_string(),
        format!("{}+{}", seat.chromecas, seat.terrains),
        seat.pile.to_string(),
        if effects.is_empty() { "-".to_owned() } else { effects.to_ascii_uppercase() },
        seat.shield.map_or_else(|| supply.to_owned(), |at| at.to_string()),
        cards(seat.discards, lang),
    ]
}

/// Numbers at the right of their columns, words at the left.
fn line(row: &[String; 7], widths: &[usize; 7]) -> String {
    let mut line = String::new();
    for (column, (text, &width)) in row.iter().zip(widths).enumerate() {
        line.push_str("  ");
        line.push_str(&if column < 4 { format!("{text:>width$}") } else { format!("{text:<width$}") });
    }
    line
}
