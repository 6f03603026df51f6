//! The buttons that keep their place, whether or not they can be pressed.

use super::spot;
use super::verbs::Button;
use paint_brawl::{Ability, Cost, Frame, Kind, Level, Stage, View};
use stage::Touch;

/// The buttons that belong here after these touches.
pub(super) fn after(view: &View, touched: &[Touch]) -> Vec<&'static str> {
    if view.stage != Stage::Playing || view.over.is_some() {
        return Vec::new();
    }
    let decides = view.viewer.is_some() && view.viewer == view.to_act;
    let buttons = match (touched, view.business.last()) {
        ([], frame) if decides => general(frame),
        ([Touch::Spot(at)], None) => {
            let own = |square: &&paint_brawl::SquareView| spot(square.square) == *at;
            let figure = view.squares.iter().find(own).and_then(|square| square.figure);
            let figure = figure.filter(|figure| view.viewer == Some(figure.seat));
            figure.map_or(Vec::new(), |figure| abilities(view, figure.kind))
        }
        _ => Vec::new(),
    };
    buttons.into_iter().filter_map(Button::key).collect()
}

/// What needs no figure.
fn general(frame: Option<&Frame>) -> Vec<Button> {
    match frame {
        None => vec![Button::TakeBack, Button::Exchange, Button::End],
        Some(Frame::Collect { .. }) => vec![Button::Enough],
        Some(Frame::Shots { .. }) => vec![Button::Stop],
        Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall { .. }) => vec![Button::Pass],
        Some(Frame::Take | Frame::Source { .. } | Frame::Recoil { .. }) => Vec::new(),
    }
}

/// What figures of a kind can do at this table (table T5).
fn abilities(view: &View, kind: Kind) -> Vec<Button> {
    let played = |ability: &Ability| match ability.cost() {
        Cost::Special => view.level != Level::Initiation,
        Cost::Blast => view.switches.blasts,
        Cost::Move | Cost::Attack | Cost::Either => true,
    };
    let has = |ability: &Ability| ability.kinds().contains(&kind) && played(ability);
    Ability::ALL.iter().copied().filter(has).map(Button::Use).collect()
}
