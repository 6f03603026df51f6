//! What viewers are told.

use super::TableReplica;
use crate::entry::{LogEntry, LogEvent};
use crate::error::{ApiError, ErrorCode};
use crate::games::is_variant;
use crate::time::Millis;
use arcade::{AnyTable, Commitment, EventJson, RedactedPosition, Seat, Viewer, unhex};
use wire::{News, Number, Outcome, PlyRecord, SeatInfo, Situation, Stage, TableInfo, Welcome};

impl TableReplica {
    /// What everybody may know.
    pub(crate) fn info(&self) -> TableInfo {
        let opened = &*self.opened;
        TableInfo {
            table: self.id.clone(),
            game: opened.game.clone(),
            rules: opened.rules,
            // As it is made now: the first release wrote it in another way.
            content: self.game.content_called(&opened.content, !opened.packs.is_empty()).to_owned(),
            variant: !opened.files.is_empty() || is_variant(&self.game),
            stopped: self.stopped().cloned(),
            setup: opened.setup.clone(),
            packs: opened.packs.clone(),
            stage: self.stage(),
            seats: self.seat_infos(),
            clock: opened.clock,
            pause_ms: opened.pause_ms,
            public: opened.public,
            commitment: unhex(&opened.luck).map(|secret| Commitment::commitment_to(&secret)).unwrap_or_default(),
            opened_at: self.opened_at,
            number: self.number,
        }
    }

    fn seat_infos(&self) -> Vec<SeatInfo> {
        let info = |(index, place): (usize, &super::Place)| SeatInfo {
            seat: Seat::at(index),
            holder: place.holder.clone(),
            word: place.word.clone(),
        };
        self.places.iter().enumerate().map(info).collect()
    }

    /// How things stand, as a viewer may know it.
    pub(crate) fn situation(&self, viewer: Viewer, now: Millis) -> Situation<RedactedPosition> {
        let table = self.table();
        let running = self.to_act().filter(|&seat| self.bot_on(seat).is_none());
        let undo = |table: &dyn AnyTable| match viewer {
            Viewer::Seat(seat) => self.stage() == Stage::Playing && self.bot_on(seat).is_none() && table.can_undo(seat).is_ok(),
            Viewer::Bystander => false,
        };
        Situation {
            number: self.number,
            decisions: self.decided(),
            to_act: self.to_act(),
            world: table.map(|table| table.world(viewer)),
            undo: table.is_some_and(undo),
            clocks: table.and_then(|_| self.clocks.faces(running, now)),
            outcome: table.and_then(outcome),
        }
    }

    /// What a viewer who knows everything up to entry `from` must be told to know everything.
    pub(crate) fn welcome(
        &self,
        you: Option<Seat>,
        viewer: Viewer,
        from: Number,
        now: Millis,
    ) -> Welcome<RedactedPosition, EventJson> {
        // Decisions may have been taken back since: what is kept are those that were never taken back.
        let since = self.decisions.get((from as usize).wrapping_sub(1)..);
        let keep = since.and_then(|since| since.iter().min().copied()).unwrap_or(0);
        let all = self.decided();
        let moments = (keep + 1..=all).flat_map(|number| self.moments(number, &[viewer])).collect();
        Welcome { you, table: self.info(), now: self.situation(viewer, now), keep, moments }
    }

    /// What each viewer is told of the last entry.
    pub(crate) fn news(&self, entry: &LogEntry, viewers: &[Viewer], now: Millis) -> Vec<News<RedactedPosition, EventJson>> {
        let decisions = self.decided();
        let played = matches!(entry.line.event, LogEvent::Played { .. });
        let mut moments = if played { self.moments(decisions, viewers) } else { Vec::new() }.into_iter();
        let news = |&viewer| News {
            number: entry.number,
            kind: entry.line.event.kind(),
            seat: entry.line.event.seat(),
            moment: moments.next(),
            seats: (!entry.line.event.is_move()).then(|| self.seat_infos()),
            now: self.situation(viewer, now),
        };
        viewers.iter().map(news).collect()
    }

    /// A decision, as each viewer is told it.
    fn moments(&self, number: u32, viewers: &[Viewer]) -> Vec<PlyRecord<EventJson>> {
        let Some(table) = self.table() else {
            // The game is not known here: who decided is told, and what it was is not.
            let seat = self.stopped.as_ref().and_then(|stopped| stopped.decided.get((number as usize).checked_sub(1)?));
            let moment = |&seat| PlyRecord { number, seat, action: None, events: Vec::new() };
            return viewers.iter().filter_map(|_| seat.map(moment)).collect();
        };
        let moment = |arcade::PlyRecord { seat, action, happenings, .. }| PlyRecord { number, seat, action, events: happenings };
        table.tellings(number as usize, viewers).into_iter().map(moment).collect()
    }

    /// The world as it was after so many decisions.
    pub(crate) fn past(&self, decisions: u32, viewer: Viewer) -> Result<RedactedPosition, ApiError> {
        let table = self.table().ok_or(ErrorCode::NotStarted)?;
        if decisions as usize > table.decisions() {
            return Err(ErrorCode::NoSuchMoment.into());
        }
        Ok(table.world_after(decisions as usize, viewer))
    }

    /// The record of the game with all its luck, once it is over.
    pub(crate) fn transcript(&self) -> Result<String, ApiError> {
        match (self.stage(), self.table()) {
            (Stage::Over, Some(table)) => Ok(table.transcript()?),
            _ => Err(ErrorCode::NotOver.into()),
        }
    }
}

fn outcome(table: &dyn AnyTable) -> Option<Outcome> {
    let outcome = table.outcome()?;
    let seats = usize::from(outcome.seats);
    Some(Outcome {
        reason: outcome.reason.to_owned(),
        winners: outcome.winners.iter().collect(),
        ranks: outcome.ranks[..seats].to_vec(),
        points: outcome.points[..seats].to_vec(),
    })
}
