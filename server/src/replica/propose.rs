//! What becomes of what somebody asks: an entry, or a refusal.

use super::TableReplica;
use super::opening::checked_name;
use crate::entry::{Guest, LogEntry, LogEvent, LogRecord, RequestKey, Who};
use crate::error::{ApiError, ErrorCode};
use crate::keys::{Digest, secret};
use crate::time::Millis;
use arcade::{Commitment, Seat};
use wire::{Ask, Held, Holder, Level, MAX_ID, MessageId, Number, Request, Stage, TakeSeat};

/// What becomes of it.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// It was done before, as this entry.
    Duplicate(Number),
    /// It can be done: this entry is to be written. The replica has taken it in already, and must be thrown away if it is not
    /// written.
    Write(LogEntry),
}

/// An id that can be kept.
fn check_id(id: &MessageId) -> Result<(), ApiError> {
    let sound = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if (1..=MAX_ID).contains(&id.0.len()) && id.0.bytes().all(sound) { Ok(()) } else { Err(ErrorCode::BadId.into()) }
}

impl TableReplica {
    /// What becomes of a request. After a refusal the replica is as it was.
    pub(crate) fn propose(&mut self, by: Who, request: &Request, now: Millis, patience: Millis) -> Result<Verdict, ApiError> {
        check_id(&request.id)?;
        let request_key = RequestKey { by, id: request.id.clone() };
        if let Some(&number) = self.answered.get(&request_key) {
            return Ok(Verdict::Duplicate(number));
        }
        let event = match (&request.ask, by) {
            (Ask::Start { fill }, _) => self.start_event(*fill)?,
            (_, Who::Host) => return Err(ErrorCode::OnlyLooking.into()),
            (Ask::Play { action }, Who::Seat(seat)) => {
                self.may_decide(seat, request.answers, now)?;
                LogEvent::Played { seat, action: action.clone(), luck: Vec::new() }
            }
            (Ask::Undo, Who::Seat(seat)) => {
                self.is_playing()?;
                self.is_there(seat)?;
                self.is_fresh(request.answers)?;
                self.table.as_ref().ok_or(ErrorCode::NotStarted)?.can_undo(seat)?;
                LogEvent::Undone { seat }
            }
            (Ask::Word { word }, Who::Seat(seat)) => {
                self.is_lobby()?;
                if !Commitment::is_word(word) {
                    return Err(ErrorCode::BadWord.into());
                }
                LogEvent::Word { seat, word: word.clone() }
            }
            (Ask::Leave { level }, Who::Seat(seat)) => {
                if self.stage() == Stage::Over {
                    return Err(ErrorCode::Over.into());
                }
                self.is_there(seat)?;
                LogEvent::Left { seat, level: *level }
            }
            (Ask::Back, Who::Seat(seat)) => {
                self.is_playing()?;
                if self.bot_on(seat).is_none() {
                    return Err(ErrorCode::NotAway.into());
                }
                LogEvent::Back { seat }
            }
            (Ask::Replace { seat, level }, Who::Seat(_)) => {
                self.is_playing()?;
                if self.to_act() != Some(*seat) || self.bot_on(*seat).is_some() || now < self.clocks.since() + patience {
                    return Err(ErrorCode::TooSoon.into());
                }
                LogEvent::Replaced { seat: *seat, level: *level }
            }
            (Ask::Look { .. }, _) => return Err(ErrorCode::NoSuchMoment.into()),
        };
        self.write(Some(request_key), event, now).map(Verdict::Write)
    }

    /// What a bot chose becomes an entry, if it is still its turn at this position.
    pub(crate) fn propose_bot(&mut self, seat: Seat, changed: Number, action: String, now: Millis) -> Result<LogEntry, ApiError> {
        if self.changed != changed || self.bot_to_act().is_none_or(|(bot, _)| bot != seat) {
            return Err(ErrorCode::Stale.into());
        }
        self.write(None, LogEvent::Played { seat, action, luck: Vec::new() }, now)
    }

