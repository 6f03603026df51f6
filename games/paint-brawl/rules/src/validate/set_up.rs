//! Whether a table that is still set up has come so far in the order of the rules (PB-SETUP-5).

use super::require;
use crate::place::{NE, NW, SE, SW, builder, chief_quarter, has_golem, second_quarter};
use crate::{Caste, Kind, Level, PaintBrawl, Stage, State};
use paint::{Square, Squares};
use tabletop::Seat;

pub(super) fn validate(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    let field = &state.field;
    require(state.over.is_none(), || "the game does not end during the set-up (PB-END-7)".to_owned())?;
    let paint = !field.puddles().all().is_empty() || field.marker().is_some();
    require(!paint, || "there is paint on the board before the first turn (PB-SETUP-5)".to_owned())?;
    let stunned = field.standing().any(|(_, figure)| figure.is_stunned());
    require(!stunned, || "somebody is stunned before the first turn (PB-SETUP-5)".to_owned())?;
    match state.stage {
        Stage::Playing => Ok(()),
        Stage::Women => {
            require(state.switches.women, || "this table plays without women (PB-ADV-3)".to_owned())?;
            require(field.walls().is_empty(), || "a wall stands before the women are chosen (PB-SETUP-5)".to_owned())?;
            Seat::first(state.seats).try_for_each(|seat| clan(rules, state, seat))
        }
        Stage::Walls => {
            walls(rules, state)?;
            Seat::first(state.seats).try_for_each(|seat| clan(rules, state, seat))
        }
        Stage::Placing => Seat::first(state.seats).try_for_each(|seat| clan(rules, state, seat)),
        Stage::Infiltrating(from) => infiltration(state, from),
    }
}

/// PB-WALL-1: each wall stands where the seat whose turn it was may build, and the next one builds.
fn walls(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    let walls = state.field.walls();
    let built = walls.count() as usize;
    require(state.level != Level::Initiation, || "no walls are built at Initiation (PB-WALL-6)".to_owned())?;
    let turn = builder(state, built) == Some(state.active);
    require(turn, || format!("{} does not build wall {} (PB-WALL-1)", state.colour(state.active).code(), built + 1))?;
    let has = |quarter: usize| rules.quarters[quarter].squares.meets(walls);
    let in_turn = match state.seats {
        2 => usize::from(has(SW)) + usize::from(has(SE)) == built.div_ceil(2),
        _ => [SW, NW, NE, SE].into_iter().enumerate().all(|(place, quarter)| has(quarter) == (place < built)),
    };
    require(in_turn, || "a wall stands in a quarter whose turn has not come (PB-WALL-1)".to_owned())
}

/// What a seat has placed and what it has left are together its clan, and it has placed as far as its turn has come.
fn clan(rules: &PaintBrawl, state: &State, seat: Seat) -> Result<(), String> {
    let colour = state.colour(seat).code();
    let (place, now) = (state.place(seat), state.place(state.active));
    let left = state.team[seat.index()];
    let fighters = Kind::FIGHTERS.map(|kind| usize::from(left[kind.index() - 1]) + usize::from(state.field.count(seat, kind)));
    let women = state.switches.women && (state.stage != Stage::Women || place < now);
    let team = rules.team(state.level, state.seats, state.colour(seat));
    let is_caste = |caste: Caste| {
        let man = 2 * caste.index();
        fighters[man] + fighters[man + 1] == usize::from(team[man] + team[man + 1])
    };
    let replaced: usize = fighters.iter().skip(1).step_by(2).sum();
    require(Caste::ALL.into_iter().all(is_caste), || format!("{colour} has not the fighters of its clan (PB-TEAM-1)"))?;
    require(replaced <= usize::from(women), || format!("{colour} has too many women (PB-ADV-3)"))?;
    let figures = state.field.figures_of(seat);
    if state.stage != Stage::Placing || place > now {
        return require(figures.is_empty(), || format!("{colour} has placed figures before its turn (PB-SETUP-5)"));
    }
    let all = left == [0; 6];
    require(all == (place < now), || format!("{colour} places its fighters in its turn, all of them (PB-DEC-3)"))?;
    zones(rules, state, seat, figures)
}

/// PB-TEAM-4, PB-TEAM-5, PB-DEC-3: figures stand in the seat's zones, and the squares beside the Chief are filled first.
fn zones(rules: &PaintBrawl, state: &State, seat: Seat, figures: Squares) -> Result<(), String> {
    let colour = state.colour(seat).code();
    let kind = |at: Square| state.field.figure(at).filter(|figure| figure.seat == seat).map(|figure| figure.kind);
    let zone = chief_quarter(rules, state, seat);
    require(kind(zone.outer) == Some(Kind::Chief), || format!("the Chief of {colour} is not in his corner (PB-TEAM-4)"))?;
    let golem = has_golem(state);
    let starts = (kind(zone.inner) == Some(Kind::Mini)) == golem;
    let invocations = (figures & state.field.invocations()).count();
    require(starts && invocations == u32::from(golem), || format!("{colour} does not start with such invocations (PB-TEAM-2)"))?;
    let inner = Some(zone.inner).filter(|_| !golem);
    let named = zone.sides.into_iter().chain(inner);
    let filled = named.clone().take_while(|&at| kind(at).is_some()).collect::<Squares>();
    let beside = named.collect::<Squares>();
    let second = second_quarter(rules, state, seat).map_or(Squares::NONE, |quarter| quarter.zone);
    let given = if golem { Squares::of(zone.inner) } else { Squares::NONE };
    let elsewhere = figures - (filled | given).with(zone.outer);
    let in_order = elsewhere.is_empty() || filled == beside && second.contains(elsewhere);
    require(in_order, || format!("{colour} has a figure where it does not place one now (PB-DEC-3)"))?;
    let apart = state.seats > 2 || castes_are_apart(state, seat, filled, filled == beside);
    require(apart, || format!("two fighters of a caste come into one zone of {colour} (PB-TEAM-3)"))
}

/// PB-TEAM-3: no two of a caste beside the Chief, nor, once those squares are full, among all the others.
fn castes_are_apart(state: &State, seat: Seat, filled: Squares, full: bool) -> bool {
    let caste = |kind: Kind| kind.caste().map(Caste::index);
    let mut beside = [0_usize; 3];
    filled.iter().filter_map(|at| caste(state.field.figure(at)?.kind)).for_each(|index| beside[index] += 1);
    let mut others = [0_usize; 3];
    for kind in Kind::FIGHTERS {
        let all = usize::from(state.team[seat.index()][kind.index() - 1]) + usize::from(state.field.count(seat, kind));
        caste(kind).into_iter().for_each(|index| others[index] += all);
    }
    others.iter_mut().zip(beside).for_each(|(all, placed)| *all -= placed);
    beside.iter().all(|&count| count < 2) && (!full || others.iter().all(|&count| count < 2))
}

/// PB-ADV-2: a Hunter of the seat may leave his square on the ground.
fn infiltration(state: &State, from: Square) -> Result<(), String> {
    require(state.switches.infiltration, || "this table plays without Infiltration (PB-ADV-2)".to_owned())?;
    let hunter = state.field.figure(from).is_some_and(|figure| figure.seat == state.active && figure.kind == Kind::Hunter);
    require(hunter && !state.field.walls().has(from), || {
        format!("no Hunter of {} waits there to infiltrate (PB-ADV-2)", state.colour(state.active).code())
    })
}
