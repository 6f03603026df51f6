//! Touching, lights, keyboard and what moved where.

use arcade::{Choice, Layer, Part, Piece, Scene, Spot, SpotId, Tint, Touch};
use interaction::{
    Extent, Heading, Highlights, Light, PieceTracker, PreviewDiff, TouchPath, TouchResult, Viewport, changed, neighbour, outline,
};

const WALK: Touch = Touch::Verb("walk");
const SHOT: Touch = Touch::Verb("shot");
const END: Touch = Touch::Verb("end");

fn choice(touches: &[Touch]) -> Choice {
    Choice { action: format!("{touches:?}"), words: String::new(), touches: touches.to_vec(), then: Vec::new() }
}

fn spot(id: SpotId) -> Touch {
    Touch::Spot(id)
}

fn choices() -> Vec<Choice> {
    vec![
        choice(&[spot(1), WALK, spot(2)]),
        choice(&[spot(1), WALK, spot(3)]),
        choice(&[spot(1), SHOT, spot(3)]),
        choice(&[spot(4), WALK, spot(5)]),
        choice(&[END]),
    ]
}

/// A board of 3 by 2 places, numbered from 0 in reading order.
fn scene(pieces: &[(SpotId, &str, Tint, Layer)]) -> Scene {
    let place = |id: SpotId| Spot {
        id,
        x: f32::from(id % 3),
        y: f32::from(id / 3),
        w: 1.0,
        h: 1.0,
        look: "tile-a",
        tint: None,
        name: format!("s{id}"),
        words: format!("s{id}"),
    };
    let piece = |&(spot, look, tint, layer): &(SpotId, &str, Tint, Layer)| Piece {
        spot,
        part: Part { look: look.to_owned(), tint: Some(tint), x: 0.0, y: 0.0, w: 1.0, h: 1.0, text: None, own: None },
        layer,
        states: Vec::new(),
    };
    Scene {
        width: 3.0,
        height: 2.0,
        spots: (0..6).map(place).collect(),
        pieces: pieces.iter().map(piece).collect(),
        ..Scene::default()
    }
}

#[test]
fn a_figure_then_a_verb_then_a_place_chooses_an_action() {
    let choices = choices();
    let touch = |touched: &[Touch], touch| TouchPath { choices: &choices, touched }.touch(touch);
    assert_eq!(touch(&[], spot(1)), TouchResult::Touched(vec![spot(1)]));
    assert_eq!(touch(&[spot(1)], WALK), TouchResult::Touched(vec![spot(1), WALK]));
    assert_eq!(touch(&[spot(1), WALK], spot(2)), TouchResult::Chosen(choices[0].clone()));
    assert_eq!(touch(&[], END), TouchResult::Chosen(choices[4].clone()));
}

#[test]
fn a_place_that_one_verb_leads_to_needs_no_verb() {
    let choices = choices();
    let touched = [spot(1)];
    let hand = TouchPath { choices: &choices, touched: &touched };
    assert_eq!(hand.touch(spot(2)), TouchResult::Chosen(choices[0].clone()));
    assert_eq!(hand.touch(spot(3)), TouchResult::Refused(vec![spot(1), spot(3)]), "walk or shot: the player must say which");
    let nothing = TouchPath { choices: &choices, touched: &[] };
    assert!(nothing.shortcuts().is_empty());
}

#[test]
fn another_figure_takes_the_place_of_the_touched_one() {
    let choices = choices();
    let hand = TouchPath { choices: &choices, touched: &[spot(1), SHOT] };
    assert_eq!(hand.touch(spot(4)), TouchResult::Touched(vec![spot(4)]));
    assert_eq!(hand.touch(spot(0)), TouchResult::Refused(vec![spot(1), SHOT, spot(0)]));
    assert_eq!(hand.back(), vec![spot(1)]);
}

#[test]
fn lights_show_what_can_be_touched_by_what_stands_there() {
    let choices = choices();
    let scene = scene(&[(1, "warrior", Tint::Red, Layer::Figure), (3, "splash-0", Tint::Blue, Layer::Ground)]);
    let start = Highlights::of(&scene, TouchPath { choices: &choices, touched: &[] });
    assert_eq!(start.targets.into_iter().collect::<Vec<_>>(), vec![(1, Light::Frame), (4, Light::Dot)]);
    let walk = Highlights::of(&scene, TouchPath { choices: &choices, touched: &[spot(1), WALK] });
    assert_eq!(walk.targets.into_iter().collect::<Vec<_>>(), vec![(2, Light::Dot), (3, Light::Ring)]);
    assert_eq!(walk.touched, vec![1]);
}

#[test]
fn arrows_go_to_the_place_that_lies_ahead() {
    let scene = scene(&[]);
    assert_eq!(neighbour(&scene, 0, Heading::Right), Some(1));
    assert_eq!(neighbour(&scene, 1, Heading::Down), Some(4));
    assert_eq!(neighbour(&scene, 4, Heading::Up), Some(1));
    assert_eq!(neighbour(&scene, 0, Heading::Left), None);
    assert_eq!(neighbour(&scene, 99, Heading::Left), None);
}

