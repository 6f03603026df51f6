//! Scenes as text, to be looked at: all that a page is told about a table.

use color_quest::{ColorQuest, State};
use stage::Show;
use tabletop::{Game, Notation, Seat, Viewer};
use texts::Lang;

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

fn compare(rules: &ColorQuest, name: &str, state: &State, viewer: Viewer) {
    golden::compare_scene(rules, env!("CARGO_MANIFEST_DIR"), name, state, viewer);
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
