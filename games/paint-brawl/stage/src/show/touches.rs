//! What is touched, one after another, to do something: the figure, its button, then what it is aimed at.

use super::verbs::Button;
use super::{hand, spot};
use paint::{Board, Direction, Square};
use paint_brawl::{Action, Aim, Card, Frame, PaintBrawl, Payment, View};
use stage::Touch;

/// The touches of an action; none if it cannot be pointed at.
pub(super) fn of(rules: &PaintBrawl, view: &View, action: Action) -> Vec<Touch> {
    let at = |square: Square| Touch::Spot(spot(square));
    let card = |card: Card| Touch::Card(hand::id(card));
    match action {
        Action::Woman { man } => pressed(Button::Woman(man)),
        Action::Place { kind } => pressed(Button::Place(kind)),
        Action::Infiltrate { at: None } => pressed(Button::Stay),
        Action::Wall { at: square }
        | Action::PlaceAt { at: square }
        | Action::Infiltrate { at: Some(square) }
        | Action::Source { at: square }
        | Action::Puddle { at: square }
        | Action::Target { at: square } => vec![at(square)],
        Action::Take { card } => pressed(Button::Take(card)),
        Action::Use { ability, by, aim } => {
            let Some(aimed) = aimed(rules.board(), by, aim) else { return Vec::new() };
            [at(by)].into_iter().chain(press(Button::Use(ability))).chain(aimed).collect()
        }
        Action::TakeBack { pay } => press(Button::TakeBack).into_iter().chain(paid(pay)).collect(),
        Action::Explosion { at: square } => vec![card(Card::Explosion), at(square)],
        Action::Summoning { at: square } => vec![card(Card::Summoning), at(square)],
        Action::Recoil { to } => {
            let hit = match view.business.last() {
                Some(Frame::Recoil { chiefs }) => chiefs.first(),
                _ => None,
            };
            let end = hit.and_then(|seat| view.chief(seat)).and_then(|from| rules.board().step(from, to));
            end.into_iter().map(at).collect()
        }
        Action::Kadamas => vec![card(Card::Kadamas)],
        Action::Fatigue => vec![card(Card::Fatigue)],
        Action::Missed => vec![card(Card::Missed)],
        Action::Immunity => vec![card(Card::Immunity)],
        Action::Exchange => pressed(Button::Exchange),
        Action::End => pressed(Button::End),
        Action::Enough => pressed(Button::Enough),
        Action::Stop => pressed(Button::Stop),
        Action::Pass => pressed(Button::Pass),
    }
}

/// A button, if there is one for this.
fn press(button: Button) -> Option<Touch> {
    button.key().map(Touch::Verb)
}

fn pressed(button: Button) -> Vec<Touch> {
    press(button).into_iter().collect()
}

fn paid(pay: Payment) -> Option<Touch> {
    press(Button::Pay(pay))
}

/// What comes after the button of an ability; nothing at all if the aim lies off the board.
fn aimed(board: &Board, by: Square, aim: Aim) -> Option<Vec<Touch>> {
    let at = |square: Square| Touch::Spot(spot(square));
    Some(match aim {
        Aim::Alone => Vec::new(),
        Aim::At(square) => vec![at(square)],
        Aim::Pair(first, Some(second)) => vec![at(first), at(second)],
        Aim::Pair(first, None) => [at(first)].into_iter().chain(press(Button::Off)).collect(),
        Aim::Towards(to) => vec![at(towards(board, by, to)?)],
        Aim::Paid(to, pay) => [at(board.step(by, to)?)].into_iter().chain(paid(pay)).collect(),
    })
}

/// The square in this direction. At the edge a Melee may have one arm on the board though its corner lies off it (PB-MELEE-3);
/// no other choice is pointed at by that arm, as the corners of those lie on the board.
fn towards(board: &Board, by: Square, to: Direction) -> Option<Square> {
    let arm = || to.arms().into_iter().flatten().find_map(|arm| board.step(by, arm));
    board.step(by, to).or_else(arm)
}
