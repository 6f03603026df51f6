//! What holds of every scene of every game.

use super::game;
use crate::common;
use coraquest::{Action, CoraQuest, Frame, Setup};
use laws::showing;
use stage::{Layer, Scene, Show, Touch};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Viewer};
use texts::Lang;

#[test]
fn every_position_can_be_shown_and_every_action_pointed_at() {
    let rules = CoraQuest::standard();
    for (number, setup) in common::setups(&rules).into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 4000 + number as u64, |state, choice| {
            decision += 1;
            if decision % 13 == 0 || decision < 12 || choice.is_none() {
                let wrong = showing(&rules, state).err();
                assert_eq!(wrong, None, "{}", rules.write_position(state));
            }
        });
    }
}

/// What is only asked why it is forbidden must not fail either.
#[test]
fn every_action_that_can_be_written_can_be_asked_about() {
    let rules = CoraQuest::standard();
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    for (number, setup) in common::setups(&rules).into_iter().enumerate().step_by(4) {
        let mut decision = 0;
        game(&rules, &setup, 5000 + number as u64, |state, _| {
            decision += 1;
            if decision % 150 != 20 {
                return;
            }
            rules.candidate_actions(state, &mut all);
            rules.legal_actions(state, &mut legal);
            let legal: BTreeSet<_> = legal.iter().copied().collect();
            for viewer in [rules.to_act(state).map_or(Viewer::Bystander, Viewer::Seat), Viewer::Bystander] {
                let view = rules.view(state, viewer);
                for &action in &all {
                    let touches = rules.touches(&view, action);
                    assert!(!touches.is_empty() || !legal.contains(&action), "{action:?}");
                    for touch in touches {
                        let Touch::Verb(verb) = touch else { continue };
                        assert!(Lang::ALL.iter().all(|&lang| rules.verb_in(&view, verb, lang).key == verb), "{verb}");
                    }
                }
                assert!(rules.menu(&view, &[]).iter().all(|verb| rules.verb(verb, Lang::Fr).key == *verb));
            }
        });
    }
}

/// Every plan can be done to its end where nothing comes between, and begins with what is legal.
#[test]
fn every_plan_is_a_row_of_legal_actions() {
    let rules = CoraQuest::standard();
    let mut walks = 0;
    for (number, setup) in common::setups(&rules).into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 6000 + number as u64, |state, _| {
            decision += 1;
            let Some(seat) = rules.to_act(state).filter(|_| decision % 7 == 0) else { return };
            for plan in rules.plans(&rules.view(state, Viewer::Seat(seat)), Lang::En) {
                let (mut after, mut luck) = (state.clone(), tabletop::Seeded::new(tabletop::Seed::numbered(1)));
                for (place, &action) in plan.actions.iter().enumerate() {
                    if rules.check(&after, action).is_err() {
                        // A quest may speak when a card is entered, and a step that is the only one is taken unasked.
                        let there = after.heroes().iter().any(|hero| Action::Step { to: hero.at.unwrap() } == action);
                        let asked = !matches!(after.business().last(), Some(Frame::Move { .. } | Frame::Turn));
                        assert!(place > 0 && (there || asked), "{:?} at {place}", plan.actions);
                        continue;
                    }
                    rules.play(&mut after, action, &mut luck, &mut ());
                }
                walks += u32::from(plan.actions.len() > 2);
            }
        });
    }
    assert!(walks > 1000, "{walks}");
}

/// All that is read on a page.
fn texts(scene: &Scene) -> Vec<&str> {
    let counters = scene.seats.iter().flat_map(|seat| &seat.counters).chain(&scene.stores);
    let counters = counters.chain(scene.company.iter().flat_map(|member| &member.numbers));
    let goal = scene.goal.iter().flat_map(|goal| [Some(&goal.title), Some(&goal.words), goal.note.as_ref()]);
    let seats = scene.seats.iter().flat_map(|seat| seat.pips.iter().map(|pips| &pips.name));
    let slots = scene.company.iter().flat_map(|member| member.marks.iter().chain(&member.items)).map(|slot| &slot.words);
    let company = scene.company.iter().flat_map(|member| [&member.name, &member.words]);
    let hand = scene.hand.iter().flat_map(|card| [Some(&card.title), Some(&card.words), card.when.as_ref()]).flatten();
    let story = scene.story.iter().flat_map(|story| [&story.title].into_iter().chain(&story.words));
    let texts = counters.map(|counter| &counter.words).chain(goal.flatten()).chain(seats).chain(&scene.heading);
    let texts = texts.chain(slots).chain(company).chain(hand).chain(story).chain(&scene.hand_title);
    let texts = texts.chain(scene.track.iter().map(|phase| &phase.name)).chain(scene.dice.iter().map(|die| &die.words));
    texts.chain(scene.spots.iter().map(|spot| &spot.words)).map(String::as_str).collect()
}

/// What every line on a page keeps to.
fn check(text: &str, lang: Lang) {
    assert!(!text.is_empty() && text.trim() == text, "'{text}'");
    assert!(!text.contains("  ") && !text.contains('{'), "'{text}'");
    if lang == Lang::Fr {
        let bare = [" :", " ;", " !", " ?"].iter().any(|mark| text.contains(mark));
        assert!(!bare, "'{text}' needs a no-break space");
    }
}

