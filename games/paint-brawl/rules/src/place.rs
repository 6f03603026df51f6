//! Setting up (section 3): women, walls, figures, infiltration, cards.

use crate::content::Quarter;
use crate::setup::Checked;
use crate::turn;
use crate::tx::Tx;
use crate::{Action, Card, Cards, Event, Figure, First, Kind, Level, PaintBrawl, Placing, Setup, Stage, State};
use paint::{Square, Squares};
use tabletop::{Chance, Deck, Die, Faces, Log, Refusal, Seat};

const FIRST: Die<'static> = Die { label: "first", faces: Faces::Numbered };
const DEAL: Die<'static> = Die { label: "deal", faces: Faces::Named(&Card::CODES) };

/// Quarters by their places in table T1.
pub(crate) const SW: usize = 0;
pub(crate) const NW: usize = 1;
pub(crate) const NE: usize = 2;
pub(crate) const SE: usize = 3;

/// The first position: the first decision of the set-up, or the first turn after a quick start.
pub(crate) fn start<C: Chance + ?Sized>(rules: &PaintBrawl, setup: &Setup, chance: &mut C) -> Result<State, Refusal> {
    let Checked { colours, switches, matriarchs } = setup.check(rules)?;
    let mut state = State::new(setup.seats);
    state.colours = colours;
    state.level = setup.level;
    state.scenario = setup.scenario;
    state.switches = switches;
    state.matriarchs = matriarchs;
    if setup.first == First::Random {
        state.first = Seat::at(chance.pick(FIRST, &[1; 4][..setup.seats.into()]));
    }
    for seat in Seat::first(setup.seats) {
        let colour = colours[seat.index()];
        state.team[seat.index()] = rules.team(setup.level, setup.seats, colour);
        if switches.blasts {
            state.blasts[seat.index()] = rules.blasts[colour.index()];
        }
    }
    state.active = state.first;
    state.stage = Stage::Women;
    let mut tx = Tx { rules, state: &mut state, log: &mut () };
    if !switches.women {
        tx.begin_walls(chance);
    }
    if setup.placing == Placing::Quick {
        while let Some(action) = quick(rules, tx.state) {
            tx.set_up(action, chance);
        }
    }
    crate::game::settle(&mut tx, chance);
    Ok(state)
}

/// All that the seat that sets up may choose.
pub(crate) fn list(rules: &PaintBrawl, state: &State, push: &mut impl FnMut(Action)) {
    let team = state.team[state.active.index()];
    match state.stage {
        Stage::Playing => {}
        Stage::Women => {
            push(Action::Woman { man: None });
            let men = [Kind::Warrior, Kind::Hunter, Kind::Shaman].into_iter().filter(|man| team[man.index() - 1] > 0);
            men.for_each(|man| push(Action::Woman { man: Some(man) }));
        }
        Stage::Walls => wall_squares(rules, state).iter().for_each(|at| push(Action::Wall { at })),
        Stage::Placing if next_square(rules, state).is_some() => {
            let kinds = Kind::FIGHTERS.into_iter().filter(|&kind| check_kind(rules, state, kind).is_ok());
            kinds.for_each(|kind| push(Action::Place { kind }));
        }
        Stage::Placing => second_zone(rules, state).iter().for_each(|at| push(Action::PlaceAt { at })),
        Stage::Infiltrating(_) => {
            push(Action::Infiltrate { at: None });
            let open = state.field.walls() - state.field.occupied();
            open.iter().for_each(|at| push(Action::Infiltrate { at: Some(at) }));
        }
    }
}

/// Whether the seat that sets up may choose this.
pub(crate) fn check(rules: &PaintBrawl, state: &State, action: Action) -> Result<(), Refusal> {
    let refuse = |rule: &'static str| Err(Refusal::by(rule));
    match (state.stage, action) {
        (Stage::Women, Action::Woman { man: None }) => Ok(()),
        (Stage::Women, Action::Woman { man: Some(man) }) => {
            let there = man.woman().and(man.fighter_index()).is_some_and(|index| state.team[state.active.index()][index] > 0);
            if there { Ok(()) } else { refuse("PB-ADV-3") }
        }
        (Stage::Walls, Action::Wall { at }) => check_wall(rules, state, at),
        (Stage::Placing, Action::Place { kind }) if next_square(rules, state).is_some() => check_kind(rules, state, kind),
        (Stage::Placing, Action::PlaceAt { at }) if next_square(rules, state).is_none() => {
            if second_zone(rules, state).has(at) {
                Ok(())
            } else {
                refuse("PB-TEAM-5")
            }
        }
        (Stage::Infiltrating(_), Action::Infiltrate { at: None }) => Ok(()),
        (Stage::Infiltrating(_), Action::Infiltrate { at: Some(at) }) => {
            if state.field.walls().has(at) && state.field.figure(at).is_none() { Ok(()) } else { refuse("PB-ADV-2") }
        }
        (Stage::Women, _) => refuse("PB-DEC-1"),
        (Stage::Walls, _) => refuse("PB-DEC-2"),
        (Stage::Placing, _) => refuse("PB-DEC-3"),
        (Stage::Infiltrating(_), _) => refuse("PB-DEC-4"),
        (Stage::Playing, _) => refuse("PB-SETUP-5"),
    }
}

