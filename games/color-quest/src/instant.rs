//! Instant dice: played, answered with Immunity, done (CQ-INS-1 to CQ-INS-9, CQ-REA-3).

use crate::ability::{need, refuse};
use crate::content::Instant;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Aim, Camp, Cause, Chosen, Deed, Event, Frame, Kind, Part, Spot, Tint};
use paint::{Colour, Square, Squares};
use tabletop::{Chance, Log, Refusal};

/// The dice that the active side may play between two actions (decision 14).
pub(crate) fn list_free(movegen: &MoveGen<'_>, camp: Camp, push: &mut impl FnMut(Action)) {
    for die in held(movegen, camp) {
        let targets = match movegen.rules.recipes.instant(die) {
            Instant::Cleaning => cleanable(movegen),
            Instant::Explosion => explodable(movegen),
            Instant::Invocation => callable(movegen, camp),
            _ => continue,
        };
        targets.iter().for_each(|at| push(Action::Instant { die, aim: movegen.aim(at) }));
    }
}

/// Whether the active side may play a die so.
pub(crate) fn check_free(movegen: &MoveGen<'_>, camp: Camp, die: Colour, aim: Aim) -> Result<(), Refusal> {
    need(movegen.state.pool(camp).instant(die), "CQ-INS-1")?;
    let (targets, rule) = match movegen.rules.recipes.instant(die) {
        Instant::Cleaning => (cleanable(movegen), "CQ-INS-4"),
        Instant::Explosion => (explodable(movegen), "CQ-INS-5"),
        Instant::Invocation => (callable(movegen, camp), "CQ-INS-6"),
        Instant::Fatigue => return refuse("CQ-INS-2"),
        Instant::Miss => return refuse("CQ-INS-3"),
        Instant::Immunity => return refuse("CQ-INS-7"),
    };
    need(movegen.at(aim).is_some_and(|at| targets.has(at)), rule)
}

/// The dice with which a side may react to a deed, or at the end of a turn (decisions 26 and 28).
pub(crate) fn list_reactions(movegen: &MoveGen<'_>, deed: Option<&Deed>, camp: Camp, push: &mut impl FnMut(Action)) {
    for die in held(movegen, camp) {
        match movegen.rules.recipes.instant(die) {
            Instant::Explosion => {
                explodable(movegen).iter().for_each(|at| push(Action::Instant { die, aim: movegen.aim(at) }));
            }
            instant if cancels(instant, deed) => push(Action::Instant { die, aim: Aim::Alone }),
            _ => {}
        }
    }
}

/// Whether a side may react so.
pub(crate) fn check_reaction(
    movegen: &MoveGen<'_>,
    deed: Option<&Deed>,
    camp: Camp,
    die: Colour,
    aim: Aim,
) -> Result<(), Refusal> {
    need(movegen.state.pool(camp).instant(die), "CQ-INS-1")?;
    match movegen.rules.recipes.instant(die) {
        Instant::Explosion => need(movegen.at(aim).is_some_and(|at| explodable(movegen).has(at)), "CQ-INS-5"),
        Instant::Cleaning | Instant::Invocation => refuse("CQ-INS-8"),
        Instant::Immunity => refuse("CQ-INS-7"),
        instant => {
            let rule = if instant == Instant::Fatigue { "CQ-INS-2" } else { "CQ-INS-3" };
            need(cancels(instant, deed) && aim == Aim::Alone, rule)
        }
    }
}

/// Whether a die cancels a deed (CQ-INS-2, CQ-INS-3).
fn cancels(instant: Instant, deed: Option<&Deed>) -> bool {
    let part = deed.map(|deed| deed.part);
    matches!((instant, part), (Instant::Fatigue, Some(Part::Move)) | (Instant::Miss, Some(Part::Attack)))
}

fn held(movegen: &MoveGen<'_>, camp: Camp) -> impl Iterator<Item = Colour> + use<> {
    let pool = *movegen.state.pool(camp);
    Colour::WHEEL.into_iter().filter(move |&die| pool.instant(die))
}

/// What Cleaning may begin with: a puddle, or an invocation that would change (CQ-INS-4).
fn cleanable(movegen: &MoveGen<'_>) -> Squares {
    let stunned = |at: &Square| movegen.figure(*at).is_some_and(|figure| movegen.stun_hits(*at, figure));
    movegen.field.puddles().all() | movegen.field.invocations().iter().filter(stunned).collect()
}

/// CQ-INS-5.
fn explodable(movegen: &MoveGen<'_>) -> Squares {
    movegen.field.invocations().iter().filter(|&at| movegen.can_explode(at)).collect()
}

/// CQ-INS-6, CQ-SUMM-4.
fn callable(movegen: &MoveGen<'_>, camp: Camp) -> Squares {
    let (squares, kind) = match camp {
        Camp::Gaia => (movegen.field.coloured() - movegen.field.dice_squares(), Kind::MiniGolem),
        Camp::Kaos => (movegen.field.bones() - movegen.occupied, Kind::Skelette),
    };
    if movegen.rules.spares(movegen.state, kind) > 0 { squares } else { Squares::NONE }
}

