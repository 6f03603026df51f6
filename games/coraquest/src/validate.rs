//! Whether all components are there and the state agrees with itself.

mod business;

use crate::movegen::MoveGen;
use crate::{CoraQuest, Frame, ItemKind, Slot, Squares, State, Step, Stock, Tally};
use tabletop::Seat;

pub(crate) fn validate(rules: &CoraQuest, state: &State) -> Result<(), String> {
    let movegen = MoveGen::of(rules, state);
    table(&movegen)?;
    deck(&movegen)?;
    heroes(&movegen)?;
    enemies(&movegen)?;
    items(&movegen)?;
    business::validate(&movegen)
}

fn require(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

fn table(movegen: &MoveGen<'_>) -> Result<(), String> {
    let state = movegen.state;
    let quest = movegen.quest();
    require((1..=4).contains(&state.seats), || format!("{} seats have heroes (CR-SETUP-8)", state.seats))?;
    let limit = quest.round_limit[state.length_index()];
    require(state.round <= limit, || format!("round {} is beyond the limit (CR-END-6)", state.round))?;
    require((1..=quest.countdown_levels).contains(&state.threat), || format!("the Threat token is on level {}", state.threat))?;
    require(state.counters[quest.counters.len()..].iter().all(|&value| value == 0), || "a counter that is not there".to_owned())?;
    let within = |value: &i16| value.unsigned_abs() <= crate::Value::LIMIT.unsigned_abs();
    require(state.counters.iter().all(within), || "a counter is out of range (CR-QL-3)".to_owned())?;
    require(quest.kinds.len() >= 16 || state.tough >> quest.kinds.len() == 0, || "a kind that is not there is Tough".to_owned())?;
    require(state.defeated[quest.kinds.len().min(16)..].iter().all(|&count| count == 0), || {
        "a kind that is not there".to_owned()
    })?;
    require(quest.rules.len() >= 64 || state.ran >> quest.rules.len() == 0, || "a rule ran that is not there".to_owned())?;
    require(quest.actions.len() >= 32 || state.taken >> quest.actions.len() == 0, || "an action that is not there".to_owned())?;
    let chests = state.chests.count();
    require(chests <= movegen.rules.content.constants().chests.into(), || format!("{chests} chests lie there (CR-WORD-12)"))?;
    require((state.chests - state.dungeon.floor()).is_empty(), || "a chest lies on no floor".to_owned())?;
    let marked = state.marker.is_none_or(|seat| seat.index() < usize::from(state.seats));
    require(marked, || "the Exploration marker lies before nobody (CR-REVEAL-3)".to_owned())
}

/// Floor is as it is written: a position may be a test board (section 24 of the catalogue). CR-SETUP-3 to CR-SETUP-5: 12 or 16 basic cards and four story cards, on the table or in the piles.
fn deck(movegen: &MoveGen<'_>) -> Result<(), String> {
    let (state, quest) = (movegen.state, movegen.quest());
    let first = state.dungeon.laid().first().copied();
    let entrance = first.is_some_and(|laid| laid.card.0 == 0 && (laid.x, laid.y) == (0, 0) && laid.rotation.number() == 0);
    require(entrance, || "the Entrance is not where it belongs (CR-SETUP-14)".to_owned())?;
    for laid in state.dungeon.laid() {
        let told = !laid.card.is_story() || quest.tells(laid.card);
        require(told, || format!("card {} is not in this quest (CR-SETUP-4)", laid.card.code()))?;
    }
    let most = if state.length_index() == 1 { 4 } else { 3 };
    require(state.piles.basics.iter().all(|&left| left <= most), || "a pile has too many cards (CR-SETUP-3)".to_owned())?;
    let left: u8 = state.piles.basics.iter().sum();
    let hidden = state.hidden_basics().count();
    require(hidden == usize::from(left), || format!("{hidden} basic cards are left, but the piles have {left} (CR-SETUP-3)"))?;
    for (&(card, _), &told) in quest.story.iter().zip(&state.piles.story) {
        let drawn = state.business().iter().any(|frame| matches!(frame, Frame::Lay { card: other } if *other == card));
        require(told != (drawn || state.dungeon.has(card)), || format!("card {} is there twice, or nowhere", card.code()))?;
    }
    Ok(())
}

fn heroes(movegen: &MoveGen<'_>) -> Result<(), String> {
    let state = movegen.state;
    for slot in state.slots() {
        let (hero, name) = (movegen.hero(slot), || movegen.sheet(slot).id.to_string());
        require(state.slot_of(hero.id) == Some(slot), || format!("{} is there twice (CR-SETUP-7)", name()))?;
        require(hero.owner.index() < usize::from(state.seats), || format!("{} belongs to nobody (CR-SETUP-8)", name()))?;
        require(hero.health <= movegen.sheet(slot).health, || format!("{} has {} Health (CR-DMG-4)", name(), hero.health))?;
        require(hero.health > 0 || state.over.is_some(), || format!("{} has fallen (CR-END-2)", name()))?;
        let constants = movegen.rules.content.constants();
        require(hero.smell <= constants.smell, || format!("{} smells too long (CR-STINK-6)", name()))?;
        require(hero.token <= constants.ability_level, || format!("{} has a token too high (CR-ABIL-2)", name()))?;
        let known = hero.bag.iter().all(|(item, _)| movegen.knows(item) && !matches!(movegen.item(item).kind, ItemKind::Trap(_)));
        require(known, || format!("{} carries what nobody can carry (CR-ITEM-1)", name()))?;
        let armour = |item| hero.bag.has(item) && matches!(movegen.item(item).kind, ItemKind::Armour { .. });
        require(hero.armour.is_none_or(armour), || format!("{} wears what it does not have (CR-ITEM-4)", name()))?;
        let Some(at) = hero.at else { continue };
        require(state.dungeon.floor().has(at), || format!("{} stands on no floor", name()))?;
        let walks = state.turn.is_some_and(|turn| turn.hero == slot)
            && state.business().iter().any(|frame| matches!(frame, Frame::Move { .. } | Frame::Shift { .. }));
        let others = state.slots().filter(|&other| other != slot && movegen.hero(other).at == Some(at));
        let shares = others.count() > 0 || state.enemy_at(at).is_some();
        let guest = state.turn.is_some_and(|turn| movegen.hero(turn.hero).at == Some(at));
        require(!shares || walks || guest || state.over.is_some(), || format!("{} shares its square (CR-MOVE-4)", name()))?;
    }
    let placed = state.heroes.iter().filter(|hero| hero.at.is_some()).count();
    let without = Seat::first(state.seats).filter(|&seat| state.heroes.iter().all(|hero| hero.owner != seat)).count();
    let (fits, without_fits) = match state.business().first() {
        Some(Frame::Pick) => (!state.heroes.is_full() && placed == 0, without <= Slot::COUNT - state.heroes.len()),
        Some(Frame::Put) => (state.heroes.is_full() && placed < Slot::COUNT, without == 0),
        _ => (state.heroes.is_full() && placed == Slot::COUNT, without == 0),
    };
    require(fits, || "a hero is missing, or placed too early (CR-SETUP-7, CR-SETUP-15)".to_owned())?;
    require(without_fits, || "a seat has no hero (CR-SETUP-8)".to_owned())?;
    let setting_up = matches!(state.business().first(), Some(Frame::Pick | Frame::Put));
    let alone = state.business().len() == 1 && state.enemies.is_empty() && state.turn.is_none() && state.cues.is_empty();
    require(!setting_up || alone, || "nothing happens while heroes are placed (CR-SETUP-15)".to_owned())?;
    let stunned = state.heroes.iter().filter(|hero| hero.stunned).count();
    require(stunned < Slot::COUNT || state.over.is_some(), || "all heroes are Stunned (CR-STUN-6)".to_owned())
}

fn enemies(movegen: &MoveGen<'_>) -> Result<(), String> {
    let state = movegen.state;
    let mut taken = Squares::NONE;
    for enemy in &state.enemies {
        require(movegen.quest().rank(enemy.kind).is_some(), || "an enemy is not in this quest (CR-SETUP-10)".to_owned())?;
        let sheet = movegen.enemy(enemy.kind);
        let name = || format!("{} on {}", sheet.id, enemy.at);
        require(state.dungeon.floor().has(enemy.at) && !taken.has(enemy.at), || format!("{} stands badly", name()))?;
        let health = (1..=movegen.side(enemy).health).contains(&enemy.health);
        require(health || state.over.is_some(), || format!("{} has {} Health", name(), enemy.health))?;
        let count = state.enemies.iter().filter(|other| other.kind == enemy.kind).count();
        require(count <= sheet.figures.into(), || format!("there are {count} {} (CR-SPAWN-4)", sheet.id))?;
        let phase = matches!(state.step(), Some(Step::Enemies)) || state.over.is_some();
        require(!enemy.acted || phase, || format!("{} has acted out of turn (CR-ENEMY-2)", name()))?;
        taken.add(enemy.at);
    }
    Ok(())
}

/// Every Treasure card and Special Item is somewhere (CR-WORD-13).
fn items(movegen: &MoveGen<'_>) -> Result<(), String> {
    let state = movegen.state;
    let carried = |item| state.heroes.iter().map(|hero| u32::from(hero.bag.of(item))).sum::<u32>();
    let of = |tally: &Tally, item| u32::from(tally.of(item));
    let weapons = |item| state.heroes.iter().filter(|hero| movegen.rules.content.hero(hero.id).weapon == item).count() as u32;
    for (item, card) in movegen.rules.content.items_of(state.quest) {
        let (treasure, discard, special) = (of(&state.treasure, item), of(&state.discard, item), of(&state.special, item));
        let (all, wanted) = match card.stock {
            Stock::Treasure => (treasure + discard + carried(item), u32::from(card.copies) + special),
            Stock::Special => (special + carried(item), u32::from(card.copies) + treasure + discard),
            Stock::Starting => (treasure + discard + carried(item), weapons(item) + special),
        };
        require(all == wanted, || format!("there are {all} of {}, not {wanted} (CR-WORD-13)", card.id))?;
    }
    Ok(())
}
