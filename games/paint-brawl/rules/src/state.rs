//! The whole truth of a position.

use crate::setup::NO_COLOUR;
use crate::{Action, Card, Cards, Field, Level, Payment, Scenario, Switches};
use paint::{Colour, Square};
use serde::{Deserialize, Serialize};
use tabletop::{Deck, Seat, Seats, Stack};

/// Up to three squares that were chosen one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chosen([Option<Square>; 3]);

impl Chosen {
    /// One square.
    #[must_use]
    pub fn one(at: Square) -> Chosen {
        Chosen([Some(at), None, None])
    }

    /// One more square; whether there was room.
    pub fn add(&mut self, at: Square) -> bool {
        let free = self.0.iter_mut().find(|place| place.is_none());
        free.map(|place| *place = Some(at)).is_some()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The first.
    #[must_use]
    pub fn first(&self) -> Option<Square> {
        self.0[0]
    }

    /// The last.
    #[must_use]
    pub fn last(&self) -> Option<Square> {
        self.0.iter().rev().find_map(|at| *at)
    }

    /// In the order in which they were chosen.
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        self.0.into_iter().flatten()
    }
}

/// Something that was declared with everything it needs (PB-REACT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deed {
    /// What was chosen.
    pub action: Action,
    /// The source of Chromamorphosis, or the puddles of a take-back.
    pub squares: Chosen,
}

/// A bonus card that was played with everything it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// Cancels the declared move, ability or blast.
    Fatigue,
    /// Cancels the declared attack, ability or blast.
    Missed,
    /// Removes these puddles.
    Kadamas(Chosen),
    /// This invocation explodes.
    Explosion(Square),
    /// A mini Golem comes from this puddle.
    Summoning(Square),
}

impl Play {
    /// Which card it is.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Play::Fatigue => Card::Fatigue,
            Play::Missed => Card::Missed,
            Play::Kadamas(_) => Card::Kadamas,
            Play::Explosion(_) => Card::Explosion,
            Play::Summoning(_) => Card::Summoning,
        }
    }
}

/// What puddles are chosen for (PB-DEC-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A take-back, for this action.
    TakeBack(Payment),
    /// The Kadamas card.
    Kadamas,
}

/// Unfinished business. The top frame alone decides who acts and what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The active seat takes a card of its own pile (PB-DEC-5, PB-DEC-11).
    Take,
    /// A Mystic's source is chosen (PB-DEC-7).
    Source {
        /// The Mystic.
        by: Square,
        /// The enemy puddle.
        at: Square,
    },
    /// Puddles are chosen one by one (PB-DEC-8).
    Collect {
        /// What for.
        purpose: Purpose,
        /// So far.
        chosen: Chosen,
    },
    /// Something was declared, and a seat may react (PB-DEC-12).
    Declared {
        /// What.
        deed: Deed,
        /// Who is asked.
        asked: Seat,
    },
    /// A card was played, and a seat may answer with Immunity (PB-DEC-13).
    Played {
        /// The card.
        play: Play,
        /// Who played it.
        by: Seat,
        /// Who is asked.
        asked: Seat,
        /// Who played the first Immunity of the chain, while there is a chain.
        rival: Option<Seat>,
        /// How many Immunity cards the chain has.
        immunities: u8,
    },
    /// Chiefs were hit, and the attacker names where the first of them recoils to (PB-DEC-9).
    Recoil {
        /// The seats of the Chiefs, in the order of the attack.
        chiefs: Hits,
    },
    /// Shots of a Multi-shot are left (PB-DEC-10).
    Shots {
        /// The shooter.
        by: Square,
        /// How many.
        left: u8,
        /// Whether one was shot.
        begun: bool,
    },
    /// The turn has ended, and a seat may still play an explosion (PB-DEC-14).
    LastCall {
        /// Who is asked.
        asked: Seat,
    },
}

/// Chiefs that an attack hit, by their seats, in its order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hits([Option<Seat>; 3]);

impl Hits {
    pub(crate) fn add(&mut self, seat: Seat) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(seat);
        }
    }

    /// The first of them.
    #[must_use]
    pub fn first(&self) -> Option<Seat> {
        self.0[0]
    }

    /// All but the first.
    pub(crate) fn rest(self) -> Hits {
        Hits([self.0[1], self.0[2], None])
    }

    /// In order.
    pub fn iter(&self) -> impl Iterator<Item = Seat> + use<> {
        self.0.into_iter().flatten()
    }
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The active seat chooses its woman (PB-DEC-1).
    Women,
    /// The active seat builds a wall (PB-DEC-2).
    Walls,
    /// The active seat places its fighters (PB-DEC-3).
    Placing,
    /// The active seat's Hunter on this square may infiltrate (PB-DEC-4).
    Infiltrating(Square),
    /// Turns are played.
    Playing,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// This seat met its goal (PB-END-1).
    Goal(Seat),
    /// The round limit was reached (PB-END-5).
    Limit,
}

impl Ending {
    /// The word that notation and outcomes use.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Ending::Goal(_) => "goal",
            Ending::Limit => "limit",
        }
    }
}

/// The deepest business: a declared deed and a card played in answer to it, or a Multi-shot and a recoil.
pub(crate) const DEEPEST: usize = 2;