/// Whether more puddles may be chosen for Cleaning.
pub(crate) fn more_puddles(movegen: &MoveGen<'_>, chosen: Chosen) -> Squares {
    let full = chosen.iter().count() >= usize::from(movegen.rules.constants.cleaning);
    if full { Squares::NONE } else { movegen.field.puddles().all() - chosen.iter().collect() }
}

/// Whether a die is played against a side (CQ-INS-7).
fn is_against(movegen: &MoveGen<'_>, die: Colour, chosen: Chosen, camp: Camp) -> bool {
    let names = |at: Square| movegen.figure(at).is_some_and(|figure| figure.camp() == camp);
    match movegen.rules.recipes.instant(die) {
        Instant::Fatigue | Instant::Miss => camp == movegen.state.active,
        Instant::Cleaning => {
            chosen.iter().any(|at| names(at) || movegen.field.puddle(at).is_some_and(|tint| tint.camp() == camp))
        }
        Instant::Explosion => chosen.iter().any(|at| names(at) || covers(movegen, at, camp)),
        Instant::Invocation | Instant::Immunity => false,
    }
}

/// Whether the pattern of an explosion covers a figure of a side.
fn covers(movegen: &MoveGen<'_>, at: Square, camp: Camp) -> bool {
    let area = match movegen.figure(at).map(|figure| figure.kind) {
        Some(Kind::MiniGolem) => movegen.board.beside(at),
        Some(Kind::Golem | Kind::Clone) => movegen.board.around(at),
        _ => Squares::NONE,
    };
    area.meets(movegen.field.of(camp))
}

/// Whether the side that is asked may answer with Immunity (decision 27).
pub(crate) fn may_ward(movegen: &MoveGen<'_>, by: Camp, die: Colour, chosen: Chosen, immunities: u8) -> bool {
    let asked = if immunities.is_multiple_of(2) { by.other() } else { by };
    let own = movegen.state.pool(asked).instant(movegen.rules.recipes.colour(Instant::Immunity));
    own && (immunities > 0 || is_against(movegen, die, chosen, asked))
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A side begins to play a die; Cleaning may want more puddles.
    pub(crate) fn play_instant(&mut self, camp: Camp, die: Colour, aim: Aim) {
        let movegen = self.movegen();
        let at = movegen.at(aim);
        let chosen = at.map_or(Chosen::NONE, |at| Chosen::NONE.with(at));
        let cleans = movegen.rules.recipes.instant(die) == Instant::Cleaning;
        let puddle = at.is_some_and(|at| movegen.field.puddle(at).is_some());
        if cleans && puddle && !more_puddles(&movegen, chosen).is_empty() {
            self.push(Frame::Cleaning { chosen });
        } else {
            self.spend_instant(camp, die, chosen);
        }
    }

    /// The die is spent, and waits for an answer.
    pub(crate) fn spend_instant(&mut self, camp: Camp, die: Colour, chosen: Chosen) {
        self.state.pools[camp.index()].take(Spot::Instant, die);
        self.tell(Event::Played { camp, die, chosen });
        self.push(Frame::Played { camp, die, chosen, immunities: 0 });
    }

    /// The side that is asked plays Immunity.
    pub(crate) fn ward(&mut self) {
        let asked = self.state.asked();
        if let Some(Frame::Played { camp, die, chosen, immunities }) = self.state.business.pop() {
            let purple = self.rules.recipes.colour(Instant::Immunity);
            self.state.pools[asked.index()].take(Spot::Instant, purple);
            self.tell(Event::Played { camp: asked, die: purple, chosen: Chosen::NONE });
            self.push(Frame::Played { camp, die, chosen, immunities: immunities + 1 });
        }
    }

    /// Nobody answers any more: the last die decides (CQ-REA-3).
    pub(crate) fn settle_instant(&mut self) {
        let Some(Frame::Played { camp, die, chosen, immunities }) = self.state.business.pop() else { return };
        if immunities % 2 == 1 {
            self.tell(Event::Warded { camp, die });
            return;
        }
        match self.rules.recipes.instant(die) {
            Instant::Fatigue | Instant::Miss => self.cancel(),
            Instant::Cleaning => {
                self.begin(Cause::Nobody);
                for at in chosen.iter() {
                    if self.figure(at).is_some() {
                        self.stun(at);
                    } else {
                        self.erase(at);
                    }
                }
            }
            Instant::Explosion => {
                self.begin(Cause::Nobody);
                chosen.iter().for_each(|at| self.explode(at));
            }
            Instant::Invocation => {
                self.begin(Cause::Nobody);
                for at in chosen.iter() {
                    match self.state.field.puddle(at) {
                        Some(tint) if camp == Camp::Gaia => self.summon(at, Kind::MiniGolem, tint),
                        _ => self.awaken(at),
                    }
                }
            }
            Instant::Immunity => {}
        }
    }

    /// A paint invocation comes onto a puddle; on a wall it explodes at once (CQ-INV-11).
    pub(crate) fn summon(&mut self, at: Square, kind: Kind, tint: Tint) {
        self.appear(at, kind, tint);
        if self.state.field.walls().has(at) {
            self.explode(at);
        }
    }
}
