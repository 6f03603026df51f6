//! Whether all components are there and the state agrees with itself (CQ-GEN-11).

use crate::ability::More;
use crate::movegen::MoveGen;
use crate::{
    Aims, Camp, Class, ColorQuest, Deed, Entry, Figure, Frame, Instant, Kind, Marks, Potion, Slot, Source, Stage, State, Tile,
    Tint,
};
use crate::{choice, place, potion, refill, version};
use paint::Square;

pub(crate) fn validate(rules: &ColorQuest, state: &State) -> Result<(), String> {
    require(usize::from(state.layout) < rules.layouts.len(), || "there is no such layout (CQ-BRD-5)".to_owned())?;
    figures(rules, state)?;
    tiles(rules, state)?;
    dice(rules, state)?;
    cards(rules, state)?;
    course(rules, state)?;
    laid(rules, state)?;
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
    require(state.stage >= Stage::Deploy || field.occupied().is_empty(), || "somebody is deployed early (CQ-SET-1)".to_owned())?;
    bands(rules, state)
}

/// What is bought, together with what stands.
fn bands(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let field = &state.field;
    for entry in Entry::ALL {
        let bought: u8 = Camp::ALL.into_iter().map(|camp| state.band(camp)[entry.index()]).sum();
        let stand: u8 = match entry.kind() {
            None => field.bones().count() as u8,
            Some(kind) if kind.is_hero() => Kind::ALL[kind.index()..kind.index() + 3].iter().map(|&kind| field.count(kind)).sum(),
            Some(kind) => field.count(kind),
        };
        let most = entry.kind().map_or(rules.constants.bones, |kind| rules.copies(kind));
        require(bought + stand <= most, || format!("there are too many '{}' (CQ-CMP-3, CQ-ARM-3)", entry.code()))?;
    }
    for camp in Camp::ALL {
        let hero = |at: &Square| field.figure(*at).is_some_and(|figure| figure.class() == Class::Hero);
        let stand = field.of(camp).iter().filter(hero).count() as u8;
        let wait: u8 =
            Entry::ALL.into_iter().filter(|entry| entry.slot() == Slot::Hero).map(|e| state.band(camp)[e.index()]).sum();
        let building = state.stage == Stage::Bands && (camp == Camp::Kaos || state.active == Camp::Gaia);
        let heroes = stand + wait;
        require(heroes == 1 || building && heroes == 0, || format!("{} has {heroes} heroes (CQ-ARM-1)", camp.code()))?;
    }
    Ok(())
}

/// Whether a figure may have this base (CQ-GEN-1, CQ-GEN-3).
pub(crate) fn fits(figure: Figure) -> bool {
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
    count += state.business.frames().iter().map(|frame| u32::from(frame.dice())).sum::<u32>();
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
    let faces = state.stage != Stage::Faces || state.faced < 4 && (state.faced >= 2) == (state.active == Camp::Kaos);
    require(state.faced <= 4 && faces, || "there are four faces, two for each side (CQ-SET-2)".to_owned())?;
    let chosen = match state.stage {
        Stage::Bands => 0,
        Stage::Faces => usize::from(state.faced),
        _ => 4,
    };
    let later = &rules.layout(state).shares.as_flattened()[chosen.min(4)..];
    let early = later.iter().any(|&fragment| state.faces[usize::from(fragment)] != crate::Face::A);
    require(!early, || "a face is turned that nobody chose (CQ-SET-2)".to_owned())?;
    require(state.dismissed <= rules.constants.dismissals, || "too many were dismissed (CQ-ARM-6)".to_owned())?;
    require(state.dues.iter().all(|&cards| cards <= 2), || "too many cards are due (CQ-ARM-5)".to_owned())?;
    let marks = Camp::ALL.into_iter().all(|camp| state.harvest(camp) <= rules.harvest(camp));
    require(marks, || "there are too many marks (CQ-SCN-4)".to_owned())?;
    for camp in Camp::ALL {
        let band = state.band(camp);
        let strange = Entry::ALL.into_iter().any(|entry| band[entry.index()] > 0 && !entry.is_of(camp));
        require(!strange, || format!("{} has bought what it cannot have (CQ-ARM-3)", camp.code()))?;
        require(!playing || band.iter().all(|&count| count == 0), || "somebody is not deployed (CQ-SET-10)".to_owned())?;
        let spent = crate::band::spent(rules, state, camp);
        require(spent <= rules.constants.points, || format!("{} has spent too much (CQ-ARM-1)", camp.code()))?;
        let crowded = |slot: &Slot| crate::band::taken(rules, state, camp, *slot) > crate::band::slots(rules, *slot);
        let crowded = [Slot::Hero, Slot::Champion, Slot::Troop].iter().any(crowded);
        require(!crowded, || format!("{} has filled more slots than there are (CQ-ARM-1)", camp.code()))?;
    }
    require(state.over.is_none() || state.business.top().is_none(), || "something waits in a game that is over".to_owned())
}

