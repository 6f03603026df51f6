//! What is touched to do something: a place, a card or a button. Where several things can be done at one place, the place and
//! then a button.

use super::verbs::Button;
use super::{hand, lay_spot, plans, spot};
use crate::movegen::MoveGen;
use crate::{Action, CoraQuest, Square, View};
use stage::{SpotId, Touch};
use std::collections::BTreeMap;
use tabletop::Game as _;

/// How something is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// A place, and the button that says what is done there.
    Place(SpotId, Button),
    /// A card.
    Card(stage::CardId),
    /// A card, then a button.
    Both(stage::CardId, Button),
    /// A button.
    Press(Button),
}

/// How an action is pointed at.
pub(super) fn claim(look: &MoveGen<'_>, action: Action) -> Claim {
    let state = look.state;
    let place = |at: Square, button: Button| Claim::Place(spot(at), button);
    let person = |hero, button: Option<Button>| {
        let slot = state.slot_of(hero);
        match slot.and_then(|slot| Some((slot, look.hero(slot).at?))) {
            Some((slot, at)) => place(at, button.unwrap_or(Button::Hero(slot))),
            None => Claim::Press(slot.map_or(Button::Here, Button::Hero)),
        }
    };
    match action {
        Action::Pick { hero, owner } => match state.seats {
            1 => Claim::Card(hand::hero(hero)),
            _ => Claim::Both(hand::hero(hero), Button::Seat(owner.index() as u8)),
        },
        Action::Hero { hero } => person(hero, None),
        Action::At { square } => place(square, Button::Here),
        Action::Move => Claim::Press(Button::Move),
        Action::Step { to } => place(to, Button::Walk),
        Action::Stop => Claim::Press(Button::Stop),
        Action::Attack { weapon, at } => place(at, Button::Weapon(weapon)),
        Action::Whirl { weapon } => Claim::Press(Button::Weapon(weapon)),
        Action::Search { at } => place(at, Button::Search),
        Action::Trade { with } => person(with, Some(Button::Trade)),
        Action::Give { item } => Claim::Card(hand::own(item)),
        Action::Take { item } => Claim::Card(hand::theirs(item)),
        Action::Done => Claim::Press(Button::Done),
        Action::Cancel => Claim::Press(Button::Cancel),
        Action::Revive { hero } => person(hero, Some(Button::Revive)),
        Action::Quest { number } => Claim::Press(Button::Quest(number)),
        Action::Reveal => Claim::Press(Button::Reveal),
        Action::Lay { edge, rotation } => Claim::Place(lay_spot(edge, rotation), Button::Here),
        Action::Use { item } => Claim::Card(hand::own(item)),
        Action::Wear { armour: Some(item) } => Claim::Card(hand::own(item)),
        // What is worn is taken off by touching it.
        Action::Wear { armour: None } => {
            let worn = state.turn().and_then(|turn| look.hero(turn.hero).armour);
            worn.map_or(Claim::Press(Button::Here), |item| Claim::Card(hand::own(item)))
        }
        Action::Ability => Claim::Press(Button::Ability),
        Action::Option { number } => Claim::Press(Button::Option(number)),
        Action::Pay { hero, item } => match state.slot_of(hero) {
            Some(slot) => Claim::Card(hand::coin(slot, item)),
            None => Claim::Press(Button::Here),
        },
        Action::Yes => Claim::Press(Button::Yes),
        Action::No => Claim::Press(Button::No),
        Action::End => Claim::Press(Button::End),
    }
}

/// How many things can be done at each place.
pub(super) struct Crowd(BTreeMap<SpotId, u8>);

impl Crowd {
    /// In a position, plans included.
    pub(super) fn at(look: &MoveGen<'_>, ways: &[plans::Way]) -> Crowd {
        let mut actions = Vec::new();
        look.rules.legal_actions(look.state, &mut actions);
        let mut crowd = BTreeMap::new();
        let claims = actions.into_iter().map(|action| claim(look, action)).chain(ways.iter().map(|way| way.claim));
        for claim in claims {
            if let Claim::Place(at, _) = claim {
                *crowd.entry(at).or_insert(0) += 1;
            }
        }
        Crowd(crowd)
    }

    /// What is touched.
    pub(super) fn touches(&self, claim: Claim) -> Vec<Touch> {
        let press = |button: Button| button.key().map(Touch::Verb);
        match claim {
            Claim::Place(at, button) if self.0.get(&at).is_some_and(|&count| count > 1) => {
                [Some(Touch::Spot(at)), press(button)].into_iter().flatten().collect()
            }
            Claim::Place(at, _) => vec![Touch::Spot(at)],
            Claim::Card(card) => vec![Touch::Card(card)],
            Claim::Both(card, button) => [Some(Touch::Card(card)), press(button)].into_iter().flatten().collect(),
            Claim::Press(button) => press(button).into_iter().collect(),
        }
    }
}

/// What is touched, one after another.
pub(super) fn of(rules: &CoraQuest, view: &View, action: Action) -> Vec<Touch> {
    let look = MoveGen::of(rules, &view.table);
    let claim = claim(&look, action);
    // What cannot be done shares its place with nothing.
    let alone = !matches!(claim, Claim::Place(..)) || rules.check(&view.table, action).is_err();
    let crowd = if alone { Crowd(BTreeMap::new()) } else { Crowd::at(&look, &plans::ways(&look)) };
    crowd.touches(claim)
}
