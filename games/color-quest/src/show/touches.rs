//! What is touched, one after another, to do something: the figure, its button, then what it is aimed at.

use super::menu::{closing, parts};
use super::verbs::Button;
use super::{hand, spot};
use crate::movegen::MoveGen;
use crate::{Ability, Action, Aim, ColorQuest, Frame, Part, Point, Potion, Source, Spot, View};
use paint::{Direction, Square};
use stage::Touch;

/// The touches of an action; none if it cannot be pointed at.
pub(super) fn of(rules: &ColorQuest, view: &View, action: Action) -> Vec<Touch> {
    touches(&MoveGen::of(rules, &view.table), view, action).unwrap_or_default()
}

fn touches(look: &MoveGen<'_>, view: &View, action: Action) -> Option<Vec<Touch>> {
    let at = |point: Point| look.layout.square(point).map(|square| Touch::Spot(spot(square)));
    let press = |button: Button| button.key().map(Touch::Verb);
    let pressed = |button: Button| press(button).map(|touch| vec![touch]);
    let here = |point: Point| at(point).map(|touch| vec![touch]);
    match action {
        Action::Recruit { entry } => pressed(Button::Recruit(entry)),
        Action::Dismiss { entry } => pressed(Button::Dismiss(entry)),
        Action::Ready => pressed(Button::Ready),
        Action::Face { face } => pressed(Button::Face(face)),
        Action::Deploy { entry, at: point } => Some(vec![press(Button::Deploy(entry))?, at(point)?]),
        Action::Use { by, ability, aim } => {
            let square = look.layout.square(by)?;
            let button = Button::of(part(look, square, ability), ability);
            let path = [Touch::Spot(spot(square)), press(button)?];
            Some(path.into_iter().chain(aimed(look, square, aim)?).collect())
        }
        Action::Instant { die, aim } => Some([press(Button::Instant(die))?].into_iter().chain(aimed_alone(look, aim)?).collect()),
        Action::Potion { potion, source, aim } => {
            Some(brewed(look, view, potion, source)?.into_iter().chain(aimed_alone(look, aim)?).collect())
        }
        Action::Exchange => pressed(Button::Exchange),
        Action::End => pressed(closing(look.state.sequence())),
        Action::Pick { aim } => {
            let by = match look.state.business().last() {
                Some(Frame::Choosing { deed }) => Some(deed.by),
                _ => None,
            };
            let path = match by {
                Some(by) => aimed(look, by, aim)?,
                None => aimed_alone(look, aim)?,
            };
            (!path.is_empty()).then_some(path)
        }
        Action::Enough => pressed(Button::Enough),
        Action::Pay { die, spot } => pressed(Button::Pay(die, spot)),
        Action::Stow { spot } => pressed(Button::Stow(spot)),
        Action::Fragment { number } => pressed(Button::Fragment(number)),
        Action::Colour { colour } => pressed(Button::Colour(colour)),
        Action::Lay { at: point } | Action::Crystal { at: point } | Action::Exit { at: point } | Action::Splash { at: point } => {
            here(point)
        }
        Action::Discard { potion } => Some(vec![Touch::Card(hand::id(potion))]),
        Action::Push { at: from, to } => Some(vec![at(from)?, at(to)?]),
        Action::Caste { caste } => pressed(Button::Become(caste)),
        Action::Pass => pressed(Button::Pass),
    }
}

/// As what part of its profile a figure would do this.
fn part(look: &MoveGen<'_>, by: Square, ability: Ability) -> Part {
    let own = look.figure(by).and_then(|figure| parts(look, figure).into_iter().find(|&(_, own)| own == ability));
    own.map_or(Part::Attack, |(part, _)| part)
}

/// What comes after the button of an ability; nothing at all if the aim lies off the board.
fn aimed(look: &MoveGen<'_>, by: Square, aim: Aim) -> Option<Vec<Touch>> {
    match aim {
        Aim::Towards(to) => match towards(look, by, to) {
            Some(square) => Some(vec![Touch::Spot(spot(square))]),
            None => Some(vec![Touch::Verb(Button::Off(to).key()?)]),
        },
        _ => aimed_alone(look, aim),
    }
}

/// The same where nobody stands behind it.
fn aimed_alone(look: &MoveGen<'_>, aim: Aim) -> Option<Vec<Touch>> {
    let press = |button: Button| button.key().map(|key| vec![Touch::Verb(key)]);
    match aim {
        Aim::Alone => Some(Vec::new()),
        Aim::At(_) => look.at(aim).map(|square| vec![Touch::Spot(spot(square))]),
        Aim::Towards(_) => None,
        Aim::In(colour) => press(Button::Colour(colour)),
        Aim::As(kind) => press(Button::Become(kind)),
    }
}

/// The square in this direction. At the edge a Melee may have one arm on the board though its corner lies off it
/// (CQ-MELE-1); no other corner is pointed at by that arm.
fn towards(look: &MoveGen<'_>, by: Square, to: Direction) -> Option<Square> {
    let arm = || to.arms().into_iter().flatten().find_map(|arm| look.board.step(by, arm));
    look.board.step(by, to).or_else(arm)
}

/// A card of the hand, or the button of a potion; where the dice lie is asked if there are several ways.
fn brewed(look: &MoveGen<'_>, view: &View, potion: Potion, source: Source) -> Option<Vec<Touch>> {
    let Source::Dice(one, two) = source else { return Some(vec![Touch::Card(hand::id(potion))]) };
    let brew = Touch::Verb(Button::Brew(potion).key()?);
    let camp = view.to_act.map(|seat| view.table.camp_of(seat))?;
    let pool = look.state.pool(camp);
    let [first, second] = look.rules.recipes().potion(potion);
    let held = |colour| [Spot::Instant, Spot::Gauge, Spot::Hero].into_iter().filter(|&spot| pool.has(spot, colour)).count();
    if held(first) == 1 && held(second) == 1 && pool.has(one, first) && pool.has(two, second) {
        return Some(vec![brew]);
    }
    Some(vec![brew, Touch::Verb(Button::From(one, two).key()?)])
}
