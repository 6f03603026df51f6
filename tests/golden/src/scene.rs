//! Scenes: all that is read and drawn of them, and what a page is told about a table as text.

use crate::{compare, folder};
use stage::{Counter, Part, Piece, Scene, Show, Spot};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use tabletop::Viewer;
use texts::Lang;

/// All that is read on a page.
#[must_use]
pub fn texts(scene: &Scene) -> Vec<&str> {
    let mut texts: Vec<&str> = scene.heading.iter().map(String::as_str).collect();
    if let Some(goal) = &scene.goal {
        texts.extend([&*goal.title, &*goal.words]);
        texts.extend(goal.note.as_deref());
    }
    texts.extend(scene.track.iter().map(|phase| &*phase.name));
    texts.extend(scene.dice.iter().map(|die| &*die.words));
    for seat in &scene.seats {
        texts.push(&seat.side);
        texts.extend(seat.pips.iter().map(|pips| &*pips.name));
        texts.extend(seat.tasks.iter().map(|task| &*task.words));
        for rack in &seat.racks {
            texts.push(&rack.name);
            texts.extend(rack.slots.iter().map(|slot| &*slot.words));
        }
    }
    texts.extend(counters(scene).map(|counter| &*counter.words));
    for card in &scene.hand {
        texts.extend([&*card.title, &*card.words]);
        texts.extend(card.when.as_deref());
    }
    texts.extend(scene.spots.iter().map(|spot| &*spot.words));
    texts
}

/// The names of all drawings that a page needs for a scene.
#[must_use]
pub fn looks(scene: &Scene) -> BTreeSet<String> {
    let mut looks: BTreeSet<&str> = scene.pieces.iter().map(|piece| &*piece.part.look).collect();
    looks.extend(counters(scene).map(|counter| counter.look));
    looks.extend(scene.seats.iter().flat_map(|seat| &seat.pips).map(|pips| pips.look));
    looks.extend(scene.seats.iter().flat_map(|seat| &seat.racks).flat_map(|rack| &rack.slots).map(|slot| slot.look));
    looks.extend(scene.hand.iter().flat_map(|card| &card.face).map(|part| &*part.look));
    looks.extend(scene.track.iter().map(|phase| phase.look));
    looks.extend(scene.dice.iter().map(|die| die.look));
    looks.extend(scene.spots.iter().map(|spot| spot.look));
    looks.into_iter().map(str::to_owned).collect()
}

fn counters(scene: &Scene) -> impl Iterator<Item = &Counter> {
    scene.seats.iter().flat_map(|seat| &seat.counters).chain(&scene.stores)
}

/// The names of all drawings of the page, and the grounds that its style sheet paints.
///
/// # Panics
/// If the page's drawings are not where they were.
#[must_use]
pub fn drawings() -> BTreeSet<String> {
    let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/art");
    let entries = std::fs::read_dir(&art).unwrap_or_else(|error| panic!("{}: {error}", art.display()));
    let files = entries.filter_map(|entry| std::fs::read_to_string(entry.ok()?.path()).ok());
    let mut names: BTreeSet<String> = ["tile-a", "tile-b", "tile-s", "tile-t"].map(str::to_owned).into();
    for file in files {
        names.extend(file.split("<symbol id=\"").skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())));
    }
    names
}

/// Compares a scene with the file `tests/show/<name>.txt` of the crate whose manifest is in `crate_folder`: all of it in
/// English, and what is read out in French.
///
/// # Panics
/// If they differ, unless `BLESS=1` rewrites the file.
#[track_caller]
pub fn compare_scene<G: Show<S>, S>(game: &G, crate_folder: &str, name: &str, state: &G::State, viewer: Viewer) {
    let view = game.view(state, viewer);
    let text = listing(&game.scene(&view, Lang::En)) + "\n" + &texts_in_lines(&game.scene(&view, Lang::Fr));
    let path = folder(crate_folder, "show").join(format!("{name}.txt"));
    assert_eq!(compare(&path, &text, "BLESS"), Ok(()));
}

/// All of a scene; of the squares those that hold something, and those of the first row.
#[must_use]
pub fn listing(scene: &Scene) -> String {
    let mut text = String::new();
    write(&mut text, scene).expect("a text takes any text");
    text
}

