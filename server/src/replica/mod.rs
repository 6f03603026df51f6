//! A table as its log tells it: no store, no network, no clock of its own.
//!
//! A replica is a function of the entries that it was shown. What somebody asks becomes an entry or a refusal
//! ([`TableReplica::propose`]); what a viewer is told follows from the replica and the viewer ([`TableReplica::news`]).

#[cfg(test)]
mod leaks;
mod opening;
mod propose;
#[cfg(test)]
pub(crate) mod samples;
mod telling;

pub(crate) use opening::{LARGEST_PACK, Opening, open};
pub(crate) use propose::Verdict;

use crate::clocks::Clocks;
use crate::entry::{Guest, LogEntry, LogEvent, Opened, RequestKey, Who};
use crate::error::ApiError;
use crate::games::Games;
use crate::keys::Digest;
use crate::time::Millis;
use arcade::{AnyGame, AnySetup, AnyTable, COMMON, Commitment, Message, Seat, Viewer, unhex};
use std::collections::HashMap;
use wire::{Chair, Fault, Holder, Level, Number, Secret, Stage, TableId};

/// A table as its log tells it.
pub(crate) struct TableReplica {
    id: TableId,
    game: AnyGame,
    opened: Box<Opened>,
    opened_at: Millis,
    number: Number,
    last_at: Millis,
    places: Vec<Place>,
    /// The game, once it has begun.
    table: Option<Box<dyn AnyTable>>,
    clocks: Clocks,
    /// The last entry that changed the position.
    changed: Number,
    /// How many decisions there were after each entry.
    decisions: Vec<u32>,
    answered: HashMap<RequestKey, Number>,
    /// Why it cannot be gone on with.
    stopped: Option<Stopped>,
}

/// A table that cannot be gone on with.
struct Stopped {
    /// What everybody is told.
    fault: Fault,
    /// Whether its log goes on in a way that cannot be played.
    cut: bool,
    /// Whether its log says that the game has begun, where the game itself is not known.
    begun: bool,
    /// Who decided since, as its log says, where the game itself is not known. What was decided may be a secret.
    decided: Vec<Seat>,
}

/// A seat at the replica.
struct Place {
    holder: Holder,
    word: Option<String>,
    secret: Option<Digest>,
    claim: Option<Digest>,
    invitation: Option<Digest>,
}

impl TableReplica {
    /// The replica after the first entry of a log.
    ///
    /// # Errors
    /// Why this log cannot be read here.
    pub(crate) fn open(games: &Games, id: TableId, first: &LogEntry) -> Result<TableReplica, String> {
        let LogEvent::Opened(opened) = &first.line.event else { return Err("a log begins with the opening".to_owned()) };
        let (game, stopped) = match games.as_played(&opened.game, opened.played(), &opened.packs) {
            Ok(game) => (game, None),
            // It is shown all the same: who sits there, and who decided.
            Err(error) => (games.named(&opened.game).map_err(|error| error.to_string())?.clone(), Some(Stopped::by(&error))),
        };
        let place = |(chair, invitation): (&Chair, &Option<Digest>)| Place {
            holder: match *chair {
                Chair::Open => Holder::Open,
                Chair::Bot { level } => Holder::Bot { level },
            },
            word: None,
            secret: None,
            claim: None,
            invitation: invitation.clone(),
        };
        let mut replica = TableReplica {
            id,
            game,
            places: opened.chairs.iter().zip(&opened.invitations).map(place).collect(),
            clocks: Clocks::start(opened.clock, opened.chairs.len(), first.at),
            opened: opened.clone(),
            opened_at: first.at,
            number: 1,
            last_at: first.at,
            table: None,
            changed: 1,
            decisions: vec![0],
            answered: HashMap::new(),
            stopped,
        };
        if let Some(guest) = &opened.guest {
            replica.seat_guest(guest)?;
        }
        Ok(replica)
    }

