//! The contract, fulfilled.

use crate::ability::paint_bomb::splashes;
use crate::ability::{need, refuse};
use crate::content::Instant;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Aim, Camp, ColorQuest, Deed, Ending, Event, Frame, Knowledge, Potion, Setup, Stage, State, View};
use crate::{choice, goal, instant, place, potion, refill, tile};
use paint::{Area, Colour, Square};
use tabletop::{Chance, Edition, FirstRelease, Game, Log, Outcome, Refusal, Rng, Seat, Viewer};

impl Game for ColorQuest {
    const NAME: &'static str = "color-quest";
    const RULES_VERSION: u32 = 2;
    const FIRST_RELEASE: Option<FirstRelease> =
        Some(FirstRelease { written: "37ca6834e74b402e", content: "51be2b65f9327a45194dcf808bbbd71c" });

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;

    fn edition(&self) -> &Edition {
        &self.edition
    }

    fn edition_mut(&mut self) -> &mut Edition {
        &mut self.edition
    }

    fn start<C: Chance + ?Sized>(&self, setup: &Setup, chance: &mut C) -> Result<State, Refusal> {
        place::start(self, setup, chance)
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        match state.over {
            Some(_) => None,
            None => Some(state.seat_of(state.asked())),
        }
    }

    fn legal_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        if state.over.is_none() {
            options(&MoveGen::of(self, state), &mut |action| list.push(action));
            if !list.is_sorted() {
                list.sort_unstable();
            }
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let movegen = MoveGen::of(self, state);
        match (state.over, state.business.top()) {
            (Some(Ending::Goal(_)), _) => refuse("CQ-END-1"),
            (Some(Ending::Limit), _) => refuse("CQ-END-3"),
            (None, Some(frame)) => check_frame(&movegen, frame, action),
            (None, None) if state.stage == Stage::Playing => choice::check(&movegen, action),
            (None, None) => place::check(&movegen, action),
        }
    }

    fn play<C: Chance + ?Sized, L: Log<Event>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        debug_assert_eq!(self.check(state, action), Ok(()));
        let mut tx = Tx { rules: self, state, chance, log };
        perform(&mut tx, action);
        tx.settle();
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        goal::outcome(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn sides(&self, view: &View) -> Vec<&'static str> {
        Seat::first(2).map(|seat| view.table.camp_of(seat).code()).collect()
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drew { camp, seat, .. } if !viewer.is(seat) => Event::Drew { camp, seat, card: None },
            _ => event.clone(),
        })
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> Knowledge {
        Knowledge::of(state, viewer)
    }

    fn resample(&self, knowledge: &Knowledge, rng: &mut Rng) -> State {
        knowledge.imagine(self, rng)
    }

    /// The set-up has a few dozens of decisions. In a turn each figure may Move and attack twice and use two powers, each with
    /// up to six aims, payments and answers.
    fn max_decisions(&self) -> u32 {
        200 + 2 * u32::from(self.constants.rounds) * 60 * 6 * 12
    }

    fn candidate_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        crate::candidate_actions::candidate_actions(self, state, list);
    }

    fn validate(&self, state: &State) -> Result<(), String> {
        crate::validate::validate(self, state)
    }
}

