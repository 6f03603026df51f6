//! The contract, fulfilled.

use crate::ability::{levitation, network, telekinesis, twice_walk};
use crate::look::{Look, flights};
use crate::scene::Scene;
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
        let mut scene = Scene { rules: self, state, log };
        perform(&mut scene, action, chance);
        settle(&mut scene, chance);
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

    fn discloses(&self, event: &Event) -> bool {
        event.discloses()
    }

    fn knowledge(&self, state: &State, _: Viewer) -> Knowledge {
        Knowledge(state.clone())
    }

    fn resample(&self, knowledge: &Knowledge, _: &mut Rng) -> State {
        knowledge.0.clone()
    }

    /// A turn has its actions, its end, two Mandrakes that come back and a Kaos event. An action may ask for a piece, for a
    /// colour of each square, for the flight of every Bane, and a Gaia event may follow.
    fn longest(&self) -> u32 {
        let constants = &self.constants;
        let event = 2 + u32::from(constants.kadamas.max(2 * constants.lotus).max(constants.mushrooms));
        let actions = u32::from(constants.moves_per_turn + constants.attacks_per_turn);
        let turn = actions * (6 + 5 + event) + event + 4;
        8 + u32::from(constants.most_cycles) * 4 * turn
    }

    fn universe(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        crate::universe::universe(self, state, list);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        crate::audit::audit(self, state)
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
            let hues = network::hues(&Look::of(rules, state), from, to, next);
            hues.into_iter().flat_map(|(_, colours)| colours).for_each(|colour| push(Action::Colour { colour }));
        }
        Frame::Push { at, .. } => {
            telekinesis::pushes(&Look::of(rules, state), at).iter().for_each(|at| push(Action::Push { at }));
        }
        Frame::Drop { .. } => levitation::drops(&Look::of(rules, state)).iter().for_each(|at| push(Action::Drop { at })),
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
    let look = Look::of(rules, state);
    let field = &state.field;
    let black = |at| field.puddles().at(at) == Some(crate::Paint::Black);
    let totem = |at| look.kind(at) == Some(crate::Kind::Totem);
    match (frame, action) {
        (Frame::Order, Action::Order { first }) => need(first.camp() == crate::Camp::Gaia, "DT-TURN-2"),
        (Frame::Order, _) => refuse("DT-TURN-2"),
        (Frame::Emerge, Action::Emerge { at }) => need(black(at), "DT-MOVE-10"),
        (Frame::Emerge, _) => refuse("DT-MOVE-10"),
        (Frame::Step { from, at: now }, Action::Step { at }) => {
            need(rules.board.steps(now, at) == Some(1) && at != from, "DT-MOVE-4")?;
            look.check_entry(crate::Kind::Avatar, at)
        }
        (Frame::Step { .. }, Action::Stop) => Ok(()),
        (Frame::Step { .. }, _) => refuse("DT-MOVE-4"),
        (Frame::Colour { from, to, next, .. }, Action::Colour { colour }) => {
            let hues = network::hues(&look, from, to, next);
            need(hues.is_some_and(|(_, colours)| colours.contains(&colour)), "DT-ATK-11")
        }
        (Frame::Colour { .. }, _) => refuse("DT-ATK-11"),
        (Frame::Push { at, .. }, Action::Push { at: to }) => telekinesis::check_push(&look, at, to),
        (Frame::Push { .. }, _) => refuse("DT-ATK-13"),
        (Frame::Drop { .. }, Action::Drop { at }) => levitation::check_drop(&look, at),
        (Frame::Drop { .. }, _) => refuse("DT-SPEC-7"),
        (Frame::Flee { at: from }, Action::Flee { at }) => match look.kind(from) {
            Some(crate::Kind::UltimateBane) => need(black(at), "DT-LIGHT-6"),
            Some(kind) => {
                need(rules.board.steps(from, at) == Some(1), "DT-LIGHT-5")?;
                need(look.check_entry(kind, at).is_ok(), "DT-LIGHT-5")
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
            need(free && look.ground.prism(at).is_none() && divine::has_colours(rules, state), "DT-EVG-5")
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
            let guide = matches!(look.field.piece(at), Some(crate::Piece::Oak | crate::Piece::ChosenOne));
            need(guide && look.harms(Blow::Curse, at), "DT-EVK-6")
        }
        (Frame::Strike, _) => refuse("DT-EVK-6"),
    }
}

