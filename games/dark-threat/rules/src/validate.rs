//! Whether all components are there and the state agrees with itself.

mod business;

use crate::{Camp, DarkThreat, Kind, Paint, Piece, Shape, Stage, State, Temples, Turn};
use paint::{Colour, Squares};

pub(crate) fn validate(rules: &DarkThreat, state: &State) -> Result<(), String> {
    table(rules, state)?;
    puddles(rules, state)?;
    pieces(rules, state)?;
    marks(state)?;
    set_up(rules, state)?;
    business::validate(rules, state)
}

/// While seats set up, nothing is there but what was placed so far (DT-SET-2 to DT-SET-9).
fn set_up(rules: &DarkThreat, state: &State) -> Result<(), String> {
    let field = &state.field;
    let turn = match state.stage {
        Stage::Playing => return Ok(()),
        Stage::Followers => Turn::Oak,
        Stage::Mandrake => Turn::WoodenKing,
        Stage::Chief => Turn::Fongia,
    };
    for (piece, at) in field.standing() {
        let placed = match piece {
            Piece::Oak => at == rules.sanctuary,
            Piece::ChosenOne => at == rules.chosen_start,
            Piece::WoodenKing => at == rules.king_swamp,
            Piece::Fongia => at == rules.fongia_swamp,
            Piece::Ninja | Piece::Monk | Piece::Cleric => state.stage != Stage::Followers && rules.follower_starts.contains(&at),
            Piece::Mandrake => state.stage == Stage::Chief && rules.board.steps(rules.king_swamp, at) == Some(1),
            piece => piece.colour().is_some_and(|colour| at == rules.ground(state).totem(colour)),
        };
        require(placed, || format!("{} is not placed yet, or not there (DT-SET-8)", piece.code()))?;
    }
    let mandrake = field.square(Piece::Mandrake).is_some();
    require(mandrake == (state.stage == Stage::Chief), || "the Mandrake is missing (DT-SET-8)".to_owned())?;
    let totems = Colour::WHEEL.into_iter().all(|colour| field.shape(colour) == Shape::Totem) && !field.is_bright();
    let marks = field.stunned().iter().chain(field.doomed().iter()).count();
    let calm = marks == 0 && Camp::ALL.into_iter().all(|camp| field.guarded_by(camp).is_none() && !state.has_feat(camp));
    let fresh =
        state.opening.is_none() && state.buried == 0 && state.corrupted == Temples::default() && state.moves + state.attacks == 0;
    let fresh = fresh && state.turn == turn && state.felled.is_empty() && state.over.is_none();
    require(totems && calm && fresh && field.puddles().all().is_empty(), || {
        "nothing has happened yet while seats set up (DT-SET-9)".to_owned()
    })
}

