//! The table as a picture for a terminal: the board, the seats, the hand, and who must do what.
//! It says everything in characters; inks only repeat it.

mod board;
mod seats;

use crate::words::{Named as _, clan, goal, in_a_row};
use paint::Colour;
use paint_brawl::{Card, Cards, PaintBrawl, Stage, View};
use stage::{Ink, Picture, Words as _};
use texts::{Arg, Lang};

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
    let scenario = say!(lang, "picture-scenario", number = view.scenario.number(), scenario = view.scenario.name());
    picture.line().put(Ink::Bold, scenario).put(Ink::Plain, say!(lang, "picture-level", level = view.level.name()));
    picture.line().put(Ink::Plain, say!(lang, "picture-goal", goal = goal(rules, view)));
    let progress = match view.stage {
        Stage::Playing => msg!("picture-round", round = view.round, limit = view.round_limit),
        _ => msg!("progress-set-up"),
    };
    picture.line().put(Ink::Plain, progress.say(lang));
    if let Some(seat) = view.seats.get(view.active.index()).filter(|_| view.over.is_none()) {
        picture.put(Ink::Plain, say!(lang, "picture-turn"));
        picture.put(ink(seat.colour), clan(seat.colour).say(lang));
        if view.stage == Stage::Playing {
            picture.put(Ink::Plain, say!(lang, "picture-left", moves = view.moves, attacks = view.attacks));
        }
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

/// Cards by name: "Fatigue, 2 Kadamas"; a dash if there are none.
pub(crate) fn cards(cards: Cards) -> Arg {
    let copies = |card: Card| match cards.of(card) {
        1 => card.name(),
        copies => msg!("cards-copies", count = copies, card = card.name()),
    };
    if cards.is_empty() { Arg::from("-") } else { in_a_row(cards.kinds().map(copies)) }
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
