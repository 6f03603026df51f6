//! Enemies: whom heroes can still strike in this round, and what is left of them strikes back.

use super::coming;
use super::sense::{FAR, Fighter, Sense, moves};
use super::weights::W;
use crate::{Frame, Kind, OnHit, Roll, Side, Slot, Square, Squares, Targets};
use arrayvec::ArrayVec;

const MOST: usize = crate::MOST_ENEMIES + 8;

/// An enemy, or somebody who is about to come.
struct Foe {
    kind: Kind,
    at: Square,
    /// Farther away than its square says.
    off: f32,
    health: f32,
    /// Successes of a blow in the mean.
    blow: f32,
    range: f32,
    movement: f32,
    stinky: bool,
    /// Actions that it has in this round yet.
    actions: f32,
    /// What heroes will do to it.
    struck: f32,
    /// How likely it stands then.
    stands: f32,
    /// How far away the hero whose turn it is sees it, and the steps of its Move until it could be struck with each weapon.
    seen: f32,
    near: [f32; 2],
    /// What it will do in this round if it stands.
    threat: f32,
    target: Option<Slot>,
}

impl Foe {
    /// A fresh one that nobody has looked at yet.
    fn new(sense: &Sense<'_>, kind: Kind, side: &Side, at: Square) -> Foe {
        Foe {
            kind,
            at,
            off: 0.0,
            health: f32::from(side.health),
            blow: sense.mean(side.dice),
            range: f32::from(side.range),
            movement: f32::from(side.movement),
            stinky: sense.movegen.enemy(kind).stinky,
            actions: if sense.movegen.state.slow { 1.0 } else { 2.0 },
            struck: 0.0,
            stands: 1.0,
            seen: FAR,
            near: [FAR; 2],
            threat: 0.0,
            target: None,
        }
    }
}

/// What is to be expected.
pub(super) struct Danger {
    /// Damage to each hero until the round is over.
    pub(super) damage: [f32; Slot::COUNT],
    /// What those cost who are left.
    pub(super) later: f32,
    /// What it costs that heroes are too far away to strike.
    pub(super) idle: f32,
}

/// A card that somebody might draw now: who, where, and the actions that it takes to get there.
pub(super) type Visit = (Slot, Square, f32);

pub(super) fn of(sense: &Sense<'_>, visit: Option<Visit>) -> Danger {
    let mut foes = gather(sense);
    if let Some((_, at, _)) = visit {
        let story = sense.next_story();
        let ambush = story.into_iter().flat_map(|(card, chance)| sense.ambush(card).map(move |(kind, n)| (kind, chance * n)));
        sense.symbols().chain(ambush).for_each(|(kind, count)| guests(sense, kind, count, (at, W.guest_gap), &mut foes));
    }
    let mut danger = Danger { damage: [0.0; Slot::COUNT], later: 0.0, idle: 0.0 };
    if foes.is_empty() {
        return danger;
    }
    for foe in &mut foes {
        aim(sense, foe);
    }
    spot(sense, &mut foes);
    strike(sense, &mut foes, visit);
    danger.idle = idle(sense, &foes);
    let (mut health, mut blows) = (0.0, 0.0);
    for foe in &mut foes {
        foe.stands = stands(foe.health, foe.struck);
        health += foe.stands * (foe.health - foe.struck).max(0.5);
        blows += foe.stands * foe.blow;
    }
    // Those with the shortest way strike first; of equally near heroes the healthiest is offered.
    for foe in &foes {
        blow(sense, foe, &mut danger.damage);
    }
    danger.later = sense.toll((health, blows));
    danger
}