/// Carries out a choice.
fn perform<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, action: Action, chance: &mut C) {
    if scene.state.stage != Stage::Playing {
        return place::set_up(scene, action);
    }
    match (scene.state.business.top(), action) {
        (None, Action::Use { ability, by, aim }) => begin_use(scene, ability, by, aim),
        (None, Action::Sacrifice { at }) => divine::sacrifice(scene, at, chance),
        (None, Action::End) => turn::end(scene),
        (Some(Frame::Order), Action::Order { first }) => turn::order(scene, first),
        (Some(Frame::Emerge), Action::Emerge { at }) => turn::emerged(scene, at),
        (Some(Frame::Step { at: from, .. }), Action::Step { at }) => {
            scene.state.business.pop();
            scene.travel(from, [at]);
        }
        (Some(Frame::Step { .. } | Frame::Strike), Action::Stop | Action::Decline) => {
            scene.state.business.pop();
        }
        (Some(Frame::Colour { from, to, next, hues }), Action::Colour { colour }) => {
            scene.state.business.pop();
            network::chosen(scene, from, to, next, hues, colour);
        }
        (Some(Frame::Push { at: from, .. }), Action::Push { at }) => {
            scene.state.business.pop();
            telekinesis::push(scene, from, at);
        }
        (Some(Frame::Drop { at: from, .. }), Action::Drop { at }) => {
            scene.state.business.pop();
            levitation::drop(scene, from, at);
        }
        (Some(Frame::Flee { at: from }), Action::Flee { at }) => {
            scene.state.business.pop();
            scene.flee(from, at);
        }
        (Some(frame @ Frame::Awaken), Action::Awaken { at }) => {
            divine::next(scene, frame);
            scene.reshape_at(at, Shape::Avatar);
        }
        (Some(Frame::Clear { left }), Action::Clear { at }) => {
            scene.erase(at);
            divine::next(scene, Frame::Clear { left: left - 1 });
        }
        (Some(Frame::Lotus { left, .. }), Action::Lotus { at }) => divine::next(scene, Frame::Lotus { left, at: Some(at) }),
        (Some(Frame::Lotus { left, at: Some(at) }), Action::Colour { colour }) => {
            divine::next(scene, Frame::Lotus { left: left - 1, at: None });
            scene.paint(at, crate::Paint::Colour(colour));
        }
        (Some(Frame::Sprout { left }), Action::Sprout { at }) => {
            divine::next(scene, Frame::Sprout { left: left - 1 });
            scene.reshape_at(at, Shape::Mushroom);
        }
        (Some(Frame::Doom), Action::Doom { at }) => divine::doom(scene, at),
        (Some(Frame::Taint), Action::Taint { colour }) => divine::taint(scene, colour),
        (Some(Frame::Strike), Action::Strike { at }) => {
            scene.state.business.pop();
            scene.hit(Blow::Curse, at);
        }
        _ => debug_assert!(false, "{action:?} is no choice here"),
    }
}

/// A figure acts: the action is paid, then it is resolved (DT-ACT-6).
fn begin_use<L: Log<Event>>(scene: &mut Scene<'_, L>, ability: crate::Ability, by: paint::Square, aim: crate::Aim) {
    let Some(piece) = scene.state.field.piece(by) else { return };
    let figure = scene.figure(piece);
    let cost = ability.cost(figure.kind);
    scene.state.moves -= cost.moves;
    scene.state.attacks -= cost.attacks;
    scene.state.actions -= cost.moves + cost.attacks;
    scene.tell(Event::Used { ability, figure, by, aim });
    ability.resolve(scene, by, aim);
}

/// Goes on to the next decision. One with exactly one option is made without asking, and so is the end of a turn when
/// nothing else is left (DT-DEC-1); after every complete action or event the goals are looked at (DT-WIN-1).
fn settle<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, L>, chance: &mut C) {
    while scene.state.over.is_none() && scene.state.stage == Stage::Playing {
        match scene.state.business.top() {
            Some(Frame::Blows { blow, from, line, left }) => scene.next_blow(blow, from, line, left),
            Some(frame) => {
                let (mut first, mut count) = (None, 0);
                options(scene.rules, scene.state, &mut |action| {
                    first = first.or(Some(action));
                    count += 1;
                });
                match (first, frame) {
                    (Some(only), _) if count == 1 => perform(scene, only, chance),
                    (Some(_), _) => return,
                    (None, Frame::Flee { at }) => {
                        scene.state.business.pop();
                        scene.shrink(at);
                    }
                    // Events are applied as far as possible.
                    (None, _) => {
                        scene.state.business.pop();
                    }
                }
            }
            None => {
                goal::awaken(scene);
                goal::look(scene);
                if scene.state.over.is_some() {
                    return;
                }
                if std::mem::take(&mut scene.state.arrived) {
                    divine::roll(scene, chance);
                } else if choice::any(scene.rules, scene.state) {
                    return;
                } else {
                    turn::end(scene);
                }
            }
        }
    }
}
