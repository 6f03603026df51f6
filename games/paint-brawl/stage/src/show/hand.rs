//! The viewer's own bonus cards, one for each kind.

use crate::words::{Named as _, card_does, card_when};
use paint_brawl::{Card, PaintBrawl, View};
use stage::{CardId, HandCard, Part};
use texts::{Lang, Message};

/// The drawings of cards are 160 by 112.
const HEIGHT: f32 = 0.7;

/// The number of a card in the hand: copies of a kind are the same.
pub(super) fn id(card: Card) -> CardId {
    card.index() as CardId
}

/// The drawing of a card.
pub(super) fn look(card: Card) -> String {
    format!("card-{}", card.code())
}

/// The cards that the viewer holds.
pub(super) fn cards(rules: &PaintBrawl, view: &View, lang: Lang) -> Vec<HandCard> {
    let hand = view.viewer.and_then(|seat| view.seat(seat).hand).unwrap_or_default();
    let shown = |card: Card| HandCard {
        id: id(card),
        title: card.name().say(lang),
        words: card_does(rules, card).say(lang),
        when: Some(when(rules, view, card).say(lang)),
        count: hand.of(card),
        face: vec![Part { look: look(card), tint: None, x: 0.0, y: 0.0, w: 1.0, h: HEIGHT, text: None, own: None }],
        height: HEIGHT,
    };
    hand.kinds().map(shown).collect()
}

/// In the first rounds nobody plays a card (PB-CARD-4).
fn when(rules: &PaintBrawl, view: &View, card: Card) -> Message {
    if view.cards_allowed { card_when(card) } else { msg!("when-round", round = rules.constants().no_card_rounds + 1) }
}
