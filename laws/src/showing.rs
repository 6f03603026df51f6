//! What must hold of every picture of a table, and of every way to point at an action.

use stage::{Roster, Show, Touch};
use std::collections::BTreeSet;
use tabletop::Viewer;
use texts::Lang;

/// Checks the scenes of all viewers at a position, and the touches of all legal actions.
///
/// # Errors
/// What is wrong.
pub fn showing<G: Show<S>, S>(game: &G, state: &G::State) -> Result<(), String> {
    for viewer in Viewer::all(game.seats(state)) {
        let view = game.view(state, viewer);
        for lang in Lang::ALL {
            let scene = game.scene(&view, lang);
            let spots: BTreeSet<_> = scene.spots.iter().map(|spot| spot.id).collect();
            if spots.len() != scene.spots.len() {
                return Err(format!("{viewer}: two places have the same number"));
            }
            let inside = |x: f32, y: f32| {
                let (right, bottom) = (scene.left + scene.width, scene.top + scene.height);
                (scene.left..=right).contains(&x) && (scene.top..=bottom).contains(&y)
            };
            for spot in &scene.spots {
                if !inside(spot.x, spot.y) || !inside(spot.x + spot.w, spot.y + spot.h) {
                    return Err(format!("{viewer}: the place {} lies outside of the board", spot.name));
                }
                if spot.name.is_empty() || spot.words.is_empty() {
                    return Err(format!("{viewer}: the place {} has no name or no words in {}", spot.id, lang.code()));
                }
            }
            if let Some(piece) = scene.pieces.iter().find(|piece| !spots.contains(&piece.spot)) {
                return Err(format!("{viewer}: a {} stands on the place {}, which is not there", piece.part.look, piece.spot));
            }
            let gazes = spots.iter().filter_map(|&spot| Some((spot, game.line_of_sight(&view, spot, lang)?)));
            for (spot, gaze) in gazes {
                let mut places = gaze.seen.iter().chain(&gaze.targets).chain(&gaze.prey);
                if gaze.from != spot || gaze.words.is_empty() || gaze.seen.contains(&spot) || places.any(|at| !spots.contains(at))
                {
                    return Err(format!("{viewer}: from the place {spot} is seen what cannot be: {gaze:?}"));
                }
            }
            let decides = game.to_act(state).is_some_and(|seat| viewer.is(seat));
            if scene.roster.is_some() && !decides {
                return Err(format!("{viewer}: what another puts together is shown as the own"));
            }
            if scene.seats.len() != usize::from(game.seats(state)) {
                return Err(format!("{viewer}: {} seats are shown, {} play", scene.seats.len(), game.seats(state)));
            }
            let cards: BTreeSet<_> = scene.hand.iter().map(|card| card.id).collect();
            if cards.len() != scene.hand.len() {
                return Err(format!("{viewer}: two cards of the hand have the same number"));
            }
        }
    }
    let Some(seat) = game.to_act(state) else { return Ok(()) };
    touching(game, state, &game.view(state, Viewer::Seat(seat)))
}

fn touching<G: Show<S>, S>(game: &G, state: &G::State, view: &G::View) -> Result<(), String> {
    let scene = game.scene(view, Lang::En);
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    let mut paths: Vec<(Vec<Touch>, G::Action)> = actions.iter().map(|&action| (game.touches(view, action), action)).collect();
    for plan in game.plans(view, Lang::En) {
        let Some(&first) = plan.actions.first().filter(|first| actions.contains(first)) else {
            return Err(format!("a plan begins with what is not legal: {:?}", plan.actions));
        };
        if plan.words.is_empty() {
            return Err(format!("a plan has no words: {:?}", plan.actions));
        }
        paths.push((plan.touches, first));
    }
    for (touches, action) in &paths {
        if touches.is_empty() {
            return Err(format!("{action:?} cannot be pointed at"));
        }
        for touch in touches {
            let there = match *touch {
                Touch::Spot(spot) => scene.spots.iter().any(|seen| seen.id == spot),
                Touch::Card(card) => scene.hand.iter().any(|seen| seen.id == card),
                Touch::Verb(verb) => Lang::ALL.into_iter().all(|lang| {
                    let known = game.verb(verb, lang);
                    known.key == verb && !known.name.is_empty() && !known.words.is_empty()
                }),
            };
            if !there {
                return Err(format!("{action:?} is done by touching {touch:?}, which is not there"));
            }
        }
    }
    if let Some(roster) = &scene.roster {
        listing(game, view, roster, &paths)?;
    }
    paths.sort();
    match paths.windows(2).find(|pair| pair[1].0.starts_with(&pair[0].0)) {
        Some(pair) => Err(format!("{:?} and {:?} cannot be told apart: {:?}, {:?}", pair[0].1, pair[1].1, pair[0].0, pair[1].0)),
        None => Ok(()),
    }
}

/// What a roster offers is what the rules allow, and its text says what is put together.
fn listing<G: Show<S>, S>(game: &G, view: &G::View, roster: &Roster, paths: &[(Vec<Touch>, G::Action)]) -> Result<(), String> {
    for way in roster.entries.iter().flat_map(|entry| [&entry.add, &entry.remove]) {
        let legal = paths.iter().any(|(touches, _)| *touches == [Touch::Verb(way.verb)]);
        match &way.refusal {
            None if !legal => return Err(format!("the roster offers {}, which is not legal", way.verb)),
            Some(_) if legal => return Err(format!("the roster refuses {}, which is legal", way.verb)),
            Some(refusal) if refusal.words.is_empty() => return Err(format!("the roster refuses {} without words", way.verb)),
            _ => {}
        }
    }
    if let Some(gauge) = roster.gauges.iter().find(|gauge| gauge.used > gauge.of) {
        return Err(format!("{}: {} is more than there is", gauge.name, gauge.words));
    }
    match game.import_roster(view, &roster.text) {
        Ok(actions) if actions.is_empty() => Ok(()),
        other => Err(format!("'{}' is what is put together, and is read as {other:?}", roster.text)),
    }
}
