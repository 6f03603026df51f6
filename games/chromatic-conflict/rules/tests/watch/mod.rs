//! Luck that is looked at, and games that are played at random.

use chromatic_conflict::{Action, ChromaticConflict, Event, Faction, Factions, Setup, State};
use tabletop::{Chance, Die, Game as _, Notation as _, Pick, Rng, Seat, Seed, Seeded};

/// One question to luck: its label, the weights of its faces, the face that came.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Draw {
    pub(crate) label: String,
    pub(crate) weights: Vec<u8>,
    pub(crate) face: String,
}

impl Draw {
    pub(crate) fn pick(&self) -> Pick {
        Pick { label: self.label.clone(), face: self.face.clone() }
    }
}

/// Luck from another source, with all that was asked of it.
pub(crate) struct Watched<C> {
    chance: C,
    pub(crate) draws: Vec<Draw>,
}

impl<C: Chance> Watched<C> {
    pub(crate) fn new(chance: C) -> Watched<C> {
        Watched { chance, draws: Vec::new() }
    }

    pub(crate) fn labels(&self) -> Vec<&str> {
        self.draws.iter().map(|draw| draw.label.as_str()).collect()
    }
}

impl<C: Chance> Chance for Watched<C> {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        let index = self.chance.pick(die, weights);
        self.draws.push(Draw { label: die.label.to_owned(), weights: weights.to_vec(), face: die.face(index) });
        index
    }
}

/// Luck from a seed, watched.
pub(crate) fn seeded(seed: u64) -> Watched<Seeded> {
    Watched::new(Seeded::new(Seed::numbered(seed)))
}

/// The factions in the catalogue's order, agreed on before the game.
pub(crate) fn given(seats: u8) -> Setup {
    Setup { seats, factions: Factions::Given(Faction::ALL[..seats as usize].to_vec()) }
}

/// One step of a game that is played at random.
pub(crate) struct Step {
    pub(crate) before: State,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) after: State,
    pub(crate) events: Vec<Event>,
    pub(crate) draws: Vec<Draw>,
}

/// A whole game, every option equally likely.
pub(crate) fn random_game(game: &ChromaticConflict, seats: u8, seed: u64) -> Vec<Step> {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut choice = Rng::stream(seed, 1);
    let mut state = game.start(&given(seats), &mut luck).expect("3 or 4 seats may play");
    let (mut steps, mut list) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act(&state) {
        game.legal_actions(&state, &mut list);
        let action = list[choice.index(list.len())];
        let before = state.clone();
        let (mut events, mut watched) = (Vec::new(), Watched::new(&mut luck));
        game.play(&mut state, action, &mut watched, &mut events);
        let draws = watched.draws;
        steps.push(Step { before, seat, action, after: state.clone(), events, draws });
    }
    steps
}

/// A position of four seats in the catalogue's order.
pub(crate) fn position(game: &ChromaticConflict, body: &str) -> State {
    let text = format!("chromatic-conflict 1\nseats blue green orange violet\n{body}");
    game.read_position(&text).unwrap_or_else(|misread| panic!("{text}\n{misread}"))
}

/// An action as it is written.
pub(crate) fn action(game: &ChromaticConflict, text: &str) -> Action {
    game.read_action(text).unwrap_or_else(|misread| panic!("{text}: {misread}"))
}

/// The options as they are written.
pub(crate) fn options(game: &ChromaticConflict, state: &State) -> Vec<String> {
    let mut list = Vec::new();
    game.legal_actions(state, &mut list);
    list.into_iter().map(|action| game.write_action(action)).collect()
}
