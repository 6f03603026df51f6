//! A toy with something of everything: a hidden hand, a face-down deck with known cards at its bottom, a reaction, a die,
//! a look into another hand, an end and a limit. Any one of many faults can be planted in it.

mod fault;
mod imagine;
mod notation;
mod show;
mod state;

pub use fault::{Fault, serialise_with};
pub use show::OnStage;
pub use state::*;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Chance, Deck, Die, Edition, Faces, Game, Log, Outcome, Refusal, Rng, Seat, Seats, Stack, Viewer};

/// The IDs of its rules.
pub const RULES: [&str; 13] = [
    "T-SEATS-1",
    "T-END-1",
    "T-ASK-1",
    "T-ASK-2",
    "T-WARD-1",
    "T-DRAW-1",
    "T-DRAW-2",
    "T-PEEK-1",
    "T-PEEK-2",
    "T-PEEK-3",
    "T-PLAY-1",
    "T-PLAY-2",
    "T-SINK-1",
];

const CARD: Die<'static> = Die { label: "card", faces: Faces::Named(&NAMES) };
const ROLL: Die<'static> = Die { label: "roll", faces: Faces::Named(&["one", "two", "three"]) };
const BAD_ROLL: Die<'static> = Die { label: "roll", faces: Faces::Named(&["one", "two", "two"]) };

/// The rules of the toy, sound or not.
#[derive(Clone)]
pub struct Toy {
    fault: Fault,
    edition: Edition,
    /// What no game may have: a memory.
    count: Arc<AtomicU64>,
}