impl<L: Log<Event>> Tx<'_, L> {
    /// Carries out a choice of the set-up.
    pub(crate) fn set_up<C: Chance + ?Sized>(&mut self, action: Action, chance: &mut C) {
        let seat = self.state.active;
        match action {
            Action::Woman { man } => {
                self.tell(Event::Woman { seat, man });
                if let Some(man) = man {
                    let team = &mut self.state.team[seat.index()];
                    team[man.index() - 1] -= 1;
                    team[man.index()] += 1;
                }
                match self.next_seat() {
                    Some(next) => self.state.active = next,
                    None => self.begin_walls(chance),
                }
            }
            Action::Wall { at } => {
                self.state.field.build(at);
                self.tell(Event::Wall { seat, at });
                let built = self.state.field.walls().count() as usize;
                match builder(self.state, built) {
                    Some(next) => self.state.active = next,
                    None => self.begin_placing(self.state.first, chance),
                }
            }
            Action::Place { kind } => {
                if let Some(at) = next_square(self.rules, self.state) {
                    self.place(kind, at, chance);
                }
            }
            Action::PlaceAt { at } => {
                let left = self.state.team[seat.index()];
                if let Some(kind) = Kind::FIGHTERS.into_iter().find(|kind| left[kind.index() - 1] > 0) {
                    self.place(kind, at, chance);
                }
            }
            Action::Infiltrate { at } => {
                if let Stage::Infiltrating(from) = self.state.stage {
                    if let Some(to) = at {
                        self.state.field.shift(from, to);
                    }
                    self.tell(Event::Infiltrated { seat, from, to: at });
                    self.next_infiltration(Some(from), chance);
                }
            }
            _ => {}
        }
    }

    /// The next seat in the order of the set-up, unless all had their go.
    fn next_seat(&self) -> Option<Seat> {
        Some(self.state.active.next(self.state.seats)).filter(|&next| next != self.state.first)
    }

    fn begin_walls<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        self.state.active = self.state.first;
        if self.state.level == Level::Initiation {
            self.begin_placing(self.state.first, chance);
        } else {
            self.state.stage = Stage::Walls;
        }
    }

    /// The program places Chief and mini Golem (PB-DEC-3).
    fn begin_placing<C: Chance + ?Sized>(&mut self, seat: Seat, chance: &mut C) {
        self.state.active = seat;
        self.state.stage = Stage::Placing;
        let zone = chief_quarter(self.rules, self.state, seat);
        self.stand(Kind::Chief, seat, zone.outer);
        if has_golem(self.state) {
            self.stand(Kind::Mini, seat, zone.inner);
        }
        if self.state.team[seat.index()] == [0; 6] {
            self.placed_all(chance);
        }
    }

    fn stand(&mut self, kind: Kind, seat: Seat, at: Square) {
        self.state.field.stand(at, Figure::new(kind, seat));
        self.tell(Event::Placed { seat, kind, at });
    }

    fn place<C: Chance + ?Sized>(&mut self, kind: Kind, at: Square, chance: &mut C) {
        let seat = self.state.active;
        self.state.team[seat.index()][kind.index() - 1] -= 1;
        self.stand(kind, seat, at);
        if self.state.team[seat.index()] == [0; 6] {
            self.placed_all(chance);
        }
    }

    fn placed_all<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        match self.next_seat() {
            Some(next) => self.begin_placing(next, chance),
            None => {
                self.state.active = self.state.first;
                self.next_infiltration(None, chance);
            }
        }
    }

    /// PB-ADV-2: the next Hunter in the order of squares; those on walls had their go.
    fn next_infiltration<C: Chance + ?Sized>(&mut self, after: Option<Square>, chance: &mut C) {
        let field = &self.state.field;
        let hunter = |at: &Square| field.figure(*at).is_some_and(|figure| figure.kind == Kind::Hunter);
        let own = field.figures_of(self.state.active) - field.walls();
        let left = after.map_or(own, |after| own.above(after));
        let next = left.iter().find(hunter).filter(|_| self.state.switches.infiltration);
        match (next, self.next_seat()) {
            (Some(at), _) => self.state.stage = Stage::Infiltrating(at),
            (None, Some(seat)) => {
                self.state.active = seat;
                self.next_infiltration(None, chance);
            }
            (None, None) => self.begin_play(chance),
        }
    }

    /// Bonus cards are prepared, and the first turn begins (PB-SETUP-5).
    fn begin_play<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        self.state.stage = Stage::Playing;
        self.state.round = 1;
        if self.state.switches.tactical {
            self.deal(chance);
        } else {
            self.state.pile = Deck::shuffled(*self.rules.bonus.counts());
        }
        turn::begin(self, self.state.first, chance);
    }

    /// PB-TACT-1: as many of each kind for every seat as there are, and the rest by luck.
    fn deal<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        let seats = self.state.seats;
        let mut rest = self.rules.bonus.counts().map(|copies| copies % seats);
        let each = rest.iter().sum::<u8>() / seats;
        for place in 0..usize::from(seats) {
            let seat = self.state.seat_at(place);
            let mut dealt = Cards::default();
            for _ in 0..each {
                let kind = chance.pick(DEAL, &rest);
                rest[kind] -= 1;
                dealt.add(Card::ALL[kind]);
            }
            let stock = &mut self.state.stocks[seat.index()];
            *stock = Cards::of_each(self.rules.bonus.counts().map(|copies| copies / seats));
            stock.add_all(dealt);
            if each > 0 {
                self.tell(Event::Dealt { seat, cards: Some(dealt) });
            }
        }
    }
}

