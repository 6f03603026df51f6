//! Whether all components are there and the state agrees with itself (CQ-GEN-11).

use crate::{Camp, Class, ColorQuest, Entry, Figure, Frame, Kind, Marks, Potion, Stage, State, Tile, Tint};
use paint::{Square, Squares};

pub(crate) fn audit(rules: &ColorQuest, state: &State) -> Result<(), String> {
    require(usize::from(state.layout) < rules.layouts.len(), || "there is no such layout (CQ-BRD-5)".to_owned())?;
    figures(rules, state)?;
    tiles(rules, state)?;
    dice(rules, state)?;
    cards(rules, state)?;
    course(rules, state)?;
    business(rules, state)
}

fn require(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

fn figures(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let field = &state.field;
    require(field.agrees(), || "figures and puddles do not agree, or two things share a square (CQ-GEN-11)".to_owned())?;
    let off = field.occupied() - rules.layout(state).board.all();
    require(off.is_empty(), || "somebody stands beside the board".to_owned())?;
    for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Newcomer) {
        let count = field.count(kind);
        require(count <= rules.copies(kind), || format!("there are {count} figures '{}' (CQ-CMP-3)", kind.code()))?;
    }
    let khromaz = field.khromaz();
    require(khromaz <= 9 * rules.constants.castes, || format!("there are {khromaz} Khromaz (CQ-CMP-3)"))?;
    for at in field.occupied() {
        if let Some(figure) = field.figure(at) {
            let name = rules.layout(state).point(at);
            require(fits(figure), || format!("{} on {name} has a {} base (CQ-GEN-3)", figure.kind.code(), figure.tint.code()))?;
            let lies = figure.is(Marks::STUNNED) && figure.kind.is_invocation();
            require(!lies, || format!("the invocation on {name} lies (CQ-STA-6, CQ-STA-8)"))?;
        }
    }
    for camp in Camp::ALL {
        let hero = |at: &Square| field.figure(*at).is_some_and(|figure| figure.class() == Class::Hero);
        let heroes = field.of(camp).iter().filter(hero).count();
        let most = usize::from(state.stage >= Stage::Deploy);
        let exact = state.stage != Stage::Playing || heroes == 1;
        require(heroes <= most && exact, || format!("{} has {heroes} heroes (CQ-ARM-1)", camp.code()))?;
    }
    Ok(())
}

/// Whether a figure may have this base (CQ-GEN-1, CQ-GEN-3).
fn fits(figure: Figure) -> bool {
    match figure.class() {
        Class::Hero if figure.kind.is_ronin() => figure.tint == Tint::Black,
        Class::Hero | Class::Khromaz | Class::Paint => figure.tint.is_coloured(),
        Class::Champion => figure.tint != Tint::Gold,
        Class::Spirit => figure.tint == Tint::Gold,
        Class::Skelette => figure.tint == Tint::Black,
    }
}

fn tiles(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let (field, layout, constants) = (&state.field, rules.layout(state), &rules.constants);
    let counts = [constants.bushes, constants.walls, constants.tunnels, constants.chests, constants.bones];
    let crystals = layout.all_crystals(state.faces);
    let mut all = crystals;
    for (tile, most) in Tile::ALL.into_iter().zip(counts) {
        let set = field.tiles(tile);
        require(set.count() <= u32::from(most), || format!("there are {} tiles '{}' (CQ-CMP-1)", set.count(), tile.code()))?;
        if tile != Tile::Bones {
            require(!all.meets(set), || format!("a tile '{}' lies on another one (CQ-GEN-11)", tile.code()))?;
            all |= set;
        }
    }
    let piled = field.bones().meets(field.walls());
    require(!piled, || "a bone pile lies on a wall (CQ-SKL-9)".to_owned())?;
    let wet = field.puddles().all().meets(field.bones());
    require(!wet, || "a puddle lies on a bone pile (CQ-PNT-5)".to_owned())
}

fn dice(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let layout = rules.layout(state);
    let mut count = 0;
    for (fragment, die) in state.field.dice.iter().enumerate() {
        let Some(die) = die else { continue };
        count += 1;
        let own = layout.crystals(fragment, state.faces[fragment]).has(die.at);
        require(own, || format!("the die on {} lies on no crystal of its fragment (CQ-DIE-1)", layout.point(die.at)))?;
        let covered = state.field.bones().has(die.at) || state.field.occupied().has(die.at) && state.business.top().is_none();
        require(!covered, || format!("something covers the die on {} (CQ-GEN-11)", layout.point(die.at)))?;
    }
    for camp in Camp::ALL {
        let pool = state.pool(camp);
        require(pool.gauged() <= rules.constants.gauge, || format!("the gauge of {} is too full (CQ-DIE-2)", camp.code()))?;
        count += u32::from(pool.count());
    }
    let held = |frame: &&Frame| matches!(frame, Frame::Stow { .. } | Frame::Refill { .. });
    count += state.business.frames().iter().filter(held).count() as u32;
    require(count <= u32::from(rules.constants.dice), || format!("there are {count} dice (CQ-DIE-1)"))
}