    /// Takes the next entry of the log in.
    ///
    /// # Errors
    /// A rule that forbids a decision; the replica is as it was. Anything else is a log that cannot be read here, and the replica
    /// must not be used any more.
    pub(crate) fn apply(&mut self, entry: &LogEntry) -> Result<(), ApiError> {
        if entry.number != self.number + 1 {
            return Err(ApiError::Log(format!("entry {} comes after entry {}", entry.number, self.number)));
        }
        let at = entry.at;
        match &entry.line.event {
            LogEvent::Started { fill } if self.stopped.is_some() => {
                self.seat_bots(*fill).map_err(ApiError::Log)?;
                self.stopped.iter_mut().for_each(|stopped| stopped.begun = true);
            }
            LogEvent::Played { seat, .. } if self.stopped.is_some() => {
                self.stopped.iter_mut().for_each(|stopped| stopped.decided.push(*seat));
            }
            LogEvent::Undone { .. } if self.stopped.is_some() => {
                if let Some(stopped) = &mut self.stopped {
                    stopped.decided.pop();
                }
            }
            LogEvent::Opened(_) => return Err(broken("the table is opened twice")),
            LogEvent::Taken(guest) => self.seat_guest(guest).map_err(ApiError::Log)?,
            LogEvent::Word { seat, word } => self.place(*seat).map_err(ApiError::Log)?.word = Some(word.clone()),
            LogEvent::Started { fill } => self.start(*fill, at).map_err(ApiError::Log)?,
            LogEvent::Played { seat, action, luck } => self.play(*seat, action, luck, at)?,
            LogEvent::Undone { seat } => {
                self.table.as_mut().ok_or_else(|| broken("nothing is played yet"))?.undo(*seat)?;
                self.clocks.undone();
            }
            LogEvent::Left { seat, level } | LogEvent::Replaced { seat, level } => {
                self.leave(*seat, *level, at).map_err(ApiError::Log)?
            }
            LogEvent::TimedOut { seat, level } => {
                self.leave(*seat, *level, at).map_err(ApiError::Log)?;
                self.clocks.ran_out(*seat, at);
            }
            LogEvent::Back { seat } => {
                if let Holder::Person { away, .. } = &mut self.place(*seat).map_err(ApiError::Log)?.holder {
                    *away = None;
                }
                if self.to_act() == Some(*seat) {
                    self.clocks.back(*seat, at);
                }
            }
        }
        if matches!(entry.line.event, LogEvent::Started { .. } | LogEvent::Played { .. } | LogEvent::Undone { .. }) {
            self.changed = entry.number;
        }
        if let Some(request_key) = &entry.line.request_key {
            self.answered.insert(request_key.clone(), entry.number);
        }
        (self.number, self.last_at) = (entry.number, at);
        self.decisions.push(self.decided());
        Ok(())
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, String> {
        self.places.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn seat_guest(&mut self, Guest { seat, name, secret, claim }: &Guest) -> Result<(), String> {
        let place = self.place(*seat)?;
        place.holder = Holder::Person { name: name.clone(), away: None };
        (place.secret, place.claim) = (Some(secret.clone()), claim.clone());
        Ok(())
    }

    /// Puts bots on the seats that are open.
    fn seat_bots(&mut self, fill: Option<Level>) -> Result<(), String> {
        for place in self.places.iter_mut().filter(|place| place.holder == Holder::Open) {
            place.holder = Holder::Bot { level: fill.ok_or("some seats are open")? };
        }
        Ok(())
    }

    fn start(&mut self, fill: Option<Level>, at: Millis) -> Result<(), String> {
        self.seat_bots(fill)?;
        let setup = AnySetup::from_json(&self.opened.setup.to_string()).map_err(|error| error.to_string())?;
        let secret = unhex(&self.opened.luck).ok_or("the server's part of the luck is no 64 hexadecimal digits")?;
        let words = (0..).zip(&self.places).filter_map(|(index, place)| Some((Seat::at(index), place.word.clone()?)));
        let words = words.collect();
        let pledge = Commitment { table: self.id.0.clone(), secret, commitment: Commitment::commitment_to(&secret), words };
        self.table = Some(self.game.open_pledged(&setup, pledge).map_err(|error| error.to_string())?);
        self.clocks = Clocks::start(self.opened.clock, self.places.len(), at);
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: &str, luck: &[String], at: Millis) -> Result<(), ApiError> {
        let pays = self.bot_on(seat).is_none();
        let table = self.table.as_mut().ok_or_else(|| broken("nothing is played yet"))?;
        if table.to_act() != Some(seat) {
            return Err(ApiError::Log(format!("seat {seat} decides, but it is not its turn")));
        }
        table.play(action)?;
        let came = table.luck(table.decisions());
        if !luck.is_empty() && !came.iter().map(ToString::to_string).eq(luck.iter().cloned()) {
            return Err(ApiError::Log(format!("'{action}' drew {luck:?} once, and now {came:?}: the rules have changed")));
        }
        self.clocks.decided(seat, at, pays);
        Ok(())
    }

    fn leave(&mut self, seat: Seat, level: Level, at: Millis) -> Result<(), String> {
        let (playing, to_act) = (self.stage() != Stage::Lobby, self.to_act());
        let place = self.place(seat)?;
        match &mut place.holder {
            Holder::Person { away, .. } if playing => *away = Some(level),
            _ => {
                (place.holder, place.word) = (Holder::Open, None);
                (place.secret, place.claim) = (None, None);
            }
        }
        if to_act == Some(seat) {
            self.clocks.handed_over(seat, at);
        }
        Ok(())
    }
}

/// Questions.
impl TableReplica {
    /// The number of the last entry.
    pub(crate) fn number(&self) -> Number {
        self.number
    }

    /// When the last entry was accepted.
    pub(crate) fn last_at(&self) -> Millis {
        self.last_at
    }

    /// How far it is.
    pub(crate) fn stage(&self) -> Stage {
        match &self.table {
            None if self.stopped.as_ref().is_some_and(|stopped| stopped.begun) => Stage::Playing,
            None => Stage::Lobby,
            Some(table) if table.outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// How many decisions were taken.
    pub(crate) fn decided(&self) -> u32 {
        match (&self.table, &self.stopped) {
            (Some(table), _) => table.decisions() as u32,
            (None, Some(stopped)) => stopped.decided.len() as u32,
            (None, None) => 0,
        }
    }

    /// The game that is played.
    pub(crate) fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Stops the table here: what comes after the last entry cannot be played.
    pub(crate) fn cut(&mut self, error: &ApiError) {
        self.stopped = Some(Stopped { cut: true, ..Stopped::by(error) });
    }

    /// Whether its log goes on in a way that cannot be played.
    pub(crate) fn is_cut(&self) -> bool {
        self.stopped.as_ref().is_some_and(|stopped| stopped.cut)
    }

    /// Why it cannot be gone on with, if so.
    pub(crate) fn stopped(&self) -> Option<&Fault> {
        self.stopped.as_ref().map(|stopped| &stopped.fault)
    }

    /// The seat that decides.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.table.as_ref().and_then(|table| table.to_act())
    }

    /// The bot that plays for a seat.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<Level> {
        match self.places.get(seat.index())?.holder {
            Holder::Bot { level } => Some(level),
            Holder::Person { away, .. } => away,
            Holder::Open => None,
        }
    }

    /// The bot that decides now.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.to_act().filter(|_| self.stopped.is_none())?;
        self.bot_on(seat).map(|level| (seat, level))
    }

    /// When the time of the seat that decides runs out.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let seat = self.to_act().filter(|&seat| self.stopped.is_none() && self.bot_on(seat).is_none())?;
        self.clocks.deadline(seat)
    }

    /// Who holds this secret.
    pub(crate) fn who(&self, secret: &Secret) -> Option<Who> {
        let digest = Digest::of(&secret.0);
        if self.opened.host == digest {
            return Some(Who::Host);
        }
        let seat = self.places.iter().position(|place| place.secret.as_ref() == Some(&digest));
        seat.map(|index| Who::Seat(Seat::at(index)))
    }

    /// The game, once it has begun.
    pub(crate) fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }
}

impl Stopped {
    fn by(error: &ApiError) -> Stopped {
        let why = match error {
            ApiError::Game(error) => error.message(),
            _ => error.fault().message,
        };
        let message = Message::new(COMMON, "fault-stopped").with("why", why);
        let fault = Fault { code: "broken-table".to_owned(), message, rule: None };
        Stopped { fault, cut: false, begun: false, decided: Vec::new() }
    }
}

fn broken(reason: &str) -> ApiError {
    ApiError::Log(reason.to_owned())
}

/// As whom somebody looks.
pub(crate) fn viewer(who: Option<Who>) -> Viewer {
    match who {
        Some(Who::Seat(seat)) => Viewer::Seat(seat),
        Some(Who::Host) | None => Viewer::Bystander,
    }
}
