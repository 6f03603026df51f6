//! Luck that is looked at, and games that are played at random.

#![allow(clippy::unwrap_used, reason = "what a test cannot do fails it")]

use paint_brawl::{Action, Card, Cards, Event, Level, PaintBrawl, Placing, Setup, State};
use tabletop::{Chance, Die, Game as _, Notation as _, Pick, Rng, Scripted, Seat, Seed, Seeded, Viewer};

/// One question to luck: its label, the weights of its faces, the face that came.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Draw {
    pub(crate) label: String,
    pub(crate) weights: Vec<u8>,
    pub(crate) face: String,
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

/// An Advanced table with tactical bonus that begins at once.
pub(crate) fn tactical(seats: u8) -> Setup {
    Setup { seats, level: Level::Advanced, tactical: Some(true), placing: Placing::Quick, ..Setup::default() }
}

/// One step of a game that is played at random.
pub(crate) struct Step {
    pub(crate) before: State,
    pub(crate) action: Action,
    pub(crate) after: State,
    pub(crate) events: Vec<Event>,
    pub(crate) draws: Vec<Draw>,
}

/// The first steps of a game, every option equally likely; and what luck was asked for before the first.
pub(crate) fn random_game(game: &PaintBrawl, setup: &Setup, seed: u64, most: usize) -> (Vec<Draw>, Vec<Step>) {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut choice = Rng::stream(seed, 1);
    let mut watched = Watched::new(&mut luck);
    let mut state = game.start(setup, &mut watched).unwrap();
    let first = watched.draws;
    let (mut steps, mut list) = (Vec::new(), Vec::new());
    while game.to_act(&state).is_some() && steps.len() < most {
        game.legal_actions(&state, &mut list);
        let action = list[choice.index(list.len())];
        let before = state.clone();
        let (mut events, mut watched) = (Vec::new(), Watched::new(&mut luck));
        game.play(&mut state, action, &mut watched, &mut events);
        let draws = watched.draws;
        steps.push(Step { before, action, after: state.clone(), events, draws });
    }
    (first, steps)
}

/// A position with Chiefs on a1, a11, k11, k1 (two seats: a1, k11), whatever else the lines say and a pile of the rest.
pub(crate) fn position(game: &PaintBrawl, level: &str, seats: &[&str], pieces: &[(&str, &str)], lines: &str) -> State {
    let corners = if seats.len() == 2 { ["a1", "k11", "", ""] } else { ["a1", "a11", "k11", "k1"] };
    let cell = |name: &str| {
        let chief = seats.iter().zip(corners).find(|(_, corner)| *corner == name);
        let piece = pieces.iter().find(|(at, _)| *at == name).map(|(_, piece)| (*piece).to_owned());
        let free = if name == "f6" { "@" } else { "." };
        piece.or(chief.map(|(colour, _)| format!("{}C", &colour[..1]))).unwrap_or_else(|| free.to_owned())
    };
    let row = |number: u8| {
        let cells: Vec<String> = ('a'..='k').map(|column| cell(&format!("{column}{number}"))).collect();
        format!("{number} {}\n", cells.join(" "))
    };
    let rows: String = (1..=11).rev().map(row).collect();
    let text = format!(
        "paint-brawl\nlevel {level}\nscenario 1\nseats {}\nboard\n{rows}  a b c d e f g h i j k\n{lines}",
        seats.join(" ")
    );
    game.read_position(&text).unwrap_or_else(|misread| panic!("{text}\n{misread}"))
}

/// Plays actions one after another, with this luck for all of them together, and gives back what happened.
pub(crate) fn play(game: &PaintBrawl, state: &mut State, actions: &[&str], luck: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    let mut chance = Scripted::new(luck.iter().map(|pick| pick.parse::<Pick>().unwrap()));
    for text in actions {
        let action = action(game, text);
        assert_eq!(game.check(state, action), Ok(()), "{text}");
        game.play(state, action, &mut chance, &mut events);
    }
    assert_eq!(chance.finish(), Ok(()));
    events
}

/// An action as it is written.
pub(crate) fn action(game: &PaintBrawl, text: &str) -> Action {
    game.read_action(text).unwrap()
}

/// The options as they are written.
pub(crate) fn options(game: &PaintBrawl, state: &State) -> Vec<String> {
    let mut list = Vec::new();
    game.legal_actions(state, &mut list);
    list.into_iter().map(|action| game.write_action(action)).collect()
}

pub(crate) fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::numbered(number).unwrap())
}

/// A seat's hand and its own pile, as it sees them.
pub(crate) fn own(game: &PaintBrawl, state: &State, number: u8) -> (Cards, Cards) {
    let view = game.view(state, seat(number));
    let own = &view.seats[usize::from(number) - 1];
    (own.hand.unwrap(), own.stock_cards.unwrap())
}

/// All cards of a seat with tactical bonus: hand, pile and what it has used up.
pub(crate) fn lot(game: &PaintBrawl, state: &State, number: u8) -> Cards {
    let (mut cards, stock) = own(game, state, number);
    cards.add_all(stock);
    cards.add_all(game.view(state, seat(number)).seats[usize::from(number) - 1].spent);
    cards
}

/// So many of each kind.
pub(crate) fn each(count: u8) -> Cards {
    Cards::of_each([count; Card::ALL.len()])
}