/// All that the seat that decides may choose.
pub(crate) fn options(movegen: &MoveGen<'_>, push: &mut impl FnMut(Action)) {
    let Some(frame) = movegen.state.business.top() else {
        return if movegen.state.stage == Stage::Playing { choice::list(movegen, push) } else { place::list(movegen, push) };
    };
    match frame {
        Frame::Choosing { deed } => choice::list_next(movegen, &deed, push),
        Frame::Paying { deed, .. } => choice::dice(movegen, &deed).for_each(push),
        Frame::Declared { deed } => reactions(movegen, Some(&deed), push),
        Frame::LastCall => reactions(movegen, None, push),
        Frame::Shots { by, .. } => {
            if let Some(deed) = choice::shot(movegen, by) {
                deed.ability.list(movegen, &deed, &mut |aim| push(Action::Pick { aim }));
            }
            push(Action::Enough);
        }
        Frame::Cleaning { chosen } => {
            instant::more_puddles(movegen, chosen).iter().for_each(|at| push(Action::Pick { aim: movegen.aim(at) }));
            push(Action::Enough);
        }
        Frame::Polymorph { at, .. } => {
            let fits = |caste: &crate::Kind| potion::check_caste(movegen, at, *caste).is_ok();
            potion::castes(movegen).filter(fits).for_each(|caste| push(Action::Caste { caste }));
        }
        Frame::Caste => potion::castes(movegen).for_each(|caste| push(Action::Caste { caste })),
        Frame::Played { .. } => {
            let die = movegen.rules.recipes.colour(Instant::Immunity);
            push(Action::Instant { die, aim: Aim::Alone });
            push(Action::Pass);
        }
        Frame::Splash { impact, reach, first, .. } => {
            let left = splashes(movegen, impact, reach) - first.into_iter().collect();
            left.iter().for_each(|at| push(Action::Splash { at: movegen.point(at) }));
        }
        Frame::Push { by, left } => {
            for (at, goals) in tile::pushed(movegen, by, left) {
                goals.iter().for_each(|to| push(Action::Push { at: movegen.point(at), to: movegen.point(to) }));
            }
        }
        Frame::Stow { camp, die, .. } => refill::spots(movegen, camp, die).for_each(|spot| push(Action::Stow { spot })),
        Frame::Refill { fragment, .. } => {
            movegen.free_crystals(usize::from(fragment)).iter().for_each(|at| push(Action::Crystal { at: movegen.point(at) }));
        }
        Frame::Starting { camp, .. } => {
            place::starting_crystals(movegen, camp).iter().for_each(|at| push(Action::Crystal { at: movegen.point(at) }));
        }
        Frame::Levels { .. } => {
            refill::empty_fragments(movegen).for_each(|fragment| push(Action::Fragment { number: fragment + 1 }));
        }
        Frame::Colour { .. } => Colour::WHEEL.into_iter().for_each(|colour| push(Action::Colour { colour })),
        Frame::Tunnel { at } => tile::exits(movegen, at).iter().for_each(|at| push(Action::Exit { at: movegen.point(at) })),
        Frame::Discard { camp, .. } => {
            let hand = movegen.state.hand(camp);
            let held = Potion::ALL.into_iter().filter(|&potion| hand.of(potion) > 0);
            held.for_each(|potion| push(Action::Discard { potion }));
        }
        // These never wait for anybody.
        Frame::Collect { .. } | Frame::Drought { .. } | Frame::Arrive { .. } | Frame::Aftermath | Frame::Tidy { .. } => {}
    }
}

fn reactions(movegen: &MoveGen<'_>, deed: Option<&Deed>, push: &mut impl FnMut(Action)) {
    let camp = choice::reactor(movegen);
    instant::list_reactions(movegen, deed, camp, push);
    potion::list_reactions(movegen, deed, camp, push);
    push(Action::Pass);
}

/// Whether this answers what waits.
fn check_frame(movegen: &MoveGen<'_>, frame: Frame, action: Action) -> Result<(), Refusal> {
    let square = |point| movegen.layout.square(point);
    match (frame, action) {
        (Frame::Choosing { deed }, _) => choice::check_next(movegen, &deed, action),
        (Frame::Paying { deed, .. }, Action::Pay { .. }) => {
            need(choice::dice(movegen, &deed).any(|option| option == action), "CQ-DIE-7")
        }
        (Frame::Declared { deed }, _) => check_reaction(movegen, Some(&deed), action),
        (Frame::LastCall, _) => check_reaction(movegen, None, action),
        (Frame::Shots { by, .. }, Action::Pick { aim }) => match choice::shot(movegen, by) {
            Some(deed) => deed.ability.check(movegen, &deed, aim),
            None => refuse("CQ-MSHO-1"),
        },
        (Frame::Shots { .. } | Frame::Cleaning { .. }, Action::Enough) => Ok(()),
        (Frame::Cleaning { chosen }, Action::Pick { aim }) => {
            let Some(at) = movegen.at(aim) else { return refuse("CQ-INS-4") };
            need(chosen.iter().count() < usize::from(movegen.rules.constants.cleaning), "CQ-INS-4")?;
            need(movegen.field.puddle(at).is_some() && !chosen.has(at), "CQ-INS-4")
        }
        (Frame::Polymorph { at, .. }, Action::Caste { caste }) => potion::check_caste(movegen, at, caste),
        (Frame::Caste, Action::Caste { caste }) => {
            need(crate::Kind::CASTES.contains(&caste), "CQ-SKL-2")?;
            need(movegen.rules.spares(movegen.state, caste) > 0, "CQ-CMP-4")
        }
        (Frame::Played { .. }, Action::Pass) => Ok(()),
        (Frame::Played { .. }, Action::Instant { die, aim }) => {
            need(movegen.rules.recipes.instant(die) == Instant::Immunity && aim == Aim::Alone, "CQ-INS-7")
        }
        (Frame::Splash { impact, reach, first, .. }, Action::Splash { at }) => {
            let Some(at) = square(at) else { return refuse("CQ-GEN-10") };
            need(movegen.board.around(impact).has(at) && first != Some(at), "CQ-PBOM-1")?;
            need(reach || !movegen.walls.has(at), "CQ-PBOM-1")
        }
        (Frame::Push { by, left }, Action::Push { at, to }) => {
            let (Some(at), Some(to)) = (square(at), square(to)) else { return refuse("CQ-GEN-10") };
            need(tile::pushed(movegen, by, left).any(|(other, goals)| other == at && goals.has(to)), "CQ-LUX-2")
        }
        (Frame::Stow { camp, die, .. }, Action::Stow { spot }) => {
            need(refill::spots(movegen, camp, die).any(|other| other == spot), "CQ-DIE-3")
        }
        (Frame::Refill { fragment, .. }, Action::Crystal { at }) => {
            let free = movegen.free_crystals(usize::from(fragment));
            need(square(at).is_some_and(|at| free.has(at)), "CQ-DIE-5")
        }
        (Frame::Starting { camp, .. }, Action::Crystal { at }) => {
            let Some(at) = square(at) else { return refuse("CQ-GEN-10") };
            let fragment = movegen.layout.fragment_of(at);
            need(movegen.layout.shares[camp.index()].iter().any(|&own| usize::from(own) == fragment), "CQ-SET-7")?;
            need(movegen.free_crystals(fragment).has(at), "CQ-SET-7")
        }
        (Frame::Levels { .. }, Action::Fragment { number }) => {
            need(refill::empty_fragments(movegen).any(|fragment| fragment + 1 == number), "CQ-DIE-9")
        }
        (Frame::Colour { .. }, Action::Colour { .. }) => Ok(()),
        (Frame::Tunnel { at }, Action::Exit { at: to }) => {
            need(square(to).is_some_and(|to| tile::exits(movegen, at).has(to)), "CQ-TIL-8")
        }
        (Frame::Discard { camp, .. }, Action::Discard { potion }) => need(movegen.state.hand(camp).of(potion) > 0, "CQ-ITM-2"),
        _ => refuse(asks(frame)),
    }
}