    /// The time of the seat that decides has run out, if it has.
    pub(crate) fn propose_time_out(&mut self, now: Millis) -> Result<Option<LogEntry>, ApiError> {
        match self.to_act() {
            Some(seat) if self.deadline().is_some_and(|deadline| deadline <= now) => {
                self.write(None, LogEvent::TimedOut { seat, level: Level::Normal }, now).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Somebody wants to sit down.
    pub(crate) fn propose_guest(&mut self, ask: &TakeSeat, now: Millis) -> Result<(Held, LogEntry), ApiError> {
        check_id(&ask.id)?;
        let name = checked_name(&ask.name)?;
        self.is_lobby()?;
        let claim = Digest::of(&ask.id.0);
        let seat = self.seat_for(ask, &claim)?;
        let held = Held { seat, secret: secret()? };
        let guest = Guest { seat, name, secret: Digest::of(&held.secret.0), claim: Some(claim) };
        Ok((held, self.write(None, LogEvent::Taken(guest), now)?))
    }

    fn seat_for(&self, ask: &TakeSeat, claim: &Digest) -> Result<Seat, ApiError> {
        let find = |holds: &dyn Fn(&super::Place) -> bool| self.places.iter().position(holds).map(Seat::at);
        if let Some(again) = find(&|place| place.claim.as_ref() == Some(claim)) {
            return Ok(again);
        }
        if let Some(invitation) = &ask.invitation {
            let digest = Digest::of(&invitation.0);
            return Ok(find(&|place| place.invitation.as_ref() == Some(&digest)).ok_or(ErrorCode::WrongSecret)?);
        }
        if !self.opened.public {
            return Err(ErrorCode::NeedsInvitation.into());
        }
        match ask.seat {
            Some(seat) => match self.places.get(seat.index()) {
                Some(place) if place.holder == Holder::Open => Ok(seat),
                _ => Err(ErrorCode::SeatTaken.into()),
            },
            None => Ok(find(&|place| place.holder == Holder::Open).ok_or(ErrorCode::Full)?),
        }
    }

    fn start_event(&self, fill: Option<Level>) -> Result<LogEvent, ApiError> {
        self.is_lobby()?;
        if fill.is_none() && self.places.iter().any(|place| place.holder == Holder::Open) {
            return Err(ErrorCode::OpenSeats.into());
        }
        Ok(LogEvent::Started { fill })
    }

    fn may_decide(&self, seat: Seat, answers: Number, now: Millis) -> Result<(), ApiError> {
        self.is_playing()?;
        self.is_there(seat)?;
        self.is_fresh(answers)?;
        if self.to_act() != Some(seat) {
            return Err(ErrorCode::NotYourTurn.into());
        }
        match self.deadline() {
            Some(deadline) if deadline <= now => Err(ErrorCode::OutOfTime.into()),
            _ => Ok(()),
        }
    }

    fn is_lobby(&self) -> Result<(), ApiError> {
        if self.stage() == Stage::Lobby { Ok(()) } else { Err(ErrorCode::Started.into()) }
    }

    fn is_playing(&self) -> Result<(), ApiError> {
        match self.stage() {
            Stage::Lobby => Err(ErrorCode::NotStarted.into()),
            Stage::Playing => Ok(()),
            Stage::Over => Err(ErrorCode::Over.into()),
        }
    }

    fn is_there(&self, seat: Seat) -> Result<(), ApiError> {
        if self.bot_on(seat).is_none() { Ok(()) } else { Err(ErrorCode::Away.into()) }
    }

    /// Entries that do not change the position (a guest who leaves) do not make a decision stale.
    fn is_fresh(&self, answers: Number) -> Result<(), ApiError> {
        if answers >= self.changed { Ok(()) } else { Err(ErrorCode::Stale.into()) }
    }

    /// Takes an event in, as the next entry.
    fn write(&mut self, request_key: Option<RequestKey>, event: LogEvent, now: Millis) -> Result<LogEntry, ApiError> {
        let mut entry = LogEntry { number: self.number + 1, at: now.max(self.last_at), line: LogRecord { request_key, event } };
        self.apply(&entry)?;
        if let (LogEvent::Played { luck, .. }, Some(table)) = (&mut entry.line.event, &self.table) {
            *luck = table.luck(table.decisions()).iter().map(ToString::to_string).collect();
        }
        Ok(entry)
    }

    /// The last entry that changed the position.
    pub(crate) fn changed(&self) -> Number {
        self.changed
    }
}