#[test]
fn ghosts_are_what_would_be_different() {
    let now = scene(&[(1, "warrior", Tint::Red, Layer::Figure), (3, "splash-0", Tint::Blue, Layer::Ground)]);
    let after = scene(&[(2, "warrior", Tint::Red, Layer::Figure), (3, "splash-0", Tint::Red, Layer::Ground)]);
    let ghosts = PreviewDiff::between(&now, &after);
    assert_eq!(ghosts.going, vec![0, 1]);
    assert_eq!(ghosts.coming, after.pieces);
    assert_eq!(changed(&now, &after), vec![1, 2, 3]);
    assert_eq!(PreviewDiff::between(&now, &now), PreviewDiff::default());
}

#[test]
fn figures_keep_their_number_when_they_walk_and_when_they_are_repainted() {
    let first = PieceTracker::default().next(&scene(&[
        (0, "warrior", Tint::Red, Layer::Figure),
        (5, "warrior", Tint::Blue, Layer::Figure),
        (3, "splash-0", Tint::Blue, Layer::Ground),
    ]));
    assert!(first.actors.iter().all(|actor| !actor.new), "what was there from the start does not come in");
    let second = first.next(&scene(&[
        (1, "warrior", Tint::Red, Layer::Figure),
        (5, "warrior", Tint::Red, Layer::Figure),
        (4, "splash-0", Tint::Blue, Layer::Ground),
    ]));
    let key = |cast: &PieceTracker, index: usize| cast.actors[index].key;
    assert_eq!(key(&second, 0), key(&first, 0), "it walked");
    assert_eq!(key(&second, 1), key(&first, 1), "it was repainted where it stands");
    assert_ne!(key(&second, 2), key(&first, 2), "paint does not walk");
    assert!(second.actors[2].new);
    assert_eq!((second.actors[0].x, second.actors[0].y), (1.0, 0.0));
}

#[test]
fn a_lens_keeps_the_point_it_closes_in_on_and_never_leaves_the_board() {
    let near = |a: f32, b: f32| (a - b).abs() < 1e-5;
    let closer = Viewport::WHOLE.closer(2.0, (0.25, 0.75));
    assert!(near(closer.scale, 2.0) && near(closer.x, 0.125) && near(closer.y, 0.375), "{closer:?}");
    // The same point of the board lies at the same point of the window.
    assert!(near(closer.x + 0.25 * closer.size(), 0.25));
    assert_eq!(closer.closer(0.1, (0.9, 0.1)), Viewport::WHOLE);
    assert!(Viewport::WHOLE.is_whole() && !closer.is_whole());
    assert!(near(closer.closer(100.0, (0.5, 0.5)).scale, Viewport::CLOSEST));
    let pushed = closer.pushed((5.0, -5.0));
    assert!(near(pushed.x, 0.0) && near(pushed.y, 0.5), "{pushed:?}");
    assert_eq!(Viewport::WHOLE.pushed((0.5, 0.5)), Viewport::WHOLE);
}

/// A dungeon that grows to the left and upwards stays where it is on the screen.
#[test]
fn a_lens_keeps_the_same_squares_when_the_board_grows() {
    let before = Extent { left: 0.0, top: -6.0, width: 6.0, height: 6.0 };
    let now = Extent { left: -3.0, top: -9.0, width: 12.0, height: 12.0 };
    let closer = Viewport::WHOLE.closer(2.0, (0.5, 0.5));
    let middle = |lens: Viewport, board: Extent| {
        let half = lens.size() / 2.0;
        (board.left + (lens.x + half) * board.width, board.top + (lens.y + half) * board.height)
    };
    let then = closer.on(before, now);
    assert_eq!(middle(closer, before), middle(then, now));
    assert!((before.width * closer.size() - now.width * then.size()).abs() < 1e-4);
    assert_eq!(Viewport::WHOLE.on(before, now), Viewport::WHOLE);
}

#[test]
fn a_lens_moves_only_to_show_what_is_not_seen() {
    let closer = Viewport::WHOLE.closer(2.0, (0.0, 0.0));
    assert_eq!(closer.showing((0.25, 0.25), 0.1), closer);
    let moved = closer.showing((0.9, 0.25), 0.1);
    assert!((moved.x - 0.5).abs() < 1e-5 && moved.y == closer.y, "{moved:?}");
    assert_eq!(Viewport::WHOLE.showing((1.0, 1.0), 0.1), Viewport::WHOLE);
}

#[test]
fn a_line_goes_round_places_and_not_between_them() {
    let scene = scene(&[]);
    let length = |sides: &[[f32; 4]]| sides.iter().map(|[x1, y1, x2, y2]| (x2 - x1).abs() + (y2 - y1).abs()).sum::<f32>();
    let one = outline(&scene, &[4]);
    assert_eq!((one.len(), length(&one)), (4, 4.0));
    assert!(one.contains(&[1.0, 1.0, 2.0, 1.0]));
    // Two side by side share a side; two that touch at a corner share none.
    assert_eq!(outline(&scene, &[0, 1]).len(), 6);
    assert_eq!(outline(&scene, &[0, 4]).len(), 8);
    assert_eq!(length(&outline(&scene, &[0, 1, 2, 3, 4, 5])), 10.0);
    assert_eq!(outline(&scene, &[]).len() + outline(&scene, &[99]).len(), 0);
}
