//! What is touched, one after another, to do something: the figure, its button, then what it is aimed at.

use super::spot;
use super::verbs::Button;
use dark_threat::{Ability, Action, Aim, DarkThreat, View};
use paint::{Direction, Square};
use stage::Touch;

/// The touches of an action; none if it cannot be pointed at.
pub(super) fn of(rules: &DarkThreat, view: &View, action: Action) -> Vec<Touch> {
    let at = |square: Square| Touch::Spot(spot(square));
    let press = |button: Button| button.key().map(Touch::Verb);
    match action {
        Action::Followers { first, second } => press(Button::Followers(first, second)).into_iter().collect(),
        Action::Place { at: square }
        | Action::Emerge { at: square }
        | Action::Step { at: square }
        | Action::Push { at: square }
        | Action::Drop { at: square }
        | Action::Flee { at: square }
        | Action::Awaken { at: square }
        | Action::Clear { at: square }
        | Action::Lotus { at: square }
        | Action::Sprout { at: square }
        | Action::Doom { at: square }
        | Action::Strike { at: square } => vec![at(square)],
        Action::Order { first } => press(Button::Order(first)).into_iter().collect(),
        Action::Use { ability, by, aim } => {
            let Some(aimed) = aimed(rules, view, ability, by, aim) else { return Vec::new() };
            let kind = view.table.field().piece(by).map(|piece| view.table.field().kind(piece));
            let button = Button::of(ability, kind);
            [at(by)].into_iter().chain(press(button)).chain(aimed.into_iter().map(at)).collect()
        }
        Action::Sacrifice { at: square } => [at(square)].into_iter().chain(press(Button::Sacrifice)).collect(),
        Action::Colour { colour } => press(Button::Colour(colour)).into_iter().collect(),
        Action::Taint { colour } => press(Button::Taint(colour)).into_iter().collect(),
        Action::End => press(Button::End).into_iter().collect(),
        Action::Stop => press(Button::Stop).into_iter().collect(),
        Action::Decline => press(Button::Decline).into_iter().collect(),
    }
}

/// The squares after the button of an ability; nothing at all if the aim lies off the board.
fn aimed(rules: &DarkThreat, view: &View, ability: Ability, by: Square, aim: Aim) -> Option<Vec<Square>> {
    Some(match aim {
        Aim::Alone => Vec::new(),
        Aim::At(square) => vec![square],
        Aim::Towards(to) => vec![towards(rules, by, to)?],
        Aim::From(from, to) => line(rules, view, ability, by, from, to)?,
    })
}

/// The square in this direction. At the edge a Brawl may have one arm on the board though its corner lies off it; no other
/// corner is pointed at by that arm.
fn towards(rules: &DarkThreat, by: Square, to: Direction) -> Option<Square> {
    let arm = || to.arms().into_iter().flatten().find_map(|arm| rules.board().step(by, arm));
    rules.board().step(by, to).or_else(arm)
}

/// A line is pointed at by its first square. Where several lines begin with it, the square that it comes from follows.
fn line(rules: &DarkThreat, view: &View, ability: Ability, by: Square, from: Square, to: Direction) -> Option<Vec<Square>> {
    let first = rules.board().step(from, to)?;
    let others = Direction::STRAIGHT.into_iter().filter(|&other| other != to);
    let aims = others.filter_map(|other| Some(Aim::From(rules.board().step(first, other.opposite())?, other)));
    Some(if rules.may_aim(&view.table, ability, by, aims) { vec![first, from] } else { vec![first] })
}
