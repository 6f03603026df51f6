//! Scenes as text, and what every text of a scene keeps to.

use stage::{Counter, Part, Scene, Writing};
use std::fmt::Write as _;
use texts::Lang;

/// A Crane has just been placed, and may move a terrain.
pub(crate) const CRANE: &str = "chromatic-conflict 1
seats blue green orange
turn 5 seat 1 action 1
doing crane
board | 0         1      2
    1 | F21:bcrane .      F02
    0 | Core:o2   F12:g3 F19:b3
hand 1 4 5 | F01
known T12 scanned b
";

/// It has lifted T02, where a green 2 stands.
pub(crate) const LIFTED: &str = "chromatic-conflict 1
seats blue green orange
turn 5 seat 1 action 1
doing drop T02
board | 0          1      2
    1 | F21:bcrane .      F02:g2
    0 | Core:o2    F12:g3 F19:b3
hand 1 4 5 5 | F01
known T12 scanned b
";

/// The whole scene, a line for each thing.
pub(crate) fn write(prompt: &str, scene: &Scene) -> String {
    let mut text = format!("{prompt}\n{}\n", scene.heading.join(" | "));
    if let Some(goal) = &scene.goal {
        let _ = writeln!(text, "goal {}: {}", goal.title, goal.words);
        let _ = writeln!(text, "     {:?} {}", goal.progress, goal.note.as_deref().unwrap_or("-"));
    }
    let Scene { left, top, width, height, surface, .. } = scene;
    let _ = writeln!(text, "\n{surface} from {left:.2} {top:.2}, {width:.2} x {height:.2}");
    for spot in &scene.spots {
        let _ = writeln!(text, "{} {} at {:.2} {:.2}: {}", spot.id, spot.look, spot.x, spot.y, spot.words);
        for piece in scene.pieces.iter().filter(|piece| piece.spot == spot.id) {
            let _ = writeln!(text, "  {:?} {}{}", piece.layer, part(&piece.part), states(&piece.states));
        }
    }
    for seat in &scene.seats {
        let _ = writeln!(text, "\nseat {} {:?}: {}", seat.seat, seat.tint, seat.side);
        for pips in &seat.pips {
            let _ = writeln!(text, "  {} {}: {} of {}", pips.look, pips.name, pips.left, pips.of);
        }
        seat.counters.iter().for_each(|counter| write_counter(&mut text, counter));
    }
    text.push_str("\nhand\n");
    for card in &scene.hand {
        let _ = writeln!(text, "{} x{} {}: {}", card.id, card.count, card.title, card.words);
        card.face.iter().for_each(|drawing| {
            let _ = writeln!(text, "  {}", part(drawing));
        });
    }
    text.push_str("\nstores\n");
    scene.stores.iter().for_each(|counter| write_counter(&mut text, counter));
    text
}

fn write_counter(text: &mut String, counter: &Counter) {
    let tint = counter.tint.map_or(String::new(), |tint| format!(" {tint:?}"));
    let _ = writeln!(text, "  {}{tint} {}: {}", counter.look, counter.count, counter.words);
}

fn part(Part { look, tint, x, y, w, h, text, own: _ }: &Part) -> String {
    let tint = tint.map_or(String::new(), |tint| format!(" {tint:?}"));
    let mut line = format!("{look}{tint} at {x:.2} {y:.2}, {w:.2} x {h:.2}");
    if let Some(Writing { text, x, y, size, badge }) = text {
        let _ = write!(line, ", '{text}' at {x:.2} {y:.2}, {size:.2} high{}", if *badge { ", badge" } else { "" });
    }
    line
}

fn states(states: &[&str]) -> String {
    if states.is_empty() { String::new() } else { format!(" [{}]", states.join(" ")) }
}

/// Nothing unfinished, spaces as the language wants them, numbers that agree.
pub(crate) fn check_text(text: &str, lang: Lang) {
    assert_eq!(golden::flaw(text, lang), None, "'{text}'");
    for word in ["gems", "gemmes", "places", "emplacements", "terrains", "Chromecas", "victory points", "points de"] {
        let one = format!("1 {word}");
        let found = text.match_indices(&one).any(|(at, _)| !text[..at].ends_with(|c: char| c.is_ascii_digit()));
        assert!(!found, "a number does not agree in '{text}'");
    }
}