/// All enemies, with what an attack that was rolled does to them, and those who come with a card that was drawn.
fn gather(sense: &Sense<'_>) -> ArrayVec<Foe, MOST> {
    let state = sense.movegen.state;
    let mut foes = ArrayVec::new();
    let (mut acting, mut hit) = (None, None);
    for frame in state.business.frames() {
        match *frame {
            Frame::Foe { at, left } => acting = Some((at, f32::from(left))),
            Frame::Target { at } | Frame::Hunt { at, .. } | Frame::Stride { at, .. } | Frame::Prowl { at } => {
                if let Some((foe, left)) = acting.filter(|&(foe, _)| foe == at) {
                    acting = Some((foe, left + 1.0));
                }
            }
            Frame::Rolled { targets, roll } => hit = Some((targets, roll)),
            _ => {}
        }
    }
    for enemy in &state.enemies {
        let side = sense.movegen.side(enemy);
        let actions = match acting {
            Some((at, left)) if at == enemy.at => left,
            _ if enemy.acted => 0.0,
            _ if state.slow => 1.0,
            _ => 2.0,
        };
        let done = hit.map_or(0.0, |hit| rolled(sense, hit, enemy.at));
        let mut foe = Foe::new(sense, enemy.kind, side, enemy.at);
        foe.health = f32::from(enemy.health) - done;
        foe.blow += sense.brood(enemy.kind);
        foe.actions = actions;
        foes.push(foe);
    }
    foes.retain(|foe| foe.health > 0.0);
    coming::each(sense, |kind, count, at, off| guests(sense, kind, count, (at, off), &mut foes));
    foes
}

/// What an attack whose dice lie on the table does to the enemy on a square.
fn rolled(sense: &Sense<'_>, (targets, roll): (Targets, Roll), at: Square) -> f32 {
    let meant = match targets {
        Targets::One(one) => at == one,
        Targets::Two(one, other) => at == one || at == other,
        Targets::Adjacent => sense.movegen.state.turn.is_some_and(|turn| sense.movegen.distance(turn.hero, at) <= 1),
    };
    if meant { f32::from(roll.hits) } else { 0.0 }
}

/// Those who come with a card, in the mean over all cards: whoever tries what the next card might be, again and again, would
/// else draw when it dreams of a good one.
fn guests(sense: &Sense<'_>, kind: Kind, count: f32, (at, off): (Square, f32), foes: &mut ArrayVec<Foe, MOST>) {
    let mut left = count;
    while left > 0.05 && !foes.is_full() {
        let share = left.min(1.0);
        left -= share;
        let foe = Foe::new(sense, kind, sense.side(kind), at);
        foes.push(Foe { off, health: share * foe.health, blow: share * foe.blow, ..foe });
    }
}

/// Whom an enemy goes for and how much it can do: its blows fall on the nearest hero; a Keeper takes the weakest (CR-KEEP-2).
fn aim(sense: &Sense<'_>, foe: &mut Foe) {
    let state = sense.movegen.state;
    let mut best: Option<(Slot, f32, f32)> = None;
    for slot in state.slots().filter(|&slot| sense.fighters[slot.index()].standing) {
        let gap = gap(sense, foe, slot);
        let health = f32::from(sense.movegen.hero(slot).health);
        let score = match state.keeper {
            true if gap <= foe.movement => health - 100.0,
            true => gap,
            false => gap - health / 64.0,
        };
        if best.is_none_or(|(_, least, _)| score < least) {
            best = Some((slot, score, gap));
        }
    }
    let Some((slot, _, gap)) = best else { return };
    foe.target = Some(slot);
    foe.threat = foe.blow * blows(foe, gap) + 0.3 * foe.blow;
}

fn gap(sense: &Sense<'_>, foe: &Foe, slot: Slot) -> f32 {
    (sense.steps(slot, foe.at) + foe.off - foe.range).max(0.0)
}

/// Blows of an enemy in this round, from so far away.
fn blows(foe: &Foe, gap: f32) -> f32 {
    let moves = if gap <= 0.0 {
        0.0
    } else if gap <= foe.movement {
        1.0
    } else {
        2.0
    };
    (foe.actions - moves).max(0.0)
}

/// How likely an enemy stands after blows that show so much in the mean.
fn stands(health: f32, struck: f32) -> f32 {
    chance((health - 0.5 - struck) / (0.75 * struck + 0.05).sqrt())
}

