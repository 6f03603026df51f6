//! What holds at every position that random play reaches.

use crate::{check, common, game};
use paint_brawl::PaintBrawl;
use std::collections::BTreeSet;
use tabletop::laws::showing;
use tabletop::{Game, Lang, Notation, Scene, Show, Touch, Viewer};

#[test]
fn every_table_can_be_drawn_and_every_action_pointed_at() {
    let rules = PaintBrawl::standard();
    for (number, setup) in common::tables().into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 4000 + number as u64, |state, choice| {
            decision += 1;
            // All of the set-up and of the first turns; later a position looks much like the one before.
            if decision < 30 || decision % 13 == 0 || choice.is_none() {
                let wrong = showing(&rules, state).err();
                assert_eq!(wrong, None, "{}", rules.write_position(state));
            }
        });
    }
}

/// What is only asked why it is forbidden must not fail either.
#[test]
fn every_action_that_can_be_written_can_be_asked_about() {
    let rules = PaintBrawl::standard();
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    for (number, setup) in common::tables().into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 5000 + number as u64, |state, _| {
            decision += 1;
            if decision % 1000 != 2 {
                return;
            }
            rules.universe(state, &mut all);
            rules.legal_actions(state, &mut legal);
            for viewer in [rules.to_act(state).map_or(Viewer::Bystander, Viewer::Seat), Viewer::Bystander] {
                let view = rules.view(state, viewer);
                for &action in &all {
                    let touches = rules.touches(&view, action);
                    assert!(!touches.is_empty() || !legal.contains(&action), "{action:?}");
                    rules.invites(&view, action);
                }
                let spots = (0..121).flat_map(|spot| rules.menu(&view, &[Touch::Spot(spot)]));
                let mut menus = rules.menu(&view, &[]).into_iter().chain(spots);
                assert!(menus.all(|verb| rules.verb(verb, Lang::Fr).key == verb));
            }
        });
    }
}

/// All that is read on a page.
fn texts(scene: &Scene) -> Vec<&str> {
    let counters = scene.seats.iter().flat_map(|seat| &seat.counters).chain(&scene.stores);
    let cards = scene.hand.iter().flat_map(|card| [Some(&card.title), Some(&card.words), card.when.as_ref()]);
    let goal = scene.goal.iter().flat_map(|goal| [Some(&goal.title), Some(&goal.words), goal.note.as_ref()]);
    let seats = scene.seats.iter().flat_map(|seat| [&seat.side].into_iter().chain(seat.pips.iter().map(|pips| &pips.name)));
    let texts = counters.map(|counter| &counter.words).chain(cards.chain(goal).flatten()).chain(seats).chain(&scene.heading);
    texts.chain(scene.spots.iter().map(|spot| &spot.words)).map(String::as_str).collect()
}

#[test]
fn what_lies_nearer_is_drawn_later_and_every_text_and_letter_is_there() {
    let rules = PaintBrawl::standard();
    let mut looks = BTreeSet::new();
    for (number, setup) in common::tables().into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 4000 + number as u64, |state, _| {
            decision += 1;
            if decision % 40 != 1 {
                return;
            }
            let viewer = rules.to_act(state).map_or(Viewer::Bystander, Viewer::Seat);
            for lang in Lang::ALL {
                texts(&rules.scene(&rules.view(state, viewer), lang)).iter().for_each(|text| check(text, lang));
            }
            let scene = rules.scene(&rules.view(state, Viewer::Bystander), Lang::En);
            let figures = scene.pieces.iter().filter(|piece| piece.layer == tabletop::Layer::Figure);
            let rows: Vec<u16> = figures.map(|piece| piece.spot / 11).collect();
            assert!(rows.is_sorted_by(|a, b| a >= b), "{rows:?}");
            for piece in &scene.pieces {
                looks.insert(piece.part.look.clone());
                let written = piece.part.text.as_ref().map(|writing| writing.text.as_str());
                assert_eq!(written, piece.part.tint.map(tabletop::Tint::letter), "{piece:?}");
            }
        });
    }
    let splashes = (0..6).map(|number| format!("splash-{number}"));
    let others = [
        "basher", "chief", "clone", "hunter", "marker", "maxi", "mini", "mystic", "oak", "ranger", "shaman", "stars", "wall",
        "warrior",
    ];
    assert_eq!(looks, splashes.chain(others.map(str::to_owned)).collect());
}
