//! What holds at every position that random play reaches.

use super::tour;
use golden::drawings;
use paint_brawl::PaintBrawl;
use stage::{Show, Tint};
use tabletop::{Game, Viewer};
use texts::Lang;

#[test]
fn every_table_can_be_drawn_and_every_action_pointed_at() {
    // All of the set-up and of the first turns; later a position looks much like the one before.
    tour(&PaintBrawl::standard()).can_be_shown(|decision, _| decision < 30 || decision.is_multiple_of(13));
}

#[test]
fn every_action_that_can_be_written_can_be_asked_about() {
    tour(&PaintBrawl::standard()).can_be_asked(|decision, _| decision % 1000 == 2);
}

#[test]
fn what_lies_nearer_is_drawn_later_and_every_text_and_drawing_is_there() {
    let rules = PaintBrawl::standard();
    let looks = tour(&rules).can_be_read(|decision, _| decision % 40 == 1);
    let drawn = drawings();
    let missing: Vec<_> = looks.difference(&drawn).collect();
    assert!(missing.is_empty(), "not drawn: {missing:?}");
    let figures = "basher chief clone hunter marker maxi mini mystic oak ranger shaman stars wall warrior splash-0 splash-5";
    for look in figures.split(' ') {
        assert!(looks.contains(look), "{look} was never seen");
    }
}

#[test]
fn what_has_a_colour_shows_its_letter() {
    let rules = PaintBrawl::standard();
    tour(&rules).look(
        4000,
        |decision, _| decision % 40 == 1,
        |state| {
            for piece in rules.scene(&rules.view(state, Viewer::Bystander), Lang::En).pieces {
                let written = piece.part.text.as_ref().map(|writing| writing.text.as_str());
                assert_eq!(written, piece.part.tint.map(Tint::letter), "{piece:?}");
            }
        },
    );
}
