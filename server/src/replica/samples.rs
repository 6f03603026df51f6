//! Tables for tests, the same each time.

use super::TableReplica;
use crate::entry::{Guest, LogEntry, LogEvent, LogRecord, Opened};
use crate::games::Games;
use crate::keys::Digest;
use arcade::{AnyGame, Seat, hex};
use std::sync::LazyLock;
use wire::{Chair, ClockRule, Secret, TableId};

/// The secret of a seat.
pub(crate) fn secret_of(seat: Seat) -> Secret {
    Secret(format!("secret of {seat}"))
}

/// A log up to the beginning of the game: as many guests as seats, and luck from a number.
pub(crate) fn log(game: &AnyGame, seats: u8, luck: u8) -> Vec<LogEntry> {
    let setup = game.setup([("seats", seats.to_string().as_str())]).and_then(|setup| game.complete(&setup));
    let setup = setup.unwrap();
    let opened = Opened {
        game: game.name().to_owned(),
        rules: game.rules_version(),
        content: game.content().to_owned(),
        files: Vec::new(),
        setup: setup.to_json(),
        packs: Vec::new(),
        chairs: vec![Chair::Open; seats.into()],
        clock: ClockRule::None,
        pause_ms: 0,
        public: true,
        luck: hex(&[luck; 32]),
        host: Digest::of("host"),
        invitations: vec![None; seats.into()],
        guest: None,
    };
    let guest = |seat: Seat| {
        let secret = Digest::of(&secret_of(seat).0);
        LogEvent::Taken(Guest { seat, name: format!("Guest {seat}"), secret, claim: None })
    };
    let events = [LogEvent::Opened(Box::new(opened))]
        .into_iter()
        .chain(Seat::first(seats).map(guest))
        .chain([LogEvent::Started { fill: None }]);
    (1..)
        .zip(events)
        .map(|(number, event)| LogEntry { number, at: 1_000 * number, line: LogRecord { request_key: None, event } })
        .collect()
}

/// The table of that log.
pub(crate) fn table() -> TableId {
    TableId("sample".to_owned())
}

/// The replica after a log.
pub(crate) fn replica(entries: &[LogEntry]) -> TableReplica {
    // Reading all that the house ships takes longer than most games.
    static GAMES: LazyLock<Games> = LazyLock::new(Games::shipped);
    let mut replica = TableReplica::open(&GAMES, table(), &entries[0]).unwrap();
    entries[1..].iter().for_each(|entry| replica.apply(entry).unwrap());
    replica
}
