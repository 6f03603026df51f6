//! Whether what waits to be finished fits the position.

use super::require;
use crate::ability::{levitation, network, telekinesis, twice_walk};
use crate::movegen::MoveGen;
use crate::{Blow, Camp, DarkThreat, Frame, Kind, Piece, Stage, State, Turn, divine};
use paint::Direction;

pub(super) fn validate(rules: &DarkThreat, state: &State) -> Result<(), String> {
    let frames = state.business.frames();
    let playing = state.stage == Stage::Playing && state.over.is_none();
    require(frames.is_empty() || playing, || "something waits where nobody plays".to_owned())?;
    let landed = state.field.square(Piece::ChosenOne) == Some(rules.sanctuary) && state.turn == Turn::ChosenOne;
    let waits = frames.iter().all(|frame| matches!(frame, Frame::Blows { blow: Blow::Wings, .. } | Frame::Flee { .. }));
    require(!state.arrived || landed && waits && !frames.is_empty(), || "no Gaia event is due (DT-EVG-1)".to_owned())?;
    let unasked = playing && state.opening.is_none() && state.turn.camp() == Camp::Gaia;
    require(!unasked || frames == [Frame::Order], || "the order of Gaia's turns is to be chosen (DT-TURN-2)".to_owned())?;
    match frames {
        [] => Ok(()),
        [Frame::Blows { .. }] => Err("blows wait for nothing but a flight (DT-LIGHT-3)".to_owned()),
        [frame] => alone(rules, state, *frame),
        [Frame::Blows { blow, from, line, left }, Frame::Flee { at }] => {
            alone(rules, state, Frame::Flee { at: *at })?;
            let ring = rules.board.around(*from).with(*from);
            let area = line.map_or(ring, |to| rules.board.ray_set(*from, to));
            let straight = line.is_none_or(Direction::is_straight) && line.is_some() == (*blow == Blow::Hammer);
            let sweeps = matches!(blow, Blow::Quake | Blow::Bomb | Blow::Hammer | Blow::Wings | Blow::Light);
            require(straight && sweeps && !left.is_empty() && area.contains(left.with(*at)), || {
                "these blows cannot wait (DT-ACT-10)".to_owned()
            })
        }
        _ => Err("these things cannot wait together".to_owned()),
    }
}

fn alone(rules: &DarkThreat, state: &State, frame: Frame) -> Result<(), String> {
    let movegen = MoveGen::of(rules, state);
    let constants = &rules.constants;
    let (gaia, called) = (movegen.camp == Camp::Gaia, state.called);
    let (fits, rule) = match frame {
        Frame::Order => (state.cycle == 1 && state.turn == Turn::Oak && state.opening.is_none(), "DT-TURN-2"),
        Frame::Emerge => (!gaia && state.buried > 0 && !movegen.black.is_empty(), "DT-MOVE-10"),
        Frame::Step { from, at } => {
            let stands = state.turn == Turn::Oak && movegen.kind(at) == Some(Kind::Avatar) && movegen.kind(from).is_none();
            let goes = rules.board.steps(from, at) == Some(1) && !twice_walk::second_steps(rules, state, from, at).is_empty();
            (stands && goes, "DT-MOVE-4")
        }
        Frame::Colour { from, to, next, hues } => {
            let asks =
                to.is_straight() && network::hues(&movegen, from, to, next).is_some_and(|(_, colours)| !colours.is_empty());
            let chosen = hues.iter().skip(next.into()).all(Option::is_none);
            (state.turn == Turn::ChosenOne && asks && chosen, "DT-ATK-11")
        }
        Frame::Push { by, at } => {
            let monk = movegen.usable(&[Kind::Monk]).has(by);
            let thing = movegen.small_banes.has(at) || (movegen.black | movegen.coloured).has(at) && !movegen.lit.has(at);
            (monk && thing && !telekinesis::pushes(&movegen, at).is_empty(), "DT-ATK-13")
        }
        Frame::Drop { by, at } => {
            let monk = movegen.usable(&[Kind::Monk]).has(by);
            (monk && movegen.totems.has(at) && !levitation::drops(&movegen).is_empty(), "DT-SPEC-7")
        }
        Frame::Flee { at } => (gaia && movegen.banes.has(at), "DT-LIGHT-3"),
        Frame::Blows { .. } => (false, "DT-ACT-10"),
        Frame::Awaken => (gaia && !movegen.totems.is_empty(), "DT-EVG-3"),
        Frame::Clear { left } => (gaia && (1..=constants.kadamas).contains(&left), "DT-EVG-4"),
        Frame::Lotus { left, at } => {
            let bed = at.is_none_or(|at| divine::beds(rules, state).has(at));
            (gaia && (1..=constants.lotus).contains(&left) && bed && divine::has_colours(rules, state), "DT-EVG-5")
        }
        Frame::Sprout { left } => (called && (1..=constants.mushrooms).contains(&left), "DT-EVK-3"),
        Frame::Doom => (called && !divine::followers(state).is_empty(), "DT-EVK-4"),
        Frame::Taint => (called, "DT-EVK-5"),
        Frame::Strike => (called, "DT-EVK-6"),
    };
    require(fits, || format!("what waits does not fit the position ({rule})"))
}
