//! What a viewer may see (section 24), and nothing else.

use crate::{Cards, Ending, Field, Figure, Frame, Kind, Level, PaintBrawl, Scenario, Stage, State, Switches};
use paint::{Colour, Name, Square};
use serde::Serialize;
use tabletop::{Game as _, Seat, Viewer, Wire};

/// A picture of the table for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat that looks, or nobody for a bystander.
    pub viewer: Option<Seat>,
    /// The rule level.
    pub level: Level,
    /// The scenario.
    pub scenario: Scenario,
    /// The switches of the Advanced level.
    pub switches: Switches,
    /// The first player.
    pub first: Seat,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The board's columns.
    pub columns: u8,
    /// The board's rows.
    pub rows: u8,
    /// The Quest square.
    pub quest: Square,
    /// The marker on it.
    pub marker: Option<Seat>,
    /// All squares that hold something, in order.
    pub squares: Vec<SquareView>,
    /// How many cards the common pile has.
    pub pile: u8,
    /// The open discard.
    pub discard: Cards,
    /// How far the game is.
    pub stage: Stage,
    /// The seat whose turn it is, or who sets up.
    pub active: Seat,
    /// From 1; 0 during the set-up.
    pub round: u8,
    /// Rounds that are played at most.
    pub round_limit: u8,
    /// Moves left in the turn.
    pub moves: u8,
    /// Attacks left in the turn.
    pub attacks: u8,
    /// Whether a blast was used in this turn.
    pub blasted: bool,
    /// What waits to be finished, the top last.
    pub business: Vec<Frame>,
    /// Whether the rules let bonus cards be played now (PB-CARD-4).
    pub cards_allowed: bool,
    /// The seat that decides now.
    pub to_act: Option<Seat>,
    /// Why it ended, when it has.
    pub over: Option<Ending>,
}

impl Wire for View {}

/// A seat as it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Whether its Chief is a Matriarch (PB-CHIEF-9).
    pub matriarch: bool,
    /// Puddles in its supply.
    pub supply: u8,
    /// Fighters of its colour on the board.
    pub fighters: u8,
    /// Puddles of its colour on the board, the marker included.
    pub puddles: u8,
    /// How many cards it holds.
    pub cards: u8,
    /// Which, for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Cards>,
    /// How many cards its own pile has (tactical bonus).
    pub stock: u8,
    /// Which, for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stock_cards: Option<Cards>,
    /// What it has used up (tactical bonus).
    pub spent: Cards,
    /// Its blast cards left: warrior, hunter, shaman.
    pub blasts: [u8; 3],
    /// Fighters that it has still to place, by kind (Warrior, Basher, Hunter, Ranger, Shaman, Mystic).
    pub to_place: [u8; 6],
}

/// A square that holds something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SquareView {
    /// Which.
    pub square: Square,
    /// Its name.
    pub name: Name,
    /// Whether it has a wall.
    pub wall: bool,
    /// The figure on it.
    pub figure: Option<Figure>,
    /// The puddle on it.
    pub puddle: Option<Seat>,
}

impl View {
    pub(crate) fn of(rules: &PaintBrawl, state: &State, viewer: Viewer) -> View {
        let field = &state.field;
        let taken = field.occupied() | field.puddles().all() | field.walls();
        let square = |at: Square| SquareView {
            square: at,
            name: rules.board.name(at),
            wall: field.walls().has(at),
            figure: field.figure(at),
            puddle: field.puddles().at(at),
        };
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Bystander => None,
            },
            level: state.level,
            scenario: state.scenario,
            switches: state.switches,
            first: state.first,
            seats: Seat::first(state.seats).map(|seat| SeatView::of(rules, state, seat, viewer)).collect(),
            columns: rules.board.columns() as u8,
            rows: rules.board.rows() as u8,
            quest: rules.quest,
            marker: field.marker(),
            squares: taken.iter().map(square).collect(),
            pile: state.pile.len() as u8,
            discard: state.discard,
            stage: state.stage,
            active: state.active,
            round: state.round,
            round_limit: rules.constants.round_limit,
            moves: state.moves,
            attacks: state.attacks,
            blasted: state.blasted,
            business: state.business.frames().to_vec(),
            cards_allowed: state.cards_allowed(rules),
            to_act: rules.to_act(state),
            over: state.over,
        }
    }

    /// A seat as it is seen.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The place of a seat in the order of turns, from 0.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        (seat.index() + self.seats.len() - self.first.index()) % self.seats.len()
    }

    /// Where a seat's Chief stands; nowhere before he is placed.
    #[must_use]
    pub fn chief(&self, seat: Seat) -> Option<Square> {
        let chief = |square: &&SquareView| square.figure.is_some_and(|figure| (figure.kind, figure.seat) == (Kind::Chief, seat));
        self.squares.iter().find(chief).map(|square| square.square)
    }

    /// Whether a puddle was chosen already, while others still are (PB-DEC-8).
    #[must_use]
    pub fn is_chosen(&self, at: Square) -> bool {
        let has = |frame: &Frame| matches!(frame, Frame::Collect { chosen, .. } if chosen.iter().any(|other| other == at));
        self.business.iter().any(has)
    }

    /// The board with all that is on it, which everybody sees.
    #[must_use]
    pub fn field(&self) -> Field {
        let mut field = Field::new();
        for seen in &self.squares {
            if seen.wall {
                field.build(seen.square);
            }
            if let Some(figure) = seen.figure {
                field.stand(seen.square, figure);
            }
            if let Some(seat) = seen.puddle {
                field.put_puddle(seen.square, seat);
            }
        }
        field.mark(self.marker);
        field
    }

    /// What a square holds, if anything.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<&SquareView> {
        self.squares.binary_search_by_key(&square, |seen| seen.square).ok().map(|index| &self.squares[index])
    }
}

impl SeatView {
    fn of(rules: &PaintBrawl, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
        let index = seat.index();
        let own = viewer.is(seat);
        SeatView {
            seat,
            colour: state.colours[index],
            matriarch: state.matriarchs.has(seat),
            supply: rules.supply(state, seat) as u8,
            fighters: state.field.fighters_of(seat).count() as u8,
            puddles: state.field.puddles_used(seat) as u8,
            cards: state.hands[index].total(),
            hand: own.then_some(state.hands[index]),
            stock: state.stocks[index].total(),
            stock_cards: own.then_some(state.stocks[index]),
            spent: state.spent[index],
            blasts: state.blasts[index],
            to_place: state.team[index],
        }
    }
}
