//! What is worked out once for a position: how far everything is from every hero, and what a card brings.

use super::need::Need;
use super::plan::{Plan, pile_of};
use crate::look::Look;
use crate::{CardId, CoraQuest, Dice, Edge, Enemy, Frame, Kind, Side, Slot, Square, Squares, State, Step};

/// What is farther away than this counts as this far.
pub(super) const FAR: f32 = 40.0;
/// What an enemy's Health costs to take off, and what its blows cost meanwhile, for each success that they show in the mean.
const HEALTH: f32 = 0.7;
const BLOWS: f32 = 1.2;
/// Enemies that cost so much together cost twice as much as if they came one by one.
const CROWD: f32 = 10.0;
/// How much of a card's spawn points bring somebody: there are not always figures left.
const FILLED: f32 = 0.8;
/// What it takes to find the place for a card and to lay it.
const LAYING: f32 = 1.5;

/// How much of a step that can still be taken counts as if it had been.
const HASTE: f32 = 0.9;

/// A position as heroes see it.
pub(super) struct Sense<'a> {
    pub(super) look: Look<'a>,
    pub(super) plan: &'a Plan,
    /// Steps from each hero to each square, over floor, figures ignored.
    steps: [[u8; CardId::COUNT * 9]; Slot::COUNT],
    /// Who is in the middle of a Move, and the steps that it has left.
    moving: (Option<Slot>, f32),
    /// What a card costs that is to come.
    pub(super) card: f32,
    /// What its enemies cost alone.
    guests: f32,
    /// The damage that a blow of each of them does.
    blows: f32,

    /// Successes of a white, a blue and a red die, in the mean.
    means: [f32; 3],
}