fn cards(rules: &ColorQuest, state: &State) -> Result<(), String> {
    for potion in Potion::ALL {
        let held = state.hands[0].of(potion) + state.hands[1].of(potion) + state.deck.loose()[potion.index()];
        require(held <= rules.constants.copies, || format!("there are {held} cards '{}' (CQ-ITM-1)", potion.code()))?;
    }
    for camp in Camp::ALL {
        let over = |frame: &Frame| matches!(frame, Frame::Discard { camp: other, .. } if *other == camp);
        let most = rules.constants.hand + u8::from(state.business.frames().iter().any(over));
        require(state.hand(camp).total() <= most, || format!("{} holds too many cards (CQ-ITM-2)", camp.code()))?;
    }
    Ok(())
}

fn course(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let playing = state.stage == Stage::Playing;
    require(playing == (state.round > 0), || format!("round {} does not fit the stage", state.round))?;
    require(state.round <= rules.constants.rounds, || format!("round {} is beyond the limit (CQ-END-3)", state.round))?;
    require(state.faced <= 4, || "there are four faces (CQ-SET-2)".to_owned())?;
    let chosen = if state.stage == Stage::Faces { usize::from(state.faced) } else { 4 };
    let later = &rules.layout(state).shares.as_flattened()[chosen.min(4)..];
    let early = later.iter().any(|&fragment| state.faces[usize::from(fragment)] != crate::Face::A);
    require(!early, || "a face is turned that nobody chose (CQ-SET-2)".to_owned())?;
    require(state.dismissed <= rules.constants.dismissals, || "too many were dismissed (CQ-ARM-6)".to_owned())?;
    require(state.dues.iter().all(|&cards| cards <= 2), || "too many cards are due (CQ-ARM-5)".to_owned())?;
    let marks = state.harvest.iter().all(|&marks| marks <= rules.constants.harvest);
    require(marks, || "there are too many marks (CQ-SCN-4)".to_owned())?;
    for camp in Camp::ALL {
        let band = state.band(camp);
        let strange = Entry::ALL.into_iter().any(|entry| band[entry.index()] > 0 && !entry.is_of(camp));
        require(!strange, || format!("{} has bought what it cannot have (CQ-ARM-3)", camp.code()))?;
        require(!playing || band.iter().all(|&count| count == 0), || "somebody is not deployed (CQ-SET-10)".to_owned())?;
        let spent = crate::band::spent(rules, state, camp);
        require(spent <= rules.constants.points, || format!("{} has spent too much (CQ-ARM-1)", camp.code()))?;
    }
    require(state.over.is_none() || state.business.top().is_none(), || "something waits in a game that is over".to_owned())
}

fn business(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let layout = rules.layout(state);
    let on_board = |at: Square| layout.board.all().has(at);
    let newcomers = state.field.count(Kind::Newcomer) > 0;
    let asked = state.business.top() == Some(Frame::Caste);
    require(newcomers == asked, || "Khromaz without caste are asked for at once, and only they (CQ-SKL-2)".to_owned())?;
    let mut shots = Squares::NONE;
    for frame in state.business.frames() {
        let sound = match *frame {
            Frame::Choosing { deed } | Frame::Paying { deed, .. } | Frame::Declared { deed } => {
                on_board(deed.by) && state.stage == Stage::Playing && !deed.aims.list().is_empty()
            }
            Frame::Shots { by, left } => {
                let once = !shots.has(by);
                shots.add(by);
                once && left > 0 && left < rules.constants.shots
            }
            Frame::Cleaning { chosen } => chosen.iter().all(|at| state.field.puddle(at).is_some()),
            Frame::Splash { tint, impact, .. } => on_board(impact) && tint != Tint::Gold,
            Frame::Discard { camp, left } => left > 0 && left <= state.hand(camp).total(),
            Frame::Tidy { step } => step <= 5,
            Frame::Stow { fragment, .. } | Frame::Refill { fragment, .. } => state.field.dice[usize::from(fragment)].is_none(),
            Frame::Drought { fragment } => fragment <= 4,
            _ => true,
        };
        require(sound, || format!("something waits that cannot be: {frame:?}"))?;
    }
    // A side that decides by a hidden card must hold it (CQ-REA-11).
    require(crate::knowledge::fits(rules, state), || "somebody is asked who could not react (CQ-REA-11)".to_owned())
}
