//! What can be done in a position: the legal list, its second opinion, and the ending.

use crate::broken::{Breach, require};
use crate::{Law, Laws};
use tabletop::{Game, MAX_SEATS, Notation, Outcome};

impl<G: Notation> Laws<'_, G> {
    /// The quick laws of one position. `list` is filled with its legal actions.
    pub(crate) fn listing(&self, state: &G::State, list: &mut Vec<G::Action>) -> Result<(), Breach> {
        let game = &*self.game;
        game.validate(state).map_err(|problem| Breach::of(Law::Conserved, problem))?;
        let to_act = ending(game, state)?;
        list.clear();
        game.legal_actions(state, list);
        require(Law::NeverEmpty, list.is_empty() != to_act, || {
            if to_act {
                "a seat decides, but nothing is listed".to_owned()
            } else {
                format!("the game is over, but {} is listed", self.say_all(list))
            }
        })?;
        require(Law::Sorted, list.is_sorted_by(|one, next| one < next), || {
            let pair = list.windows(2).find(|pair| pair[0] >= pair[1]).unwrap_or_default();
            format!("these stand beside each other: {}", self.say_all(pair))
        })?;
        for &action in &*list {
            let refused = game.check(state, action).err();
            require(Law::Listed, refused.is_none(), || {
                format!("{} is listed, but {}", self.say(action), refusal_words(refused))
            })?;
        }
        Ok(())
    }

    /// The second opinion on the legal list. `universe` is filled with all that could be meant, sorted.
    pub(crate) fn complete(&self, state: &G::State, list: &[G::Action], universe: &mut Vec<G::Action>) -> Result<(), Breach> {
        let mut again = list.to_vec();
        self.game.legal_actions(state, &mut again);
        require(Law::Sorted, again == list, || {
            format!("filling the list again gives {} after {}", self.say_all(&again), self.say_all(list))
        })?;
        self.game.candidate_actions(state, universe);
        universe.sort_unstable();
        universe.dedup();
        for &action in &*universe {
            match self.game.check(state, action) {
                Ok(()) => {
                    require(Law::Complete, list.binary_search(&action).is_ok(), || {
                        format!("{} passes check, but is not listed", self.say(action))
                    })?;
                }
                Err(refusal) => require(Law::RuleNamed, (self.known_rule)(refusal.rule.0), || {
                    format!("{} is {refusal}, which the catalogue does not know", self.say(action))
                })?,
            }
        }
        let missing: Vec<_> = list.iter().copied().filter(|action| universe.binary_search(action).is_err()).collect();
        require(Law::Complete, missing.is_empty(), || format!("{} is listed, but not in the universe", self.say_all(&missing)))
    }
}

fn refusal_words(refusal: Option<tabletop::Refusal>) -> String {
    refusal.map_or_else(String::new, |refusal| refusal.to_string())
}

/// Whether somebody decides here.
fn ending<G: Game>(game: &G, state: &G::State) -> Result<bool, Breach> {
    let seats = game.seats(state);
    require(Law::Ending, (1..=MAX_SEATS as u8).contains(&seats), || format!("there are {seats} seats"))?;
    let to_act = game.to_act(state);
    match (to_act, game.outcome(state)) {
        (Some(seat), None) => {
            require(Law::Ending, seat.index() < usize::from(seats), || format!("seat {seat} decides in a game of {seats} seats"))?
        }
        (None, Some(outcome)) => sensible(&outcome, seats).map_err(|problem| Breach::of(Law::Ending, problem))?,
        (Some(seat), Some(outcome)) => {
            return Err(Breach::of(Law::Ending, format!("seat {seat} decides, but the game has ended: {outcome:?}")));
        }
        (None, None) => return Err(Breach::of(Law::Ending, "nobody decides, but there is no outcome")),
    }
    Ok(to_act.is_some())
}

/// Winners exist and are ranked first; everybody has a rank; the reason is one word.
fn sensible(outcome: &Outcome, seats: u8) -> Result<(), String> {
    let Outcome { reason, winners, ranks, .. } = outcome;
    if outcome.seats != seats {
        return Err(format!("the outcome is of {} seats, the game of {seats}", outcome.seats));
    }
    if reason.is_empty() || reason.contains(char::is_whitespace) {
        return Err(format!("the reason '{reason}' is not one word"));
    }
    if let Some(ghost) = winners.iter().find(|seat| seat.index() >= usize::from(seats)) {
        return Err(format!("seat {ghost} wins a game of {seats} seats"));
    }
    for seat in tabletop::Seat::first(seats) {
        let rank = ranks[seat.index()];
        if !(1..=seats).contains(&rank) {
            return Err(format!("seat {seat} has the rank {rank} of {seats}"));
        }
        if winners.has(seat) && rank != 1 {
            return Err(format!("seat {seat} wins with the rank {rank}"));
        }
        if winners.count() > 0 && !winners.has(seat) && rank == 1 {
            return Err(format!("seat {seat} has the rank 1, but does not win"));
        }
    }
    Ok(())
}