/// Whether a mini Golem stands on the board at the start (PB-TEAM-2).
pub(crate) fn has_golem(state: &State) -> bool {
    starts_with_golem(state.level, state.seats)
}

fn starts_with_golem(level: Level, seats: u8) -> bool {
    level != Level::Initiation || seats == 2
}

/// The quarter with a seat's Chief (PB-SETUP-4).
pub(crate) fn chief_quarter<'a>(rules: &'a PaintBrawl, state: &State, seat: Seat) -> &'a Quarter {
    zone_of_chief(rules, state.seats, state.place(seat))
}

/// The same by the seat's place in the order of turns.
fn zone_of_chief(rules: &PaintBrawl, seats: u8, place: usize) -> &Quarter {
    match (seats, place) {
        (2, 1) => &rules.quarters[NE],
        (_, place) => &rules.quarters[place],
    }
}

/// The square that a fighter is named for next: side squares, and the inner corner where no Golem stands (PB-DEC-3).
fn next_square(rules: &PaintBrawl, state: &State) -> Option<Square> {
    let place = state.place(state.active);
    first_open(rules, state.level, state.seats, place, |at| state.field.figure(at).is_none())
}

/// The square that a fighter is named for next (PB-DEC-3), for whoever sees the table only: the first that is open.
#[must_use]
pub fn first_open(rules: &PaintBrawl, level: Level, seats: u8, place: usize, open: impl Fn(Square) -> bool) -> Option<Square> {
    let zone = zone_of_chief(rules, seats, place);
    let inner = Some(zone.inner).filter(|_| !starts_with_golem(level, seats));
    zone.sides.into_iter().chain(inner).find(|&at| open(at))
}

/// The quarter with a seat's second zone (PB-TEAM-5); only two seats have one.
pub(crate) fn second_quarter<'a>(rules: &'a PaintBrawl, state: &State, seat: Seat) -> Option<&'a Quarter> {
    second_of(rules, state.seats, state.place(seat))
}

fn second_of(rules: &PaintBrawl, seats: u8, place: usize) -> Option<&Quarter> {
    match (seats, place) {
        (2, 0) => Some(&rules.quarters[SE]),
        (2, _) => Some(&rules.quarters[NW]),
        _ => None,
    }
}

/// Where the seat at this place in the order of turns deploys (PB-SETUP-4), for whoever sees the table only.
#[must_use]
pub fn zones(rules: &PaintBrawl, seats: u8, place: usize) -> Squares {
    zone_of_chief(rules, seats, place).zone | second_of(rules, seats, place).map_or(Squares::NONE, |quarter| quarter.zone)
}