fn require(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

impl DarkThreat {
    /// How many actions fewer than moves and attacks together a first turn has (DT-TURN-10, DT-TURN-11).
    pub(crate) fn shortfall(&self, state: &State) -> u8 {
        let all = self.constants.moves_per_turn + self.constants.attacks_per_turn;
        match state.turn.camp() {
            _ if !state.is_first_turn() => 0,
            Camp::Kaos => all - self.constants.first_kaos_actions,
            Camp::Gaia => all - self.constants.first_gaia_actions,
        }
    }
}

fn table(rules: &DarkThreat, state: &State) -> Result<(), String> {
    let constants = &rules.constants;
    require(state.seats == 2 || state.seats == 4, || format!("there are {} seats (DT-SET-1)", state.seats))?;
    let limits = constants.fewest_cycles..=constants.most_cycles;
    require(limits.contains(&state.cycles), || format!("the limit is {} cycles (DT-WIN-10)", state.cycles))?;
    let playing = state.stage == Stage::Playing;
    require(playing == (state.cycle > 0), || format!("cycle {} does not fit the stage", state.cycle))?;
    require(state.cycle <= state.cycles, || format!("cycle {} is beyond the limit (DT-WIN-10)", state.cycle))?;
    require(state.moves <= constants.moves_per_turn, || format!("{} moves are left (DT-ACT-1)", state.moves))?;
    require(state.attacks <= constants.attacks_per_turn, || format!("{} attacks are left (DT-ACT-1)", state.attacks))?;
    let actions = (state.moves + state.attacks).saturating_sub(rules.shortfall(state));
    require(state.actions == actions, || format!("{} actions are left (DT-TURN-10, DT-TURN-11)", state.actions))?;
    let opened = state.opening.is_some_and(|opening| opening.camp() == Camp::Gaia);
    let early = state.opening.is_none() && state.cycle <= 1 && matches!(state.turn, Turn::WoodenKing | Turn::Oak);
    require(opened || !playing || early, || "the order of Gaia's turns is not chosen (DT-TURN-2)".to_owned())?;
    let kaos = state.turn.camp() == Camp::Kaos;
    require(!state.called || kaos && !state.is_first_turn(), || "an event was called in vain (DT-EVK-1)".to_owned())?;
    let pair: &[Piece] = match state.turn.camp() {
        Camp::Gaia if rules.king_stands_in(state) => &[Piece::WoodenKing, Piece::Fongia],
        Camp::Gaia => &[Piece::UltimateBane, Piece::Fongia],
        Camp::Kaos => &[Piece::Oak, Piece::ChosenOne],
    };
    require(state.felled.iter().all(|piece| pair.contains(&piece)), || {
        "a knock-out that counts for nothing (DT-WIN-8)".to_owned()
    })
}

fn puddles(rules: &DarkThreat, state: &State) -> Result<(), String> {
    let puddles = state.field.puddles();
    require(puddles.layers_are_apart(), || "two puddles lie on one square (DT-SQ-6)".to_owned())?;
    require(rules.board.all().contains(puddles.all()), || "a puddle is off the board".to_owned())?;
    require(!puddles.all().has(rules.sanctuary), || "a puddle lies on the Sanctuary (DT-PAINT-9)".to_owned())?;
    for colour in Colour::WHEEL {
        let count = puddles.count(Paint::Colour(colour));
        require(count <= rules.constants.puddles.into(), || format!("there are {count} {} puddles (DT-SUP-1)", colour.code()))?;
    }
    let black = state.field.black().count();
    require(black <= rules.constants.black_puddles.into(), || format!("there are {black} black puddles (DT-SUP-1)"))
}

fn pieces(rules: &DarkThreat, state: &State) -> Result<(), String> {
    let field = &state.field;
    let name = |at| rules.board.name(at).to_string();
    let (mut taken, bare) = (Squares::NONE, field.puddles().all() - rules.lit(state));
    for (piece, at) in field.standing() {
        require(rules.board.all().has(at), || format!("{} is off the board", piece.code()))?;
        require(!taken.has(at), || format!("two pieces stand on {} (DT-SQ-6)", name(at)))?;
        require(!bare.has(at), || format!("{} stands on a puddle on {} (DT-SQ-6)", piece.code(), name(at)))?;
        let guest = matches!(piece, Piece::Oak | Piece::ChosenOne);
        require(guest || at != rules.sanctuary, || format!("{} stands on the Sanctuary (DT-SANC-1)", piece.code()))?;
        taken.add(at);
    }
    let there = |piece: Piece| field.square(piece).is_some();
    let mut always = vec![Piece::Oak, Piece::ChosenOne, Piece::Fongia];
    always.extend(Colour::WHEEL.map(Piece::of));
    if state.stage != Stage::Followers {
        always.extend(Piece::FOLLOWERS);
    }
    if state.stage == Stage::Playing {
        always.push(Piece::DoomedChief);
    }
    if let Some(missing) = always.into_iter().find(|&piece| !there(piece)) {
        return Err(format!("{} is missing (DT-SUP-1)", missing.code()));
    }
    let kings = there(Piece::WoodenKing) != there(Piece::UltimateBane);
    require(kings, || "there is either the Wooden King or the Ultimate Bane (DT-BANE-6)".to_owned())?;
    let (mandrakes, spores) = (field.count(&Piece::MANDRAKES), field.count(&Piece::SPORES));
    let all = mandrakes.saturating_add(state.buried);
    require(all <= rules.constants.mandrakes, || format!("there are {all} Mandrakes (DT-MOVE-9)"))?;
    require(spores <= rules.constants.spores, || format!("there are {spores} Spores (DT-SUP-1)"))?;
    for [first, second] in [Piece::MANDRAKES, Piece::SPORES] {
        let ordered = match (field.square(first), field.square(second)) {
            (Some(one), Some(other)) => one < other,
            (one, other) => one.is_some() || other.is_none(),
        };
        require(ordered, || format!("{}s are out of order", first.code()))?;
    }
    Ok(())
}

fn marks(state: &State) -> Result<(), String> {
    let field = &state.field;
    for piece in field.stunned().iter() {
        let kind = field.kind(piece);
        let stuns = kind.is_follower() || kind.is_chosen_one() || matches!(kind, Kind::WoodenKing | Kind::DoomedChief);
        require(stuns && field.square(piece).is_some(), || format!("{} cannot be stunned (DT-KO-3)", piece.code()))?;
    }
    for piece in field.serving().iter() {
        let plays = field.kind(piece).plays(field.doomed().has(piece), state.turn);
        require(plays && field.stunned().has(piece), || format!("{} serves no stun now (DT-KO-4)", piece.code()))?;
    }
    for piece in field.doomed().iter() {
        require(field.kind(piece).is_follower(), || format!("{} cannot be doomed (DT-DOOM-1)", piece.code()))?;
    }
    for piece in field.fresh().iter() {
        let young = matches!(field.kind(piece), Kind::Mandrake | Kind::Spore) && field.square(piece).is_some();
        require(young && state.turn.camp() == Camp::Kaos, || format!("{} was not invoked (DT-EVK-2)", piece.code()))?;
    }
    for camp in Camp::ALL {
        if let Some(piece) = field.guarded_by(camp) {
            let own = field.square(piece).is_some() && field.camp(piece) == Some(camp);
            require(own, || format!("{} cannot be protected by {} (DT-SPEC-5)", piece.code(), camp.code()))?;
        }
    }
    Ok(())
}
