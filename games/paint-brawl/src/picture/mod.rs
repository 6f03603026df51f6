//! The table as a picture for a terminal: the board, the seats, the hand, and who must do what.
//! It says everything in characters; inks only repeat it.

mod board;
mod seats;

use crate::words::{clan, goal};
use crate::{Cards, Kind, PaintBrawl, Stage, View};
use paint::Colour;
use tabletop::{Ink, Lang, Picture, Text, Words as _};

/// How wide a picture is at most.
const WIDTH: usize = 80;

/// Draws what a viewer sees.
pub(crate) fn draw(rules: &PaintBrawl, view: &View, lang: Lang) -> Picture {
    let mut picture = Picture::default();
    header(rules, view, lang, &mut picture);
    picture.line();
    board::draw(rules, view, lang, &mut picture);
    picture.line();
    seats::draw(rules, view, lang, &mut picture);
    picture.line();
    for line in wrapped(&rules.prompt(view, lang), "") {
        picture.line().put(Ink::Bold, line);
    }
    picture
}

/// What is played, what wins, and how far it is.
fn header(rules: &PaintBrawl, view: &View, lang: Lang, picture: &mut Picture) {
    let (number, scenario) = (view.scenario.number(), view.scenario.name().to(lang));
    picture.line().put(Ink::Bold, format!("{number} {scenario}"));
    let level = view.level.name().to(lang);
    let goal = goal(rules, view, lang);
    match lang {
        Lang::En => picture.put(Ink::Plain, format!(", level {level}")).line().put(Ink::Plain, format!("Goal: {goal}")),
        Lang::Fr => picture.put(Ink::Plain, format!(", niveau {level}")).line().put(Ink::Plain, format!("But\u{a0}: {goal}")),
    };
    picture.line().put(Ink::Plain, progress(view, lang));
    if let Some(seat) = view.seats.get(view.active.index()).filter(|_| view.over.is_none()) {
        picture.put(Ink::Plain, Text { en: ", turn: ", fr: ", tour\u{a0}: " }.to(lang));
        picture.put(ink(seat.colour), clan(seat.colour).to(lang));
        if view.stage == Stage::Playing {
            let (moves, attacks) = (view.moves, view.attacks);
            let left = match lang {
                Lang::En => format!(" (Moves {moves}, Attacks {attacks})"),
                Lang::Fr => format!(" (Déplacements {moves}, Attaques {attacks})"),
            };
            picture.put(Ink::Plain, left);
        }
    }
}

fn progress(view: &View, lang: Lang) -> String {
    let (round, limit) = (view.round, view.round_limit);
    match (view.stage, lang) {
        (Stage::Playing, Lang::En) => format!("Round {round} of {limit}"),
        (Stage::Playing, Lang::Fr) => format!("Manche {round} sur {limit}"),
        (_, Lang::En) => "Set-up".to_owned(),
        (_, Lang::Fr) => "Mise en place".to_owned(),
    }
}

/// The ink of a colour.
fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Orange => Ink::Orange,
        Colour::Yellow => Ink::Yellow,
        Colour::Green => Ink::Green,
        Colour::Blue => Ink::Blue,
        Colour::Purple => Ink::Violet,
    }
}

/// The legend's line for a kind, the look of Chiefs included.
fn kind_line(kind: Kind, lang: Lang) -> String {
    let name = match kind {
        Kind::Chief => Text { en: "Chief, Matriarch", fr: "Chef, Matriarche" },
        _ => kind.name(),
    };
    format!("{} {}", kind.letter(), name.to(lang))
}

/// Cards by name: "Fatigue, 2 Kadamas"; a dash if there are none.
pub(crate) fn cards(cards: Cards, lang: Lang) -> String {
    let copies = |card: crate::Card| match cards.of(card) {
        1 => card.name().to(lang).to_owned(),
        copies => format!("{copies} {}", card.name().to(lang)),
    };
    let names: Vec<String> = cards.kinds().map(copies).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(", ") }
}

/// A text on as many lines as it needs, those after the first begun with `indent`. A no-break space breaks no line.
fn wrapped(text: &str, indent: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("{indent}{word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}
