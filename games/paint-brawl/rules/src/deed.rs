//! Deeds: declared, answered, done (PB-REACT-1).

use crate::ability::{Cost, chromamorphosis};
use crate::movegen::{MoveGen, recoil_squares};
use crate::tx::Tx;
use crate::{Action, Aim, Card, Chosen, Deed, Event, Frame, Hits, PaintBrawl, Payment, State};
use crate::{choice, goal};
use paint::{Direction, Square};
use tabletop::{Log, Seat};

impl Deed {
    /// A deed that needs nothing more.
    pub(crate) fn of(action: Action) -> Deed {
        Deed { action, squares: Chosen::default() }
    }

    /// What it costs; a take-back is paid like a Chief's move.
    fn cost(self) -> Cost {
        match self.action {
            Action::Use { ability, .. } => ability.cost(),
            _ => Cost::Either,
        }
    }

    /// The action that pays for it, where the seat has the choice.
    fn payment(self) -> Payment {
        match self.action {
            Action::TakeBack { pay } | Action::Use { aim: Aim::Paid(_, pay), .. } => pay,
            _ => Payment::Move,
        }
    }

    /// Whether it is a special ability (PB-SPEC-1).
    pub(crate) fn is_special(self) -> bool {
        self.cost() == Cost::Special
    }

    /// Whether what it costs may have been paid in this turn (PB-REACT-1).
    pub(crate) fn is_paid(self, rules: &PaintBrawl, state: &State) -> bool {
        let constants = &rules.constants;
        let (moved, attacked) = (state.moves < constants.moves_per_turn, state.attacks < constants.attacks_per_turn);
        match (self.cost(), self.payment()) {
            (Cost::Move, _) | (Cost::Either, Payment::Move) => moved,
            (Cost::Attack, _) | (Cost::Either, Payment::Attack) => attacked,
            (Cost::Special, _) => moved && attacked,
            (Cost::Blast, _) => state.blasted,
        }
    }

    /// Whether this card cancels it (PB-FATIGUE-1, PB-FATIGUE-2, PB-MISSED-1, PB-MISSED-2, PB-SUP-7).
    pub(crate) fn is_cancelled_by(self, card: Card) -> bool {
        let Action::Use { ability, .. } = self.action else { return false };
        let cancels = match card {
            Card::Fatigue => [Cost::Move, Cost::Either, Cost::Special, Cost::Blast].as_slice(),
            Card::Missed => &[Cost::Attack, Cost::Special, Cost::Blast],
            _ => &[],
        };
        cancels.contains(&ability.cost())
    }

    /// Whether it can still be done as it was declared (PB-REACT-7).
    fn stands(self, rules: &PaintBrawl, state: &State) -> bool {
        let movegen = MoveGen::of(rules, state, state.active);
        match self.action {
            Action::Use { ability, by, aim } => {
                let source = self.squares.first();
                choice::check_figure(&movegen, ability, by).is_ok()
                    && ability.check(&movegen, by, aim).is_ok()
                    && source.is_none_or(|source| chromamorphosis::sources(&movegen, by).has(source))
            }
            _ => self.squares.iter().all(|at| state.field.puddles().at(at) == Some(state.active)),
        }
    }
}