impl Toy {
    /// The toy with this fault.
    #[must_use]
    pub fn with(fault: Fault) -> Arc<Toy> {
        let edition = Edition::newest::<Toy>("0123456789abcdef0123456789abcdef".to_owned());
        Arc::new(Toy { fault, edition, count: Arc::default() })
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn over(&self, state: &State) -> bool {
        !self.is(Fault::Endless) && (state.wins() || state.taken >= LIMIT)
    }

    fn check_peek(&self, state: &State, me: Seat, of: Seat) -> Result<(), Refusal> {
        if of.index() >= usize::from(state.seats) {
            assert!(!self.is(Fault::PanicsInCheck), "there is no such hand");
            return Err(Refusal::by("T-PEEK-1"));
        }
        if of == me {
            return Err(Refusal::by(if self.is(Fault::UnknownRule) { "T-PEEK-99" } else { "T-PEEK-1" }));
        }
        let hand = state.hand(of);
        if hand.iter().all(|held| held.seen.has(me)) {
            return Err(Refusal::by("T-PEEK-2"));
        }
        if self.is(Fault::ListLeaks) && hand.iter().all(|held| held.kind != WARD) {
            return Err(Refusal::by("T-PEEK-3"));
        }
        Ok(())
    }

    fn check_slot(state: &State, me: Seat, slot: u8, rule: &'static str) -> Result<u8, Refusal> {
        state.hand(me).get(slot as usize).map(|held| held.kind).ok_or(Refusal::by(rule))
    }

    fn resolve<C: Chance + ?Sized>(&self, state: &mut State, by: Seat, kind: u8, chance: &mut C, log: &mut impl Log<Event>) {
        let points = if kind == STAR {
            let die = if self.is(Fault::SameFaces) { BAD_ROLL } else { ROLL };
            let face = chance.pick(die, &[1, 1, 1]) as u8 + 1;
            log.tell(Event::Rolled { face });
            let restless = self.is(Fault::RestlessRoll) && self.count.fetch_add(1, Ordering::Relaxed) % 2 == 1;
            face + u8::from(restless)
        } else {
            kind + 1
        };
        state.points[by.index()] += points;
        log.tell(Event::Scored { seat: by, points });
        state.deck.put_under(kind as usize);
        state.turn = by.next(state.seats);
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 3;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;

    fn edition(&self) -> &Edition {
        &self.edition
    }

    fn edition_mut(&mut self) -> &mut Edition {
        &mut self.edition
    }

    fn start<C: Chance + ?Sized>(&self, setup: &Setup, chance: &mut C) -> Result<State, Refusal> {
        let seats = setup.seats;
        if !(2..=3).contains(&seats) || (self.is(Fault::RefusesToStart) && seats == 2) {
            return Err(Refusal::by("T-SEATS-1"));
        }
        let mut state = State {
            seats,
            turn: Seat::at(0),
            taken: 0,
            hands: [const { Hand::new_const() }; 3],
            points: [0; 3],
            deck: Deck::shuffled(COPIES),
            pending: Stack::new(),
        };
        for seat in Seat::first(seats).chain(Seat::first(seats)) {
            let drawn = state.deck.draw(chance, CARD);
            state.hands[seat.index()].extend(drawn.map(|kind| Held { kind: kind as u8, seen: Seats::default() }));
        }
        Ok(state)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        let over = self.over(state) && !self.is(Fault::GoesOnAfterTheEnd);
        (!over).then(|| state.decides())
    }

    fn legal_actions(&self, state: &State, list: &mut Vec<Action>) {
        if !self.is(Fault::Appends) {
            list.clear();
        }
        let me = state.decides();
        if self.over(state) {
            if self.is(Fault::ListsAfterTheEnd) {
                list.push(Action::Draw);
            }
            return;
        }
        if self.is(Fault::EmptyList) && state.hand(me).is_empty() {
            return;
        }
        let mut all = Vec::new();
        self.candidate_actions(state, &mut all);
        if self.is(Fault::SmallUniverse) {
            all.push(Action::Ward);
        }
        all.sort();
        all.retain(|action| !matches!(action, Action::Peek { of } if of.index() >= usize::from(state.seats)));
        let full = |action| self.is(Fault::ListsForbidden) && action == Action::Draw && state.hand(me).is_full();
        let omitted = |action| self.is(Fault::OmitsLegal) && action == Action::Sink { slot: 4 };
        let legal = |action: &Action| (self.check(state, *action).is_ok() || full(*action)) && !omitted(*action);
        list.extend(all.into_iter().filter(legal));
        if self.is(Fault::Unsorted) {
            list.reverse();
        }
        if self.is(Fault::Duplicate) {
            list.insert(0, list[0]);
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let me = state.decides();
        if self.over(state) {
            return Err(Refusal::by("T-END-1"));
        }
        if state.pending.top().is_some() {
            return match action {
                Action::Allow => Ok(()),
                Action::Ward if state.hand(me).iter().any(|held| held.kind == WARD) => Ok(()),
                Action::Ward => Err(Refusal::by("T-WARD-1")),
                _ => Err(Refusal::by("T-ASK-1")),
            };
        }
        match action {
            Action::Draw if state.hand(me).is_full() => Err(Refusal::by("T-DRAW-1")),
            Action::Draw if state.deck.is_empty() => Err(Refusal::by("T-DRAW-2")),
            Action::Draw => Ok(()),
            Action::Peek { of } => self.check_peek(state, me, of),
            Action::Play { slot } => match Toy::check_slot(state, me, slot, "T-PLAY-1")? {
                WARD => Err(Refusal::by("T-PLAY-2")),
                _ => Ok(()),
            },
            Action::Sink { slot } => Toy::check_slot(state, me, slot, "T-SINK-1").map(|_| ()),
            Action::Ward | Action::Allow => {
                let next = state.hand(me.next(state.seats));
                let leak = self.is(Fault::RefusalLeaks) && next.iter().any(|held| held.kind == WARD);
                Err(Refusal::by(if leak { "T-WARD-1" } else { "T-ASK-2" }))
            }
        }
    }

    fn play<C: Chance + ?Sized, L: Log<Event>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        let me = state.decides();
        let next = me.next(state.seats);
        state.taken = state.taken.saturating_add(1);
        match action {
            Action::Draw => {
                let known = state.deck.loose().iter().all(|&copies| copies == 0);
                let Some(kind) = state.deck.draw(chance, CARD) else { return };
                let kind = kind as u8;
                let seen = if known { Seat::first(state.seats).filter(|&seat| seat != me).collect() } else { Seats::default() };
                state.hands[me.index()].push(Held { kind, seen });
                log.tell(Event::Drew { seat: me, kind: Some(kind) });
                state.turn = next;
            }
            Action::Peek { of } => {
                let hand = &mut state.hands[of.index()];
                if let Some((slot, held)) = hand.iter_mut().enumerate().find(|(_, held)| !held.seen.has(me)) {
                    held.seen.add(me);
                    log.tell(Event::Peeked { by: me, of, slot: slot as u8, kind: Some(held.kind) });
                }
                state.turn = next;
            }
            Action::Play { slot } => {
                let kind = state.hands[me.index()].remove(slot as usize).kind;
                state.pending.push(Frame::Declared { by: me, kind });
                state.pending.push(Frame::Asked { seat: next });
                log.tell(Event::Declared { seat: me, kind });
            }
            Action::Sink { slot } => {
                let restless = self.is(Fault::RestlessSink) && self.count.fetch_add(1, Ordering::Relaxed) % 8 == 7;
                let kind = state.hands[me.index()].remove(slot as usize).kind;
                state.deck.put_under(kind as usize);
                log.tell(Event::Sank { seat: me, kind });
                if restless {
                    state.turn = next;
                }
            }
            Action::Ward | Action::Allow => {
                state.pending.pop();
                let Some(Frame::Declared { by, kind }) = state.pending.top() else { return };
                if action == Action::Ward {
                    assert!(!self.is(Fault::PanicsInPlay) || kind != STAR, "nobody thought of this");
                    state.pending.pop();
                    state.hands[me.index()] = without_ward(state.hand(me));
                    state.deck.put_under(WARD as usize);
                    if !self.is(Fault::LosesCard) {
                        state.deck.put_under(kind as usize);
                    }
                    log.tell(Event::Warded { seat: me });
                    state.turn = by.next(state.seats);
                } else {
                    log.tell(Event::Allowed { seat: me });
                    if next == by {
                        state.pending.pop();
                        self.resolve(state, by, kind, chance, log);
                    } else {
                        state.pending.push(Frame::Asked { seat: next });
                    }
                }
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !self.over(state) || (self.is(Fault::EndsInSilence) && !state.wins()) {
            return None;
        }
        let points = &state.points[..usize::from(state.seats)];
        let mut outcome = Outcome {
            seats: state.seats,
            reason: if state.wins() { "goal" } else { "limit" },
            winners: Seats::default(),
            ranks: [0; 8],
            points: [0; 8],
        };
        for seat in Seat::first(state.seats) {
            let at = seat.index();
            outcome.ranks[at] = 1 + points.iter().filter(|&&other| other > points[at]).count() as u8;
            outcome.points[at] = i16::from(points[at]);
            if outcome.ranks[at] == 1 {
                outcome.winners.add(seat);
                outcome.ranks[at] = if self.is(Fault::WinnerRankedLast) { state.seats } else { 1 };
            }
        }
        if self.is(Fault::GhostWinner) {
            outcome.winners.add(Seat::at(2));
        }
        Some(outcome)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen_by(state, viewer)
    }

    fn sides(&self, _: &View) -> Vec<&'static str> {
        Vec::new()
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let secret = |seat: Seat| !viewer.is(seat);
        Some(match *event {
            Event::Drew { seat, .. } if secret(seat) && !self.is(Fault::EventLeaks) => Event::Drew { seat, kind: None },
            Event::Peeked { by, of, slot, .. } if secret(by) && secret(of) => Event::Peeked { by, of, slot, kind: None },
            ref event => event.clone(),
        })
    }

    /// Others are told which card it was, not from which place of the hand it came.
    fn is_secret(&self, action: Action) -> bool {
        matches!(action, Action::Play { .. } | Action::Sink { .. }) && !self.is(Fault::PlaceInHandShows)
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Peeked { .. }) && !self.is(Fault::PeekDisclosesNothing)
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> Knowledge {
        let stars = self.is(Fault::KnowledgeLeaks).then(|| state.deck.loose()[STAR as usize]);
        Knowledge { viewer, view: self.seen_by(state, viewer), stars }
    }

    fn resample(&self, knowledge: &Knowledge, rng: &mut Rng) -> State {
        self.imagine(knowledge, rng)
    }

    fn max_decisions(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn candidate_actions(&self, _: &State, list: &mut Vec<Action>) {
        list.clear();
        list.extend([Action::Allow, Action::Draw]);
        list.extend((0..3).map(|seat| Action::Peek { of: Seat::at(seat) }));
        list.extend((0..HAND as u8).flat_map(|slot| [Action::Play { slot }, Action::Sink { slot }]));
        if !self.is(Fault::SmallUniverse) {
            list.push(Action::Ward);
        }
    }

    fn validate(&self, state: &State) -> Result<(), String> {
        imagine::validate(state)
    }
}

fn without_ward(hand: &Hand) -> Hand {
    let mut hand = hand.clone();
    if let Some(at) = hand.iter().position(|held| held.kind == WARD) {
        hand.remove(at);
    }
    hand
}
