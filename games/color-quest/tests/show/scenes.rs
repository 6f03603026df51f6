//! Scenes as text, to be looked at: all that a page is told about a table.

use color_quest::{ColorQuest, State};
use std::fmt::Write;
use tabletop::{Counter, Game, Lang, Notation, Part, Piece, Scene, Seat, Show, Spot, Viewer};

/// A turn of Gaia in mid-game, with a bit of everything: figures on walls and bushes, possessed, stunned, immune, invisible,
/// concentrated and used; dice on crystals and boards; a spirit, golems, piles.
pub(super) const MIDDLE: &str = "\
color-quest
scenario supremacy
layout square
faces a a a a
board
10 *   .   .   .   .   .   .   .   .   .   .   .   .   *   .   .   .   .
 9 .   .   @   .   .   k   *   .   .   .   .   @   .   &   kSk .   .   .
 8 .   .   .   .   .   ^gHu .  .   .   .   *R  .   .   .   .   kCh .   .
 7 .   %   .   *B  .   .   .   .   .   k   kR2 k   ^r  .   kSk .   .   .
 6 .   p   .   .   dSn .   .   $   .   .   .   .   .   .   .   &   *   .
 5 .   *r  .   .   o   .   .   .   kNi'! .  $  .   .   .   .   .   .   .
 4 .   .   .   .   .   ^   .   .   %kMo .  .   .   .   .   *O  .   %   .
 3 .   .   .   bMg y   rGo .   *Y  .   .   .   .   ^   .   .   .   .   .
 2 .   yO2'a bCl'i rWa'm .  g   @   .   .   .   .   *   .   .   .   .   .   .
 1 oBo'z .  .   .   *   .   .   .   .   .   .   .   .   .   .   .   .   *
   a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q   r
turn gaia round 4 attacks
dice gaia instant green gauge red blue
dice kaos hero purple
cards gaia mana dexterity
";

