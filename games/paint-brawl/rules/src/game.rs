//! The contract of the house, fulfilled.

use crate::ability::{chromamorphosis, shot_targets};
use crate::choice::check_explosion;
use crate::movegen::{MoveGen, recoil_squares};
use crate::tx::Tx;
use crate::{Ability, Action, Aim, Card, Chosen, Deed, Ending, Event, Frame, Knowledge, PaintBrawl, Play, Purpose};
use crate::{Setup, Stage, State, View, choice, goal, place, turn};
use paint::{Direction, Square, Squares};
use tabletop::{Chance, Edition, FirstRelease, Game, Log, Outcome, Refusal, Rng, Seat, Viewer};

impl Game for PaintBrawl {
    const NAME: &'static str = "paint-brawl";
    const RULES_VERSION: u32 = 2;
    const FIRST_RELEASE: Option<FirstRelease> =
        Some(FirstRelease { written: "a97a49aa28533da8", content: "0e1f943597b471280381c305ec4e3f3d" });

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
        place::start(self, setup, chance)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        if state.over.is_some() {
            return None;
        }
        Some(match state.business.top() {
            Some(Frame::Declared { asked, .. } | Frame::Played { asked, .. } | Frame::LastCall { asked }) => asked,
            _ => state.active,
        })
    }

    fn legal_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        if state.over.is_none() {
            options(self, state, &mut |action| list.push(action));
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match (state.over, state.stage, state.business.top()) {
            (Some(Ending::Goal(_)), ..) => Err(Refusal::by("PB-END-1")),
            (Some(Ending::Limit), ..) => Err(Refusal::by("PB-END-5")),
            (None, Stage::Playing, Some(frame)) => check_frame(self, state, frame, action),
            (None, Stage::Playing, None) => choice::check(self, state, action),
            (None, _, _) => place::check(self, state, action),
        }
    }

    fn play<C: Chance + ?Sized, L: Log<Event>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        debug_assert_eq!(self.check(state, action), Ok(()));
        let mut tx = Tx { rules: self, state, log };
        perform(&mut tx, action, chance);
        settle(&mut tx, chance);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        goal::outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn sides(&self, view: &View) -> Vec<&'static str> {
        view.seats.iter().map(|seat| seat.colour.code()).collect()
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    fn is_secret(&self, action: Action) -> bool {
        matches!(action, Action::Take { .. })
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> Knowledge {
        Knowledge::of(state, viewer)
    }

    fn resample(&self, knowledge: &Knowledge, rng: &mut Rng) -> State {
        knowledge.imagine(self, rng)
    }

    /// A turn has its actions, one blast, the cards of a hand, an exchange and its end; each may ask for up to four
    /// squares, and every card of every hand may answer, each with a pass before and after it.
    fn max_decisions(&self) -> u32 {
        const SEATS: u32 = 4;
        let constants = &self.constants;
        let cards = u32::from(constants.hand_limit);
        let choices = u32::from(constants.moves_per_turn + constants.attacks_per_turn) + cards + 4;
        let answers = SEATS * (2 * cards + 2);
        let turn = choices * (1 + 4 + answers) + u32::from(constants.multi_shot) * SEATS;
        64 + u32::from(constants.round_limit) * SEATS * turn
    }

    fn candidate_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        crate::candidate_actions::candidate_actions(self, state, list);
    }

    fn validate(&self, state: &State) -> Result<(), String> {
        crate::validate::validate(self, state)
    }
}

/// All that the seat that decides may choose, in order.
fn options(rules: &PaintBrawl, state: &State, push: &mut impl FnMut(Action)) {
    if state.stage != Stage::Playing {
        return place::list(rules, state, push);
    }
    let Some(frame) = state.business.top() else { return choice::list(rules, state, push) };
    let field = &state.field;
    match frame {
        Frame::Take => state.stocks[state.active.index()].kinds().for_each(|card| push(Action::Take { card })),
        Frame::Source { by, .. } => {
            let movegen = MoveGen::of(rules, state, state.active);
            chromamorphosis::sources(&movegen, by).iter().for_each(|at| push(Action::Source { at }));
        }
        Frame::Collect { purpose, chosen } => {
            collectable(state, purpose, chosen).iter().for_each(|at| push(Action::Puddle { at }));
            if !chosen.is_empty() {
                push(Action::Enough);
            }
        }
        Frame::Declared { deed, asked } => {
            let hand = state.hands[asked.index()];
            if hand.has(Card::Explosion) {
                field.invocations().iter().for_each(|at| push(Action::Explosion { at }));
            }
            push(Action::Pass);
            if hand.has(Card::Fatigue) && deed.is_cancelled_by(Card::Fatigue) {
                push(Action::Fatigue);
            }
            if hand.has(Card::Missed) && deed.is_cancelled_by(Card::Missed) {
                push(Action::Missed);
            }
        }
        Frame::Played { .. } => {
            push(Action::Pass);
            push(Action::Immunity);
        }
        Frame::Recoil { chiefs } => {
            if let Some(seat) = chiefs.first()
                && let Some(from) = field.chief(seat)
            {
                let open = recoil_squares(rules, field, seat);
                let goes = |to: &Direction| rules.board.step(from, *to).is_some_and(|at| open.has(at));
                Direction::STRAIGHT.into_iter().filter(goes).for_each(|to| push(Action::Recoil { to }));
            }
        }
        Frame::Shots { by, begun, .. } => {
            let movegen = MoveGen::of(rules, state, state.active);
            shot_targets(&movegen, by).iter().for_each(|at| push(Action::Target { at }));
            if begun {
                push(Action::Stop);
            }
        }
        Frame::LastCall { .. } => {
            field.invocations().iter().for_each(|at| push(Action::Explosion { at }));
            push(Action::Pass);
        }
    }
}