fn check_reaction(movegen: &MoveGen<'_>, deed: Option<&Deed>, action: Action) -> Result<(), Refusal> {
    let camp = choice::reactor(movegen);
    match action {
        Action::Instant { die, aim } => instant::check_reaction(movegen, deed, camp, die, aim),
        Action::Potion { potion, source, aim } => potion::check_reaction(movegen, deed, camp, (potion, source, aim)),
        Action::Pass => Ok(()),
        _ => refuse("CQ-REA-2"),
    }
}

/// The rule by which somebody is asked.
fn asks(frame: Frame) -> &'static str {
    match frame {
        Frame::Paying { .. } => "CQ-DIE-7",
        Frame::Shots { .. } => "CQ-MSHO-1",
        Frame::Cleaning { .. } => "CQ-INS-4",
        Frame::Polymorph { .. } => "CQ-ITM-9",
        Frame::Played { .. } => "CQ-REA-3",
        Frame::Splash { .. } => "CQ-PBOM-1",
        Frame::Push { .. } => "CQ-LUX-1",
        Frame::Stow { .. } => "CQ-DIE-3",
        Frame::Refill { .. } => "CQ-DIE-5",
        Frame::Starting { .. } => "CQ-SET-7",
        Frame::Levels { .. } => "CQ-DIE-9",
        Frame::Colour { .. } => "CQ-TIL-5",
        Frame::Tunnel { .. } => "CQ-TIL-8",
        Frame::Discard { .. } => "CQ-ITM-2",
        Frame::Caste => "CQ-SKL-2",
        _ => "CQ-REA-11",
    }
}

