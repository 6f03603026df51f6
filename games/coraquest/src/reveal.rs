//! Revealing the dungeon (CR-REVEAL) and placing what comes with it (CR-SPAWN, CR-SPIDER).

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, CardId, Cell, Edge, Enemy, Event, Frame, Kind, Laid, Rotation, Slot, Square, Squares, Step, Trigger};
use tabletop::{Chance, Die, Faces, Log, Refusal};

impl MoveGen<'_> {
    /// The edges beyond which a hero could lay a card (CR-REVEAL-1).
    pub(crate) fn open_edges(&self, slot: Slot) -> impl Iterator<Item = Edge> {
        let (at, dungeon) = (self.hero(slot).at, &self.state.dungeon);
        let open = move |edge: &Edge| at.is_some_and(|at| edge.has(at) && dungeon.beyond(at.card(), *edge).is_none());
        Edge::ALL.into_iter().filter(open)
    }

    pub(crate) fn can_reveal(&self, slot: Slot) -> bool {
        self.state.piles.count() > 0 && self.open_edges(slot).next().is_some()
    }

    /// Whether floor of a card, turned so, would touch floor of the explorer's card (CR-REVEAL-6).
    fn touches(&self, from: CardId, card: CardId, edge: Edge, rotation: Rotation) -> bool {
        let here = self.state.dungeon.floor().on(from);
        let there = self.rules.content.card(card).layout(rotation.number()).floor.0;
        let cell = |i: u8, j: u8| Cell::at(i, j).0;
        let facing = |k: u8, l: u8| match edge {
            Edge::Left => (cell(0, k), cell(2, l)),
            Edge::Right => (cell(2, k), cell(0, l)),
            Edge::Top => (cell(k, 2), cell(l, 0)),
            Edge::Bottom => (cell(k, 0), cell(l, 2)),
        };
        let pairs = (0..3).flat_map(|k: u8| (0..3).filter(move |l| k.abs_diff(*l) <= 1).map(move |l| facing(k, l)));
        pairs.into_iter().any(|(a, b)| here >> a & 1 == 1 && there >> b & 1 == 1)
    }

    pub(crate) fn list_lay(&self, slot: Slot, card: CardId, push: &mut impl FnMut(Action)) {
        let Some(at) = self.hero(slot).at else { return };
        for edge in self.open_edges(slot) {
            for rotation in Rotation::ALL {
                let fresh = self.rules.content.card(card).offers(rotation.number());
                if fresh && self.touches(at.card(), card, edge, rotation) {
                    push(Action::Lay { edge, rotation });
                }
            }
        }
    }

    pub(crate) fn check_lay(&self, slot: Slot, card: CardId, action: Action) -> Result<(), Refusal> {
        let (Action::Lay { edge, rotation }, Some(at)) = (action, self.hero(slot).at) else {
            return Err(Refusal::by("CR-REVEAL-4"));
        };
        if !edge.has(at) || self.state.dungeon.beyond(at.card(), edge).is_some() {
            return Err(Refusal::by("CR-REVEAL-5"));
        }
        if !self.rules.content.card(card).offers(rotation.number()) {
            return Err(Refusal::by("CR-REVEAL-7"));
        }
        if self.touches(at.card(), card, edge, rotation) { Ok(()) } else { Err(Refusal::by("CR-REVEAL-6")) }
    }

    /// The spawn points of a kind on a card that nobody stands on.
    pub(crate) fn points(&self, card: CardId, kind: Kind) -> Squares {
        let Some(layout) = self.layout(card) else { return Squares::NONE };
        let symbols = self.quest().symbols.iter().zip(layout.spawns);
        let cells = symbols.filter(|(symbol, _)| **symbol == Some(kind)).flat_map(|(_, cells)| cells.iter());
        let points: Squares = cells.map(|cell| Square::of(card, cell)).collect();
        points - self.figures()
    }

    /// The centres of the cards with a web that wait for theirs.
    pub(crate) fn webs(&self, done: u32) -> impl Iterator<Item = (usize, Square)> {
        let laid = self.state.dungeon.laid().iter().enumerate();
        let webs = laid.filter(move |(place, laid)| done >> place & 1 == 0 && self.rules.content.card(laid.card).web);
        webs.map(|(place, laid)| (place, Square::centre(laid.card)))
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A hero draws a card (CR-REVEAL-3, CR-REVEAL-4).
    pub(crate) fn reveal(&mut self, slot: Slot) {
        let Some(pile) = self.state.piles.top() else { return };
        let owner = self.state.hero(slot).owner;
        self.state.marker.get_or_insert(owner);
        let (story, mark) = self.movegen().quest().story[pile];
        let (left, told) = (self.state.piles.basics[pile], self.state.piles.story[pile]);
        let certain = match mark {
            crate::StoryMark::Top => told,
            crate::StoryMark::Bottom => told && left == 0,
            crate::StoryMark::Shuffled => told && left == 0,
        };
        let card = if certain {
            story
        } else {
            // All basic cards are alike for a pile; the story card is any one of the cards of its pile.
            let mut weights = [0u8; CardId::COUNT];
            let mut all = 0;
            for card in self.state.hidden_basics() {
                weights[card.index()] = left;
                all += 1;
            }
            if told && mark == crate::StoryMark::Shuffled {
                weights[story.index()] = all;
            }
            let faces = Faces::Listed(&self.rules.card_codes);
            CardId(self.chance.pick(Die { label: "card", faces }, &weights) as u8)
        };
        if card == story {
            self.state.piles.story[pile] = false;
        } else {
            self.state.piles.basics[pile] -= 1;
        }
        let hero = self.id(slot);
        self.tell(Event::Drawn { hero, card });
        self.push(Frame::Lay { card });
    }

    pub(crate) fn lay(&mut self, slot: Slot, card: CardId, edge: Edge, rotation: Rotation) {
        let Some(at) = self.at(slot) else { return };
        let ((x, y), (dx, dy)) = (self.state.dungeon.place(at.card()), edge.delta());
        let floor = self.rules.content.card(card).layout(rotation.number()).floor.0;
        let laid = self.state.dungeon.try_lay(Laid { card, x: x + dx, y: y + dy, rotation }, floor);
        debug_assert_eq!(laid, Ok(()));
        self.tell(Event::Laid { card, edge, rotation });
        self.swap(Frame::Reveal { card, done: 0 });
    }

    /// What comes with a card (CR-REVEAL-9 b to d).
    pub(crate) fn unfold(&mut self, card: CardId, done: u8) {
        let symbols = self.movegen().quest().symbols;
        if let Some(symbol) = symbols.get(usize::from(done)) {
            self.swap(Frame::Reveal { card, done: done + 1 });
            let seen = symbols[..usize::from(done)].contains(symbol);
            return match symbol {
                Some(kind) if !seen => self.push(Frame::Points { card, kind: *kind }),
                _ => {}
            };
        }
        self.pop();
        let chests = self.movegen().layout(card).map(|layout| layout.chests).unwrap_or_default();
        chests.iter().for_each(|cell| self.put_chest(Square::of(card, cell)));
        let actor = self.active();
        self.animation(Trigger::Reveal(card), actor);
        self.animation(Trigger::RevealAny, actor);
    }

    /// A chest token is put, if one is left and none lies there (CR-WORD-12).
    pub(crate) fn put_chest(&mut self, at: Square) {
        let left = self.state.chests.count() < self.rules.content.constants().chests.into();
        if left && !self.state.chests.has(at) {
            self.state.chests.add(at);
            self.tell(Event::Chest { at });
        }
    }

    /// An enemy is put on a free square with full Health (CR-SPAWN-2).
    pub(crate) fn appear(&mut self, kind: Kind, at: Square) {
        let movegen = self.movegen();
        let tough = movegen.quest().rank(kind).is_some_and(|rank| movegen.state.tough >> rank & 1 == 1);
        let health = movegen.enemy(kind).side(tough).health;
        // CR-ENEMY-1: who comes after the first activation waits for the next phase.
        let acted = self.state.step() == Some(Step::Enemies);
        self.state.enemies.push(Enemy { kind, tough, at, health, acted });
        self.tell(Event::Appeared { kind, at });
    }

    /// Spiders come, and the Threat token returns (CR-COUNT-5, CR-SPIDER-1).
    pub(crate) fn spiders(&mut self) {
        self.tell(Event::Spiders);
        self.set_threat(self.movegen().quest().threat_reset);
        let kind = self.rules.content.spider();
        self.push(Frame::Webs { kind, done: 0, spiders: true });
    }

    pub(crate) fn set_threat(&mut self, level: u8) {
        let level = level.clamp(1, self.movegen().quest().countdown_levels);
        self.state.threat = level;
        self.tell(Event::Threat { level });
    }

    /// Spawn points: whether a seat must choose (CR-SPAWN-4).
    pub(crate) fn fill_points(&mut self, card: CardId, kind: Kind) -> bool {
        let movegen = self.movegen();
        let (points, supply) = (movegen.points(card, kind), movegen.supply(kind));
        match points.iter().next() {
            Some(point) if supply > 0 && u32::from(supply) >= points.count() => self.appear(kind, point),
            Some(_) if supply > 0 => return true,
            _ => self.pop(),
        }
        false
    }

    /// A figure is placed: whether a seat must choose (CR-SPAWN-3).
    pub(crate) fn try_place(&mut self, kind: Kind, at: Square) -> bool {
        let movegen = self.movegen();
        if movegen.supply(kind) == 0 {
            self.pop();
        } else if movegen.free().has(at) {
            self.pop();
            self.appear(kind, at);
        } else if movegen.nearest_free(at).is_empty() {
            self.pop();
        } else {
            return true;
        }
        false
    }

    /// Webs: whether a seat must choose (CR-SPIDER-4).
    pub(crate) fn try_webs(&mut self, kind: Kind, done: u32, spiders: bool) -> bool {
        let movegen = self.movegen();
        let (first, count, supply) = (movegen.webs(done).next(), movegen.webs(done).count(), usize::from(movegen.supply(kind)));
        match first {
            Some((place, at)) if supply >= count => self.weave(kind, done, spiders, place, at),
            Some(_) if supply > 0 => return true,
            _ => {
                self.pop();
                if spiders {
                    self.animation(Trigger::Spiders, None);
                }
            }
        }
        false
    }

    /// An enemy comes to a web.
    pub(crate) fn weave(&mut self, kind: Kind, done: u32, spiders: bool, place: usize, at: Square) {
        self.swap(Frame::Webs { kind, done: done | 1 << place, spiders });
        self.push(Frame::Place { kind, at });
    }

    /// Heroes are put somewhere: whether a seat must choose where.
    pub(crate) fn try_shift(&mut self, who: u8, at: Square) -> bool {
        let Some(slot) = self.state.slots().find(|slot| who >> slot.index() & 1 == 1) else {
            self.pop();
            return false;
        };
        let movegen = self.movegen();
        if movegen.hero(slot).at == Some(at) && !movegen.shares(slot, at) {
            self.swap(Frame::Shift { who: who & !(1 << slot.index()), at });
        } else if movegen.free().has(at) {
            self.put_hero(slot, who, at, at);
        } else if movegen.nearest_free(at).is_empty() {
            self.swap(Frame::Shift { who: who & !(1 << slot.index()), at });
        } else {
            return true;
        }
        false
    }

    pub(crate) fn put_hero(&mut self, slot: Slot, who: u8, goal: Square, at: Square) {
        self.swap(Frame::Shift { who: who & !(1 << slot.index()), at: goal });
        let hero = self.id(slot);
        self.state.hero_mut(slot).at = Some(at);
        self.tell(Event::Placed { hero, at });
    }
}