impl<L: Log<Event>> Tx<'_, L> {
    /// The active seat declares something and pays for it; then others may react.
    pub(crate) fn declare(&mut self, deed: Deed) {
        self.pay(deed);
        let seat = self.state.active;
        let holds = |other: Seat| !self.state.hands[other.index()].is_empty();
        let open = self.state.cards_allowed(self.rules) && self.state.after(seat).any(holds);
        let by = match deed.action {
            Action::Use { by, .. } => self.state.field.figure(by).map(|figure| figure.kind),
            _ => None,
        };
        self.tell(Event::Declared { seat, deed, by, open });
        self.ask_about(deed, seat);
    }

    fn pay(&mut self, deed: Deed) {
        let state = &mut *self.state;
        match (deed.cost(), deed.payment()) {
            (Cost::Move, _) | (Cost::Either, Payment::Move) => state.moves -= 1,
            (Cost::Attack, _) | (Cost::Either, Payment::Attack) => state.attacks -= 1,
            (Cost::Special, _) => {
                state.moves -= 1;
                state.attacks -= 1;
            }
            (Cost::Blast, _) => {
                state.blasted = true;
                let cards = &mut state.blasts[state.active.index()];
                if let Action::Use { ability, .. } = deed.action
                    && let Some(caste) = ability.kinds().iter().find_map(|kind| kind.caste())
                {
                    cards[caste.index()] -= 1;
                }
                if state.seats > 2 {
                    *cards = [0; 3];
                }
            }
        }
    }

    /// Asks the next seat after `after` that could react to a deed; if there is none, the deed is done (PB-REACT-3).
    pub(crate) fn ask_about(&mut self, deed: Deed, after: Seat) {
        let (rules, state) = (self.rules, &*self.state);
        let asked = state.after(after).take_while(|&seat| seat != state.active).find(|&seat| reacts(rules, state, deed, seat));
        match asked {
            Some(asked) => self.state.business.push(Frame::Declared { deed, asked }),
            None => self.resolve(deed),
        }
    }

    fn resolve(&mut self, deed: Deed) {
        if !deed.stands(self.rules, self.state) {
            self.tell(Event::Fizzled { seat: self.state.active });
            return;
        }
        let hits = match deed.action {
            Action::Use { ability, by, aim } => ability.resolve(self, by, aim, deed.squares),
            _ => {
                deed.squares.iter().for_each(|at| self.erase(at));
                Hits::default()
            }
        };
        self.push_back(hits);
    }

    /// Hit Chiefs recoil one after another (PB-CHIEF-6); then the goals are looked at.
    pub(crate) fn push_back(&mut self, chiefs: Hits) {
        match chiefs.first() {
            None => goal::movegen(self),
            Some(seat) if recoil_squares(self.rules, &self.state.field, seat).is_empty() => self.push_back(chiefs.rest()),
            Some(_) => self.state.business.push(Frame::Recoil { chiefs }),
        }
    }

    /// The attacker names where the first hit Chief goes.
    pub(crate) fn recoil(&mut self, chiefs: Hits, to: Direction) {
        self.state.business.pop();
        if let Some(seat) = chiefs.first()
            && let Some(from) = self.state.field.chief(seat)
            && let Some(to) = self.rules.board.step(from, to)
        {
            self.state.field.shift(from, to);
            self.tell(Event::Recoiled { seat, from, to });
            self.erase(to);
        }
        self.push_back(chiefs.rest());
    }

    /// One shot of a Multi-shot (PB-MULTI-1).
    pub(crate) fn shoot(&mut self, by: Square, left: u8, at: Square) {
        self.state.business.pop();
        if left > 1 {
            self.state.business.push(Frame::Shots { by, left: left - 1, begun: true });
        }
        let hits = crate::Ability::Shot.resolve(self, by, Aim::At(at), Chosen::default());
        self.push_back(hits);
    }

    /// Cancels the deed that waits for reactions (PB-REACT-6).
    pub(crate) fn cancel(&mut self, card: Card) {
        if let Some(Frame::Declared { deed, .. }) = self.state.business.pop() {
            if deed.is_special() {
                match card {
                    Card::Fatigue => self.state.attacks += 1,
                    _ => self.state.moves += 1,
                }
            }
            self.tell(Event::Cancelled { seat: self.state.active, card });
        }
    }
}

/// Whether a seat holds a card that it could play against this deed now (PB-REACT-2).
pub(crate) fn reacts(rules: &PaintBrawl, state: &State, deed: Deed, seat: Seat) -> bool {
    let hand = state.hands[seat.index()];
    let cancels = |card: Card| hand.has(card) && deed.is_cancelled_by(card);
    state.cards_allowed(rules) && (cancels(Card::Fatigue) || cancels(Card::Missed) || explodes(rules, state, seat))
}

/// Whether a seat could play Golem Explosion (PB-REACT-9).
pub(crate) fn explodes(rules: &PaintBrawl, state: &State, seat: Seat) -> bool {
    state.cards_allowed(rules) && state.hands[seat.index()].has(Card::Explosion) && !state.field.invocations().is_empty()
}
