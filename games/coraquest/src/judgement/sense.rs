//! What is worked out once for a position: how far everything is from every hero, and what each of them can do.

use super::plan::{Plan, pile_of};
use super::weights::W;
use crate::movegen::MoveGen;
use crate::{
    Ability, CardId, Condition, CoraQuest, Dice, Edge, Frame, ItemKind, Kind, Magic, Side, Slot, Square, Squares, State,
    StoryMark, Value,
};

/// What is farther away than this counts as this far.
pub(super) const FAR: f32 = 40.0;
/// How much of a card's spawn points bring somebody: there are not always figures left.
pub(super) const FILLED: f32 = 0.8;
/// How much of a step that can still be taken counts as if it had been.
const HASTE: f32 = 0.9;

/// What a hero can do in this round.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fighter {
    pub(super) standing: bool,
    /// Full actions left in this round.
    pub(super) actions: f32,
    /// Attacks that cost none.
    pub(super) free: f32,
    /// Steps left of the Move that is being made.
    pub(super) steps: f32,
    /// Steps of a Move.
    pub(super) movement: f32,
    /// The strongest weapon and the one that reaches farthest: range and successes in the mean.
    pub(super) arms: [(f32, f32); 2],
    /// Smell does not bother it.
    pub(super) immune: bool,
    /// What its armour stops of a blow, in the mean.
    pub(super) armour: f32,
    /// What its ability adds to one attack, and whether it lets it move and attack at once.
    pub(super) bonus: f32,
    pub(super) charge: bool,
    /// More against a kind.
    pub(super) against: Option<(Kind, f32)>,
    /// What it carries and is.
    pub(super) goods: f32,
}

/// A position as heroes see it.
pub(super) struct Sense<'a> {
    pub(super) movegen: MoveGen<'a>,
    pub(super) plan: &'a Plan,
    /// Steps from each hero to each square, over floor, figures ignored.
    steps: [[u8; CardId::COUNT * 9]; Slot::COUNT],
    pub(super) fighters: [Fighter; Slot::COUNT],
    /// Steps from each hero to where a card can be laid, and where that is (CR-REVEAL-1).
    dark: [(f32, Option<Square>); Slot::COUNT],
    /// Whether steps that a Move has left count as if they had been taken.
    pub(super) hasty: bool,
    /// What the party can strike in a round.
    pub(super) force: f32,
    /// What a card costs that is to come, and the Health and the blows of those who come with it.
    pub(super) card: f32,
    guests: (f32, f32),
    /// Successes of a white, a blue and a red die, in the mean.
    means: [f32; 3],
}