impl<'a> Sense<'a> {
    pub(super) fn of(rules: &'a CoraQuest, state: &'a State) -> Sense<'a> {
        let look = Look::of(rules, state);
        let plan = &rules.plans[state.quest.index()];
        let means = rules.content.faces().0.map(|faces| faces.iter().map(|&face| f32::from(face)).sum::<f32>() / 6.0);
        let mut sense = Sense {
            look,
            plan,
            steps: [[u8::MAX; CardId::COUNT * 9]; Slot::COUNT],
            moving: moving(state),
            card: 0.0,
            guests: 0.0,
            blows: 0.0,
            means,
        };
        for slot in state.slots() {
            if let Some(at) = look.hero(slot).at {
                sense.flood(slot, at);
            }
        }
        for (symbol, points) in look.quest().symbols.iter().zip(plan.points) {
            if let Some(kind) = *symbol {
                sense.guests += FILLED * points * sense.newcomer(kind);
                sense.blows += FILLED * points * sense.mean(sense.side(kind).dice);
            }
        }
        sense.card = LAYING + sense.crowd(sense.guests);
        sense
    }

    fn flood(&mut self, slot: Slot, at: Square) {
        let dungeon = &self.look.state.dungeon;
        let (mut seen, mut rim, mut steps) = (Squares::NONE.with(at), Squares::NONE.with(at), 0);
        while !rim.is_empty() {
            rim.iter().for_each(|at| self.steps[slot.index()][usize::from(at.index())] = steps);
            rim = (dungeon.around_all(&rim) & dungeon.floor()) - seen;
            seen = seen | rim;
            steps += 1;
        }
    }

    /// Steps from a hero to a square.
    pub(super) fn steps(&self, slot: Slot, to: Square) -> f32 {
        f32::from(self.steps[slot.index()][usize::from(to.index())]).min(FAR)
    }

    /// The same; steps that a Move has left count as if they had been taken, almost: who begins a Move is on its way.
    fn soon(&self, slot: Slot, to: Square) -> f32 {
        let steps = self.steps(slot, to);
        if self.moving.0 == Some(slot) { (steps - HASTE * self.moving.1).max((1.0 - HASTE) * steps) } else { steps }
    }

    /// Moves that a hero needs until it stands on a square or beside it.
    pub(super) fn way(&self, slot: Slot, to: Square) -> f32 {
        (self.soon(slot, to) - 1.0).max(0.0) / f32::from(self.look.sheet(slot).movement.max(1))
    }

    /// Moves that a hero needs until it stands within a range of a square.
    pub(super) fn way_within(&self, slot: Slot, to: Square, range: u8) -> f32 {
        (self.soon(slot, to) - f32::from(range)).max(0.0) / f32::from(self.look.sheet(slot).movement.max(1))
    }

    /// The same for the nearest of the standing heroes that fit.
    pub(super) fn nearest(&self, to: Square, fits: impl Fn(Slot) -> bool) -> f32 {
        let heroes = self.look.state.slots().filter(|&slot| !self.look.hero(slot).stunned && fits(slot));
        heroes.map(|slot| self.way(slot, to)).fold(FAR, f32::min)
    }

    /// Moves that a hero needs until it stands on a card.
    pub(super) fn way_onto(&self, slot: Slot, card: CardId) -> f32 {
        let floor = self.look.state.dungeon.floor().on(card);
        let squares = Square::all_of(card).filter(|at| floor >> at.cell() & 1 == 1);
        let steps = squares.map(|at| self.soon(slot, at)).fold(FAR, f32::min);
        steps / f32::from(self.look.sheet(slot).movement.max(1))
    }

    /// Moves until somebody stands where a card can be laid (CR-REVEAL-1).
    pub(super) fn to_the_dark(&self) -> f32 {
        let dungeon = &self.look.state.dungeon;
        let mut best = FAR;
        for laid in dungeon.laid() {
            let floor = dungeon.floor().on(laid.card);
            for edge in Edge::ALL.into_iter().filter(|&edge| dungeon.beyond(laid.card, edge).is_none()) {
                for at in Square::all_of(laid.card).filter(|&at| edge.has(at) && floor >> at.cell() & 1 == 1) {
                    for slot in self.look.state.slots().filter(|&slot| !self.look.hero(slot).stunned) {
                        best = best.min(self.soon(slot, at) / f32::from(self.look.sheet(slot).movement.max(1)));
                    }
                }
            }
        }
        best
    }

    /// Successes that dice show, in the mean.
    pub(super) fn mean(&self, dice: Dice) -> f32 {
        dice.colours().iter().map(|colour| self.means[colour.index()]).sum()
    }

    /// What it costs that an enemy is there.
    pub(super) fn burden(&self, enemy: &Enemy) -> f32 {
        HEALTH * f32::from(enemy.health) + BLOWS * self.mean(self.look.side(enemy).dice)
    }

    /// Enemies that are there together cost more than one after the other.
    pub(super) fn crowd(&self, burden: f32) -> f32 {
        burden * (1.0 + burden / CROWD)
    }

    /// The side that a kind is placed on now.
    pub(super) fn side(&self, kind: Kind) -> &'a Side {
        let tough = self.look.quest().rank(kind).is_some_and(|rank| self.look.state.tough >> rank & 1 == 1);
        self.look.enemy(kind).side(tough)
    }

    /// What it would cost if one of a kind came.
    pub(super) fn newcomer(&self, kind: Kind) -> f32 {
        let side = self.side(kind);
        HEALTH * f32::from(side.health) + BLOWS * self.mean(side.dice)
    }

    /// A need in actions, with the cards that must come first and all that they bring.
    pub(super) fn weigh(&self, need: Need) -> f32 {
        let state = self.look.state;
        let way = if need.cards > 0.0 { self.to_the_dark() } else { 0.0 };
        let mut total = need.work + way + self.card * need.cards;
        for (pile, ambush) in self.plan.ambush.iter().enumerate() {
            let (card, _) = self.look.quest().story[pile];
            if !state.dungeon.has(card) && need.cards > 0.0 {
                let more: f32 = ambush.iter().map(|&(kind, n)| f32::from(n) * self.newcomer(kind)).sum();
                total += self.crowd(self.guests + more) - self.crowd(self.guests);
            }
        }
        total
    }

    /// What those who come with a card will cost, and the damage that a blow of each of them does, in the mean over all cards:
    /// whoever tries what the next card might be, again and again, would else draw when it dreams of a good one.
    pub(super) fn coming(&self, card: CardId) -> (f32, f32) {
        let ambush = pile_of(self.look.quest(), card).map_or(&[][..], |pile| &self.plan.ambush[pile]);
        ambush.iter().fold((self.guests, self.blows), |(burden, blows), &(kind, n)| {
            (burden + f32::from(n) * self.newcomer(kind), blows + f32::from(n) * self.mean(self.side(kind).dice))
        })
    }

    /// Whether enemies are about to act or act now.
    pub(super) fn enemies_act(&self) -> bool {
        matches!(self.look.state.step(), Some(Step::Growl | Step::Bosses(_) | Step::Enemies))
    }

    /// The card that was drawn and is not laid yet.
    pub(super) fn drawn(&self) -> Option<CardId> {
        self.look.state.business.frames().iter().find_map(|frame| match frame {
            Frame::Lay { card } => Some(*card),
            _ => None,
        })
    }
}

fn moving(state: &State) -> (Option<Slot>, f32) {
    match (state.turn, state.business.top()) {
        (Some(turn), Some(Frame::Move { left, .. })) => (Some(turn.hero), f32::from(left)),
        _ => (None, 0.0),
    }
}
