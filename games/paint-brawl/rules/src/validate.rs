//! Whether all components are there and the state agrees with itself.

mod business;
mod cards;
mod set_up;

use crate::{Caste, Kind, Level, PaintBrawl, Stage, State};
use tabletop::Seat;

pub(crate) fn validate(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    table(rules, state)?;
    board(rules, state)?;
    Seat::first(state.seats).try_for_each(|seat| clan(rules, state, seat))?;
    cards::validate(rules, state)?;
    business::validate(rules, state)?;
    if state.stage == Stage::Playing { Ok(()) } else { set_up::validate(rules, state) }
}

fn require(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

fn table(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    let constants = &rules.constants;
    require((2..=4).contains(&state.seats), || format!("there are {} seats (PB-SETUP-1)", state.seats))?;
    let colours = &state.colours[..state.seats.into()];
    let twice = colours.iter().enumerate().any(|(at, colour)| colours[..at].contains(colour));
    require(!twice, || "two seats have the same colour (PB-SETUP-2)".to_owned())?;
    let seats = [state.active, state.first];
    require(seats.iter().all(|seat| seat.index() < state.seats.into()), || "a seat does not play".to_owned())?;
    require(state.matriarchs.iter().all(|seat| seat.index() < state.seats.into()), || "a Matriarch has no seat".to_owned())?;
    let switches = state.switches;
    let any = switches.women || switches.blasts || switches.tactical || switches.infiltration;
    require(!any || state.level == Level::Advanced, || "only the Advanced level has switches (PB-ADV-1)".to_owned())?;
    require(!state.blasted || switches.blasts, || "a blast was used at a table without blasts (PB-BLAST-5)".to_owned())?;
    let initiation = state.level == Level::Initiation;
    require(!initiation || state.scenario.is_for_initiation(), || "scenario not for Initiation (PB-SETUP-6)".to_owned())?;
    let playing = state.stage == Stage::Playing;
    require(playing == (state.round > 0), || format!("round {} does not fit the stage", state.round))?;
    require(state.round <= constants.round_limit, || format!("round {} is beyond the limit (PB-END-5)", state.round))?;
    require(state.moves <= constants.moves_per_turn, || format!("{} Moves are left (PB-TURN-2)", state.moves))?;
    require(state.attacks <= constants.attacks_per_turn, || format!("{} Attacks are left (PB-TURN-2)", state.attacks))
}

fn board(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    let field = &state.field;
    let name = |at| rules.board.name(at).to_string();
    require(field.agrees(), || "the board does not agree with itself".to_owned())?;
    let taken = field.occupied() | field.puddles().all() | field.walls();
    require(rules.board.all().contains(taken), || "something is off the board".to_owned())?;
    let both = (field.occupied() & field.puddles().all()).first();
    require(both.is_none(), || format!("a figure and a puddle on {}", both.map(name).unwrap_or_default()))?;
    require(!field.puddles().all().has(rules.quest), || "a puddle on the Quest square (PB-BOARD-6)".to_owned())?;
    for (at, figure) in field.standing() {
        require(figure.seat.index() < state.seats.into(), || format!("the figure on {} has no seat", name(at)))?;
        let stuns = figure.stuns.iter().all(|seat| seat.index() < state.seats.into());
        let stunned = figure.stuns.is_empty() || figure.kind.is_fighter();
        require(stuns && stunned, || format!("wrong stun marks on {} (PB-STUN-5)", name(at)))?;
        let high = field.walls().has(at);
        require(!high || figure.kind.is_fighter(), || format!("only fighters stand on a wall, not on {} (PB-HIGH-7)", name(at)))?;
        let quest = at == rules.quest && figure.kind != Kind::Chief;
        require(!quest, || "only a Chief stands on the Quest square (PB-BOARD-6)".to_owned())?;
    }
    let absent = (usize::from(state.seats)..4).map(Seat::at);
    let strays = absent.map(|seat| field.puddles_used(seat)).sum::<u32>();
    require(strays == 0, || "paint of a seat that does not play".to_owned())?;
    walls(rules, state)
}

/// PB-WALL-1, PB-WALL-2, PB-WALL-3, PB-WALL-6.
fn walls(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    let walls = state.field.walls();
    let board = &rules.board;
    for wall in walls.iter() {
        let quarter = rules.quarters.iter().find(|quarter| quarter.squares.has(wall) && !quarter.zone.has(wall));
        require(quarter.is_some(), || format!("no wall can stand on {} (PB-WALL-2)", board.name(wall)))?;
        let alone = quarter.is_some_and(|quarter| (quarter.squares & walls).count() == 1);
        require(alone, || format!("two walls in the quarter of {} (PB-WALL-1)", board.name(wall)))?;
        let in_line = walls
            .above(wall)
            .iter()
            .find(|&other| board.column(other) == board.column(wall) || board.row(other) == board.row(wall));
        require(in_line.is_none(), || format!("two walls in the line of {} (PB-WALL-3)", board.name(wall)))?;
    }
    require(state.level != Level::Initiation || walls.is_empty(), || "walls at Initiation (PB-WALL-6)".to_owned())
}

fn clan(rules: &PaintBrawl, state: &State, seat: Seat) -> Result<(), String> {
    let constants = &rules.constants;
    let colour = state.colour(seat).code();
    let count = |kind| state.field.count(seat, kind);
    let used = state.field.puddles_used(seat);
    require(used <= constants.puddles.into(), || format!("{colour} has {used} puddles in use (PB-COMP-1)"))?;
    let (mini, maxi, clone) = (count(Kind::Mini), count(Kind::Maxi), count(Kind::Clone));
    let golems = mini <= constants.mini_golems && maxi <= constants.maxi_golems && clone <= constants.clones;
    require(golems && mini + maxi <= constants.golems_on_board, || format!("{colour} has too many invocations (PB-GOLEM-1)"))?;
    require(clone == 0 || state.switches.blasts, || format!("{colour} has a Clone without blasts (PB-CLONE-1)"))?;
    let chiefs = count(Kind::Chief);
    require(chiefs <= 1, || format!("{colour} has {chiefs} Chiefs (PB-TEAM-1)"))?;
    let placing = matches!(state.stage, Stage::Women | Stage::Walls | Stage::Placing);
    require(chiefs == 1 || placing, || format!("{colour} has no Chief (PB-TEAM-1)"))?;
    require(placing || state.team[seat.index()] == [0; 6], || {
        format!("{colour} has fighters to place in the middle of the game (PB-SETUP-5)")
    })?;
    let cards = rules.blasts[state.colour(seat).index()];
    let left = state.blasts[seat.index()];
    let fits = Caste::ALL.into_iter().all(|caste| left[caste.index()] <= cards[caste.index()]);
    require(fits && (state.switches.blasts || left == [0; 3]), || {
        format!("{colour} has blast cards that are not its own (PB-BLAST-1)")
    })
}