fn write(text: &mut String, scene: &Scene) -> std::fmt::Result {
    writeln!(text, "{}", scene.heading.join(", "))?;
    writeln!(text, "{} {}", scene.surface, numbers(&[scene.left, scene.top, scene.width, scene.height]))?;
    let labels = scene.labels.iter().map(|label| format!("{} at {}", label.text, numbers(&[label.x, label.y])));
    writeln!(text, "{}", labels.collect::<Vec<_>>().join("; "))?;
    if let Some(goal) = &scene.goal {
        let progress = goal.progress.map_or("-".to_owned(), |(done, of)| format!("{done}/{of}"));
        writeln!(text, "goal {}: {}\n    {progress} {}", goal.title, goal.words, goal.note.as_deref().unwrap_or("-"))?;
    }
    for phase in &scene.track {
        writeln!(text, "{} {}: {}", if phase.now { "now " } else { "then" }, phase.look, phase.name)?;
    }
    for die in &scene.dice {
        writeln!(text, "die {}: {}", die.look, die.words)?;
    }
    for seat in &scene.seats {
        writeln!(text, "seat {}: {}", seat.seat, seat.side)?;
        for pips in &seat.pips {
            writeln!(text, "    {}/{} {}: {}", pips.left, pips.of, pips.look, pips.name)?;
        }
        seat.counters.iter().try_for_each(|each| counter(text, each))?;
        for rack in &seat.racks {
            let slots: Vec<String> = rack.slots.iter().map(|slot| format!("{} ({})", slot.look, slot.words)).collect();
            writeln!(text, "    {}: {}", rack.name, slots.join(", "))?;
        }
        for task in &seat.tasks {
            writeln!(text, "    [{}] {}", if task.done { 'x' } else { ' ' }, task.words)?;
        }
    }
    for card in &scene.hand {
        let face: Vec<String> = card.face.iter().map(part).collect();
        let when = card.when.as_deref().unwrap_or("-");
        writeln!(text, "card {} x{} {} ({when}): {}", card.id, card.count, card.title, card.words)?;
        writeln!(text, "    {} of height {}", face.join(", "), card.height)?;
    }
    if !scene.stores.is_empty() {
        writeln!(text, "stores")?;
        scene.stores.iter().try_for_each(|each| counter(text, each))?;
    }
    for each in &scene.spots {
        let pieces: Vec<&Piece> = scene.pieces.iter().filter(|piece| piece.spot == each.id).collect();
        if each.y == 0.0 || !pieces.is_empty() {
            spot(text, each, &pieces)?;
        }
    }
    Ok(())
}

/// What is read out, line by line; of the squares those with something to say.
fn texts_in_lines(scene: &Scene) -> String {
    let dull: BTreeSet<&str> = {
        let empty = |spot: &&Spot| !scene.pieces.iter().any(|piece| piece.spot == spot.id);
        scene.spots.iter().filter(empty).map(|spot| &*spot.words).collect()
    };
    texts(scene).into_iter().filter(|text| !dull.contains(text)).map(|text| text.to_owned() + "\n").collect()
}

fn numbers(numbers: &[f32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn part(part: &Part) -> String {
    let tint = part.tint.map_or(String::new(), |tint| format!(" {}", tint.message().say(Lang::En)));
    let written = part.text.as_ref().map_or(String::new(), |writing| {
        let badge = if writing.badge { " badge" } else { "" };
        format!(" '{}'{badge} {}", writing.text, numbers(&[writing.x, writing.y, writing.size]))
    });
    format!("{}{tint} at {}{written}", part.look, numbers(&[part.x, part.y, part.w, part.h]))
}

fn counter(text: &mut String, counter: &Counter) -> std::fmt::Result {
    let tint = counter.tint.map_or(String::new(), |tint| format!(" {}", tint.message().say(Lang::En)));
    writeln!(text, "    {} {}{tint}: {}", counter.count, counter.look, counter.words)
}

fn spot(text: &mut String, spot: &Spot, pieces: &[&Piece]) -> std::fmt::Result {
    let tint = spot.tint.map_or(String::new(), |tint| format!(" {}", tint.message().say(Lang::En)));
    writeln!(text, "{} {}{tint} at {}: {}", spot.id, spot.look, numbers(&[spot.x, spot.y]), spot.words)?;
    for piece in pieces {
        let states: String = piece.states.iter().map(|state| format!(" {state}")).collect();
        writeln!(text, "    {:?} {}{states}", piece.layer, part(&piece.part))?;
    }
    Ok(())
}