impl<'a> Sense<'a> {
    pub(super) fn of(rules: &'a CoraQuest, state: &'a State) -> Sense<'a> {
        let movegen = MoveGen::of(rules, state);
        let plan = &rules.plans[state.quest.index()];
        let means = rules.content.faces().0.map(|faces| faces.iter().map(|&face| f32::from(face)).sum::<f32>() / 6.0);
        let mut sense = Sense {
            movegen,
            plan,
            steps: [[u8::MAX; CardId::COUNT * 9]; Slot::COUNT],
            fighters: [Fighter::default(); Slot::COUNT],
            dark: [(FAR, None); Slot::COUNT],
            hasty: false,
            force: 0.0,
            card: 0.0,
            guests: (0.0, 0.0),
            means,
        };
        for slot in state.slots() {
            if let Some(at) = movegen.hero(slot).at {
                sense.flood(slot, at);
            }
            sense.fighters[slot.index()] = sense.fighter(slot);
        }
        sense.find_the_dark();
        let standing = sense.fighters.iter().filter(|fighter| fighter.standing);
        sense.force = standing.map(|fighter| 1.5 * fighter.arms[0].1).sum::<f32>().max(1.0);
        for (kind, points) in sense.symbols() {
            sense.guests = sense.with(sense.guests, kind, points);
        }
        sense.card = W.lay + W.card * sense.toll(sense.guests);
        sense
    }

    /// Who comes with a card, and how many in the mean.
    pub(super) fn symbols(&self) -> impl Iterator<Item = (Kind, f32)> + use<'a> {
        let symbols = self.movegen.quest().symbols.iter().zip(self.plan.points);
        symbols.filter_map(|(symbol, points)| symbol.map(|kind| (kind, FILLED * points)))
    }

    fn flood(&mut self, slot: Slot, at: Square) {
        let dungeon = &self.movegen.state.dungeon;
        let (mut seen, mut rim, mut steps) = (Squares::NONE.with(at), Squares::NONE.with(at), 0);
        while !rim.is_empty() {
            rim.iter().for_each(|at| self.steps[slot.index()][usize::from(at.index())] = steps);
            rim = (dungeon.around_all(&rim) & dungeon.floor()) - seen;
            seen = seen | rim;
            steps += 1;
        }
    }

    fn fighter(&self, slot: Slot) -> Fighter {
        let (movegen, state) = (&self.movegen, self.movegen.state);
        let (hero, sheet) = (movegen.hero(slot), movegen.sheet(slot));
        let turn = state.turn.filter(|turn| turn.hero == slot);
        let full = f32::from(movegen.rules.content.constants().hero_actions);
        let mut fighter = Fighter { standing: !hero.stunned, movement: f32::from(sheet.movement), ..Fighter::default() };
        fighter.actions = match turn {
            Some(turn) => f32::from(turn.actions),
            None if hero.is_ready() => full,
            None => 0.0,
        };
        let own = self.mean(sheet.dice) + if hero.determined { self.means[0] } else { 0.0 };
        fighter.arms = [(1.0, own); 2];
        let (mut worth, mut weapons) = (0.0, 0.0_f32);
        let mut hurt = f32::from(sheet.health - hero.health);
        for (item, copies) in hero.bag.iter() {
            worth += match movegen.item(item).kind {
                ItemKind::Weapon { range, dice } => {
                    let (range, mean) = (f32::from(range), own + self.mean(dice));
                    if mean > fighter.arms[0].1 || (mean >= fighter.arms[0].1 && range > fighter.arms[0].0) {
                        fighter.arms[0] = (range, mean);
                    }
                    if range > fighter.arms[1].0 || (range >= fighter.arms[1].0 && mean > fighter.arms[1].1) {
                        fighter.arms[1] = (range, mean);
                    }
                    weapons = weapons.max(W.weapon * self.mean(dice) + W.reach * range.min(4.0));
                    W.spare
                }
                ItemKind::Armour { dice } if hero.armour == Some(item) => {
                    fighter.armour = self.mean(dice);
                    W.armour * fighter.armour
                }
                ItemKind::Armour { .. } => W.spare,
                ItemKind::Potion(crate::Use::Heal(health)) => {
                    // What heals more than is hurt is kept for later, at a lower rate.
                    let used = f32::from(health).min(hurt);
                    hurt -= used;
                    f32::from(copies) * W.healing * (used + 0.7 * (f32::from(health) - used))
                }
                ItemKind::Potion(_) => W.potion * f32::from(copies),
                ItemKind::Magic(magic) => {
                    match magic {
                        Magic::Steps(steps) => fighter.movement += f32::from(steps),
                        Magic::NoSmell => fighter.immune = true,
                        Magic::Against(kind, dice) => fighter.against = Some((kind, self.mean(dice))),
                        Magic::Nimble | Magic::SeeThrough => {}
                    }
                    if magic == Magic::NoSmell { 0.1 } else { W.magic }
                }
                ItemKind::Quest | ItemKind::Trap(_) => 0.0,
            };
        }
        fighter.movement = fighter.movement.max(1.0);
        // Who must go near to strike can do nothing against those who smell.
        if self.plan.smelly && fighter.immune {
            worth += if fighter.arms[1].0 < 2.0 { W.peg } else { 0.2 * W.peg };
        }
        if hero.token == 0 && fighter.standing {
            let more = f32::from(movegen.rules.content.ability(sheet.ability).amount);
            match sheet.ability {
                Ability::AddSuccesses => fighter.bonus = more,
                Ability::SecondTarget | Ability::AttackAllAdjacent => fighter.bonus = 0.6 * fighter.arms[0].1,
                Ability::RerollBlanks => fighter.bonus = 0.5,
                Ability::ExtraAttack => fighter.free += 1.0,
                Ability::MoveAndAttack => fighter.charge = true,
                _ => {}
            }
            worth += if sheet.ability == Ability::Heal { 0.0 } else { W.ability };
        }
        if let Some(turn) = turn {
            let boost = |dice: [u8; 3]| dice.iter().zip(self.means).map(|(&n, mean)| f32::from(n) * mean).sum::<f32>();
            fighter.bonus += boost(turn.next) + if turn.accurate { 0.5 } else { 0.0 };
            let all = boost(turn.all);
            fighter.arms.iter_mut().for_each(|arm| arm.1 += all);
            for frame in state.business.frames() {
                match *frame {
                    Frame::Move { left, .. } => fighter.steps = f32::from(left),
                    Frame::Charge { moved, struck } => {
                        fighter.steps = if moved { 0.0 } else { fighter.movement };
                        fighter.free += if struck { 0.0 } else { 1.0 };
                        fighter.charge = false;
                    }
                    Frame::Extra | Frame::Whirl | Frame::Second { .. } => fighter.free += 1.0,
                    _ => {}
                }
            }
        }
        fighter.goods = worth + weapons;
        fighter
    }

    /// Steps from a hero to a square.
    pub(super) fn steps(&self, slot: Slot, to: Square) -> f32 {
        f32::from(self.steps[slot.index()][usize::from(to.index())]).min(FAR)
    }

    /// The same; steps that a Move has left count as if they had been taken, almost: who begins a Move is on its way.
    fn soon(&self, slot: Slot, to: Square) -> f32 {
        self.hurry(slot, self.steps(slot, to))
    }

    fn hurry(&self, slot: Slot, steps: f32) -> f32 {
        let left = self.fighters[slot.index()].steps;
        if self.hasty && left > 0.0 { (steps - HASTE * left).max((1.0 - HASTE) * steps) } else { steps }
    }

    /// Moves that a hero needs until it stands on a square or beside it.
    pub(super) fn way(&self, slot: Slot, to: Square) -> f32 {
        self.way_within(slot, to, 1.0)
    }

    /// Moves that a hero needs until it stands within a range of a square.
    pub(super) fn way_within(&self, slot: Slot, to: Square, range: f32) -> f32 {
        (self.soon(slot, to) - range).max(0.0) / self.fighters[slot.index()].movement
    }

    /// The same for the nearest of the standing heroes that fit.
    pub(super) fn nearest(&self, to: Square, fits: impl Fn(Slot) -> bool) -> f32 {
        let heroes = self.movegen.state.slots().filter(|&slot| !self.movegen.hero(slot).stunned && fits(slot));
        heroes.map(|slot| self.way(slot, to)).fold(FAR, f32::min)
    }

    /// Moves that a hero needs until it stands on a card.
    pub(super) fn way_onto(&self, slot: Slot, card: CardId) -> f32 {
        let floor = self.movegen.state.dungeon.floor().on(card);
        let squares = Square::all_of(card).filter(|at| floor >> at.cell() & 1 == 1);
        let steps = squares.map(|at| self.soon(slot, at)).fold(FAR, f32::min);
        steps / self.fighters[slot.index()].movement
    }

    fn find_the_dark(&mut self) {
        if self.movegen.state.piles.count() == 0 {
            return;
        }
        let dungeon = &self.movegen.state.dungeon;
        for laid in dungeon.laid() {
            let floor = dungeon.floor().on(laid.card);
            let open = Edge::ALL.into_iter().filter(|&edge| dungeon.beyond(laid.card, edge).is_none());
            let rim = open.fold(0, |rim, edge| rim | RIM[edge as usize]) & floor;
            for at in Square::all_of(laid.card).filter(|at| rim >> at.cell() & 1 == 1) {
                for slot in self.movegen.state.slots() {
                    let steps = self.steps(slot, at);
                    if steps < self.dark[slot.index()].0 {
                        self.dark[slot.index()] = (steps, Some(at));
                    }
                }
            }
        }
    }

    /// Moves until somebody stands where a card can be laid (CR-REVEAL-1).
    pub(super) fn to_the_dark(&self) -> f32 {
        let standing = self.movegen.state.slots().filter(|&slot| self.fighters[slot.index()].standing);
        let ways = standing.map(|slot| self.hurry(slot, self.dark[slot.index()].0) / self.fighters[slot.index()].movement);
        ways.fold(FAR, f32::min)
    }

    /// Who can draw a card in this round, where, and the actions that it takes to get there.
    pub(super) fn explorer(&self) -> Option<(Slot, Square, f32)> {
        let mut best: Option<(f32, (Slot, Square, f32))> = None;
        for slot in self.movegen.state.slots() {
            let fighter = &self.fighters[slot.index()];
            let active = self.movegen.state.turn.is_some_and(|turn| turn.hero == slot);
            let (steps, Some(at)) = self.dark[slot.index()] else { continue };
            if !fighter.standing || (fighter.actions <= 0.0 && !active) {
                continue;
            }
            let moves = moves(steps - fighter.steps, fighter.movement);
            if moves > fighter.actions {
                continue;
            }
            let score = moves - 0.05 * f32::from(self.movegen.hero(slot).health);
            if best.is_none_or(|(least, _)| score < least) {
                best = Some((score, (slot, at, moves)));
            }
        }
        best.map(|(_, explorer)| explorer)
    }

    /// The story card that may be next, and how likely it is (CR-SETUP-4).
    pub(super) fn next_story(&self) -> Option<(CardId, f32)> {
        let (piles, quest) = (&self.movegen.state.piles, self.movegen.quest());
        let pile = piles.top().filter(|&pile| piles.story[pile])?;
        let (card, mark) = quest.story[pile];
        let basics = f32::from(piles.basics[pile]);
        let chance = match mark {
            StoryMark::Top => 1.0,
            StoryMark::Bottom if basics > 0.0 => 0.0,
            StoryMark::Bottom => 1.0,
            StoryMark::Shuffled => 1.0 / (basics + 1.0),
        };
        Some((card, chance))
    }

    /// Successes that dice show, in the mean.
    pub(super) fn mean(&self, dice: Dice) -> f32 {
        dice.colours().iter().map(|colour| self.means[colour.index()]).sum()
    }

    /// The side that a kind is placed on now.
    pub(super) fn side(&self, kind: Kind) -> &'a Side {
        let tough = self.movegen.quest().rank(kind).is_some_and(|rank| self.movegen.state.tough >> rank & 1 == 1);
        self.movegen.enemy(kind).side(tough)
    }

    /// So many more of a kind, in Health and blows.
    pub(super) fn with(&self, (health, blows): (f32, f32), kind: Kind, count: f32) -> (f32, f32) {
        let side = self.side(kind);
        (health + count * f32::from(side.health), blows + count * (self.mean(side.dice) + self.brood(kind)))
    }

    /// The blows of those whom an enemy brings along in every round.
    pub(super) fn brood(&self, kind: Kind) -> f32 {
        self.movegen.enemy(kind).phase_spawn.map_or(0.0, |young| self.mean(self.side(young).dice))
    }

    /// What it costs to fight enemies with so much Health and such blows: the more Health they have together, the longer each
    /// of them strikes.
    pub(super) fn toll(&self, (health, blows): (f32, f32)) -> f32 {
        W.later * 2.0 * blows * (W.later_base + health / self.force)
    }

    /// What it will cost beyond a usual card that these come with one.
    pub(super) fn surprise(&self, ambush: impl Iterator<Item = (Kind, f32)>) -> f32 {
        let all = ambush.fold(self.guests, |all, (kind, count)| self.with(all, kind, count));
        W.card * (self.toll(all) - self.toll(self.guests))
    }

    /// The card that was drawn and is not laid yet.
    pub(super) fn drawn(&self) -> Option<CardId> {
        self.movegen.state.business.frames().iter().find_map(|frame| match frame {
            Frame::Lay { card } => Some(*card),
            _ => None,
        })
    }

    /// Those who come with a story card, as things are now: a rule that waits for something else as well may place nobody yet.
    pub(super) fn ambush(&self, card: CardId) -> impl Iterator<Item = (Kind, f32)> + '_ {
        let all = pile_of(self.movegen.quest(), card).map_or(&[][..], |pile| &self.plan.ambush[pile]);
        all.iter().filter(|ambush| self.springs(ambush.rule)).map(|ambush| (ambush.kind, f32::from(ambush.count)))
    }

    /// Whether a rule would run if its card lay there.
    fn springs(&self, rule: usize) -> bool {
        let (quest, state) = (self.movegen.quest(), self.movegen.state);
        let holds = |condition: &Condition| {
            let (left, right) = (self.movegen.value(condition.left, None), self.movegen.value(condition.right, None));
            matches!(condition.left, Value::Revealed(_)) || condition.op.holds(left, right)
        };
        let spent = quest.rules[rule].once && state.ran >> rule & 1 == 1;
        !spent && quest.rules[rule].guard.all.of(&quest.conditions).iter().all(holds)
    }
}

/// Whole Moves for so many steps; three stand for more.
pub(super) fn moves(steps: f32, movement: f32) -> f32 {
    match steps {
        steps if steps <= 0.0 => 0.0,
        steps if steps <= movement => 1.0,
        steps if steps <= 2.0 * movement => 2.0,
        _ => 3.0,
    }
}

/// The cells of each side of a card, in the order of [`Edge`].
const RIM: [u16; 4] = [0b001_001_001, 0b100_100_100, 0b111_000_000, 0b000_000_111];
