//! The buttons that keep their place, whether or not they can be pressed.

use super::spot;
use super::verbs::Button;
use dark_threat::{Ability, Camp, Frame, Kind, Piece, Stage, Turn, View};
use paint::Colour;
use stage::Touch;

/// The buttons that belong here after these touches.
pub(super) fn after(view: &View, touched: &[Touch]) -> Vec<&'static str> {
    let state = &view.table;
    let decides = view.viewer.is_some() && view.viewer == view.to_act;
    let buttons = match touched {
        [] if decides => general(view),
        [Touch::Spot(at)] if state.stage() == Stage::Playing && state.business().is_empty() && state.ending().is_none() => {
            let field = state.field();
            let piece = field.standing().find(|&(_, square)| spot(square) == *at).map(|(piece, _)| piece);
            let own = view.viewer.map(|seat| state.camp_of(seat));
            let piece = piece.filter(|&piece| own.is_some() && field.camp(piece) == own);
            piece.map_or(Vec::new(), |piece| abilities(view, piece))
        }
        _ => Vec::new(),
    };
    buttons.into_iter().filter_map(Button::key).collect()
}

/// What needs no figure.
fn general(view: &View) -> Vec<Button> {
    let state = &view.table;
    match (state.stage(), state.business().last()) {
        (Stage::Followers, _) => {
            let pairs = Piece::FOLLOWERS.into_iter().flat_map(|first| Piece::FOLLOWERS.map(|second| (first, second)));
            pairs.filter(|(first, second)| first != second).map(|(first, second)| Button::Followers(first, second)).collect()
        }
        (Stage::Playing, None) => vec![Button::End],
        (_, Some(Frame::Order)) => vec![Button::Order(Turn::Oak), Button::Order(Turn::ChosenOne)],
        (_, Some(Frame::Step { .. })) => vec![Button::Stop],
        (_, Some(Frame::Strike)) => vec![Button::Decline],
        (_, Some(Frame::Colour { .. } | Frame::Lotus { at: Some(_), .. })) => Colour::WHEEL.map(Button::Colour).to_vec(),
        (_, Some(Frame::Taint)) => Colour::WHEEL.map(Button::Taint).to_vec(),
        _ => Vec::new(),
    }
}

/// What a figure can do at this table (table T5); the Doomed Cleric has no Aura (DT-DOOM-3).
fn abilities(view: &View, piece: Piece) -> Vec<Button> {
    let field = view.table.field();
    let (kind, doomed) = (field.kind(piece), field.doomed().has(piece));
    let has = |ability: &Ability| ability.kinds().contains(&kind) && !(doomed && *ability == Ability::Aura);
    let buttons = Ability::ALL.iter().copied().filter(has).map(|ability| Button::of(ability, Some(kind)));
    let gift = matches!(kind, Kind::Mandrake | Kind::Spore) && field.camp(piece) == Some(Camp::Kaos);
    buttons.chain(gift.then_some(Button::Sacrifice)).collect()
}