/// The puddles that may be chosen next, in ascending order (PB-DEC-8).
fn collectable(state: &State, purpose: Purpose, chosen: Chosen) -> Squares {
    let puddles = match purpose {
        Purpose::TakeBack(_) => state.field.puddles().of(state.active),
        Purpose::Kadamas => state.field.puddles().all(),
    };
    chosen.last().map_or(puddles, |last| puddles.above(last))
}

fn check_frame(rules: &PaintBrawl, state: &State, frame: Frame, action: Action) -> Result<(), Refusal> {
    let refuse = |rule: &'static str| Err(Refusal::by(rule));
    let need = |holds: bool, rule: &'static str| if holds { Ok(()) } else { Err(Refusal::by(rule)) };
    let movegen = MoveGen::of(rules, state, state.active);
    match (frame, action) {
        (Frame::Take, Action::Take { card }) => need(state.stocks[state.active.index()].has(card), "PB-TACT-2"),
        (Frame::Take, _) => refuse("PB-CARD-2"),
        (Frame::Source { by, .. }, Action::Source { at }) => {
            let own = state.field.puddles().at(at) == Some(state.active);
            need(own && rules.board.steps(by, at) == Some(1), "PB-CHROMA-1")
        }
        (Frame::Source { .. }, _) => refuse("PB-DEC-7"),
        (Frame::Collect { purpose, chosen }, Action::Puddle { at }) => match (purpose, state.field.puddles().at(at)) {
            (Purpose::Kadamas, None) => refuse("PB-KADAMAS-1"),
            (Purpose::TakeBack(_), owner) if owner != Some(state.active) => {
                refuse(if at == rules.quest { "PB-SUP-6" } else { "PB-SUP-5" })
            }
            _ => need(chosen.last().is_none_or(|last| last < at), "PB-DEC-8"),
        },
        (Frame::Collect { chosen, .. }, Action::Enough) => need(!chosen.is_empty(), "PB-DEC-8"),
        (Frame::Collect { .. }, _) => refuse("PB-DEC-8"),
        (Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall { .. }, Action::Pass) => Ok(()),
        (Frame::Declared { deed, asked }, Action::Fatigue) => {
            need(deed.is_cancelled_by(Card::Fatigue), "PB-FATIGUE-1")?;
            need(state.hands[asked.index()].has(Card::Fatigue), "PB-REACT-2")
        }
        (Frame::Declared { deed, asked }, Action::Missed) => {
            need(deed.is_cancelled_by(Card::Missed), "PB-MISSED-1")?;
            need(state.hands[asked.index()].has(Card::Missed), "PB-REACT-2")
        }
        (Frame::Declared { asked, .. } | Frame::LastCall { asked }, Action::Explosion { at }) => {
            need(state.hands[asked.index()].has(Card::Explosion), "PB-REACT-2")?;
            check_explosion(state, at)
        }
        (Frame::Declared { .. }, Action::Immunity) => refuse("PB-IMMUNE-1"),
        (Frame::Declared { .. }, Action::Kadamas) => refuse("PB-KADAMAS-1"),
        (Frame::Declared { .. }, Action::Summoning { .. }) => refuse("PB-SUMMON-1"),
        (Frame::Declared { .. }, _) => refuse("PB-DEC-12"),
        (Frame::Played { .. }, Action::Immunity) => Ok(()),
        (Frame::Played { .. }, _) => refuse("PB-REACT-5"),
        (Frame::LastCall { .. }, _) => refuse("PB-REACT-9"),
        (Frame::Recoil { chiefs }, Action::Recoil { to }) => {
            let chief = chiefs.first().and_then(|seat| Some((seat, state.field.chief(seat)?)));
            let Some((seat, from)) = chief else { return refuse("PB-CHIEF-4") };
            need(to.is_straight(), "PB-CHIEF-4")?;
            let enters = |at: Square| {
                let puddle = state.field.puddles().at(at);
                let bare = state.field.figure(at).is_none() && !state.field.walls().has(at) && at != rules.quest;
                bare && puddle.is_none_or(|owner| owner == seat)
            };
            need(rules.board.step(from, to).is_some_and(enters), "PB-CHIEF-5")
        }
        (Frame::Recoil { .. }, _) => refuse("PB-DEC-9"),
        (Frame::Shots { by, .. }, Action::Target { at }) => {
            Ability::Shot.check(&movegen, by, Aim::At(at))?;
            need(Ability::Shot.changes(&movegen, by, Aim::At(at)), "PB-ATK-8")
        }
        (Frame::Shots { begun, .. }, Action::Stop) => need(begun, "PB-MULTI-1"),
        (Frame::Shots { .. }, _) => refuse("PB-DEC-10"),
    }
}