/// The names of all drawings.
fn drawings() -> BTreeSet<String> {
    let files = [
        include_str!("../../../../web/art/symbols.svg"),
        include_str!("../../../../web/art/dark-threat.svg"),
        include_str!("../../../../web/art/color-quest.svg"),
        include_str!("../../../../web/art/coraquest.svg"),
        include_str!("../../../../web/art/cards.svg"),
    ];
    let ids = files.iter().flat_map(|file| file.split("<symbol id=\"").skip(1));
    ids.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// The names of the drawings of a scene.
fn looks(scene: &Scene) -> Vec<String> {
    let counters = scene.seats.iter().flat_map(|seat| &seat.counters).chain(&scene.stores);
    let counters = counters.chain(scene.company.iter().flat_map(|member| &member.numbers)).map(|counter| counter.look);
    let slots = scene.company.iter().flat_map(|member| member.marks.iter().chain(&member.items)).map(|slot| slot.look);
    let pips = scene.seats.iter().flat_map(|seat| &seat.pips).map(|pips| pips.look);
    let plain = counters.chain(slots).chain(pips).chain(scene.track.iter().map(|phase| phase.look));
    let plain = plain.chain(scene.dice.iter().map(|die| die.look)).chain(scene.spots.iter().map(|spot| spot.look));
    let pieces = scene.pieces.iter().map(|piece| piece.part.look.clone());
    let faces = scene.hand.iter().flat_map(|card| &card.face).map(|part| part.look.clone());
    let mugs = scene.company.iter().map(|member| member.look.clone());
    plain.map(str::to_owned).chain(pieces).chain(faces).chain(mugs).collect()
}

#[test]
fn what_lies_nearer_is_drawn_later_and_every_text_and_drawing_is_there() {
    let rules = CoraQuest::standard();
    let mut seen = BTreeSet::new();
    for (number, setup) in common::setups(&rules).into_iter().enumerate() {
        let mut decision = 0;
        game(&rules, &setup, 4000 + number as u64, |state, _| {
            decision += 1;
            if decision % 11 != 1 {
                return;
            }
            let viewer = rules.to_act(state).map_or(Viewer::Bystander, Viewer::Seat);
            let view = rules.view(state, viewer);
            for lang in Lang::ALL {
                let scene = rules.scene(&view, lang);
                texts(&scene).iter().for_each(|text| check(text, lang));
                seen.extend(looks(&scene));
                seen.extend(rules.menu(&view, &[]).iter().map(|verb| rules.verb_in(&view, verb, lang).look));
            }
            let scene = rules.scene(&view, Lang::En);
            let standing = scene.pieces.iter().filter(|piece| matches!(piece.layer, Layer::Figure | Layer::Thing));
            let row = |id: u16| scene.spots.iter().find(|spot| spot.id == id).map(|spot| (spot.y * 10.0) as i32);
            let rows: Vec<_> = standing.map(|piece| row(piece.spot)).collect();
            assert!(rows.is_sorted(), "{rows:?}");
        });
    }
    let drawn = drawings();
    let missing: Vec<_> = seen.iter().filter(|look| !drawn.contains(*look)).collect();
    assert!(missing.is_empty(), "not drawn: {missing:?}");
    assert!(seen.len() > 70, "{seen:?}");
}

/// A place keeps its number while the dungeon grows, and its place on the page.
#[test]
fn the_dungeon_grows_without_jumping() {
    let rules = CoraQuest::standard();
    let mut grown = 0;
    for (number, setup) in common::setups(&rules).into_iter().enumerate().step_by(3) {
        let mut before: Option<Scene> = None;
        game(&rules, &setup, 7000 + number as u64, |state, _| {
            let scene = rules.scene(&rules.view(state, Viewer::Bystander), Lang::En);
            if let Some(before) = &before {
                for spot in before.spots.iter().filter(|spot| spot.id < 400) {
                    let now = scene.spots.iter().find(|other| other.id == spot.id).expect("a square stays");
                    assert_eq!((now.x, now.y), (spot.x, spot.y));
                }
                grown += u32::from(scene.spots.len() > before.spots.len());
            }
            before = Some(scene);
        });
    }
    assert!(grown > 20, "{grown}");
}

/// Whatever users make has a drawing by its type.
#[test]
fn figures_of_users_have_a_drawing() {
    let drawn = drawings();
    for look in
        ["hero-own", "hero-own-fast", "hero-own-tough", "enemy-own-small", "enemy-own", "enemy-own-large", "enemy-own-boss"]
    {
        assert!(drawn.contains(look), "{look}");
    }
    let rules = CoraQuest::standard();
    let state = rules.start(&Setup::default(), &mut tabletop::Seeded::new(tabletop::Seed::numbered(1))).unwrap();
    let seat = rules.to_act(&state).unwrap();
    let hand = rules.scene(&rules.view(&state, Viewer::Seat(seat)), Lang::En).hand;
    let faces: BTreeSet<_> = hand.iter().flat_map(|card| &card.face).map(|part| part.look.as_str()).collect();
    assert_eq!(faces.len(), 8, "every hero of the box looks like itself: {faces:?}");
}
