//! The buttons that keep their place, whether or not they can be pressed.

use super::spot;
use super::verbs::Button;
use crate::movegen::MoveGen;
use crate::{Ability, ColorQuest, Entry, Face, Figure, Frame, Part, Sequence, Stage, View};
use paint::Colour;
use stage::Touch;

/// The buttons that belong here after these touches.
pub(super) fn after(rules: &ColorQuest, view: &View, touched: &[Touch]) -> Vec<&'static str> {
    let state = &view.table;
    let decides = view.viewer.is_some() && view.viewer == view.to_act;
    let look = MoveGen::of(rules, state);
    let buttons = match touched {
        [] if decides => general(view),
        [Touch::Spot(at)] if state.stage() == Stage::Playing && state.business().is_empty() && state.ending().is_none() => {
            let own = view.camp().map(|camp| state.field().of(camp)).unwrap_or_default();
            let figure = own.iter().find(|&square| spot(square) == *at).and_then(|square| look.figure(square));
            figure.map_or(Vec::new(), |figure| profile(&look, figure))
        }
        _ => Vec::new(),
    };
    buttons.into_iter().filter_map(Button::key).collect()
}

/// What needs no figure.
fn general(view: &View) -> Vec<Button> {
    let state = &view.table;
    let instants = view.camp().map(|camp| *state.pool(camp)).unwrap_or_default();
    let held = || Colour::WHEEL.into_iter().filter(|&colour| instants.instant(colour)).map(Button::Instant);
    match (state.stage(), state.business().last()) {
        (Stage::Bands, _) => {
            let own = Entry::ALL.into_iter().filter(|entry| entry.is_of(state.active()));
            own.map(Button::Recruit).chain([Button::Ready]).collect()
        }
        (Stage::Faces, None) => [Face::A, Face::B].map(Button::Face).to_vec(),
        (Stage::Playing, None) => held().chain([closing(state.sequence())]).collect(),
        (_, Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall)) => {
            [Button::Pass].into_iter().chain(held()).collect()
        }
        (_, Some(Frame::Colour { .. })) => Colour::WHEEL.map(Button::Colour).to_vec(),
        _ => Vec::new(),
    }
}

/// What closes a sequence.
pub(super) const fn closing(sequence: Sequence) -> Button {
    match sequence {
        Sequence::Powers => Button::ToMoves,
        Sequence::Moves => Button::ToAttacks,
        Sequence::Attacks | Sequence::Tidying => Button::End,
    }
}

/// All that a figure can do in a turn, in the order of the sequences (table 22.4).
fn profile(look: &MoveGen<'_>, figure: Figure) -> Vec<Button> {
    parts(look, figure).into_iter().map(|(part, ability)| Button::of(part, ability)).collect()
}

/// The parts of its profile.
pub(super) fn parts(look: &MoveGen<'_>, figure: Figure) -> Vec<(Part, Ability)> {
    let profile = look.rules.profile(figure);
    let special = profile.special.map(|ability| (Part::Special, ability));
    let blast = profile.blast.map(|ability| (Part::Blast, ability));
    let rise = figure.kind.risen().map(|_| (Part::Rise, Ability::Rise));
    let moves = look.moves(figure).map(|ability| (Part::Move, ability));
    let attacks = profile.attacks.iter().map(|&ability| (Part::Attack, ability));
    [special, blast, rise, moves].into_iter().flatten().chain(attacks).collect()
}