fn numbers(numbers: &[f32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn part(part: &Part) -> String {
    let mut text = part.look.clone();
    if let Some(tint) = part.tint {
        write!(text, " {}", tint.name().en).unwrap();
    }
    write!(text, " at {}", numbers(&[part.x, part.y, part.w, part.h])).unwrap();
    if let Some(writing) = &part.text {
        let badge = if writing.badge { " badge" } else { "" };
        write!(text, " '{}'{badge} {}", writing.text, numbers(&[writing.x, writing.y, writing.size])).unwrap();
    }
    text
}

fn counter(counter: &Counter) -> String {
    let tint = counter.tint.map_or(String::new(), |tint| format!(" {}", tint.name().en));
    format!("    {} {}{tint}: {}\n", counter.count, counter.look, counter.words)
}

fn spot(text: &mut String, spot: &Spot, pieces: &[&Piece]) {
    writeln!(text, "{} {} at {}: {}", spot.id, spot.look, numbers(&[spot.x, spot.y]), spot.words).unwrap();
    for piece in pieces {
        let states: String = piece.states.iter().map(|state| format!(" {state}")).collect();
        writeln!(text, "    {:?} {}{states}", piece.layer, part(&piece.part)).unwrap();
    }
}

/// All of a scene; of the squares those that hold something, and those of the first row.
fn listing(scene: &Scene) -> String {
    let mut text = format!("{}\n", scene.heading.join(", "));
    let size = numbers(&[scene.left, scene.top, scene.width, scene.height]);
    writeln!(text, "{} {size}", scene.surface).unwrap();
    let labels: Vec<String> =
        scene.labels.iter().map(|label| format!("{} at {}", label.text, numbers(&[label.x, label.y]))).collect();
    writeln!(text, "{}", labels.join("; ")).unwrap();
    if let Some(goal) = &scene.goal {
        let progress = goal.progress.map_or("-".to_owned(), |(done, of)| format!("{done}/{of}"));
        writeln!(text, "goal {}: {}\n    {progress} {}", goal.title, goal.words, goal.note.as_deref().unwrap_or("-")).unwrap();
    }
    for phase in &scene.track {
        writeln!(text, "{} {}: {}", if phase.now { "now " } else { "then" }, phase.look, phase.name).unwrap();
    }
    scene.dice.iter().for_each(|die| writeln!(text, "die {}: {}", die.look, die.words).unwrap());
    for seat in &scene.seats {
        writeln!(text, "seat {}: {}", seat.seat, seat.side).unwrap();
        for pips in &seat.pips {
            writeln!(text, "    {}/{} {}: {}", pips.left, pips.of, pips.look, pips.name).unwrap();
        }
        seat.counters.iter().for_each(|each| text += &counter(each));
        for rack in &seat.racks {
            let slots: Vec<String> = rack.slots.iter().map(|slot| format!("{} ({})", slot.look, slot.words)).collect();
            writeln!(text, "    {}: {}", rack.name, slots.join(", ")).unwrap();
        }
        for task in &seat.tasks {
            writeln!(text, "    [{}] {}", if task.done { 'x' } else { ' ' }, task.words).unwrap();
        }
    }
    for card in &scene.hand {
        let face: Vec<String> = card.face.iter().map(part).collect();
        writeln!(
            text,
            "card {} x{} {}: {} [{}] {}",
            card.id,
            card.count,
            card.title,
            card.words,
            card.when.as_deref().unwrap_or("-"),
            face.join("; ")
        )
        .unwrap();
    }
    text += "stores\n";
    scene.stores.iter().for_each(|each| text += &counter(each));
    for each in &scene.spots {
        let pieces: Vec<&Piece> = scene.pieces.iter().filter(|piece| piece.spot == each.id).collect();
        if each.y == 0.0 || !pieces.is_empty() {
            spot(&mut text, each, &pieces);
        }
    }
    text
}

/// What is read out in French.
fn french(scene: &Scene) -> String {
    let mut text = format!("\n{}\n", scene.heading.join(", "));
    if let Some(goal) = &scene.goal {
        writeln!(text, "{}: {}\n    {}", goal.title, goal.words, goal.note.as_deref().unwrap_or("-")).unwrap();
    }
    let phases: Vec<&str> = scene.track.iter().map(|phase| &*phase.name).collect();
    writeln!(text, "{}", phases.join(", ")).unwrap();
    scene.dice.iter().for_each(|die| writeln!(text, "{}", die.words).unwrap());
    for seat in &scene.seats {
        let counters = seat.counters.iter().map(|each| &*each.words);
        let all: Vec<&str> = counters.chain(seat.tasks.iter().map(|task| &*task.words)).collect();
        writeln!(text, "{}: {}", seat.side, all.join("; ")).unwrap();
    }
    scene.hand.iter().for_each(|card| writeln!(text, "{}: {}", card.title, card.words).unwrap());
    scene.stores.iter().for_each(|each| writeln!(text, "{}", each.words).unwrap());
    for spot in scene.spots.iter().filter(|spot| spot.words.contains(',')) {
        writeln!(text, "{}", spot.words).unwrap();
    }
    text
}

fn compare(rules: &ColorQuest, name: &str, state: &State, viewer: Viewer) {
    let view = rules.view(state, viewer);
    let text = listing(&rules.scene(&view, Lang::En)) + &french(&rules.scene(&view, Lang::Fr));
    let path = golden::folder(env!("CARGO_MANIFEST_DIR"), "show").join(format!("{name}.txt"));
    assert_eq!(golden::compare(&path, &text, "BLESS"), Ok(()));
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::numbered(number).unwrap())
}

/// The middle with other lines at its end.
fn changed(rules: &ColorQuest, changes: &[(&str, &str)]) -> State {
    let text = changes.iter().fold(MIDDLE.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    });
    rules.read_position(&text).unwrap()
}

#[test]
fn scenes_look_as_they_did() {
    let rules = ColorQuest::standard();
    compare(&rules, "middle", &rules.read_position(MIDDLE).unwrap(), seat(1));
    compare(
        &rules,
        "stow",
        &changed(&rules, &[("*Y", "*"), ("mana dexterity\n", "mana dexterity\nwaits stow gaia yellow 1\n")]),
        seat(2),
    );
    let escort = [("scenario supremacy", "scenario escort"), ("attacks\n", "moves\n")];
    compare(&rules, "escort", &changed(&rules, &escort), Viewer::Bystander);
}

#[test]
fn cards_are_shown_to_their_owner_only() {
    let rules = ColorQuest::standard();
    let state = rules.read_position(MIDDLE).unwrap();
    let hand = |viewer| rules.scene(&rules.view(&state, viewer), Lang::En).hand.len();
    assert_eq!((hand(seat(1)), hand(seat(2)), hand(Viewer::Bystander)), (2, 0, 0));
}