/// The free squares of the active seat's second zone.
fn second_zone(rules: &PaintBrawl, state: &State) -> Squares {
    second_quarter(rules, state, state.active).map_or(Squares::NONE, |quarter| quarter.zone - state.field.occupied())
}

/// PB-TEAM-1, PB-TEAM-3: the seat has such a fighter left, and both zones can still hold two castes.
fn check_kind(rules: &PaintBrawl, state: &State, kind: Kind) -> Result<(), Refusal> {
    let mut left = state.team[state.active.index()];
    match kind.fighter_index() {
        Some(index) if left[index] > 0 => left[index] -= 1,
        _ => return Err(Refusal::by("PB-TEAM-1")),
    }
    if state.seats > 2 {
        return Ok(());
    }
    let castes = |left: [u8; 6]| [left[0] + left[1], left[2] + left[3], left[4] + left[5]];
    let apart = |left: [u8; 3]| left.iter().all(|&count| count < 2);
    let zone = chief_quarter(rules, state, state.active);
    let placed = zone.sides.iter().find_map(|&at| state.field.figure(at)).and_then(|figure| figure.kind.caste());
    let left = castes(left);
    let fits = match (placed, kind.caste()) {
        (Some(first), second) => second != Some(first) && apart(left),
        (None, first) => crate::Caste::ALL.into_iter().any(|second| {
            let mut rest = left;
            let there = rest[second.index()] > 0 && Some(second) != first;
            rest[second.index()] = rest[second.index()].saturating_sub(1);
            there && apart(rest)
        }),
    };
    if fits { Ok(()) } else { Err(Refusal::by("PB-TEAM-3")) }
}

/// Who builds the next wall when so many stand (PB-WALL-1).
pub(crate) fn builder(state: &State, built: usize) -> Option<Seat> {
    (built < 4).then(|| state.seat_at(built % usize::from(state.seats)))
}

/// The quarters in which the active seat may build now (PB-WALL-1).
fn building_sites(rules: &PaintBrawl, state: &State) -> Squares {
    let walls = state.field.walls();
    let open = |quarter: usize| {
        let squares = rules.quarters[quarter].squares;
        if squares.meets(walls) { Squares::NONE } else { squares }
    };
    match (state.seats, state.place(state.active)) {
        (2, 0) => open(SW) | open(SE),
        (2, _) => open(NW) | open(NE),
        (3, _) if walls.count() == 3 => open(SE),
        (_, place) => open(place),
    }
}

fn wall_squares(rules: &PaintBrawl, state: &State) -> Squares {
    building_sites(rules, state).iter().filter(|&at| check_wall(rules, state, at).is_ok()).collect()
}

fn check_wall(rules: &PaintBrawl, state: &State, at: Square) -> Result<(), Refusal> {
    let board = &rules.board;
    let in_line = |wall: Square| board.column(wall) == board.column(at) || board.row(wall) == board.row(at);
    let in_quarter = rules.quarters.iter().any(|quarter| quarter.squares.has(at));
    let in_zone = rules.quarters.iter().any(|quarter| quarter.zone.has(at));
    Err(Refusal::by(if !in_quarter || in_zone {
        "PB-WALL-2"
    } else if !building_sites(rules, state).has(at) {
        "PB-WALL-1"
    } else if state.field.walls().iter().any(in_line) {
        "PB-WALL-3"
    } else {
        return Ok(());
    }))
}

/// What the quick start chooses; nothing once turns are played.
fn quick(rules: &PaintBrawl, state: &State) -> Option<Action> {
    let mut options = Vec::new();
    list(rules, state, &mut |action| options.push(action));
    match state.stage {
        Stage::Women => {
            // A woman in place of the caste of which there are most, so that the clan loses nothing.
            let team = state.team[state.active.index()];
            let most = [Kind::Shaman, Kind::Hunter, Kind::Warrior].into_iter().max_by_key(|man| team[man.index() - 1]);
            Some(Action::Woman { man: most })
        }
        Stage::Walls => {
            let quick = |action: &Action| rules.quarters.iter().any(|quarter| *action == Action::Wall { at: quarter.quick_wall });
            options.into_iter().find(quick)
        }
        Stage::Placing => {
            let side = |action: &Action| {
                rules.quarters.iter().any(|quarter| quarter.sides.iter().any(|&at| *action == Action::PlaceAt { at }))
            };
            options.iter().copied().find(side).or(options.first().copied())
        }
        Stage::Infiltrating(_) => Some(Action::Infiltrate { at: None }),
        Stage::Playing => None,
    }
}
