//! The contract of the house, fulfilled.

use crate::capture::Force;
use crate::{Action, ChromaticConflict, Ending, Event, Faction, Frame, Kind, Knowledge, Place, Position, Setup, State, View};
use crate::{bastion, cannon, capture, crane, lay, place, score, setup, ship, turn, vehicle};
use tabletop::{Chance, Edition, FirstRelease, Game, Log, Outcome, Refusal, Rng, Seat, Viewer};

impl Game for ChromaticConflict {
    const NAME: &'static str = "chromatic-conflict";
    const RULES_VERSION: u32 = 2;
    const FIRST_RELEASE: Option<FirstRelease> =
        Some(FirstRelease { written: "1c69c6e4310a85a2", content: "fb06527828bcba6f8873ce294766a3fd" });

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
        setup::start(self, setup, chance)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        match state.over {
            Some(_) => None,
            None => Some(state.choosing().unwrap_or(state.active)),
        }
    }

    fn legal_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        if state.over.is_some() {
            return;
        }
        if state.choosing().is_some() {
            let free = Faction::ALL.into_iter().filter(|&faction| setup::check_faction(state, faction).is_ok());
            return list.extend(free.map(Action::Faction));
        }
        match state.business.top() {
            None => list_actions(self, state, list),
            Some(Frame::Shield) => {
                let legal = bastion::legal_places(self, state);
                let places = state.map.by_position().filter(|&place| legal.has(place));
                list.extend(places.map(|place| Action::Shield { at: state.map.position(place) }));
            }
            Some(Frame::Power(kind)) => vehicle::list(state, kind, list),
            Some(Frame::Drop(lifted)) => crane::list(state, lifted, list),
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match state.over {
            Some(Ending::LastChromeca) => return Err(Refusal::by("CC-END-2")),
            Some(Ending::Stuck) => return Err(Refusal::by("CC-END-4")),
            Some(Ending::Limit) => return Err(Refusal::by("CC-END-5")),
            None => {}
        }
        if state.choosing().is_some() {
            return match action {
                Action::Faction(faction) => setup::check_faction(state, faction),
                _ => Err(Refusal::by("CC-SETUP-2")),
            };
        }
        match state.business.top() {
            None => check_action(self, state, action),
            Some(Frame::Shield) => match action {
                Action::Shield { at } => bastion::check(self, state, at),
                _ => Err(Refusal::by("CC-BAS-2")),
            },
            Some(Frame::Power(kind)) => vehicle::check(state, kind, action),
            Some(Frame::Drop(lifted)) => match action {
                Action::Drop { at } => crane::check_drop(state, lifted, at),
                _ => Err(Refusal::by("CC-CRANE-7")),
            },
        }
    }

    fn play<C: Chance + ?Sized, L: Log<Event>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        debug_assert_eq!(self.check(state, action), Ok(()));
        match action {
            Action::Faction(faction) => setup::take_faction(self, state, faction, chance, log),
            Action::Lay { terrain, at } => lay::lay(self, state, terrain, at, log),
            Action::Place { kind, at } => place::place(self, state, kind, at, log),
            Action::Shield { at } => bastion::deploy(state, at, log),
            Action::Destroy { at } => ship::destroy(self, state, at, log),
            Action::Empty { at } => cannon::empty(self, state, at, log),
            Action::Lift { at } => crane::lift(state, at),
            Action::Drop { at } => {
                if let Some(Frame::Drop(lifted)) = state.business.top() {
                    crane::drop(state, lifted, at, log);
                }
            }
            Action::Decline => vehicle::decline(state, log),
        }
        if state.turn > 0 {
            turn::settle(self, state, chance, log);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn sides(&self, view: &View) -> Vec<&'static str> {
        view.seats.iter().map(|seat| seat.faction.map_or("?", Faction::code)).collect()
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    fn reveals(&self, event: &Event) -> bool {
        match event {
            Event::Revealed { news, .. } => *news,
            Event::DrewChromecas { .. } | Event::DrewTerrains { .. } => true,
            // Whether the next seat can act depends on its hand, and the end shows all hands.
            Event::Skipped { .. } | Event::Turn { .. } | Event::Ended { .. } => true,
            _ => false,
        }
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> Knowledge {
        Knowledge::of(self, state, viewer)
    }

    fn resample(&self, knowledge: &Knowledge, rng: &mut Rng) -> State {
        knowledge.imagine(self, rng)
    }

    /// Every card is used up at most once, and a terrain once more for each Ship (CC-END-5); a placing may ask for a
    /// shield, and a vehicle for its power, a Crane twice.
    fn max_decisions(&self) -> u32 {
        const SEATS: u32 = 4;
        let copies = |kind: Kind| u32::from(self.copies[kind.index()]);
        let chromecas: u32 = Kind::ALL.into_iter().map(copies).sum();
        let powers = copies(Kind::Ship) + copies(Kind::Cannon) + 2 * copies(Kind::Crane);
        SEATS + 21 + SEATS * (2 * chromecas + powers + copies(Kind::Ship))
    }

    fn candidate_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        list.extend(Faction::ALL.map(Action::Faction));
        list.push(Action::Decline);
        let positions = state.map.by_position().map(|place| state.map.position(place));
        let (mut low, mut high) = (Position::default(), Position::default());
        for Position { x, y } in positions {
            low = Position::new(low.x.min(x), low.y.min(y));
            high = Position::new(high.x.max(x), high.y.max(y));
        }
        for x in low.x - 2..=high.x + 2 {
            for y in low.y - 2..=high.y + 2 {
                let at = Position::new(x, y);
                list.extend(Place::terrains().map(|terrain| Action::Lay { terrain, at }));
                list.extend(Kind::ALL.map(|kind| Action::Place { kind, at }));
                list.extend([
                    Action::Shield { at },
                    Action::Destroy { at },
                    Action::Empty { at },
                    Action::Lift { at },
                    Action::Drop { at },
                ]);
            }
        }
    }

    fn validate(&self, state: &State) -> Result<(), String> {
        crate::validate::validate(self, state)
    }
}

/// CC-DEC-2.
fn list_actions(rules: &ChromaticConflict, state: &State, list: &mut Vec<Action>) {
    let hand = &state.hands[state.active.index()];
    let mut terrains = hand.terrains.iter();
    if let Some(terrain) = terrains.next() {
        state.map.edge(|at| list.push(Action::Lay { terrain, at }));
        let edge = list.len();
        for terrain in terrains {
            for index in 0..edge {
                if let Action::Lay { at, .. } = list[index] {
                    list.push(Action::Lay { terrain, at });
                }
            }
        }
    }
    let force = Force::of(rules, state);
    for kind in hand.chromecas.kinds() {
        let legal = force.places(rules, state, kind);
        let places = state.map.by_position().filter(|&place| legal.has(place));
        list.extend(places.map(|place| Action::Place { kind, at: state.map.position(place) }));
    }
}

/// Both actions are compulsory, and nothing but laying and placing is one (CC-TURN-2, CC-TURN-5).
fn check_action(rules: &ChromaticConflict, state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Lay { terrain, at } => lay::check(state, terrain, at),
        Action::Place { kind, at } => capture::check(rules, state, kind, at),
        Action::Decline => Err(Refusal::by("CC-TURN-5")),
        Action::Faction(_) => Err(Refusal::by("CC-SETUP-2")),
        Action::Shield { .. } => Err(Refusal::by("CC-BAS-12")),
        Action::Destroy { .. } | Action::Empty { .. } | Action::Lift { .. } | Action::Drop { .. } => Err(Refusal::by("CC-VEH-1")),
    }
}
