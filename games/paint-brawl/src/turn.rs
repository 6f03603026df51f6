//! The course of turns (PB-TURN-1).

use crate::deed::explodes;
use crate::goal;
use crate::scene::Scene;
use crate::{Card, Cards, Ending, Event, Frame};
use tabletop::{Chance, Deck, Die, Faces, Log, Seat};

const CARD: Die<'static> = Die { label: "card", faces: Faces::Named(&Card::CODES) };

/// A turn begins: marks are taken off, a card is drawn.
pub(crate) fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, chance: &mut C) {
    let constants = &scene.rules.constants;
    let state = &mut *scene.state;
    state.active = seat;
    state.moves = constants.moves_per_turn;
    state.attacks = constants.attacks_per_turn;
    state.blasted = false;
    let round = state.round;
    scene.tell(Event::Turn { seat, round });
    wake(scene, seat);
    if scene.state.hands[seat.index()].total() < scene.rules.constants.hand_limit {
        draw(scene, chance);
    }
}

/// PB-STUN-4.
fn wake<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat) {
    for at in scene.state.field.occupied().iter() {
        if scene.state.field.wake(at, seat)
            && let Some(figure) = scene.state.field.figure(at)
        {
            scene.tell(Event::Woke { at, figure });
        }
    }
}

/// The active seat draws a card from the common pile (PB-CARD-3), or chooses one of its own (PB-TACT-2).
pub(crate) fn draw<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, chance: &mut C) {
    let state = &mut *scene.state;
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
        scene.tell(Event::Shuffled);
    }
    if card.is_some() {
        scene.tell(Event::Drew { seat, card });
    }
}

/// The active seat takes a card from its own pile.
pub(crate) fn take<L: Log<Event>>(scene: &mut Scene<'_, L>, card: Card) {
    let seat = scene.state.active;
    scene.state.business.pop();
    scene.state.stocks[seat.index()].remove(card);
    scene.state.hands[seat.index()].add(card);
    scene.tell(Event::Took { seat, card: Some(card) });
}

/// The active seat gives up its two cards for one (PB-CARD-6).
pub(crate) fn exchange<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, chance: &mut C) {
    let seat = scene.state.active;
    let cards = scene.state.hands[seat.index()];
    cards.iter().for_each(|card| scene.state.use_up(seat, card));
    scene.tell(Event::Exchanged { seat, cards });
    draw(scene, chance);
}

/// The active seat has ended its turn.
pub(crate) fn end<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, chance: &mut C) {
    scene.state.moves = 0;
    scene.state.attacks = 0;
    let seat = scene.state.active;
    scene.tell(Event::TurnEnded { seat });
    last_call(scene, seat, chance);
}

/// Asks the next seat after `after` that could still play an explosion; if there is none, the turn is over (PB-REACT-9).
pub(crate) fn last_call<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, after: Seat, chance: &mut C) {
    let (rules, state) = (scene.rules, &*scene.state);
    let asked = state.after(after).take_while(|&seat| seat != state.active).find(|&seat| explodes(rules, state, seat));
    match asked {
        Some(asked) => scene.state.business.push(Frame::LastCall { asked }),
        None => pass_on(scene, chance),
    }
}

fn pass_on<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, chance: &mut C) {
    goal::look_at_end(scene);
    if scene.state.over.is_some() {
        return;
    }
    let next = scene.state.active.next(scene.state.seats);
    if next == scene.state.first {
        if scene.state.round >= scene.rules.constants.round_limit {
            return goal::end(scene, Ending::Limit);
        }
        scene.state.round += 1;
    }
    begin(scene, next, chance);
}
