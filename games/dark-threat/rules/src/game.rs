//! The contract, fulfilled.

use crate::ability::{levitation, network, telekinesis, twice_walk};
use crate::movegen::{MoveGen, flights};
use crate::tx::Tx;
use crate::{Action, Blow, DarkThreat, Ending, Event, Frame, Knowledge, Setup, Shape, Stage, State, Turn, View};
use crate::{choice, divine, goal, place, turn};
use paint::Colour;
use tabletop::{Chance, Edition, FirstRelease, Game, Log, Outcome, Refusal, Rng, Seat, Viewer};

impl Game for DarkThreat {
    const NAME: &'static str = "dark-threat";
    const RULES_VERSION: u32 = 2;
    const FIRST_RELEASE: Option<FirstRelease> =
        Some(FirstRelease { written: "e5d3a6b97ff2f74e", content: "05204e1b66de681321278821b5d08f70" });

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
        match state.over {
            Some(_) => None,
            None => Some(state.seat_of(state.turn)),
        }
    }

    fn legal_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        if state.over.is_none() {
            options(self, state, &mut |action| list.push(action));
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match (state.over, state.stage, state.business.top()) {
            (Some(Ending::Goals(_)), ..) => Err(Refusal::by("DT-WIN-13")),
            (Some(Ending::Limit), ..) => Err(Refusal::by("DT-WIN-10")),
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
        goal::outcome(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn sides(&self, view: &View) -> Vec<&'static str> {
        Seat::first(view.table.seats()).map(|seat| view.table.camp_of(seat).code()).collect()
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }

    fn knowledge(&self, state: &State, _: Viewer) -> Knowledge {
        Knowledge(state.clone())
    }

    fn resample(&self, knowledge: &Knowledge, _: &mut Rng) -> State {
        knowledge.0.clone()
    }

    /// A turn has its actions, its end, two Mandrakes that come back and a Kaos event. An action may ask for a piece, for a
    /// colour of each square, for the flight of every Bane, and a Gaia event may follow.
    fn max_decisions(&self) -> u32 {
        let constants = &self.constants;
        let event = 2 + u32::from(constants.kadamas.max(2 * constants.lotus).max(constants.mushrooms));
        let actions = u32::from(constants.moves_per_turn + constants.attacks_per_turn);
        let turn = actions * (6 + 5 + event) + event + 4;
        8 + u32::from(constants.most_cycles) * 4 * turn
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
fn options(rules: &DarkThreat, state: &State, push: &mut impl FnMut(Action)) {
    if state.stage != Stage::Playing {
        return place::list(rules, state, push);
    }
    let Some(frame) = state.business.top() else { return choice::list(rules, state, push) };
    let field = &state.field;
    match frame {
        Frame::Order => [Turn::Oak, Turn::ChosenOne].into_iter().for_each(|first| push(Action::Order { first })),
        Frame::Emerge => field.black().iter().for_each(|at| push(Action::Emerge { at })),
        Frame::Step { from, at } => {
            twice_walk::second_steps(rules, state, from, at).iter().for_each(|at| push(Action::Step { at }));
            push(Action::Stop);
        }
        Frame::Colour { from, to, next, .. } => {
            let hues = network::hues(&MoveGen::of(rules, state), from, to, next);
            hues.into_iter().flat_map(|(_, colours)| colours).for_each(|colour| push(Action::Colour { colour }));
        }
        Frame::Push { at, .. } => {
            telekinesis::pushes(&MoveGen::of(rules, state), at).iter().for_each(|at| push(Action::Push { at }));
        }
        Frame::Drop { .. } => levitation::drops(&MoveGen::of(rules, state)).iter().for_each(|at| push(Action::Drop { at })),
        Frame::Blows { .. } => {}
        Frame::Flee { at } => flights(rules, state, at).iter().for_each(|at| push(Action::Flee { at })),
        Frame::Awaken => field.totems().iter().for_each(|at| push(Action::Awaken { at })),
        Frame::Clear { .. } => field.black().iter().for_each(|at| push(Action::Clear { at })),
        Frame::Lotus { at: None, .. } if !divine::has_colours(rules, state) => {}
        Frame::Lotus { at: None, .. } => divine::beds(rules, state).iter().for_each(|at| push(Action::Lotus { at })),
        Frame::Lotus { at: Some(_), .. } => {
            let left = |colour: &Colour| rules.supply(state, *colour) > 0;
            Colour::WHEEL.into_iter().filter(left).for_each(|colour| push(Action::Colour { colour }));
        }
        Frame::Sprout { .. } => field.totems().iter().for_each(|at| push(Action::Sprout { at })),
        Frame::Doom => divine::followers(state).iter().for_each(|at| push(Action::Doom { at })),
        Frame::Taint => {
            let spreads = |colour: &Colour| divine::spreads(rules, state, *colour);
            Colour::WHEEL.into_iter().filter(spreads).for_each(|colour| push(Action::Taint { colour }));
        }
        Frame::Strike => {
            divine::cursed(rules, state).iter().for_each(|at| push(Action::Strike { at }));
            push(Action::Decline);
        }
    }
}

fn check_frame(rules: &DarkThreat, state: &State, frame: Frame, action: Action) -> Result<(), Refusal> {
    let refuse = |rule: &'static str| Err(Refusal::by(rule));
    let need = |holds: bool, rule: &'static str| if holds { Ok(()) } else { Err(Refusal::by(rule)) };
    let movegen = MoveGen::of(rules, state);
    let field = &state.field;
    let black = |at| field.puddles().at(at) == Some(crate::Paint::Black);
    let totem = |at| movegen.kind(at) == Some(crate::Kind::Totem);
    match (frame, action) {
        (Frame::Order, Action::Order { first }) => need(first.camp() == crate::Camp::Gaia, "DT-TURN-2"),
        (Frame::Order, _) => refuse("DT-TURN-2"),
        (Frame::Emerge, Action::Emerge { at }) => need(black(at), "DT-MOVE-10"),
        (Frame::Emerge, _) => refuse("DT-MOVE-10"),
        (Frame::Step { from, at: now }, Action::Step { at }) => {
            need(rules.board.steps(now, at) == Some(1) && at != from, "DT-MOVE-4")?;
            movegen.check_entry(crate::Kind::Avatar, at)
        }
        (Frame::Step { .. }, Action::Stop) => Ok(()),
        (Frame::Step { .. }, _) => refuse("DT-MOVE-4"),
        (Frame::Colour { from, to, next, .. }, Action::Colour { colour }) => {
            let hues = network::hues(&movegen, from, to, next);
            need(hues.is_some_and(|(_, colours)| colours.contains(&colour)), "DT-ATK-11")
        }
        (Frame::Colour { .. }, _) => refuse("DT-ATK-11"),
        (Frame::Push { at, .. }, Action::Push { at: to }) => telekinesis::check_push(&movegen, at, to),
        (Frame::Push { .. }, _) => refuse("DT-ATK-13"),
        (Frame::Drop { .. }, Action::Drop { at }) => levitation::check_drop(&movegen, at),
        (Frame::Drop { .. }, _) => refuse("DT-SPEC-7"),
        (Frame::Flee { at: from }, Action::Flee { at }) => match movegen.kind(from) {
            Some(crate::Kind::UltimateBane) => need(black(at), "DT-LIGHT-6"),
            Some(kind) => {
                need(rules.board.steps(from, at) == Some(1), "DT-LIGHT-5")?;
                need(movegen.check_entry(kind, at).is_ok(), "DT-LIGHT-5")
            }
            None => refuse("DT-LIGHT-3"),
        },
        (Frame::Blows { .. } | Frame::Flee { .. }, _) => refuse("DT-LIGHT-3"),
        (Frame::Awaken, Action::Awaken { at }) => need(totem(at), "DT-EVG-3"),
        (Frame::Awaken, _) => refuse("DT-EVG-3"),
        (Frame::Clear { .. }, Action::Clear { at }) => need(black(at), "DT-EVG-4"),
        (Frame::Clear { .. }, _) => refuse("DT-EVG-4"),
        (Frame::Lotus { at: None, .. }, Action::Lotus { at }) => {
            let free = field.piece(at).is_none() && field.puddles().at(at).is_none() && at != rules.sanctuary;
            need(free && movegen.ground.prism(at).is_none() && divine::has_colours(rules, state), "DT-EVG-5")
        }
        (Frame::Lotus { at: Some(_), .. }, Action::Colour { colour }) => need(rules.supply(state, colour) > 0, "DT-SUP-1"),
        (Frame::Lotus { .. }, _) => refuse("DT-EVG-5"),
        (Frame::Sprout { .. }, Action::Sprout { at }) => need(totem(at), "DT-EVK-3"),
        (Frame::Sprout { .. }, _) => refuse("DT-EVK-3"),
        (Frame::Doom, Action::Doom { at }) => need(divine::followers(state).has(at), "DT-EVK-4"),
        (Frame::Doom, _) => refuse("DT-EVK-4"),
        (Frame::Taint, Action::Taint { colour }) => need(divine::spreads(rules, state, colour), "DT-EVK-5"),
        (Frame::Taint, _) => refuse("DT-EVK-5"),
        (Frame::Strike, Action::Decline) => Ok(()),
        (Frame::Strike, Action::Strike { at }) => {
            let guide = matches!(movegen.field.piece(at), Some(crate::Piece::Oak | crate::Piece::ChosenOne));
            need(guide && movegen.harms(Blow::Curse, at), "DT-EVK-6")
        }
        (Frame::Strike, _) => refuse("DT-EVK-6"),
    }
}

/// Carries out a choice.
fn perform<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, action: Action, chance: &mut C) {
    if tx.state.stage != Stage::Playing {
        return place::set_up(tx, action);
    }
    match (tx.state.business.top(), action) {
        (None, Action::Use { ability, by, aim }) => begin_use(tx, ability, by, aim),
        (None, Action::Sacrifice { at }) => divine::sacrifice(tx, at, chance),
        (None, Action::End) => turn::end(tx),
        (Some(Frame::Order), Action::Order { first }) => turn::order(tx, first),
        (Some(Frame::Emerge), Action::Emerge { at }) => turn::emerged(tx, at),
        (Some(Frame::Step { at: from, .. }), Action::Step { at }) => {
            tx.state.business.pop();
            tx.travel(from, [at]);
        }
        (Some(Frame::Step { .. } | Frame::Strike), Action::Stop | Action::Decline) => {
            tx.state.business.pop();
        }
        (Some(Frame::Colour { from, to, next, hues }), Action::Colour { colour }) => {
            tx.state.business.pop();
            network::chosen(tx, from, to, next, hues, colour);
        }
        (Some(Frame::Push { at: from, .. }), Action::Push { at }) => {
            tx.state.business.pop();
            telekinesis::push(tx, from, at);
        }
        (Some(Frame::Drop { at: from, .. }), Action::Drop { at }) => {
            tx.state.business.pop();
            levitation::drop(tx, from, at);
        }
        (Some(Frame::Flee { at: from }), Action::Flee { at }) => {
            tx.state.business.pop();
            tx.flee(from, at);
        }
        (Some(frame @ Frame::Awaken), Action::Awaken { at }) => {
            divine::next(tx, frame);
            tx.reshape_at(at, Shape::Avatar);
        }
        (Some(Frame::Clear { left }), Action::Clear { at }) => {
            tx.erase(at);
            divine::next(tx, Frame::Clear { left: left - 1 });
        }
        (Some(Frame::Lotus { left, .. }), Action::Lotus { at }) => divine::next(tx, Frame::Lotus { left, at: Some(at) }),
        (Some(Frame::Lotus { left, at: Some(at) }), Action::Colour { colour }) => {
            divine::next(tx, Frame::Lotus { left: left - 1, at: None });
            tx.paint(at, crate::Paint::Colour(colour));
        }
        (Some(Frame::Sprout { left }), Action::Sprout { at }) => {
            divine::next(tx, Frame::Sprout { left: left - 1 });
            tx.reshape_at(at, Shape::Mushroom);
        }
        (Some(Frame::Doom), Action::Doom { at }) => divine::doom(tx, at),
        (Some(Frame::Taint), Action::Taint { colour }) => divine::taint(tx, colour),
        (Some(Frame::Strike), Action::Strike { at }) => {
            tx.state.business.pop();
            tx.hit(Blow::Curse, at);
        }
        _ => debug_assert!(false, "{action:?} is no choice here"),
    }
}

/// A figure acts: the action is paid, then it is resolved (DT-ACT-6).
fn begin_use<L: Log<Event>>(tx: &mut Tx<'_, L>, ability: crate::Ability, by: paint::Square, aim: crate::Aim) {
    let Some(piece) = tx.state.field.piece(by) else { return };
    let figure = tx.figure(piece);
    let cost = ability.cost(figure.kind);
    tx.state.moves -= cost.moves;
    tx.state.attacks -= cost.attacks;
    tx.state.actions -= cost.moves + cost.attacks;
    tx.tell(Event::Used { ability, figure, by, aim });
    ability.resolve(tx, by, aim);
}

/// Goes on to the next decision. One with exactly one option is made without asking, and so is the end of a turn when
/// nothing else is left (DT-DEC-1); after every complete action or event the goals are looked at (DT-WIN-1).
fn settle<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, L>, chance: &mut C) {
    while tx.state.over.is_none() && tx.state.stage == Stage::Playing {
        match tx.state.business.top() {
            Some(Frame::Blows { blow, from, line, left }) => tx.next_blow(blow, from, line, left),
            Some(frame) => {
                let (mut first, mut count) = (None, 0);
                options(tx.rules, tx.state, &mut |action| {
                    first = first.or(Some(action));
                    count += 1;
                });
                match (first, frame) {
                    (Some(only), _) if count == 1 => perform(tx, only, chance),
                    (Some(_), _) => return,
                    (None, Frame::Flee { at }) => {
                        tx.state.business.pop();
                        tx.shrink(at);
                    }
                    // Events are applied as far as possible.
                    (None, _) => {
                        tx.state.business.pop();
                    }
                }
            }
            None => {
                goal::awaken(tx);
                goal::movegen(tx);
                if tx.state.over.is_some() {
                    return;
                }
                if std::mem::take(&mut tx.state.arrived) {
                    divine::roll(tx, chance);
                } else if choice::any(tx.rules, tx.state) {
                    return;
                } else {
                    turn::end(tx);
                }
            }
        }
    }
}
