//! Potions: item cards, and what two dice make (section 11, CQ-DIE-12).

use crate::ability::{need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Aim, Camp, Cause, Deed, Event, Figure, Frame, Kind, Marks, Potion, Sequence, Source, Spot};
use paint::{Square, Squares};
use tabletop::{Chance, Die, Faces, Log, Refusal};

/// The potions of one's own turn (decision 15).
pub(crate) fn list_free(movegen: &MoveGen<'_>, camp: Camp, push: &mut impl FnMut(Action)) {
    for potion in Potion::ALL.into_iter().filter(|&potion| potion != Potion::Dexterity) {
        list_one(movegen, camp, potion, push);
    }
}

/// Whether the active side may use a potion so.
pub(crate) fn check_free(movegen: &MoveGen<'_>, camp: Camp, potion: Potion, source: Source, aim: Aim) -> Result<(), Refusal> {
    need(has(movegen, camp, potion, source), source_rule(source))?;
    need(potion != Potion::Dexterity, "CQ-ITM-7")?;
    need(movegen.at(aim).is_some_and(|at| targets(movegen, camp, potion).has(at)), rule(potion))
}

/// The potions with which a side may react (decision 26).
pub(crate) fn list_reactions(movegen: &MoveGen<'_>, deed: Option<&Deed>, camp: Camp, push: &mut impl FnMut(Action)) {
    if is_offensive(movegen, deed) {
        let potion = Potion::Dexterity;
        sources(movegen, camp, potion, &mut |source| push(Action::Potion { potion, source, aim: Aim::Alone }));
    }
    list_one(movegen, camp, Potion::Polymorph, push);
}

/// Whether a side may react so.
pub(crate) fn check_reaction(
    movegen: &MoveGen<'_>,
    deed: Option<&Deed>,
    camp: Camp,
    (potion, source, aim): (Potion, Source, Aim),
) -> Result<(), Refusal> {
    need(has(movegen, camp, potion, source), source_rule(source))?;
    match potion {
        Potion::Dexterity => need(is_offensive(movegen, deed) && aim == Aim::Alone, "CQ-ITM-7"),
        Potion::Polymorph => need(movegen.at(aim).is_some_and(|at| targets(movegen, camp, potion).has(at)), "CQ-ITM-9"),
        _ => refuse("CQ-REA-2"),
    }
}

/// Whether a side could react to this with a card of its hand (CQ-REA-11).
pub(crate) fn reacts(movegen: &MoveGen<'_>, deed: Option<&Deed>, camp: Camp) -> bool {
    let mut found = false;
    list_reactions(movegen, deed, camp, &mut |_| found = true);
    found
}

fn is_offensive(movegen: &MoveGen<'_>, deed: Option<&Deed>) -> bool {
    deed.is_some_and(|deed| deed.ability.is_offensive(movegen, deed))
}

fn list_one(movegen: &MoveGen<'_>, camp: Camp, potion: Potion, push: &mut impl FnMut(Action)) {
    let mut all: Option<Squares> = None;
    sources(movegen, camp, potion, &mut |source| {
        let targets = *all.get_or_insert_with(|| targets(movegen, camp, potion));
        targets.iter().for_each(|at| push(Action::Potion { potion, source, aim: movegen.aim(at) }));
    });
}

/// Where a side may take a potion from.
fn sources(movegen: &MoveGen<'_>, camp: Camp, potion: Potion, push: &mut impl FnMut(Source)) {
    const SPOTS: [Spot; 3] = [Spot::Instant, Spot::Gauge, Spot::Hero];
    if movegen.state.hand(camp).of(potion) > 0 {
        push(Source::Card);
    }
    let pool = movegen.state.pool(camp);
    let [one, two] = movegen.rules.recipes.potion(potion);
    for first in SPOTS.into_iter().filter(|&spot| pool.has(spot, one)) {
        for second in SPOTS.into_iter().filter(|&spot| pool.has(spot, two)) {
            push(Source::Dice(first, second));
        }
    }
}

