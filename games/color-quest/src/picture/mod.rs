//! The table as a picture for a terminal. It says everything in characters; inks only repeat it.

use crate::words::names::{die, entry, potion, scenario, sequence, spot};
use crate::{Camp, ColorQuest, Entry, Spot, Stage, Tint, View};
use paint::{Colour, Square};
use stage::{Ink, Picture, Words as _};
use tabletop::Notation as _;
use texts::{Arg, Lang, Message};

/// Draws what a viewer sees.
pub(crate) fn draw(rules: &ColorQuest, view: &View, lang: Lang) -> Picture {
    let mut picture = Picture::default();
    header(view, lang, &mut picture);
    picture.line();
    board(rules, view, lang, &mut picture);
    picture.line();
    for side in Camp::ALL {
        self::side(rules, view, side, lang, &mut picture);
    }
    picture.line().line().put(Ink::Bold, rules.prompt(view, lang));
    picture
}

/// How far it is, and whose turn it is.
fn header(view: &View, lang: Lang, picture: &mut Picture) {
    let state = &view.table;
    picture.line().put(Ink::Bold, scenario(state.scenario()).say(lang));
    picture.line();
    let words = match state.stage() {
        Stage::Playing => {
            let (who, sequence) = (state.active().message(), sequence(state.sequence()));
            say!(lang, "picture-round", round = state.round(), who = who, sequence = sequence)
        }
        _ => say!(lang, "heading-setup"),
    };
    picture.put(Ink::Plain, words);
}

/// The board with the notation's own words, so that what is seen can be typed.
fn board(rules: &ColorQuest, view: &View, lang: Lang, picture: &mut Picture) {
    let layout = rules.layout(&view.table);
    let rows = layout.board().rows();
    let text = rules.write_position(&view.table);
    let lines: Vec<&str> = text.lines().skip_while(|line| *line != "board").skip(1).take(rows + 1).collect();
    let widest = lines.iter().flat_map(|line| line.split_whitespace()).map(|word| word.chars().count()).max().unwrap_or(1);
    for (index, line) in lines.iter().enumerate() {
        picture.line();
        let mut words = line.split_whitespace();
        let number = rows.saturating_sub(index);
        let head = if index < rows { words.next().unwrap_or("") } else { "" };
        picture.put(Ink::Faint, format!("{head:>2} "));
        for (column, word) in words.enumerate() {
            let at = number.checked_sub(1).and_then(|row| layout.board().square(column, row));
            picture.put(at.map_or(Ink::Faint, |at| ink(view, at)), format!("{word:<widest$} "));
        }
    }
    picture.line().put(Ink::Faint, say!(lang, "picture-legend"));
}

/// The ink of what stands, lies or shows on a square.
fn ink(view: &View, at: Square) -> Ink {
    let field = view.table.field();
    let tint = field.figure(at).map(|figure| figure.tint).or_else(|| field.puddle(at));
    let die = field.dice().into_iter().flatten().find(|die| die.at == at).map(|die| Tint::of(die.colour));
    match tint.or(die) {
        Some(Tint::Red) => Ink::Red,
        Some(Tint::Orange) => Ink::Orange,
        Some(Tint::Yellow | Tint::Gold) => Ink::Yellow,
        Some(Tint::Green) => Ink::Green,
        Some(Tint::Blue) => Ink::Blue,
        Some(Tint::Purple) => Ink::Violet,
        Some(Tint::Black) => Ink::Bold,
        None => Ink::Faint,
    }
}

/// What a side holds: dice, cards, marks, and what it has still to place.
fn side(rules: &ColorQuest, view: &View, of: Camp, lang: Lang, picture: &mut Picture) {
    let state = &view.table;
    let pool = state.pool(of);
    let mut parts: Vec<Message> = Vec::new();
    for place in [Spot::Instant, Spot::Gauge, Spot::Hero] {
        let count = |colour: Colour| if place == Spot::Gauge { pool.gauge(colour) } else { u8::from(pool.has(place, colour)) };
        let dice = Colour::WHEEL.into_iter().flat_map(|colour| (0..count(colour)).map(move |_| die(colour)));
        let dice: Vec<Message> = dice.collect();
        if !dice.is_empty() {
            parts.push(msg!("picture-dice", spot = spot(place), dice = dice));
        }
    }
    let cards = view.cards[of.index()];
    if view.camp() == Some(of) && cards > 0 {
        parts.push(msg!("picture-hand", potions = Arg::list(state.hand(of).iter().map(potion))));
    } else if cards > 0 {
        parts.push(msg!("picture-cards", count = cards));
    }
    if state.harvest(of) > 0 {
        parts.push(msg!("picture-marks", done = state.harvest(of), of = rules.harvest(of)));
    }
    let band = Entry::ALL.into_iter().map(|which| (state.band(of)[which.index()], which)).filter(|&(count, _)| count > 0);
    let band: Vec<Message> = band.map(|(count, which)| msg!("picture-entry", count = count, entry = entry(which))).collect();
    if !band.is_empty() {
        parts.push(msg!("picture-band", entries = band));
    }
    let words = parts.into_iter().reduce(|first, next| msg!("picture-next", first = first, next = next));
    let words = words.unwrap_or_else(|| msg!("picture-nothing")).say(lang);
    picture.line().put(Ink::Bold, format!("{} ", say!(lang, "picture-side", who = of.message()))).put(Ink::Plain, words);
}