/// What the set-up has laid out so far.
fn laid(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let movegen = MoveGen::of(rules, state);
    let puddles = state.field.puddles().all().count();
    let most = match state.stage {
        Stage::Bands | Stage::Faces | Stage::Tiles => 0,
        Stage::Puddles => 5,
        Stage::Dice | Stage::Deploy => 6,
        Stage::Playing => return Ok(()),
    };
    require(puddles <= most, || format!("{puddles} puddles lie there already (CQ-SET-6)"))?;
    require(state.stage != Stage::Dice || puddles == most, || "puddles are missing (CQ-SET-6)".to_owned())?;
    let early = state.stage < Stage::Tiles && !state.field.tiled().is_empty();
    require(!early, || "a tile lies there already (CQ-SET-1)".to_owned())?;
    let rolled = state.stage < Stage::Dice && state.field.dice.iter().any(Option::is_some);
    let held = state.stage < Stage::Deploy && Camp::ALL.into_iter().any(|camp| state.pool(camp).count() > 0);
    require(!rolled && !held, || "a die is rolled already (CQ-SET-1)".to_owned())?;
    let missing = state.stage > Stage::Tiles && place::next_tile(rules, state).is_some();
    require(!missing, || "tiles are missing (CQ-SET-3)".to_owned())?;
    let early = state.stage < Stage::Tiles || place::has_room(&movegen);
    require(early, || "not everybody can be deployed (CQ-SET-10)".to_owned())
}

fn business(rules: &ColorQuest, state: &State) -> Result<(), String> {
    let newcomers = state.field.count(Kind::Newcomer) > 0;
    let asked = state.business.top() == Some(Frame::Caste);
    require(newcomers == asked, || "Khromaz without caste are asked for at once, and only they (CQ-SKL-2)".to_owned())?;
    let movegen = MoveGen::of(rules, state);
    let count = state.business.frames().len();
    for (index, frame) in state.business.frames().iter().enumerate() {
        require(is_sound(&movegen, *frame, index + 1 == count), || format!("something waits that cannot be: {frame:?}"))?;
    }
    // A side that decides by a hidden card must hold it (CQ-REA-11).
    require(crate::knowledge::fits(rules, state), || "somebody is asked who could not react (CQ-REA-11)".to_owned())
}

/// Whether this can wait at all. What is on top must make sense now; what lies below may have to wait for it.
fn is_sound(movegen: &MoveGen<'_>, frame: Frame, top: bool) -> bool {
    let state = movegen.state;
    let playing = state.stage == Stage::Playing;
    let begun = |deed: Deed| playing && movegen.board.all().has(deed.by) && !deed.aims.list().is_empty();
    let acts = |deed: Deed| {
        let figure = movegen.figure(deed.by);
        let own = |figure: Figure| figure.camp() == state.active && figure.kind == deed.kind;
        begun(deed) && figure.is_some_and(own)
    };
    match frame {
        Frame::Choosing { deed } => {
            let open = deed.aims.list().len() < Aims::MOST;
            let afforded = movegen.figure(deed.by).is_some_and(|figure| choice::affords(movegen, figure, deed.part));
            top && acts(deed) && open && afforded && deed.ability.more(movegen, &deed) != More::Done
        }
        Frame::Paying { deed, left } => {
            let pool = state.pool(state.active);
            let hero = u8::from(deed.kind.is_hero() && pool.hero().is_some());
            top && acts(deed) && left > 0 && left <= pool.gauged() + hero
        }
        Frame::Declared { deed } => begun(deed),
        Frame::Shots { left, .. } => playing && left > 0 && left < movegen.rules.constants.shots,
        Frame::Cleaning { chosen } => {
            let die = movegen.rules.recipes.colour(Instant::Cleaning);
            let held = state.pool(state.active).instant(die);
            top && playing && held && chosen.iter().all(|at| state.field.puddle(at).is_some())
        }
        Frame::Polymorph { camp, source, at } => {
            let khromaz = movegen.figure(at).is_some_and(|figure| Kind::CASTES.contains(&figure.kind));
            // Whether a card is held is a secret that is looked at elsewhere.
            let held = source == Source::Card || potion::has(movegen, camp, Potion::Polymorph, source);
            top && playing && khromaz && held
        }
        Frame::Played { immunities, .. } => playing && immunities <= 2,
        Frame::Splash { tint, .. } => playing && tint != Tint::Gold,
        Frame::Discard { camp, left } => left > 0 && left <= state.hand(camp).total(),
        Frame::Tidy { step } => playing && step <= 5,
        Frame::Stow { fragment, .. } | Frame::Refill { fragment, .. } => top && state.field.dice[usize::from(fragment)].is_none(),
        Frame::Starting { camp, .. } => {
            let open = |fragment: &u8| refill::takes_die(movegen, *fragment);
            let rolled = state.stage == Stage::Dice && version::starting_dice_are_rolled_together(movegen.rules);
            top && rolled && movegen.layout.shares[camp.index()].iter().all(open)
        }
        Frame::Drought { fragment } => playing && fragment <= 4,
        Frame::Colour { at } => {
            !top || movegen.figure(at).is_some_and(|figure| figure.camp() == Camp::Gaia && figure.class() != Class::Spirit)
        }
        Frame::LastCall | Frame::Aftermath | Frame::Push { .. } | Frame::Levels { .. } => playing,
        Frame::Collect { .. } | Frame::Arrive { .. } | Frame::Tunnel { .. } | Frame::Caste => playing,
    }
}