/// Whether a side has a potion there.
pub(crate) fn has(movegen: &MoveGen<'_>, camp: Camp, potion: Potion, source: Source) -> bool {
    let pool = movegen.state.pool(camp);
    let [one, two] = movegen.rules.recipes.potion(potion);
    match source {
        Source::Card => movegen.state.hand(camp).of(potion) > 0,
        Source::Dice(first, second) => pool.has(first, one) && pool.has(second, two),
    }
}

fn source_rule(source: Source) -> &'static str {
    match source {
        Source::Card => "CQ-ITM-10",
        Source::Dice(..) => "CQ-DIE-12",
    }
}

fn rule(potion: Potion) -> &'static str {
    match potion {
        Potion::Strength | Potion::Celerity => "CQ-ITM-5",
        Potion::Mana => "CQ-ITM-6",
        Potion::Dexterity => "CQ-ITM-7",
        Potion::Invisibility => "CQ-ITM-8",
        Potion::Polymorph => "CQ-ITM-9",
    }
}

/// On whom or what a potion may be used.
fn targets(movegen: &MoveGen<'_>, camp: Camp, potion: Potion) -> Squares {
    let own = |fits: &dyn Fn(Figure) -> bool| -> Squares {
        movegen.field.of(camp).iter().filter(|&at| movegen.figure(at).is_some_and(fits)).collect()
    };
    match potion {
        Potion::Strength => own(&|figure| {
            !figure.is(Marks::STUNNED) && !figure.is(Marks::STRONG) && !movegen.rules.profile(figure).attacks.is_empty()
        }),
        Potion::Celerity if movegen.state.sequence > Sequence::Moves => Squares::NONE,
        Potion::Celerity => {
            own(&|figure| !figure.is(Marks::STUNNED) && !figure.is(Marks::SWIFT) && movegen.moves(figure).is_some())
        }
        Potion::Invisibility => own(&|figure| !figure.is(Marks::INVISIBLE)),
        Potion::Mana if camp == Camp::Kaos => {
            let spare = movegen.rules.spares(movegen.state, Kind::Skelette) > 0;
            if spare { movegen.field.bones() - movegen.occupied } else { Squares::NONE }
        }
        Potion::Mana => {
            let spare = |kind: Kind| movegen.rules.spares(movegen.state, kind) > 0;
            let grows = |at: &Square| movegen.figure(*at).is_some_and(|figure| figure.kind.evolved().is_some_and(spare));
            let golems: Squares = movegen.field.invocations().iter().filter(grows).collect();
            let puddles = movegen.field.coloured() - movegen.field.dice_squares();
            if spare(Kind::MiniGolem) { golems | puddles } else { golems }
        }
        Potion::Polymorph => {
            let changes = |at: &Square| {
                let khromaz = movegen.figure(*at).filter(|figure| Kind::CASTES.contains(&figure.kind));
                khromaz.is_some_and(|figure| castes(movegen).any(|caste| caste != figure.kind))
            };
            movegen.field.of(Camp::Gaia).iter().filter(changes).collect()
        }
        Potion::Dexterity => Squares::NONE,
    }
}

/// The castes with a figure in the supply.
pub(crate) fn castes(movegen: &MoveGen<'_>) -> impl Iterator<Item = Kind> {
    Kind::CASTES.into_iter().filter(|&caste| movegen.rules.spares(movegen.state, caste) > 0)
}