/// A curve from 0 to 1, a half at 0.
pub(super) fn chance(t: f32) -> f32 {
    let t = t * (1.0 + 0.25 * t * t);
    0.5 + 0.5 * t / (1.0 + t * t).sqrt()
}

/// Heroes strike whom they can reach with what they have left, each where it helps most.
fn strike(sense: &Sense<'_>, foes: &mut [Foe], visit: Option<Visit>) {
    let state = sense.movegen.state;
    let active = state.turn.map(|turn| turn.hero);
    let others = state.slots().filter(|&slot| Some(slot) != active);
    for slot in active.into_iter().chain(others) {
        let fighter = &sense.fighters[slot.index()];
        if !fighter.standing || fighter.actions + fighter.free <= 0.0 {
            continue;
        }
        let (mut left, mut free, mut steps, mut bonus) =
            (fighter.actions, fighter.free, if sense.hasty { fighter.steps } else { 0.0 }, fighter.bonus);
        let mut charge = fighter.charge;
        if let Some((_, _, moves)) = visit.filter(|visit| visit.0 == slot) {
            left -= moves;
        }
        // Where it went: after a Move it is as near to everybody as that brought it to the one.
        let mut walked = 0.0;
        loop {
            let mut best: Option<(usize, f32, f32, f32)> = None;
            for (index, foe) in foes.iter().enumerate() {
                let distance = (sense.steps(slot, foe.at) + foe.off - walked).max(0.0);
                // Whoever has the turn has ended it before another draws a card.
                if foe.off > 0.0 && Some(slot) == active && visit.is_some_and(|visit| visit.0 != slot) {
                    continue;
                }
                let exact = Some(slot) == active && foe.off <= 0.0 && walked <= 0.0;
                let Some((moves, mean)) = reach(fighter, foe, distance, steps, exact) else { continue };
                let cost = if free >= 1.0 || (charge && moves > 0.0) { moves } else { moves + 1.0 };
                if cost > left + 0.01 {
                    continue;
                }
                let mean = mean + bonus;
                let kills = stands(foe.health, foe.struck) - stands(foe.health, foe.struck + mean);
                let rest = (foe.health - foe.struck).max(0.3);
                let gain = foe.threat * (kills + W.focus * (mean / rest).min(1.0)) / (cost + 0.5);
                if best.is_none_or(|(_, most, ..)| gain > most) {
                    best = Some((index, gain, cost, mean));
                }
            }
            let Some((index, gain, cost, mean)) = best else { break };
            if gain <= 0.0 {
                break;
            }
            let distance = sense.steps(slot, foes[index].at) + foes[index].off - walked;
            foes[index].struck += mean;
            bonus = 0.0;
            left -= cost;
            if free >= 1.0 {
                free -= 1.0;
            } else if charge && cost >= 1.0 && distance > fighter.arms[0].0 {
                charge = false;
            }
            let reach = fighter.arms[0].0.max(fighter.arms[1].0);
            let gone = (distance - reach).max(0.0);
            walked += gone;
            steps = (steps - gone).max(0.0);
            if left + free <= 0.0 {
                break;
            }
        }
    }
}

/// Moves that a hero needs until it can strike, and the successes then in the mean; `exact` for the one whose turn it is.
fn reach(fighter: &Fighter, foe: &Foe, distance: f32, steps: f32, exact: bool) -> Option<(f32, f32)> {
    let shy = foe.stinky && !fighter.immune;
    let mut best: Option<(f32, f32)> = None;
    for (index, (range, mean)) in fighter.arms.into_iter().enumerate() {
        if shy && range < 2.0 {
            continue;
        }
        let gap = if shy && distance <= 1.0 { 1.0 } else { (distance - range).max(0.0) };
        let now = if exact { (foe.seen <= range && !(shy && foe.seen <= 1.0)) || foe.near[index] <= steps } else { gap <= steps };
        let far = if now { 0.0 } else { moves(gap - steps, fighter.movement).max(1.0) };
        let mean = mean + fighter.against.filter(|&(kind, _)| kind == foe.kind).map_or(0.0, |(_, more)| more);
        let better = best.is_none_or(|(least, most)| far < least || (far <= least && mean > most));
        if better {
            best = Some((far, mean));
        }
    }
    best.filter(|&(moves, _)| moves <= 2.0)
}

