//! The viewer's own item cards, one for each potion.

use super::looks;
use crate::words::names::potion;
use crate::{Potion, View};
use stage::{CardId, HandCard, Part};
use texts::Lang;

/// The drawings of cards are 160 by 112.
const HEIGHT: f32 = 0.7;

/// The number of a card in the hand: copies of a potion are the same.
pub(super) fn id(potion: Potion) -> CardId {
    potion.index() as CardId
}

/// The cards that the viewer holds.
pub(super) fn cards(view: &View, lang: Lang) -> Vec<HandCard> {
    let hand = view.camp().map(|camp| view.table.hand(camp)).unwrap_or_default();
    let shown = |card: Potion| HandCard {
        id: id(card),
        title: potion(card).say(lang),
        words: potion(card).form("does").say(lang),
        when: Some(potion(card).form("when").say(lang)),
        count: hand.of(card),
        face: vec![Part {
            look: looks::card(card).to_owned(),
            tint: None,
            x: 0.0,
            y: 0.0,
            w: 1.0,
            h: HEIGHT,
            text: None,
            own: None,
        }],
        height: HEIGHT,
    };
    Potion::ALL.into_iter().filter(|&card| hand.of(card) > 0).map(shown).collect()
}