/// The castes that a Polymorph may choose (CQ-ITM-9).
pub(crate) fn check_caste(movegen: &MoveGen<'_>, at: Square, caste: Kind) -> Result<(), Refusal> {
    let other = movegen.figure(at).is_some_and(|figure| figure.kind != caste);
    need(other && Kind::CASTES.contains(&caste), "CQ-ITM-9")?;
    need(movegen.rules.spares(movegen.state, caste) > 0, "CQ-CMP-4")
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A side uses a potion; Polymorph wants a caste first.
    pub(crate) fn use_potion(&mut self, camp: Camp, potion: Potion, source: Source, aim: Aim) {
        let at = self.movegen().at(aim);
        match (potion, at) {
            (Potion::Polymorph, Some(at)) => self.push(Frame::Polymorph { camp, source, at }),
            _ => {
                self.spend_potion(camp, potion, source, at);
                self.drink(camp, potion, at);
            }
        }
    }

    pub(crate) fn spend_potion(&mut self, camp: Camp, potion: Potion, source: Source, at: Option<Square>) {
        match source {
            Source::Card => self.state.hands[camp.index()].remove(potion),
            Source::Dice(first, second) => {
                let [one, two] = self.rules.recipes.potion(potion);
                self.state.pools[camp.index()].take(first, one);
                self.state.pools[camp.index()].take(second, two);
            }
        }
        self.tell(Event::Drank { camp, potion, source, at });
    }

    fn drink(&mut self, camp: Camp, potion: Potion, at: Option<Square>) {
        let Some(at) = at else {
            return self.cancel();
        };
        self.begin(Cause::Nobody);
        match potion {
            Potion::Strength => self.bless(at, Marks::STRONG),
            Potion::Celerity => self.bless(at, Marks::SWIFT),
            Potion::Invisibility => self.bless(at, Marks::INVISIBLE),
            Potion::Mana if camp == Camp::Kaos => self.awaken(at),
            Potion::Mana => match (self.figure(at), self.state.field.puddle(at)) {
                (Some(figure), _) => {
                    if let Some(kind) = figure.kind.evolved() {
                        self.become_(at, kind, figure.tint);
                    }
                }
                (None, Some(tint)) => self.summon(at, Kind::MiniGolem, tint),
                _ => {}
            },
            Potion::Dexterity | Potion::Polymorph => {}
        }
    }

    /// A Khromaz takes another caste; a Concentration is lost (CQ-ITM-9).
    pub(crate) fn polymorph(&mut self, at: Square, caste: Kind) {
        self.begin(Cause::Nobody);
        if let Some(figure) = self.figure(at) {
            self.state.field.mark(at, |marks| marks.without(Marks::CONCENTRATED));
            self.become_(at, caste, figure.tint);
        }
    }

    /// A side draws an item card, if there is one (CQ-ITM-1, CQ-ITM-2).
    pub(crate) fn draw(&mut self, camp: Camp) {
        if self.state.deck.is_empty() {
            *self.state.deck.loose_mut() = *self.rules.discard(self.state).counts();
        }
        let die = Die { label: "item", faces: Faces::Named(&Potion::CODES) };
        let Some(kind) = self.state.deck.draw(self.chance, die) else { return };
        let card = Potion::ALL[kind];
        self.state.hands[camp.index()].add(card);
        let seat = self.state.seat_of(camp);
        self.tell(Event::Drew { camp, seat, card: Some(card) });
        let over = self.state.hand(camp).total().saturating_sub(self.rules.constants.hand);
        if over > 0 {
            self.push(Frame::Discard { camp, left: over });
        }
    }

    /// A side loses cards of its choice, or all that it has (CQ-KUNG-1, CQ-KUNG-2).
    pub(crate) fn lose_cards(&mut self, camp: Camp, count: u8) {
        let held = self.state.hand(camp).total();
        if held > count {
            self.push(Frame::Discard { camp, left: count });
        } else {
            for card in self.state.hand(camp).iter() {
                self.discard(camp, card);
            }
        }
    }

    pub(crate) fn discard(&mut self, camp: Camp, card: Potion) {
        self.state.hands[camp.index()].remove(card);
        self.tell(Event::Discarded { camp, card });
    }

    /// Two cards for one (CQ-ITM-3).
    pub(crate) fn exchange(&mut self, camp: Camp) {
        for card in self.state.hand(camp).iter() {
            self.discard(camp, card);
        }
        self.draw(camp);
    }
}