/// Whom the hero sees whose turn it is, and where its Move can bring it to strike.
fn spot(sense: &Sense<'_>, foes: &mut [Foe]) {
    let (movegen, state) = (&sense.movegen, sense.movegen.state);
    let Some((slot, at)) = state.turn.and_then(|turn| Some((turn.hero, movegen.hero(turn.hero).at?))) else { return };
    let fighter = &sense.fighters[slot.index()];
    let clear = movegen.clear_for(slot).with(at);
    let far = fighter.arms[1].0.max(fighter.arms[0].0);
    for foe in foes.iter_mut().filter(|foe| foe.off <= 0.0) {
        let distance = state.dungeon.distance(at, foe.at) as f32;
        if distance <= far && state.dungeon.sees(at, foe.at, &clear) {
            foe.seen = distance;
        }
    }
    if !sense.hasty || fighter.steps <= 0.0 {
        return;
    }
    let walk = movegen.walk(slot, false);
    let (mut seen, mut rim, mut steps) = (Squares::NONE.with(at), Squares::NONE.with(at), 0.0);
    while !rim.is_empty() && steps <= fighter.steps {
        for place in (rim & walk.ends).iter() {
            for foe in foes.iter_mut().filter(|foe| foe.off <= 0.0 && foe.near.iter().any(|&near| near > steps)) {
                let distance = state.dungeon.distance(place, foe.at) as f32;
                let shy = foe.stinky && !fighter.immune && distance <= 1.0;
                if distance > far || shy || !state.dungeon.sees(place, foe.at, &clear) {
                    continue;
                }
                for (near, (range, _)) in foe.near.iter_mut().zip(fighter.arms) {
                    if distance <= range {
                        *near = near.min(steps);
                    }
                }
            }
        }
        rim = (state.dungeon.around_all(&rim) & walk.passable) - seen;
        seen = seen | rim;
        steps += 1.0;
    }
}

/// A foe's blows fall on a hero.
fn blow(sense: &Sense<'_>, foe: &Foe, damage: &mut [f32; Slot::COUNT]) {
    let Some(mut slot) = foe.target else { return };
    let near = gap(sense, foe, slot);
    let blows = blows(foe, near);
    if blows <= 0.0 {
        return;
    }
    let left = |slot: Slot, damage: &[f32; Slot::COUNT]| f32::from(sense.movegen.hero(slot).health) - damage[slot.index()];
    if !sense.movegen.state.keeper {
        for other in sense.movegen.state.slots().filter(|&other| sense.fighters[other.index()].standing) {
            if gap(sense, foe, other) <= near && left(other, damage) > left(slot, damage) {
                slot = other;
            }
        }
    }
    let more = match sense.movegen.enemy(foe.kind).on_hit {
        Some(OnHit::Poisoned) => 1.0,
        Some(OnHit::Knock) => 1.0,
        Some(OnHit::Stunned) => 1.0,
        _ => 0.0,
    };
    let armour = 0.8 * sense.fighters[slot.index()].armour;
    let mean = (foe.blow - armour).max(0.15 * foe.blow);
    damage[slot.index()] += foe.stands * (blows * mean + more);
}

/// What it costs that heroes are too far away to strike those who do not come by themselves.
fn idle(sense: &Sense<'_>, foes: &[Foe]) -> f32 {
    let mut idle = 0.0;
    for slot in sense.movegen.state.slots().filter(|&slot| sense.fighters[slot.index()].standing) {
        let range = sense.fighters[slot.index()].arms[1].0;
        let aloof = |foe: &Foe| if foe.range > 1.0 { 1.0 } else { W.melee };
        let ways = foes.iter().map(|foe| aloof(foe) * sense.way_within(slot, foe.at, range - foe.off).min(3.0));
        idle += ways.fold(3.0, f32::min);
    }
    W.engage * idle
}