/// Carries out a choice.
fn perform<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, action: Action, chance: &mut C) {
    if tx.state.stage != Stage::Playing {
        return tx.set_up(action, chance);
    }
    let active = tx.state.active;
    match (tx.state.business.top(), action) {
        (None, Action::Use { ability: Ability::Chromamorphosis, by, aim: Aim::At(at) }) => {
            tx.state.business.push(Frame::Source { by, at });
        }
        (None, Action::Use { .. }) => tx.declare(Deed::of(action)),
        (None, Action::TakeBack { pay }) => collect(tx, Purpose::TakeBack(pay)),
        (None, Action::Kadamas) => collect(tx, Purpose::Kadamas),
        (None, Action::Explosion { at }) => tx.play_card(active, Play::Explosion(at), chance),
        (None, Action::Summoning { at }) => tx.play_card(active, Play::Summoning(at), chance),
        (None, Action::Exchange) => turn::exchange(tx, chance),
        (None, Action::End) => turn::end(tx, chance),
        (Some(Frame::Take), Action::Take { card }) => turn::take(tx, card),
        (Some(Frame::Source { by, at }), Action::Source { at: source }) => {
            tx.state.business.pop();
            let action = Action::Use { ability: Ability::Chromamorphosis, by, aim: Aim::At(at) };
            tx.declare(Deed { action, squares: Chosen::one(source) });
        }
        (Some(Frame::Collect { purpose, mut chosen }), Action::Puddle { at }) => {
            tx.state.business.pop();
            chosen.add(at);
            let most = match purpose {
                Purpose::TakeBack(_) => tx.rules.constants.take_back,
                Purpose::Kadamas => tx.rules.constants.kadamas,
            };
            if chosen.len() == usize::from(most) {
                collected(tx, purpose, chosen, chance);
            } else {
                tx.state.business.push(Frame::Collect { purpose, chosen });
            }
        }
        (Some(Frame::Collect { purpose, chosen }), Action::Enough) => {
            tx.state.business.pop();
            collected(tx, purpose, chosen, chance);
        }
        (Some(Frame::Declared { deed, asked }), Action::Pass) => {
            tx.state.business.pop();
            tx.tell(Event::Passed { seat: asked });
            tx.ask_about(deed, asked);
        }
        (Some(Frame::Declared { asked, .. }), Action::Fatigue) => tx.play_card(asked, Play::Fatigue, chance),
        (Some(Frame::Declared { asked, .. }), Action::Missed) => tx.play_card(asked, Play::Missed, chance),
        (Some(Frame::Declared { asked, .. } | Frame::LastCall { asked }), Action::Explosion { at }) => {
            tx.play_card(asked, Play::Explosion(at), chance);
        }
        (Some(Frame::Played { .. }), Action::Immunity) => tx.play_immunity(chance),
        (Some(Frame::Played { .. }), Action::Pass) => tx.pass_immunity(chance),
        (Some(Frame::LastCall { asked }), Action::Pass) => {
            tx.state.business.pop();
            tx.tell(Event::Passed { seat: asked });
            turn::last_call(tx, asked, chance);
        }
        (Some(Frame::Recoil { chiefs }), Action::Recoil { to }) => tx.recoil(chiefs, to),
        (Some(Frame::Shots { by, left, .. }), Action::Target { at }) => tx.shoot(by, left, at),
        (Some(Frame::Shots { .. }), Action::Stop) => {
            tx.state.business.pop();
        }
        _ => debug_assert!(false, "{action:?} is no choice here"),
    }
}

fn collect<L>(tx: &mut Tx<'_, L>, purpose: Purpose) {
    tx.state.business.push(Frame::Collect { purpose, chosen: Chosen::default() });
}

/// Nothing is removed until the choice is complete and reactions are over (PB-DEC-8).
fn collected<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, purpose: Purpose, chosen: Chosen, chance: &mut C) {
    match purpose {
        Purpose::TakeBack(pay) => tx.declare(Deed { action: Action::TakeBack { pay }, squares: chosen }),
        Purpose::Kadamas => tx.play_card(tx.state.active, Play::Kadamas(chosen), chance),
    }
}

/// A decision with exactly one option is made without asking, except the main choice (section 23).
pub(crate) fn settle<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, chance: &mut C) {
    loop {
        let main = tx.state.stage == Stage::Playing && tx.state.business.top().is_none();
        if tx.state.over.is_some() || main {
            return;
        }
        // The seat that is asked has at least one card besides passing.
        if let Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall { .. }) = tx.state.business.top() {
            return;
        }
        let (mut first, mut count) = (None, 0);
        options(tx.rules, tx.state, &mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        match first {
            Some(only) if count == 1 => perform(tx, only, chance),
            Some(_) => return,
            // The shots of a Multi-shot that can do nothing are lost (PB-MULTI-1).
            None if tx.state.business.pop().is_some() => {}
            None => return,
        }
    }
}