fn perform<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, action: Action) {
    let layout = tx.rules.layout(tx.state);
    let square = |point| layout.square(point);
    let camp = tx.state.asked();
    let Some(frame) = tx.state.business.top() else { return choose(tx, camp, action) };
    match (frame, action) {
        (Frame::Choosing { deed }, Action::Pick { aim }) => {
            tx.state.business.pop();
            tx.advance(deed, aim);
        }
        (Frame::Choosing { deed }, _) => {
            tx.state.business.pop();
            tx.commit(deed);
        }
        (Frame::Paying { .. }, Action::Pay { die, spot }) => tx.pay(die, spot),
        (Frame::Played { .. }, Action::Instant { .. }) => tx.ward(),
        (Frame::Played { .. }, Action::Pass) => {
            tx.tell(Event::Passed { camp });
            tx.settle_instant();
        }
        (Frame::Declared { .. } | Frame::LastCall, Action::Instant { die, aim }) => tx.play_instant(camp, die, aim),
        (Frame::Declared { .. } | Frame::LastCall, Action::Potion { potion, source, aim }) => {
            tx.use_potion(camp, potion, source, aim);
        }
        (Frame::Declared { .. }, Action::Pass) => {
            tx.tell(Event::Passed { camp });
            tx.perform();
        }
        (Frame::LastCall, Action::Pass) => {
            tx.tell(Event::Passed { camp });
            tx.state.business.pop();
        }
        (Frame::Shots { by, left }, Action::Pick { aim }) => tx.shoot(by, left, aim),
        (Frame::Shots { .. }, _) => {
            tx.state.business.pop();
        }
        (Frame::Cleaning { chosen }, Action::Pick { aim }) => {
            tx.state.business.pop();
            let at: Option<Square> = tx.movegen().at(aim);
            let chosen = at.map_or(chosen, |at| chosen.with(at));
            clean(tx, camp, chosen, instant::more_puddles(&tx.movegen(), chosen).is_empty());
        }
        (Frame::Cleaning { chosen }, _) => {
            tx.state.business.pop();
            clean(tx, camp, chosen, true);
        }
        (Frame::Polymorph { source, at, .. }, Action::Caste { caste }) => {
            tx.state.business.pop();
            tx.spend_potion(camp, Potion::Polymorph, source, Some(at));
            tx.polymorph(at, caste);
        }
        (Frame::Caste, Action::Caste { caste }) => tx.name_caste(caste),
        (Frame::Splash { tint, reach, impact, first }, Action::Splash { at }) => {
            tx.state.business.pop();
            let Some(at) = square(at) else { return };
            let left = splashes(&tx.movegen(), impact, reach) - first.into_iter().collect();
            if first.is_none() && left.count() > 1 {
                tx.push(Frame::Splash { tint, reach, impact, first: Some(at) });
            } else {
                let area: Area = [Some(impact), first, Some(at)].into_iter().flatten().collect();
                tx.spread(&area, tint, reach, true, None);
            }
        }
        (Frame::Push { by, left }, Action::Push { at, to }) => {
            if let (Some(at), Some(to)) = (square(at), square(to)) {
                tx.push_back(by, left, at, to);
            }
        }
        (Frame::Stow { camp, die, fragment }, Action::Stow { spot }) => {
            tx.state.business.pop();
            tx.stow(camp, die, fragment, spot);
        }
        (Frame::Refill { camp, fragment, die }, Action::Crystal { at }) => {
            tx.state.business.pop();
            if let Some(at) = square(at) {
                tx.place_die(camp, fragment, die, at);
            }
        }
        (Frame::Starting { camp, die, next }, Action::Crystal { at }) => {
            tx.state.business.pop();
            if let Some(at) = square(at) {
                tx.place_starting_dice(camp, die, at, next);
            }
        }
        (Frame::Levels { camp }, Action::Fragment { number }) => tx.refill(camp, number - 1),
        (Frame::Colour { at }, Action::Colour { colour }) => {
            tx.state.business.pop();
            if let Some(figure) = tx.figure(at).filter(|figure| figure.tint.colour() != Some(colour)) {
                tx.become_(at, figure.kind, crate::Tint::of(colour));
            }
        }
        (Frame::Tunnel { at }, Action::Exit { at: to }) => {
            if let Some(to) = square(to) {
                tx.emerge(at, to);
            }
        }
        (Frame::Discard { camp, left }, Action::Discard { potion }) => {
            tx.state.business.pop();
            tx.discard(camp, potion);
            if left > 1 {
                tx.push(Frame::Discard { camp, left: left - 1 });
            }
        }
        _ => {}
    }
}

/// Cleaning has another puddle, or all that it wants.
fn clean<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, camp: Camp, chosen: crate::Chosen, done: bool) {
    if done {
        let die = tx.rules.recipes.colour(Instant::Cleaning);
        tx.spend_instant(camp, die, chosen);
    } else {
        tx.push(Frame::Cleaning { chosen });
    }
}

/// A choice when nothing waits.
fn choose<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, camp: Camp, action: Action) {
    match action {
        Action::Use { by, ability, aim } => {
            if let Ok(deed) = choice::declared(&tx.movegen(), by, ability) {
                tx.advance(deed, aim);
            }
        }
        Action::Instant { die, aim } => tx.play_instant(camp, die, aim),
        Action::Potion { potion, source, aim } => tx.use_potion(camp, potion, source, aim),
        Action::Exchange => tx.exchange(camp),
        Action::End => tx.end_sequence(),
        _ => tx.place(action),
    }
}
