//! The course of turns (PB-TURN-1).

use crate::deed::explodes;
use crate::goal;
use crate::tx::Tx;
use crate::{Card, Cards, Ending, Event, Frame};
use tabletop::{Chance, Deck, Die, Faces, Log, Seat};

const CARD: Die<'static> = Die { label: "card", faces: Faces::Named(&Card::CODES) };

/// A turn begins: marks are taken off, a card is drawn.
pub(crate) fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, seat: Seat, chance: &mut C) {
    let constants = &tx.rules.constants;
    let state = &mut *tx.state;
    state.active = seat;
    state.moves = constants.moves_per_turn;
    state.attacks = constants.attacks_per_turn;
    state.blasted = false;
    let round = state.round;
    tx.tell(Event::Turn { seat, round });
    wake(tx, seat);
    if tx.state.hands[seat.index()].total() < tx.rules.constants.hand_limit {
        draw(tx, chance);
    }
}

/// PB-STUN-4.
fn wake<L: Log<Event>>(tx: &mut Tx<'_, L>, seat: Seat) {
    for at in tx.state.field.occupied().iter() {
        if tx.state.field.wake(at, seat)
            && let Some(figure) = tx.state.field.figure(at)
        {
            tx.tell(Event::Woke { at, figure });
        }
    }
}

/// The active seat draws a card from the common pile (PB-CARD-3), or chooses one of its own (PB-TACT-2).
pub(crate) fn draw<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, chance: &mut C) {
    let state = &mut *tx.state;
    let seat = state.active;
    if state.switches.tactical {
        if !state.stocks[seat.index()].is_empty() {
            state.business.push(Frame::Take);
        }
        return;
    }
    let shuffled = state.pile.is_empty() && !state.discard.is_empty();
    if shuffled {
        state.pile = Deck::shuffled(*state.discard.counts());
        state.discard = Cards::default();
    }
    let card = state.pile.draw(chance, CARD).map(|index| Card::ALL[index]);
    if let Some(card) = card {
        state.hands[seat.index()].add(card);
    }
    if shuffled {
        tx.tell(Event::Shuffled);
    }
    if card.is_some() {
        tx.tell(Event::Drew { seat, card });
    }
}

/// The active seat takes a card from its own pile.
pub(crate) fn take<L: Log<Event>>(tx: &mut Tx<'_, L>, card: Card) {
    let seat = tx.state.active;
    tx.state.business.pop();
    tx.state.stocks[seat.index()].remove(card);
    tx.state.hands[seat.index()].add(card);
    tx.tell(Event::Took { seat, card: Some(card) });
}

/// The active seat gives up its two cards for one (PB-CARD-6).
pub(crate) fn exchange<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, chance: &mut C) {
    let seat = tx.state.active;
    let cards = tx.state.hands[seat.index()];
    cards.iter().for_each(|card| tx.state.use_up(seat, card));
    tx.tell(Event::Exchanged { seat, cards });
    draw(tx, chance);
}

/// The active seat has ended its turn.
pub(crate) fn end<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, chance: &mut C) {
    tx.state.moves = 0;
    tx.state.attacks = 0;
    let seat = tx.state.active;
    tx.tell(Event::TurnEnded { seat });
    last_call(tx, seat, chance);
}

/// Asks the next seat after `after` that could still play an explosion; if there is none, the turn is over (PB-REACT-9).
pub(crate) fn last_call<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, after: Seat, chance: &mut C) {
    let (rules, state) = (tx.rules, &*tx.state);
    let asked = state.after(after).take_while(|&seat| seat != state.active).find(|&seat| explodes(rules, state, seat));
    match asked {
        Some(asked) => tx.state.business.push(Frame::LastCall { asked }),
        None => pass_on(tx, chance),
    }
}

fn pass_on<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, chance: &mut C) {
    goal::look_at_end(tx);
    if tx.state.over.is_some() {
        return;
    }
    let next = tx.state.active.next(tx.state.seats);
    if next == tx.state.first {
        if tx.state.round >= tx.rules.constants.round_limit {
            return goal::end(tx, Ending::Limit);
        }
        tx.state.round += 1;
    }
    begin(tx, next, chance);
}
