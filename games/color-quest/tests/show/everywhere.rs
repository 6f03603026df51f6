//! What holds of every scene of every game.

use crate::{check, common, game};
use color_quest::ColorQuest;
use std::collections::BTreeSet;
use tabletop::laws::showing;
use tabletop::{Game, Lang, Layer, Notation, Scene, Show, Touch, Viewer};

#[test]
fn every_position_can_be_shown_and_every_action_pointed_at() {
    let rules = ColorQuest::standard();
    for (number, setup) in common::setups().into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 4000 + number as u64, |state, choice| {
            decision += 1;
            // A position looks much like the one before, but what waits differs.
            if decision % 29 == 0 || choice.is_none() || !state.business().is_empty() && decision % 13 == 0 {
                let wrong = showing(&rules, state).err();
                assert_eq!(wrong, None, "{}", rules.write_position(state));
            }
        });
    }
}

/// What is only asked why it is forbidden must not fail either.
#[test]
fn every_action_that_can_be_written_can_be_asked_about() {
    let rules = ColorQuest::standard();
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    for (number, setup) in common::setups().into_iter().enumerate().step_by(9) {
        let mut decision = 0;
        game(&rules, &setup, 5000 + number as u64, |state, _| {
            decision += 1;
            if decision % 2000 != 60 {
                return;
            }
            rules.universe(state, &mut all);
            rules.legal_actions(state, &mut legal);
            let legal: BTreeSet<_> = legal.iter().copied().collect();
            for viewer in [rules.to_act(state).map_or(Viewer::Bystander, Viewer::Seat), Viewer::Bystander] {
                let view = rules.view(state, viewer);
                for &action in &all {
                    let touches = rules.touches(&view, action);
                    assert!(!touches.is_empty() || !legal.contains(&action), "{action:?}");
                }
                let spots = (0..180).flat_map(|spot| rules.menu(&view, &[Touch::Spot(spot)]));
                let mut menus = rules.menu(&view, &[]).into_iter().chain(spots);
                assert!(menus.all(|verb| rules.verb(verb, Lang::Fr).key == verb));
            }
        });
    }
}

/// All that is read on a page.
fn texts(scene: &Scene) -> Vec<&str> {
    let counters = scene.seats.iter().flat_map(|seat| &seat.counters).chain(&scene.stores);
    let goal = scene.goal.iter().flat_map(|goal| [Some(&goal.title), Some(&goal.words), goal.note.as_ref()]);
    let seats = scene.seats.iter().flat_map(|seat| {
        let pips = seat.pips.iter().map(|pips| &pips.name);
        let racks = seat.racks.iter().flat_map(|rack| [&rack.name].into_iter().chain(rack.slots.iter().map(|slot| &slot.words)));
        [&seat.side].into_iter().chain(pips).chain(racks).chain(seat.tasks.iter().map(|task| &task.words))
    });
    let texts = counters.map(|counter| &counter.words).chain(goal.flatten()).chain(seats).chain(&scene.heading);
    let texts = texts.chain(scene.track.iter().map(|phase| &phase.name)).chain(scene.dice.iter().map(|die| &die.words));
    texts.chain(scene.spots.iter().map(|spot| &spot.words)).map(String::as_str).collect()
}

/// The names of all drawings.
fn drawings() -> BTreeSet<String> {
    let files = [
        include_str!("../../../../web/art/symbols.svg"),
        include_str!("../../../../web/art/dark-threat.svg"),
        include_str!("../../../../web/art/color-quest.svg"),
        include_str!("../../../../web/art/cards.svg"),
    ];
    let ids = files.iter().flat_map(|file| file.split("<symbol id=\"").skip(1));
    ids.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn what_lies_nearer_is_drawn_later_and_every_text_and_drawing_is_there() {
    let rules = ColorQuest::standard();
    let (mut looks, mut grounds) = (BTreeSet::new(), BTreeSet::new());
    for (number, setup) in common::setups().into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 4000 + number as u64, |state, _| {
            decision += 1;
            if decision % 60 != 1 && (state.business().is_empty() || decision % 9 != 0) {
                return;
            }
            let viewer = rules.to_act(state).map_or(Viewer::Bystander, Viewer::Seat);
            for lang in Lang::ALL {
                texts(&rules.scene(&rules.view(state, viewer), lang)).iter().for_each(|text| check(text, lang));
            }
            let scene = rules.scene(&rules.view(state, Viewer::Bystander), Lang::En);
            let standing = scene.pieces.iter().filter(|piece| matches!(piece.layer, Layer::Figure | Layer::Thing));
            let row = |id: u16| scene.spots.iter().find(|spot| spot.id == id).map(|spot| spot.y as u16);
            let rows: Vec<_> = standing.map(|piece| row(piece.spot)).collect();
            assert!(rows.is_sorted(), "{rows:?}");
            looks.extend(scene.pieces.iter().map(|piece| piece.part.look.clone()));
            let counters = scene.seats.iter().flat_map(|seat| &seat.counters).chain(&scene.stores);
            looks.extend(counters.map(|counter| counter.look.to_owned()));
            looks.extend(scene.seats.iter().flat_map(|seat| &seat.pips).map(|pips| pips.look.to_owned()));
            looks.extend(scene.track.iter().map(|phase| phase.look.to_owned()));
            looks.extend(scene.dice.iter().map(|die| die.look.to_owned()));
            let slots = scene.seats.iter().flat_map(|seat| &seat.racks).flat_map(|rack| &rack.slots);
            looks.extend(slots.map(|slot| slot.look.to_owned()));
            grounds.extend(scene.spots.iter().map(|spot| spot.look));
        });
    }
    let drawn = drawings();
    let plain = ["tile-a", "tile-b", "tile-s", "tile-t"];
    let missing: Vec<_> = looks.iter().map(String::as_str).chain(grounds).collect();
    let missing: Vec<_> = missing.into_iter().filter(|look| !drawn.contains(*look) && !plain.contains(look)).collect();
    assert!(missing.is_empty(), "not drawn: {missing:?}");
    // What comes onto few tables is drawn too.
    for kind in color_quest::Kind::ALL {
        let verbs = [kind.code()].map(|key| rules.verb(key, Lang::En)).into_iter().filter(|verb| !verb.key.is_empty());
        verbs.for_each(|verb| assert!(drawn.contains(&verb.look), "{} is not drawn", verb.look));
    }
    for verb in color_quest::Ability::ALL.iter().map(|ability| rules.verb(ability.code(), Lang::En)) {
        assert!(drawn.contains(&verb.look), "{} is not drawn", verb.look);
    }
}
