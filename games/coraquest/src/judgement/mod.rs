//! What a position looks like to somebody who wants to win.
//!
//! All heroes want the same, and a Keeper wants the opposite (CR-KEEP-3). Everything is counted in points of Health: what the
//! heroes have left when this round is over, if they strike whom they can reach and what stands then strikes back (`danger`,
//! `shape`); what they carry (`means`); less the shortest way to a victory that the quest's own rules show, the cards that must
//! come first and all that they bring (`need`), and less the spiders that come meanwhile (`time`).
//!
//! A bot that looks one step ahead must be told what several steps lead to. So a card that could be drawn counts as if it had
//! been, and who is in the middle of a Move counts as if it had got where it helps most.
//!
//! Nothing here knows a quest by name: what leads where is read off its rules when the content is loaded.

mod coming;
mod danger;
mod means;
mod need;
mod pending;
mod plan;
mod sense;
mod shape;
mod time;
mod weights;

pub(crate) use plan::Plan;

use crate::{Cause, CoraQuest, State};
use judgement::{Judgement, SearchParams};
use sense::Sense;
use tabletop::{MAX_SEATS, PerSeat};
use weights::W;

/// Who judges this game: what its [`Judgement`] is implemented with.
#[derive(Clone, Copy, Debug)]
pub struct Judge;

impl Judgement<Judge> for CoraQuest {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let done = pending::as_if_done(state);
        let state = done.as_ref().unwrap_or(state);
        let heroes = match state.over.map(|over| over.cause) {
            Some(Cause::Won) => 1.0,
            Some(_) => 0.0,
            None => self.share(state),
        };
        let mut shares = [0.0; MAX_SEATS];
        shares[..usize::from(state.seats)].fill(heroes);
        if state.keeper {
            shares[usize::from(state.seats)] = 1.0 - heroes;
        }
        shares
    }

    /// CR-END-7.
    fn together(&self) -> bool {
        true
    }

    fn search_params(&self) -> SearchParams {
        SearchParams { c_puct: 1.0, temperature: 0.01, ahead: false }
    }
}

impl CoraQuest {
    /// The heroes' share of a game that goes on.
    fn share(&self, state: &State) -> f32 {
        let mut sense = Sense::of(self, state);
        let terms = Terms::of(&sense);
        let pressure = time::pressure(&sense, terms.cards, false);
        let here = means::of(&sense) + means::tempo(&sense) - pressure + terms.work + terms.reach + terms.company;
        let mut share = terms.share(here);
        if terms.cards > 0.0
            && sense.drawn().is_none()
            && let Some(visit) = sense.explorer()
        {
            let danger = danger::of(&sense, Some(visit));
            let (survival, health) = shape::outlook(&sense, &danger);
            let gain = sense.card + sense.next_story().map_or(0.0, |(card, chance)| chance * sense.surprise(sense.ambush(card)));
            let drawn = Terms { survival: survival * terms.time, health: health - danger.idle, ..terms };
            let relief = pressure - time::pressure(&sense, terms.cards, true);
            share = share.max(drawn.share(here + gain + relief - W.hypo));
        }
        if sense.fighters.iter().all(|fighter| fighter.steps <= 0.0) {
            return share;
        }
        // Who is in the middle of a Move is about to get somewhere, but not everywhere at once.
        sense.hasty = true;
        let soon = Terms::of(&sense);
        let more = (soon.work - terms.work).max(soon.reach - terms.reach).max(0.0);
        share.max(terms.share(here + more)).max(soon.share(here))
    }
}

/// What depends on where heroes are.
#[derive(Clone, Copy)]
struct Terms {
    time: f32,
    cards: f32,
    survival: f32,
    health: f32,
    work: f32,
    reach: f32,
    company: f32,
}

impl Terms {
    fn of(sense: &Sense<'_>) -> Terms {
        let left = need::left(sense);
        let danger = danger::of(sense, None);
        let time = time::suffices(sense, left);
        let (survival, health) = shape::outlook(sense, &danger);
        Terms {
            time,
            cards: left.cards,
            survival: survival * time,
            health: health - danger.idle,
            work: -need::weigh(sense, left),
            reach: means::prospects(sense),
            company: -shape::stragglers(sense),
        }
    }

    fn share(&self, worth: f32) -> f32 {
        let worth = worth + self.health;
        self.survival * (0.5 + 0.5 * worth / (worth * worth + W.scale * W.scale).sqrt())
    }
}
