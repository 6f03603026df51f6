//! What goes wrong: a code and a message for the client, a cause for the log.

use arcade::{Arg, COMMON, Error, Message};
use axum::http::StatusCode;
use std::fmt;
use wire::Fault;

/// Why something is not done.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// One of the cases that need no details.
    Plain(ErrorCode),
    /// The games say no.
    Game(Error),
    /// A pack is refused; everything that is wrong with it is told.
    Pack(Vec<Arg>),
    /// What was sent cannot be read; the reason is told.
    Unreadable(String),
    /// The store does not answer; the reason is for the log.
    Store(String),
    /// The table's log cannot be played by these rules; the reason is for the log.
    Log(String),
    /// The table can be looked at up to an entry, and not gone on with; what everybody is told.
    Stopped(Box<Fault>),
}

impl From<ErrorCode> for ApiError {
    fn from(case: ErrorCode) -> ApiError {
        ApiError::Plain(case)
    }
}

impl From<Error> for ApiError {
    fn from(error: Error) -> ApiError {
        ApiError::Game(error)
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(error: getrandom::Error) -> ApiError {
        ApiError::Store(format!("the operating system gives no random bytes: {error}"))
    }
}

macro_rules! cases {
    ($($(#[$note:meta])* $case:ident, $code:literal, $status:ident;)+) => {
        /// What can be wrong without needing details.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum ErrorCode {
            $($(#[$note])* $case,)+
        }

        impl ErrorCode {
            /// All of them, for tests.
            #[cfg(test)]
            const ALL: &'static [ErrorCode] = &[$(ErrorCode::$case),+];

            pub(crate) fn code(self) -> &'static str {
                match self { $(ErrorCode::$case => $code,)+ }
            }

            fn status(self) -> StatusCode {
                match self { $(ErrorCode::$case => StatusCode::$status,)+ }
            }
        }
    };
}

cases! {
    /// No table has this name.
    UnknownTable, "unknown-table", NOT_FOUND;
    /// No content has this digest.
    UnknownContent, "unknown-content", NOT_FOUND;
    /// Nothing is here.
    UnknownPath, "unknown-path", NOT_FOUND;
    /// A secret that holds nothing at this table.
    WrongSecret, "wrong-secret", FORBIDDEN;
    /// Bystanders may only look.
    OnlyLooking, "only-looking", FORBIDDEN;
    /// Another seat decides.
    NotYourTurn, "not-your-turn", CONFLICT;
    /// The position has changed since the client looked.
    Stale, "stale", CONFLICT;
    /// The client means other rules or other content than the house plays by.
    OtherEdition, "other-edition", CONFLICT;
    /// The game has not begun.
    NotStarted, "not-started", CONFLICT;
    /// The game has begun.
    Started, "started", CONFLICT;
    /// The game is over.
    Over, "over", CONFLICT;
    /// The game is not over.
    NotOver, "not-over", CONFLICT;
    /// Somebody sits there.
    SeatTaken, "seat-taken", CONFLICT;
    /// All seats are taken.
    Full, "full", CONFLICT;
    /// The table is not public.
    NeedsInvitation, "needs-invitation", FORBIDDEN;
    /// Nobody sits on some seats.
    OpenSeats, "open-seats", CONFLICT;
    /// The clock has run out.
    OutOfTime, "out-of-time", CONFLICT;
    /// A bot plays for the seat.
    Away, "away", CONFLICT;
    /// No bot plays for the seat.
    NotAway, "not-away", CONFLICT;
    /// The seat was asked only just now.
    TooSoon, "too-soon", CONFLICT;
    /// There were not so many decisions.
    NoSuchMoment, "no-such-moment", NOT_FOUND;
    /// A name that cannot be shown.
    BadName, "bad-name", BAD_REQUEST;
    /// A word that cannot be written down.
    BadWord, "bad-word", BAD_REQUEST;
    /// An id that cannot be kept.
    BadId, "bad-id", BAD_REQUEST;
    /// A clock that makes no sense.
    BadClock, "bad-clock", BAD_REQUEST;
    /// More or fewer chairs than seats.
    BadChairs, "bad-chairs", BAD_REQUEST;
    /// Another website asks.
    Origin, "origin", FORBIDDEN;
    /// More than is read.
    TooLarge, "too-large", PAYLOAD_TOO_LARGE;
    /// A pack that is larger than tables over the network may have.
    PackTooLarge, "pack-too-large", PAYLOAD_TOO_LARGE;
    /// Messages come too fast.
    TooFast, "too-fast", TOO_MANY_REQUESTS;
    /// One address has opened many tables.
    TooManyTables, "too-many-tables", TOO_MANY_REQUESTS;
    /// One address has many connections.
    TooManySockets, "too-many-sockets", TOO_MANY_REQUESTS;
    /// The house is full.
    HouseFull, "house-full", SERVICE_UNAVAILABLE;
    /// The client did not read what it was sent.
    TooSlow, "too-slow", REQUEST_TIMEOUT;
    /// Nothing was heard for long.
    Idle, "idle", REQUEST_TIMEOUT;
    /// The server ends.
    Closing, "closing", SERVICE_UNAVAILABLE;
}

impl ApiError {
    /// A stable word for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            ApiError::Plain(case) => case.code(),
            ApiError::Game(error) => error.code(),
            ApiError::Pack(_) => "bad-pack",
            ApiError::Unreadable(_) => "unreadable",
            ApiError::Store(_) => "unavailable",
            ApiError::Log(_) | ApiError::Stopped(_) => "broken-table",
        }
    }

    /// The status over HTTP.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            ApiError::Plain(case) => case.status(),
            ApiError::Game(Error::Refused { .. } | Error::Undo(_)) => StatusCode::CONFLICT,
            ApiError::Game(_) | ApiError::Pack(_) | ApiError::Unreadable(_) => StatusCode::BAD_REQUEST,
            ApiError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Log(_) => StatusCode::INTERNAL_SERVER_ERROR,
            ApiError::Stopped(_) => StatusCode::CONFLICT,
        }
    }

    /// What the client is told. Causes inside the house are not.
    pub(crate) fn fault(&self) -> Fault {
        let message = match self {
            ApiError::Stopped(fault) => return (**fault).clone(),
            ApiError::Game(error) => error.message(),
            ApiError::Pack(reasons) => {
                let (told, more) = (reasons.iter().take(TOLD).cloned(), reasons.len().saturating_sub(TOLD));
                let one_after_another =
                    |first: Arg, next: Arg| Message::new(COMMON, "fault-next").with("first", first).with("next", next).into();
                let told = told.reduce(one_after_another).unwrap_or_else(|| "".into());
                Message::new(COMMON, "fault-bad-pack").with("reasons", told).with("more", more)
            }
            ApiError::Unreadable(reason) => Message::new(COMMON, "fault-unreadable").with("reason", reason.clone()),
            ApiError::Plain(_) | ApiError::Store(_) | ApiError::Log(_) => Message::named(COMMON, "fault", self.code()),
        };
        let rule = match self {
            ApiError::Game(error) => error.rule().map(str::to_owned),
            _ => None,
        };
        Fault { code: self.code().to_owned(), message, rule }
    }

    /// What only the log is told.
    pub(crate) fn cause(&self) -> Option<&str> {
        match self {
            ApiError::Store(cause) | ApiError::Log(cause) => Some(cause),
            _ => None,
        }
    }
}

/// How many reasons are told; of others only how many they are.
const TOLD: usize = 20;

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ApiError::Game(error) => write!(f, "{error}"),
            ApiError::Unreadable(reason) => f.write_str(reason),
            _ => f.write_str(self.cause().unwrap_or(self.code())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ErrorCode;
    use std::collections::HashSet;

    #[test]
    fn every_case_has_its_own_code() {
        let codes: HashSet<&str> = ErrorCode::ALL.iter().map(|case| case.code()).collect();
        assert_eq!(codes.len(), ErrorCode::ALL.len());
        assert!(ErrorCode::ALL.iter().all(|case| !case.status().is_success()));
    }
}