/// A position: plain data without secrets of its own, as no pile has an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) field: Field,
    pub(crate) hands: [Cards; 4],
    /// The common pile; empty with tactical bonus.
    pub(crate) pile: Deck<6, 0>,
    pub(crate) discard: Cards,
    /// With tactical bonus: the piles that seats choose from (PB-TACT-1).
    pub(crate) stocks: [Cards; 4],
    /// With tactical bonus: what each seat has used up (PB-TACT-3).
    pub(crate) spent: [Cards; 4],
    /// The blast cards left, by caste (PB-BLAST-1).
    pub(crate) blasts: [[u8; 3]; 4],
    /// The fighters still to be placed, by kind.
    pub(crate) team: [[u8; 6]; 4],
    pub(crate) colours: [Colour; 4],
    pub(crate) seats: u8,
    pub(crate) level: Level,
    pub(crate) scenario: Scenario,
    pub(crate) switches: Switches,
    pub(crate) matriarchs: Seats,
    /// Who is seat 1 of the rules: the first player (PB-SETUP-3).
    pub(crate) first: Seat,
    pub(crate) stage: Stage,
    /// The seat whose turn it is, or who sets up.
    pub(crate) active: Seat,
    /// From 1; 0 during the set-up.
    pub(crate) round: u8,
    pub(crate) moves: u8,
    pub(crate) attacks: u8,
    /// Whether a blast was used in this turn (PB-BLAST-3).
    pub(crate) blasted: bool,
    pub(crate) business: Stack<Frame, DEEPEST>,
    pub(crate) over: Option<Ending>,
}

impl State {
    /// An empty table.
    pub(crate) fn new(seats: u8) -> State {
        State {
            field: Field::new(),
            hands: [Cards::default(); 4],
            pile: Deck::shuffled([0; 6]),
            discard: Cards::default(),
            stocks: [Cards::default(); 4],
            spent: [Cards::default(); 4],
            blasts: [[0; 3]; 4],
            team: [[0; 6]; 4],
            colours: [NO_COLOUR; 4],
            seats,
            level: Level::Normal,
            scenario: Scenario::Network,
            switches: Switches::default(),
            matriarchs: Seats::default(),
            first: Seat::at(0),
            stage: Stage::Playing,
            active: Seat::at(0),
            round: 0,
            moves: 0,
            attacks: 0,
            blasted: false,
            business: Stack::new(),
            over: None,
        }
    }

    /// The board with what is on it.
    #[inline]
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The colour of a seat.
    #[inline]
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index()]
    }

    /// The scenario that is played.
    #[inline]
    #[must_use]
    pub fn scenario(&self) -> Scenario {
        self.scenario
    }

    /// The round, from 1; 0 during the set-up.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The seat whose turn it is.
    #[inline]
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Moves and Attacks left in the turn.
    #[inline]
    #[must_use]
    pub fn actions_left(&self) -> (u8, u8) {
        (self.moves, self.attacks)
    }

    /// How many seats play.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How far the game is.
    #[inline]
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The unfinished business that decides who acts, if there is any.
    #[inline]
    #[must_use]
    pub fn pending(&self) -> Option<Frame> {
        self.business.top()
    }

    /// The bonus cards that a seat holds.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The blast cards that a seat has left, by caste (PB-BLAST-1).
    #[inline]
    #[must_use]
    pub fn blasts(&self, seat: Seat) -> [u8; 3] {
        self.blasts[seat.index()]
    }

    /// Why it ended, when it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.over
    }

    /// The place of a seat in the order of turns, from 0: the rules call it the seat's number less one.
    pub(crate) fn place(&self, seat: Seat) -> usize {
        (seat.index() + self.seats as usize - self.first.index()) % self.seats as usize
    }

    /// The seat at a place in the order of turns.
    pub(crate) fn seat_at(&self, place: usize) -> Seat {
        Seat::at((self.first.index() + place) % self.seats as usize)
    }

    /// The other seats, clockwise from the left of `seat`.
    #[inline]
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(seat.next(seats)), move |seat| Some(seat.next(seats))).take(seats as usize - 1)
    }

    /// The position after the puddles that are chosen so far were removed and paid for, while they are chosen (PB-DEC-8): for
    /// whoever asks what each choice comes to.
    #[must_use]
    pub fn as_if_collected(&self, purpose: Purpose, chosen: Chosen) -> State {
        let mut after = self.clone();
        after.business.pop();
        chosen.iter().for_each(|at| {
            after.field.take_puddle(at);
        });
        match purpose {
            Purpose::TakeBack(Payment::Move) => after.moves -= 1,
            Purpose::TakeBack(Payment::Attack) => after.attacks -= 1,
            Purpose::Kadamas => after.hands[self.active.index()].remove(Card::Kadamas),
        }
        after
    }

    /// Whether bonus cards may be played (PB-CARD-4).
    pub(crate) fn cards_allowed(&self, rules: &crate::PaintBrawl) -> bool {
        self.round > rules.constants.no_card_rounds
    }

    /// Puts a used card where it goes: the discard, or out of the game (PB-CARD-3, PB-TACT-3).
    pub(crate) fn use_up(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        if self.switches.tactical {
            self.spent[seat.index()].add(card);
        } else {
            self.discard.add(card);
        }
    }
}
